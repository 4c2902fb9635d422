"""An HTTP connection: uvicorn's, with limits on how much it may send before anybody knows what it wants, and on how
long it may take.

What is refused here never reaches the application, so its answer is written by hand, in the usual form of errors.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from baumeister.server.addresses import block_of
from baumeister.server.errors import BadInput, HeadTooLarge, ServerError, TooSlow
from baumeister.server.lines import Lines
from baumeister.server.security import headers_of_refusal, problem_of

#: Bytes in a request's first line, headers and trailers. Each header counts some bytes extra for its overhead.
MOST_HEAD: Final = 32 * 1024
_HEADER_COST: Final = 32
#: A chunked body may take this many times its own bytes (one-byte chunks take five).
_WRAPPING: Final = 8
#: Seconds for the whole head from the first byte on, and for the whole body after it.
HEAD_SECONDS: Final = 15.0
BODY_SECONDS: Final = 60.0
#: Seconds and bytes that a refused or early-answered request may go on for: a client that is still sending does not
#: read the answer if the line is closed at once.
LINGER_SECONDS: Final = 3.0
LINGER_BYTES: Final = 1024 * 1024
#: Seconds to read the last answer before the line closes.
LAST_SECONDS: Final = 30.0


class _Phase(Enum):
    HEAD = auto()
    BODY = auto()
    DONE = auto()


class HttpProtocol(HttpToolsProtocol):
    """It also drops its parser when the line becomes a socket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.lines: Lines = self.config.lines  # type: ignore[attr-defined]
        self.block = ""
        self.queued = self.buffered = 0
        self._phase = _Phase.HEAD
        self._has_begun = False  # with any request at all
        self._head = 0  # bytes
        self._spare = 0  # bytes that are neither in a header that is whole nor in the body
        self._body = self._body_now = 0  # bytes, of all and of this piece
        self._refusal: ServerError | None = None
        self._lingering = 0  # bytes that came behind a refusal

    # ---- coming and going

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.block = block_of(address)
        problem = self.lines.no_room(address)
        if problem is None:
            self.lines.came(self)
            self.lines.allow(self, HEAD_SECONDS)
        elif self.lines.turn_away(self):
            self._refuse(problem)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.lines.went(self)

    def handle_websocket_upgrade(self) -> None:
        if not self.url.isascii():
            self._refuse(BadInput("no address has such letters", path="", problem="letters of the address"))
            return
        super().handle_websocket_upgrade()
        self.lines.went(self)
        self.parser = None  # type: ignore[assignment]

    # ---- what comes

    def data_received(self, data: bytes) -> None:
        if self._refusal is not None:
            self._lingering += len(data)
            if self._lingering > LINGER_BYTES:
                self.transport.abort()
            return
        self._unset_keepalive_if_required()
        before, self._body_now = self._phase, 0
        if before is _Phase.DONE:
            self.lines.allow(self, HEAD_SECONDS)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError as error:
            self._refuse(_told(error))
            return
        if before is self._phase is not _Phase.DONE:
            self._count_spare(len(data) - self._body_now)

    def _count_spare(self, size: int) -> None:
        """The parser buffers a header until it is complete, however long it is."""
        self._spare += size
        if self._spare > MOST_HEAD + _WRAPPING * self._body:
            self._refuse(HeadTooLarge(MOST_HEAD))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._phase, self._has_begun = _Phase.HEAD, True
        self._head = self._spare = self._body = 0
        self.lines.allow(self, HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value) + _HEADER_COST)
        super().on_header(name, value)

    def _count_head(self, size: int) -> None:
        self._head += size
        if self._head > MOST_HEAD:
            raise HeadTooLarge(MOST_HEAD)

    def on_headers_complete(self) -> None:
        self._phase, self._spare = _Phase.BODY, 0
        self.lines.allow(self, BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._body_now += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._phase = _Phase.DONE
        if self._is_answering:
            self.lines.rest(self)
        else:  # it was answered before it was whole
            self.lines.allow(self, HEAD_SECONDS)
        super().on_message_complete()

    # ---- what goes

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.lines.allow(self, LAST_SECONDS)
        elif self._phase is _Phase.BODY:
            self.lines.allow(self, LINGER_SECONDS)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.lines.allow(self, LAST_SECONDS)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.lines.stuck(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.lines.freed(self)

    # ---- refusing

    def overdue(self) -> None:
        if self._refusal is not None or self.transport.is_closing():
            self.transport.abort()
        elif self._phase is not _Phase.BODY and self._is_answering:
            self.lines.allow(self, HEAD_SECONDS)  # meanwhile nothing is read
        elif self._phase is _Phase.BODY and self.cycle.response_complete:
            self.transport.abort()  # its body never came
        elif self._has_begun:
            self._refuse(TooSlow())
        else:
            self.lines.refused["silent"] += 1
            self.transport.abort()

    @property
    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        return cycle is not None and not cycle.response_complete

    def _refuse(self, error: ServerError) -> None:
        """Say so and close. If an earlier answer is still being sent, just close."""
        self._refusal = error
        self.lines.refused[error.code] += 1
        if self._is_answering:
            cycle = self.cycle
            cycle.disconnected = True  # nobody reads what the application says, and it hears that
            cycle.message_event.set()
            if self._phase is not _Phase.BODY or cycle.response_started or self.pipeline:
                self.transport.abort()
                return
        self.transport.write(_written(error))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.lines.allow(self, LINGER_SECONDS)


def _told(error: httptools.HttpParserError) -> ServerError:
    """What the parser or one of its callbacks objects to."""
    cause = error.__context__
    return cause if isinstance(cause, ServerError) else BadInput("this is no HTTP", path="", problem="no HTTP")


def _written(error: ServerError) -> bytes:
    """The whole answer; the line closes after it."""
    body = msgspec.json.encode(problem_of(error))
    headers = [*headers_of_refusal(error, body), (b"connection", b"close")]
    lines = [name + b": " + value + b"\r\n" for name, value in headers]
    return b"".join([STATUS_LINE[error.status], *lines, b"\r\n", body])
