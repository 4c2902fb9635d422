# compiled: mypyc
"""Phase 3, special buildings (Spezialgebäude): gate, trading post, guild, joust field, stables, inn, in this order."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.effects import offer_effect
from baumeister.games.caylus.rules.placement import has_free_place, in_stables, put_worker
from baumeister.games.caylus.rules.position import SPECIAL, Position, begin_phase, bring_home


def begin_special(s: Position) -> None:
    """The cursor is the special building."""
    begin_phase(s, SPECIAL)


def next_special(s: Position) -> bool:
    """Continue until a seat is asked; False when the phase is over."""
    while s.cursor < c.SPECIALS:
        special = s.cursor
        if s.busy != 0:
            # The effect and any favor it brought are done: now the worker goes home.
            bring_home(s, s.special[special], 0, special, 0)
            s.special[special] = -1
            s.busy = 0
            s.cursor += 1
            continue
        if special == c.STABLES:
            s.cursor += 1
            reorder_turns(s)
        elif special == c.INN:
            s.cursor += 1
            if next_in_inn(s):
                return True
        elif s.special[special] < 0:
            s.cursor += 1
        elif special == c.GATE:
            s.cursor += 1
            if open_gate(s):
                return True
        else:
            seat = s.special[special]
            s.busy = 1
            s.tell(a.SPECIAL_ACTIVATED, seat, special)
            offer_effect(s, seat, s.figures.effect[special], s.figures.compulsory[special])
            if s.pending != a.NOTHING:
                s.turn += 1
                return True
    return False


# ---- a) gate


def open_gate(s: Position) -> bool:
    """Ask where the worker goes; without a free place it comes home."""
    seat = s.special[c.GATE]
    s.tell(a.SPECIAL_ACTIVATED, seat, c.GATE)
    # It stands on the gate while its owner chooses, so the gate is not a target (ruling 42).
    if has_free_place(s, seat):
        s.ask_in_new_turn(seat, a.ASK_GATE)
        return True
    leave_gate(s, seat, a.DECLINE)
    return False


def leave_gate(s: Position, seat: i64, action: i64) -> None:
    """Free of charge to another place, or home; it never stays."""
    s.special[c.GATE] = -1
    if action == a.DECLINE:
        s.tell(a.DECLINED, seat)
        bring_home(s, seat, 0, c.GATE, 0)
    else:
        put_worker(s, seat, action, 1)


# ---- e) stables


def reorder_turns(s: Position) -> None:
    """Circle k becomes number k; all others follow in their previous relative order. The workers go home."""
    if s.stables_count == 0:
        return
    order: vec[i64] = vec[i64]([-1] * c.MOST_PLAYERS)
    place: i64 = s.stables_count
    for i in range(s.players):
        seat = s.order[i]
        if not in_stables(s, seat):
            order[place] = seat
            place += 1
    for i in range(s.stables_count):
        seat = s.stables[i]
        order[i] = seat
        s.stables[i] = -1
        bring_home(s, seat, 0, c.STABLES, i)
    s.stables_count = 0
    for i in range(s.players):
        s.order[i] = order[i]
        s.tell(a.ORDER_SET, order[i], i + 1)


# ---- f) inn


def next_in_inn(s: Position) -> bool:
    """A worker on the left moves right and evicts; otherwise the owner of the right one may take it home."""
    if s.inn_left >= 0:
        if s.inn_right >= 0:
            leave_inn(s)
        s.inn_right = s.inn_left
        s.inn_left = -1
        s.tell(a.MOVED_INTO_INN, s.inn_right)
        return False
    if s.inn_right >= 0:
        s.ask_in_new_turn(s.inn_right, a.ASK_INN)
        return True
    return False


def leave_inn(s: Position) -> None:
    s.tell(a.LEFT_INN, s.inn_right)
    bring_home(s, s.inn_right, 0, c.INN, 1)
    s.inn_right = -1
