"""Soak: the full sizes, before an issue is closed. `make soak`, or one part: `python -m tests.soak wall --quick`."""
