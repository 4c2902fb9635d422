# compiled: mypyc
"""How a round runs: automatic steps up to the next decision, what each action does, and what is legal.

One line per decision kind in each of the two tables of the class below; the rules themselves are in the phase modules.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.road import fill_steps
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
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
from baumeister.games.magna_carta.rules.cards import remember_card
from baumeister.games.magna_carta.rules.castle import begin_castle, can_offer, finish_offer, next_offer, offer
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
from baumeister.games.magna_carta.rules.position import ACTIONS, CASTLE, EFFECTS, OVER, PROVOST, SETUP, Position
from baumeister.games.magna_carta.rules.provost import begin_provost, most_steps, move_provost, next_mover
from baumeister.games.magna_carta.rules.round_end import end_round, points_of
from baumeister.games.magna_carta.rules.secrets import deal_anew
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


@final
class MagnaCarta(Position):
    def step(self, action: i64) -> None:
        """Carry out a legal action, then continue to the next decision."""
        kind = self.pending
        seat = self.seat
        self.pending = a.NOTHING
        if kind == a.ASK_ACTION:
            take_action(self, seat, action)
        elif kind == a.ASK_PAY:
            pay_cube(self, seat, action - a.PAY)
            if continue_payment(self, seat):
                finish_payment(self, seat)
        elif kind == a.ASK_PROVOST:
            move_provost(self, seat, action - a.PROVOST_STAYS)
        elif kind == a.ASK_OFFER:
            offer(self, seat, action - a.OFFER)
        elif kind == a.ASK_COVER:
            cover(self, seat, action - a.COVER + 1)
        elif action == a.DECLINE:
            self.tell(a.DECLINED, seat)
        elif kind == a.ASK_USE:
            use_option(self, seat, first_option(self) + action - a.USE)
        elif kind == a.ASK_BUY:
            buy_cube(self, seat, action - a.TAKE)
        elif kind == a.ASK_TAKE:
            take_cube(self, seat, action - a.TAKE)
        elif kind == a.ASK_GIVE:
            give_cube(self, seat, action - a.GIVE)
        elif kind == a.ASK_TURN:
            begin_turning(self, seat, action - a.TURN + 1)
        elif action == a.MULLIGAN:
            mulligan(self, seat)
        else:
            self.tell(a.KEPT_HAND, seat)
        if self.pending == a.NOTHING:
            advance(self)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        """All legal actions in ascending order."""
        kind = self.pending
        seat = self.seat
        count: i64 = 0
        if kind == a.ASK_ACTION:
            return fill_action_phase(self, seat, buffer)
        if kind == a.ASK_PAY:
            for good in range(c.GOODS):
                if can_pay_cube(self, seat, good):
                    buffer[count] = a.PAY + good
                    count += 1
            return count
        if kind == a.ASK_PROVOST:
            return fill_steps(buffer, a.PROVOST_STAYS, self.provost, most_steps(self, seat), 1, self.length)
        if kind == a.ASK_OFFER:
            buffer[0] = a.OFFER
            count = 1
            while can_offer(self, seat, count):
                buffer[count] = a.OFFER + count
                count += 1
            return count
        if kind == a.ASK_COVER:
            for place in range(1, self.length + 1):
                if is_bare_residence(self, seat, place):
                    buffer[count] = a.COVER + place - 1
                    count += 1
            return count
        if kind == a.ASK_TAKE:
            for good in range(self.take_from, c.BASIC_GOODS):
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
            first = first_option(self)
            for row in range(first, first + self.figures.effects.count[self.effect]):
                if can_use_option(self, seat, row):
                    buffer[count] = a.USE + row - first
                    count += 1
        elif kind == a.ASK_BUY:
            for good in range(c.BASIC_GOODS):
                buffer[count] = a.TAKE + good
                count += 1
        elif kind == a.ASK_GIVE:
            for good in range(c.GOODS):
                if can_give(self, seat, first_option(self), good):
                    buffer[count] = a.GIVE + good
                    count += 1
        else:
            for place in range(1, self.length + 1):
                if can_turn(self, seat, place):
                    buffer[count] = a.TURN + place - 1
                    count += 1
        return count

    def clone(self) -> MagnaCarta:
        return MagnaCarta(self.figures, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def remember(self, seat: i64, card: i64, copies: i64) -> None:
        remember_card(self, seat, card)

    def score(self, seat: i64) -> i64:
        return points_of(self, seat)

    def cause(self) -> i64:
        """What is being carried out: a card of the road by its place, the castle, a card to be built; -1: none."""
        if self.phase == EFFECTS:
            return self.cursor if self.part != 0 else -1
        if self.phase == CASTLE:
            return a.CASTLE_CAUSE
        if self.phase == ACTIONS and self.target != c.NO_CARD:
            return a.CARD_CAUSE + self.action_seat * c.CARDS + self.target
        return -1
