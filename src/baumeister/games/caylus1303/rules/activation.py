# compiled: mypyc
"""Phase 2, Activation (Aktivierung): from the City Gate along the road up to the provost.

Spaces 1 to 4, then the bridge moves and the Bailiff on 5, then 6 and on up to the provost's gap, which nothing can
change any more by then (ruling 56).
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.effects import effect_on_space, offer_effect
from baumeister.games.caylus1303.rules.position import ACTIVATION, Position, gain_goods


def begin_activation(s: Position) -> None:
    s.phase = ACTIVATION
    s.cursor = 1
    s.part = 0
    s.busy = 0


def next_activation(s: Position) -> bool:
    """Continue along the road until a seat is asked; False when the phase is over."""
    while True:
        if s.busy != 0:
            # The worker's effect and any favor it brought are done: now it goes to the camp (rulings 50, 64).
            s.busy = 0
            worker_to_camp(s)
            s.part += 1
        if s.cursor == c.BRIDGE:
            if next_on_bridge(s):
                return True
            s.cursor += 1
            s.part = 0
        elif s.cursor > c.SPACES or (s.cursor > c.BRIDGE and s.cursor > s.provost):
            clear_road(s)
            return False
        elif worker_here(s) < 0:
            s.cursor += 1
            s.part = 0
        else:
            activate_worker(s)
            if s.pending != a.NOTHING:
                return True


def worker_here(s: Position) -> i64:
    """Whose worker comes next on this space: the first one, then the Journeyman's, then nobody."""
    if s.part == 0:
        return s.worker[s.cursor]
    return s.second_seat if s.part == 1 and s.second_space == s.cursor else -1


def activate_worker(s: Position) -> None:
    """One worker may use the building's effect once; where it can do nothing, nothing is asked."""
    seat = worker_here(s)
    s.busy = 1
    s.tell(a.BUILDING_ACTIVATED, seat, s.cursor, s.tile[s.cursor])
    if s.part == 0:
        give_owner_bonus(s)
    if offer_effect(s, seat, effect_on_space(s, s.cursor)):
        s.turn += 1


def give_owner_bonus(s: Position) -> None:
    """Stone production tiles: the owner takes one good, once, unless a worker of the owner stands there too."""
    owner = s.owner[s.cursor]
    bonus = s.figures.owner_bonus[s.tile[s.cursor]]
    if owner < 0 or bonus < 0 or s.worker[s.cursor] == owner:
        return
    if s.second_space == s.cursor and s.second_seat == owner:
        return
    s.tell(a.OWNER_BONUS, owner, bonus, s.cursor)
    gain_goods(s, owner, bonus, 1)


def worker_to_camp(s: Position) -> None:
    seat = worker_here(s)
    s.camp[seat] += 1
    # The first worker is gone when the second one leaves, so each leaves from the first place.
    s.tell(a.WORKER_HOME, seat, s.cursor, 0)
    if s.part == 0:
        s.worker[s.cursor] = -1
    else:
        s.second_seat = -1


def next_on_bridge(s: Position) -> bool:
    """Guilds Bridge: every player once in passing order, then the Bailiff's holder; without workers no question."""
    while s.part < s.players:
        seat = s.bridge[s.part]
        s.part += 1
        if s.workers[seat] >= s.figures.bridge_workers_per_step:
            s.ask_in_new_turn(seat, a.ASK_BRIDGE)
            return True
    if s.part == s.players:
        s.part += 1
        if s.holder[c.BAILIFF] >= 0:
            s.ask_in_new_turn(s.holder[c.BAILIFF], a.ASK_BAILIFF)
            return True
    return False


def clear_road(s: Position) -> None:
    """Workers beyond the provost go to the camp without effect, after the last activated building."""
    for space in range(1, c.SPACES + 1):
        seat = s.worker[space]
        if seat >= 0:
            s.camp[seat] += 1
            s.worker[space] = -1
            s.tell(a.CUT_OFF, seat, space, s.tile[space], 0)
            if s.second_space == space:
                s.camp[s.second_seat] += 1
                s.tell(a.CUT_OFF, s.second_seat, space, s.tile[space], 0)
                s.second_seat = -1
