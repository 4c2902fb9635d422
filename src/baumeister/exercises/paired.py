"""Is one choice really better than another? Whole games are played on from both, on the same deals and with the same
luck, by players that search a little. After every few deals it is asked whether the answer is clear, so that most games
are spent on close calls.

A stable gap in a search is not enough: it is stable in the same net. Most of them vanish when the games are played.
Players choose freely among what their search likes: where nothing is hidden it finds the same every time, and many
games would be one game played many times.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from baumeister.bots.judges import judge_of
from baumeister.bots.playout import imagine
from baumeister.bots.puct import Search
from baumeister.engine.chance import Rng
from baumeister.engine.game import Game
from baumeister.engine.judge import Judge
from baumeister.engine.state import State
from baumeister.exercises.form import Proof

#: Iterations of every player.
THINKING: Final = 50
#: The least gap in the chance of winning, and how many times its standard error it must be.
LEAST_GAP: Final = 0.06
TIMES_NOISE: Final = 3.0
#: How strongly players favour what their search looks at most: a choice with half the visits is taken an eighth as
#: often.
FAVOURING: Final = 3
#: It is asked for the first time after so many deals, then after every few more; nobody plays more than the last.
FIRST_LOOK: Final = 16
LOOK_EVERY: Final = 4
MOST_DEALS: Final = 200
#: A gap is given up when this many standard errors more would still not make it large enough.
HOPE: Final = 2.0


class Clear(Enum):
    """What the games so far say."""

    NOT_YET = "not yet"
    BETTER = "better"
    NO_BETTER = "no better"


@dataclass
class PairedTally:
    """Differences between the two choices, deal by deal: share of the victory, points, parts of the judge's sum."""

    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    parts: dict[str, float] = field(default_factory=dict)

    @property
    def gap(self) -> float:
        return sum(self.wins) / len(self.wins)

    @property
    def noise(self) -> float:
        """The standard error of the gap. One more deal that says the opposite is always thinkable, so it is never 0."""
        values = [*self.wins, -math.copysign(1.0, self.gap)]
        mean = sum(values) / len(values)
        return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))

    def clear(self) -> Clear:
        deals = len(self.wins)
        if deals < FIRST_LOOK or (deals - FIRST_LOOK) % LOOK_EVERY:
            return Clear.NOT_YET
        if self.gap >= max(LEAST_GAP, TIMES_NOISE * self.noise):
            return Clear.BETTER
        if deals >= MOST_DEALS or self.gap + HOPE * self.noise < max(LEAST_GAP, self._needed_at_the_end()):
            return Clear.NO_BETTER
        return Clear.NOT_YET

    def _needed_at_the_end(self) -> float:
        """The gap it would take after all deals, if they go on to differ as they do."""
        return TIMES_NOISE * self.noise * math.sqrt(len(self.wins) / MOST_DEALS)

    def proof(self) -> Proof:
        deals = len(self.wins)
        parts = {part: round(total / deals, 2) for part, total in self.parts.items()}
        points = round(sum(self.points) / deals, 2)
        return Proof(deals=deals, gap=round(self.gap, 3), noise=round(self.noise, 3), points=points, parts=parts)


@dataclass(frozen=True)
class PlayedToEnd:
    """How one game went on for the seat: parts of the judge's sum at the end of the round, and the end of the game."""

    parts: dict[str, float]
    points: float
    win: float


def compare(
    game: Game,
    search: Search,
    state: State,
    one: int,
    other: int,
    seed: int,
    tell: Callable[[int], None] = lambda deals: None,
) -> tuple[Clear, PairedTally]:
    """Play on from both choices until it is clear whether the first is better for the seat that is asked."""
    judge, tally, seat = judge_of(game.id), PairedTally(), int(state.seat)
    search.iterations, search.seconds = THINKING, 0.0
    for deal in range(MOST_DEALS):
        after = []
        for action in (one, other):
            imagined = state.determinize(seat, seed + deal)
            imagined.step(action)
            after.append(play_to_the_end(imagined, seat, search, judge, Rng(seed + deal)))
        best, second = after
        tally.wins.append(best.win - second.win)
        tally.points.append(best.points - second.points)
        for part, points in best.parts.items():
            tally.parts[part] = tally.parts.get(part, 0.0) + points - second.parts[part]
        tell(deal + 1)
        if (clear := tally.clear()) is not Clear.NOT_YET:
            return clear, tally
    return Clear.NO_BETTER, tally


def play_to_the_end(state: State, seat: int, search: Search, judge: Judge, rng: Rng) -> PlayedToEnd:
    """Everybody searches, each on a deal that fits what their seat knows. Changes the state."""
    begun = int(state.round)
    parts: dict[str, float] = {}
    while not state.is_over:
        if not parts and int(state.round) > begun:
            parts = judge.reasons(state, seat)
        state.step(think_freely(state, search, rng))
    winners = state.winners()
    win = 1 / len(winners) if seat in winners else 0.0
    return PlayedToEnd(parts or judge.reasons(state, seat), float(state.scores()[seat]), win)


def think(state: State, search: Search, rng: Rng) -> int:
    """What the seat that is asked likes best, as far as it can know."""
    legal = state.legal()
    return legal[0] if len(legal) == 1 else _looked_at(state, search, rng)[0][0]


def think_freely(state: State, search: Search, rng: Rng) -> int:
    """What the seat does, as far as it can know: the more its search looks at a choice, the likelier."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return pick(_looked_at(state, search, rng), rng)


def pick(looked_at: Sequence[tuple[int, int]], rng: Rng) -> int:
    """One of these actions, by how often a search looked at each."""
    weights = [visits**FAVOURING for _, visits in looked_at]
    ticket = int(rng.below(sum(weights)))
    for (action, _), weight in zip(looked_at, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return action
    raise AssertionError("a ticket is below the sum of the weights")


def _looked_at(state: State, search: Search, rng: Rng) -> list[tuple[int, int]]:
    """Actions and how often the search looked at each, the most first."""
    search.think(imagine(state, rng), rng)
    return [(int(action), int(visits)) for action, visits, _ in search.outcome()]
