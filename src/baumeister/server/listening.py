"""uvicorn as this server needs it: bounded lines, and a graceful stop that tells the clients first."""

from __future__ import annotations

import contextlib
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import uvicorn

from baumeister.engine.errors import BaumeisterError
from baumeister.server.http_line import HttpProtocol
from baumeister.server.lines import Lines
from baumeister.server.socket_line import MOST_FRAME, SocketProtocol

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
BACKLOG: Final = 4096
#: uvicorn ticks ten times a second; the lines are checked once.
_TICKS: Final = 10


class CannotListen(BaumeisterError):
    """host, port, problem: the port is taken, or there is no such address."""

    code = "cannot-listen"


class Config(uvicorn.Config):
    """Carries the lines, where every protocol finds them."""

    def __init__(self, app: Any, lines: Lines, **options: Any) -> None:
        super().__init__(app, **options)
        self.lines = lines


class Server(uvicorn.Server):
    """Stops in order: no new connections, `before_end` (accepted moves are kept, clients are told), connections end."""

    def __init__(
        self,
        config: Config,
        before_end: Callable[[], Awaitable[None]],
        when_listening: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._before_end = before_end
        self._when_listening = when_listening
        self._lines = config.lines

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS == 0:
            self._lines.sweep()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_listening()

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._before_end()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal asks the server to stop and is not raised again afterwards: an orderly stop is a success."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on. A taken port is reported before anything else is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, UnicodeError) as error:
        problem = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise CannotListen(
            f"cannot listen at {host}:{port}: {problem}", host=host, port=port, problem=problem
        ) from None


def address_in_words(listener: socket.socket) -> str:
    """As one would write it into a browser."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def make_config(app: Any, lines: Lines) -> Config:
    return Config(
        app,
        lines,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        backlog=BACKLOG,
        lifespan="off",  # the parts are opened before, where their errors can be told
        proxy_headers=False,  # security.address_of reads them, if the host says so
        server_header=False,
        access_log=False,
        log_config=None,  # logs.py
        timeout_graceful_shutdown=10,
    )
