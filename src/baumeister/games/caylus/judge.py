# compiled: mypyc
"""What a position of Caylus is worth, in points.

A worker brings nothing before its building works, so the judge thinks the round to its end: it goes through the special
buildings and along the road with a purse (goods and money), lets every worker of the seat do the best it can with what
is in the purse by then, gives batches to the castle, and counts what is left.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from baumeister.engine.bits import bit, has
from baumeister.engine.goods import FOOD, GOLD, GOODS
from baumeister.engine.judge import Judge
from baumeister.engine.state import State
from baumeister.engine.vecs import vec
from baumeister.games.caylus import actions as a
from baumeister.games.caylus.building import count_residences, first_tile, last_tile, points_of
from baumeister.games.caylus.castle import section_with_room
from baumeister.games.caylus.components import (
    ANY,
    BUILDS,
    COLUMNS,
    CUBE,
    DENIERS,
    GIVES_FAVOR,
    GUILD,
    JOUST_FIELD,
    KIND_PRESTIGE,
    KIND_RESIDENCE,
    KIND_STONE,
    KIND_WOOD,
    LINES,
    NO_TILE,
    POINTS,
    RESIDENCE,
    RESOURCES,
    SECTIONS,
    SPACES,
    TOWERS,
    TRADING_POST,
    VERBS,
)
from baumeister.games.caylus.favor import column_effect, is_line_used, open_columns
from baumeister.games.caylus.lawyer import can_convert
from baumeister.games.caylus.placement import in_queue
from baumeister.games.caylus.position import (
    ACTIVATION,
    CASTLE,
    OVER,
    PLACEMENT,
    PROVOST,
    ROUND_END,
    SPECIAL,
    Position,
)
from baumeister.games.caylus.purse import Purse

#: Steps of the bailiff in a round, about.
PACE: Final = 1.5
MOST_BATCHES: Final = 5


@final
class CaylusJudge(Judge):
    """The figures of the judge, and the purse it goes through the round with."""

    def __init__(self) -> None:
        # ---- figures
        self.rivals: float = 0.6  # how much the others' average counts against the seat
        self.good: vec[float] = vec[float]([1.1, 1.1, 1.3, 1.6, 3.4])  # a spare good: food, wood, stone, cloth, gold
        self.plenty: float = 0.5  # part of that for the fourth good of a kind and all after it
        self.denier: float = 0.55
        self.rich: float = 0.5  # part of that for the thirteenth denier and all after it
        self.favor: float = 3.2
        self.column: float = 0.5  # a marker one column further, with half the game to go
        self.visit: float = 0.25  # visits of the others to an own tile in a round
        self.site: float = 1.5  # a residence as a site for a prestige building
        self.guild: float = 0.7
        self.stables: float = 0.3
        self.inn: float = 1.0
        self.gate: float = 0.6
        self.most: float = 0.5  # chance for the favor of the castle while others stand in the queue
        self.later: float = 0.7  # a house in a section: favors, and no loss, at its scoring
        # chance to be activated, by the provost's distance: 3 spaces before the worker ... 3 behind it
        self.reach: vec[float] = vec[float]([0.1, 0.25, 0.45, 0.85, 0.92, 0.96, 0.98])
        # ---- the purse
        self.purse: Purse = Purse()
        self.left: float = 0.0  # rounds after this one
        self.fresh: float = (
            1.0  # 1 with much of the game to go, 0 at its end: goods then count as the final scoring says
        )

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        others: float = 0.0
        for other in range(state.players):
            if other != seat:
                others += self.worth(state, other)
        return self.worth(state, seat) - self.rivals * others / float(state.players - 1)

    def worth(self, s: Position, seat: i64) -> float:
        """What a seat has and may expect, without regard to the others."""
        total = float(s.points[seat])
        if s.phase == OVER:
            return total
        self.left = float(s.figures.scoring_space[TOWERS] - s.bailiff) / PACE - 0.5
        if self.left < 0.0:
            self.left = 0.0
        self.fresh = self.left / 3.0 if self.left < 3.0 else 1.0
        self.purse.fill(s, seat)
        total += self.finish_choice(s, seat)
        total += self.use_specials(s, seat)
        total += self.walk_the_road(s, seat)
        total += self.build_castle(s, seat)
        total += self.worth_of_purse()
        total += self.worth_of_buildings(s, seat)
        total += self.worth_of_standing(s, seat)
        return total

    # ---- prices

    def price(self, good: i64) -> float:
        """A good in points; near the end it tends to what the final scoring gives."""
        final_price: float = 3.0 if good == GOLD else 0.33
        return self.good[good] * self.fresh + final_price * (1.0 - self.fresh)

    def price_of_denier(self) -> float:
        return self.denier * self.fresh + 0.25 * (1.0 - self.fresh)

    def worth_of_purse(self) -> float:
        total: float = 0.0
        for good in range(GOODS):
            count = self.purse.amount[good]
            price = self.price(good)
            total += price * (count if count < 3.0 else 3.0 + (count - 3.0) * self.plenty)
        money = self.purse.amount[DENIERS]
        return total + self.price_of_denier() * (money if money < 12.0 else 12.0 + (money - 12.0) * self.rich)

    # ---- the choice that is being made

    def finish_choice(self, s: Position, seat: i64) -> float:
        """What a choice still brings that the seat has begun: a price half paid, goods to take, a batch, a favor."""
        total: float = 0.0
        if s.seat == seat and s.pending == a.ASK_PAY:
            self.purse.pay_wildcards(float(s.wild), s.wild_end)
            if s.target != NO_TILE:
                total += self.worth_of_tile(s, s.target)
            else:
                total += self.collect(s, s.option, 1.0)
        elif s.seat == seat and s.pending == a.ASK_TAKE:
            total += float(s.takes) * self.price(2)
        elif s.seat == seat and s.pending == a.ASK_SITE:
            total += self.worth_of_tile(s, s.target) - self.site
        elif s.seat == seat and s.pending == a.ASK_BATCH:
            self.purse.pay_wildcards(1.0, GOODS)
            total += self.points_of_house(s)
        elif s.seat == seat and s.pending == a.ASK_COLUMN:
            total += self.best_column(s, seat, s.line, s.level[seat * LINES + s.line])
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
            for line in range(LINES):
                if not is_line_used(s, seat, line) and not has(taken, line):
                    level = s.level[seat * LINES + line]
                    gain = self.best_column(s, seat, line, level + 1 if level < open_columns(s) else level)
                    if best < 0 or gain > highest:
                        highest = gain
                        best = line
            if best < 0:
                return total
            taken |= bit(best)
            total += highest + self.column * self.fresh
            owed -= 1
        return total

    def best_column(self, s: Position, seat: i64, line: i64, level: i64) -> float:
        highest: float = 0.0
        for column in range(1, (level if level < COLUMNS else COLUMNS) + 1):
            gain = self.best_option(s, seat, column_effect(s, line, column))
            if gain > highest:
                highest = gain
        return highest

    # ---- effects

    def best_option(self, s: Position, seat: i64, effect: i64) -> float:
        """The gain of the best payable option; 0 if none is worth it."""
        effects = s.figures.effects
        highest: float = 0.0
        for row in range(effects.first[effect], effects.first[effect] + effects.count[effect]):
            if self.purse.can_pay(effects.pay, row, -1, s):
                gain = self.gain_of(s, seat, row)
                if gain > highest:
                    highest = gain
        return highest

    def use(self, s: Position, seat: i64, effect: i64, chance: float) -> float:
        """Use an effect in the best way the purse allows; the points it brings (goods go into the purse)."""
        effects = s.figures.effects
        if effect < 0 or chance <= 0.0:
            return 0.0
        best: i64 = -1
        highest: float = 0.0
        for row in range(effects.first[effect], effects.first[effect] + effects.count[effect]):
            if self.purse.can_pay(effects.pay, row, -1, s):
                gain = self.gain_of(s, seat, row)
                if gain > highest:
                    highest = gain
                    best = row
        if best < 0:
            return 0.0
        kind = effects.verbs[best * VERBS + BUILDS]
        if kind > 0:
            return self.build(s, seat, best, chance)
        self.purse.pay(effects.pay, best, -1, chance, s)
        return self.collect(s, best, chance)

    def worth_of_cost(self, prices: vec[i64], row: i64, waived_row: i64, s: Position) -> float:
        total = self.purse.cost(prices, row, waived_row, DENIERS, s) * self.price_of_denier()
        for good in range(GOODS):
            total += self.purse.cost(prices, row, waived_row, good, s) * self.price(good)
        at = row * RESOURCES
        return total + float(prices[at + ANY] + prices[at + CUBE]) * self.price(FOOD)

    def collect(self, s: Position, row: i64, chance: float) -> float:
        """Goods and money of an option into the purse; its points and favors."""
        effects = s.figures.effects
        at = row * RESOURCES
        self.purse.take(effects.gain, row, chance)
        total = float(effects.gain[at + POINTS]) + float(effects.gain[at + ANY]) * self.price(2)
        return (total + float(effects.verbs[row * VERBS + GIVES_FAVOR]) * self.favor) * chance

    def gain_of(self, s: Position, seat: i64, row: i64) -> float:
        """What an option brings, less what it costs."""
        effects = s.figures.effects
        at = row * RESOURCES
        if effects.verbs[row * VERBS + BUILDS] > 0:
            return self.gain_of_building(s, seat, row)
        total = float(effects.gain[at + POINTS]) + float(effects.gain[at + DENIERS]) * self.price_of_denier()
        for good in range(GOODS):
            total += float(effects.gain[at + good]) * self.price(good)
        total += float(effects.gain[at + ANY]) * self.price(2)
        total += float(effects.verbs[row * VERBS + GIVES_FAVOR]) * self.favor
        return total - self.worth_of_cost(effects.pay, row, -1, s)

    # ---- building

    def gain_of_building(self, s: Position, seat: i64, row: i64) -> float:
        tile = self.best_tile(s, seat, row)
        if tile == NO_TILE:
            return 0.0
        return self.worth_of_tile(s, tile) - self.worth_of_cost(s.figures.cost, tile, row, s)

    def best_tile(self, s: Position, seat: i64, row: i64) -> i64:
        """The tile worth most, less its cost, of those an option can build; -1 if none is payable."""
        kind = s.figures.effects.verbs[row * VERBS + BUILDS]
        if kind == KIND_RESIDENCE:
            if not self.purse.can_pay(s.figures.cost, RESIDENCE, row, s):
                return NO_TILE
            for space in range(1, SPACES + 1):
                if can_convert(s, seat, space):
                    return RESIDENCE
            return NO_TILE
        if kind == KIND_PRESTIGE and count_residences(s, seat) == 0:
            return NO_TILE
        best: i64 = NO_TILE
        highest: float = 0.0
        for tile in range(first_tile(kind), last_tile(kind) + 1):
            if s.supply[tile] > 0 and self.purse.can_pay(s.figures.cost, tile, row, s):
                gain = self.worth_of_tile(s, tile) - self.worth_of_cost(s.figures.cost, tile, row, s)
                if best == NO_TILE or gain > highest:
                    highest = gain
                    best = tile
        return best

    def build(self, s: Position, seat: i64, row: i64, chance: float) -> float:
        tile = self.best_tile(s, seat, row)
        if tile == NO_TILE:
            return 0.0
        self.purse.pay(s.figures.cost, tile, row, chance, s)
        worth = self.worth_of_tile(s, tile)
        if s.figures.kind[tile] == KIND_PRESTIGE:
            worth -= self.site
        return worth * chance

    def worth_of_tile(self, s: Position, tile: i64) -> float:
        """A building that is yet to be laid: points, favors, and what it brings in later rounds."""
        return float(points_of(s, tile)) + float(s.figures.favors_on_build[tile]) * self.favor + self.future(s, tile)

    def future(self, s: Position, tile: i64) -> float:
        kind = s.figures.kind[tile]
        if kind in (KIND_WOOD, KIND_STONE):
            return self.visit * self.left
        income = float(s.figures.income[tile]) * self.left * self.price_of_denier()
        return income + self.site * self.fresh if tile == RESIDENCE else income

    def worth_of_buildings(self, s: Position, seat: i64) -> float:
        total: float = 0.0
        for space in range(1, SPACES + 1):
            if s.owner[space] == seat:
                total += self.future(s, s.tile[space])
            if s.waiting[space] == seat:
                total += float(s.figures.points[RESIDENCE]) + self.future(s, RESIDENCE)
        return total

    # ---- the round

    def use_specials(self, s: Position, seat: i64) -> float:
        """The seat's workers before the bridge that have not worked yet."""
        if s.phase > SPECIAL:
            return 0.0
        first: i64 = s.cursor + s.busy if s.phase == SPECIAL else 0
        total: float = 0.0
        for special in range(first, JOUST_FIELD + 1):
            if s.special[special] == seat:
                if special in (TRADING_POST, JOUST_FIELD):
                    total += self.use(s, seat, s.figures.effect[special], 1.0)
                elif special == GUILD:
                    total += self.guild
                else:
                    total += self.gate
        for i in range(s.stables_count):
            if s.stables[i] == seat:
                total += self.stables
        return total

    def walk_the_road(self, s: Position, seat: i64) -> float:
        """Let every worker of the seat that is still on the road do its best, from the bridge on."""
        if s.phase > ACTIVATION:
            return 0.0
        total: float = 0.0
        for space in range(1, SPACES + 1):
            if s.worker[space] == seat and not (s.phase == ACTIVATION and s.cursor == space and s.part > 0):
                total += self.use(s, seat, s.figures.effect[s.tile[space]], self.chance_of(s, space))
        return total

    def chance_of(self, s: Position, space: i64) -> float:
        """How likely a space is to be activated."""
        distance: i64 = s.provost - space
        if s.phase == ACTIVATION:
            return 1.0 if distance >= 0 else 0.0
        if s.phase == PROVOST and s.cursor == s.players and s.pending != a.ASK_PROVOST:
            return 1.0 if distance >= 0 else 0.0
        if distance < -3:
            return 0.0
        return self.reach[(distance if distance < 3 else 3) + 3]

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
        for _ in range(MOST_BATCHES):
            if not self.purse.take_batch():
                break
            given += 1
            total += points
        if given == 0:
            return total - float(s.figures.no_batch_points)
        return total + self.chance_of_favor(s, seat) * self.favor

    def has_had_turn(self, s: Position, seat: i64) -> bool:
        for i in range(s.cursor):
            if s.queue[i] == seat:
                return True
        return False

    def chance_of_favor(self, s: Position, seat: i64) -> float:
        """The first of the queue has it, unless somebody gives more."""
        if s.queue_count == 1:
            return 1.0 if s.phase > PLACEMENT else 0.85
        return self.most + 0.2 if s.queue[0] == seat else self.most - 0.2

    def points_of_house(self, s: Position) -> float:
        section = section_with_room(s)
        if section < 0:
            return 0.0
        return float(s.figures.section_points[section]) + self.later

    # ---- what a seat has won for later

    def worth_of_standing(self, s: Position, seat: i64) -> float:
        """Favor markers, houses in sections that are yet to be scored, the inn."""
        total: float = 0.0
        for line in range(LINES):
            total += self.column * self.fresh * float(s.level[seat * LINES + line])
        for section in range(s.scored, SECTIONS):
            houses = s.houses[seat * SECTIONS + section]
            if s.phase == ROUND_END and section == s.scored and s.part == 1:
                continue
            total += self.later * (float(houses) if houses < 6 else 6.0)
            if houses == 0 and section == s.scored:
                total -= float(s.figures.no_house_points[section]) * 0.5
        if s.inn_left == seat or s.inn_right == seat:
            total += self.inn * self.fresh
        return total


def make_judge() -> CaylusJudge:
    return CaylusJudge()
