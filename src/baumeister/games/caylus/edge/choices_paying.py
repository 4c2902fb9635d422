# compiled: mypyc
"""Prices in choices: what is certain to be paid for one. A wildcard that only one good can pay is paid
automatically."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.choosing import Payment
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES, GOODS
from baumeister.engine.payment import only_wildcards
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount, Move
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge import shapes as shape

#: Goods that are still to be chosen.
WILDCARDS = ("any", "cube")


def goods_of(player: shape.Player) -> vec[i64]:
    goods = player.goods
    return vec[i64]([goods.food, goods.wood, goods.stone, goods.cloth, goods.gold])


def wild_end(wildcard: str) -> i64:
    """The first good that a wildcard no longer stands for: `any` is never gold."""
    return BASIC_GOODS if wildcard == "any" else GOODS


def pay_price(player: shape.Player, price: tuple[Amount, ...]) -> Payment:
    """A price, as far as the payment is certain."""
    if not price:
        return Payment((), (), True)
    seat = player.seat
    goods = goods_of(player)
    wild = Amount("cube", 0)
    counts: dict[str, int] = {}
    moves: list[Move] = []
    for amount in price:
        if amount.resource in WILDCARDS:
            wild = amount
            continue
        counts[amount.resource] = amount.count
        if amount.resource == "deniers":
            moves += m.deniers_paid(seat, amount.count).moves
        else:
            goods[GOOD_NAMES.index(amount.resource)] -= amount.count
            moves += m.paid(seat, amount.resource, amount.count).moves
    only = only_wildcards(goods, 0, wild_end(wild.resource), wild.count)
    for name in only:
        counts[name] = counts.get(name, 0) + 1
        moves += m.paid(seat, name, 1).moves
    if len(only) < wild.count:
        counts[wild.resource] = wild.count - len(only)
    costs = tuple([Amount(resource, count) for resource, count in counts.items()])
    return Payment(costs, tuple(moves), len(only) == wild.count)


def next_wildcards(player: shape.Player, good: str, wildcard: str, left: int) -> list[str]:
    """A good that pays the first remaining wildcard, and those after it that leave no choice."""
    goods = goods_of(player)
    first = GOOD_NAMES.index(good)
    goods[first] -= 1
    return [good, *only_wildcards(goods, first, wild_end(wildcard), left - 1)]


def fee(seat: int, price: int) -> tuple[Move, ...]:
    """Money on its way to the bank."""
    return m.deniers_paid(seat, price).moves if price > 0 else ()
