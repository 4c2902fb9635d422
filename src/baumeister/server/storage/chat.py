"""What was said at tables."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.hub.protocol import Line
from baumeister.server.storage import clock
from baumeister.server.storage.schema import chat, people


async def say(connection: AsyncConnection, table: int, person: str, text: str) -> Line:
    at = clock.now()
    values = {"table_id": table, "person": person, "at": at, "text": text}
    number = (await connection.execute(insert(chat).values(values).returning(chat.c.id))).scalar_one()
    found = await connection.execute(select(people.c.name).where(people.c.id == person))
    return Line(number, person, found.scalar_one(), clock.written(at), text)


async def lines_of(connection: AsyncConnection, table: int, *, after: int = 0, newest: int | None = None) -> list[Line]:
    """A table's chat lines after this number, in order; at most the `newest` of them."""
    query = (
        select(chat.c.id, chat.c.person, people.c.name, chat.c.at, chat.c.text)
        .join(people, people.c.id == chat.c.person)
        .where(chat.c.table_id == table, chat.c.id > after)
        .order_by(chat.c.id.desc())
        .limit(newest)
    )
    rows = (await connection.execute(query)).all()
    return [Line(row.id, row.person, row.name, clock.written(row.at), row.text) for row in reversed(rows)]
