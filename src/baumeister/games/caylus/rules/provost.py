# compiled: mypyc
"""Phase 4, the provost (Vogt), and the merchants' guild's free move of him."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.position import PROVOST, Position, begin_phase, pay_deniers


def begin_provost(s: Position) -> None:
    """The cursor is the place on the passing scale."""
    begin_phase(s, PROVOST)


def next_provost(s: Position) -> bool:
    """Each player once in passing order; those who cannot pay a step are not asked. False when the phase is over."""
    while s.cursor < s.players:
        seat = s.bridge[s.cursor]
        s.cursor += 1
        if may_move_provost(s, seat):
            s.ask_in_new_turn(seat, a.ASK_PROVOST)
            return True
    return False


def may_move_provost(s: Position, seat: i64) -> bool:
    """Does the seat have the money for a step?"""
    return s.deniers[seat] >= s.figures.provost_price


def most_steps(s: Position) -> i64:
    """How far the seat that is asked may move him: the guild is free, everybody else pays by the space."""
    if s.pending == a.ASK_GUILD:
        return s.figures.effects.verbs[s.option * c.VERBS + c.PROVOST_STEPS]
    payable = s.deniers[s.seat] // s.figures.provost_price
    return payable if payable < s.figures.provost_steps else s.figures.provost_steps


def move_provost(s: Position, steps: i64) -> None:
    """Carry out the move the asked seat has chosen: one direction, once (ruling 46)."""
    if steps == 0:
        s.tell(a.DECLINED, s.seat)
        return
    if s.pending == a.ASK_PROVOST:
        count: i64 = steps if steps > 0 else -steps
        pay_deniers(s, s.seat, count * s.figures.provost_price)
    s.provost += steps
    s.tell(a.PROVOST_MOVED, s.seat, s.provost, steps)


def clear_bridge(s: Position) -> None:
    """After phase 4 the passing markers go back, so that every phase 2 begins at price 1 (ruling 39)."""
    for i in range(s.players):
        s.tell(a.MARKER_BACK, s.bridge[i], i + 1)
        s.bridge[i] = -1
    s.bridge_count = 0
