"""The world around the hub, in memory: a shelf and a writer, a bus between several hubs, bots, and sockets."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec.structs import replace

import baumeister as bm
from baumeister.analysis.forms import Hint
from baumeister.analysis.hints import hint
from baumeister.bots.door import DEFAULT_BUDGET, Budget, Seen, make_bot
from baumeister.bots.levels import LEVELS
from baumeister.hub.ports import Job, LessonJob, Row, StoredTable, WriteOutcome
from baumeister.hub.protocol import Line, Listed, Proposal, SeatInfo, Sitting
from baumeister.hub.stored_seats import seat_of
from baumeister.lessons.answers import Answer, answer
from baumeister.lessons.course import course_of
from baumeister.records import Record, Seat, bot
from baumeister.server.learning import begun
from baumeister.tables import Commit

WHEN = "2026-11-16T00:00:00.000Z"


@dataclass
class Kept:
    """A table in the store."""

    id: int
    sitting: Sitting
    record: Record | None
    commits: list[Commit] = field(default_factory=list)
    proposals: list[Proposal] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    deciding: int = -1
    for_server: bool = False
    lease_by: str = ""
    results: Record | None = None
    visits: int = 0
    course: str = ""  # of a lesson
    absent: dict[str, float] = field(default_factory=dict)  # seconds since they were noted to be there

    @property
    def number(self) -> int:
        begun = 0 if self.record is None else len(self.record.log)
        return self.commits[-1].entries[-1].number if self.commits else begun

    @property
    def log(self) -> Record:
        """The record with all that was appended."""
        assert self.record is not None
        appended = tuple(entry for commit in self.commits for entry in commit.entries)
        return replace(self.record, log=self.record.log + appended)


class Store:
    """What a database would hold, for any number of processes."""

    def __init__(self) -> None:
        self.tables: dict[str, Kept] = {}
        self.loads: list[str] = []
        self.reads: list[dict[int, int]] = []
        self.away = False  # the database does not answer
        self.dead: set[str] = set()  # processes whose leases count no longer
        self.proposals = 0
        self.solved: list[tuple[str, str, str]] = []

    def add_lesson(self, code: str, game: str, chapter: str, person: str = "anna") -> Kept:
        """A lesson at the beginning of its chapter, as the server makes it."""
        course = course_of(game)
        seats = [
            person if seat == course.table.seat else f"bot:{course.table.level}" for seat in range(course.table.players)
        ]
        kept = self.add(code, game, seats, host=person, invited=True, spectators=False, lesson=chapter)
        assert kept.record is not None
        number = course.number_of(chapter)
        record = Record.begin(bm.game(game), kept.record.seats, course.seed_of(number), course.options_of(number))
        kept.record = replace(record, log=begun(game, chapter))
        kept.sitting = replace(kept.sitting, options=record.options)
        kept.course, kept.deciding, kept.for_server = course.digest, course.table.seat, False
        return kept

    def add(
        self,
        code: str,
        game: str = "caylus1303",
        seats: Iterable[str] = ("anna", "bert"),
        *,
        seed: int = 1,
        begun: bool = True,
        **sitting: Any,
    ) -> Kept:
        """A table; seats are person ids, `bot:LEVEL`, or the same person several times."""
        names = list(seats)
        title = bm.game(game)
        kept = Kept(len(self.tables) + 1, _sitting(code, title, names, begun, sitting), None)
        if begun:
            kept.record = Record.begin(title, [_seat(names, number) for number in range(len(names))], seed)
            kept.deciding = int(kept.record.start().seat)
            kept.for_server = not kept.record.seats[kept.deciding].is_human
        self.tables[code] = kept
        return kept

    def by_id(self, table: int) -> Kept:
        return next(kept for kept in self.tables.values() if kept.id == table)


def _sitting(code: str, title: bm.Game, names: list[str], begun: bool, more: Mapping[str, Any]) -> Sitting:
    infos = [
        SeatInfo(name[4:], bot=name[4:]) if name.startswith("bot:") else SeatInfo(name.title(), name) for name in names
    ]
    usual: dict[str, Any] = {
        "host": names[0],
        "live": True,
        "invited": False,
        "spectators": True,
        "undo_past_news": True,
        "created": WHEN,
    }
    return Sitting(
        t=code,
        game=title.id,
        rules=title.rules_version[1],
        options=title.settle_options(None),
        status="running" if begun else "open",
        seats=tuple(infos),
        **{**usual, **more},
    )


def _seat(names: list[str], number: int) -> Seat:
    name = names[number]
    if name.startswith("bot:"):
        return bot(name[4:], name[4:], LEVELS[name[4:]].code)
    return seat_of(name, number, shared=names.count(name) > 1)


class MemoryShelf:
    """The store as one process uses it. Every question takes a turn of the loop to answer; with a `gate` what was
    loaded comes only when that is open, and may be old then."""

    def __init__(self, store: Store, process: str = "one") -> None:
        self.store = store
        self.process = process
        self.gate: asyncio.Event | None = None

    async def _turn(self) -> None:
        await asyncio.sleep(0)
        if self.store.away:
            raise OSError("the database is away")

    async def load(self, code: str) -> StoredTable | None:
        self.store.loads.append(code)
        await self._turn()
        kept = self.store.tables.get(code)
        if kept is None:
            return None
        ids = {commit.move_id: commit.entries[0].number for commit in kept.commits if commit.move_id is not None}
        record = None if kept.record is None else kept.log
        stored = StoredTable(
            kept.id, kept.sitting, record, ids, tuple(kept.proposals), tuple(kept.lines), course=kept.course
        )
        if self.gate is not None:
            await self.gate.wait()
        return stored

    async def sitting(self, code: str) -> tuple[Sitting, tuple[Proposal, ...]] | None:
        await self._turn()
        kept = self.store.tables.get(code)
        return None if kept is None else (kept.sitting, tuple(kept.proposals))

    async def read_on(self, numbers: Mapping[int, int]) -> list[tuple[int, Commit]]:
        self.store.reads.append(dict(numbers))
        await self._turn()
        return [
            # As another process would read them: the same data, not the same objects.
            (table, msgspec.json.decode(msgspec.json.encode(commit), type=Commit))
            for table, number in numbers.items()
            for commit in self.store.by_id(table).commits
            if commit.entries[0].number > number
        ]

    async def put_proposal(self, table: int, proposal: Proposal) -> Proposal:
        await self._turn()
        kept = self.store.by_id(table)
        for other in kept.proposals:
            if (other.kind, other.about) == (proposal.kind, proposal.about):
                return other
        self.store.proposals += 1
        kept.proposals.append(replace(proposal, number=self.store.proposals))
        return kept.proposals[-1]

    async def agree(self, table: int, proposal: int, seat: int) -> Proposal | None:
        await self._turn()
        proposals = self.store.by_id(table).proposals
        for index, other in enumerate(proposals):
            if other.number == proposal:
                needs = tuple(need for need in other.needs if need != seat)
                proposals[index] = replace(other, needs=needs, agreed=(*other.agreed, seat))
                return proposals[index]
        return None

    async def drop_proposals(self, table: int, proposals: Iterable[int]) -> None:
        await self._turn()
        kept, gone = self.store.by_id(table), set(proposals)
        kept.proposals = [proposal for proposal in kept.proposals if proposal.number not in gone]

    async def say(self, table: int, person: str, text: str) -> Line:
        await self._turn()
        kept = self.store.by_id(table)
        kept.lines.append(Line(len(kept.lines) + 1, person, person.title(), WHEN, text))
        return kept.lines[-1]

    async def lines(self, table: int, after: int) -> list[Line]:
        await self._turn()
        return [line for line in self.store.by_id(table).lines if line.number > after]

    async def seat_changed(self, table: int, seat: int, bot: str | None, *, given_up: bool, away: bool) -> None:
        await self._turn()
        kept = self.store.by_id(table)
        seats = list(kept.sitting.seats)
        seats[seat] = replace(seats[seat], bot=bot, given_up=given_up, away=away)
        kept.sitting = replace(kept.sitting, seats=tuple(seats))

    async def finish(self, table: int, record: Record) -> None:
        await self._turn()
        self.store.by_id(table).results = record

    async def visited(self, visits: Mapping[int, Collection[str]]) -> None:
        await self._turn()
        for table, people in visits.items():
            kept = self.store.by_id(table)
            kept.visits += 1
            kept.absent |= dict.fromkeys(people, 0.0)

    async def absent_for(self, table: int, seat: int) -> float:
        await self._turn()
        kept = self.store.by_id(table)
        return kept.absent.get(str(kept.sitting.seats[seat].person), 0.0)

    async def lease(self, most: int) -> list[str]:
        await self._turn()
        free = [
            code
            for code, kept in self.store.tables.items()
            if kept.for_server and (not kept.lease_by or kept.lease_by in self.store.dead)
        ][:most]
        for code in free:
            self.store.tables[code].lease_by = self.process
        return free

    async def renew(self, tables: Iterable[int]) -> list[int]:
        await self._turn()
        return [table for table in tables if self.store.by_id(table).lease_by == self.process]

    async def solved(self, person: str, game: str, chapter: str) -> None:
        await self._turn()
        self.store.solved.append((person, game, chapter))

    async def end_lesson(self, table: int, *, for_server: bool) -> None:
        await self._turn()
        kept = self.store.by_id(table)
        kept.sitting = replace(kept.sitting, lesson="")
        kept.for_server, kept.lease_by = for_server, ""

    async def lists(self, person: str) -> tuple[list[Listed], list[Listed], list[Listed]]:
        await self._turn()
        listed = [
            Listed(
                kept.sitting,
                kept.number,
                kept.deciding if kept.deciding >= 0 else None,
                kept.deciding >= 0 and kept.sitting.seats[kept.deciding].person == person,
                WHEN,
            )
            for kept in self.store.tables.values()
        ]
        return (
            [table for table in listed if table.sitting.status == "open"],
            [table for table in listed if table.sitting.status == "running"],
            [table for table in listed if any(seat.person == person for seat in table.sitting.seats)],
        )


class MemoryWriter:
    """Keeps rows a turn of the loop later, unless it is held up or told to fail."""

    def __init__(self, store: Store, process: str = "one") -> None:
        self.store = store
        self.process = process
        self.fails = False
        self.held: deque[tuple[Row, Callable[[WriteOutcome], None]]] | None = None

    def append(self, row: Row, done: Callable[[WriteOutcome], None]) -> None:
        if self.held is not None:
            self.held.append((row, done))
        else:
            asyncio.get_running_loop().call_soon(self._keep, row, done)

    def hold(self) -> None:
        """From now on rows wait."""
        self.held = deque()

    def let_go(self) -> None:
        held, self.held = self.held, None
        for row, done in held or ():
            self._keep(row, done)

    def _keep(self, row: Row, done: Callable[[WriteOutcome], None]) -> None:
        done(self._outcome(row))

    def _outcome(self, row: Row) -> WriteOutcome:
        kept = self.store.by_id(row.table)
        if self.fails:
            return WriteOutcome.FAILED
        if row.first != kept.number + 1:
            return WriteOutcome.TAKEN
        kept.commits.append(row.commit)
        kept.deciding, kept.for_server, kept.lease_by = row.deciding, row.for_server, self.process
        kept.sitting = replace(kept.sitting, status=row.status)
        return WriteOutcome.KEPT


class MemoryBus:
    """Carries messages between hubs, each to all others and to the one who told it. `deaf` hubs hear nothing."""

    def __init__(self) -> None:
        self.hubs: list[Any] = []
        self.deaf: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def tell(self, topic: str, *words: str | int) -> None:
        for index, hub in enumerate(self.hubs):
            if index not in self.deaf:
                asyncio.get_running_loop().call_soon(self._deliver, hub, topic, words)

    def _deliver(self, hub: Any, topic: str, words: tuple[str | int, ...]) -> None:
        if not hub.hearing.at_once(topic, words):
            task = asyncio.get_running_loop().create_task(hub.hearing.heard(topic, words))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


class FakeThinkers:
    """Bots in the same process. `answers` may be replaced by what a broken thinker would say."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.hints: list[Job] = []
        self.lessons: list[LessonJob] = []
        self.late = 0  # so many questions of lessons are not answered in time
        self.held: list[tuple[Job, Callable[[str | None], None]]] | None = None
        self.answer: Callable[[Job], str | None] = self.choose

    def think(self, job: Job, done: Callable[[str | None], None]) -> None:
        self.jobs.append(job)
        if self.held is not None:
            self.held.append((job, done))
        else:
            asyncio.get_running_loop().call_soon(lambda: done(self.answer(job)))

    def hint(self, job: Job, done: Callable[[Hint | None], None]) -> None:
        self.hints.append(job)
        game = bm.game(job.position.game)
        found = hint(Seen(game, game.from_list(job.position.state)), Budget(iterations=20))
        asyncio.get_running_loop().call_soon(lambda: done(found))

    def lesson(self, job: LessonJob, done: Callable[[Answer | None], None]) -> None:
        self.lessons.append(job)
        if self.late:
            self.late -= 1
            asyncio.get_running_loop().call_soon(lambda: done(None))
            return
        found = msgspec.msgpack.decode(msgspec.msgpack.encode(answer(job.question)), type=Answer)
        asyncio.get_running_loop().call_soon(lambda: done(found))

    def choose(self, job: Job) -> str | None:
        game = bm.game(job.position.game)
        player = make_bot(LEVELS[str(job.level)].bot, job.position.seed)
        return game.action_name(player.choose(Seen(game, game.from_list(job.position.state)), DEFAULT_BUDGET))
