# compiled: mypyc
"""Everything that lies on a table of Pebbles. Data only; the rules are functions in the modules beside this one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.state import BASE_FIELDS, State
from baumeister.engine.vecs import vec
from baumeister.games.pebbles.components import CARDS, HAND, MOST_PLAYERS, Figures

# ---- phases
DEALT: Final = 0
PEBBLES: Final = 1
OVER: Final = 2

FIELDS: Final = (*BASE_FIELDS, "last_pebble", "card", "heap", "pebbles", "points", "discarded", "next_seat", "chosen")


class Position(State):
    """The table. Seats are numbered clockwise; -1 is nobody or nothing."""

    def __init__(self, figures: Figures, source: Position | None) -> None:
        super().__init__(source)
        self.figures: Figures = figures
        if source is None:
            self.last_pebble: i64 = 0  # the option
            # all cards face-down in a row: two places for each seat, the others in the box. Of a seat that has
            # discarded, the first place is the card in hand and the second one the card put back.
            self.card: vec[i64] = vec[i64]([-1] * CARDS)
            self.heap: vec[i64] = vec[i64]([0] * CARDS)  # pebbles left
            self.pebbles: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * CARDS))
            self.points: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.discarded: vec[i64] = vec[i64]([0] * MOST_PLAYERS)  # 1: has put a card back
            self.next_seat: i64 = 0  # whose turn comes after this one
            self.chosen: i64 = -1  # the heap, while it is asked how many pebbles are taken
        else:
            self.last_pebble = source.last_pebble
            self.card = source.card[:]
            self.heap = source.heap[:]
            self.pebbles = source.pebbles[:]
            self.points = source.points[:]
            self.discarded = source.discarded[:]
            self.next_seat = source.next_seat
            self.chosen = source.chosen


def card_in_hand(s: Position, seat: i64) -> i64:
    """The card a seat has kept."""
    return s.card[seat * HAND]


def pebbles_left(s: Position) -> i64:
    count: i64 = 0
    for heap in range(CARDS):
        count += s.heap[heap]
    return count


def is_known(s: Position, place: i64, seat: i64) -> bool:
    """Has the seat (-1: a spectator) seen the card in this place? Its own two, and at the end what was kept."""
    owner: i64 = place // HAND
    return owner == seat or (s.phase == OVER and owner < s.players and place % HAND == 0)
