"""What the people of a table are asked to agree to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.hub.protocol import Asked
from baumeister.server.storage.names import AnyRow
from baumeister.server.storage.rows import insert_missing
from baumeister.server.storage.schema import asks

_asked: Final = msgspec.json.Decoder(Asked)


async def asks_of(connection: AsyncConnection, table: int) -> tuple[Asked, ...]:
    query = select(asks.c.id, asks.c.body).where(asks.c.table_id == table).order_by(asks.c.id)
    return tuple(map(_asked_of, await connection.execute(query)))


def _asked_of(row: AnyRow) -> Asked:
    return replace(_asked.decode(row.body), number=row.id)


async def put(connection: AsyncConnection, table: int, ask: Asked) -> Asked:
    """Keep it with a number, or give back the one of its kind (and `about`) that is there."""
    about = -1 if ask.about is None else ask.about
    values = {"table_id": table, "kind": ask.kind, "about": about, "body": msgspec.json.encode(ask).decode()}
    same = (asks.c.table_id == table, asks.c.kind == ask.kind, asks.c.about == about)
    await insert_missing(connection, asks, [values])
    return _asked_of((await connection.execute(select(asks.c.id, asks.c.body).where(*same))).one())


async def agree(connection: AsyncConnection, table: int, ask: int, seat: int) -> Asked | None:
    """Note that a seat agrees; None if the ask is gone."""
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


async def drop(connection: AsyncConnection, table: int, numbers: Iterable[int]) -> None:
    await connection.execute(delete(asks).where(asks.c.table_id == table, asks.c.id.in_(list(numbers))))
