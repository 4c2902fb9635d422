"""The WebSocket: an ASGI mount inside Litestar, so that messages pass through no framework code.

A socket is accepted if its page is ours and its cookie is valid. What the hub sends goes straight into the line; if
that is full it waits in the `SocketOutbox`, which one task empties. Only that task ever waits for a reader.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any, Final

import msgspec
from litestar import asgi

from baumeister.engine.errors import BaumeisterError
from baumeister.hub.live import Link
from baumeister.hub.ports import Person
from baumeister.hub.protocol import Bye
from baumeister.server.addresses import block_of
from baumeister.server.cookies import cookie_of
from baumeister.server.errors import NotFound
from baumeister.server.security import TOO_MANY_SOCKETS, address_of, check_host, check_origin, is_secure
from baumeister.server.settings import Settings
from baumeister.server.site import Site
from baumeister.server.socket_line import LINE, SocketLine

#: Messages and bytes that a reader may be behind; a single message may be longer.
BACKLOG: Final = 64
BACKLOG_BYTES: Final = 1024 * 1024
#: Seconds in which a socket has to say hello.
HELLO: Final = 10.0
#: Seconds that a client has to read its last message.
LAST_WORDS: Final = 5.0

#: Close codes for browsers; the first two mean that retrying is useless.
NOT_SIGNED_IN: Final = 4401
FOREIGN: Final = 4403
TRY_AGAIN: Final = 1013
GOING: Final = 1000
TOO_SLOW: Final = 4408

_encode = msgspec.json.Encoder().encode
_TOO_SLOW: Final = _encode(Bye("too-slow"))
_SIGNED_OUT: Final = _encode(Bye("signed-out"))


class SocketOutbox:
    """One socket as the hub sees it: the line, a bounded backlog, and a task that sends the backlog. Nothing here
    waits.

    The line is cut if the last message does not get through in time because the reader does not read. `end` lets go of
    the line, so that no reference cycle is left."""

    __slots__ = ("_bytes", "_deadline", "_is_closing", "_is_lost", "_line", "_queue", "_wake", "sign_in")

    def __init__(self, sign_in: str = "", line: SocketLine | None = None) -> None:
        self.sign_in = sign_in
        self._line = line
        self._bytes = 0  # in the queue
        self._queue: list[bytes] = []  # a deque would be ten times as large, and most are empty
        self._wake: asyncio.Future[None] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._is_closing = False
        self._is_lost = False

    @property
    def is_closing(self) -> bool:
        return self._is_closing

    def push(self, message: bytes) -> None:
        if self._is_closing:
            return
        # While the task waits for something to send, everything before has been sent.
        if self._wake is not None and self._line is not None and self._line.write(message):
            return
        size = len(message)
        if len(self._queue) >= BACKLOG or (self._bytes and self._bytes + size > BACKLOG_BYTES):
            self.give_up()
            return
        self._queue.append(message)
        self._hold(size)
        self._awake()

    def give_up(self) -> None:
        """The reader is too far behind: drop what waits; the client has to come back."""
        if not self._is_closing:
            self._queue.clear()
            self._hold(-self._bytes)
            self._is_lost = True
            self.close(_TOO_SLOW)

    def _hold(self, size: int) -> None:
        self._bytes += size
        if self._line is not None:
            self._line.hold(size)

    def close(self, last: bytes) -> None:
        if self._is_closing:
            return
        self._is_closing = True
        self._queue.append(last)
        self._hold(len(last))
        self._awake()
        if self._line is not None:
            self._deadline = asyncio.get_running_loop().call_later(LAST_WORDS, self._line.cut)

    def end(self) -> None:
        """The socket is gone."""
        self._is_closing = True
        self._queue.clear()
        self._hold(-self._bytes)
        self._line = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _awake(self) -> None:
        if self._wake is not None:
            if not self._wake.done():
                self._wake.set_result(None)
            self._wake = None

    async def drain(self, send: Callable[[Any], Awaitable[None]]) -> None:
        """The task: sends whatever comes, in order, and closes the socket after the last message."""
        queue, loop = self._queue, asyncio.get_running_loop()
        while True:
            while queue:
                if self._line is not None:
                    # While it waits, the message is kept once, and counted.
                    await self._line.ready()
                    if not queue:
                        break
                message = queue.pop(0)
                self._hold(-len(message))
                await send({"type": "websocket.send", "text": message.decode()})
            if self._is_closing:
                break
            self._wake = loop.create_future()
            await self._wake
        await send({"type": "websocket.close", "code": TOO_SLOW if self._is_lost else GOING})


class Sockets:
    """The open sockets of this process, by person and by address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._of_person: dict[str, set[SocketOutbox]] = {}
        self._of_address: dict[str, int] = {}

    def __len__(self) -> int:
        return sum(map(len, self._of_person.values()))

    def people(self) -> list[str]:
        return list(self._of_person)

    def of(self, person: str) -> int:
        return len(self._of_person.get(person, ()))

    def has_room(self, person: str, address: str) -> bool:
        return (
            len(self._of_person.get(person, ())) < self._settings.sockets_per_person
            and self._of_address.get(address, 0) < self._settings.sockets_per_address
        )

    @contextlib.contextmanager
    def holding(self, person: str, address: str, outbox: SocketOutbox) -> Iterator[None]:
        self._of_person.setdefault(person, set()).add(outbox)
        self._of_address[address] = self._of_address.get(address, 0) + 1
        try:
            yield
        finally:
            boxes = self._of_person[person]
            boxes.discard(outbox)
            if not boxes:
                del self._of_person[person]
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    def keep_only(self, person: str, sign_ins: set[str]) -> None:
        """Close the person's sockets on all other devices, which have been signed out."""
        for outbox in list(self._of_person.get(person, ())):
            if outbox.sign_in not in sign_ins:
                outbox.close(_SIGNED_OUT)


@asgi("/api/socket", is_mount=False, copy_scope=False)
async def socket(scope: Any, receive: Any, send: Any) -> None:
    """One socket, from its handshake to its end."""
    if scope["type"] != "websocket":
        raise NotFound("this address is for WebSockets")
    site: Site = scope["litestar_app"].state.site
    await receive()  # the wish to connect
    try:
        check_host(scope, site.settings)
        check_origin(scope, site.settings, needed=True)
    except BaumeisterError:
        await send({"type": "websocket.close", "code": FOREIGN})
        return
    try:
        person = await _person(site, scope)
    except BaumeisterError:  # the database is away
        await _refuse(send, TRY_AGAIN)
        return
    if person is None:
        await _refuse(send, NOT_SIGNED_IN)
        return
    address = block_of(address_of(scope, site.settings))
    if not site.sockets.has_room(person.id, address):
        await _refuse(send, TOO_MANY_SOCKETS)
        return
    await send({"type": "websocket.accept"})
    line: SocketLine | None = scope.get("extensions", {}).get(LINE, {}).get("line")
    outbox = SocketOutbox(person.sign_in, line)
    scope["headers"].clear()  # a few kB that nobody reads any more, for as long as the socket lasts
    with site.sockets.holding(person.id, address, outbox):
        await _carry(site, person, outbox, line, receive, send)


async def _person(site: Site, scope: Any) -> Person | None:
    sign_in = await site.people.who(cookie_of(scope, "session", is_secure(scope, site.settings)))
    return None if sign_in is None else await site.people.at_socket(sign_in)


async def _refuse(send: Any, code: int) -> None:
    """Accept only to close it: before that a browser learns no reason."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": code})


async def _carry(
    site: Site, person: Person, outbox: SocketOutbox, line: SocketLine | None, receive: Any, send: Any
) -> None:
    sender = asyncio.create_task(_drain(outbox, send))
    hub = site.hub
    link = hub.connect(person, outbox)
    waiting = asyncio.get_running_loop().call_later(HELLO, _expect_hello, link, outbox)
    if line is not None:
        line.at_once = partial(hub.act_at_once, link)
        line.when_lost = outbox.end
    try:
        while (message := await receive())["type"] == "websocket.receive":
            if outbox.is_closing:
                continue  # it is being told goodbye, and would not read the answer
            text = message.get("text")
            await hub.receive(link, text if text is not None else message["bytes"])
    finally:
        waiting.cancel()
        hub.disconnect(link)
        outbox.end()
        if line is not None:
            line.at_once = line.when_lost = None
        sender.cancel()


def _expect_hello(link: Link, outbox: SocketOutbox) -> None:
    if not link.greeted:
        outbox.give_up()


async def _drain(outbox: SocketOutbox, send: Any) -> None:
    with contextlib.suppress(OSError):  # the socket is gone
        await outbox.drain(send)
