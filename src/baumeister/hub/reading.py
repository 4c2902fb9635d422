"""Loads tables from the shelf into memory, and follows what other processes write."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar

from baumeister.engine.errors import BaumeisterError
from baumeister.hub.live import Live
from baumeister.hub.protocol import Gone, Sitting
from baumeister.hub.room import Room, log
from baumeister.hub.stored_seats import person_of
from baumeister.tables import Commit
from baumeister.tables.errors import unknown_table

T = TypeVar("T")

#: Seconds until reading is retried if the store does not answer.
AGAIN: Final = 1.0
#: Seconds after which a table without viewers leaves memory.
IDLE: Final = 60.0


class Reading:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._behind: set[Live] = set()
        self._reading = False
        #: Tables that are being reloaded, each with the commits it has accepted meanwhile.
        self._reloads: list[tuple[Live, list[Commit]]] = []

    # ---- loading

    async def find(self, code: str) -> Live:
        """The table in memory, loaded if necessary, once for all who wait. UnknownTable, or RecordError if its rules
        are unknown."""
        live = self._room.tables.get(code)
        if live is not None:
            return live
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.get_running_loop().create_task(self._load(code))
            task.add_done_callback(lambda done: self._loading.pop(code, None) and None)
        return await asyncio.shield(task)

    def is_loading(self, code: str) -> bool:
        return code in self._loading

    async def loaded(self) -> None:
        """Wait for a load in progress: it may have been read before something changed."""
        if self._loading:
            await asyncio.wait(set(self._loading.values()))

    async def there(self, code: str) -> Live | None:
        """The table if it is in memory. Waits for a load in progress: what others tell meanwhile may be too late for
        what is being read."""
        task = self._loading.get(code)
        if task is not None:
            with contextlib.suppress(Exception):  # whoever wanted it is told
                await asyncio.shield(task)
        return self._room.tables.get(code)

    async def _load(self, code: str) -> Live:
        stored = await self._room.shelf.load(code)
        if stored is None:
            raise unknown_table(code)
        live = Live(stored, self._room.clock())
        self._room.tables[code] = live
        self._room.then.loaded(live)
        return live

    def forget(self, live: Live) -> None:
        self._room.tables.pop(live.code, None)
        for link in live.links:
            link.codes.discard(live.code)
        live.links.clear()

    def tidy(self, waits_for_bot: Callable[[Live], bool]) -> None:
        """From time to time: drop tables, and old views, that nobody needs any more."""
        now = self._room.clock()
        for live in tuple(self._room.tables.values()):
            if live.views is not None:
                live.views.beat()
            if live.links or live.busy is not None or (live.leased and waits_for_bot(live)):
                live.idle_since = now
            elif now - live.idle_since > IDLE:
                self.forget(live)

    # ---- reading on

    def heard(self, code: str, number: int) -> None:
        """Another process has written. All tables that are behind at the end of this turn of the loop are read
        together."""
        live = self._room.tables.get(code)
        if live is not None:
            live.heard = max(live.heard, number)
            self.catch_up(live)

    def catch_up(self, live: Live) -> None:
        """Catch up if the table is behind; perhaps it does not even know yet that it has begun. While a commit of its
        own is being written, wait: that either fails and catches up, or is the news itself."""
        if live.heard > live.number and live.busy is None:
            self._behind.add(live)
            self._read_soon()

    def read_all(self) -> None:
        """Unknown messages were missed: catch up."""
        self._behind.update(live for live in self._room.tables.values() if live.table is not None)
        self._read_soon()

    def _read_soon(self) -> None:
        if not self._reading and self._behind:
            self._reading = True
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        self._room.spawn(self._read())

    async def _read(self) -> None:
        lives, self._behind = self._behind, set()
        try:
            await self.read_on(lives)
        except Exception as error:
            log.warning("reading on failed: %s", type(error).__name__)
            self._behind |= {live for live in lives if self._room.tables.get(live.code) is live}
            await asyncio.sleep(AGAIN)
        finally:
            self._reading = False
        self._read_soon()

    async def read_on(self, lives: Iterable[Live]) -> None:
        """Read what others have written, for all these tables in one query. One that has not begun here may have
        elsewhere."""
        tables = {}
        for live in lives:
            if live.table is None:
                await self.refresh(live.code)
            else:
                tables[live.id] = live
        if not tables:
            return
        commits = await self._room.shelf.read_on({live.id: live.number for live in tables.values()})
        lost: set[Live] = set()
        for table, commit in commits:
            live = tables[table]
            if live not in lost and not self._take(live, commit):
                lost.add(live)

    def _take(self, live: Live, commit: Commit) -> bool:
        """Take the next commit from disk. One that was read twice is skipped. One of our own may be read before the
        writer confirms it."""
        first, last = commit.entries[0].number, commit.entries[-1].number
        if last <= live.number:
            return True
        try:
            self._room.then.kept(live, commit, ours=commit == live.busy)
        except BaumeisterError as error:
            log.error("table number %d: entry %d cannot be carried out here: %s", live.id, first, error.code)
            self._room.then.gone(live, Gone(live.code, "unknown-edition"))
            return False
        self._room.figures.commits_read += 1
        return True

    # ---- outside the log

    async def refresh(self, code: str) -> None:
        """Something outside the log has changed: who sits at an open table, its start, names, proposals."""
        live = await self.there(code)
        if live is None:
            return
        found = await _while_asks_stand(live, lambda: self._room.shelf.sitting(code))
        if self._room.tables.get(code) is not live:
            return
        if found is None:
            self._room.then.gone(live, Gone(code, "unknown-table"))
        elif _is_another(live, found[0]):
            await self._reload(live)
        else:
            self._room.then.sitting_read(live, *found)

    async def _reload(self, live: Live) -> None:
        """The table began, or its seats have new owners: everybody gets it again. The game goes on while it is read, so
        what was read can be older than what everybody has seen."""
        accepted: list[Commit] = []
        reload = (live, accepted)
        self._reloads.append(reload)
        try:
            stored = await _while_asks_stand(live, lambda: self._room.shelf.load(live.code))
        finally:
            self._reloads = [other for other in self._reloads if other is not reload]
        if self._room.tables.get(live.code) is not live:
            return
        if stored is None:
            self._room.then.gone(live, Gone(live.code, "unknown-table"))
            return
        before = live.number
        try:
            live.take_anew(stored, accepted)
        except BaumeisterError as error:
            log.error("table number %d cannot be opened here: %s", live.id, error.code)
            self._room.then.gone(live, Gone(live.code, "unknown-edition"))
            return
        self._room.then.loaded_anew(live, before)

    def accepted(self, live: Live, commit: Commit) -> None:
        """What is being reloaded may be older than this."""
        for other, accepted in self._reloads:
            if other is live:
                accepted.append(commit)


async def _while_asks_stand(live: Live, read: Callable[[], Awaitable[T]]) -> T:
    """Read the sitting; read it again if the proposals changed here in the meantime."""
    while True:
        known = live.proposals
        found = await read()
        if live.proposals is known:
            return found


def _is_another(live: Live, sitting: Sitting) -> bool:
    if live.table is None:
        return sitting.status != "open"
    if live.sitting.lesson != sitting.lesson:
        return True
    people = [(person_of(seat), info.person) for seat, info in zip(live.table.seats, sitting.seats, strict=True)]
    return any(holder is not None and owner not in (None, holder) for holder, owner in people)
