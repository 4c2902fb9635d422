"""One file per table, safe against being killed at any moment: every commit is on disk before anybody sees it.

The first line is the record the table began with, every further line one commit, each as a checksum and JSON. A commit
is one write at the end of the file and then `fsync`. A line without its line break was never acknowledged: the process
died while writing it, and it is dropped. Any other unreadable line is damage, and reported as such.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from baumeister.records import Record, RecordError
from baumeister.records.files import write_all, write_durably
from baumeister.records.soundness import convert
from baumeister.tables.commits import Commit
from baumeister.tables.errors import StoreConflict, StoreDamaged, StoreFailed, TableExists, unknown_table
from baumeister.tables.store import Stored, check_follows, check_name, gather

SUFFIX: Final = ".table"


class FileStore:
    """Tables as files in a folder, which is created if missing."""

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.folder = Path(folder)
        # How much of each file this store knows: bytes, and the last log number in them.
        self._known: dict[str, tuple[int, int]] = {}
        with _disk("make the folder"):
            self.folder.mkdir(parents=True, exist_ok=True)

    def create(self, table: str, record: Record) -> None:
        line = _line(record)
        with _disk("begin the table"):
            try:
                write_durably(self.path(table), line, replace=False)
            except FileExistsError as error:
                raise TableExists(f"there is a table {table} already", table=table) from error
        self._known[table] = (len(line), len(record.log))

    def append(self, table: str, commit: Commit) -> None:
        path = self.path(table)
        if table not in self._known:
            self.load(table)
        size, number = self._known[table]
        check_follows(table, commit, number)
        line = _line(commit)
        with _disk("keep the move"), _opened(path) as handle:
            _drop_torn_line(handle, size, table)
            try:
                os.lseek(handle, size, os.SEEK_SET)
                write_all(handle, line)
                os.fsync(handle)
            except OSError:
                # A full disk may have written half of the line.
                with contextlib.suppress(OSError):
                    os.ftruncate(handle, size)
                raise
        self._known[table] = (size + len(line), commit.entries[-1].number)

    def load(self, table: str) -> Stored:
        with _disk("read the table"):
            try:
                data = _read(self.path(table))
            except FileNotFoundError as error:
                raise unknown_table(table) from error
        record, commits, lines = read_lines(data, table)
        number = commits[-1].entries[-1].number if commits else len(record.log)
        self._known[table] = (sum(map(len, lines)), number)
        return gather(record, commits)

    def tables(self) -> list[str]:
        with _disk("list the tables"):
            return sorted(path.stem for path in self.folder.glob(f"*{SUFFIX}") if not path.name.startswith("."))

    def remove(self, table: str) -> None:
        """Delete a table for good."""
        with _disk("delete the table"):
            try:
                self.path(table).unlink()
            except FileNotFoundError as error:
                raise unknown_table(table) from error
        self._known.pop(table, None)

    def put(self, table: str, data: bytes) -> None:
        """Write a table's file whole, as lines of one; for rescuing."""
        with _disk("write the table"):
            write_durably(self.path(table), data)
        self._known.pop(table, None)

    def path(self, table: str) -> Path:
        """The file of a table, whether it exists or not."""
        check_name(table)
        return self.folder / f"{table}{SUFFIX}"


def read_lines(data: bytes, table: str, *, until_damage: bool = False) -> tuple[Record, list[Commit], list[bytes]]:
    """What a file says: its record, the commits, and the lines of all these, without a torn one at the end. Damage is
    raised; `until_damage`: what comes before it is given back. Without a record there is nothing to give back."""
    first, *rest = data.rpartition(b"\n")[0].split(b"\n")
    record = _record(first)
    number = len(record.log)
    commits: list[Commit] = []
    lines = [first + b"\n"]
    for at, line in enumerate(rest, start=2):
        try:
            commits.append(_next_commit(line, at, table, number))
        except StoreDamaged:
            if not until_damage:
                raise
            break
        number = commits[-1].entries[-1].number
        lines.append(line + b"\n")
    return record, commits, lines


def _read(path: Path) -> bytes:
    """All of a file. What a killed process left unflushed is flushed first: it will be shown now."""
    with path.open("rb") as file:
        with contextlib.suppress(OSError):  # a disk that cannot be written to has nothing to flush
            os.fsync(file.fileno())
        return file.read()


def _line(value: Record | Commit) -> bytes:
    """Checksum, JSON and the line break that says that all of it is there."""
    data = msgspec.json.encode(value, order="deterministic")
    return b"%08x %s\n" % (zlib.crc32(data), data)


def _unwrap(line: bytes, number: int) -> bytes:
    checksum, _, data = line.partition(b" ")
    if checksum != b"%08x" % zlib.crc32(data):
        raise StoreDamaged(f"line {number} of the stored table is damaged", line=number)
    return data


def _record(line: bytes) -> Record:
    """The first line."""
    try:
        return Record.loads(_unwrap(line, 1))
    except RecordError as error:
        raise StoreDamaged(f"line 1: {error}", line=1) from error


def _next_commit(line: bytes, at: int, table: str, number: int) -> Commit:
    """A further line, which has to follow the log number before it."""
    try:
        data: Any = msgspec.json.decode(_unwrap(line, at))
        commit: Commit = convert(data, Commit)
    except (msgspec.DecodeError, RecordError) as error:
        raise StoreDamaged(f"line {at} of the stored table: {error}", line=at) from error
    try:
        check_follows(table, commit, number)
    except StoreConflict as error:
        raise StoreDamaged(f"line {at}: {error}", line=at) from error
    return commit


def _drop_torn_line(handle: int, size: int, table: str) -> None:
    """What lies beyond the known end is half a line (a failed write), or somebody else's commit."""
    extra = os.fstat(handle).st_size - size
    if extra < 0:
        raise StoreDamaged(f"the file of table {table} has become shorter", table=table)
    if extra > 0:
        os.lseek(handle, size, os.SEEK_SET)
        if b"\n" in os.read(handle, extra):
            raise StoreConflict(f"somebody else has gone on with table {table}: open it again", table=table)
        os.ftruncate(handle, size)


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[int]:
    """The file, ours alone until it is closed (where the system has such locks)."""
    handle = os.open(path, os.O_RDWR)
    try:
        try:
            import fcntl
        except ImportError:  # Windows
            yield handle
            return
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield handle
    finally:
        os.close(handle)


@contextlib.contextmanager
def _disk(what: str) -> Iterator[None]:
    """Errors of the disk as our own error."""
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: a path no system can have
        raise StoreFailed(f"cannot {what}: {error}") from error
