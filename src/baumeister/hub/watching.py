"""Watching a table through a socket, seated or not: what it is shown first, and when it stops."""

from __future__ import annotations

import asyncio

from baumeister.engine.errors import BaumeisterError, UnknownEdition
from baumeister.hub import render
from baumeister.hub.errors import NotYourSeat, TooManyWatched, TooMuch
from baumeister.hub.live import Link, Live
from baumeister.hub.presence import Presence
from baumeister.hub.protocol import Gone, Here, Told, Watch
from baumeister.hub.reading import Reading
from baumeister.hub.room import Room, in_logs, log
from baumeister.hub.views import Viewer
from baumeister.records import RecordError
from baumeister.tables import UnknownTable

#: Seconds until the shelf is told again that people come to the table.
VISITED_EVERY = 3600.0
#: How many long histories are sent at a time. Building one takes many times the memory of what is sent.
MOST_STORIES = 4


class Watching:
    def __init__(self, room: Room, reading: Reading, presence: Presence) -> None:
        self._room = room
        self._reading = reading
        self._presence = presence
        #: Tables (by their number in the store) and who of their people came there since the last beat.
        self._visits: dict[int, set[str]] = {}
        self._stories = asyncio.Semaphore(MOST_STORIES)

    async def watch(self, link: Link, message: Watch) -> None:
        code = message.t
        if code not in link.codes and len(link.codes) >= self._room.limits.tables:
            raise TooManyWatched("too many tables over one socket", most=self._room.limits.tables)
        try:
            live = await self._find(link, code)
        except UnknownTable:
            link.send(Gone(code, "unknown-table"))
            return
        except (RecordError, UnknownEdition) as error:
            log.warning("table %s cannot be opened here: %s", in_logs(code), error.code)
            link.send(Gone(code, "unknown-edition"))
            return
        if live is None:
            return
        if message.since is not None and message.since > live.number:
            # It was seen at another process, or before the bus broke.
            await self._reading.read_on([live])
            if self._room.tables.get(code) is not live:  # that is how it turned out that it is gone
                await self.watch(link, message)
                return
        if not live.may_watch(link.person.id):
            link.send(Gone(code, "not-allowed"))
            return
        if message.since is not None and live.number - message.since > render.MOST_AT_ONCE:
            async with self._stories:
                await self._show(link, live, message.since)
        else:
            await self._show(link, live, message.since)

    async def _show(self, link: Link, live: Live, since: int | None) -> None:
        code, person = live.code, link.person.id
        told = await self._missed(link, live, live.usual_viewer(person), since)
        if not link.is_open or self._room.tables.get(code) is not live:
            return
        # Nothing waits from here on, so what is shown and what follows fit together.
        viewer = live.usual_viewer(person)
        if live.table is not None and since is not None:
            done = told[-1].number if told else since
            told += render.telling(live.table, done).to(viewer)
        has_view = len(live.holds(person)) <= 1
        known = link in live.links
        link.codes.add(code)
        live.links[link] = viewer
        if person not in live.here:
            self._presence.changed(live, but=link)
        link.outbox.push(render.shown(live, link, viewer, told, since if has_view else None))
        if not known:
            self._note_visit(live)
            self._room.then.came(live, link)
        self._room.then.shown(live, link)

    async def _find(self, link: Link, code: str) -> Live | None:
        """The table; None if the socket has gone meanwhile."""
        live = self._room.tables.get(code)
        if live is None:
            live = await self._reading.find(code)
        return live if link.is_open else None

    async def _missed(self, link: Link, live: Live, viewer: Viewer, since: int | None) -> tuple[Told, ...]:
        """Send missed entries in pieces, so that nobody waits for somebody who was away for long. Each piece counts as
        a message."""
        told: tuple[Told, ...] = ()
        if live.table is None or since is None:
            return told
        while live.number - since > render.MOST_AT_ONCE:
            until = since + render.MOST_AT_ONCE
            told += render.telling(live.table, since, until).to(viewer)
            since = until
            await asyncio.sleep(0)
            if not link.messages.take(self._room.clock()):
                raise TooMuch("the whole story was asked for too often")
        return told

    def _note_visit(self, live: Live) -> None:
        """Note which of the table's people are here now."""
        now = self._room.clock()
        for person in {link.person.id for link in live.links}:
            before = live.visited.get(person)
            if (before is None or now - before > VISITED_EVERY) and live.is_seated(person):
                live.visited[person] = now
                self._visits.setdefault(live.id, set()).add(person)

    async def beat(self) -> None:
        """From time to time: tell the shelf which tables people came to, all at once. When everybody comes back after a
        restart, one transaction per table would block the log's writer."""
        for live in self._room.tables.values():
            if live.links:  # who waits at an open table for a day has come once
                self._note_visit(live)
        visits, self._visits = self._visits, {}
        if visits:
            try:
                await self._room.shelf.visited(visits)
            except BaumeisterError:
                self._visits = {**self._visits, **visits}
                raise

    def here(self, link: Link, live: Live, message: Here) -> None:
        """Set who is looking at the screen now."""
        if message.seat is not None and message.seat not in live.holds(link.person.id):
            raise NotYourSeat(f"seat {message.seat} is not yours", seat=message.seat)
        live.links[link] = message.seat
        link.outbox.push(render.shown(live, link, message.seat))

    def leave(self, link: Link, code: str) -> None:
        link.codes.discard(code)
        live = self._room.tables.get(code)
        if live is None or link not in live.links:
            return
        del live.links[link]
        if all(other.person.id != link.person.id for other in live.links):
            self._presence.changed(live)
        if not live.links:
            live.idle_since = self._room.clock()
