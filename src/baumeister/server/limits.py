"""How often something may be asked for: buckets that fill up again with time, in this process's memory."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil
from typing import Final

from baumeister.server.errors import TooMany

#: Buckets kept at most; beyond that all begin anew, which costs an attacker more than us.
MOST_BUCKETS: Final = 100_000


class Limit:
    """`most` at once, and again over `seconds`. Keys (addresses, names) that have had a rest are forgotten."""

    __slots__ = ("_buckets", "_clock", "_most", "_rate")

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = float(most)
        self._rate = most / seconds
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # what is left, and when that was

    def take(self, key: str) -> None:
        """One more; raises `TooMany`."""
        left, now = self._left(key)
        if left < 1:
            raise TooMany(self._wait(left))
        if len(self._buckets) >= MOST_BUCKETS and key not in self._buckets:
            self.sweep()
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets.clear()
        self._buckets[key] = (left - 1, now)

    def check(self, key: str) -> None:
        """Whether one more would do, without taking it; raises `TooMany`."""
        left, _ = self._left(key)
        if left < 1:
            raise TooMany(self._wait(left))

    def sweep(self) -> None:
        """Forget whoever could begin anew anyway."""
        now = self._clock()
        self._buckets = {
            key: (left, at) for key, (left, at) in self._buckets.items() if left + (now - at) * self._rate < self._most
        }

    def __len__(self) -> int:
        return len(self._buckets)

    def _left(self, key: str) -> tuple[float, float]:
        now = self._clock()
        left, at = self._buckets.get(key, (self._most, now))
        return min(self._most, left + (now - at) * self._rate), now

    def _wait(self, left: float) -> int:
        return max(1, ceil((1 - left) / self._rate))
