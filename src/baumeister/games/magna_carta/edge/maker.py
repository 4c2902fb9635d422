# compiled: mypyc
"""What the answers to a decision of Magna Carta share: who is asked, what is paid and what comes.

Choices come from the view of the seat that is asked and from the figures, so a choice cannot tell more than the view
does. A price is what is really paid where there is only one way to pay it, gold for missing cubes included; where cubes
are still to be chosen it is what is printed. What would move shows the cubes that go without a question.
"""

from __future__ import annotations

from functools import cache, lru_cache

from baumeister.engine.amounts import some
from baumeister.engine.catalogue import Answer
from baumeister.engine.choosing import Asked, Facts, Payment
from baumeister.engine.wire import Amount, Move
from baumeister.games.magna_carta.edge import moves as m
from baumeister.games.magna_carta.edge import shapes as shape
from baumeister.games.magna_carta.edge.view import amounts_of
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.components import Figures
from baumeister.games.magna_carta.rules.payment import only_cube, take_payment
from baumeister.games.magna_carta.rules.position import Position

#: What lies before a player in a heap of its own; other resources are cubes of choice, tiles or points.
HEAPS = frozenset((*c.GOOD_NAMES, "deniers"))
#: So many different payments are remembered; the same few hundred come again and again.
MOST_PAYMENTS = 4096


class Maker(Asked[shape.MagnaCartaView, shape.AnyDecision, shape.Player, Figures]):
    """The choices of one decision."""

    def __init__(self, view: shape.MagnaCartaView, figures: Figures) -> None:
        super().__init__(view, figures)
        self.own = f"players/{self.seat}"
        #: The card of the road whose effect is used.
        self.power = f"road/{view.decision.place}" if isinstance(view.decision, shape.EffectDecision) else None

    def paying(self, costs: tuple[Amount, ...]) -> tuple[Move, ...]:
        return paid_at_once(self.seat, costs)

    def gaining(self, gains: tuple[Amount, ...]) -> tuple[Move, ...]:
        """What is certain to come; cubes of choice are taken one by one."""
        found: list[Move] = []
        for amount in gains:
            if amount.resource in HEAPS:
                found += m.gained(self.seat, amount.resource, amount.count).moves
            elif amount.resource == "tiles":
                found += self.taking_tiles(amount.count)
        return tuple(found)

    def taking_tiles(self, count: int) -> list[Move]:
        """From the best section still stocked, one after the other."""
        found: list[Move] = []
        for section in c.SECTION_NAMES:
            taken = min(count, getattr(self.view.stock, section))
            if taken:
                found += m.tiles_taken(self.seat, section, taken).moves
                count -= taken
        return found

    def payment(self, price: tuple[Amount, ...]) -> Payment:
        return pay_price(self.figures, self.seat, self.player.goods, price)

    def batches_price(self, batches: int) -> tuple[Amount, ...]:
        return tuple([Amount(one.resource, one.count * batches) for one in amounts_of(self.figures.batch, 0)])


def decline(maker: Maker, _argument: str) -> Facts:
    return Facts(group="magna_carta-group-pass", by=maker.power)


DECLINE = Answer("decline", decline)


# ---- prices


@lru_cache(maxsize=MOST_PAYMENTS)
def pay_price(figures: Figures, seat: int, goods: shape.Goods, price: tuple[Amount, ...]) -> Payment:
    """A price in cubes, as far as the payment is certain; the printed one while cubes are still to be chosen."""
    bill = bill_of(figures, goods, price)
    bill.left = sum([amount.count for amount in price])
    bill.white = sum([amount.count for amount in price if amount.resource == "cube"])
    paid = cubes_of(pay_forced(bill))
    complete = bill.left == 0
    return Payment(paid if complete else price, paid_at_once(seat, paid), complete)


def bill_of(figures: Figures, goods: shape.Goods, price: tuple[Amount, ...]) -> Position:
    """A table of its own at which seat 0 has these goods and pays this price; how far it has come is to be set."""
    bill = Position(figures, None)
    for number, name in enumerate(c.GOOD_NAMES):
        bill.goods[number] = getattr(goods, name)
    for amount in price:
        if amount.resource != "cube":
            bill.price[c.GOOD_NAMES.index(amount.resource)] = amount.count
    return bill


def pay_forced(bill: Position) -> list[int]:
    """Pay as long as there is only one way: how many of each good."""
    paid = [0] * len(c.GOOD_NAMES)
    while bill.left > 0:
        only = only_cube(bill, 0)
        if only < 0:
            break
        take_payment(bill, 0, only)
        paid[only] += 1
    return paid


def paid_at_once(seat: int, costs: tuple[Amount, ...]) -> tuple[Move, ...]:
    """What certainly goes to the bank: not the cubes of choice."""
    return tuple([m.paid(seat, amount.resource, amount.count).moves[0] for amount in costs if amount.resource in HEAPS])


@cache
def card_terms(figures: Figures, card: str) -> tuple[tuple[Amount, ...], tuple[Amount, ...]]:
    """What is printed on a card: its price, and the points it is worth."""
    number = figures.card(card)
    points = int(figures.points[number])
    return amounts_of(figures.cost, number), some("points", points)


def cubes_of(counts: list[int]) -> tuple[Amount, ...]:
    """How many of each good, without those of which there are none."""
    return tuple([Amount(c.GOOD_NAMES[good], count) for good, count in enumerate(counts) if count])
