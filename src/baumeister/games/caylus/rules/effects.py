# compiled: mypyc
"""Using the effect of a building or of a favor column: choose one payable option, or decline where that is allowed.

Where an effect has a single option whose choice is a tile, a target, provost steps or one bought good, that choice is
asked at once, with declining beside it; everything else begins with `use:1` or `use:2`. Production and the chosen
effect of a favor must be carried out: there is no declining, and where there is no choice nothing is asked.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS, GOODS
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.building import can_build_kind, finish_building
from baumeister.games.caylus.rules.lawyer import can_use_lawyer
from baumeister.games.caylus.rules.payment import can_pay, pay_fixed, pay_wildcards
from baumeister.games.caylus.rules.position import (
    Position,
    clear_choice,
    gain_deniers,
    gain_goods,
    gain_points,
    give_favors,
)


def can_use_option(s: Position, seat: i64, row: i64) -> bool:
    """Can this option be carried out in full?"""
    effects = s.figures.effects
    if not can_pay(s, seat, effects.pay, row, -1):
        return False
    kind = effects.verbs[row * c.VERBS + c.BUILDS]
    if kind == 0:
        return True
    if kind == c.KIND_RESIDENCE:
        return can_use_lawyer(s, seat, row)
    return can_build_kind(s, seat, kind, row)


def is_usable(s: Position, seat: i64, effect: i64) -> bool:
    """Can any option of an effect be carried out?"""
    effects = s.figures.effects
    first = effects.first[effect]
    for row in range(first, first + effects.count[effect]):
        if can_use_option(s, seat, row):
            return True
    return False


def offer_effect(s: Position, seat: i64, effect: i64, must: i64) -> None:
    """Ask the seat how to use an effect; nothing is asked if there is no choice, or nothing it could do."""
    if not is_usable(s, seat, effect):
        return
    effects = s.figures.effects
    first = effects.first[effect]
    s.effect = effect
    s.option = first
    s.must = must
    kind = effects.verbs[first * c.VERBS + c.BUILDS]
    if effects.count[effect] > 1:
        s.ask(seat, a.ASK_USE)
    elif kind == c.KIND_RESIDENCE:
        s.ask(seat, a.ASK_CONVERT)
    elif kind == c.KIND_PRESTIGE:
        s.ask(seat, a.ASK_PRESTIGE)
    elif kind > 0:
        s.ask(seat, a.ASK_BUILD)
    elif effects.verbs[first * c.VERBS + c.PROVOST_STEPS] > 0:
        s.ask(seat, a.ASK_GUILD)
    elif must != 0:
        begin_option(s, seat, first)
        if s.pending == a.NOTHING:
            clear_choice(s)  # carried out without a question
    elif effects.gain[first * c.RESOURCES + c.ANY] == 1:
        s.ask(seat, a.ASK_BUY)
    else:
        s.ask(seat, a.ASK_USE)


def begin_option(s: Position, seat: i64, row: i64) -> None:
    """The seat names an option: pay its price; what it brings comes when all is paid."""
    s.option = row
    s.target = c.NO_TILE
    pay_fixed(s, seat, s.figures.effects.pay, row, -1)
    if pay_wildcards(s, seat):
        finish_option(s, seat)


def finish_payment(s: Position, seat: i64) -> None:
    """The last wildcard is paid: continue with what was being paid for."""
    if s.target != c.NO_TILE:
        finish_building(s, seat)
    else:
        finish_option(s, seat)


def finish_option(s: Position, seat: i64) -> None:
    """All is paid: goods, money, points and favors of the option; goods of choice one by one."""
    effects = s.figures.effects
    at = s.option * c.RESOURCES
    for good in range(GOODS):
        if effects.gain[at + good] > 0:
            gain_goods(s, seat, good, effects.gain[at + good])
    gain_deniers(s, seat, effects.gain[at + c.DENIERS])
    gain_points(s, seat, effects.gain[at + c.POINTS])
    give_favors(s, seat, effects.verbs[s.option * c.VERBS + c.GIVES_FAVOR])
    s.takes = effects.gain[at + c.ANY]
    s.take_from = 0
    ask_for_goods(s, seat)


def buy(s: Position, seat: i64, good: i64) -> None:
    """Fixed peddler: the good is named first, then paid and taken."""
    pay_fixed(s, seat, s.figures.effects.pay, s.option, -1)
    gain_goods(s, seat, good, 1)


def take_good(s: Position, seat: i64, good: i64) -> None:
    """One good of choice; the next is of the same or a later kind, so each choice can be reached in one way."""
    gain_goods(s, seat, good, 1)
    s.takes -= 1
    s.take_from = good
    ask_for_goods(s, seat)


def ask_for_goods(s: Position, seat: i64) -> None:
    """Ask for the next good of choice; when only one kind is left, take it."""
    if s.takes == 0:
        return
    if s.take_from == BASIC_GOODS - 1:
        gain_goods(s, seat, s.take_from, s.takes)
        s.takes = 0
    else:
        s.ask(seat, a.ASK_TAKE)
