"""What the tests of the storage share: an open database with people and tables, and one process or several on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, update

import baumeister as bm
from baumeister.hub.ports import Row, WriteOutcome
from baumeister.records import Action, Record, Seat, bot, human
from baumeister.server.storage import clock, schema
from baumeister.server.storage.database import Database, open_database
from baumeister.server.storage.shelf import SqlShelf
from baumeister.server.storage.writing import LogWriter, open_writer
from baumeister.tables import Commit

GAME = "caylus1303"
#: How long leases last, s.
HELD = 3600.0


@dataclass
class Process:
    """One server process's part of the storage."""

    database: Database
    writer: LogWriter
    shelf: SqlShelf

    def write(self, row: Row) -> asyncio.Future[WriteOutcome]:
        future: asyncio.Future[WriteOutcome] = asyncio.get_running_loop().create_future()
        self.writer.append(row, future.set_result)
        return future


@asynccontextmanager
async def process(url: str, name: str = "p1", *, patience: float = 20.0, lease: float = HELD) -> AsyncIterator[Process]:
    """Leases outlast any test: where one is to run out, `expire` says so."""
    async with AsyncExitStack() as stack:
        database = await open_database(url, patience=patience)
        stack.push_async_callback(database.close)
        shelf = SqlShelf(database, name, lease)
        stack.push_async_callback(shelf.close)
        writer = await open_writer(database, name, lease=lease, patience=patience)
        stack.push_async_callback(writer.close)
        yield Process(database, writer, shelf)


async def add_people(database: Database, *names: str, **values: Any) -> None:
    """People whose ids are their names in lower case."""
    rows = [
        {"id": name.lower(), "name": name, "language": "en", "created": 1, "seen": 1, "password": "x", **values}
        for name in names
    ]
    async with database.begin() as connection:
        await connection.execute(insert(schema.people), rows)


def begin(seats: Iterable[Seat], seed: int = 7) -> Record:
    return Record.begin(bm.game(GAME), list(seats), seed)


async def add_table(
    database: Database, code: str, people: Iterable[str | None], *, bots: int = 0, **values: Any
) -> int:
    """A table with these people's seats (None: a free one) and then bots; its number. `head` makes a game of it."""
    now = clock.now()
    rules_code, figures = bm.game(GAME).rules_version
    usual = {
        "code": code,
        "game": GAME,
        "rules_code": rules_code,
        "figures": figures,
        "options": "{}",
        "status": "running" if "head" in values else "open",
        "live": True,
        "invited": False,
        "spectators": True,
        "undo_past_news": True,
        "created": now,
        "changed": now,
        "visited": now,
    }
    sits: list[dict[str, Any]] = [{"person": person, "bot": None} for person in people]
    sits += [{"person": None, "bot": "random"}] * bots
    async with database.begin() as connection:
        made = await connection.execute(insert(schema.tables).values(usual | values).returning(schema.tables.c.id))
        table: int = made.scalar_one()
        rows = [{"table_id": table, "seat": seat, **who} for seat, who in enumerate(sits)]
        await connection.execute(insert(schema.seats), rows)
    return table


async def add_game(database: Database, code: str = "a-running-table", **values: Any) -> int:
    """A running game of Anna against a bot."""
    record = begin([human("anna"), bot("random")])
    return await add_table(database, code, ["anna"], bots=1, **{"head": record.to_json(), "deciding": 0, **values})


def row(table: int, number: int, by: str = "p1", **values: Any) -> Row:
    """A commit that only the storage has to understand."""
    commit = Commit((Action(number, 0, "pass", "person"),), f"{by}:{number}")
    return Row(**{
        "table": table, "first": number, "last": number, "commit": commit, "deciding": 0, "for_server": False,
        "status": "running", **values,
    })  # fmt: skip


async def expire(database: Database, *of: str) -> None:
    """The leases of these processes (all) have run out."""
    held = (schema.tables.c.lease_by.in_(of),) if of else ()
    async with database.begin() as connection:
        await connection.execute(update(schema.tables).where(*held).values(lease_until=1))


async def fetch(database: Database, statement: Any) -> list[tuple[Any, ...]]:
    async with database.read() as connection:
        return [tuple(found) for found in await connection.execute(statement)]
