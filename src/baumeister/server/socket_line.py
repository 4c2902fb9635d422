"""A connection that has become a socket: uvicorn's, with less memory, bounds for what is no message, and no circles.

A socket's objects must be freed by counting references alone. With thousands of sockets every full garbage collection
stops the loop for tenths of a second, so these have to be rare, and then what hangs together in circles piles up.
uvicorn and websockets leave two: the HTTP parser that knows the protocol which knows it, and the suspended parser of
frames inside the connection it belongs to. Both are cut, here and in http_line.py (tests/server/test_socket.py counts).
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where there is a compiled one
from websockets.http11 import Request
from websockets.protocol import State

from baumeister.hub.limits import Bucket, Limits
from baumeister.server.addresses import block_of
from baumeister.server.lines import Lines

#: In a socket's scope: its `Line`.
LINE: Final = "baumeister.line"
#: Of a frame: a whole text; lengths up to this stand in the second byte, which else says how many bytes they take.
_TEXT: Final = 0x81
_SHORT, _IN_TWO, _IN_EIGHT = 125, 126, 127
#: What clients send is masked, which a bit beside the length says; the mask is so many bytes, before the body.
_MASKED: Final = 0x80
_MASK: Final = 4
_LEAST_HEAD: Final = 2
_pack_short = struct.Struct("!BBH").pack
_pack_long = struct.Struct("!BBQ").pack
#: A whole message in one frame has one of these first bytes. All others are pings, pongs, ends and pieces.
_BINARY: Final = 0x82
_WHOLE: Final = frozenset({_TEXT, _BINARY})
#: Longer messages end the connection; the hub refuses shorter ones that are still too long.
MOST_FRAME: Final = 64 * 1024
#: Messages that are there before anybody has read one: more than anybody may send at once.
MOST_INBOX: Final = 256
#: Seconds for the last word of a line that ends.
LAST_SECONDS: Final = 15.0
#: Close codes of frames that are no text, and of too many.
NO_TEXT: Final = 1007
TOO_MUCH: Final = 1008


class Line(Protocol):
    """A socket without ASGI between, for what happens thousands of times a second."""

    #: Is offered every text that comes while nothing else of this socket is being dealt with; True: it took it.
    at_once: Callable[[str], bool] | None
    #: Is called when the line is gone, while what it brought may still be dealt with.
    when_lost: Callable[[], None] | None

    def write(self, text: bytes) -> bool:
        """Send a text now, behind everything that was sent before; False: not now, because the line is full or ends."""

    async def ready(self) -> None:
        """Wait until the line is not full any more, or is at its end."""

    def cut(self) -> None:
        """End the line without waiting for a reader who does not read."""

    def hold(self, size: int) -> None:
        """So many bytes more, or fewer, wait until they can be written."""


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

    def __len__(self) -> int:
        return len(self._messages)

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
    """uvicorn's, as a `Line`."""

    queue: Inbox  # type: ignore[assignment]
    writable: Gate  # type: ignore[assignment]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()
        self.writable = Gate()
        self.at_once: Callable[[str], bool] | None = None
        self.when_lost: Callable[[], None] | None = None
        self.lines: Lines = self.config.lines  # type: ignore[attr-defined]
        self.block = ""
        self.queued = self.buffered = 0
        self._rest = b""  # of a frame that is not whole yet
        self._early = 0  # bytes that came before the handshake was over
        self._others: Bucket | None = None  # of frames that are no message; most sockets never send one
        self._has_spoken = False  # since it was last looked whether it is still there

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.block = block_of(self.client[0] if self.client else "")
        self.lines.came(self)

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

    async def ready(self) -> None:
        await self.writable.wait()

    def cut(self) -> None:
        self.transport.abort()

    def hold(self, size: int) -> None:
        self.lines.hold(self, size)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.lines.stuck(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.lines.freed(self)

    # ---- what comes

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
                if self._is_too_much(data[start]):
                    self._end(TOO_MUCH)
                    return
                super().data_received(data[start:end])
            start = end
        if start < size:  # the handshake, or what nobody reads any more
            self._receive_early(data[start:])

    def _receive_early(self, data: bytes) -> None:
        """Frames that come before the handshake is answered are kept by uvicorn: so they have a limit."""
        if hasattr(self, "scope") and self.conn.state is State.CONNECTING:
            self._early += len(data)
            if self._early > MOST_FRAME:
                self.cut()
                return
        super().data_received(data)

    def _is_too_much(self, first: int) -> bool:
        """Messages are counted by the hub, as far as they get there; the other frames are counted here."""
        if len(self.queue) >= MOST_INBOX:
            return True
        if first in _WHOLE:
            return False
        if self._others is None:
            usual = Limits()
            self._others = Bucket(usual.messages, usual.burst, self.loop.time())
        return not self._others.take(self.loop.time())

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the socket; uvicorn would also write a trace into the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._end(NO_TEXT)
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Who does not read gets no more to read."""
        if self.writable.is_open:
            super().handle_ping()
        else:
            self.conn.data_to_send()

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

    # ---- its end

    def _end(self, code: int) -> None:
        self.lines.refused["frames"] += 1
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.lines.allow(self, LAST_SECONDS)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.lines.allow(self, LAST_SECONDS)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Nobody serves it any more: it closes, if its reader reads what is left."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.lines.allow(self, LAST_SECONDS)

    def overdue(self) -> None:
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lines.went(self)
        if self.when_lost is not None:
            self.when_lost()
            self.when_lost = None
        if hasattr(self, "scope"):
            self.scope["extensions"].clear()
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = None
