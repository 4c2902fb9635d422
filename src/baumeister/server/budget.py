"""Long work in threads, limited in total and per requester. Each requester has one piece of work at a time and a budget
of processor time. The cost of a piece is known only afterwards, so it is paid then; with an empty budget one waits."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextvars import ContextVar
from math import ceil
from typing import Final, TypeVar

from baumeister.server.errors import TooMany

#: Whose request is being answered: a person, or the address of somebody without a session. Work for nobody (chores)
#: is free.
ASKER: Final[ContextVar[str]] = ContextVar("asker", default="")

#: Pieces of work that run at the same time.
AT_ONCE: Final = 2
#: Seconds of processor time per requester, and how much of it comes back in a second.
MOST: Final = 15.0
RATE: Final = 0.25
#: Requests of one requester that may wait.
MOST_WAITING: Final = 20
#: Requesters remembered before those with a full budget are forgotten.
_MOST_ASKERS: Final = 10_000

_Answer = TypeVar("_Answer")


class ProcessorBudget:
    """`used` returns the processor time of the calling thread."""

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, used: Callable[[], float] = time.thread_time
    ) -> None:
        self._clock = clock
        self._used = used
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._accounts: dict[str, tuple[float, float]] = {}  # what was left, and when
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    async def run(self, work: Callable[[], _Answer]) -> _Answer:
        """Run it in a thread. Raises `TooMany`."""
        asker = ASKER.get()
        async with self._turn(asker), self._at_once:
            self._check(asker)
            spent: list[float] = []
            try:
                return await asyncio.to_thread(self._measured, work, spent)
            finally:
                self._pay(asker, sum(spent))

    def _measured(self, work: Callable[[], _Answer], spent: list[float]) -> _Answer:
        begun = self._used()
        try:
            return work()
        finally:
            spent.append(self._used() - begun)

    @contextlib.asynccontextmanager
    async def _turn(self, asker: str) -> AsyncIterator[None]:
        """One piece of work at a time per requester, so that the others get their turn."""
        if not asker:
            yield
            return
        if self._waiting[asker] >= MOST_WAITING:
            raise TooMany
        turn = self._turns.setdefault(asker, asyncio.Lock())
        self._waiting[asker] += 1
        try:
            async with turn:
                yield
        finally:
            self._waiting[asker] -= 1
            if not self._waiting[asker]:
                del self._waiting[asker], self._turns[asker]

    # ---- accounts

    def _left(self, asker: str) -> float:
        left, at = self._accounts.get(asker, (MOST, 0.0))
        return min(MOST, left + (self._clock() - at) * RATE)

    def _check(self, asker: str) -> None:
        if asker and (left := self._left(asker)) <= 0:
            raise TooMany(max(1, ceil(-left / RATE)))

    def _pay(self, asker: str, seconds: float) -> None:
        if not asker:
            return
        self._accounts[asker] = self._left(asker) - seconds, self._clock()
        if len(self._accounts) > _MOST_ASKERS:
            self._accounts = {one: account for one, account in self._accounts.items() if self._left(one) < MOST}
