"""A connection that has become a socket: uvicorn's, with less memory, limits on control frames, and no cycles.

A socket's objects must be freed by reference counting alone. With thousands of sockets a full garbage collection stops
the loop for tenths of a second, so these have to be rare, and reference cycles would pile up in between. uvicorn and
websockets leave two: between the HTTP parser and its protocol, and between the suspended frame parser and its
connection. Both are cut, here and in http_line.py (tests/server/test_socket.py counts).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from baumeister.hub.limits import Bucket, Limits
from baumeister.server.addresses import block_of
from baumeister.server.lines import Lines

#: In a socket's scope: its `SocketLine`.
LINE: Final = "baumeister.line"
#: Longer messages end the connection; the hub refuses those that are too long for it.
MOST_FRAME: Final = 64 * 1024
#: Unread messages: more than anybody may send at once.
MOST_INBOX: Final = 256
#: Seconds for the last message of a line that ends.
LAST_SECONDS: Final = 15.0
#: Close codes for frames that are no text, and for too many frames.
NO_TEXT: Final = 1007
TOO_MUCH: Final = 1008


class SocketLine(Protocol):
    """A socket without ASGI in between, for what happens thousands of times a second."""

    #: Gets every text that arrives while nothing else of this socket is in progress; True: it has handled it.
    at_once: Callable[[str], bool] | None
    #: Called when the line is gone, while its last messages may still be in progress.
    when_lost: Callable[[], None] | None

    def write(self, text: bytes) -> bool:
        """Send a text now, after everything sent before; False: not now, because the line is full or ending."""

    async def ready(self) -> None:
        """Wait until the line is no longer full, or has ended."""

    def cut(self) -> None:
        """End the line without waiting for the reader."""

    def hold(self, size: int) -> None:
        """This many bytes more (or fewer) wait to be written."""


class Inbox:
    """Messages for one reader: what uvicorn uses of `asyncio.Queue`, in a tenth of the memory."""

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
    """Likewise, what uvicorn uses of `asyncio.Event`."""

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


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, as a `SocketLine`."""

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
        self._early = 0  # bytes that came before the handshake was over
        self._others: Bucket | None = None  # of frames that are no message; most sockets never send one
        self._has_spoken = False  # since it was last looked whether it is still there

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.block = block_of(self.client[0] if self.client else "")
        self.lines.came(self)

    def start_keepalive(self) -> None:
        """Called after the handshake: nobody needs its headers again."""
        super().start_keepalive()
        self.request.headers.clear()  # the suspended parser keeps the request itself
        self.request = self.response = None  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else: not a proper handshake, and refused
            self.scope["extensions"][LINE] = {"line": self}

    # ---- the line

    def write(self, text: bytes) -> bool:
        if not self.writable.is_open or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
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
        """What comes before the handshake is answered is buffered, so it has a limit. What came before an error is
        still handled (uvicorn would drop it)."""
        if hasattr(self, "scope") and self.conn.state is State.CONNECTING:
            self._early += len(data)
            if self._early > MOST_FRAME:
                self.cut()
                return
        self.conn.receive_data(data)
        self.handle_events()
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()

    def handle_text(self, event: Frame) -> None:
        """Offer a whole text to `at_once`. Our clients send nothing else."""
        self._has_spoken = True
        if not event.fin:
            self._count_other()
        elif self._is_taken(event):
            return
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not event.fin:
            self._count_other()
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_other()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """A client that does not read gets no more."""
        self._count_other()
        if self.writable.is_open and not self.close_sent:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        self._count_other()
        super().handle_pong(event)

    def _count_other(self) -> None:
        """The hub counts the messages that reach it; other frames are counted here."""
        if self._others is None:
            usual = Limits()
            self._others = Bucket(usual.messages, usual.burst, self.loop.time())
        if not self._others.take(self.loop.time()):
            self._end(TOO_MUCH)

    def send_receive_event_to_app(self) -> None:
        """A text that is not UTF-8 ends the socket; uvicorn would also log a traceback."""
        if len(self.queue) >= MOST_INBOX:
            self._end(TOO_MUCH)
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._end(NO_TEXT)
                return
        super().send_receive_event_to_app()

    def _is_taken(self, event: Frame) -> bool:
        """Did `at_once` handle the text?"""
        if self.at_once is None or self.close_sent or not self.queue.is_waited_for:
            return False
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:  # see `send_receive_event_to_app`
            return False
        return self.at_once(text)

    def send_keepalive_ping(self) -> None:
        """A client that has sent something since the last ping is alive and needs no ping."""
        if not self._has_spoken:
            super().send_keepalive_ping()
            return
        self._has_spoken = False
        self.schedule_ping()

    # ---- its end

    def _end(self, code: int) -> None:
        if self.close_sent:
            return
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
        """Nobody serves it any more: it closes once its reader has read what is left."""
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
