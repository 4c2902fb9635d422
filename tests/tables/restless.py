"""A process that plays on at a stored table until it is killed.

python -m tests.tables.restless FOLDER GAME [POINT COUNT]

It says "NUMBER ACTION" for every action the table has acknowledged. With POINT it kills itself at the COUNT-th time it
comes to that point of a commit: there is no place that a kill from outside would not reach, but some are rare.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

from baumeister.engine.chance import Rng
from baumeister.tables import FileStore, KeptTable, no_clock
from tests.records.play import people
from tests.tables.sitting import act

POINTS = ("before the write", "amid the write", "before the flush", "after the flush")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_at(point: str, count: int) -> None:
    """Kill this process at the count-th commit from now."""
    left = [count]
    write, fsync = os.write, os.fsync

    def reached() -> bool:
        left[0] -= 1
        return left[0] == 0

    def writing(handle: int, data: Any) -> int:
        if point == POINTS[0] and reached():
            die()
        if point == POINTS[1] and reached():
            write(handle, data[: len(data) // 2])
            die()
        return write(handle, data)

    def flushing(handle: Any) -> None:
        if point == POINTS[2] and reached():
            die()
        fsync(handle)
        if point == POINTS[3] and reached():
            die()

    os.write = writing
    os.fsync = flushing  # type: ignore[assignment]


def main(folder: str, game_id: str, point: str = "", count: str = "0") -> None:
    store = FileStore(folder)
    if "t" not in store.tables():
        KeptTable.begin(game_id, people(2), 7, store=store, name="t", clock=no_clock)
    kept = KeptTable.open(store, "t", clock=no_clock)
    table = kept.table
    rng = Rng(table.number)
    if point:
        die_at(point, int(count))
    while not table.is_over:
        legal = table.legal(table.seat)
        action = legal[rng.below(len(legal))]
        number = act(kept, action)
        print(number, table.game.action_name(action), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
