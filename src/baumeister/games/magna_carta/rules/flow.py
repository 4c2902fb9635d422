# compiled: mypyc
"""How a round runs: automatic steps up to the next decision, what each action does, and what is legal.

One line per decision kind in each of the two tables below; the rules themselves are in the phase modules.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.road import fill_steps
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules.action_phase import (
    begin_building,
    begin_prestige,
    cover,
    draw_one,
    fill_action_phase,
    finish_card,
    is_bare_residence,
    next_player,
    pass_turn,
    place_worker,
    swap_hand,
)
from baumeister.games.magna_carta.rules.castle import begin_castle, can_offer, finish_offer, next_offer, offer
from baumeister.games.magna_carta.rules.components import BASIC_GOODS, GOODS
from baumeister.games.magna_carta.rules.effects import (
    begin_effects,
    buy_cube,
    can_give,
    can_use_option,
    first_option,
    give_cube,
    next_effect,
    take_cube,
    use_option,
)
from baumeister.games.magna_carta.rules.income import begin_round
from baumeister.games.magna_carta.rules.notary import begin_turning, can_turn, finish_turning
from baumeister.games.magna_carta.rules.payment import can_pay_cube, continue_payment, pay_cube
from baumeister.games.magna_carta.rules.position import (
    ACTIONS,
    EFFECTS,
    OVER,
    PROVOST,
    SETUP,
    Position,
)
from baumeister.games.magna_carta.rules.provost import begin_provost, most_steps, move_provost, next_mover
from baumeister.games.magna_carta.rules.round_end import end_round
from baumeister.games.magna_carta.rules.setup import choose_start_player, mulligan, next_mulligan


def advance(s: Position) -> None:
    """Run the automatic part of the game up to the next decision or the end."""
    while s.pending == a.NOTHING and s.phase != OVER:
        if s.phase == SETUP:
            if not next_mulligan(s):
                choose_start_player(s)
                begin_round(s)
        elif s.phase == ACTIONS:
            if not next_player(s):
                begin_provost(s)
        elif s.phase == PROVOST:
            if not next_mover(s):
                begin_effects(s)
        elif s.phase == EFFECTS:
            if not next_effect(s):
                begin_castle(s)
        elif not next_offer(s):
            end_round(s)


def carry_out(s: Position, action: i64) -> None:
    """Carry out a legal action, then continue to the next decision."""
    kind = s.pending
    seat = s.seat
    s.pending = a.NOTHING
    if kind == a.ASK_ACTION:
        take_action(s, seat, action)
    elif kind == a.ASK_PAY:
        pay_cube(s, seat, action - a.PAY)
        if continue_payment(s, seat):
            finish_payment(s, seat)
    elif kind == a.ASK_PROVOST:
        move_provost(s, seat, action - a.PROVOST_STAYS)
    elif kind == a.ASK_OFFER:
        offer(s, seat, action - a.OFFER)
    elif kind == a.ASK_COVER:
        cover(s, seat, action - a.COVER + 1)
    elif action == a.DECLINE:
        s.tell(a.DECLINED, seat)
    elif kind == a.ASK_USE:
        use_option(s, seat, first_option(s) + action - a.USE)
    elif kind == a.ASK_BUY:
        buy_cube(s, seat, action - a.TAKE)
    elif kind == a.ASK_TAKE:
        take_cube(s, seat, action - a.TAKE)
    elif kind == a.ASK_GIVE:
        give_cube(s, seat, action - a.GIVE)
    elif kind == a.ASK_TURN:
        begin_turning(s, seat, action - a.TURN + 1)
    elif action == a.MULLIGAN:
        mulligan(s, seat)
    else:
        s.tell(a.KEPT_HAND, seat)
    if s.pending == a.NOTHING:
        advance(s)


def take_action(s: Position, seat: i64, action: i64) -> None:
    """Phase 2: exactly one of the six."""
    if action == a.PASS:
        pass_turn(s, seat)
    elif action == a.DRAW:
        draw_one(s, seat)
    elif action == a.SWAP:
        swap_hand(s, seat)
    elif action < a.BUILD:
        place_worker(s, seat, action - a.PLACE + 1)
    elif action < a.PRESTIGE:
        begin_building(s, seat, action - a.BUILD)
    else:
        begin_prestige(s, seat, action - a.PRESTIGE)


def finish_payment(s: Position, seat: i64) -> None:
    """The last cube is paid: continue with what was being paid for, which differs by phase."""
    if s.phase == ACTIONS:
        finish_card(s, seat)
    elif s.phase == EFFECTS:
        finish_turning(s, seat)
    else:
        finish_offer(s, seat)


def fill_actions(s: Position, buffer: vec[i64]) -> i64:
    """All legal actions in ascending order."""
    kind = s.pending
    seat = s.seat
    count: i64 = 0
    if kind == a.ASK_ACTION:
        return fill_action_phase(s, seat, buffer)
    if kind == a.ASK_PAY:
        for good in range(GOODS):
            if can_pay_cube(s, seat, good):
                buffer[count] = a.PAY + good
                count += 1
        return count
    if kind == a.ASK_PROVOST:
        return fill_steps(buffer, a.PROVOST_STAYS, s.provost, most_steps(s, seat), 1, s.length)
    if kind == a.ASK_OFFER:
        buffer[0] = a.OFFER
        count = 1
        while can_offer(s, seat, count):
            buffer[count] = a.OFFER + count
            count += 1
        return count
    if kind == a.ASK_COVER:
        for place in range(1, s.length + 1):
            if is_bare_residence(s, seat, place):
                buffer[count] = a.COVER + place - 1
                count += 1
        return count
    if kind == a.ASK_TAKE:
        for good in range(s.take_from, BASIC_GOODS):
            buffer[count] = a.TAKE + good
            count += 1
        return count
    if kind == a.ASK_MULLIGAN:
        buffer[0] = a.KEEP
        buffer[1] = a.MULLIGAN
        return 2
    # Everything below may be declined.
    buffer[0] = a.DECLINE
    count = 1
    if kind == a.ASK_USE:
        first = first_option(s)
        for row in range(first, first + s.figures.effects.count[s.effect]):
            if can_use_option(s, seat, row):
                buffer[count] = a.USE + row - first
                count += 1
    elif kind == a.ASK_BUY:
        for good in range(BASIC_GOODS):
            buffer[count] = a.TAKE + good
            count += 1
    elif kind == a.ASK_GIVE:
        for good in range(GOODS):
            if can_give(s, seat, first_option(s), good):
                buffer[count] = a.GIVE + good
                count += 1
    else:
        for place in range(1, s.length + 1):
            if can_turn(s, seat, place):
                buffer[count] = a.TURN + place - 1
                count += 1
    return count
