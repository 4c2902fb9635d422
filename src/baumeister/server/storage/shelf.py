"""The hub's `Shelf`: tables on the disk, beside the log's writer. For SQLite and PostgreSQL alike."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Mapping, Sequence
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Table, and_, bindparam, delete, exists, insert, or_, select, text, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.api import UnknownEdition, UnknownGame
from baumeister.api import game as find_game
from baumeister.hub.live import MOST_LINES, Played, played_in
from baumeister.hub.ports import StoredTable
from baumeister.hub.protocol import Asked, Line, Listed, Sitting
from baumeister.records import Record
from baumeister.server.storage import clock, names
from baumeister.server.storage.database import Database
from baumeister.server.storage.names import AnyRow
from baumeister.server.storage.schema import asks, chat, log, people, results, seats, tables
from baumeister.server.storage.writing import LEASE
from baumeister.server.storage.writing import log as logger
from baumeister.tables import Commit, StoreDamaged, StoreFailed, UnknownTable
from baumeister.tables.store import gather

P = ParamSpec("P")
T = TypeVar("T")

MOST_OPEN: Final = 100
MOST_RUNNING: Final = 100
MOST_OWN: Final = 200
#: A visit is noted at most this often, ms.
VISIT: Final = 3_600_000
MOST_VISITS: Final = 20_000
#: Tables named in one statement, which is soon done and keeps nobody waiting.
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
_asked: Final = msgspec.json.Decoder(Asked)


def once_more(
    work: Callable[Concatenate[SqlShelf, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[SqlShelf, P], Coroutine[Any, Any, T]]:
    """Do it again if the line to the server broke meanwhile; it can be done twice without harm. The second time the
    server, which may be starting again, is waited for."""

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
    """Can this program play by these rules? Tables by others are left to processes that can."""
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
        self._visits: dict[int, int] = {}
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
        """UnknownEdition for a table by rules that this program does not have."""
        async with self.database.read("REPEATABLE READ") as connection:
            row = await _find(connection, code)
            if row is None:
                return None
            sits = (await names.seats_of(connection, [row.id]))[row.id]
            bodies = await connection.execute(select(log.c.body).where(log.c.table_id == row.id).order_by(log.c.first))
            commits = [_decoded(body, row.id) for body in bodies.scalars()]
            asked = await _asks(connection, row.id)
            lines = await _lines(connection, row.id, newest=MOST_LINES)
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
            asks=asked,
            chat=tuple(lines),
            labels=labels,
        )

    @once_more
    async def sitting(self, code: str) -> tuple[Sitting, tuple[Asked, ...]] | None:
        async with self.database.read() as connection:
            row = await _find(connection, code)
            if row is None:
                return None
            sits = (await names.seats_of(connection, [row.id]))[row.id]
            asked = await _asks(connection, row.id)
        return names.sitting(row, map(names.seat_info, sits)), asked

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

    # ---- asks

    @once_more
    async def put_ask(self, table: int, ask: Asked) -> Asked:
        about = -1 if ask.about is None else ask.about
        values = {"table_id": table, "kind": ask.kind, "about": about, "body": msgspec.json.encode(ask).decode()}
        same = (asks.c.table_id == table, asks.c.kind == ask.kind, asks.c.about == about)
        with _table_is_there(table):
            async with self.database.begin() as connection:
                await _insert_missing(connection, asks, [values])
                row = (await connection.execute(select(asks.c.id, asks.c.body).where(*same))).one()
        return _asked_of(row)

    @once_more
    async def agree(self, table: int, ask: int, seat: int) -> Asked | None:
        async with self.database.begin() as connection:
            this = (asks.c.table_id == table, asks.c.id == ask)
            found = await connection.execute(select(asks.c.id, asks.c.body).where(*this).with_for_update())
            row = found.one_or_none()
            if row is None:
                return None
            before = _asked_of(row)
            if seat not in before.needs:
                return before
            after = replace(
                before,
                needs=tuple(other for other in before.needs if other != seat),
                agreed=tuple(sorted({*before.agreed, seat})),
            )
            await connection.execute(update(asks).where(*this).values(body=msgspec.json.encode(after).decode()))
            return after

    @once_more
    async def drop_asks(self, table: int, numbers: Iterable[int]) -> None:
        async with self.database.begin() as connection:
            await connection.execute(delete(asks).where(asks.c.table_id == table, asks.c.id.in_(list(numbers))))

    # ---- chat

    async def say(self, table: int, person: str, text: str) -> Line:
        at = clock.now()
        with _table_is_there(table):
            async with self.database.begin() as connection:
                values = {"table_id": table, "person": person, "at": at, "text": text}
                number = (await connection.execute(insert(chat).values(values).returning(chat.c.id))).scalar_one()
                found = await connection.execute(select(people.c.name).where(people.c.id == person))
                return Line(number, person, found.scalar_one(), clock.written(at), text)

    @once_more
    async def lines(self, table: int, after: int) -> list[Line]:
        async with self.database.read() as connection:
            return await _lines(connection, table, after=after)

    # ---- what lists and statistics know

    @once_more
    async def seat_changed(self, table: int, seat: int, bot: str | None, *, given_up: bool, away: bool) -> None:
        async with self.database.begin() as connection:
            await _put_played(connection, table, {seat: Played(bot, given_up, away)})

    @once_more
    async def finish(self, table: int, record: Record) -> None:
        if record.result is None:
            record = record.with_result()
        ended = update(tables).where(tables.c.id == table, tables.c.status != "running")
        async with self.database.begin() as connection:
            if record.result is not None:
                found = await connection.execute(
                    select(seats.c.seat, seats.c.person).where(seats.c.table_id == table).order_by(seats.c.seat)
                )
                await _insert_missing(connection, results, _result_rows(table, record, found.all()))
            await connection.execute(ended.values(for_server=False, lease_by=None, lease_until=0))

    async def _follow(self, table: int, sits: Sequence[AnyRow], record: Record) -> None:
        """The process that changed a seat may have died before it noted that beside the log."""
        behind = {
            row.seat: now
            for row, now in zip(sits, played_in(record), strict=True)
            if (row.bot, row.given_up, row.away) != now
        }
        if behind:
            async with self.database.begin() as connection:
                await _put_played(connection, table, behind)

    @once_more
    async def visited(self, numbers: Collection[int]) -> None:
        now = clock.now()
        news = [number for number in numbers if now - self._visits.get(number, 0) >= VISIT]
        for start in range(0, len(news), MOST_AT_ONCE):
            some = news[start : start + MOST_AT_ONCE]
            old = (tables.c.id.in_(some), tables.c.visited < now - VISIT)
            async with self.database.begin() as connection:
                await connection.execute(update(tables).where(*old).values(visited=now))
            if len(self._visits) >= MOST_VISITS:
                self._visits.clear()
            self._visits.update(dict.fromkeys(some, now))

    # ---- leases

    @once_more
    async def lease(self, most: int) -> list[str]:
        now = clock.now()
        free = (tables.c.for_server, tables.c.lease_until < now)
        kinds = (tables.c.game, tables.c.rules_code, tables.c.figures)
        async with self.database.read() as connection:
            waiting = (await connection.execute(select(*kinds).where(*free).distinct())).all()
        known = [tuple(kind) for kind in waiting if is_known(*kind)]
        if not known:
            return []
        # Rows that somebody is changing right now are left alone: they are being looked after.
        chosen = (
            select(tables.c.id)
            .where(*free, tuple_(*kinds).in_(known))
            .order_by(tables.c.lease_until)
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        ours = {"lease_by": self._process, "lease_until": now + self._lease}
        async with self.database.begin() as connection:
            taken = update(tables).where(tables.c.id.in_(chosen.scalar_subquery()), *free).values(ours)
            rows = (await connection.execute(taken.returning(tables.c.code, tables.c.status))).all()
        for row in rows:
            if row.status != "running":
                await self._settle(row.code)
        return [row.code for row in rows if row.status == "running"]

    async def _settle(self, code: str) -> None:
        """A game that is over, but the process that ended it died before it noted the results."""
        stored = await self.load(code)
        if stored is not None and stored.record is not None:
            await self.finish(stored.id, stored.record)

    @once_more
    async def renew(self, numbers: Iterable[int]) -> list[int]:
        wanted = list(numbers)
        if not wanted:
            return []
        ours = (tables.c.id.in_(wanted), tables.c.lease_by == self._process)
        # A row that is locked is being written, by us (then it is renewed with that) or by whoever has it now.
        free = select(tables.c.id).where(*ours).with_for_update(skip_locked=True)
        until = clock.now() + self._lease
        async with self.database.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.id.in_(free.scalar_subquery())).values(lease_until=until)
            )
            return list((await connection.execute(select(tables.c.id).where(*ours))).scalars())

    # ---- lists

    @once_more
    async def lists(self, person: str) -> tuple[list[Listed], list[Listed], list[Listed]]:
        everybodys = tables.c.invited.is_(False)
        mine = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
        asked = mine.where(seats.c.seat == tables.c.asked, seats.c.bot.is_(None))
        newest = tables.c.changed.desc()
        queries = (
            names.TABLES.where(tables.c.status == "open", everybodys).order_by(newest).limit(MOST_OPEN),
            names.TABLES.where(tables.c.status == "running", everybodys, tables.c.spectators)
            .order_by(newest)
            .limit(MOST_RUNNING),
            names.TABLES.where(_own(person))
            .order_by(tables.c.status != "running", asked.desc(), newest)
            .limit(MOST_OWN),
        )
        async with self.database.read() as connection:
            found = [(await connection.execute(query)).all() for query in queries]
            sits = await names.seats_of(connection, sorted({row.id for rows in found for row in rows}))
        opened, running, own = [[_listed(row, sits[row.id], person) for row in rows] for rows in found]
        return opened, running, own


# ---- reading


async def _find(connection: AsyncConnection, code: str) -> AnyRow | None:
    row: AnyRow | None = (await connection.execute(names.TABLES.where(tables.c.code == code))).one_or_none()
    return row


async def _asks(connection: AsyncConnection, table: int) -> tuple[Asked, ...]:
    query = select(asks.c.id, asks.c.body).where(asks.c.table_id == table).order_by(asks.c.id)
    return tuple(map(_asked_of, await connection.execute(query)))


def _asked_of(row: AnyRow) -> Asked:
    return replace(_asked.decode(row.body), number=row.id)


async def _lines(connection: AsyncConnection, table: int, *, after: int = 0, newest: int | None = None) -> list[Line]:
    query = (
        select(chat.c.id, chat.c.person, people.c.name, chat.c.at, chat.c.text)
        .join(people, people.c.id == chat.c.person)
        .where(chat.c.table_id == table, chat.c.id > after)
        .order_by(chat.c.id.desc())
        .limit(newest)
    )
    rows = (await connection.execute(query)).all()
    return [Line(row.id, row.person, row.name, clock.written(row.at), row.text) for row in reversed(rows)]


def _decoded(body: str, table: int) -> Commit:
    try:
        return _commit.decode(body)
    except msgspec.MsgspecError as error:
        raise StoreDamaged(f"the log of table number {table} cannot be read: {error}", table=table) from error


def _head(row: AnyRow) -> Record:
    return Record.loads(row.head)


def _own(person: str) -> ColumnElement[bool]:
    sits = select(seats.c.table_id).where(seats.c.person == person)
    return and_(tables.c.status.in_(("open", "running")), or_(tables.c.id.in_(sits), tables.c.host == person))


def _listed(row: AnyRow, sits: Sequence[AnyRow], person: str) -> Listed:
    asked = next((seat for seat in sits if seat.seat == row.asked), None) if row.status == "running" else None
    return Listed(
        sitting=names.sitting(row, map(names.seat_info, sits)),
        number=row.number,
        asked=None if asked is None else row.asked,
        yours=asked is not None and asked.person == person and asked.bot is None,
        changed=clock.written(row.changed),
    )


# ---- writing


async def _insert_missing(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert what is not there yet."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    await connection.execute(dialect.insert(table).on_conflict_do_nothing(), rows)


async def _put_played(connection: AsyncConnection, table: int, changed: Mapping[int, Played]) -> None:
    this = (seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("number"))
    values = [{"of": table, "number": seat, **played._asdict()} for seat, played in changed.items()]
    await connection.execute(update(seats).where(*this), values)


def counting_winners(scores: Sequence[int], winners: Iterable[int], given_up: Sequence[bool]) -> set[int]:
    """Who wins in statistics: the best who did not give up. The rules' own winners come first, whatever broke their
    tie; if all of them gave up, points decide among the others."""
    winning = {seat for seat in winners if not given_up[seat]}
    staying = [score for score, left in zip(scores, given_up, strict=True) if not left]
    if winning or not staying:
        return winning
    return {seat for seat, score in enumerate(scores) if score == max(staying) and not given_up[seat]}


def _result_rows(table: int, record: Record, sits: Sequence[AnyRow]) -> list[dict[str, Any]]:
    assert record.result is not None
    played = played_in(record)
    given_up = [now.given_up for now in played]
    counting = counting_winners(record.result.scores, record.result.winners, given_up)
    return [
        {
            "table_id": table,
            "seat": row.seat,
            "person": row.person,
            "bot": played[row.seat].bot,
            "points": record.result.scores[row.seat],
            "won": row.seat in record.result.winners,
            "counts_as_won": row.seat in counting,
            "given_up": given_up[row.seat],
        }
        for row in sits
    ]


@contextlib.contextmanager
def _table_is_there(table: int) -> Iterator[None]:
    """A table that was removed meanwhile is an error of ours, not one of the driver's."""
    try:
        yield
    except IntegrityError as error:
        raise UnknownTable(f"table number {table} is gone", table=table) from error
