# compiled: mypyc
"""Prices in goods: what is due, whether it can be paid, and wildcards in ascending order.

A price is a row of a table that begins with the GOODS numbers of its fixed goods (at `at`); part of it may be waived by
a row of another table (at `waived_at`; -1: nothing is). Wildcards are paid one by one in ascending order of goods, so
that each payment can be reached in exactly one way.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.goods import GOOD_NAMES, GOODS, count_from
from baumeister.engine.vecs import vec


def due(prices: vec[i64], at: i64, waived: vec[i64], waived_at: i64, resource: i64) -> i64:
    """How much of one resource a price asks for, less what is waived."""
    count = prices[at + resource]
    if waived_at >= 0:
        count -= waived[waived_at + resource]
    return count if count > 0 else 0


def left_over(
    goods: vec[i64], own: i64, prices: vec[i64], at: i64, waived: vec[i64], waived_at: i64, wild_end: i64
) -> i64:
    """Goods of the kinds below `wild_end` left for wildcards after paying the fixed goods; -1: cannot pay."""
    spare: i64 = 0
    for good in range(GOODS):
        left = goods[own + good] - due(prices, at, waived, waived_at, good)
        if left < 0:
            return -1
        if good < wild_end:
            spare += left
    return spare


def fits_wildcard(goods: vec[i64], own: i64, good: i64, lowest: i64, wild_end: i64, wild: i64) -> bool:
    """May this good be the next of `wild` wildcards? The rest must be payable with its kind or later ones."""
    if good < lowest or good >= wild_end or goods[own + good] == 0:
        return False
    return count_from(goods, own, good, wild_end) >= wild


def only_wildcard(goods: vec[i64], own: i64, lowest: i64, wild_end: i64, wild: i64) -> i64:
    """The next wildcard, if only one good is possible; -1 if there is a choice."""
    only: i64 = -1
    for good in range(lowest, wild_end):
        if fits_wildcard(goods, own, good, lowest, wild_end, wild):
            if only >= 0:
                return -1
            only = good
    return only


def only_wildcards(goods: vec[i64], lowest: i64, wild_end: i64, wild: i64) -> list[str]:
    """The next of `wild` wildcards by name, as long as there is only one way to pay them; takes them from `goods`."""
    found: list[str] = []
    while wild > 0:
        only = only_wildcard(goods, 0, lowest, wild_end, wild)
        if only < 0:
            break
        goods[only] -= 1
        lowest = only
        wild -= 1
        found.append(GOOD_NAMES[only])
    return found
