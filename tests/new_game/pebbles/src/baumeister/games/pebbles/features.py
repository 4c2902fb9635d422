# compiled: mypyc
"""What a seat of Pebbles has, as numbers for the net."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast, final

from mypy_extensions import i64

from baumeister.engine.features import Features, Group, clear_rows, each, fill_leads
from baumeister.engine.state import State
from baumeister.engine.vecs import vec
from baumeister.games.pebbles.components import CARDS, MOST_PLAYERS
from baumeister.games.pebbles.judge import PebblesJudge
from baumeister.games.pebbles.position import Position, card_in_hand

# ---- where each group begins in the row of a seat
JUDGED: Final = 0
HEAP: Final = 2
KEPT: Final = 8
TO_MOVE: Final = 14
COUNT: Final = 15


@final
class PebblesFeatures(Features):
    def __init__(self) -> None:
        super().__init__(COUNT, 2.0, 0.8)
        self.judge: PebblesJudge = PebblesJudge()
        self.worth: vec[float] = vec[float]([0.0] * MOST_PLAYERS)

    def groups(self, pieces: Mapping[str, Sequence[str]]) -> list[Group]:
        cards = pieces["card"]
        return [
            Group(JUDGED, ["lead", "lead_over_best"], "who is ahead by the judge's reckoning"),
            Group(HEAP, each("pebbles", cards), "pebbles won: they pay with the right card"),
            Group(KEPT, each("keeps", cards), "the card that will pay"),
            Group(TO_MOVE, ["to_move"], "who takes next"),
        ]

    def fill(self, state: State, out: vec[float]) -> None:
        s = cast(Position, state)
        clear_rows(out, s.players * COUNT)
        for seat in range(s.players):
            self.worth[seat] = self.judge.value(s, seat)
            at: i64 = seat * COUNT
            for card in range(CARDS):
                out[at + HEAP + card] = 0.3 * float(s.pebbles[seat * CARDS + card])
            out[at + KEPT + card_in_hand(s, seat)] = 1.0
            if s.seat == seat:
                out[at + TO_MOVE] = 1.0
        fill_leads(out, self.worth, s.players, COUNT, JUDGED)


def make_features() -> Features:
    return PebblesFeatures()
