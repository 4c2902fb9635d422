# compiled: mypyc
"""What moves between a player and the bank, which is nowhere (None): goods, deniers, whole prices of the Caylus games.

Choices need these for every action, so equal ones are made once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from mypy_extensions import i64

from baumeister.engine.catalogue import Trace
from baumeister.engine.choosing import Payment
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES, GOODS
from baumeister.engine.payment import only_wildcards
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount, Move


def moved(*moves: Move) -> Trace:
    return Trace(moves)


def heap(seat: int, resource: str) -> str:
    """Where a player's deniers or goods of one kind lie."""
    return f"players/{seat}/deniers" if resource == "deniers" else f"players/{seat}/goods/{resource}"


@cache
def gained(seat: int, resource: str, count: int) -> Trace:
    return moved(Move(resource, None, heap(seat, resource), count, seat))


@cache
def paid(seat: int, resource: str, count: int) -> Trace:
    return moved(Move(resource, heap(seat, resource), None, count, seat))


def deniers_gained(seat: int, count: int) -> Trace:
    return gained(seat, "deniers", count)


def deniers_paid(seat: int, count: int) -> Trace:
    return paid(seat, "deniers", count)


# ---- prices

#: Goods of choice, with the good before which their kinds end: `any` is never gold.
WILD_ENDS: Final = {"any": BASIC_GOODS, "cube": GOODS}
NUMBERS: Final = {name: number for number, name in enumerate(GOOD_NAMES)}


def goods_of(player: Any) -> vec[i64]:
    goods = player.goods
    return vec[i64]([goods.food, goods.wood, goods.stone, goods.cloth, goods.gold])


def pay_price(player: Any, price: tuple[Amount, ...], fee: Callable[[int, int], Trace]) -> Payment:
    """A price, as far as it is certain what is paid for it; `fee` says what moves for what is no good."""
    if not price:
        return Payment((), (), True)
    seat = player.seat
    goods = goods_of(player)
    wild = Amount("any", 0)
    counts: dict[str, int] = {}
    moves: list[Move] = []
    for amount in price:
        resource = amount.resource
        if resource in WILD_ENDS:
            wild = amount
            continue
        counts[resource] = amount.count
        if resource in NUMBERS:
            goods[NUMBERS[resource]] -= amount.count
            moves += paid(seat, resource, amount.count).moves
        else:
            moves += fee(seat, amount.count).moves
    only = only_wildcards(goods, 0, WILD_ENDS[wild.resource], wild.count)
    for name in only:
        counts[name] = counts.get(name, 0) + 1
        moves += paid(seat, name, 1).moves
    if len(only) < wild.count:
        counts[wild.resource] = wild.count - len(only)
    costs = tuple([Amount(resource, count) for resource, count in counts.items()])
    return Payment(costs, tuple(moves), len(only) == wild.count)


def next_wildcards(player: Any, good: str, wildcard: str, left: int) -> list[str]:
    """A good that pays the first of the wildcards that are left, and those after it that leave no choice."""
    goods = goods_of(player)
    first = NUMBERS[good]
    goods[first] -= 1
    return [good, *only_wildcards(goods, first, WILD_ENDS[wildcard], left - 1)]
