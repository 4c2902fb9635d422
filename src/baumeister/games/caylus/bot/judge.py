# compiled: mypyc
"""What a position of Caylus is worth, in points.

A worker brings nothing before its building works, so the judge thinks the round through to its end: it goes through the
special buildings and along the road with a purse (goods and money), lets every worker of the seat do the best it can
with what is in the purse by then, gives batches to the castle, and counts what is left.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from baumeister.engine.bits import bit, has
from baumeister.engine.goods import GOODS, STONE
from baumeister.engine.state import State
from baumeister.games.caylus.bot.prices import (
    BATCHES,
    BUILDINGS,
    CHOICE,
    PART_NAMES,
    PARTS,
    PURSE,
    ROAD,
    SPECIAL_BUILDINGS,
    STANDING,
    Prices,
)
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.building import count_residences, first_tile, last_tile
from baumeister.games.caylus.rules.favor import column_effect, is_line_used, open_columns
from baumeister.games.caylus.rules.lawyer import can_convert
from baumeister.games.caylus.rules.placement import in_queue
from baumeister.games.caylus.rules.position import ACTIVATION, CASTLE, OVER, SPECIAL, Position

#: Steps of the bailiff in a round, about.
PACE: Final = 1.5
MOST_BATCHES: Final = 5


@final
class CaylusJudge(Prices):
    """Thinks the round through to its end for one seat after another."""

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        s = state
        total = float(s.points[seat])
        if s.phase == OVER:
            self.clear_parts()
            return total
        self.left = float(s.figures.scoring_space[c.TOWERS] - s.bailiff) / PACE - 0.5
        if self.left < 0.0:
            self.left = 0.0
        self.fresh = self.left / 3.0 if self.left < 3.0 else 1.0
        self.purse.fill(s, seat)
        parts = self.parts
        parts[CHOICE] = self.finish_choice(s, seat)
        parts[SPECIAL_BUILDINGS] = self.use_specials(s, seat)
        parts[ROAD] = self.walk_the_road(s, seat)
        parts[BATCHES] = self.build_castle(s, seat)
        parts[PURSE] = self.worth_of_purse()
        parts[BUILDINGS] = self.worth_of_buildings(s, seat)
        parts[STANDING] = self.worth_of_standing(s, seat)
        for part in range(PARTS):
            total += parts[part]
        return total

    def reasons(self, state: State, seat: i64) -> dict[str, float]:
        assert isinstance(state, Position)
        self.worth(state, seat)
        return {"points": float(state.points[seat]), **self.named_parts(PART_NAMES)}

    # ---- the choice in progress

    def finish_choice(self, s: Position, seat: i64) -> float:
        """What a choice in progress still brings: a half-paid price, goods to take, a batch, a favor."""
        total: float = 0.0
        if s.seat == seat and s.pending == a.ASK_PAY:
            self.purse.pay_wildcards(float(s.wild), s.wild_end)
            if s.target != c.NO_TILE:
                total += self.worth_of_tile(s, s.target)
            else:
                total += self.collect(s, s.option, 1.0)
        elif s.seat == seat and s.pending == a.ASK_TAKE:
            total += float(s.takes) * self.price(STONE)
        elif s.seat == seat and s.pending == a.ASK_SITE:
            total += self.worth_of_tile(s, s.target) - self.site
        elif s.seat == seat and s.pending == a.ASK_BATCH:
            self.purse.pay_wildcards(1.0, GOODS)
            total += self.points_of_house(s)
        elif s.seat == seat and s.pending == a.ASK_COLUMN:
            total += self.best_column(s, seat, s.line, s.level[seat * c.LINES + s.line])
        elif s.seat == seat and s.line >= 0 and s.must != 0:
            total += self.best_option(s, seat, s.effect)
        if s.favors > 0 and s.favor_seat == seat:
            total += self.worth_of_favors(s, seat)
        return total

    def worth_of_favors(self, s: Position, seat: i64) -> float:
        """The best unused lines, as many as favors are owed."""
        total: float = 0.0
        owed: i64 = s.favors
        taken: i64 = 0
        while owed > 0:
            best: i64 = -1
            highest: float = 0.0
            for line in range(c.LINES):
                if not is_line_used(s, seat, line) and not has(taken, line):
                    gain = self.gain_of_line(s, seat, line)
                    if best < 0 or gain > highest:
                        highest = gain
                        best = line
            if best < 0:
                return total
            taken |= bit(best)
            total += highest
            owed -= 1
        return total

    def gain_of_line(self, s: Position, seat: i64, line: i64) -> float:
        """A favor on a line: its best effect, and the marker one column further if that is open."""
        level = s.level[seat * c.LINES + line]
        if level < open_columns(s):
            return self.best_column(s, seat, line, level + 1) + self.column[line] * self.fresh
        return self.best_column(s, seat, line, level)

    def best_column(self, s: Position, seat: i64, line: i64, level: i64) -> float:
        highest: float = 0.0
        for column in range(1, (level if level < c.COLUMNS else c.COLUMNS) + 1):
            gain = self.best_option(s, seat, column_effect(s, line, column))
            if gain > highest:
                highest = gain
        return highest

    # ---- effects

    def best_option(self, s: Position, seat: i64, effect: i64) -> float:
        """The gain of the best payable option; 0 if none is worth it."""
        self.best_row(s, seat, effect)
        return self.best_gain

    def best_row(self, s: Position, seat: i64, effect: i64) -> i64:
        """The best payable option, with its gain in `best_gain`; -1 if none is worth it."""
        effects = s.figures.effects
        best: i64 = -1
        highest: float = 0.0
        for row in range(effects.first[effect], effects.first[effect] + effects.count[effect]):
            if self.purse.can_pay(effects.pay, row, -1, s):
                gain = self.gain_of(s, seat, row)
                if gain > highest:
                    highest = gain
                    best = row
        self.best_gain = highest
        return best

    def use(self, s: Position, seat: i64, effect: i64, chance: float) -> float:
        """Use an effect in the best way the purse allows; returns the points it brings (goods go into the purse)."""
        effects = s.figures.effects
        if effect < 0 or chance <= 0.0:
            return 0.0
        best = self.best_row(s, seat, effect)
        if best < 0:
            return 0.0
        kind = effects.verbs[best * c.VERBS + c.BUILDS]
        if kind > 0:
            return self.build(s, seat, best, chance)
        self.purse.pay(effects.pay, best, -1, chance, s)
        return self.collect(s, best, chance)

    def collect(self, s: Position, row: i64, chance: float) -> float:
        """Put goods and money of an option into the purse; returns its points and favors."""
        effects = s.figures.effects
        at = row * c.RESOURCES
        self.purse.take(effects.gain, row, chance)
        total = float(effects.gain[at + c.POINTS]) + float(effects.gain[at + c.ANY]) * self.price(STONE)
        return (total + float(effects.verbs[row * c.VERBS + c.GIVES_FAVOR]) * self.favor) * chance

    def gain_of(self, s: Position, seat: i64, row: i64) -> float:
        """What an option brings, less what it costs."""
        effects = s.figures.effects
        at = row * c.RESOURCES
        if effects.verbs[row * c.VERBS + c.BUILDS] > 0:
            return self.gain_of_building(s, seat, row)
        total = float(effects.gain[at + c.POINTS]) + self.worth_of_more_money(float(effects.gain[at + c.DENIERS]))
        for good in range(GOODS):
            total += float(effects.gain[at + good]) * self.price(good)
        total += float(effects.gain[at + c.ANY]) * self.price(STONE)
        total += float(effects.verbs[row * c.VERBS + c.GIVES_FAVOR]) * self.favor
        return total - self.worth_of_cost(effects.pay, row, -1, s)

    # ---- building

    def gain_of_building(self, s: Position, seat: i64, row: i64) -> float:
        tile = self.best_tile(s, seat, row)
        if tile == c.NO_TILE:
            return 0.0
        return self.worth_of_tile(s, tile) - self.worth_of_cost(s.figures.cost, tile, row, s)

    def best_tile(self, s: Position, seat: i64, row: i64) -> i64:
        """The most valuable tile, less its cost, of those an option can build; -1 if none is payable."""
        kind = s.figures.effects.verbs[row * c.VERBS + c.BUILDS]
        if kind == c.KIND_RESIDENCE:
            if not self.purse.can_pay(s.figures.cost, c.RESIDENCE, row, s):
                return c.NO_TILE
            for space in range(1, c.SPACES + 1):
                if can_convert(s, seat, space):
                    return c.RESIDENCE
            return c.NO_TILE
        if kind == c.KIND_PRESTIGE and count_residences(s, seat) == 0:
            return c.NO_TILE
        best: i64 = c.NO_TILE
        highest: float = 0.0
        for tile in range(first_tile(kind), last_tile(kind) + 1):
            if s.supply[tile] > 0 and self.purse.can_pay(s.figures.cost, tile, row, s):
                gain = self.worth_of_tile(s, tile) - self.worth_of_cost(s.figures.cost, tile, row, s)
                if best == c.NO_TILE or gain > highest:
                    highest = gain
                    best = tile
        return best

    def build(self, s: Position, seat: i64, row: i64, chance: float) -> float:
        tile = self.best_tile(s, seat, row)
        if tile == c.NO_TILE:
            return 0.0
        self.purse.pay(s.figures.cost, tile, row, chance, s)
        worth = self.worth_of_tile(s, tile)
        if s.figures.kind[tile] == c.KIND_PRESTIGE:
            worth -= self.site
        return worth * chance

    # ---- the round

    def use_specials(self, s: Position, seat: i64) -> float:
        """The seat's workers before the bridge that have not worked yet."""
        if s.phase > SPECIAL:
            return 0.0
        first: i64 = self.first_special(s)
        total: float = 0.0
        for special in range(first, c.JOUST_FIELD + 1):
            if s.special[special] == seat:
                if special in (c.TRADING_POST, c.JOUST_FIELD):
                    total += self.use(s, seat, s.figures.effect[special], 1.0)
                elif special == c.GUILD:
                    total += self.guild
                else:
                    total += self.gate * self.fresh
        return total

    def first_special(self, s: Position) -> i64:
        """The first building before the bridge that is still to work. One that is asking counts until it is done: a
        pass that makes it ask must not look like losing it."""
        if s.phase != SPECIAL or s.pending == a.ASK_GATE:
            return c.GATE
        asks = s.line < 0 and (s.pending == a.ASK_GUILD or s.pending == a.ASK_USE)
        return s.cursor if asks else s.cursor + s.busy

    def walk_the_road(self, s: Position, seat: i64) -> float:
        """Let every worker of the seat that is still on the road do its best, from the bridge on."""
        if s.phase > ACTIVATION:
            return 0.0
        total: float = 0.0
        for space in range(1, c.SPACES + 1):
            if s.worker[space] == seat and not (s.phase == ACTIVATION and s.cursor == space and s.part > 0):
                total += self.use(s, seat, s.figures.effect[s.tile[space]], self.chance_of(s, space))
        return total

    def build_castle(self, s: Position, seat: i64) -> float:
        """Batches of the purse, for a seat in the queue whose turn has not passed."""
        if s.phase > CASTLE:
            return 0.0
        total: float = 0.0
        if s.phase == CASTLE and s.part != 0:
            return total
        if not in_queue(s, seat):
            return total
        asked = s.seat == seat and (s.pending == a.ASK_CASTLE or s.pending == a.ASK_BATCH)
        if s.phase == CASTLE and not asked and self.has_had_turn(s, seat):
            if s.batches[seat] > 0:
                total += self.chance_of_favor(s, seat) * self.favor
            return total
        given: i64 = s.batches[seat]
        points = self.points_of_house(s)
        for _batch in range(MOST_BATCHES):
            if not self.purse.take_batch():
                break
            given += 1
            total += points
        if given == 0:
            return total - float(s.figures.no_batch_points)
        return total + self.chance_of_favor(s, seat) * self.favor


def make_judge() -> CaylusJudge:
    return CaylusJudge()
