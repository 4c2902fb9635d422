"""The game of the day in SQL: deals, tries that count, and what came of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.server.storage.rows import insert_missing
from baumeister.server.storage.schema import deals, people, results, tables, tries

#: Results that a list shows.
MOST_SHOWN: Final = 20


@dataclass(frozen=True)
class TryRow:
    """Somebody's counted try: its table and how that stands."""

    code: str
    status: str


@dataclass(frozen=True)
class DailyRow:
    """What somebody reached in their counted try."""

    name: str
    guest: bool
    points: int
    won: bool
    person: str


async def seed_of(connection: AsyncConnection, day: str, game: str, drawn: int) -> int:
    """The seed of a day's deal: the first one that was drawn for it, by whatever process."""
    await insert_missing(connection, deals, [{"day": day, "game": game, "seed": str(drawn)}])
    query = select(deals.c.seed).where(deals.c.day == day, deals.c.game == game)
    return int((await connection.execute(query)).scalar_one())


async def note_try(connection: AsyncConnection, day: str, game: str, person: str, table: int) -> None:
    await connection.execute(insert(tries).values(day=day, game=game, person=person, table_id=table))


async def try_of(connection: AsyncConnection, day: str, game: str, person: str) -> TryRow | None:
    found = await connection.execute(
        select(tables.c.code, tables.c.status)
        .join(tries, tries.c.table_id == tables.c.id)
        .where(tries.c.day == day, tries.c.game == game, tries.c.person == person)
    )
    row = found.first()
    return None if row is None else TryRow(row.code, row.status)


async def free_table_of(connection: AsyncConnection, day: str, game: str, person: str) -> str | None:
    """Code of a running table at which the person plays the deal once more."""
    counted = select(tries.c.table_id).where(tries.c.day == day, tries.c.game == game)
    query = select(tables.c.code).where(
        tables.c.day == day,
        tables.c.game == game,
        tables.c.host == person,
        tables.c.status == "running",
        tables.c.id.not_in(counted),
    )
    code: str | None = (await connection.execute(query.limit(1))).scalar_one_or_none()
    return code


async def results_of(connection: AsyncConnection, day: str, game: str) -> tuple[int, list[DailyRow]]:
    """How many have finished their counted try, and the best of them, most points first."""
    finished = and_(
        results.c.table_id == tries.c.table_id, results.c.person.is_not(None), results.c.given_up.is_(False)
    )
    counted = (
        select(people.c.name, people.c.password, results.c.points, results.c.won, results.c.person)
        .select_from(tries)
        .join(results, finished)
        .join(people, people.c.id == results.c.person)
        .where(tries.c.day == day, tries.c.game == game)
    )
    count = (await connection.execute(select(func.count()).select_from(counted.subquery()))).scalar_one()
    best = counted.order_by(results.c.points.desc(), results.c.won.desc(), tries.c.table_id).limit(MOST_SHOWN)
    rows = (await connection.execute(best)).all()
    return int(count), [DailyRow(row.name, row.password is None, row.points, row.won, row.person) for row in rows]


async def move_tries(connection: AsyncConnection, guest: str, account: str) -> None:
    """A guest's tries become the account's, where that has none of its own."""
    own = tries.alias()
    taken = select(own.c.day).where(own.c.day == tries.c.day, own.c.game == tries.c.game, own.c.person == account)
    await connection.execute(update(tries).where(tries.c.person == guest, ~taken.exists()).values(person=account))
