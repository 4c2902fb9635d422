# compiled: mypyc
"""Phase 3, Delivery (Lieferung): bundles for the castle, and a favor for whoever delivers most.

A bundle is put together good by good in ascending order, so that each one is reached in exactly one way. Without the
Chamberlain the food of the bundle is not asked for: it is always in it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.goods import FOOD, GOLD, GOODS
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303 import actions as a
from baumeister.games.caylus1303.components import CHAMBERLAIN, DELIVERYMAN, FOREMAN, GOLDSMITH
from baumeister.games.caylus1303.position import (
    DELIVERY,
    FAVOR_GIVEN,
    Position,
    gain_points,
    pay_goods,
)

# parts of the phase
DELIVERING: Final = 0
FAVOR_AWARDED: Final = 1

BUNDLE: Final = 3


def begin_delivery(s: Position) -> None:
    s.phase = DELIVERY
    s.part = DELIVERING
    s.cursor = 0


def next_delivery(s: Position) -> bool:
    """Site workers from left to right, the Deliveryman last; then the favor; False when the phase is over."""
    while s.part == DELIVERING:
        if s.cursor > s.site_count:
            s.part = FAVOR_AWARDED
            if award_favor(s):
                return True
            break
        seat = s.site[s.cursor] if s.cursor < s.site_count else s.holder[DELIVERYMAN]
        s.cursor += 1
        if seat >= 0 and can_deliver(s, seat):
            s.ask_in_new_turn(seat, a.ASK_DELIVER)
            return True
    clear_site(s)
    return False


def can_deliver(s: Position, seat: i64) -> bool:
    for good in range(GOODS):
        if can_begin_bundle(s, seat, good):
            return True
    return False


def can_begin_bundle(s: Position, seat: i64, good: i64) -> bool:
    """May a bundle begin with this good (after the food that goes without saying)? It must be completable."""
    own = seat * GOODS
    if s.goods[own + good] == 0:
        return False
    if s.holder[CHAMBERLAIN] == seat:
        return count_from(s, seat, good) >= BUNDLE
    return good != FOOD and s.goods[own + FOOD] > 0 and kinds_from(s, seat, good) >= BUNDLE - 1


def count_from(s: Position, seat: i64, good: i64) -> i64:
    """How many goods of this and later kinds the seat has."""
    total: i64 = 0
    for other in range(good, GOODS):
        total += s.goods[seat * GOODS + other]
    return total


def kinds_from(s: Position, seat: i64, good: i64) -> i64:
    """How many different kinds from this one on the seat has."""
    kinds: i64 = 0
    for other in range(good, GOODS):
        if s.goods[seat * GOODS + other] > 0:
            kinds += 1
    return kinds


def can_continue_bundle(s: Position, seat: i64, good: i64) -> bool:
    """May this good be the next one of the bundle that is being put together?"""
    if good < s.bundle_from or s.goods[seat * GOODS + good] == 0:
        return False
    if s.holder[CHAMBERLAIN] == seat:
        return count_from(s, seat, good) >= s.bundle_left
    return kinds_from(s, seat, good) >= s.bundle_left


def begin_bundle(s: Position, seat: i64, good: i64) -> None:
    s.bundle_left = BUNDLE
    if s.holder[CHAMBERLAIN] != seat:
        put_in_bundle(s, seat, FOOD)
    put_in_bundle(s, seat, good)
    continue_bundle(s, seat)


def put_in_bundle(s: Position, seat: i64, good: i64) -> None:
    """One good into the bundle; without the Chamberlain the next must be of a later kind."""
    pay_goods(s, seat, good, 1)
    s.bundle_left -= 1
    s.bundle_from = good if s.holder[CHAMBERLAIN] == seat else good + 1
    if good == GOLD:
        s.bundle_gold = 1


def continue_bundle(s: Position, seat: i64) -> None:
    """Add goods as long as there is only one way; a full bundle is delivered."""
    while s.bundle_left > 0:
        only: i64 = -1
        choices: i64 = 0
        for good in range(GOODS):
            if can_continue_bundle(s, seat, good):
                only = good
                choices += 1
        if choices > 1:
            s.ask(seat, a.ASK_BUNDLE)
            return
        put_in_bundle(s, seat, only)
    deliver_bundle(s, seat)


def deliver_bundle(s: Position, seat: i64) -> None:
    """5 points, more with Foreman and Goldsmith (once a round); then the seat may deliver another one."""
    points = s.figures.bundle_points
    if s.holder[FOREMAN] == seat:
        points += s.figures.foreman_points
    if s.bundle_gold != 0 and s.holder[GOLDSMITH] == seat and s.goldsmith_used == 0:
        s.goldsmith_used = 1
        points += s.figures.goldsmith_points
    s.bundle_from = 0
    s.bundle_gold = 0
    s.delivered[seat] += 1
    s.tell(a.DELIVERED, seat, s.delivered[seat])
    gain_points(s, seat, points)
    if can_deliver(s, seat):
        s.ask(seat, a.ASK_DELIVER)


def award_favor(s: Position) -> bool:
    """Most bundles of the round; ties to the worker further left; without a worker one loses every tie."""
    best: i64 = -1
    most: i64 = 0
    for i in range(s.site_count):
        if s.delivered[s.site[i]] > most:
            best = s.site[i]
            most = s.delivered[best]
    late = s.holder[DELIVERYMAN]
    if late >= 0 and s.delivered[late] > most:
        best = late
    if best < 0:
        return False
    s.favor_stage = FAVOR_GIVEN
    s.favor_seat = best
    s.turn += 1
    return True


def clear_site(s: Position) -> None:
    """Site workers go to the camp after the favor, which therefore cannot take them (ruling 62)."""
    for i in range(s.site_count):
        s.camp[s.site[i]] += 1
        s.tell(a.SITE_LEFT, s.site[i], i + 1)
        s.site[i] = -1
    s.site_count = 0


def fill_bundle_goods(s: Position, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Add the goods that may come next in the bundle; the same for its first good and for later ones."""
    first = s.pending == a.ASK_DELIVER
    for good in range(GOODS):
        fits = can_begin_bundle(s, seat, good) if first else can_continue_bundle(s, seat, good)
        if fits:
            buffer[count] = a.GIVE + good
            count += 1
    return count
