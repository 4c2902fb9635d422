# compiled: mypyc
"""Numbers of the pieces of Pebbles, and its figures as the rules read them. A heap has the number of its card."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from baumeister.engine.components import Components, number_of
from baumeister.engine.vecs import vec

MOST_PLAYERS: Final = 3
CARDS: Final = 6
CARD_NAMES: Final = ("shore", "meadow", "hill", "forest", "island", "quarry")
HAND: Final = 2  # cards dealt to each seat
MOST_TAKEN: Final = 2  # pebbles of a turn


class Figures:
    """The figures of one edition; every state refers to one of these and never changes it."""

    def __init__(self, components: Components) -> None:
        self.components: Components = components
        tables: Any = components.tables
        self.rounds: i64 = tables["game"]["rounds"]
        self.pebbles: i64 = tables["heaps"]["pebbles"]
        self.last: i64 = tables["heaps"]["last"]
        self.points: vec[i64] = vec[i64]([0] * CARDS)
        for entry in components.entries("card"):
            self.points[number_of(CARD_NAMES, entry["id"])] = entry["points"]
