# compiled: mypyc
"""What a bot thinks of a position of Pebbles: its points with those its card will bring."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from baumeister.engine.judge import Judge
from baumeister.engine.state import State
from baumeister.games.pebbles.rules import CARDS, HAND, OVER, Pebbles


@final
class PebblesJudge(Judge):
    def value(self, state: State, seat: i64) -> float:
        s = cast(Pebbles, state)
        card = s.card[seat * HAND]
        later: i64 = 0 if s.phase == OVER else s.figures.points[card] * s.stones[seat * CARDS + card]
        return float(s.points[seat] + later)


def make_judge() -> Judge:
    return PebblesJudge()
