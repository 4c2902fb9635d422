# compiled: mypyc
"""Using the effect of a building or of a site tile: choose one payable option, or decline.

Where an effect has a single option whose choice is a tile, a good, a yellow tile or provost steps, that choice is
asked at once, with declining beside it; everything else begins with `use:1` or `use:2`.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.goods import GOODS
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.building import can_build_kind, finish_building
from baumeister.games.caylus1303.rules.payment import can_pay, pay_fixed, pay_wildcards
from baumeister.games.caylus1303.rules.position import FAVOR_GIVEN, Position, gain_goods, gain_points, take_workers


def effect_on_space(s: Position, space: i64) -> i64:
    """A tile with a house works with its build side, a neutral one with its start side."""
    tile = s.tile[space]
    return s.figures.start_effect[tile] if s.owner[space] < 0 else s.figures.build_effect[tile]


def can_claim(s: Position, space: i64) -> bool:
    """The Lawyer's target: a yellow tile on the road without a house, occupied or not (rulings 4, 5)."""
    return s.figures.kind[s.tile[space]] == c.KIND_START and s.owner[space] < 0


def can_claim_any(s: Position, seat: i64) -> bool:
    """Does the seat have a house for the Lawyer, and is a yellow tile left?"""
    if s.houses[seat] > 0:
        for space in range(c.FIRST_YELLOW, c.LAST_YELLOW + 1):
            if can_claim(s, space):
                return True
    return False


def can_use_option(s: Position, seat: i64, row: i64) -> bool:
    """Can this option be carried out in full (ruling 2)?"""
    effects = s.figures.effects
    if not can_pay(s, seat, effects.pay, row, effects.waive, -1):
        return False
    verbs = row * c.VERBS
    kind = effects.verbs[verbs + c.BUILDS]
    if kind > 0 and not can_build_kind(s, seat, kind, row):
        return False
    return effects.verbs[verbs + c.CLAIMS] == 0 or can_claim_any(s, seat)


def offer_effect(s: Position, seat: i64, effect: i64) -> bool:
    """Ask the seat how to use an effect; False if there is nothing it could do (then nothing is asked)."""
    effects = s.figures.effects
    first = effects.first[effect]
    count = effects.count[effect]
    usable: i64 = 0
    for row in range(first, first + count):
        if can_use_option(s, seat, row):
            usable += 1
    if usable == 0:
        return False
    s.effect = effect
    s.option = first
    if count == 1:
        verbs = first * c.VERBS
        if effects.verbs[verbs + c.BUILDS] > 0:
            s.ask(seat, a.ASK_BUILD)
            return True
        if effects.verbs[verbs + c.CLAIMS] > 0:
            s.ask(seat, a.ASK_CLAIM)
            return True
        if effects.verbs[verbs + c.PROVOST_STEPS] > 0:
            s.ask(seat, a.ASK_TOLL)
            return True
        if effects.gain[first * c.RESOURCES + c.ANY] > 0:
            s.ask(seat, a.ASK_TAKE)
            return True
    s.ask(seat, a.ASK_USE)
    return True


def begin_option(s: Position, seat: i64, row: i64) -> None:
    """The seat names an option: pay its price; what it brings comes when all is paid."""
    s.option = row
    pay_fixed(s, seat, s.figures.effects.pay, row, s.figures.effects.waive, -1)
    if pay_wildcards(s, seat):
        finish_option(s, seat)


def finish_option(s: Position, seat: i64) -> None:
    """All is paid: goods, workers and points of the option come together (ruling 2)."""
    effects = s.figures.effects
    at = s.option * c.RESOURCES
    for good in range(GOODS):
        if effects.gain[at + good] > 0:
            gain_goods(s, seat, good, effects.gain[at + good])
    if effects.gain[at + c.WORKERS] > 0:
        s.tell(a.WORKERS_TAKEN, seat, take_workers(s, seat, effects.gain[at + c.WORKERS]))
    gain_points(s, seat, effects.gain[at + c.POINTS])
    if effects.verbs[s.option * c.VERBS + c.GIVES_FAVOR] > 0:
        # No favor can cause another one: no start side grants one (ruling 66).
        assert s.favor_stage == 0
        s.favor_stage = FAVOR_GIVEN
        s.favor_seat = seat


def finish_payment(s: Position, seat: i64) -> None:
    """The last wildcard is paid: continue with what was being paid for."""
    if s.target != c.NO_TILE:
        finish_building(s, seat)
    else:
        finish_option(s, seat)


def take_chosen_good(s: Position, seat: i64, good: i64) -> None:
    """Market: pay what the option costs, take one good of choice."""
    begin_option(s, seat, s.option)
    gain_goods(s, seat, good, s.figures.effects.gain[s.option * c.RESOURCES + c.ANY])


def claim(s: Position, seat: i64, space: i64) -> None:
    """Lawyer: pay, own house above a yellow tile; it stays usable this round and turns in phase 4."""
    begin_option(s, seat, s.option)
    s.owner[space] = seat
    s.houses[seat] -= 1
    s.tell(a.CLAIMED, seat, space, s.tile[space])
