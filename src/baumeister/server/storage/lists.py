"""The lists of tables, as a person sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, and_, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.hub.protocol import Listed
from baumeister.server.storage import clock, names
from baumeister.server.storage.names import AnyRow
from baumeister.server.storage.schema import seats, tables

MOST_OPEN: Final = 100
MOST_RUNNING: Final = 100
MOST_OWN: Final = 200


async def lists_of(connection: AsyncConnection, person: str) -> tuple[list[Listed], list[Listed], list[Listed]]:
    """Open, running and own tables."""
    everybodys = and_(tables.c.invited.is_(False), tables.c.lesson.is_(None))
    mine = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
    deciding = mine.where(seats.c.seat == tables.c.deciding, seats.c.bot.is_(None))
    newest = tables.c.changed.desc()
    queries = (
        names.TABLES.where(tables.c.status == "open", everybodys).order_by(newest).limit(MOST_OPEN),
        names.TABLES.where(tables.c.status == "running", everybodys, tables.c.spectators)
        .order_by(newest)
        .limit(MOST_RUNNING),
        names.TABLES.where(_own(person))
        .order_by(tables.c.status != "running", deciding.desc(), newest)
        .limit(MOST_OWN),
    )
    found = [(await connection.execute(query)).all() for query in queries]
    sits = await names.seats_of(connection, sorted({row.id for rows in found for row in rows}))
    opened, running, own = [[_listed(row, sits[row.id], person) for row in rows] for rows in found]
    return opened, running, own


def _own(person: str) -> ColumnElement[bool]:
    sits = select(seats.c.table_id).where(seats.c.person == person)
    begun = and_(tables.c.status.in_(("open", "running")), tables.c.lesson.is_(None))
    return and_(begun, or_(tables.c.id.in_(sits), tables.c.host == person))


def _listed(row: AnyRow, sits: Sequence[AnyRow], person: str) -> Listed:
    decider = next((seat for seat in sits if seat.seat == row.deciding), None) if row.status == "running" else None
    return Listed(
        sitting=names.sitting(row, map(names.seat_info, sits)),
        number=row.number,
        deciding=None if decider is None else row.deciding,
        yours=decider is not None and decider.person == person and decider.bot is None,
        changed=clock.written(row.changed),
    )
