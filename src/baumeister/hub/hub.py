"""The hub: sockets connect here, and every request goes to the part that handles it.

It knows neither web nor database, only the ports. Everything happens on one event loop.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import asdict, replace
from typing import Any, Final, Literal

import msgspec

from baumeister.engine.errors import BaumeisterError
from baumeister.hub import topics
from baumeister.hub.acting import Acting
from baumeister.hub.asking import Asking
from baumeister.hub.bots import Bots
from baumeister.hub.chat import Chat
from baumeister.hub.errors import BadMessage, InLesson, MessageTooLarge, NotWatching, Restarting, ServerFault, TooMuch
from baumeister.hub.following import Following
from baumeister.hub.hearing import Hearing
from baumeister.hub.hints import Hints
from baumeister.hub.lessons import Lessons
from baumeister.hub.limits import Limits
from baumeister.hub.lists import Lists
from baumeister.hub.live import NOBODY, Link, Live, encode
from baumeister.hub.naming import Naming
from baumeister.hub.ports import Bus, Outbox, Person, Shelf, Thinkers, Writer
from baumeister.hub.presence import Presence
from baumeister.hub.protocol import (
    MOST_MESSAGE,
    PROTOCOL,
    AskHint,
    AtTable,
    Bye,
    FromClient,
    Hello,
    Here,
    Leave,
    LessonFree,
    LessonWay,
    Lobby,
    Propose,
    Resign,
    Return,
    Say,
    TakeAction,
    Undo,
    Vote,
    Watch,
    Welcome,
    WhyNot,
)
from baumeister.hub.reading import Reading
from baumeister.hub.room import Room, log
from baumeister.hub.watching import Watching
from baumeister.tables import Stop, utc_now

#: Seconds between two rounds of periodic work.
BEAT: Final = 2.0
#: Seconds that a stopping hub waits for accepted requests.
PATIENCE: Final = 10.0

ByeCode = Literal["reload", "restart", "too-much", "no-hello"]
Handler = Callable[[Link, Live, Any], Coroutine[Any, Any, None] | None]

#: How the most frequent message begins.
_ACT: Final = '{"type":"act",'
_decode: Final = msgspec.json.Decoder(FromClient).decode


class Hub:
    def __init__(
        self,
        shelf: Shelf,
        writer: Writer,
        bus: Bus,
        thinkers: Thinkers,
        version: str,
        *,
        process: str = "",
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`process` is this process's unique name on the bus; without it the hub draws one."""
        self._version = version
        #: Of the client that this server gives out, where it does.
        self.build = ""
        self._room = room = Room(
            shelf=shelf,
            writer=writer,
            bus=bus,
            thinkers=thinkers,
            limits=limits or Limits(),
            clock=clock,
            process=process or secrets.token_hex(8),
        )
        self._reading = Reading(room)
        self._presence = Presence(room)
        self._watching = Watching(room, self._reading, self._presence)
        self._acting = Acting(room, self._reading)
        self._asking = Asking(room, self._reading, self._acting)
        self._bots = Bots(room, self._reading, self._acting)
        self._chat = Chat(room)
        self._naming = Naming(room, self._reading, self._chat)
        self._lists = Lists(room)
        #: What other processes tell comes in here.
        self.hearing = Hearing(room, self._reading, self._presence, self._chat, self._naming, self._lists)
        self._lessons = Lessons(room, self._acting, self.sitting_changed)
        room.then = Following(self._reading, self._acting, self._asking, self._bots, self._lessons, self._lists)
        self._beating: asyncio.Task[None] | None = None
        self._at_once: dict[type, Handler] = {
            TakeAction: self._lessons.act,
            WhyNot: self._acting.why_not,
            AskHint: Hints(room).ask,
            Here: self._watching.here,
            Say: self._chat.say,
            LessonWay: self._lessons.way,
            LessonFree: self._lessons.free,
        }
        #: These wait while a commit of their table is being written.
        self._in_turn: dict[type, Handler] = {
            Undo: self._asking.undo,
            Propose: self._asking.propose,
            Vote: self._asking.vote,
            Resign: self._asking.resign,
            Return: self._asking.come_back,
        }

    # ---- sockets

    def connect(self, person: Person, outbox: Outbox) -> Link:
        link = Link(person, outbox, self._room.limits, self._room.clock())
        self._room.links.add(link)
        return link

    def disconnect(self, link: Link) -> None:
        """The socket is gone. Nothing of it is left here."""
        link.outbox = NOBODY
        self._room.links.discard(link)
        self._lists.forget(link)
        for code in tuple(link.codes):
            self._watching.leave(link, code)

    def _close(self, link: Link, code: ByeCode) -> None:
        if link.is_open:
            outbox = link.outbox
            self.disconnect(link)
            outbox.close(encode(Bye(code)))

    async def receive(self, link: Link, data: str | bytes) -> None:
        """Handle a socket's message. Never raises. Waits only to load a table or to ask the shelf."""
        message, waiting = self._begin(link, data)
        if waiting is not None:
            await self._finish(link, message, waiting)

    def act_at_once(self, link: Link, data: str) -> bool:
        """Handle the message if it is an action, which waits for nothing; returns whether it did. Never raises."""
        if not data.startswith(_ACT):
            return False
        message, waiting = self._begin(link, data)
        if waiting is not None:  # it only looked like one
            self._room.spawn(self._finish(link, message, waiting))
        return True

    def _begin(self, link: Link, data: str | bytes) -> tuple[FromClient | None, Coroutine[Any, Any, None] | None]:
        """Handle a message as far as possible at once; returns what has to be awaited."""
        message: FromClient | None = None
        try:
            message = self._read(link, data)
            return message, None if message is None else self._dispatch(link, message)
        except Exception as error:
            self._failed(link, message, error)
            return message, None

    async def _finish(self, link: Link, message: FromClient | None, waiting: Coroutine[Any, Any, None]) -> None:
        try:
            await waiting
        except Exception as error:
            self._failed(link, message, error)

    def _failed(self, link: Link, message: FromClient | AtTable | None, error: Exception) -> None:
        if not isinstance(error, BaumeisterError):
            log.error("a message could not be dealt with: %s", type(message).__name__, exc_info=error)
            error = ServerFault("something went wrong here")
        self._refuse(link, message, error)
        if isinstance(error, BadMessage | MessageTooLarge | TooMuch) and not link.faults.take(self._room.clock()):
            self._close(link, "too-much")

    def _read(self, link: Link, data: str | bytes) -> FromClient | None:
        """The message, after what concerns only the socket."""
        if not link.is_open:
            return None
        if not link.messages.take(self._room.clock()):
            raise TooMuch("too many messages")
        if len(data) > MOST_MESSAGE:
            raise MessageTooLarge("this message is too large", most=MOST_MESSAGE)
        try:
            message: FromClient = _decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:  # ValidationError is one, too
            if not link.greeted:
                self._close(link, "no-hello")
                return None
            raise BadMessage("this is no message of the protocol") from error
        if not link.greeted:
            self._greet(link, message)
            return None
        return message

    def _greet(self, link: Link, message: FromClient) -> None:
        if not isinstance(message, Hello):
            self._close(link, "no-hello")
        elif message.protocol != PROTOCOL:
            self._close(link, "reload")
        elif self._room.closing:
            self._close(link, "restart")
        else:
            link.greeted = True
            newer = self.build if message.build and message.build != self.build else ""
            link.send(Welcome(PROTOCOL, self._version, link.person.id, newer))

    def _dispatch(self, link: Link, message: FromClient) -> Coroutine[Any, Any, None] | None:
        if self._room.closing:
            raise Restarting("the server is about to restart")
        if isinstance(message, Watch):
            return self._watching.watch(link, message)
        if isinstance(message, Leave):
            self._watching.leave(link, message.t)
            return None
        if isinstance(message, AtTable):
            return self._dispatch_to_table(link, self._live(link, message.t), message)
        if isinstance(message, Lobby):
            return self._lists.follow(link, message.follow)
        raise BadMessage("hello was said before")

    def _dispatch_to_table(self, link: Link, live: Live, message: AtTable) -> Coroutine[Any, Any, None] | None:
        kind = type(message)
        at_once = self._at_once.get(kind)
        if at_once is not None:
            return at_once(link, live, message)
        in_turn = self._handler_in_turn(kind, live)
        if live.busy is None:
            return in_turn(link, live, message)
        self._acting.when_free(live, lambda: self._go_on(in_turn, link, live, message))
        return None

    def _handler_in_turn(self, kind: type, live: Live) -> Handler:
        if not live.sitting.lesson:
            return self._in_turn[kind]
        if kind is not Undo:
            raise InLesson("a lesson does not offer this")
        return self._lessons.back

    def _live(self, link: Link, code: str) -> Live:
        live = self._room.tables.get(code)
        if live is None or link not in live.links:
            raise NotWatching("this table is not watched over this socket")
        return live

    def _go_on(self, handler: Handler, link: Link, live: Live, message: AtTable) -> None:
        """A request that has waited."""
        self._room.spawn(self._handle(handler, link, live, message))

    async def _handle(self, handler: Handler, link: Link, live: Live, message: AtTable) -> None:
        try:
            if (waiting := handler(link, live, message)) is not None:
                await waiting
        except Exception as error:
            self._failed(link, message, error)

    def _refuse(self, link: Link, message: FromClient | AtTable | None, error: BaumeisterError) -> None:
        code = message.t if isinstance(message, AtTable) else None
        live = None if code is None else self._room.tables.get(code)
        if live is not None and link not in live.links:
            live = None  # where the table stands is not for everybody
        self._room.refuse(link, error, live, getattr(message, "id", None), code)

    # ---- what was changed over HTTP

    def sitting_changed(self, code: str) -> None:
        """A table was changed over HTTP: somebody joined or left, it began, it was renamed."""
        self._room.bus.tell(topics.TABLE, code)
        self._room.spawn(self._changed(code))
        self.lists_changed()

    async def _changed(self, code: str) -> None:
        await self._reading.refresh(code)
        await self._bots.look()  # a game that begins with a bot waits for somebody to look after it

    def lists_changed(self) -> None:
        self._room.bus.tell(topics.LISTS)
        self._lists.changed()

    async def abandon(self, code: str) -> None:
        """Nobody has been at this table for a long time: it ends without a result, unless somebody is here now."""
        live = await self._reading.find(code)
        if not live.links and live.busy is None and live.table is not None and not live.table.is_over:
            self._acting.submit(live, Stop("abandoned", at=utc_now()))

    def person_changed(self, person: Person) -> None:
        """A new name, or new mutes: for all sockets of this person at this process."""
        for link in self._room.links:
            if link.person.id == person.id:
                link.person = replace(person, sign_in=link.person.sign_in)

    def person_renamed(self, person: str) -> None:
        """A new name, a deleted person, or seats with a new owner: at all tables, here and elsewhere."""
        self._room.bus.tell(topics.RENAMED, person)
        self._room.spawn(self._naming.renamed(person))
        self.lists_changed()

    # ---- from time to time

    async def start(self) -> None:
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            try:
                await self.look_after()
            except Exception as error:
                log.warning("looking after the tables failed: %s", type(error).__name__)
            await asyncio.sleep(BEAT)

    async def look_after(self) -> None:
        """Periodic work: leases, visits, presence, lists, tables that nobody needs any more."""
        self._presence.beat()
        self._lists.beat()
        self._chat.beat()
        self._reading.tidy(self._bots.waits_for_bot)
        await self._bots.look()
        await self._watching.beat()

    async def stop(self) -> None:
        """Take nothing new, finish what was accepted, and tell everybody to come back in a moment."""
        self._room.closing = True
        if self._beating is not None:
            self._beating.cancel()
        try:
            async with asyncio.timeout(PATIENCE):
                while any(live.busy is not None for live in self._room.tables.values()):
                    await asyncio.sleep(0.01)
                await self._room.settled()
        except TimeoutError:
            log.error("stopping: some work did not end in time")
        for link in tuple(self._room.links):
            self._close(link, "restart")

    # ---- figures

    @property
    def figures(self) -> dict[str, int]:
        """For metrics: what there is now, and what has happened since the start."""
        counted = self._room.figures
        return {
            "tables": len(self._room.tables),
            "links": len(self._room.links),
            "bots_thinking": self._bots.thinking,
            "refusals": self._room.refused.total(),
            **asdict(counted),
        }

    @property
    def refusals(self) -> dict[str, int]:
        """How many requests were refused, by code."""
        return dict(self._room.refused)
