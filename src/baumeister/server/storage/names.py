"""Filling in names: the database and the records in it identify people by id. A deleted person has no name: screens
have a text for that, downloads have `DELETED`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace
from sqlalchemy import Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.hub.protocol import SeatInfo, Sitting
from baumeister.hub.stored_seats import is_shared, person_of
from baumeister.records import Record, Seat, SeatChange
from baumeister.server.storage import clock
from baumeister.server.storage.schema import people, seats, tables

AnyRow: TypeAlias = Row[*tuple[Any, ...]]

#: The name of deleted people in downloaded records; a name in a record cannot be empty.
DELETED: Final = "deleted player"

_rematches: Final = tables.alias("rematches")
#: The columns of a table that lists and messages show, and its rematch.
TABLES: Final[Select[Any]] = select(
    tables, select(_rematches.c.code).where(_rematches.c.rematch_of == tables.c.id).scalar_subquery().label("rematch")
)
#: Seats with the people who own them, or for whom they are reserved. Guests have no password.
SEATS: Final[Select[Any]] = (
    select(
        seats,
        people.c.name,
        people.c.deleted,
        people.c.password.is_(None).label("guest"),
    )
    .outerjoin(people, people.c.id == func.coalesce(seats.c.person, seats.c.reserved))
    .order_by(seats.c.table_id, seats.c.seat)
)


def seat_info(row: AnyRow) -> SeatInfo:
    """A seat of `SEATS` as everybody may know it."""
    gone = row.name is None or row.deleted is not None
    if row.person is not None:
        name = "" if gone else row.label or row.name
        played = {"bot": row.bot, "given_up": row.given_up, "away": row.away}
        return SeatInfo(name, row.person, guest=bool(row.guest) and not gone, **played)
    if row.bot is not None:
        return SeatInfo(row.label or row.bot, bot=row.bot)
    return SeatInfo("" if gone else row.name, reserved=None if gone else row.reserved)


def sitting(row: AnyRow, sits: Iterable[SeatInfo]) -> Sitting:
    """A row of `TABLES` with its seats."""
    return Sitting(
        t=row.code,
        game=row.game,
        rules=row.figures,
        options=msgspec.json.decode(row.options),
        status=row.status,
        seats=tuple(sits),
        host=row.host,
        live=row.live,
        invited=row.invited,
        spectators=row.spectators,
        undo_past_news=row.undo_past_news,
        hints=row.hints,
        several=row.several,
        created=clock.written(row.created),
        name=row.name,
        rematch=row.rematch,
        lesson=row.lesson or "",
        day=row.day or "",
    )


async def seats_of(connection: AsyncConnection, numbers: Sequence[int]) -> dict[int, list[AnyRow]]:
    """The rows of `SEATS` of these tables."""
    found: dict[int, list[AnyRow]] = {number: [] for number in numbers}
    if numbers:
        for row in await connection.execute(SEATS.where(seats.c.table_id.in_(numbers))):
            found[row.table_id].append(row)
    return found


# ---- records


def people_in(record: Record) -> set[str]:
    """Ids of all people who sat at the game at any time."""
    sat = [*record.seats, *(entry.becomes for entry in record.log if isinstance(entry, SeatChange))]
    return {person for seat in sat if (person := person_of(seat)) is not None}


async def find_names(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, str]:
    """The names of these people, without deleted ones."""
    query = select(people.c.id, people.c.name).where(people.c.id.in_(list(ids)), people.c.deleted.is_(None))
    return {row.id: row.name for row in await connection.execute(query)}


def named_record(record: Record, names: Mapping[str, str], labels: Mapping[int, str] | None = None) -> Record:
    """The record with names in place of person ids, for downloads. `labels` name the people of a shared screen."""

    def named(seat: Seat, number: int) -> Seat:
        person = person_of(seat)
        if person is None:
            return seat
        if person not in names:
            return replace(seat, name=DELETED)
        label = (labels or {}).get(number) if is_shared(seat) else None
        return replace(seat, name=label or names[person])

    log = tuple(
        replace(entry, becomes=named(entry.becomes, entry.seat)) if isinstance(entry, SeatChange) else entry
        for entry in record.log
    )
    return replace(record, seats=tuple(named(seat, number) for number, seat in enumerate(record.seats)), log=log)
