"""What the people of a table are asked to agree to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.hub.protocol import Proposal
from baumeister.server.storage.names import AnyRow
from baumeister.server.storage.rows import insert_missing
from baumeister.server.storage.schema import proposals

_proposal: Final = msgspec.json.Decoder(Proposal)


async def open_at(connection: AsyncConnection, table: int) -> tuple[Proposal, ...]:
    query = select(proposals.c.id, proposals.c.body).where(proposals.c.table_id == table).order_by(proposals.c.id)
    return tuple(map(_proposal_of, await connection.execute(query)))


def _proposal_of(row: AnyRow) -> Proposal:
    return replace(_proposal.decode(row.body), number=row.id)


async def put(connection: AsyncConnection, table: int, proposal: Proposal) -> Proposal:
    """Keep it with a number, or give back the one of its kind (and `about`) that is there."""
    about = -1 if proposal.about is None else proposal.about
    values = {"table_id": table, "kind": proposal.kind, "about": about, "body": msgspec.json.encode(proposal).decode()}
    same = (proposals.c.table_id == table, proposals.c.kind == proposal.kind, proposals.c.about == about)
    await insert_missing(connection, proposals, [values])
    return _proposal_of((await connection.execute(select(proposals.c.id, proposals.c.body).where(*same))).one())


async def agree(connection: AsyncConnection, table: int, proposal: int, seat: int) -> Proposal | None:
    """Note that a seat agrees; None if the proposal is gone."""
    this = (proposals.c.table_id == table, proposals.c.id == proposal)
    found = await connection.execute(select(proposals.c.id, proposals.c.body).where(*this).with_for_update())
    row = found.one_or_none()
    if row is None:
        return None
    before = _proposal_of(row)
    if seat not in before.needs:
        return before
    after = replace(
        before,
        needs=tuple(other for other in before.needs if other != seat),
        agreed=tuple(sorted({*before.agreed, seat})),
    )
    await connection.execute(update(proposals).where(*this).values(body=msgspec.json.encode(after).decode()))
    return after


async def drop(connection: AsyncConnection, table: int, numbers: Iterable[int]) -> None:
    await connection.execute(delete(proposals).where(proposals.c.table_id == table, proposals.c.id.in_(list(numbers))))
