"""One server at a time on a SQLite file: it holds an operating-system lock on a file beside the database for as long as
its process lives. A second server is told who has it, and changes nothing. The database itself is not locked: SQLite
keeps its own locks there, and loses them when other code in the process closes the file. Commands that work beside a
running server (`backup`, `rename`...) do not take this lock.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec
from msgspec import Struct

from baumeister.server.storage import clock
from baumeister.server.storage.database import Address
from baumeister.server.storage.errors import DatabaseInUse, DatabaseUnreachable

#: Windows locks bytes, and nobody can read those: so lock one far beyond what is written.
_BYTE: Final = 1 << 20


class Holder(Struct, frozen=True):
    """Who has a database, according to the file beside it."""

    pid: str
    since: str


class Hold:
    """The lock. It ends with the process at the latest."""

    def __init__(self, file: int) -> None:
        self._file: int | None = file

    def release(self) -> None:
        """The file stays: removing it could take it from a process that has just opened it."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def __enter__(self) -> Hold:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def hold(address: Address) -> Hold:
    """DatabaseInUse if another process has it. Whatever name the file is opened by (links), it is the same lock."""
    path = lock_path(address)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Closed in child programs: they would keep holding it.
        file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    except OSError as error:
        problem = error.strerror or str(error)
        raise DatabaseUnreachable(
            f"cannot open {address.shown}: {problem}", database=address.shown, problem=problem
        ) from error
    try:
        _lock(file)
        holder = msgspec.json.encode(Holder(str(os.getpid()), clock.written(clock.now())))
        os.truncate(file, 0)
        os.write(file, holder)
    except BlockingIOError:
        os.close(file)
        raise _in_use(address, path) from None
    except BaseException:
        os.close(file)
        raise
    return Hold(file)


def lock_path(address: Address) -> Path:
    real = address.path.resolve()
    return real.with_name(f"{real.name}-lock")


def _in_use(address: Address, path: Path) -> DatabaseInUse:
    holder = Holder("?", "?")
    with contextlib.suppress(OSError, msgspec.DecodeError):  # just started, not written yet
        holder = msgspec.json.decode(path.read_bytes(), type=Holder)
    return DatabaseInUse(
        f"{address.shown} belongs to a server that runs: process {holder.pid}, since {holder.since}",
        database=address.shown,
        pid=holder.pid,
        since=holder.since,
    )


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        """BlockingIOError if somebody else has it."""
        os.lseek(file, _BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        """BlockingIOError if somebody else has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
