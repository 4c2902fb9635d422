# compiled: mypyc
"""Players one can learn from: some choices are searched deeply, and what the search found is told; the rest are cheap,
so that a game brings many different positions (playout-cap randomisation, Wu 2019)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.bots.arrays import floats
from baumeister.bots.net import MOST_SEATS, Evaluator
from baumeister.bots.one_ply import Player
from baumeister.bots.puct import Search
from baumeister.engine.chance import Rng
from baumeister.engine.state import State
from baumeister.engine.vecs import vec

ALL: Final = 100


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

    def found(self, players: i64) -> list[float]:
        """Every seat's chance by the last search."""
        return [self.sums[seat] / float(self.done) for seat in range(players)]


class Notes:
    """What teachers found in a game: before which of its actions, and every seat's chance there."""

    def __init__(self) -> None:
        self.before: list[int] = []
        self.chances: list[list[float]] = []

    def hear(self, action: i64, player: Player, players: i64) -> None:
        """After a choice: the number of the action, and who chose."""
        if isinstance(player, Teacher) and player.is_deep:
            self.before.append(int(action))
            self.chances.append(player.found(players))
