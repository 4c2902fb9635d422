"""What a decision was worth: quick games played on from it, with paired luck.

To judge a position, what its mover cannot know is dealt anew several times, quick players play on for a while, and the
net says how everybody stands then. The spread between the deals is the noise. Two choices are compared on the same
deals with the same luck, so most of the noise cancels out. Quick players see no more than their seats may: hidden
things are dealt anew before each of their moves.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean, stdev
from typing import Final, NamedTuple

from baumeister.analysis.eyes import Eyes
from baumeister.bots.playout import imagine
from baumeister.engine.chance import Rng
from baumeister.engine.state import State

#: Student's factors for two, three, ... twenty deals: 95 % of the intervals made with them contain the true value. More
#: deals use the last one, which is a little too wide.
_FACTORS: Final = (
    *(12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.37, 2.31, 2.26, 2.23),
    *(2.20, 2.18, 2.16, 2.15, 2.13, 2.12, 2.11, 2.10, 2.09),
)
#: No net is more certain than this of how everybody stands, even where all deals go on alike.
LEAST_NOISE: Final = 0.03


@dataclass(frozen=True)
class Effort:
    """How thoroughly a game is judged. The defaults judge a game of four on one core in 8 s (Caylus 1303) to
    a minute (Villagers)."""

    iterations: int = 400  # of the search for the best choice
    deals: int = 12  # for how everybody stands
    paired_deals: int = 20  # for comparing two choices
    moves: int = 16  # played on before the net is asked
    moves_for_points: int = 4  # the same before asking the judge, which itself thinks a round through to its end

    @property
    def for_points(self) -> Effort:
        return replace(self, moves=min(self.moves, self.moves_for_points))


class Outlook(NamedTuple):
    """Where a quick game has led, by seat."""

    chances: list[float]
    points: list[float]


@dataclass(frozen=True)
class Estimate:
    """A value for every seat, and half of its 95 % interval."""

    values: tuple[float, ...]
    noise: tuple[float, ...]


@dataclass(frozen=True)
class Compared:
    """How much better one choice is than another, by seat."""

    chances: Estimate
    points: Estimate


def standing(eyes: Eyes, state: State, effort: Effort, seed: int) -> Estimate:
    """Everybody's chance of winning in a position, as far as its mover can know."""
    if state.is_over:
        return _result(state)
    deals = [
        play_on(eyes, state.determinize(int(state.seat), seed + deal), effort.moves, Rng(seed + deal)).chances
        for deal in range(effort.deals)
    ]
    found = estimate(deals)
    return Estimate(found.values, tuple(math.hypot(noise, LEAST_NOISE) for noise in found.noise))


def difference(eyes: Eyes, state: State, one: int, other: int, effort: Effort, seed: int) -> Compared:
    """How much higher everybody's chance is after one action of the mover than after another, and how many more points
    everybody may expect."""
    seat = int(state.seat)
    chances, points = [], []
    for deal in range(effort.paired_deals):
        after = []
        for action in (one, other):
            imagined = state.determinize(seat, seed + deal)
            imagined.step(action)
            after.append(play_on(eyes, imagined, effort.moves, Rng(seed + deal)))
        chances.append([first - second for first, second in zip(after[0].chances, after[1].chances, strict=True)])
        points.append([first - second for first, second in zip(after[0].points, after[1].points, strict=True)])
    return Compared(estimate(chances), estimate(points))


def play_on(eyes: Eyes, state: State, moves: int, rng: Rng) -> Outlook:
    """How everybody stands after this many quick decisions (forced ones do not count). Changes the state."""
    while moves > 0 and not state.is_over:
        legal = state.legal()
        if len(legal) == 1:
            state.step(legal[0])
            continue
        state.step(eyes.move(imagine(state, rng), rng))
        moves -= 1
    if state.is_over:
        return Outlook(list(_result(state).values), [float(score) for score in state.scores()])
    return Outlook(eyes.chances(state), eyes.points(state))


def estimate(deals: Sequence[Sequence[float]]) -> Estimate:
    """Mean and noise over several deals, at least two."""
    by_seat = list(zip(*deals, strict=True))
    factor = _FACTORS[min(len(deals), len(_FACTORS) + 1) - 2]
    noise = (factor * stdev(values) / math.sqrt(len(values)) for values in by_seat)
    return Estimate(tuple(fmean(values) for values in by_seat), tuple(noise))


def _result(state: State) -> Estimate:
    """The end has no noise."""
    winners = state.winners()
    players = range(int(state.players))
    return Estimate(
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in players), tuple(0.0 for _ in players)
    )
