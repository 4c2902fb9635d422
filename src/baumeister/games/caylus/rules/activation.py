# compiled: mypyc
"""Phase 5, buildings (Gebäude aktivieren): from the bridge along the road up to and including the provost's space."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.effects import offer_effect
from baumeister.games.caylus.rules.lawyer import worker_home
from baumeister.games.caylus.rules.position import ACTIVATION, Position, begin_phase, gain_goods


def begin_activation(s: Position) -> None:
    """The cursor is the space; part 0: the worker's effect, 1: the owner's bonus, 2: the worker goes home."""
    begin_phase(s, ACTIVATION)
    s.cursor = 1


def next_activation(s: Position) -> bool:
    """Continue along the road until a seat is asked or owed a favor; False when the phase is over."""
    while s.cursor <= s.provost:
        if s.worker[s.cursor] < 0:
            s.cursor += 1
        elif s.part == 0:
            s.part = 1
            activate(s)
        elif s.part == 1:
            s.part = 2
            offer_owner_bonus(s)
        else:
            s.part = 0
            worker_home(s, s.cursor)
            s.cursor += 1
        if s.pending != a.NOTHING or s.favors > 0:
            return True
    clear_road(s)
    return False


def activate(s: Position) -> None:
    """One worker, one use of the effect; where it can do nothing, nothing is asked."""
    seat = s.worker[s.cursor]
    tile = s.tile[s.cursor]
    s.tell(a.BUILDING_ACTIVATED, seat, s.cursor, tile)
    offer_effect(s, seat, s.figures.effect[tile], s.figures.compulsory[tile])
    if s.pending != a.NOTHING:
        s.turn += 1


def offer_owner_bonus(s: Position) -> None:
    """Stone production used by another player's worker: the owner chooses one good it produces (ruling 30)."""
    owner = s.owner[s.cursor]
    bonus = s.figures.owner_bonus[s.tile[s.cursor]]
    if owner < 0 or bonus < 0 or owner == s.worker[s.cursor]:
        return
    s.effect = bonus
    s.ask_in_new_turn(owner, a.ASK_BONUS)


def bonus_of(s: Position, good: i64) -> i64:
    """How many of a good the owner may take; 0: it is not among them."""
    effects = s.figures.effects
    first = effects.first[s.effect]
    for row in range(first, first + effects.count[s.effect]):
        if effects.gain[row * c.RESOURCES + good] > 0:
            return effects.gain[row * c.RESOURCES + good]
    return 0


def take_bonus(s: Position, seat: i64, good: i64) -> None:
    s.tell(a.OWNER_BONUS, seat, s.cursor)
    gain_goods(s, seat, good, bonus_of(s, good))


def clear_road(s: Position) -> None:
    """Workers beyond the provost go home without effect, after the last activation."""
    for space in range(1, c.SPACES + 1):
        seat = s.worker[space]
        if seat >= 0:
            s.tell(a.CUT_OFF, seat, space, s.tile[space])
            worker_home(s, space)
