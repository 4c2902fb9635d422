# compiled: mypyc
"""The five goods of the Caylus games: numbers, names, and questions about a flat table of them.

A table holds GOODS numbers per seat; `own` is where a seat's row begins (`seat * GOODS`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.vecs import vec

FOOD: Final = 0
WOOD: Final = 1
STONE: Final = 2
CLOTH: Final = 3
GOLD: Final = 4
GOODS: Final = 5
BASIC_GOODS: Final = 4  # all but gold
GOOD_NAMES: Final = ("food", "wood", "stone", "cloth", "gold")


def count_from(goods: vec[i64], own: i64, first: i64, end: i64) -> i64:
    """How many goods of the kinds from `first` to before `end`."""
    total: i64 = 0
    for good in range(first, end):
        total += goods[own + good]
    return total


def kinds_from(goods: vec[i64], own: i64, first: i64) -> i64:
    """How many different kinds of goods from `first` on."""
    kinds: i64 = 0
    for good in range(first, GOODS):
        if goods[own + good] > 0:
            kinds += 1
    return kinds
