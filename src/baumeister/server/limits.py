"""Rate limits: buckets that refill over time, in this process's memory."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import ceil
from typing import Final

from baumeister.hub.limits import Bucket
from baumeister.server.addresses import block_of
from baumeister.server.errors import TooMany

#: Most buckets kept; beyond that all start over, which costs an attacker more than us.
MOST_BUCKETS: Final = 100_000


class Limit:
    """`most` at once, refilled over `seconds`. Keys (addresses, names) with a full bucket are forgotten."""

    __slots__ = ("_buckets", "_clock", "_most", "_rate")

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = float(most)
        self._rate = most / seconds
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> None:
        """Take one; raises `TooMany`."""
        now = self._clock()
        bucket = self._buckets.get(key) or self._new(key, now)
        if not bucket.take(now):
            raise TooMany(_whole_seconds(bucket, now))

    def give_back(self, key: str) -> None:
        """Give one back: it does not count after all."""
        if (bucket := self._buckets.get(key)) is not None:
            bucket.give_back(self._clock())

    def sweep(self) -> None:
        """Forget keys whose bucket is full."""
        now = self._clock()
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}

    def __len__(self) -> int:
        return len(self._buckets)

    def _new(self, key: str, now: float) -> Bucket:
        if len(self._buckets) >= MOST_BUCKETS:
            self.sweep()
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets.clear()
        bucket = self._buckets[key] = Bucket(self._rate, self._most, now)
        return bucket


class AddressLimit(Limit):
    """For addresses: those of one block count as one."""

    __slots__ = ()

    def take(self, key: str) -> None:
        super().take(block_of(key))

    def give_back(self, key: str) -> None:
        super().give_back(block_of(key))


def _whole_seconds(bucket: Bucket, now: float) -> int:
    return max(1, ceil(bucket.wait(now)))
