"""Where work runs: here, in processes on this machine, or wherever somebody implements these two methods."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Protocol, TypeVar

from baumeister.bots.processes import end_with

Item = TypeVar("Item")
Result = TypeVar("Result")


class Executor(Protocol):
    """Calls a module-level function with many items, somewhere; results come as they are ready."""

    def map_unordered(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]: ...

    def close(self) -> None: ...


class LocalExecutor:
    """One after the other in this process."""

    def map_unordered(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        return map(work, items)

    def close(self) -> None:
        pass


class ProcessExecutor:
    """Processes on this machine; spawned, so that they start the same way on every system."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        self._pool = ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=end_with, initargs=(os.getpid(),)
        )

    def map_unordered(self, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
        # Only a few items wait in the queue, so millions need no memory and stopping is quick.
        rest = iter(items)
        running: set[Future[Result]] = {self._pool.submit(work, item) for item in islice(rest, 2 * self.workers)}
        while running:
            ready, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {self._pool.submit(work, item) for item in islice(rest, len(ready))}
            for future in ready:
                yield future.result()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def in_pieces(items: Iterable[Item], size: int) -> Iterator[tuple[Item, ...]]:
    """This many items at a time, for work that takes less time than reaching another process."""
    rest = iter(items)
    while piece := tuple(islice(rest, size)):
        yield piece


def make_executor(workers: int | None = None, cluster: str | None = None) -> Executor:
    """This many processes; None: one for each core; 1: this process. `cluster` runs on Ray: the address of a cluster,
    or empty for one on this machine alone."""
    if cluster is not None:
        from baumeister.arena.cluster import RayExecutor

        return RayExecutor(cluster, workers)
    count = workers or os.cpu_count() or 1
    return LocalExecutor() if count == 1 else ProcessExecutor(count)
