# compiled: mypyc
"""What a seat may know of a table of Pebbles, in the shapes of shapes.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.games.pebbles import actions as a
from baumeister.games.pebbles import shapes as shape
from baumeister.games.pebbles.components import CARD_NAMES, CARDS, HAND
from baumeister.games.pebbles.position import Position, is_known, pebbles_left

PHASES: Final = ("cards", "pebbles", "over")


def make_views(s: Position, seats: list[int]) -> list[shape.PebblesView]:
    """One for each of these seats (-1: a spectator). What does not ask who is looking is made once for all of them."""
    options = shape.Options(s.last_pebble != 0)
    decision = None if s.is_over else describe_decision(s)
    heaps = tuple([shape.Heap(CARD_NAMES[heap], int(s.heap[heap])) for heap in range(CARDS)])
    left = int(pebbles_left(s))
    next_seat = int(s.next_seat % s.players) if s.seat >= 0 else None
    winners = tuple(s.winners())
    return [
        shape.PebblesView(
            "pebbles",
            None if seat < 0 else seat,
            options,
            int(s.round),
            int(s.figures.rounds),
            PHASES[s.phase],
            int(s.turn),
            int(s.revealed),
            decision,
            heaps,
            left,
            next_seat,
            tuple([_player(s, other, seat) for other in range(s.players)]),
            winners,
        )
        for seat in seats
    ]


def _player(s: Position, seat: i64, viewer: i64) -> shape.Player:
    first: i64 = seat * HAND
    cards: i64 = HAND - s.discarded[seat]
    put_back = s.discarded[seat] != 0 and is_known(s, first + 1, viewer)
    own: i64 = seat * CARDS
    return shape.Player(
        int(seat),
        int(cards),
        tuple([CARD_NAMES[s.card[place]] for place in range(first, first + cards) if is_known(s, place, viewer)]),
        CARD_NAMES[s.card[first + 1]] if put_back else None,
        tuple([shape.Pebbles(CARD_NAMES[heap], int(s.pebbles[own + heap])) for heap in range(CARDS)]),
        int(s.points[seat]),
    )


def describe_decision(s: Position) -> shape.AnyDecision:
    """What is asked, with what a client needs to explain it."""
    kind = int(s.pending)
    if kind == a.ASK_DISCARD:
        return shape.Discard(kind, int(s.seat))
    if kind == a.ASK_HEAP:
        return shape.ChooseHeap(kind, int(s.seat))
    return shape.Take(kind, int(s.seat), CARD_NAMES[s.chosen])


def cause_address(cause: int) -> str:
    """A game's causes are the heaps that are taken from."""
    return f"heaps/{CARD_NAMES[cause]}"
