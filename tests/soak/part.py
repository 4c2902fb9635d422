"""What a part of soak hands back, progress lines, and work over all cores."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")

CORES = os.cpu_count() or 1
_BEGUN = time.monotonic()


@dataclass
class Result:
    """How one part went for one game."""

    part: str
    game: str
    passed: bool
    figures: dict[str, str | int] = field(default_factory=dict)
    #: Whatever a reader must see: failures, survivors.
    remarks: list[str] = field(default_factory=list)
    seconds: float = 0.0


def say(text: str) -> None:
    """A progress line with the time since the start."""
    seconds = int(time.monotonic() - _BEGUN)
    print(f"[{seconds // 60:3}:{seconds % 60:02}] {text}", flush=True)


def over_cores(function: Callable[[J], R], jobs: Sequence[J], what: str) -> Iterator[R]:
    """The results of all jobs, in any order, with a progress line about every ten seconds."""
    last = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(CORES) as pool:
        for number, result in enumerate(pool.imap_unordered(function, jobs), start=1):
            yield result
            if time.monotonic() - last > 10 or number == len(jobs):
                last = time.monotonic()
                say(f"{what}: {number} of {len(jobs)} portions")
