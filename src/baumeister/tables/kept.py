"""A table together with its store: propose, keep, accept. Only here are a store, a clock and a lock."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from threading import RLock
from typing import TypeAlias

from msgspec.structs import replace

from baumeister import Record, game
from baumeister.records import Seat
from baumeister.tables.commits import Commit
from baumeister.tables.errors import AlreadyDone, StoreConflict
from baumeister.tables.requests import Request, check_request
from baumeister.tables.store import MemoryStore, Store
from baumeister.tables.table import AS_USUAL, Settings, Table

Clock: TypeAlias = Callable[[], str | None]


def utc_now() -> str:
    """The time as records write it, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def no_clock() -> None:
    """For tables whose records should have no times."""


class KeptTable:
    """A table of a store. Make it with `begin`, `resume` or `open`; ask `table` what there is to see.

    Simultaneous requests wait for each other. To look while other threads act, hold `lock`, so as to see one moment."""

    def __init__(self, name: str, store: Store, table: Table, clock: Clock = utc_now) -> None:
        """A table that is already in the store, as far as the store has it."""
        self.name = name
        self.store = store
        self.table = table
        self.clock = clock
        self.lock = RLock()
        self._play_forced()

    # ---- sitting down

    @classmethod
    def begin(
        cls,
        game_id: str,
        seats: Sequence[Seat],
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        store: Store | None = None,
        name: str | None = None,
        clock: Clock = utc_now,
        settings: Settings = AS_USUAL,
    ) -> KeptTable:
        """A new game. Without a seed an unguessable one is drawn; it is shown only in the record."""
        record = Record.begin(game(game_id), seats, secrets.randbits(64) if seed is None else seed, options)
        return cls.resume(record, store=store, name=name, clock=clock, settings=settings)

    @classmethod
    def resume(
        cls,
        record: Record,
        *,
        store: Store | None = None,
        name: str | None = None,
        clock: Clock = utc_now,
        settings: Settings = AS_USUAL,
    ) -> KeptTable:
        """Continue a recorded game as a new table of the store. A bad record creates no table."""
        table = Table(record, settings=settings)
        store = MemoryStore() if store is None else store
        name = secrets.token_hex(8) if name is None else name
        store.create(name, replace(record, checks=(), result=None))
        return cls(name, store, table, clock)

    @classmethod
    def open(
        cls,
        store: Store,
        name: str,
        *,
        clock: Clock = utc_now,
        settings: Settings = AS_USUAL,
    ) -> KeptTable:
        """Continue a table of the store, such as one that a killed process left behind."""
        stored = store.load(name)
        return cls(name, store, Table(stored.record, stored.move_ids, settings), clock)

    # ---- doing

    def do(self, request: Request) -> int:
        """The log number that the request got. The same move id again gives the same answer, done once. After a
        StoreConflict the table is where the store is: look again."""
        check_request(request)
        with self.lock:
            try:
                commit = self.table.propose(request if request.at is not None else replace(request, at=self.clock()))
            except AlreadyDone as done:
                return done.number
            self._keep(commit)
            return commit.entries[0].number

    def read_on(self) -> None:
        """Take what others have kept of this table since."""
        with self.lock:
            stored = self.store.load(self.name)
            move_ids = {number: move_id for move_id, number in stored.move_ids.items()}
            for entry in stored.record.log[self.table.number :]:
                self.table.accept(Commit((entry,), move_ids.get(entry.number)))

    def _keep(self, commit: Commit) -> None:
        try:
            self.store.append(self.name, commit)
        except StoreConflict:
            self.read_on()
            raise
        self.table.accept(commit)

    def _play_forced(self) -> None:
        """What the table does automatically before anybody has done anything."""
        with self.lock:
            while self.table.is_forced:
                with contextlib.suppress(StoreConflict):  # somebody else was first, and we have caught up
                    self._keep(self.table.propose_forced(self.clock()))
