# compiled: mypyc
"""The purse the judge of Caylus 1303 walks along the road with: goods and workers, including those that are only
likely.

Amounts are fractions: a good that comes with a chance of 0.8 is 0.8 of a good.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS, CLOTH, FOOD, GOODS, WOOD
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.position import Position

#: Less than this part of a good does not count; and this little may be missing from a price.
CRUMB: Final = 0.3


@final
class Purse:
    def __init__(self) -> None:
        self.amount: vec[float] = vec[float]([0.0] * c.RESOURCES)

    def fill(self, s: Position, seat: i64) -> None:
        """What the seat has now."""
        for good in range(GOODS):
            self.amount[good] = float(s.goods[seat * GOODS + good])
        self.amount[c.WORKERS] = float(s.workers[seat])

    def can_pay(self, prices: vec[i64], row: i64) -> bool:
        """Is a price in the purse, goods that are only likely to come included?"""
        at = row * c.RESOURCES
        spare: float = 0.0
        for good in range(GOODS):
            left = self.amount[good] - float(prices[at + good])
            if left < -CRUMB:
                return False
            if good < BASIC_GOODS:
                spare += left
        return (
            spare > float(prices[at + c.ANY]) - CRUMB and self.amount[c.WORKERS] > float(prices[at + c.WORKERS]) - CRUMB
        )

    def pay(self, prices: vec[i64], row: i64, part: float) -> None:
        at = row * c.RESOURCES
        for good in range(GOODS):
            self.amount[good] -= part * float(prices[at + good])
        self.amount[c.WORKERS] -= part * float(prices[at + c.WORKERS])
        self.pay_any(part * float(prices[at + c.ANY]))

    def pay_any(self, count: float) -> None:
        """Pay wildcards with the most plentiful good."""
        while count > 0.0:
            most: i64 = FOOD
            for good in range(BASIC_GOODS):
                if self.amount[good] > self.amount[most]:
                    most = good
            step: float = count if count < 1.0 else 1.0
            self.amount[most] -= step
            count -= step

    def give_back(self, waived: vec[i64], row: i64, part: float) -> None:
        """Goods of a price that are not paid."""
        for good in range(GOODS):
            self.amount[good] += part * float(waived[row * c.RESOURCES + good])

    def take(self, gains: vec[i64], row: i64, part: float) -> None:
        """Goods and workers an option brings."""
        at = row * c.RESOURCES
        for good in range(GOODS):
            self.amount[good] += part * float(gains[at + good])
        self.amount[c.WORKERS] += part * float(gains[at + c.WORKERS])
        if gains[at + c.ANY] > 0:
            self.amount[self.rarest()] += part * float(gains[at + c.ANY])

    def rarest(self) -> i64:
        """The good to take if there is a choice: the scarcest, preferring cloth."""
        best: i64 = CLOTH
        for good in range(BASIC_GOODS):
            if self.amount[good] < self.amount[best]:
                best = good
        return best

    def make_bundles(self, any_three: bool) -> float:
        """Take bundles out, keeping gold back; returns how many. `any_three`: with the Chamberlain they need not
        differ."""
        return self.bundles_of_any() if any_three else self.bundles_with_food()

    def bundles_of_any(self) -> float:
        goods: float = CRUMB
        for good in range(BASIC_GOODS):
            goods += self.amount[good]
        bundles: float = 0.0
        while goods >= float(c.BUNDLE):
            self.pay_any(float(c.BUNDLE))
            goods -= float(c.BUNDLE)
            bundles += 1.0
        return bundles

    def bundles_with_food(self) -> float:
        """Food and the two most plentiful other kinds, repeatedly."""
        amount = self.amount
        bundles: float = 0.0
        while amount[FOOD] > CRUMB:
            first: i64 = WOOD
            second: i64 = CLOTH
            for good in range(WOOD, BASIC_GOODS):
                if amount[good] > amount[first]:
                    second = first
                    first = good
                elif good != first and amount[good] > amount[second]:
                    second = good
            part: float = amount[second] if amount[second] < amount[FOOD] else amount[FOOD]
            if part > 1.0:
                part = 1.0
            if part < CRUMB:
                break
            amount[FOOD] -= part
            amount[first] -= part
            amount[second] -= part
            bundles += part
        return bundles
