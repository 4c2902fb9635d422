"""What the log's writers share: waiting rows, batches, and the figures for /metrics. A batch is one statement: the new
rows of the log, and what lists and leases need in `tables`. So a table's row is never behind its log.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from baumeister.hub.ports import Row, WriteOutcome
from baumeister.server.storage.database import Database

#: Rows that arrive within this time share a commit, s.
WINDOW: Final = 0.004
#: Rows of one commit at most.
MOST_ROWS: Final = 1000
#: How long a process looks after a table that waits for a server, s. It renews that while a bot thinks.
LEASE: Final = 10.0

log: Final = logging.getLogger("baumeister.storage")


class Waiting(msgspec.Struct, frozen=True):
    """A row on its way."""

    row: Row
    body: str  # the commit as JSON
    done: Callable[[WriteOutcome], None]
    since: float

    @property
    def key(self) -> tuple[int, int]:
        return self.row.table, self.row.first

    @property
    def for_server(self) -> bool:
        """A game that is over waits for a server too, until its results are noted (`Shelf.finish`)."""
        return self.row.for_server or self.row.status == "over"


@dataclass
class Counters:
    """For /metrics, /health and measurements."""

    rows: int = 0
    batches: int = 0
    failed: int = 0  # rows
    is_failing: bool = False  # the last commit did not succeed
    #: Called with rows and seconds of every commit, in the writer's thread.
    listener: Callable[[int, float], None] | None = None

    def note(self, rows: int, seconds: float) -> None:
        self.is_failing = False
        if self.listener is not None:
            self.listener(rows, seconds)
        self.rows += rows
        self.batches += 1

    def note_failure(self, rows: int) -> None:
        self.failed += rows
        self.is_failing = True


class LogWriter(Protocol):
    """`hub.ports.Writer`, and what else the server needs."""

    counters: Counters

    def append(self, row: Row, done: Callable[[WriteOutcome], None]) -> None: ...

    async def close(self) -> None:
        """Write everything that waits, and stop."""


@dataclass
class Queue:
    """Rows that wait, in order. A batch has at most one row of a table: a second one builds on the first."""

    rows: list[Waiting] = field(default_factory=list)

    def take(self) -> list[Waiting]:
        batch: list[Waiting] = []
        later: list[Waiting] = []
        tables: set[int] = set()
        for waiting in self.rows:
            if waiting.row.table in tables or len(batch) == MOST_ROWS:
                later.append(waiting)
            else:
                tables.add(waiting.row.table)
                batch.append(waiting)
        self.rows = later
        return batch


def waiting_row(row: Row, done: Callable[[WriteOutcome], None]) -> Waiting:
    return Waiting(row, msgspec.json.encode(row.commit).decode(), done, time.monotonic())


def outcomes_of(
    batch: Iterable[Waiting], kept: set[tuple[int, int]], there: dict[tuple[int, int], str]
) -> list[WriteOutcome]:
    """What became of each row of a batch. `kept`: those written now; `there`: what the log has instead of the others. A
    row that is there word for word was written earlier, and its answer was lost."""
    return [
        WriteOutcome.KEPT if waiting.key in kept or there.get(waiting.key) == waiting.body else WriteOutcome.TAKEN
        for waiting in batch
    ]


def settle(batch: list[Waiting], outcomes: list[WriteOutcome]) -> None:
    """Tell everybody, on the event loop. One listener's error does not affect the others."""
    for waiting, outcome in zip(batch, outcomes, strict=True):
        try:
            waiting.done(outcome)
        except Exception:
            log.exception("a listener of the log failed")


async def open_writer(
    database: Database, process: str, *, window: float = WINDOW, lease: float = LEASE, patience: float = 5.0
) -> LogWriter:
    """The writer for this database. `process` is this process's own random id; `patience` is for PostgreSQL."""
    if database.kind == "sqlite":
        from baumeister.server.storage.writer_sqlite import SqliteWriter

        return SqliteWriter(database, process, window=window, lease=lease)
    from baumeister.server.storage.writer_postgres import PostgresWriter

    return PostgresWriter(database, process, window=window, lease=lease, patience=patience)
