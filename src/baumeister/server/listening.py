"""uvicorn as this server wants it: a graceful end that tells the clients first, and sockets that leave no circles.

A socket's objects must be freed by counting references alone. With thousands of sockets every full garbage collection
stops the loop for tenths of a second, so these have to be rare, and then what hangs together in circles piles up.
uvicorn and websockets leave two: the HTTP parser that knows the protocol which knows it, and the suspended parser of
frames inside the connection it belongs to. Both are cut here (tests/server/test_socket.py counts).
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import struct
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, Protocol

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where there is a compiled one
from websockets.http11 import Request
from websockets.protocol import State

from baumeister.engine.errors import BaumeisterError

#: In a socket's scope: its `Line`.
LINE: Final = "baumeister.line"
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
BACKLOG: Final = 4096
#: Of a frame: a whole text; lengths up to this stand in the second byte, which else says how many bytes they take.
_TEXT: Final = 0x81
_SHORT, _IN_TWO, _IN_EIGHT = 125, 126, 127
#: What clients send is masked, which a bit beside the length says; the mask is so many bytes, before the body.
_MASKED: Final = 0x80
_MASK: Final = 4
_LEAST_HEAD: Final = 2
_pack_short = struct.Struct("!BBH").pack
_pack_long = struct.Struct("!BBQ").pack
#: Longer messages end the connection; the hub refuses shorter ones that are still too long.
MOST_FRAME: Final = 64 * 1024


class CannotListen(BaumeisterError):
    """host, port, problem: somebody else listens there, or there is no such place."""

    code = "cannot-listen"


class Line(Protocol):
    """A socket without ASGI between, for what happens thousands of times a second."""

    #: Is offered every text that comes while nothing else of this socket is being dealt with; True: it took it.
    at_once: Callable[[str], bool] | None

    def write(self, text: bytes) -> bool:
        """Send a text now, behind everything that was sent before; False: not now, because the line is full or ends."""

    def cut(self) -> None:
        """End the line without waiting for a reader who does not read."""


class Inbox:
    """Messages for one reader: all that uvicorn uses of `asyncio.Queue`, in a tenth of its memory."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    @property
    def is_waited_for(self) -> bool:
        """The reader has dealt with everything and waits."""
        return not self._messages and self._reader is not None and not self._reader.done()

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)


class Gate:
    """All that uvicorn uses of `asyncio.Event`, likewise."""

    __slots__ = ("_is_open", "_waiting")

    def __init__(self) -> None:
        self._is_open = True
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    @property
    def is_open(self) -> bool:
        return self._is_open

    def set(self) -> None:
        self._is_open = True
        waiting, self._waiting = self._waiting, ()
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        self._is_open = False

    async def wait(self) -> bool:
        while not self._is_open:
            one = asyncio.get_running_loop().create_future()
            self._waiting = (*(other for other in self._waiting if not other.done()), one)
            await one
        return True


def frame_at(data: bytes, start: int) -> tuple[int, int]:
    """Where the body of the frame that begins here begins, behind its mask, and where it ends; 0, 0: its head is not
    whole."""
    size = len(data) - start
    if size < _LEAST_HEAD:
        return 0, 0
    length = data[start + 1] & ~_MASKED
    body = start + _LEAST_HEAD
    if length >= _IN_TWO:
        more = 2 if length == _IN_TWO else 8
        length = int.from_bytes(data[body : body + more], "big")
        body += more
    body += _MASK if data[start + 1] & _MASKED else 0
    return (body, body + length) if len(data) >= body else (0, 0)


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, as a `Line`, with less memory, and without circles at the end."""

    queue: Inbox  # type: ignore[assignment]
    writable: Gate  # type: ignore[assignment]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()
        self.writable = Gate()
        self.at_once: Callable[[str], bool] | None = None
        self._rest = b""  # of a frame that is not whole yet
        self._has_spoken = False  # since it was last looked whether it is still there

    def start_keepalive(self) -> None:
        """Called when the handshake is over: nobody asks for its headers again."""
        super().start_keepalive()
        self.request.headers.clear()  # the suspended parser keeps the request itself
        self.request = self.response = None  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else: not a proper handshake, and refused
            self.scope["extensions"][LINE] = {"line": self}

    # ---- the line

    def write(self, text: bytes) -> bool:
        """One frame, never compressed, as `conn.send_text` would make it."""
        if not self.writable.is_open or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        size = len(text)
        if size <= _SHORT:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = _pack_short(_TEXT, _IN_TWO, size)
        else:
            head = _pack_long(_TEXT, _IN_EIGHT, size)
        self.transport.write(head + text)
        return True

    def cut(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Frames go on to uvicorn when they are whole. Before, each is offered to `at_once`: one text in one frame,
        which is all our clients send, needs none of uvicorn's ways for pieces, pings and ends."""
        if self._rest:
            data, self._rest = self._rest + data, b""
        start, size = 0, len(data)
        while start < size and self.conn.state is State.OPEN:
            body, end = frame_at(data, start)
            if end - body > MOST_FRAME:
                break  # uvicorn refuses it by its head
            if not body or end > size:
                self._rest = data[start:]
                return
            if not self._is_taken(data, start, body, end):
                super().data_received(data[start:end])
            start = end
        if start < size:  # the handshake, or what nobody reads any more
            super().data_received(data[start:])

    def _is_taken(self, data: bytes, start: int, body: int, end: int) -> bool:
        """Did `at_once` deal with the frame?"""
        if data[start] != _TEXT or not data[start + 1] & _MASKED or self.frames:
            return False
        self._has_spoken = True
        if self.at_once is None or self.close_sent or not self.queue.is_waited_for:
            return False
        try:
            text = apply_mask(data[body:end], data[body - _MASK : body]).decode()
        except UnicodeDecodeError:  # uvicorn closes the socket
            return False
        return self.at_once(text)

    def send_keepalive_ping(self) -> None:
        """Who has said something since the last time is there, and need not be asked."""
        if not self._has_spoken:
            super().send_keepalive_ping()
            return
        self._has_spoken = False
        self.schedule_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if hasattr(self, "scope"):
            self.scope["extensions"].clear()
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = None


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's, which lets its parser go when the line becomes a socket."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


class Server(uvicorn.Server):
    """Stops in order: no new connections, `before_end` (accepted moves are kept, clients are told), connections end."""

    def __init__(
        self,
        config: uvicorn.Config,
        before_end: Callable[[], Awaitable[None]],
        when_listening: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._before_end = before_end
        self._when_listening = when_listening

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
        """A signal is a wish to end, and not raised again afterwards: ending in order is a success."""
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
    """Where to listen; a port that is taken is said before anything else is opened."""
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


def make_config(app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
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
