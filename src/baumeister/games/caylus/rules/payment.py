# compiled: mypyc
"""Paying: fixed goods and money at once, wildcards one by one where there is a choice.

A `cube` is every good, gold too, also of a kind the cost already names (rulings 13, 36); `any` is every good but gold
(ruling 12). Gold is not a joker: it pays printed gold and a `cube`, nothing else (rulings 9, 35).
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS, GOODS
from baumeister.engine.payment import due, fits_wildcard, left_over, only_wildcard
from baumeister.engine.vecs import vec
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.position import Position, pay_deniers, pay_goods


def can_pay(s: Position, seat: i64, prices: vec[i64], row: i64, waived_row: i64) -> bool:
    """Can the seat pay a row of a price table in full, less what an option (row) waives?"""
    at = row * c.RESOURCES
    waived = s.figures.effects.waive
    less = waived_row * c.RESOURCES  # -1 is no row, and stays below 0
    if s.deniers[seat] < due(prices, at, waived, less, c.DENIERS):
        return False
    if prices[at + c.ANY] > 0:
        return (
            left_over(
                goods=s.goods,
                own=seat * GOODS,
                prices=prices,
                at=at,
                waived=waived,
                waived_at=less,
                wild_end=BASIC_GOODS,
            )
            >= prices[at + c.ANY]
        )
    return (
        left_over(goods=s.goods, own=seat * GOODS, prices=prices, at=at, waived=waived, waived_at=less, wild_end=GOODS)
        >= prices[at + c.CUBE]
    )


def pay_fixed(s: Position, seat: i64, prices: vec[i64], row: i64, waived_row: i64) -> None:
    """Pay goods and money of a price; its wildcards are left in `wild` for `pay_wildcards`."""
    at = row * c.RESOURCES
    waived = s.figures.effects.waive
    less = waived_row * c.RESOURCES  # -1 is no row, and stays below 0
    for good in range(GOODS):
        count = due(prices, at, waived, less, good)
        if count > 0:
            pay_goods(s, seat, good, count)
    pay_deniers(s, seat, due(prices, at, waived, less, c.DENIERS))
    s.wild = prices[at + c.CUBE] + prices[at + c.ANY]
    s.wild_from = 0
    s.wild_end = BASIC_GOODS if prices[at + c.ANY] > 0 else GOODS


def can_pay_wildcard(s: Position, seat: i64, good: i64) -> bool:
    """May this good be the next wildcard?"""
    return fits_wildcard(s.goods, seat * GOODS, good, s.wild_from, s.wild_end, s.wild)


def pay_wildcards(s: Position, seat: i64) -> bool:
    """Pay wildcards as long as there is only one way; True when all are paid, else the seat is asked."""
    while s.wild > 0:
        only = only_wildcard(s.goods, seat * GOODS, s.wild_from, s.wild_end, s.wild)
        if only < 0:
            s.ask(seat, a.ASK_PAY)
            return False
        pay_wildcard(s, seat, only)
    return True


def pay_wildcard(s: Position, seat: i64, good: i64) -> None:
    pay_goods(s, seat, good, 1)
    s.wild -= 1
    s.wild_from = good
