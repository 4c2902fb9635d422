"""The log's writer on SQLite: one thread, one connection, one statement for all rows of a few milliseconds. Every
driver call releases the interpreter's lock and waits to get it back, so a batch is a single call: the rows go in as
JSON, and a trigger on this connection puts each into the log and updates its table's row.

The number of changed rows is never used to tell whether all were kept: a taken number violates the log's key, and then
the whole statement has done nothing. The rows of such a batch go in one by one, and each gets its own answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

import msgspec

from baumeister.hub.ports import Row, WriteOutcome
from baumeister.server.storage import clock
from baumeister.server.storage.database import BUSY, Database
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

#: Of the connection only (TEMP). After most moves a table waits for its people as before: then what has an index is
#: left alone. SQLite would write the pages of the index although nothing in them is different, and that were a third of
#: what a commit writes.
_DOOR: Final = """
create temp view incoming as
    select 0 table_id, 0 first, 0 last, '' body, 0 deciding, '' status, 0 for_server, 0 changed, '' lease_by,
        0 lease_until;
create temp trigger keep instead of insert on incoming begin
    insert into log (table_id, first, last, body) values (new.table_id, new.first, new.last, new.body);
    update tables set number = new.last, deciding = new.deciding, changed = new.changed where id = new.table_id;
    update tables set
        status = new.status, ended = case when new.status = 'running' then null else new.changed end,
        for_server = new.for_server, lease_by = new.lease_by, lease_until = new.lease_until
    where id = new.table_id and (
        status is not new.status or for_server is not new.for_server
        or lease_by is not new.lease_by or lease_until is not new.lease_until
    );
end;
"""
_COLUMNS: Final = 10
_INSERT: Final = "insert into incoming select {} from json_each(?)".format(
    ", ".join(f"json_extract(value, '$[{column}]')" for column in range(_COLUMNS))
)
_THERE: Final = "select body from log where table_id = ? and first = ?"


class SqliteWriter:
    def __init__(self, database: Database, process: str, *, window: float = WINDOW, lease: float = LEASE) -> None:
        self.counters = Counters()
        self._database = database
        self._process = process
        self._window = window
        self._lease = int(lease * 1000)
        self._loop = asyncio.get_running_loop()
        self._incoming: SimpleQueue[Waiting | None] = SimpleQueue()  # None: the end
        self._ended = self._loop.create_future()
        self._closing = False
        self._connection: sqlite3.Connection | None = None
        Thread(target=self._run, name="baumeister-log", daemon=True).start()

    def append(self, row: Row, done: Callable[[WriteOutcome], None]) -> None:
        waiting = waiting_row(row, done)
        if self._closing:
            self._loop.call_soon(settle, [waiting], [WriteOutcome.FAILED])
        else:
            self._incoming.put(waiting)

    async def close(self) -> None:
        if not self._closing:
            self._closing = True
            self._incoming.put(None)
        await asyncio.shield(self._ended)

    # ---- the thread

    def _run(self) -> None:
        queue = Queue()
        ending = False
        while not ending or queue.rows:
            if not queue.rows:
                first = self._incoming.get()
                if first is None:
                    break
                queue.rows.append(first)
                # Counted from its arrival: what came during the last commit has already waited.
                time.sleep(max(0.0, first.since + self._window - time.monotonic()))
            ending |= self._gather(queue)
            batch = queue.take()
            outcomes = self._write(batch)
            self._loop.call_soon_threadsafe(settle, batch, outcomes)
        if self._connection is not None:
            self._connection.close()
        self._loop.call_soon_threadsafe(self._ended.set_result, None)

    def _gather(self, queue: Queue) -> bool:
        """Everything that has arrived; True: it is the end."""
        with contextlib.suppress(Empty):
            while True:
                waiting = self._incoming.get_nowait()
                if waiting is None:
                    return True
                queue.rows.append(waiting)
        return False

    def _write(self, batch: list[Waiting]) -> list[WriteOutcome]:
        began = time.monotonic()
        # A process that holds the gate for longer is in trouble; SQLite's own lock still keeps us apart.
        mine = self._database.gate.acquire(timeout=BUSY / 1000)
        try:
            outcomes = self._insert(batch)
        except Exception as error:
            # Whatever happens, the thread must not end: every table would wait for ever.
            log.error("%d rows of the log were not kept: %s", len(batch), error, exc_info=not _is_refusal(error))
            self.counters.note_failure(len(batch))
            self._drop()
            return [WriteOutcome.FAILED] * len(batch)
        finally:
            if mine:
                self._database.gate.release()
        self.counters.note(len(batch), time.monotonic() - began)
        return outcomes

    def _insert(self, batch: list[Waiting]) -> list[WriteOutcome]:
        if self._connection is None:
            self._connection = self._open()
        if self._put(self._connection, batch):
            return [WriteOutcome.KEPT] * len(batch)
        return self._insert_singly(self._connection, batch)

    def _insert_singly(self, connection: sqlite3.Connection, batch: list[Waiting]) -> list[WriteOutcome]:
        """Somebody was faster with one of these numbers, or it is our own row and the answer was lost."""
        kept = set()
        there: dict[tuple[int, int], str] = {}
        connection.execute("begin immediate")
        for waiting in batch:
            if self._put(connection, [waiting]):
                kept.add(waiting.key)
            else:
                [there[waiting.key]] = connection.execute(_THERE, waiting.key).fetchone()
        connection.execute("commit")
        return outcomes_of(batch, kept, there)

    def _put(self, connection: sqlite3.Connection, batch: list[Waiting]) -> bool:
        """Write all of these rows; False if a number is taken, and then none is written."""
        try:
            connection.execute(_INSERT, (self._encoded(batch),))
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                raise
            return False
        return True

    def _encoded(self, batch: list[Waiting]) -> str:
        now = clock.now()
        rows = []
        for waiting in batch:
            row, served = waiting.row, waiting.for_server
            lease = (self._process, now + self._lease) if served else (None, 0)
            rows.append(
                (row.table, row.first, row.last, waiting.body, row.deciding, row.status, int(served), now, *lease)
            )
        return msgspec.json.encode(rows).decode()

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._database.address.path, isolation_level=None, timeout=BUSY / 1000, check_same_thread=False
        )
        for pragma in self._database.pragmas:
            connection.execute(pragma)
        connection.executescript(_DOOR)
        return connection

    def _drop(self) -> None:
        """After an error the next batch begins with a new connection: nothing of the failed one can remain."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _is_refusal(error: Exception) -> bool:
    """The disk refused; no further explanation is needed."""
    return isinstance(error, sqlite3.OperationalError)
