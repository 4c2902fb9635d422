# compiled: mypyc
"""How a round runs: automatic steps up to the next decision, what each action does, and what is legal.

One line per decision kind in each of the two tables of the class below; the rules themselves are in the phase modules.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from baumeister.engine.chance import Rng
from baumeister.engine.goods import BASIC_GOODS, GOODS, WOOD
from baumeister.engine.road import fill_steps
from baumeister.engine.vecs import vec
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.activation import begin_activation, bonus_of, next_activation, take_bonus
from baumeister.games.caylus.rules.building import (
    begin_building,
    begin_prestige,
    can_build_tile,
    finish_prestige,
    first_tile,
    is_site,
    last_tile,
)
from baumeister.games.caylus.rules.castle import (
    begin_batch,
    begin_castle,
    end_batch,
    fill_batch_goods,
    next_castle,
    stop_building,
)
from baumeister.games.caylus.rules.effects import begin_option, buy, can_use_option, finish_payment, take_good
from baumeister.games.caylus.rules.favor import (
    choose_line,
    column_in_use,
    fill_columns,
    fill_lines,
    next_of_favor,
    use_column,
)
from baumeister.games.caylus.rules.lawyer import begin_conversion, can_convert
from baumeister.games.caylus.rules.payment import can_pay_wildcard, pay_wildcard, pay_wildcards
from baumeister.games.caylus.rules.placement import (
    fill_free_places,
    fill_placements,
    next_placement,
    pass_turn,
    place_worker,
)
from baumeister.games.caylus.rules.position import (
    ACTIVATION,
    CASTLE,
    OVER,
    PLACEMENT,
    PROVOST,
    ROUND_END,
    SPECIAL,
    Position,
    clear_choice,
)
from baumeister.games.caylus.rules.provost import begin_provost, clear_bridge, most_steps, move_provost, next_provost
from baumeister.games.caylus.rules.round_end import SCORING, begin_round_end, next_round_end
from baumeister.games.caylus.rules.secrets import deal_anew
from baumeister.games.caylus.rules.special import begin_special, leave_gate, leave_inn, next_special


def advance(s: Position) -> None:
    """Run the automatic part of the game up to the next decision or the end."""
    clear_choice(s)
    while s.pending == a.NOTHING and s.phase != OVER:
        if s.favors > 0:
            next_of_favor(s)
        elif s.phase == PLACEMENT:
            if not next_placement(s):
                begin_special(s)
        elif s.phase == SPECIAL:
            if not next_special(s):
                begin_provost(s)
        elif s.phase == PROVOST:
            if not next_provost(s):
                clear_bridge(s)
                begin_activation(s)
        elif s.phase == ACTIVATION:
            if not next_activation(s):
                begin_castle(s)
        elif s.phase == CASTLE:
            if not next_castle(s):
                begin_round_end(s)
        else:
            next_round_end(s)


def may_decline(s: Position) -> bool:
    """Is declining part of this decision? What an effect asks may be declined unless it must be completed."""
    kind = s.pending
    if kind == a.ASK_USE or kind == a.ASK_BUILD or kind == a.ASK_PRESTIGE or kind == a.ASK_CONVERT:
        return s.must == 0
    return kind == a.ASK_GATE or kind == a.ASK_INN or kind == a.ASK_BUY or kind == a.ASK_CASTLE or kind == a.ASK_COLUMN


def fill_effect_choices(s: Position, kind: i64, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """The choices inside an effect: options, goods, tiles, residences and targets."""
    effects = s.figures.effects
    if kind == a.ASK_USE:
        first = effects.first[s.effect]
        for row in range(first, first + effects.count[s.effect]):
            if can_use_option(s, seat, row):
                buffer[count] = a.USE + row - first
                count += 1
    elif kind == a.ASK_PAY:
        for good in range(GOODS):
            if can_pay_wildcard(s, seat, good):
                buffer[count] = a.PAY + good
                count += 1
    elif kind == a.ASK_BUY or kind == a.ASK_TAKE or kind == a.ASK_BONUS:
        for good in range(BASIC_GOODS):
            if may_take(s, good):
                buffer[count] = a.TAKE + good
                count += 1
    elif kind == a.ASK_BUILD:
        wanted = effects.verbs[s.option * c.VERBS + c.BUILDS]
        for tile in range(first_tile(wanted), last_tile(wanted) + 1):
            if can_build_tile(s, seat, tile, s.option):
                buffer[count] = a.BUILD + tile - c.WOOD_FIRST
                count += 1
    elif kind == a.ASK_PRESTIGE:
        for tile in range(c.PRESTIGE_FIRST, c.TILES):
            if can_build_tile(s, seat, tile, s.option):
                buffer[count] = a.PRESTIGE + tile - c.PRESTIGE_FIRST
                count += 1
    elif kind == a.ASK_SITE:
        for space in range(1, c.SPACES + 1):
            if is_site(s, seat, space):
                buffer[count] = a.SITE + space - 1
                count += 1
    else:
        for space in range(1, c.SPACES + 1):
            if can_convert(s, seat, space):
                buffer[count] = a.CONVERT + space - 1
                count += 1
    return count


def may_take(s: Position, good: i64) -> bool:
    """Peddlers and the favor's exchange give any good but gold; the owner's bonus is one the building produces."""
    if s.pending == a.ASK_BONUS:
        return bonus_of(s, good) > 0
    return s.pending == a.ASK_BUY or good >= s.take_from


@final
class Caylus(Position):
    def step(self, action: i64) -> None:
        """Carry out a legal action, then continue to the next decision."""
        kind = self.pending
        seat = self.seat
        if kind == a.ASK_PROVOST or kind == a.ASK_GUILD:
            move_provost(self, action - a.PROVOST_STAYS)
            self.pending = a.NOTHING
            advance(self)
            return
        self.pending = a.NOTHING
        if kind == a.ASK_PLACE:
            if action == a.PASS:
                pass_turn(self, seat)
            else:
                place_worker(self, seat, action)
        elif kind == a.ASK_GATE:
            leave_gate(self, seat, action)
        elif kind == a.ASK_CASTLE:
            if action == a.DECLINE:
                stop_building(self, seat)
            else:
                begin_batch(self, seat, action - a.GIVE + WOOD)
        elif kind == a.ASK_BATCH:
            end_batch(self, seat, action - a.GIVE + WOOD)
        elif action == a.DECLINE:
            self.tell(a.DECLINED, seat)
        elif kind == a.ASK_INN:
            leave_inn(self)
        elif kind == a.ASK_USE:
            begin_option(self, seat, self.figures.effects.first[self.effect] + action - a.USE)
        elif kind == a.ASK_BUY:
            buy(self, seat, action - a.TAKE)
        elif kind == a.ASK_TAKE:
            take_good(self, seat, action - a.TAKE)
        elif kind == a.ASK_PAY:
            pay_wildcard(self, seat, action - a.PAY)
            if pay_wildcards(self, seat):
                finish_payment(self, seat)
        elif kind == a.ASK_BONUS:
            take_bonus(self, seat, action - a.TAKE)
        elif kind == a.ASK_BUILD:
            begin_building(self, seat, c.WOOD_FIRST + action - a.BUILD, self.option)
        elif kind == a.ASK_PRESTIGE:
            begin_prestige(self, seat, c.PRESTIGE_FIRST + action - a.PRESTIGE)
        elif kind == a.ASK_SITE:
            finish_prestige(self, seat, action - a.SITE + 1)
        elif kind == a.ASK_CONVERT:
            begin_conversion(self, seat, action - a.CONVERT + 1)
        elif kind == a.ASK_LINE:
            choose_line(self, seat, action - a.LINE)
        else:
            use_column(self, seat, action - a.COLUMN + 1)
        if self.pending == a.NOTHING:
            advance(self)

    def fill_legal(self, buffer: vec[i64]) -> i64:
        """All legal actions in ascending order."""
        kind = self.pending
        seat = self.seat
        if kind == a.ASK_PLACE:
            buffer[0] = a.PASS
            return fill_placements(self, seat, buffer, 1)
        if kind == a.ASK_PROVOST or kind == a.ASK_GUILD:
            lowest, highest = self.figures.provost_lowest, self.figures.provost_highest
            return fill_steps(buffer, a.PROVOST_STAYS, self.provost, most_steps(self), lowest, highest)
        if kind == a.ASK_LINE:
            return fill_lines(self, seat, buffer)
        if kind == a.ASK_BATCH:
            return fill_batch_goods(self, seat, buffer, 0)
        count: i64 = 0
        if may_decline(self):
            buffer[0] = a.DECLINE
            count = 1
        if kind == a.ASK_GATE:
            return fill_free_places(self, seat, buffer, count, True)
        if kind == a.ASK_CASTLE:
            return fill_batch_goods(self, seat, buffer, count)
        if kind == a.ASK_COLUMN:
            return fill_columns(self, seat, buffer, count)
        if kind == a.ASK_INN:
            buffer[count] = a.RECALL
            return count + 1
        return fill_effect_choices(self, kind, seat, buffer, count)

    def clone(self) -> Caylus:
        return Caylus(self.figures, self)

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_anew(self, seat, rng)

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def cause(self) -> i64:
        """What is being carried out: a favor, a building, the castle or the scoring of a part of it; -1: none."""
        if self.line >= 0:
            return a.FAVOR_CAUSE + self.line * 10 + (column_in_use(self) if self.effect >= 0 else 0)
        if self.phase == SPECIAL and self.cursor + self.busy > 0:
            # While gate and inn ask, the cursor is on the next building.
            return a.SPECIAL_CAUSE + self.cursor + self.busy - 1
        if self.phase == ACTIVATION and 0 < self.cursor <= self.provost:
            return self.cursor
        if self.phase == CASTLE and self.cursor > 0:
            return a.CASTLE_CAUSE
        if self.phase == ROUND_END and self.part == SCORING:
            return a.CASTLE_CAUSE + 1 + self.scored
        return -1
