"""How games ended, for lists and statistics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.hub.live import played_in
from baumeister.records import Record
from baumeister.server.storage.names import AnyRow
from baumeister.server.storage.rows import insert_missing
from baumeister.server.storage.schema import results, seats


async def note(connection: AsyncConnection, table: int, record: Record) -> None:
    """Store the result of a game, if it has one; harmless when repeated."""
    if record.result is None:
        return
    sits = select(seats.c.seat, seats.c.person).where(seats.c.table_id == table).order_by(seats.c.seat)
    await insert_missing(connection, results, _result_rows(table, record, (await connection.execute(sits)).all()))


def counting_winners(scores: Sequence[int], winners: Iterable[int], given_up: Sequence[bool]) -> set[int]:
    """Who wins in statistics: the best who did not give up. The rules' own winners come first, whatever broke their
    tie; if all of them gave up, points decide among the others."""
    winning = {seat for seat in winners if not given_up[seat]}
    staying = [score for score, left in zip(scores, given_up, strict=True) if not left]
    if winning or not staying:
        return winning
    return {seat for seat, score in enumerate(scores) if score == max(staying) and not given_up[seat]}


def _result_rows(table: int, record: Record, sits: Sequence[AnyRow]) -> list[dict[str, Any]]:
    assert record.result is not None
    played = played_in(record)
    given_up = [now.given_up for now in played]
    counting = counting_winners(record.result.scores, record.result.winners, given_up)
    return [
        {
            "table_id": table,
            "seat": row.seat,
            "person": row.person,
            "bot": played[row.seat].bot,
            "points": record.result.scores[row.seat],
            "won": row.seat in record.result.winners,
            "counts_as_won": row.seat in counting,
            "given_up": given_up[row.seat],
        }
        for row in sits
    ]
