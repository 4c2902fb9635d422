"""Moving SQLite's log of writes (WAL) into the database file, beside the writer and not on its way.

By default whoever commits the thousandth page does this work and makes everybody wait. Here a thread with a connection
of its own does it, often, because few pages are quickly on the disk. It does not stop the writer, so a busy writer
stays ahead by some pages and the WAL would grow for ever: when it has become long, the writer is stopped for these
last few, and then begins the WAL anew, in the same file: writing over what is there is quicker than making a file
longer. Only one that a long reader has made too large is cut, at a quiet moment.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Final

#: How often, s.
EVERY: Final = 0.25
#: So many pages (of 4 kB) may lie in the WAL before the writer is stopped for the last few.
LONG: Final = 8192
PAGE: Final = 4096
#: Nothing was written for so many rounds: a quiet moment.
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
            # A full disk or a reader in the way: there is a next time.
            with contextlib.suppress(sqlite3.Error):
                if quiet < QUIET:  # not only when the file changes: then the commit may still be on its way
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
