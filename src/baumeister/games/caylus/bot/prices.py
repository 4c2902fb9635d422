# compiled: mypyc
"""What things are worth in Caylus, in points: the figures of the judge, and the prices and chances that follow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.goods import FOOD, GOLD, GOODS
from baumeister.engine.judge import RivalJudge
from baumeister.engine.vecs import vec
from baumeister.games.caylus.bot.purse import Purse
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.building import points_of
from baumeister.games.caylus.rules.castle import section_with_room
from baumeister.games.caylus.rules.placement import in_stables, places_in_stables
from baumeister.games.caylus.rules.position import ACTIVATION, PLACEMENT, PROVOST, ROUND_END, Position

#: Parts of a worth, in the order in which the judge adds them up.
CHOICE: Final = 0
SPECIAL_BUILDINGS: Final = 1
ROAD: Final = 2
BATCHES: Final = 3
PURSE: Final = 4
BUILDINGS: Final = 5
STANDING: Final = 6
PARTS: Final = 7
PART_NAMES: Final = ("begun", "specials", "road", "castle", "purse", "buildings", "standing")

#: What the final scoring gives, about: for a gold, another good, a denier.
FINAL_GOLD: Final = 3.0
FINAL_GOOD: Final = 0.33
FINAL_DENIER: Final = 0.25


class Prices(RivalJudge):
    """The figures of the judge, and the purse it goes through the round with."""

    def __init__(self) -> None:
        super().__init__(rivals=0.6, parts=PARTS)  # rivals: how much the others' average counts against the seat
        # ---- figures
        self.good: vec[float] = vec[float]([1.1, 1.1, 1.3, 1.6, 3.4])  # a spare good: food, wood, stone, cloth, gold
        self.plenty: float = 0.5  # the share of that for the fourth good of a kind and all after it
        self.denier: float = 0.55
        self.enough: float = 6.0  # as many as workers, at one each; 4 lost to 6 with two players
        self.rich: float = 0.5  # part of a denier's price for all beyond that
        self.favor: float = 3.2
        # a marker one column further, for the effects it comes to: points, deniers, goods, buildings
        self.column: vec[float] = vec[float]([0.6, 0.5, 0.6, 1.5])
        self.visit: float = 0.25  # the others' visits to one of the seat's tiles in a round
        self.site: float = 1.5  # a residence as a site for a prestige building
        self.guild: float = 0.7
        self.before: float = 0.25  # to place before one more of the others in the next round
        self.inn: float = 1.0
        self.gate: float = 0.6
        self.most: float = 0.5  # chance of the castle's favor while others stand in the queue
        self.later: float = 0.7  # a house in a section: favors, and no loss, at its scoring
        # chance to be activated, by the provost's distance: 3 spaces before the worker ... 3 behind it
        self.reach: vec[float] = vec[float]([0.1, 0.25, 0.45, 0.85, 0.92, 0.96, 0.98])
        # ---- the purse
        self.purse: Purse = Purse()
        self.left: float = 0.0  # rounds after this one
        # 1 with much of the game to go, 0 at its end: goods then count as the final scoring says
        self.fresh: float = 1.0
        self.best_gain: float = 0.0  # of the best option that was looked for last

    # ---- goods and money

    def price(self, good: i64) -> float:
        """A good in points; near the end it approaches what the final scoring gives."""
        final_price: float = FINAL_GOLD if good == GOLD else FINAL_GOOD
        return self.good[good] * self.fresh + final_price * (1.0 - self.fresh)

    def price_of_denier(self) -> float:
        return self.denier * self.fresh + FINAL_DENIER * (1.0 - self.fresh)

    def worth_of_purse(self) -> float:
        total: float = 0.0
        for good in range(GOODS):
            count = self.purse.amount[good]
            price = self.price(good)
            total += price * (count if count < 3.0 else 3.0 + (count - 3.0) * self.plenty)
        return total + self.worth_of_money(self.purse.amount[c.DENIERS])

    def worth_of_money(self, money: float) -> float:
        """Nobody needs more deniers than there are places for workers: those beyond `enough` count less."""
        if money > self.enough:
            money = self.enough + (money - self.enough) * self.rich
        return money * self.price_of_denier()

    def worth_of_more_money(self, deniers: float) -> float:
        """What deniers add to those in the purse."""
        money = self.purse.amount[c.DENIERS]
        return self.worth_of_money(money + deniers) - self.worth_of_money(money)

    def worth_of_cost(self, prices: vec[i64], row: i64, waived_row: i64, s: Position) -> float:
        total: float = -self.worth_of_more_money(-self.purse.cost(prices, row, waived_row, c.DENIERS, s))
        for good in range(GOODS):
            total += self.purse.cost(prices, row, waived_row, good, s) * self.price(good)
        at = row * c.RESOURCES
        total += float(prices[at + c.ANY]) * self.price(FOOD)
        if prices[at + c.CUBE] == 0:
            return total
        cube: i64 = GOLD if self.purse.is_left_with_gold(prices, row, waived_row, s) else FOOD
        return total + float(prices[at + c.CUBE]) * self.price(cube)

    # ---- buildings

    def worth_of_tile(self, s: Position, tile: i64) -> float:
        """A building that is yet to be laid: points, favors, and what it brings in later rounds."""
        return float(points_of(s, tile)) + float(s.figures.favors_on_build[tile]) * self.favor + self.future(s, tile)

    def future(self, s: Position, tile: i64) -> float:
        kind = s.figures.kind[tile]
        if kind in (c.KIND_WOOD, c.KIND_STONE):
            return self.visit * self.left
        income = float(s.figures.income[tile]) * self.left * self.price_of_denier()
        return income + self.site * self.fresh if tile == c.RESIDENCE else income

    def worth_of_buildings(self, s: Position, seat: i64) -> float:
        total: float = 0.0
        for space in range(1, c.SPACES + 1):
            if s.owner[space] == seat:
                total += self.future(s, s.tile[space])
            if s.waiting[space] == seat:
                total += float(s.figures.points[c.RESIDENCE]) + self.future(s, c.RESIDENCE)
        return total

    # ---- chances of the round

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

    def points_of_house(self, s: Position) -> float:
        section = section_with_room(s)
        if section < 0:
            return 0.0
        return float(s.figures.section_points[section]) + self.later

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

    # ---- what a seat has won for later

    def worth_of_standing(self, s: Position, seat: i64) -> float:
        """Favor markers, houses in sections that are yet to be scored, the inn, the turn order."""
        total: float = self.worth_of_order(s, seat)
        for line in range(c.LINES):
            total += self.column[line] * self.fresh * float(s.level[seat * c.LINES + line])
        for section in range(s.scored, c.SECTIONS):
            houses = s.houses[seat * c.SECTIONS + section]
            if s.phase == ROUND_END and section == s.scored and s.part == 1:
                continue
            total += self.later * (float(houses) if houses < 6 else 6.0)
            if houses == 0 and section == s.scored:
                total -= float(s.figures.no_house_points[section]) * 0.5
        if s.inn_left == seat or s.inn_right == seat:
            total += self.inn * self.fresh
        return total

    def worth_of_order(self, s: Position, seat: i64) -> float:
        """The place in the next round's turn order, as far as the stables show it by now."""
        if places_in_stables(s) == 0:
            return 0.0
        place: i64 = 0
        while place < s.stables_count and s.stables[place] != seat:
            place += 1
        if place == s.stables_count:
            for i in range(s.players):
                if s.order[i] == seat:
                    break
                if not in_stables(s, s.order[i]):
                    place += 1
        return self.before * self.fresh * float(s.players - 1 - place)
