# compiled: mypyc
"""How a round runs: automatic steps up to the next decision, what each action does, and what is legal.

One line per decision kind in each of the two tables of the class below; the rules themselves are in the phase modules.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.goods import BASIC_GOODS
from baumeister.engine.road import fill_steps
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.activation import begin_activation, next_activation
from baumeister.games.caylus1303.rules.building import begin_building, can_build_tile, first_tile, last_tile
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
    site_slot_in_use,
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
    SITE_TILE_IN_USE,
    STEWARDSHIP,
    Position,
    clear_choice,
)
from baumeister.games.caylus1303.rules.provost import most_steps, move_provost
from baumeister.games.caylus1303.rules.secrets import deal_anew
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


def decline(s: Position, kind: i64, seat: i64) -> None:
    s.tell(a.DECLINED, seat)
    if kind == a.ASK_CHARACTER:
        end_favor(s)


@final
class Caylus1303(Position):
    def step(self, action: i64) -> None:
        """Carry out a legal action, then continue to the next decision."""
        kind = self.pending
        seat = self.seat
        if kind == a.ASK_TOLL or kind == a.ASK_BRIDGE or kind == a.ASK_BAILIFF:
            move_provost(self, action - a.PROVOST_STAYS)
            self.pending = a.NOTHING
        elif kind == a.ASK_PLAN or kind == a.ASK_EARLY_RISER:
            if action == a.PASS:
                pass_turn(self, seat)
            elif action == a.PLACE_SITE:
                place_on_site(self, seat)
            elif action == a.DECLINE:
                self.tell(a.DECLINED, seat)
            else:
                place_on_building(self, seat, action - a.PLACE + 1)
            self.pending = a.NOTHING
        else:
            self.pending = a.NOTHING
            if action == a.DECLINE:
                decline(self, kind, seat)
            elif kind == a.ASK_USE:
                begin_option(self, seat, self.option + action - a.USE)
            elif kind == a.ASK_TAKE:
                take_chosen_good(self, seat, action - a.TAKE)
            elif kind == a.ASK_PAY:
                pay_wildcard(self, seat, action - a.PAY)
                if pay_wildcards(self, seat):
                    finish_payment(self, seat)
            elif kind == a.ASK_BUILD:
                begin_building(self, seat, c.WOOD_FIRST + action - a.BUILD, self.option)
            elif kind == a.ASK_CLAIM:
                claim(self, seat, c.FIRST_YELLOW + action - a.CLAIM)
            elif kind == a.ASK_DELIVER:
                begin_bundle(self, seat, action - a.GIVE)
            elif kind == a.ASK_BUNDLE:
                put_in_bundle(self, seat, action - a.GIVE)
                continue_bundle(self, seat)
            elif kind == a.ASK_MONUMENT:
                begin_building(self, seat, c.MONUMENT_FIRST + action - a.MONUMENT, -1)
            elif kind == a.ASK_DRAFT:
                pick_character(self, seat, action - a.CHARACTER)
            elif action >= a.SITE:
                use_site_tile(self, seat, action - a.SITE)
            else:
                take_character(self, seat, action - a.CHARACTER)
                end_favor(self)
        if self.pending == a.NOTHING:
            advance(self)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        """All legal actions in ascending order."""
        kind = self.pending
        seat = self.seat
        count: i64 = 0
        if kind == a.ASK_PLAN:
            buffer[0] = a.PASS
            return fill_placements(self, seat, buffer, 1)
        if kind == a.ASK_EARLY_RISER:
            buffer[0] = a.DECLINE
            return fill_placements(self, seat, buffer, 1)
        if kind == a.ASK_TOLL or kind == a.ASK_BRIDGE or kind == a.ASK_BAILIFF:
            lowest, highest = self.figures.lowest_gap, self.figures.highest_gap
            return fill_steps(buffer, a.PROVOST_STAYS, self.provost, most_steps(self), lowest, highest)
        if kind == a.ASK_FAVOR:
            return fill_favor(self, seat, buffer)
        if kind == a.ASK_DRAFT:
            return fill_board_characters(self, buffer, 0)
        if kind == a.ASK_PAY:
            for good in range(BASIC_GOODS):
                if can_pay_wildcard(self, seat, good):
                    buffer[count] = a.PAY + good
                    count += 1
            return count
        if kind == a.ASK_BUNDLE:
            return fill_bundle_goods(self, seat, buffer, 0)
        # Everything below may be declined.
        buffer[0] = a.DECLINE
        count = 1
        if kind == a.ASK_USE:
            first = self.figures.effects.first[self.effect]
            for row in range(first, first + self.figures.effects.count[self.effect]):
                if can_use_option(self, seat, row):
                    buffer[count] = a.USE + row - first
                    count += 1
        elif kind == a.ASK_TAKE:
            for good in range(BASIC_GOODS):
                buffer[count] = a.TAKE + good
                count += 1
        elif kind == a.ASK_BUILD:
            wanted = self.figures.effects.verbs[self.option * c.VERBS + c.BUILDS]
            for tile in range(first_tile(wanted), last_tile(wanted) + 1):
                if can_build_tile(self, seat, tile, self.option):
                    buffer[count] = a.BUILD + tile - c.WOOD_FIRST
                    count += 1
        elif kind == a.ASK_CLAIM:
            for space in range(c.FIRST_YELLOW, c.LAST_YELLOW + 1):
                if can_claim(self, space):
                    buffer[count] = a.CLAIM + space - c.FIRST_YELLOW
                    count += 1
        elif kind == a.ASK_DELIVER:
            count = fill_bundle_goods(self, seat, buffer, 1)
        elif kind == a.ASK_CHARACTER:
            count = fill_board_characters(self, buffer, 1)
        elif kind == a.ASK_MONUMENT:
            for tile in range(c.MONUMENT_FIRST, c.RESIDENCE):
                if can_build_tile(self, seat, tile, -1):
                    buffer[count] = a.MONUMENT + tile - c.MONUMENT_FIRST
                    count += 1
        return count

    def clone(self) -> Caylus1303:
        return Caylus1303(self.figures, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def cause(self) -> i64:
        """What is being carried out: a building of the road by its space, a site tile, the site; -1: none."""
        if self.favor_stage == SITE_TILE_IN_USE and self.effect >= 0:
            return a.SITE_CAUSE + 1 + site_slot_in_use(self)
        if self.phase == ACTIVATION and (self.busy != 0 or self.cursor == c.BRIDGE):
            return self.cursor
        if self.phase == STEWARDSHIP and (self.target != c.NO_TILE or self.busy != 0 or self.favor_stage != NO_FAVOR):
            return self.cursor
        return a.SITE_CAUSE if self.phase == DELIVERY else -1
