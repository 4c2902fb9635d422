"""A person's finished games, in SQL."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.server.storage.schema import results, seats, tables

ENDED: Final = ("over", "stopped")


@dataclass(frozen=True)
class ResultRow:
    """How one seat ended."""

    seat: int
    points: int
    won: bool


@dataclass(frozen=True)
class EndedRow:
    """A finished game; a stopped one has no results."""

    table: int
    code: str
    ended: int
    results: tuple[ResultRow, ...]


async def ended_games(
    connection: AsyncConnection, person: str, before: tuple[int, int] | None, most: int
) -> list[EndedRow]:
    """The person's finished games, newest first. `before`: only those that come after this (time, table) in the
    list."""
    own = exists().where(seats.c.table_id == tables.c.id, seats.c.person == person)
    ended = func.coalesce(tables.c.ended, tables.c.changed)
    query = (
        select(tables.c.id, tables.c.code, ended)
        .where(tables.c.status.in_(ENDED), tables.c.lesson.is_(None), own)
        .order_by(ended.desc(), tables.c.id.desc())
        .limit(most)
    )
    if before is not None:
        at, table = before
        query = query.where(or_(ended < at, (ended == at) & (tables.c.id < table)))
    found = [(table, code, at) for table, code, at in await connection.execute(query)]
    points = await _results(connection, [table for table, _, _ in found])
    return [EndedRow(table, code, at, tuple(points[table])) for table, code, at in found]


async def _results(connection: AsyncConnection, of: Sequence[int]) -> dict[int, list[ResultRow]]:
    query = select(results.c.table_id, results.c.seat, results.c.points, results.c.won)
    rows = await connection.execute(query.where(results.c.table_id.in_(of)).order_by(results.c.seat))
    found: dict[int, list[ResultRow]] = defaultdict(list)
    for table, seat, points, won in rows:
        found[table].append(ResultRow(seat, points, won))
    return found
