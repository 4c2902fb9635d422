# compiled: mypyc
"""What a position is worth to a seat: the one thing about a game that a bot has to be told.

A game's `bot` room has a function `make_judge()`. A game without one is judged by its points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from baumeister.engine.state import State
from baumeister.engine.vecs import vec


class Judge:
    """Values positions of one game. A plain base class, like State: derived ones are called through its table."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, in points; only comparisons between values mean something."""
        raise NotImplementedError

    def reasons(self, state: State, seat: i64) -> dict[str, float]:
        """What a seat has and may expect, in points, regardless of the others: its parts, by their names in the game's
        texts (`<game>-judged-<name>`). A judge may have none."""
        return {}


class RivalJudge(Judge):
    """Judges by what a seat has and may expect, less a part (`rivals`) of what the others have on average."""

    def __init__(self, rivals: float, parts: i64) -> None:
        self.rivals: float = rivals
        self.parts: vec[float] = vec[float]([0.0] * parts)  # of the last worth computed, in the game's own order

    def look_ahead(self, state: State) -> None:
        """What is the same for all seats; comes before the first worth of a position."""

    def worth(self, state: State, seat: i64) -> float:
        """What a seat has and may expect, regardless of the others."""
        raise NotImplementedError

    def clear_parts(self) -> None:
        for part in range(len(self.parts)):
            self.parts[part] = 0.0

    def named_parts(self, names: Sequence[str]) -> dict[str, float]:
        """The parts of the last worth computed, by their names."""
        return {name: self.parts[part] for part, name in enumerate(names)}

    def value(self, state: State, seat: i64) -> float:
        self.look_ahead(state)
        others: float = 0.0
        for other in range(state.players):
            if other != seat:
                others += self.worth(state, other)
        return self.worth(state, seat) - self.rivals * others / float(state.players - 1)


@final
class PointsJudge(Judge):
    """For a game without a judge: counts only its points."""

    def value(self, state: State, seat: i64) -> float:
        return float(state.score(seat))
