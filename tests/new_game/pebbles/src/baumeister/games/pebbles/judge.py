# compiled: mypyc
"""What a position of Pebbles is worth to a seat."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from baumeister.engine.judge import Judge
from baumeister.engine.state import State
from baumeister.games.pebbles.components import CARDS
from baumeister.games.pebbles.position import OVER, Position, card_in_hand


class PebblesJudge(Judge):
    """Its points, with those its card will bring; a turn ahead of the others counts a little."""

    def value(self, state: State, seat: i64) -> float:
        s = cast(Position, state)
        total = float(s.points[seat])
        card = card_in_hand(s, seat)
        if s.phase != OVER:
            total += float(s.figures.points[card] * s.pebbles[seat * CARDS + card])
            if s.chosen == card and s.seat == seat:
                total += float(s.figures.points[card])
        return total


def make_judge() -> Judge:
    return PebblesJudge()
