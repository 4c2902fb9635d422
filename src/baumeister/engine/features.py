# compiled: mypyc
"""What a position looks like to a net: for every seat a row of numbers, each with a name and a reason.

A game's `bot` room has a function `make_features()`. A net sees nothing else: it cannot learn what is not among the
numbers. Numbers are scaled so that usual values are between -1 and 1, and most of them are zero most of the time, which
makes a net quick.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS, FOOD, GOODS
from baumeister.engine.groups import Group as Group
from baumeister.engine.groups import each as each
from baumeister.engine.judge import Judge, RivalJudge
from baumeister.engine.state import State
from baumeister.engine.vecs import vec


class Features:
    """Numbers of one game. A plain base class, like State; the first number of a row is a tenth of the seat's lead.

    `spread`: how many points ahead at the end make a victory about e times as likely. `trust`: how much later positions
    of a game count when an earlier one is judged (TD's lambda); 1: only the end. `steady`: how much of the playing
    weights is kept at every training step; 0: they are the ones being trained."""

    def __init__(self, count: i64, spread: float, trust: float, steady: float = 0.0) -> None:
        self.count: i64 = count
        self.spread: float = spread
        self.trust: float = trust
        self.steady: float = steady

    def fill(self, state: State, out: vec[float]) -> None:
        """A row of `count` numbers for every seat, one after the other."""
        raise NotImplementedError

    def groups(self, pieces: Mapping[str, Sequence[str]]) -> list[Group]:
        """All features in the order of the row; pieces by their names in the catalogue."""
        raise NotImplementedError


class JudgedFeatures(Features):
    """Features of a game whose judge tells what each seat is worth, and why."""

    def __init__(self, judge: RivalJudge, seats: i64, count: i64, spread: float, trust: float, steady: float) -> None:
        super().__init__(count, spread, trust, steady)
        self.judge: RivalJudge = judge
        self.worth: vec[float] = vec[float]([0.0] * seats)

    def fill_judged(self, state: State, out: vec[float], judged: i64, part: i64, parts: i64) -> None:
        """From `judged` on the leads of every seat, and from `part` on a tenth of so many of the judge's reasons."""
        judge = self.judge
        judge.look_ahead(state)
        for seat in range(state.players):
            self.worth[seat] = judge.worth(state, seat)
            at: i64 = seat * self.count + part
            for i in range(parts):
                out[at + i] = 0.1 * judge.parts[i]
        fill_leads(out, self.worth, state.players, self.count, judged)


def clear_rows(out: vec[float], count: i64) -> None:
    for i in range(count):
        out[i] = 0.0


def fill_leads(out: vec[float], worth: vec[float], players: i64, row: i64, at: i64) -> None:
    """Two numbers for every seat: a tenth of its lead over the average of the others, and over the best of them."""
    total: float = 0.0
    for seat in range(players):
        total += worth[seat]
    for seat in range(players):
        own = worth[seat]
        best: float = -1000000.0
        for other in range(players):
            if other != seat and worth[other] > best:
                best = worth[other]
        out[seat * row + at] = 0.1 * ahead_of(own, total, players)
        out[seat * row + at + 1] = 0.1 * (own - best)


def fill_ahead(out: vec[float], at: i64, ahead: float, left: float) -> None:
    """Two numbers: how far ahead, and the same by how much is over (`left`: of 1, what is still to come)."""
    out[at] = ahead
    out[at + 1] = ahead * (1.0 - left)


def fill_time(out: vec[float], at: i64, left: float) -> None:
    """Two numbers: how much of the game is left, and its square."""
    out[at] = left
    out[at + 1] = left * left


def fill_goods(out: vec[float], at: i64, goods: vec[i64], own: i64, left: float) -> None:
    """Each of the five goods, then whether there is a batch among them (food and two other kinds but gold), now and by
    the time left."""
    kinds: i64 = 0
    for good in range(GOODS):
        held = goods[own + good]
        out[at + good] = 0.3 * float(held)
        if good < BASIC_GOODS and held > 0:
            kinds += 1
    if kinds >= 3 and goods[own + FOOD] > 0:
        out[at + GOODS] = 1.0
        out[at + GOODS + 1] = left


def reach_of(provost: i64, space: i64) -> float:
    """How surely the provost lets a worker work: 0 for three spaces beyond him, 1 for one behind him."""
    distance: i64 = provost - space
    if distance < -3:
        distance = -3
    if distance > 1:
        distance = 1
    return 0.25 * float(distance + 3)


def ahead_of(own: float, total: float, players: i64) -> float:
    """How far a seat is ahead of the average of the others, by what all have together."""
    return own - (total - own) / float(players - 1)


@final
class LeadFeatures(Features):
    """For a game without its own features: who is ahead by its judge."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(2, 5.0, 0.8)
        self.judge: Judge = judge

    def groups(self, pieces: Mapping[str, Sequence[str]]) -> list[Group]:
        return [Group(0, ["lead", "lead_over_best"], "who is ahead by the judge's reckoning")]

    def fill(self, state: State, out: vec[float]) -> None:
        worth = vec[float]([self.judge.value(state, seat) for seat in range(state.players)])
        fill_leads(out, worth, state.players, self.count, 0)
