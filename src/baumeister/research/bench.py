"""How fast the research interfaces run on this machine, beside environments of others: `baumeister bench --research`.

CPU time of one core. All rows are measured in turns, several times, and the median of each counts, so that ratios
within one run can be trusted more than any rate.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from contextlib import ExitStack
from typing import Final, TypedDict

from baumeister.arena.bench import tell_nobody
from baumeister.research import bench_rows as known
from baumeister.research.bench_rows import MeasuredRow, all_rows
from baumeister.research.spec import EnvSpec

ROUNDS = 5
#: What rows with masks and observations should reach, by the bare engine; Villagers has three times the columns.
ENOUGH: Final = 0.3
ENOUGH_OF_VILLAGERS: Final = 0.2


class Figure(TypedDict):
    """What `baumeister bench --research --json` prints of every row."""

    row: str
    per_s: float
    ratio: float  # to the bare engine
    by_aec: float | None  # to the loop through PettingZoo
    spread: float  # of the rounds: the biggest by the smallest


class Comparison(TypedDict):
    """Two rows of the same run, and what was aimed at with four players (None: nothing)."""

    message: str
    rows: tuple[str, str]
    ratio: float
    goal: float | None


class Measured(TypedDict):
    rows: list[Figure]
    compared: list[Comparison]


def measure_research(spec: EnvSpec, seconds: float, told: Callable[[int, int], None] = tell_nobody) -> Measured:
    """All rows for one environment, in about so many seconds. `told` hears how many measurements are done, and of how
    many. No thread may run meanwhile: where numpy lets others run, a turn of theirs costs more than a step."""
    with ExitStack() as stack:
        figures = _measure(all_rows(spec, stack), seconds, told)
    return Measured(rows=figures, compared=compare(spec, {figure["row"]: figure["per_s"] for figure in figures}))


def compare(spec: EnvSpec, rates: dict[str, float]) -> list[Comparison]:
    """The ratios that are aimed at, of rows that were measured."""
    vector, single, door = known.vector_name(spec), known.single_name(spec), known.door_name(spec)
    rows = ENOUGH_OF_VILLAGERS if spec.game == "villagers" else ENOUGH
    pairs = (
        ("bench-compared-masks", known.NUMPY_MASKS, known.BARE, 0.5),
        ("bench-compared-observations", known.NUMPY_ROWS, known.BARE, rows),
        ("bench-compared-aec", known.AEC, known.CONNECT_FOUR, 9.0),
        ("bench-compared-vector-door", vector, door, 60.0),
        ("bench-compared-vector-single", vector, single, None),
        ("bench-compared-processes-clock", known.process_name(2, known.CLOCK), known.process_name(1, known.CLOCK), 1.8),
        ("bench-compared-processes-cpu", known.process_name(2, known.CPU), known.process_name(1, known.CPU), 1.8),
    )
    return [
        Comparison(message=message, rows=(row, by), ratio=rates[row] / rates[by], goal=goal)
        for message, row, by, goal in pairs
        if row in rates and by in rates
    ]


def _measure(rows: list[MeasuredRow], seconds: float, told: Callable[[int, int], None]) -> list[Figure]:
    total = len(rows) * (ROUNDS + 1)
    each = seconds / total
    sizes = []
    for row in rows:
        sizes.append(_steps_in(row, each))
        told(len(sizes), total)
    rates: list[list[float]] = [[] for _ in rows]
    for number in range(1, ROUNDS + 1):
        for place, (found, row, size) in enumerate(zip(rates, rows, sizes, strict=True), 1):
            found.append(_rate(row, size))
            told(number * len(rows) + place, total)
    medians = {row.name: statistics.median(found) for row, found in zip(rows, rates, strict=True)}
    aec = medians.get(known.AEC)
    return [
        Figure(
            row=name,
            per_s=median,
            ratio=median / medians[known.BARE],
            by_aec=median / aec if aec else None,
            spread=max(found) / min(found),
        )
        for (name, median), found in zip(medians.items(), rates, strict=True)
    ]


def _rate(row: MeasuredRow, steps: int) -> float:
    start = row.clock()
    done = row.work(steps)
    return done / max(row.clock() - start, 1e-9)


def _steps_in(row: MeasuredRow, seconds: float) -> int:
    """About how many steps a row does in this time; on the way it gets warm."""
    steps = 64
    while steps / (rate := _rate(row, steps)) < seconds / 4 and steps < 1 << 30:
        steps *= 4
    return max(1, int(rate * seconds))
