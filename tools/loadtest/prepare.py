"""People and tables for the load test, written straight into the database: over HTTP that would take minutes.

Every group of people has one table in the midst of a game, each at another moment, so that the load is from the first
second on what it is in the long run; and further tables for when that game is over.
"""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister import Game
from baumeister import game as find_game
from baumeister.hub.ports import Row
from baumeister.records import Record, human
from baumeister.server.codes import new_code
from baumeister.server.cookies import COOKIE
from baumeister.server.people.people import new_id, token_of
from baumeister.server.storage import clock, sittings
from baumeister.server.storage.database import open_database
from baumeister.server.storage.schema import log, people, sign_ins, tables
from baumeister.server.storage.sittings import Beginning, NewTable, SeatRow
from baumeister.server.storage.writing import waiting_row
from baumeister.tables import Act, Settings, Table, utc_now
from tools.loadtest.players import Group

SEATS: Final = 4
#: So many games are played ahead; several tables stand at different moments of the same one.
_GAMES: Final = 40


@dataclass(frozen=True)
class PlayedGame:
    """A game played by random choices: its seed, and the rows of its log."""

    seed: int
    rows: tuple[Row, ...]
    first_seat: int


@dataclass(frozen=True)
class NewPerson:
    id: str
    cookie: str


async def prepare(url: str, game_id: str, groups: int, tables_each: int, seed: int = 1) -> list[Group]:
    """Write everything. The first table of each group is in the midst of its game, the others have just begun."""
    game, chance = find_game(game_id), random.Random(seed)
    played = [play(game, chance) for _ in range(min(groups, _GAMES))]
    made: list[Group] = []
    database = await open_database(url, migrate=True)
    try:
        async with database.begin() as connection:
            everybody = [NewPerson(new_id(), secrets.token_urlsafe(32)) for _ in range(groups * SEATS)]
            await _write_people(connection, everybody)
            for number in range(groups):
                group = everybody[number * SEATS : (number + 1) * SEATS]
                codes = []
                for table in range(tables_each):
                    found = chance.choice(played)
                    moves = chance.randrange(len(found.rows)) if table == 0 else 0
                    codes.append(await _write_table(connection, game, group, found, moves))
                made.append(Group(tuple(f"{COOKIE}={person.cookie}" for person in group), tuple(codes)))
    finally:
        await database.close()
    return made


def play(game: Game, chance: random.Random) -> PlayedGame:
    """A whole game, as the hub would have kept it."""
    seed = chance.getrandbits(64)
    record = Record.begin(game, [human(str(seat)) for seat in range(SEATS)], seed)
    table = Table(record, settings=Settings(auto_forced=True))
    first_seat = table.seat
    rows = []
    while not table.is_over:
        seat, number = table.seat, table.number
        act = Act(seat, chance.choice(table.legal(seat)), number, at=utc_now(), move_id=f"p{number}")
        commit = table.propose(act)
        table.accept(commit)
        rows.append(
            Row(
                table=0,
                first=number + 1,
                last=table.number,
                commit=commit,
                deciding=table.seat,
                for_server=False,
                status="running",
            )
        )
    return PlayedGame(seed, tuple(rows), first_seat)


async def _write_people(connection: AsyncConnection, everybody: list[NewPerson]) -> None:
    now = clock.now()
    persons: list[dict[str, Any]] = []
    signed: list[dict[str, Any]] = []
    for number, person in enumerate(everybody):
        persons.append({"id": person.id, "name": f"Load {number}", "language": "en", "created": now, "seen": now})
        signed.append(
            {
                "token": token_of(person.cookie),
                "id": new_id(),
                "person": person.id,
                "csrf": secrets.token_urlsafe(32),
                "device": "loadtest",
                "created": now,
                "seen": now,
            }
        )
    await connection.execute(insert(people), persons)
    await connection.execute(insert(sign_ins), signed)


async def _write_table(
    connection: AsyncConnection, game: Game, group: list[NewPerson], played: PlayedGame, moves: int
) -> str:
    """A running table after so many moves; its code."""
    now = clock.now()
    new = NewTable(
        code=new_code(),
        game=game.id,
        rules=game.rules_version,
        options=game.settle_options(None),
        seats=tuple(SeatRow(person=person.id) for person in group),
        host=group[0].id,
        name="",
        live=True,
        invited=True,
        spectators=True,
        undo_past_news=True,
    )
    number = await sittings.make(connection, new, now)
    record = Record.begin(game, [human(person.id) for person in group], played.seed)
    await sittings.begin(
        connection, number, Beginning(game.rules_version, record.to_json(), played.first_seat, False), now
    )
    if moves:
        rows = played.rows[:moves]
        await connection.execute(
            insert(log),
            [
                {"table_id": number, "first": row.first, "last": row.last, "body": waiting_row(row, _nobody).body}
                for row in rows
            ],
        )
        stand = (
            update(tables)
            .where(tables.c.id == bindparam("table"))
            .values(number=bindparam("last"), deciding=bindparam("seat"))
        )
        await connection.execute(stand, {"table": number, "last": rows[-1].last, "seat": rows[-1].deciding})
    return new.code


def _nobody(_: object) -> None:
    """Waits for no outcome."""
