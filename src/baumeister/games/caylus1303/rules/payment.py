# compiled: mypyc
"""Paying: fixed goods and workers at once, wildcards one by one where there is a choice.

A wildcard (`any`) is food, wood, stone or cloth, also of a kind the cost already names, never gold (ruling 52).
Wildcards are paid in ascending order of goods, so each payment can be reached in exactly one way.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS, GOODS
from baumeister.engine.payment import due, fits_wildcard, left_over, only_wildcard
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.position import Position, pay_goods, send_workers


def can_pay(s: Position, seat: i64, prices: vec[i64], row: i64, waived: vec[i64], waived_row: i64) -> bool:
    """Can the seat pay a row of a price table in full, less what is waived (row -1: nothing is)?

    Workers as a price come from the stock only (ruling 3)."""
    at = row * c.RESOURCES
    spare = left_over(
        goods=s.goods,
        own=seat * GOODS,
        prices=prices,
        at=at,
        waived=waived,
        waived_at=waived_row * c.RESOURCES,
        wild_end=BASIC_GOODS,
    )
    return spare >= prices[at + c.ANY] and s.workers[seat] >= prices[at + c.WORKERS]


def pay_fixed(s: Position, seat: i64, prices: vec[i64], row: i64, waived: vec[i64], waived_row: i64) -> None:
    """Pay goods and workers of a price; its wildcards are left in `wild` for `pay_wildcards`."""
    at = row * c.RESOURCES
    for good in range(GOODS):
        count = due(prices, at, waived, waived_row * c.RESOURCES, good)
        if count > 0:
            pay_goods(s, seat, good, count)
    send_workers(s, seat, prices[at + c.WORKERS])
    s.wild = prices[at + c.ANY]
    s.wild_from = 0


def can_pay_wildcard(s: Position, seat: i64, good: i64) -> bool:
    """May this good be the next wildcard? The rest must be payable with goods of its kind or later ones."""
    return fits_wildcard(s.goods, seat * GOODS, good, s.wild_from, BASIC_GOODS, s.wild)


def pay_wildcards(s: Position, seat: i64) -> bool:
    """Pay wildcards as long as there is only one way; True when all are paid, else the seat is asked."""
    while s.wild > 0:
        only = only_wildcard(s.goods, seat * GOODS, s.wild_from, BASIC_GOODS, s.wild)
        if only < 0:
            s.ask(seat, a.ASK_PAY)
            return False
        pay_wildcard(s, seat, only)
    return True


def pay_wildcard(s: Position, seat: i64, good: i64) -> None:
    pay_goods(s, seat, good, 1)
    s.wild -= 1
    s.wild_from = good
