# compiled: mypyc
"""What the answers to a decision of Caylus 1303 share: who is asked, what is paid and what comes.

Choices come from the view of the seat that is asked and from the figures, so a choice cannot tell more than the view
does. What goes by itself (a wildcard that only one good can pay, the last goods of a bundle) is part of the action that
brings it about.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.catalogue import Answer
from baumeister.engine.choosing import Facts, Payment
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES
from baumeister.engine.payment import only_wildcards
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount, Move
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.rules.components import Figures

GROUP_OTHERWISE = "caylus1303-group-pass"


class Maker:
    """The choices of one decision."""

    def __init__(self, view: shape.Caylus1303View, figures: Figures) -> None:
        assert view.decision is not None
        self.view = view
        self.figures = figures
        self.decision = view.decision
        self.seat = view.decision.seat
        self.player = view.players[self.seat]

    def power_of(self, character: str) -> str | None:
        """Where the character lies that the player uses; None if it does not have it."""
        held = character in self.player.characters
        return f"players/{self.seat}/characters/{character}" if held else None

    def limited(self, gain: tuple[Amount, ...]) -> tuple[Amount, ...]:
        """What really comes: workers only as far as the camp has any."""
        found = []
        for amount in gain:
            count = min(amount.count, self.player.camp) if amount.resource == "workers" else amount.count
            if count:
                found.append(Amount(amount.resource, count))
        return tuple(found)

    def gained(self, brings: tuple[Amount, ...]) -> tuple[Move, ...]:
        found: list[Move] = []
        for amount in brings:
            if amount.resource == "workers":
                found += m.workers_from_camp(self.seat, amount.count).moves
            elif amount.resource == "points":
                found += m.points_gained(self.seat, amount.count).moves
            else:
                found += m.gained(self.seat, amount.resource, amount.count).moves
        return tuple(found)


def decline(_maker: Maker, _argument: str) -> Facts:
    return Facts(group=GROUP_OTHERWISE)


DECLINE = Answer("decline", decline)


# ---- prices


def goods_of(player: shape.Player) -> vec[i64]:
    goods = player.goods
    return vec[i64]([goods.food, goods.wood, goods.stone, goods.cloth, goods.gold])


def pay_price(player: shape.Player, price: tuple[Amount, ...]) -> Payment:
    """A price, as far as it is certain what is paid for it."""
    seat = player.seat
    goods = goods_of(player)
    wild = 0
    counts: dict[str, int] = {}
    moves: list[Move] = []
    for amount in price:
        if amount.resource == "any":
            wild = amount.count
            continue
        counts[amount.resource] = amount.count
        if amount.resource == "workers":
            moves += m.workers_to_camp(seat, amount.count).moves
        else:
            goods[GOOD_NAMES.index(amount.resource)] -= amount.count
            moves += m.paid(seat, amount.resource, amount.count).moves
    only = only_wildcards(goods, 0, BASIC_GOODS, wild)
    for name in only:
        counts[name] = counts.get(name, 0) + 1
        moves += m.paid(seat, name, 1).moves
    if len(only) < wild:
        counts["any"] = wild - len(only)
    costs = tuple([Amount(resource, count) for resource, count in counts.items()])
    return Payment(costs, tuple(moves), len(only) == wild)


def next_wildcards(player: shape.Player, good: str, left: int) -> list[str]:
    """A good that pays the first of the wildcards that are left, and those after it that leave no choice."""
    goods = goods_of(player)
    first = GOOD_NAMES.index(good)
    goods[first] -= 1
    return [good, *only_wildcards(goods, first, BASIC_GOODS, left - 1)]
