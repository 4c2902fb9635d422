# compiled: mypyc
"""Cards: each seat keeps one of its two and puts the other one back, face-down."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.vecs import vec
from baumeister.games.pebbles import actions as a
from baumeister.games.pebbles.components import CARDS, HAND
from baumeister.games.pebbles.position import Position


def has_card(s: Position, seat: i64, card: i64) -> bool:
    return s.card[seat * HAND] == card or s.card[seat * HAND + 1] == card


def fill_discards(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    count: i64 = 0
    for card in range(CARDS):
        if has_card(s, seat, card):
            buffer[count] = a.DISCARD + card
            count += 1
    return count


def discard(s: Position, seat: i64, card: i64) -> None:
    """Only the seat itself knows which card went back."""
    place = seat * HAND
    if s.card[place] == card:
        s.card[place] = s.card[place + 1]
        s.card[place + 1] = card
    s.discarded[seat] = 1
    s.whisper(bit(seat), a.DISCARDED, seat, card)
    s.whisper(~bit(seat), a.DISCARDED_FACE_DOWN, seat)
