"""The log's writer on PostgreSQL: one connection, one statement for all rows of a few milliseconds. It waits for a
server that is away; a row that is already there, because the connection broke after its commit, counts as kept. Rows
are inserted in key order, so two processes that write the same tables wait in the same order.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from baumeister.hub.ports import Row, WriteOutcome
from baumeister.server.storage import clock
from baumeister.server.storage.database import Database
from baumeister.server.storage.postgres import DatabaseLine
from baumeister.server.storage.writing import (
    LEASE,
    WINDOW,
    Counters,
    Queue,
    Waiting,
    log,
    outcomes_of,
    settle,
    waiting_row,
)
from baumeister.tables import StoreFailed

_INSERT: Final = f"""
with clock as (
    select {clock.POSTGRES_NOW} as now
), incoming as (
    select * from unnest($1::bigint[], $2::int[], $3::int[], $4::text[], $5::smallint[], $6::text[], $7::bool[])
        as i(table_id, first, last, body, deciding, status, for_server)
), inserted as (
    insert into log (table_id, first, last, body)
    select table_id, first, last, body from incoming order by table_id, first
    on conflict do nothing
    returning table_id, first
), changed as (
    update tables set
        number = i.last, deciding = i.deciding, status = i.status, changed = clock.now,
        ended = case when i.status = 'running' then null else clock.now end,
        for_server = i.for_server,
        lease_by = case when i.for_server then $8::text end,
        lease_until = case when i.for_server then clock.now + $9::bigint else 0 end
    from clock, incoming i join inserted using (table_id, first)
    where tables.id = i.table_id
)
select table_id, first from inserted
"""
_THERE: Final = """
select table_id, first, body from log join unnest($1::bigint[], $2::int[]) as k(table_id, first)
using (table_id, first)
"""


class PostgresWriter:
    def __init__(
        self,
        database: Database,
        process: str,
        *,
        window: float = WINDOW,
        lease: float = LEASE,
        patience: float = 5.0,
    ) -> None:
        self.counters = Counters()
        self._process = process
        self._window = window
        self._lease = int(lease * 1000)
        self._line = DatabaseLine(database.address.url, patience)
        self._queue = Queue()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="baumeister-log")

    def append(self, row: Row, done: Callable[[WriteOutcome], None]) -> None:
        waiting = waiting_row(row, done)
        if self._closing:
            asyncio.get_running_loop().call_soon(settle, [waiting], [WriteOutcome.FAILED])
        else:
            self._queue.rows.append(waiting)
            self._wake.set()

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        while not self._closing or self._queue.rows:
            await self._wake.wait()
            self._wake.clear()
            while self._queue.rows:
                if not self._closing:
                    # Counted from the first one's arrival: what came during the last commit has already waited.
                    await asyncio.sleep(max(0.0, self._queue.rows[0].since + self._window - time.monotonic()))
                batch = self._queue.take()
                outcomes = await self._write(batch)
                if WriteOutcome.FAILED in outcomes:  # what came during the long wait has waited for the same
                    batch += self._queue.rows
                    outcomes += [WriteOutcome.FAILED] * len(self._queue.rows)
                    self._queue.rows = []
                settle(batch, outcomes)
        await self._line.close()

    async def _write(self, batch: list[Waiting]) -> list[WriteOutcome]:
        began = time.monotonic()
        try:
            outcomes = await self._insert(batch)
        except Exception as error:
            # Whatever happens, the task must not end: every table would wait for ever.
            refusal = isinstance(error, StoreFailed)
            log.error("%d rows of the log were not kept: %s", len(batch), error, exc_info=not refusal)
            self.counters.note_failure(len(batch))
            return [WriteOutcome.FAILED] * len(batch)
        self.counters.note(len(batch), time.monotonic() - began)
        return outcomes

    async def _insert(self, batch: list[Waiting]) -> list[WriteOutcome]:
        rows = [waiting.row for waiting in batch]
        inserted = await self._line.fetch(
            _INSERT,
            [row.table for row in rows],
            [row.first for row in rows],
            [row.last for row in rows],
            [waiting.body for waiting in batch],
            [row.deciding for row in rows],
            [row.status for row in rows],
            [waiting.for_server for waiting in batch],
            self._process,
            self._lease,
        )
        kept = {(record["table_id"], record["first"]) for record in inserted}
        if len(kept) == len(batch):
            return [WriteOutcome.KEPT] * len(batch)
        lost = [waiting.key for waiting in batch if waiting.key not in kept]
        found = await self._line.fetch(_THERE, [table for table, _ in lost], [first for _, first in lost])
        return outcomes_of(batch, kept, {(record["table_id"], record["first"]): record["body"] for record in found})
