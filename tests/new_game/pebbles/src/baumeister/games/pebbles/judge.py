# compiled: mypyc
"""What a position of Pebbles is worth to a seat."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from baumeister.engine.judge import Judge
from baumeister.engine.state import State
from baumeister.games.pebbles.actions import ASK_TAKE
from baumeister.games.pebbles.components import CARDS, MOST_TAKEN
from baumeister.games.pebbles.position import OVER, Position, card_in_hand


class PebblesJudge(Judge):
    """Its points with those its card will bring, and those of the pebbles it is about to take."""

    def value(self, state: State, seat: i64) -> float:
        s = cast(Position, state)
        total = float(s.points[seat])
        if s.phase != OVER:
            card = card_in_hand(s, seat)
            total += float(s.figures.points[card] * s.pebbles[seat * CARDS + card])
            if s.pending == ASK_TAKE and s.seat == seat:
                each: i64 = 1 + (s.figures.points[card] if s.chosen == card else 0)
                total += float(MOST_TAKEN * each)
        return total

    def reasons(self, state: State, seat: i64) -> dict[str, float]:
        s = cast(Position, state)
        points = float(s.points[seat])
        return {"points": points, "card": self.value(state, seat) - points}


def make_judge() -> Judge:
    return PebblesJudge()
