# compiled: mypyc
"""Players one can learn from: some choices are searched deeply, and what the search found is told; the rest are cheap,
so that a game brings many different positions (playout-cap randomisation, Wu 2019)."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from baumeister.bots.arrays import floats
from baumeister.bots.net import MOST_SEATS, Evaluator
from baumeister.bots.puct import ROOT, Search
from baumeister.engine.chance import Rng
from baumeister.engine.state import State
from baumeister.engine.vecs import vec

ALL: Final = 100
#: The net's first guess counts as so many visits: what a search has hardly tried, it knows little about.
DOUBT: Final = 2.0


class Finding(NamedTuple):
    """What a teacher found in a game."""

    before: int  # the number of the action that it chose then
    chances: list[float]  # every seat's
    tried: list[int]  # all actions it could choose
    values: list[float]  # its chance after each of them


class Teacher(Search):
    """Searches `deep` iterations in `often` of 100 choices, `cheap` ones otherwise."""

    def __init__(self, evaluator: Evaluator, actions: i64, deep: i64, cheap: i64, often: i64) -> None:
        super().__init__(evaluator, actions, deep)
        self.deep: i64 = deep
        self.cheap: i64 = cheap
        self.often: i64 = often
        self.is_deep: bool = False  # was the last choice searched deeply?
        self.sums: vec[float] = floats(MOST_SEATS)  # what its iterations found, for every seat

    def pick(self, imagined: State, rng: Rng, buffer: vec[i64]) -> i64:
        self.is_deep = rng.below(ALL) < self.often
        self.iterations = self.deep if self.is_deep else self.cheap
        for seat in range(MOST_SEATS):
            self.sums[seat] = 0.0
        return super().pick(imagined, rng, buffer)

    def hand_up(self, leaf: i64) -> None:
        for seat in range(MOST_SEATS):
            self.sums[seat] += self.rewards[seat]
        super().hand_up(leaf)

    def finding(self, before: int, players: i64) -> Finding:
        """What the last search found."""
        tree = self.tree
        chances = [self.sums[seat] / float(self.done) for seat in range(players)]
        tried: list[int] = []
        values: list[float] = []
        child = tree.child[ROOT]
        while child != 0:
            tried.append(int(tree.action[child]))
            total: float = tree.reward[child] + DOUBT * tree.guess[child]
            values.append(total / (float(tree.visits[child]) + DOUBT))
            child = tree.sibling[child]
        return Finding(before, chances, tried, values)
