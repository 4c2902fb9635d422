# compiled: mypyc
"""Paying with cubes: gold is a joker, the payer chooses freely (docs/rules/magna_carta.md 3.0, ruling 38).

A price is (food, wood, stone, gold, white), a payment any cubes of the same number of which at most `white` are food,
wood or stone beyond what the price names; that gold covers the price's gold follows. Cubes are paid one by one in
ascending order of goods, so each payment can be reached in exactly one way; where there is no choice, nothing is asked.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.position import Position


def can_pay(s: Position, seat: i64, prices: vec[i64], row: i64, times: i64) -> bool:
    """Can the seat pay a row of a price table in full, this many times over?"""
    at = row * c.RESOURCES
    own = seat * c.GOODS
    white = prices[at + c.CUBE] * times
    joker = s.goods[own + c.GOLD] - prices[at + c.GOLD] * times
    if joker < 0:
        return False
    spare: i64 = 0
    for good in range(c.BASIC_GOODS):
        left = s.goods[own + good] - prices[at + good] * times
        if left < 0:
            joker += left
        else:
            spare += left
    return joker >= (white - spare if spare < white else 0)


def begin_payment(s: Position, prices: vec[i64], row: i64, times: i64) -> None:
    """Note what is to be paid; `continue_payment` pays it."""
    at = row * c.RESOURCES
    s.white = prices[at + c.CUBE] * times
    s.left = s.white
    for good in range(c.GOODS):
        s.price[good] = prices[at + good] * times
        s.left += s.price[good]


def can_pay_cube(s: Position, seat: i64, good: i64) -> bool:
    """May this be the next cube? The rest must be payable with cubes of its kind or later ones."""
    own = seat * c.GOODS
    if good < s.pay_from or s.goods[own + good] == 0:
        return False
    white = s.white
    paid: i64 = s.pay_same if good == s.pay_from else 0
    if good < c.GOLD and paid >= s.price[good] and white == 0:
        return False
    # The most that can still be paid from here on: what the price names, white cubes, and gold for all the rest.
    most = s.goods[own + c.GOLD]
    for other in range(good, c.BASIC_GOODS):
        need = s.price[other]
        if other == s.pay_from:
            need = need - s.pay_same if need > s.pay_same else 0
        have = s.goods[own + other]
        if have <= need:
            most += have
        else:
            most += need
            beyond = have - need if have - need < white else white
            white -= beyond
            most += beyond
    return most >= s.left


def only_cube(s: Position, seat: i64) -> i64:
    """The next cube, if only one good is possible; -1 if there is a choice."""
    only: i64 = -1
    for good in range(s.pay_from, c.GOODS):
        if can_pay_cube(s, seat, good):
            if only >= 0:
                return -1
            only = good
    return only


def continue_payment(s: Position, seat: i64) -> bool:
    """Pay as long as there is only one way; True when all is paid, else the seat is asked.

    Cubes of one kind that are paid in a row like this share one event."""
    same: i64 = -1
    count: i64 = 0
    while s.left > 0:
        only = only_cube(s, seat)
        if only < 0:
            break
        if only != same and count > 0:
            s.tell(a.PAID, seat, same, count)
            count = 0
        same = only
        count += 1
        take_payment(s, seat, only)
    if count > 0:
        s.tell(a.PAID, seat, same, count)
    if s.left > 0:
        s.ask(seat, a.ASK_PAY)
        return False
    end_payment(s)
    return True


def end_payment(s: Position) -> None:
    """Nothing of how it was paid remains: equal tables are equal states."""
    for good in range(c.GOODS):
        s.price[good] = 0
    s.pay_from = 0
    s.pay_same = 0
    s.white = 0


def pay_cube(s: Position, seat: i64, good: i64) -> None:
    """The cube a player has chosen."""
    take_payment(s, seat, good)
    s.tell(a.PAID, seat, good, 1)


def take_payment(s: Position, seat: i64, good: i64) -> None:
    """One cube goes to the bank."""
    if good != s.pay_from:
        s.pay_from = good
        s.pay_same = 0
    if good < c.GOLD and s.pay_same >= s.price[good]:
        s.white -= 1
    s.pay_same += 1
    s.left -= 1
    s.goods[seat * c.GOODS + good] -= 1
