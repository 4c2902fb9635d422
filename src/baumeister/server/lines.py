"""All connections of this process: how many there are, who takes too long, and how much waits for who does not read.

A line that is calm costs nothing here. Only those in the midst of a request, and those whose reader lags behind, are
looked at from time to time (`sweep`, once a second).
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from baumeister.server.addresses import block_of
from baumeister.server.errors import ServerError, TooMany, Unavailable
from baumeister.server.settings import Settings

#: Who does not read this many bytes in so many seconds, while more waits, is cut off.
LEAST_READ: Final = 16 * 1024
STALL: Final = 20.0
#: Connections that are being told at the same time that there are too many.
MOST_TURNED_AWAY: Final = 200
#: When to come back if there are too many connections, s.
COME_BACK: Final = 5


class Transport(Protocol):
    def abort(self) -> None: ...

    def get_write_buffer_size(self) -> int: ...


class Kept(Protocol):
    """A connection as it is known here. `queued` and `buffered`: bytes that wait for its reader, before the transport
    and in it; they are kept here."""

    block: str
    queued: int
    buffered: int

    @property
    def transport(self) -> Transport: ...

    def overdue(self) -> None:
        """What was allowed a time has taken longer."""


class Lines:
    def __init__(self, settings: Settings | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        settings = settings or Settings()
        #: Of this process; fewer where the system gives it fewer files (`running.py`).
        self.most = settings.connections
        # Behind a proxy all lines come from its address: who is behind them is known when their heads are read.
        self._most_of_block = 0 if settings.trusted_proxies else settings.connections_per_address
        self._most_waiting = settings.backlog_bytes
        self._clock = clock
        self._here: dict[Kept, None] = {}
        self._of_block: Counter[str] = Counter()
        self._turned_away: set[Kept] = set()
        self._due: dict[Kept, float] = {}
        self._stuck: dict[Kept, float] = {}  # when it is looked at again; who is stuck for longest comes first
        #: Bytes that wait for readers who lag behind.
        self.waiting = 0
        #: How many were turned away or cut off, by reason.
        self.refused: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._here)

    # ---- coming and going

    def no_room(self, address: str) -> ServerError | None:
        """Why one more connection of this address is too many."""
        if len(self._here) >= self.most:
            return Unavailable("too many connections")
        if self._most_of_block and self._of_block[block_of(address)] >= self._most_of_block:
            return TooMany(COME_BACK)
        return None

    def turn_away(self, line: Kept) -> bool:
        """It is not let in; may it be told so, or are too many being told already?"""
        if len(self._turned_away) >= MOST_TURNED_AWAY:
            return False
        self._turned_away.add(line)
        return True

    def came(self, line: Kept) -> None:
        self._here[line] = None
        self._of_block[line.block] += 1

    def went(self, line: Kept) -> None:
        """Harmless when repeated."""
        self._due.pop(line, None)
        self._turned_away.discard(line)
        self._forget_backlog(line)
        if line in self._here:
            del self._here[line]
            self._of_block[line.block] -= 1
            if not self._of_block[line.block]:
                del self._of_block[line.block]

    # ---- what may take a time

    def allow(self, line: Kept, seconds: float) -> None:
        """What the line does now may take so long; the last word counts."""
        self._due[line] = self._clock() + seconds

    def rest(self, line: Kept) -> None:
        """It is done."""
        self._due.pop(line, None)

    def sweep(self) -> None:
        now = self._clock()
        for line in [line for line, due in self._due.items() if due <= now]:
            del self._due[line]
            line.overdue()
        for line in [line for line, look in self._stuck.items() if look <= now]:
            self._look(line, now)

    # ---- who does not read

    def stuck(self, line: Kept) -> None:
        """More was written than the reader takes."""
        self._count_buffer(line)
        self._stuck[line] = self._clock() + STALL
        self._make_room()

    def freed(self, line: Kept) -> None:
        """It has been read."""
        if line in self._stuck:
            del self._stuck[line]
            self.waiting -= line.buffered
            line.buffered = 0

    def hold(self, line: Kept, size: int) -> None:
        """So many bytes more, or fewer, wait before the transport."""
        if line in self._here:  # else it was cut off, and nothing of it counts any more
            line.queued += size
            self.waiting += size
            self._make_room()

    def _look(self, line: Kept, now: float) -> None:
        before = line.buffered
        self._count_buffer(line)
        if before - line.buffered < LEAST_READ:
            self._cut(line, "stalled")
        else:
            self._stuck[line] = now + STALL

    def _count_buffer(self, line: Kept) -> None:
        size = line.transport.get_write_buffer_size()
        self.waiting += size - line.buffered
        line.buffered = size

    def _make_room(self) -> None:
        """Whoever reads is stuck for a moment only; so it meets those who do not."""
        while self.waiting > self._most_waiting and self._stuck:
            self._cut(next(iter(self._stuck)), "backlog")

    def _cut(self, line: Kept, reason: str) -> None:
        self.refused[reason] += 1
        self.went(line)
        line.transport.abort()

    def _forget_backlog(self, line: Kept) -> None:
        self._stuck.pop(line, None)
        self.waiting -= line.queued + line.buffered
        line.queued = line.buffered = 0
