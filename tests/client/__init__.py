"""The browser client in a real Chromium, against the development server (the real engine, bots in its process)."""
