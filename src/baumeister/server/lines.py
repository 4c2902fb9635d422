"""All connections of this process: how many there are, which take too long, and how much waits for slow readers.

An idle line costs nothing here. Only lines in the middle of a request and those with a slow reader are checked
(`sweep`, once a second).
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from baumeister.server.addresses import block_of
from baumeister.server.errors import ServerError, TooMany, Unavailable
from baumeister.server.settings import Settings

#: A client that reads fewer bytes than this in this many seconds, while more waits, is cut off.
LEAST_READ: Final = 16 * 1024
STALL: Final = 20.0
#: How many connections at a time are told that there are too many.
MOST_TURNED_AWAY: Final = 200
#: Seconds after which to come back if there are too many connections.
COME_BACK: Final = 5


class Transport(Protocol):
    def abort(self) -> None: ...

    def get_write_buffer_size(self) -> int: ...


class KeptLine(Protocol):
    """A connection as it is known here. `queued` and `buffered` are the bytes that wait for its reader, before the
    transport and in it; this module maintains them."""

    block: str
    queued: int
    buffered: int

    @property
    def transport(self) -> Transport: ...

    def overdue(self) -> None:
        """It has taken longer than it was allowed."""


class Lines:
    def __init__(self, settings: Settings | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        settings = settings or Settings()
        #: For this process; fewer if the system allows it fewer files (`running.py`).
        self.most = settings.connections
        # Behind a proxy all lines come from its address; whose they are is known once their heads are read.
        self._most_of_block = 0 if settings.trusted_proxies else settings.connections_per_address
        self._most_waiting = settings.backlog_bytes
        self._clock = clock
        self._here: dict[KeptLine, None] = {}
        self._of_block: Counter[str] = Counter()
        self._turned_away: set[KeptLine] = set()
        self._due: dict[KeptLine, float] = {}
        self._stuck: dict[KeptLine, float] = {}  # when it is looked at again; who is stuck for longest comes first
        #: Bytes that wait for slow readers.
        self.waiting = 0
        #: How many were turned away or cut off, by reason.
        self.refused: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._here)

    # ---- coming and going

    def no_room(self, address: str) -> ServerError | None:
        """Why one more connection from this address is too many."""
        if len(self._here) >= self.most:
            return Unavailable("too many connections")
        if self._most_of_block and self._of_block[block_of(address)] >= self._most_of_block:
            return TooMany(COME_BACK)
        return None

    def turn_away(self, line: KeptLine) -> bool:
        """It is turned away; may it be told so, or are too many being told already?"""
        if len(self._turned_away) >= MOST_TURNED_AWAY:
            return False
        self._turned_away.add(line)
        return True

    def came(self, line: KeptLine) -> None:
        self._here[line] = None
        self._of_block[line.block] += 1

    def went(self, line: KeptLine) -> None:
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

    def allow(self, line: KeptLine, seconds: float) -> None:
        """What the line does now may take this long. The last call counts."""
        self._due[line] = self._clock() + seconds

    def rest(self, line: KeptLine) -> None:
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

    def stuck(self, line: KeptLine) -> None:
        """More was written than the reader has taken."""
        self._count_buffer(line)
        self._stuck[line] = self._clock() + STALL
        self._make_room()

    def freed(self, line: KeptLine) -> None:
        """It has been read."""
        if line in self._stuck:
            del self._stuck[line]
            self.waiting -= line.buffered
            line.buffered = 0

    def hold(self, line: KeptLine, size: int) -> None:
        """This many bytes more (or fewer) wait before the transport."""
        if line in self._here:  # else it was cut off, and nothing of it counts any more
            line.queued += size
            self.waiting += size
            self._make_room()

    def _look(self, line: KeptLine, now: float) -> None:
        before = line.buffered
        self._count_buffer(line)
        if before - line.buffered < LEAST_READ:
            self._cut(line, "stalled")
        else:
            self._stuck[line] = now + STALL

    def _count_buffer(self, line: KeptLine) -> None:
        size = line.transport.get_write_buffer_size()
        self.waiting += size - line.buffered
        line.buffered = size

    def _make_room(self) -> None:
        """Cut the lines that wait the longest. A client that reads is behind only for a moment, so this hits those that
        do not."""
        while self.waiting > self._most_waiting and self._stuck:
            self._cut(next(iter(self._stuck)), "backlog")

    def _cut(self, line: KeptLine, reason: str) -> None:
        self.refused[reason] += 1
        self.went(line)
        line.transport.abort()

    def _forget_backlog(self, line: KeptLine) -> None:
        self._stuck.pop(line, None)
        self.waiting -= line.queued + line.buffered
        line.queued = line.buffered = 0
