"""The hub's `Shelf`: stored tables, apart from the log's writer. For SQLite and PostgreSQL alike."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Mapping, Sequence
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, bindparam, or_, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister import UnknownEdition, UnknownGame
from baumeister import game as find_game
from baumeister.hub.live import MOST_LINES, SeatPlayer, played_in
from baumeister.hub.ports import StoredTable
from baumeister.hub.protocol import Line, Listed, Proposal, Sitting
from baumeister.records import Record
from baumeister.server.storage import chat, clock, learning, lists, names, proposals, results
from baumeister.server.storage.database import Database
from baumeister.server.storage.names import AnyRow
from baumeister.server.storage.schema import log, seats, tables
from baumeister.server.storage.writing import LEASE
from baumeister.server.storage.writing import log as logger
from baumeister.tables import Commit, StoreDamaged, StoreFailed, UnknownTable
from baumeister.tables.store import gather

P = ParamSpec("P")
T = TypeVar("T")

#: A visit is noted at most this often, ms.
VISIT: Final = 3_600_000
MOST_VISITS: Final = 20_000
#: Tables named in one statement: it is done quickly and keeps nobody waiting.
MOST_AT_ONCE: Final = 500

_READ_ON: Final = {
    "postgresql": """
        select l.table_id, l.body from unnest($1::bigint[], $2::int[]) as w(t, n)
        join log l on l.table_id = w.t and l.first > w.n order by l.table_id, l.first""",
    "sqlite": """
        select l.table_id, l.body from json_each(:wanted) as w
        join log l on l.table_id = json_extract(w.value, '$[0]') and l.first > json_extract(w.value, '$[1]')
        order by l.table_id, l.first""",
}

_commit: Final = msgspec.json.Decoder(Commit)


def once_more(
    work: Callable[Concatenate[SqlShelf, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[SqlShelf, P], Coroutine[Any, Any, T]]:
    """Repeat it if the connection broke meanwhile; doing it twice is harmless. The second time it waits for the server,
    which may be restarting."""

    @functools.wraps(work)
    async def again(self: SqlShelf, /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await work(self, *args, **kwargs)
        except StoreFailed:
            if self.database.kind == "sqlite":
                raise
        return await work(self, *args, **kwargs)

    return again


@functools.lru_cache(1024)
def is_known(game: str, rules_code: int, figures: str) -> bool:
    """Can this program play by these rules? Other tables are left to processes that can."""
    try:
        find_game(game).find_rules((rules_code, figures))
    except (UnknownGame, UnknownEdition):
        return False
    return True


class SqlShelf:
    """`process` is this process's own random id, the same as the writer's."""

    def __init__(self, database: Database, process: str, lease: float = LEASE) -> None:
        self.database = database
        self._process = process
        self._lease = int(lease * 1000)
        self._visits: dict[tuple[int, str], int] = {}  # (table, person): when it was written
        self._line = database.line()

    async def close(self) -> None:
        """Let others look after our tables at once."""
        try:
            async with self.database.begin() as connection:
                ours = (tables.c.for_server, tables.c.lease_until > 0, tables.c.lease_by == self._process)
                await connection.execute(update(tables).where(*ours).values(lease_until=0))
        except StoreFailed as error:
            logger.warning("leases run out by themselves: %s", error)
        if self._line is not None:
            await self._line.close()

    # ---- whole tables

    @once_more
    async def load(self, code: str) -> StoredTable | None:
        """UnknownEdition for a table whose rules this program does not have."""
        async with self.database.read("REPEATABLE READ") as connection:
            row = await _find(connection, code)
            if row is None:
                return None
            sits = (await names.seats_of(connection, [row.id]))[row.id]
            bodies = await connection.execute(select(log.c.body).where(log.c.table_id == row.id).order_by(log.c.first))
            commits = [_decoded(body, row.id) for body in bodies.scalars()]
            open_ones = await proposals.open_at(connection, row.id)
            lines = await chat.lines_of(connection, row.id, newest=MOST_LINES)
        if row.head is not None and not is_known(row.game, row.rules_code, row.figures):
            raise UnknownEdition(
                f"table number {row.id} is played by rules of {row.game} that are not here",
                game=row.game,
                found=row.figures,
            )
        labels = {seat.seat: seat.label for seat in sits if seat.label is not None}
        stored = gather(_head(row), commits) if row.head is not None else None
        infos = [names.seat_info(seat) for seat in sits]
        if stored is not None:
            await self._follow(row.id, sits, stored.record)
            infos = [
                replace(info, bot=now.bot, given_up=now.given_up, away=now.away) if info.person is not None else info
                for info, now in zip(infos, played_in(stored.record), strict=True)
            ]
        return StoredTable(
            id=row.id,
            sitting=names.sitting(row, infos),
            record=None if stored is None else stored.record,
            move_ids={} if stored is None else stored.move_ids,
            proposals=open_ones,
            chat=tuple(lines),
            labels=labels,
            course=row.course or "",
        )

    @once_more
    async def sitting(self, code: str) -> tuple[Sitting, tuple[Proposal, ...]] | None:
        async with self.database.read() as connection:
            row = await _find(connection, code)
            if row is None:
                return None
            sits = (await names.seats_of(connection, [row.id]))[row.id]
            open_ones = await proposals.open_at(connection, row.id)
        return names.sitting(row, map(names.seat_info, sits)), open_ones

    async def read_on(self, numbers: Mapping[int, int]) -> list[tuple[int, Commit]]:
        if not numbers:
            return []
        if self._line is not None:
            found = await self._line.fetch(_READ_ON["postgresql"], list(numbers), list(numbers.values()))
            return [(row["table_id"], _decoded(row["body"], row["table_id"])) for row in found]
        wanted = msgspec.json.encode(list(numbers.items())).decode()
        async with self.database.read() as connection:
            rows = (await connection.execute(text(_READ_ON["sqlite"]), {"wanted": wanted})).all()
        return [(row.table_id, _decoded(row.body, row.table_id)) for row in rows]

    @once_more
    async def names_in(self, record: Record) -> dict[str, str]:
        """The names of a record's people, for `names.named_record`."""
        async with self.database.read() as connection:
            return await names.find_names(connection, names.people_in(record))

    # ---- proposals

    @once_more
    async def put_proposal(self, table: int, proposal: Proposal) -> Proposal:
        with _table_is_there(table):
            async with self.database.begin() as connection:
                return await proposals.put(connection, table, proposal)

    @once_more
    async def agree(self, table: int, proposal: int, seat: int) -> Proposal | None:
        async with self.database.begin() as connection:
            return await proposals.agree(connection, table, proposal, seat)

    @once_more
    async def drop_proposals(self, table: int, numbers: Iterable[int]) -> None:
        async with self.database.begin() as connection:
            await proposals.drop(connection, table, numbers)

    # ---- chat

    async def say(self, table: int, person: str, text: str) -> Line:
        with _table_is_there(table):
            async with self.database.begin() as connection:
                return await chat.say(connection, table, person, text)

    @once_more
    async def lines(self, table: int, after: int) -> list[Line]:
        async with self.database.read() as connection:
            return await chat.lines_of(connection, table, after=after)

    # ---- beside the log

    @once_more
    async def seat_changed(self, table: int, seat: int, bot: str | None, *, given_up: bool, away: bool) -> None:
        async with self.database.begin() as connection:
            await _put_played(connection, table, {seat: SeatPlayer(bot, given_up, away)})

    @once_more
    async def finish(self, table: int, record: Record) -> None:
        if record.result is None:
            record = record.with_result()
        ended = update(tables).where(tables.c.id == table, tables.c.status != "running")
        async with self.database.begin() as connection:
            if not await learning.is_lesson(connection, table):
                await results.note(connection, table, record)
            await connection.execute(ended.values(for_server=False, lease_by=None, lease_until=0))

    # ---- lessons

    @once_more
    async def solved(self, person: str, game: str, chapter: str) -> None:
        async with self.database.begin() as connection:
            await learning.note_solved(connection, person, {game: [chapter]}, clock.now())

    @once_more
    async def end_lesson(self, table: int, *, for_server: bool) -> None:
        async with self.database.begin() as connection:
            await learning.end_lesson(connection, table, for_server=for_server)

    async def _follow(self, table: int, sits: Sequence[AnyRow], record: Record) -> None:
        """The process that changed a seat may have died before it wrote that outside the log."""
        behind = {
            row.seat: now
            for row, now in zip(sits, played_in(record), strict=True)
            if (row.bot, row.given_up, row.away) != now
        }
        if behind:
            async with self.database.begin() as connection:
                await _put_played(connection, table, behind)

    @once_more
    async def visited(self, visits: Mapping[int, Collection[str]]) -> None:
        now = clock.now()
        all_of_them = [(table, person) for table, people in visits.items() for person in people]
        news = [visit for visit in all_of_them if now - self._visits.get(visit, 0) >= VISIT]
        for start in range(0, len(news), MOST_AT_ONCE):
            some = news[start : start + MOST_AT_ONCE]
            old = (tables.c.id.in_({table for table, _ in some}), tables.c.visited < now - VISIT)
            own = (tuple_(seats.c.table_id, seats.c.person).in_(some), seats.c.seen < now - VISIT)
            async with self.database.begin() as connection:
                await connection.execute(update(tables).where(*old).values(visited=now))
                await connection.execute(update(seats).where(*own).values(seen=now))
            if len(self._visits) >= MOST_VISITS:
                self._visits.clear()
            self._visits.update(dict.fromkeys(some, now))

    async def absent_for(self, table: int, seat: int) -> float:
        query = select(seats.c.seen).where(seats.c.table_id == table, seats.c.seat == seat)
        async with self.database.read() as connection:
            seen = (await connection.execute(query)).scalar_one_or_none()
        return (clock.now() - (seen or 0)) / 1000

    # ---- leases

    async def end_leases(self) -> None:
        """End the leases of an earlier process: only for one that has the database to itself."""
        async with self.database.begin() as connection:
            held = (tables.c.for_server, tables.c.lease_until > 0)
            await connection.execute(update(tables).where(*held).values(lease_by=None, lease_until=0))

    @once_more
    async def lease(self, most: int) -> list[str]:
        kinds = (tables.c.game, tables.c.rules_code, tables.c.figures)
        async with self.database.read() as connection:
            waiting = (await connection.execute(select(*kinds).where(*self._free()).distinct())).all()
        known = [tuple(kind) for kind in waiting if is_known(*kind)]
        if not known:
            return []
        async with self.database.begin() as connection:
            free = self._free()
            # Rows being changed right now are left alone: somebody is looking after them.
            chosen = (
                select(tables.c.id)
                .where(*free, tuple_(*kinds).in_(known))
                .order_by(tables.c.lease_until)
                .limit(most)
                .with_for_update(skip_locked=True)
            )
            ours = {"lease_by": self._process, "lease_until": clock.of(self.database.kind) + self._lease}
            taken = update(tables).where(tables.c.id.in_(chosen.scalar_subquery()), *free).values(ours)
            rows = (await connection.execute(taken.returning(tables.c.code, tables.c.status))).all()
        for row in rows:
            if row.status != "running":
                await self._settle(row.code)
        return [row.code for row in rows if row.status == "running"]

    def _free(self) -> tuple[ColumnElement[bool], ...]:
        """Tables that wait for a server and that nobody looks after. No lease is longer than ours: one that seems
        longer was written by a wrong clock."""
        now = clock.of(self.database.kind)
        return tables.c.for_server, or_(tables.c.lease_until < now, tables.c.lease_until > now + self._lease)

    async def _settle(self, code: str) -> None:
        """A game that is over, but whose process died before it wrote the results."""
        stored = await self.load(code)
        if stored is not None and stored.record is not None:
            await self.finish(stored.id, stored.record)

    @once_more
    async def renew(self, numbers: Iterable[int]) -> list[int]:
        wanted = list(numbers)
        if not wanted:
            return []
        ours = (tables.c.id.in_(wanted), tables.c.lease_by == self._process)
        # A locked row is being written, by us (which renews it) or by whoever has it now.
        free = select(tables.c.id).where(*ours).with_for_update(skip_locked=True)
        until = clock.of(self.database.kind) + self._lease
        async with self.database.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.id.in_(free.scalar_subquery())).values(lease_until=until)
            )
            return list((await connection.execute(select(tables.c.id).where(*ours))).scalars())

    # ---- lists

    @once_more
    async def lists(self, person: str) -> tuple[list[Listed], list[Listed], list[Listed]]:
        async with self.database.read() as connection:
            return await lists.lists_of(connection, person)


# ---- reading


async def _find(connection: AsyncConnection, code: str) -> AnyRow | None:
    row: AnyRow | None = (await connection.execute(names.TABLES.where(tables.c.code == code))).one_or_none()
    return row


def _decoded(body: str, table: int) -> Commit:
    try:
        return _commit.decode(body)
    except msgspec.MsgspecError as error:
        raise StoreDamaged(f"the log of table number {table} cannot be read: {error}", table=table) from error


def _head(row: AnyRow) -> Record:
    return Record.loads(row.head)


# ---- writing


async def _put_played(connection: AsyncConnection, table: int, changed: Mapping[int, SeatPlayer]) -> None:
    this = (seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("number"))
    values = [{"of": table, "number": seat, **played._asdict()} for seat, played in changed.items()]
    await connection.execute(update(seats).where(*this), values)


@contextlib.contextmanager
def _table_is_there(table: int) -> Iterator[None]:
    """A table that was removed meanwhile raises our own error, not the driver's."""
    try:
        yield
    except IntegrityError as error:
        raise UnknownTable(f"table number {table} is gone", table=table) from error
