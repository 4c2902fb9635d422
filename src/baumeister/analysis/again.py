"""A mistake of a judged game as an exercise: what could be chosen there, how good each choice was, and what the better
one would have brought.

A longer search than that of the analysis looks at the position once more, as far as the seat could know it. A mistake
it does not confirm is no exercise. `why` compares the best choice with that of the game at the end of the round, by the
parts of the judge's sum: quick players play it out from both, on the same deals with the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Final

from baumeister.analysis.eyes import Eyes
from baumeister.analysis.forms import Analysis, KeyMoment, Retry, Way
from baumeister.analysis.judging import play_on
from baumeister.analysis.moments import LEAST_POINTS, SUSPICION, PastDecision
from baumeister.analysis.reasons import LEAST_SAID, parts_after, why
from baumeister.analysis.rounds import different_ways, line_after, play_round_out
from baumeister.bots.judges import judge_of
from baumeister.bots.playout import imagine
from baumeister.engine.chance import Rng
from baumeister.engine.game import Game
from baumeister.engine.judge import Judge
from baumeister.engine.state import State
from baumeister.engine.wire import Message

#: Iterations of the longer search, and of the players of a line.
LONG: Final = 3_000
THINKING: Final = 50
#: Choices this close to the best are right, too: no search is surer than that.
CLOSE: Final = 0.03
CLOSE_POINTS: Final = 0.5
#: Deals on which choices are compared by points, for how many decisions, and those on which a round is played out.
_DEALS: Final = 10
_MOVES: Final = 4
_ROUNDS: Final = 8
#: Deals on which the judge looks at the position right after a choice.
_REASONED: Final = 3


def retries_of(
    game: Game, analysis: Analysis, decisions: Sequence[PastDecision], eyes: Eyes, long: int = LONG
) -> tuple[Retry, ...]:
    """The mistakes of an analysis that a longer search confirms, in the order of the game."""
    by_number = {decision.number: decision for decision in decisions}
    found = (
        _Position(game, by_number[moment.number], moment, eyes).retry(long)
        for moment in analysis.moments
        if moment.kind == "mistake"
    )
    return tuple(one for one in found if one is not None)


class _Position:
    """A decision that was a mistake, as its seat could see it."""

    def __init__(self, game: Game, decision: PastDecision, moment: KeyMoment, eyes: Eyes) -> None:
        self._game, self._decision, self._moment, self._eyes = game, decision, moment, eyes
        self._seat, self._seed = decision.seat, decision.seed
        #: Choices that lead to the same position are one: known by its first action.
        self._ways = {way[0]: way for way in different_ways(self._imagined(0))}

    def retry(self, long: int) -> Retry | None:
        """None: the longer search thinks that the choice of the game was about as good."""
        by_points = self._moment.measure == "points"
        worth = self._points() if by_points else self._chances(long)
        least, close = (LEAST_POINTS["mistake"], CLOSE_POINTS) if by_points else (SUSPICION, CLOSE)
        chosen = self._way_of(self._decision.action)
        order = sorted(worth, key=lambda action: -worth[action])
        best = order[0]
        if worth[best] - worth[chosen] < least:
            return None
        right = sum(worth[best] - worth[one] <= close and worth[one] - worth[chosen] >= least for one in order)
        name = self._game.action_name
        return Retry(
            number=self._decision.number,
            seat=self._seat,
            measure=self._moment.measure,
            made=name(self._decision.action),
            ways=tuple(Way(tuple(map(name, self._ways[one])), round(worth[one], 3)) for one in order),
            right=right,
            size=self._moment.points if by_points else self._moment.size,
            noise=self._moment.points_noise if by_points else self._moment.noise,
            why=self._why(best, chosen),
            lines={name(action): self._line(action) for action in (best, self._decision.action)},
        )

    def _imagined(self, deal: int) -> State:
        return self._decision.before.determinize(self._seat, self._seed + deal)

    def _way_of(self, action: int) -> int:
        return next(first for first, way in self._ways.items() if action in way)

    def _chances(self, long: int) -> dict[int, float]:
        """The chance of winning by each way: what the search found for the action it looked at most. The choice it
        looked at most of all is the best: others that seem better were hardly looked at."""
        ranked = self._eyes.search(self._imagined(0), long, 0.0, Rng(self._seed + 1))
        found: dict[int, float] = {}
        for one in ranked:
            found.setdefault(self._way_of(one.action), min(one.chance, ranked[0].chance))
        return found

    def _points(self) -> dict[int, float]:
        """What the seat may expect by each way a few decisions later, on the same deals; the best has 0."""
        points: dict[int, float] = {}
        for action in self._ways:
            games = []
            for deal in range(_DEALS):
                state = self._imagined(deal)
                state.step(action)
                games.append(play_on(self._eyes, state, _MOVES, Rng(self._seed + deal)).points[self._seat])
            points[action] = fmean(games)
        most = max(points.values())
        return {action: found - most for action, found in points.items()}

    def _why(self, best: int, chosen: int) -> tuple[Message, ...]:
        """What the best choice brings by the end of the round; where that is nothing, right away."""
        judge = judge_of(self._game.id)
        gaps = self._gaps_later(judge, best, chosen)
        if gaps:
            return why(self._game.id, gaps, dict.fromkeys(gaps, 0.0))
        deals = [self._imagined(deal) for deal in range(_REASONED)]
        now = parts_after(judge, deals, self._seat, (best, chosen))
        return why(self._game.id, now[best], now[chosen])

    def _gaps_later(self, judge: Judge, one: int, other: int) -> dict[str, float]:
        """By how much the parts of the judge's sum differ at the end of the round, where that can be worded."""
        total: dict[str, float] = {}
        for deal in range(_ROUNDS):
            for action, sign in ((one, 1), (other, -1)):
                state, rng = self._imagined(deal), Rng(self._seed + deal)
                begun = int(state.round)
                state.step(action)
                if int(state.round) == begun:
                    play_round_out(state, partial(self._quickly, rng))
                for part, points in judge.reasons(state, self._seat).items():
                    total[part] = total.get(part, 0.0) + sign * points / _ROUNDS
        return {part: gap for part, gap in total.items() if abs(gap) >= LEAST_SAID}

    def _quickly(self, rng: Rng, state: State) -> int:
        return self._eyes.move(imagine(state, rng), rng)

    def _line(self, action: int) -> list[str]:
        """How the round may go on after a choice, as Masters play it."""
        rng = Rng(self._seed)

        def choose(state: State) -> int:
            return self._eyes.search(imagine(state, rng), THINKING, 0.0, rng)[0].action

        return line_after(self._game, self._decision.before, action, choose)
