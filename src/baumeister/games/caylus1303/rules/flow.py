# compiled: mypyc
"""How a round runs: automatic steps up to the next decision, what each action does, and what is legal.

One line per decision kind in each of the two tables below; the rules themselves are in the phase modules.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS
from baumeister.engine.road import fill_steps
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules.activation import begin_activation, next_activation
from baumeister.games.caylus1303.rules.building import begin_building, can_build_tile, first_tile, last_tile
from baumeister.games.caylus1303.rules.components import (
    BUILDS,
    FIRST_YELLOW,
    LAST_YELLOW,
    MONUMENT_FIRST,
    RESIDENCE,
    VERBS,
    WOOD_FIRST,
)
from baumeister.games.caylus1303.rules.delivery import (
    begin_bundle,
    begin_delivery,
    continue_bundle,
    fill_bundle_goods,
    next_delivery,
    put_in_bundle,
)
from baumeister.games.caylus1303.rules.draft import next_drafter, pick_character
from baumeister.games.caylus1303.rules.effects import (
    begin_option,
    can_claim,
    can_use_option,
    claim,
    finish_payment,
    take_chosen_good,
)
from baumeister.games.caylus1303.rules.favor import (
    end_favor,
    fill_board_characters,
    fill_favor,
    next_of_favor,
    take_character,
    use_site_tile,
)
from baumeister.games.caylus1303.rules.payment import can_pay_wildcard, pay_wildcard, pay_wildcards
from baumeister.games.caylus1303.rules.planning import (
    begin_planning,
    fill_placements,
    next_planner,
    pass_turn,
    place_on_building,
    place_on_site,
)
from baumeister.games.caylus1303.rules.position import (
    ACTIVATION,
    DELIVERY,
    DRAFT,
    NO_FAVOR,
    OVER,
    PLANNING,
    Position,
    clear_choice,
)
from baumeister.games.caylus1303.rules.provost import most_steps, move_provost
from baumeister.games.caylus1303.rules.stewardship import begin_stewardship, next_stewardship


def advance(s: Position) -> None:
    """Run the automatic part of the game up to the next decision or the end."""
    clear_choice(s)
    while s.pending == a.NOTHING and s.phase != OVER:
        if s.favor_stage != NO_FAVOR:
            next_of_favor(s)
        elif s.phase == DRAFT:
            if not next_drafter(s):
                begin_planning(s)
        elif s.phase == PLANNING:
            if not next_planner(s):
                begin_activation(s)
        elif s.phase == ACTIVATION:
            if not next_activation(s):
                begin_delivery(s)
        elif s.phase == DELIVERY:
            if not next_delivery(s):
                begin_stewardship(s)
        else:
            next_stewardship(s)


def carry_out(s: Position, action: i64) -> None:
    """Carry out a legal action, then continue to the next decision."""
    kind = s.pending
    seat = s.seat
    if kind == a.ASK_TOLL or kind == a.ASK_BRIDGE or kind == a.ASK_BAILIFF:
        move_provost(s, action - a.PROVOST_STAYS)
        s.pending = a.NOTHING
    elif kind == a.ASK_PLAN or kind == a.ASK_EARLY_RISER:
        if action == a.PASS:
            pass_turn(s, seat)
        elif action == a.PLACE_SITE:
            place_on_site(s, seat)
        elif action == a.DECLINE:
            s.tell(a.DECLINED, seat)
        else:
            place_on_building(s, seat, action - a.PLACE + 1)
        s.pending = a.NOTHING
    else:
        s.pending = a.NOTHING
        if action == a.DECLINE:
            decline(s, kind, seat)
        elif kind == a.ASK_USE:
            begin_option(s, seat, s.option + action - a.USE)
        elif kind == a.ASK_TAKE:
            take_chosen_good(s, seat, action - a.TAKE)
        elif kind == a.ASK_PAY:
            pay_wildcard(s, seat, action - a.PAY)
            if pay_wildcards(s, seat):
                finish_payment(s, seat)
        elif kind == a.ASK_BUILD:
            begin_building(s, seat, WOOD_FIRST + action - a.BUILD, s.option)
        elif kind == a.ASK_CLAIM:
            claim(s, seat, FIRST_YELLOW + action - a.CLAIM)
        elif kind == a.ASK_DELIVER:
            begin_bundle(s, seat, action - a.GIVE)
        elif kind == a.ASK_BUNDLE:
            put_in_bundle(s, seat, action - a.GIVE)
            continue_bundle(s, seat)
        elif kind == a.ASK_MONUMENT:
            begin_building(s, seat, MONUMENT_FIRST + action - a.MONUMENT, -1)
        elif kind == a.ASK_DRAFT:
            pick_character(s, seat, action - a.CHARACTER)
        elif action >= a.SITE:
            use_site_tile(s, seat, action - a.SITE)
        else:
            take_character(s, seat, action - a.CHARACTER)
            end_favor(s)
    if s.pending == a.NOTHING:
        advance(s)


def decline(s: Position, kind: i64, seat: i64) -> None:
    s.tell(a.DECLINED, seat)
    if kind == a.ASK_CHARACTER:
        end_favor(s)


def fill_actions(s: Position, buffer: vec[i64]) -> i64:
    """All legal actions in ascending order."""
    kind = s.pending
    seat = s.seat
    count: i64 = 0
    if kind == a.ASK_PLAN:
        buffer[0] = a.PASS
        return fill_placements(s, seat, buffer, 1)
    if kind == a.ASK_EARLY_RISER:
        buffer[0] = a.DECLINE
        return fill_placements(s, seat, buffer, 1)
    if kind == a.ASK_TOLL or kind == a.ASK_BRIDGE or kind == a.ASK_BAILIFF:
        lowest, highest = s.figures.lowest_gap, s.figures.highest_gap
        return fill_steps(buffer, a.PROVOST_STAYS, s.provost, most_steps(s), lowest, highest)
    if kind == a.ASK_FAVOR:
        return fill_favor(s, seat, buffer)
    if kind == a.ASK_DRAFT:
        return fill_board_characters(s, buffer, 0)
    if kind == a.ASK_PAY:
        for good in range(BASIC_GOODS):
            if can_pay_wildcard(s, seat, good):
                buffer[count] = a.PAY + good
                count += 1
        return count
    if kind == a.ASK_BUNDLE:
        return fill_bundle_goods(s, seat, buffer, 0)
    # Everything below may be declined.
    buffer[0] = a.DECLINE
    count = 1
    if kind == a.ASK_USE:
        first = s.figures.effects.first[s.effect]
        for row in range(first, first + s.figures.effects.count[s.effect]):
            if can_use_option(s, seat, row):
                buffer[count] = a.USE + row - first
                count += 1
    elif kind == a.ASK_TAKE:
        for good in range(BASIC_GOODS):
            buffer[count] = a.TAKE + good
            count += 1
    elif kind == a.ASK_BUILD:
        wanted = s.figures.effects.verbs[s.option * VERBS + BUILDS]
        for tile in range(first_tile(wanted), last_tile(wanted) + 1):
            if can_build_tile(s, seat, tile, s.option):
                buffer[count] = a.BUILD + tile - WOOD_FIRST
                count += 1
    elif kind == a.ASK_CLAIM:
        for space in range(FIRST_YELLOW, LAST_YELLOW + 1):
            if can_claim(s, space):
                buffer[count] = a.CLAIM + space - FIRST_YELLOW
                count += 1
    elif kind == a.ASK_DELIVER:
        count = fill_bundle_goods(s, seat, buffer, 1)
    elif kind == a.ASK_CHARACTER:
        count = fill_board_characters(s, buffer, 1)
    elif kind == a.ASK_MONUMENT:
        for tile in range(MONUMENT_FIRST, RESIDENCE):
            if can_build_tile(s, seat, tile, -1):
                buffer[count] = a.MONUMENT + tile - MONUMENT_FIRST
                count += 1
    return count
