# compiled: mypyc
"""Pebbles: the tide fills the heaps, the seats take from them in turn; after the last round the cards count."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.games.pebbles import actions as a
from baumeister.games.pebbles.components import CARDS
from baumeister.games.pebbles.position import OVER, PEBBLES, Position, card_in_hand


def begin_round(s: Position) -> None:
    """The tide makes every heap full again."""
    s.phase = PEBBLES
    s.round += 1
    for heap in range(CARDS):
        s.heap[heap] = s.figures.pebbles
    s.tell(a.ROUND_BEGUN, s.round, s.figures.pebbles)


def fill_heaps(s: Position, buffer: vec[i64]) -> i64:
    """Every heap that has a pebble left."""
    count: i64 = 0
    for heap in range(CARDS):
        if s.heap[heap] > 0:
            buffer[count] = a.HEAP + heap
            count += 1
    return count


def take(s: Position, seat: i64, heap: i64, count: i64) -> None:
    """Each pebble is a point; with the option the last one of a heap brings some more."""
    s.heap[heap] -= count
    s.pebbles[seat * CARDS + heap] += count
    s.points[seat] += count
    s.tell(a.TAKEN, seat, heap, count)
    if s.last_pebble != 0 and s.heap[heap] == 0:
        s.points[seat] += s.figures.last
        s.tell(a.LAST_TAKEN, seat, heap, s.figures.last)


def end_game(s: Position) -> None:
    """The kept cards are shown and bring points for the pebbles of their heaps."""
    s.phase = OVER
    s.seat = -1
    s.revealed += 1
    for seat in range(s.players):
        card = card_in_hand(s, seat)
        points = s.figures.points[card] * s.pebbles[seat * CARDS + card]
        s.points[seat] += points
        s.tell(a.CARD_SHOWN, seat, card, points)
    s.tell(a.GAME_ENDED)
