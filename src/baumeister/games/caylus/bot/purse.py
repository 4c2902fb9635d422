# compiled: mypyc
"""The purse the judge of Caylus goes through the round with: goods and money, including those that are only likely.

Amounts are fractions: a good that comes with a chance of 0.8 is 0.8 of a good.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS, FOOD, GOLD, GOODS, WOOD
from baumeister.engine.vecs import vec
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.position import Position

#: How little may be missing from a price, or from a good of a batch.
CRUMB: Final = 0.3


@final
class Purse:
    def __init__(self) -> None:
        self.amount: vec[float] = vec[float]([0.0] * c.RESOURCES)

    def fill(self, s: Position, seat: i64) -> None:
        """What the seat has now."""
        for good in range(GOODS):
            self.amount[good] = float(s.goods[seat * GOODS + good])
        self.amount[c.DENIERS] = float(s.deniers[seat])

    def can_pay(self, prices: vec[i64], row: i64, waived_row: i64, s: Position) -> bool:
        spare: float = 0.0
        basic: float = 0.0
        at = row * c.RESOURCES
        for good in range(GOODS):
            left = self.amount[good] - self.cost(prices, row, waived_row, good, s)
            if left < -CRUMB:
                return False
            spare += left
            if good < BASIC_GOODS:
                basic += left
        if self.amount[c.DENIERS] < self.cost(prices, row, waived_row, c.DENIERS, s) - CRUMB:
            return False
        return basic > float(prices[at + c.ANY]) - CRUMB and spare > float(prices[at + c.CUBE]) - CRUMB

    def cost(self, prices: vec[i64], row: i64, waived_row: i64, resource: i64, s: Position) -> float:
        count = prices[row * c.RESOURCES + resource]
        if waived_row >= 0:
            count -= s.figures.effects.waive[waived_row * c.RESOURCES + resource]
        return float(count) if count > 0 else 0.0

    def pay(self, prices: vec[i64], row: i64, waived_row: i64, chance: float, s: Position) -> None:
        for good in range(GOODS):
            self.amount[good] -= self.cost(prices, row, waived_row, good, s) * chance
        self.amount[c.DENIERS] -= self.cost(prices, row, waived_row, c.DENIERS, s) * chance
        at = row * c.RESOURCES
        self.pay_wildcards(float(prices[at + c.ANY]) * chance, BASIC_GOODS)
        self.pay_wildcards(float(prices[at + c.CUBE]) * chance, GOODS)

    def pay_wildcards(self, count: float, wild_end: i64) -> None:
        """Goods of choice are paid with the most plentiful; with gold (if allowed) only if nothing else is left."""
        while count > 0.05:
            part: float = 1.0 if count > 1.0 else count
            most: i64 = 0
            for good in range(1, BASIC_GOODS):
                if self.amount[good] > self.amount[most]:
                    most = good
            if wild_end > GOLD and self.amount[most] < part - CRUMB:
                most = GOLD
            self.amount[most] -= part
            count -= part

    def is_left_with_gold(self, prices: vec[i64], row: i64, waived_row: i64, s: Position) -> bool:
        """Is there no basic good left for a good of choice once the fixed part of a price is paid?"""
        for good in range(BASIC_GOODS):
            if self.amount[good] - self.cost(prices, row, waived_row, good, s) >= 1.0 - CRUMB:
                return False
        return True

    def take(self, gains: vec[i64], row: i64, chance: float) -> None:
        """Goods and money an option brings."""
        at = row * c.RESOURCES
        for good in range(GOODS):
            self.amount[good] += float(gains[at + good]) * chance
        self.amount[c.DENIERS] += float(gains[at + c.DENIERS]) * chance

    def take_batch(self) -> bool:
        """Food and the two most plentiful others; gold only if there is nothing else."""
        if self.amount[FOOD] < 1.0 - CRUMB:
            return False
        first: i64 = -1
        second: i64 = -1
        for good in range(WOOD, GOODS):
            if self.amount[good] < 1.0 - CRUMB or (good == GOLD and second >= 0):
                continue
            if first < 0 or self.amount[good] > self.amount[first]:
                second = first
                first = good
            elif second < 0 or self.amount[good] > self.amount[second]:
                second = good
        if second < 0:
            return False
        self.amount[FOOD] -= 1.0
        self.amount[first] -= 1.0
        self.amount[second] -= 1.0
        return True
