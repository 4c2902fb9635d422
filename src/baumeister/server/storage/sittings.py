"""Tables before and at their start, in SQL. What may be done, and by whom, is the lobby's business (server/lobby.py).

To change a table, lock its row first (`find` with `lock`): a seat is taken once, and nobody joins a table that begins
at the same moment, whatever process they use. SQLite has one writer at a time anyway.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import BigInteger, case, delete, func, insert, literal, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.engine.options import OptionValue
from baumeister.server.storage.schema import seats, tables
from baumeister.server.storage.shelf import is_known
from baumeister.tables.errors import unknown_table


@dataclass(frozen=True)
class SeatRow:
    """A seat as stored. Free: neither a person nor a bot sits there; it may still be reserved."""

    person: str | None = None
    label: str | None = None  # at a shared screen
    bot: str | None = None
    reserved: str | None = None

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class TableRow:
    """A table as stored, without its log."""

    id: int
    code: str
    game: str
    options: Mapping[str, OptionValue]
    name: str
    host: str | None
    status: str
    live: bool
    invited: bool
    spectators: bool
    undo_past_news: bool
    hints: bool | None
    several: bool
    lesson: str | None
    seats: tuple[SeatRow, ...]

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]


@dataclass(frozen=True)
class NewTable:
    """What `make` writes."""

    code: str
    game: str
    rules: tuple[int, str]
    options: Mapping[str, OptionValue]
    seats: tuple[SeatRow, ...]
    host: str
    name: str
    live: bool
    invited: bool
    spectators: bool
    undo_past_news: bool
    hints: bool | None = None
    several: bool = False
    rematch_of: int | None = None
    lesson: str | None = None  # id of the chapter, with the digest of its course
    course: str | None = None
    day: str | None = None  # of the game of the day


@dataclass(frozen=True)
class Beginning:
    """What `begin` writes: the record the game begins with, and who decides first."""

    rules: tuple[int, str]
    head: str
    deciding: int
    for_server: bool
    number: int = 0  # of the last entry that the record has already


async def find(connection: AsyncConnection, code: str, *, lock: bool = False) -> TableRow:
    """A table with its seats; UnknownTable if none has this code."""
    query = select(tables).where(tables.c.code == code)
    row = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
    if row is None:
        raise unknown_table(code)
    found = await connection.execute(select(seats).where(seats.c.table_id == row.id).order_by(seats.c.seat))
    return TableRow(
        id=row.id,
        code=row.code,
        game=row.game,
        options=msgspec.json.decode(row.options),
        name=row.name,
        host=row.host,
        status=row.status,
        live=row.live,
        invited=row.invited,
        spectators=row.spectators,
        undo_past_news=row.undo_past_news,
        hints=row.hints,
        several=row.several,
        lesson=row.lesson,
        seats=tuple(SeatRow(seat.person, seat.label, seat.bot, seat.reserved) for seat in found),
    )


async def make(connection: AsyncConnection, new: NewTable, now: int) -> int:
    """Write an open table with its seats; returns its number."""
    code, figures = new.rules
    values = {
        "code": new.code,
        "game": new.game,
        "rules_code": code,
        "figures": figures,
        "options": msgspec.json.encode(new.options).decode(),
        "name": new.name,
        "host": new.host,
        "status": "open",
        "live": new.live,
        "invited": new.invited,
        "spectators": new.spectators,
        "undo_past_news": new.undo_past_news,
        "hints": new.hints,
        "several": new.several,
        "rematch_of": new.rematch_of,
        "lesson": new.lesson,
        "course": new.course,
        "day": new.day,
        "created": now,
        "changed": now,
        "visited": now,
    }
    made = await connection.execute(insert(tables).values(values).returning(tables.c.id))
    table: int = made.scalar_one()
    await connection.execute(insert(seats), _seat_values(table, new.seats))
    return table


async def put_seats(connection: AsyncConnection, table: int, changed: Mapping[int, SeatRow], now: int) -> None:
    """Who sits where from now on; seats that are not named stay as they are."""
    for number, seat in changed.items():
        await connection.execute(
            update(seats)
            .where(seats.c.table_id == table, seats.c.seat == number)
            .values(person=seat.person, label=seat.label, bot=seat.bot, reserved=seat.reserved)
        )
    await _touch(connection, table, now)


async def remove_seats(connection: AsyncConnection, table: int, behind: int) -> None:
    """Keep only this many seats."""
    await connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.seat >= behind))


async def put_host(connection: AsyncConnection, table: int, host: str) -> None:
    await connection.execute(update(tables).where(tables.c.id == table).values(host=host))


async def remove(connection: AsyncConnection, table: int) -> None:
    """An open table: it has no log yet."""
    await connection.execute(delete(tables).where(tables.c.id == table))


async def begin(connection: AsyncConnection, table: int, beginning: Beginning, now: int) -> None:
    """The game begins. If a bot or nobody has a choice the table waits for a server, and none has it yet."""
    code, figures = beginning.rules
    await connection.execute(update(seats).where(seats.c.table_id == table).values(seen=now))
    await connection.execute(
        update(tables)
        .where(tables.c.id == table)
        .values(
            status="running",
            rules_code=code,
            figures=figures,
            head=beginning.head,
            started=now,
            changed=now,
            visited=now,
            number=beginning.number,
            deciding=beginning.deciding,
            for_server=beginning.for_server,
            lease_by=None,
            lease_until=0,
        )
    )


async def rematch_of(connection: AsyncConnection, table: int) -> str | None:
    """Code of the table that follows this one."""
    found = await connection.execute(select(tables.c.code).where(tables.c.rematch_of == table))
    code: str | None = found.scalar_one_or_none()
    return code


async def count_hosted(connection: AsyncConnection, person: str, status: str) -> int:
    own = (tables.c.host == person, tables.c.status == status, tables.c.lesson.is_(None))
    query = select(func.count()).select_from(tables).where(*own)
    return int((await connection.execute(query)).scalar_one())


async def remove_stale(connection: AsyncConnection, live_before: int, slow_before: int) -> list[str]:
    """Remove open tables that nobody has changed or visited since then; returns their codes."""
    before = case((tables.c.live, literal(live_before, BigInteger)), else_=literal(slow_before, BigInteger))
    stale = delete(tables).where(tables.c.status == "open", tables.c.changed < before, tables.c.visited < before)
    return list((await connection.execute(stale.returning(tables.c.code))).scalars())


async def abandoned(connection: AsyncConnection, before: int, most: int) -> list[str]:
    """Codes of running tables that no person has visited since then, the longest forgotten first. Tables whose rules
    this program does not have are left to those that do, and do not block the others."""
    forgotten = (tables.c.status == "running", tables.c.visited < before, tables.c.lesson.is_(None))
    kinds = (tables.c.game, tables.c.rules_code, tables.c.figures)
    found = (await connection.execute(select(*kinds).where(*forgotten).distinct())).all()
    query = (
        select(tables.c.code)
        .where(*forgotten, tuple_(*kinds).in_([tuple(kind) for kind in found if is_known(*kind)]))
        .order_by(tables.c.visited)
        .limit(most)
    )
    return list((await connection.execute(query)).scalars())


async def _touch(connection: AsyncConnection, table: int, now: int) -> None:
    await connection.execute(update(tables).where(tables.c.id == table).values(changed=now, visited=now))


def _seat_values(table: int, rows: Sequence[SeatRow]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "seat": number,
            "person": row.person,
            "label": row.label,
            "bot": row.bot,
            "reserved": row.reserved,
        }
        for number, row in enumerate(rows)
    ]
