# compiled: mypyc
"""The road of the Caylus games: where the next tile goes, the provost's steps along it, and rows of workers."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec


def first_empty(tile: vec[i64], first: i64, last: i64) -> i64:
    """The lowest space from `first` to `last` without a tile (-1); 0 when there is none."""
    for space in range(first, last + 1):
        if tile[space] < 0:
            return space
    return 0


def may_step(at: i64, steps: i64, most: i64, lowest: i64, highest: i64) -> bool:
    """May the provost go this many steps (negative: back)? A move that would leave the road is not cut short."""
    return -most <= steps <= most and lowest <= at + steps <= highest


def fill_steps(buffer: vec[i64], standing: i64, at: i64, most: i64, lowest: i64, highest: i64) -> i64:
    """Write the actions of all possible moves, `standing` being the one without a step; returns how many there are."""
    count: i64 = 0
    for steps in range(-most, most + 1):
        if may_step(at, steps, most, lowest, highest):
            buffer[count] = standing + steps
            count += 1
    return count


def seats_in(row: vec[i64]) -> tuple[int, ...]:
    """The seats in a row of workers or markers, without the empty places (-1)."""
    return tuple([int(seat) for seat in row if seat >= 0])


def seat_or_none(seat: i64) -> int | None:
    """For views, in which nobody (-1) is None."""
    return None if seat < 0 else int(seat)


def stands_in(row: vec[i64], count: i64, seat: i64) -> bool:
    """Is a worker of this seat among the first `count` of a row (the bridge, the castle's queue)?"""
    for i in range(count):
        if row[i] == seat:
            return True
    return False
