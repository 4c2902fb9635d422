# compiled: mypyc
"""Prices in choices: what is certain to be paid for one. A wildcard that only one good can pay is paid
automatically."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.choosing import Payment
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES
from baumeister.engine.payment import only_wildcards
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount, Move
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge import shapes as shape


def goods_of(player: shape.Player) -> vec[i64]:
    goods = player.goods
    return vec[i64]([goods.food, goods.wood, goods.stone, goods.cloth, goods.gold])


def pay_price(player: shape.Player, price: tuple[Amount, ...]) -> Payment:
    """A price, as far as the payment is certain."""
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
    """A good that pays the first remaining wildcard, and those after it that leave no choice."""
    goods = goods_of(player)
    first = GOOD_NAMES.index(good)
    goods[first] -= 1
    return [good, *only_wildcards(goods, first, BASIC_GOODS, left - 1)]
