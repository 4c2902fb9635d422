"""Where tables are kept: the contract, and a store in memory.

The pair (table, log number) is unique: if two want to write the same number, one gets `StoreConflict`. A store knows
numbers but no rules; what a commit means is the table's business.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Protocol

from msgspec.structs import replace

from baumeister.engine.errors import echo_name
from baumeister.records import Record
from baumeister.tables.commits import Commit, check_form, follows
from baumeister.tables.errors import BadTableName, StoreConflict, TableExists, unknown_table

_TABLE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")


@dataclass(frozen=True)
class Stored:
    """A table as a store gives it back: its record, and the log number of every move id."""

    record: Record
    move_ids: dict[str, int] = field(default_factory=dict)


class Store(Protocol):
    def create(self, table: str, record: Record) -> None:
        """Keep a new table. TableExists if there is one of this name."""

    def append(self, table: str, commit: Commit) -> None:
        """Durable when this returns. StoreConflict if the numbers do not follow the last one kept."""

    def load(self, table: str) -> Stored:
        """Everything that was appended. UnknownTable if there is no such table."""

    def tables(self) -> list[str]:
        """The names of all tables kept, sorted."""


def check_name(table: object) -> None:
    if not isinstance(table, str) or not _TABLE_NAME.fullmatch(table):
        rule = "a table's name has 1 to 64 letters, digits, - and _, and begins with a letter or digit"
        raise BadTableName(f"{rule}: {echo_name(table)!r}", table=echo_name(table))


def check_follows(table: str, commit: Commit, number: int) -> None:
    """The entries follow the last number kept."""
    check_form(commit)
    if not follows(commit, number):
        raise StoreConflict(
            f"table {table} is at number {number}, so {commit.entries[0].number} does not come next", table=table
        )


def gather(record: Record, commits: Sequence[Commit]) -> Stored:
    """A record and what was appended to it."""
    entries = [entry for commit in commits for entry in commit.entries]
    move_ids = {commit.move_id: commit.entries[0].number for commit in commits if commit.move_id is not None}
    return Stored(replace(record, log=record.log + tuple(entries)), move_ids)


class MemoryStore:
    """Keeps tables for as long as the process lives."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[Record, list[Commit]]] = {}
        self._lock = Lock()

    def create(self, table: str, record: Record) -> None:
        check_name(table)
        with self._lock:
            if table in self._tables:
                raise TableExists(f"there is a table {table} already", table=table)
            self._tables[table] = (record, [])

    def append(self, table: str, commit: Commit) -> None:
        with self._lock:
            record, commits = self._find(table)
            last = commits[-1].entries[-1].number if commits else len(record.log)
            check_follows(table, commit, last)
            commits.append(commit)

    def load(self, table: str) -> Stored:
        with self._lock:
            return gather(*self._find(table))

    def tables(self) -> list[str]:
        return sorted(self._tables)

    def _find(self, table: str) -> tuple[Record, list[Commit]]:
        check_name(table)
        if table not in self._tables:
            raise unknown_table(table)
        return self._tables[table]
