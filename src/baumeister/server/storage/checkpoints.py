"""Moving SQLite's log of writes (WAL) into the database file, without getting in the writer's way. By default the
commit of the thousandth page does this work and makes everybody wait. Here a thread with its own connection does it,
often, because a few pages are quickly on disk. It does not stop the writer, so a busy writer stays a few pages ahead
and the WAL would grow for ever. When it has become long, the writer is stopped for these last pages and then restarts
the WAL in the same file: overwriting is quicker than making a file longer. A WAL is truncated only if a long read has
made it too large, at a quiet moment.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Final

#: How often, s.
EVERY: Final = 0.25
#: How many pages (of 4 kB) the WAL may have before the writer is stopped for the last few.
LONG: Final = 8192
PAGE: Final = 4096
#: Nothing was written for this many rounds: a quiet moment.
QUIET: Final = 20


class Checkpointer:
    """Runs from the moment it is made until `close`."""

    def __init__(self, path: Path, gate: Lock) -> None:
        self._path = path
        self._wal = path.with_name(path.name + "-wal")
        self._gate = gate
        self._closing = Event()
        self.most_pages = 0  # seen in the WAL
        self._thread = Thread(target=self._run, name="baumeister-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None, timeout=0.1)
        seen, quiet = self._stamp(), 0
        while not self._closing.wait(EVERY):
            stamp = self._stamp()
            quiet = quiet + 1 if stamp == seen else 0
            seen = stamp
            # A full disk or a reader in the way: try again next time.
            with contextlib.suppress(sqlite3.Error):
                if quiet < QUIET:  # not only when the file changes: the commit may not be finished by then
                    self._follow(connection)
                elif stamp[1] > 2 * LONG * PAGE:
                    self._cut(connection)
        connection.close()

    def _stamp(self) -> tuple[int, int]:
        """Changes when somebody writes."""
        try:
            stat = self._wal.stat()
        except OSError:
            return 0, 0
        return stat.st_mtime_ns, stat.st_size

    def _follow(self, connection: sqlite3.Connection) -> None:
        pages = _checkpoint(connection, "passive")
        self.most_pages = max(self.most_pages, pages)
        if pages >= LONG:
            with self._gate:
                _checkpoint(connection, "passive")

    def _cut(self, connection: sqlite3.Connection) -> None:
        with self._gate:
            _checkpoint(connection, "truncate")


def _checkpoint(connection: sqlite3.Connection, mode: str) -> int:
    """Move what is there into the database file; how many pages the WAL has."""
    _, pages, _ = connection.execute(f"pragma wal_checkpoint({mode})").fetchone()
    return int(pages)
