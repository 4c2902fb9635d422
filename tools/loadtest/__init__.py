"""A load test: a real server, many tables of scripted players over real sockets, and what it costs."""
