# compiled: mypyc
"""How a game runs: automatic steps up to the next decision, what each action does, and what is legal."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.games.pebbles import actions as a
from baumeister.games.pebbles.cards import discard, fill_discards
from baumeister.games.pebbles.components import MOST_TAKEN
from baumeister.games.pebbles.pebbles import begin_round, end_game, fill_heaps, take
from baumeister.games.pebbles.position import DEALT, Position, pebbles_left


def advance(s: Position) -> None:
    """Go on to the next seat's turn, the next round or the end."""
    s.pending = a.NOTHING
    s.chosen = -1
    if s.phase == DEALT and s.next_seat < s.players:
        s.next_seat += 1
        s.ask_in_new_turn(s.next_seat - 1, a.ASK_DISCARD)
        return
    if pebbles_left(s) == 0:
        if s.round == s.figures.rounds:
            end_game(s)
            return
        begin_round(s)
    seat: i64 = s.next_seat % s.players
    s.next_seat = (seat + 1) % s.players
    s.ask_in_new_turn(seat, a.ASK_HEAP)


def carry_out(s: Position, action: i64) -> None:
    """Do what a legal action says, then go on to the next decision."""
    kind = s.pending
    if kind == a.ASK_DISCARD:
        discard(s, s.seat, action - a.DISCARD)
    elif kind == a.ASK_HEAP:
        s.chosen = action - a.HEAP
        if s.heap[s.chosen] > 1:
            s.ask(s.seat, a.ASK_TAKE)
            return
        take(s, s.seat, s.chosen, 1)
    else:
        take(s, s.seat, s.chosen, action - a.TAKE + 1)
    advance(s)


def fill_actions(s: Position, buffer: vec[i64]) -> i64:
    """All legal actions in ascending order."""
    if s.pending == a.ASK_DISCARD:
        return fill_discards(s, s.seat, buffer)
    if s.pending == a.ASK_HEAP:
        return fill_heaps(s, buffer)
    for count in range(MOST_TAKEN):
        buffer[count] = a.TAKE + count
    return MOST_TAKEN
