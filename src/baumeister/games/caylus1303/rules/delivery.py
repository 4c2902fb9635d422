# compiled: mypyc
"""Phase 3, Delivery (Lieferung): bundles for the castle, and a favor for whoever delivers most.

A bundle is put together good by good in ascending order, so each one can be reached in exactly one way. Without the
Chamberlain the food of the bundle is not asked for: it is always in it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.goods import FOOD, GOLD, GOODS, count_from, kinds_from
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.position import DELIVERY, FAVOR_GIVEN, Position, gain_points, pay_goods

# parts of the phase
DELIVERING: Final = 0
FAVOR_AWARDED: Final = 1


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
        seat = s.site[s.cursor] if s.cursor < s.site_count else s.holder[c.DELIVERYMAN]
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
    """May a bundle begin with this good (after the food, which is never asked for)? It must be completable."""
    own = seat * GOODS
    if s.holder[c.CHAMBERLAIN] == seat:
        return fits_bundle(s.goods, own, good, 0, c.BUNDLE, True)
    return s.goods[own + FOOD] > 0 and fits_bundle(s.goods, own, good, FOOD + 1, c.BUNDLE - 1, False)


def can_continue_bundle(s: Position, seat: i64, good: i64) -> bool:
    """May this good be next in the current bundle?"""
    any_three = s.holder[c.CHAMBERLAIN] == seat
    return fits_bundle(s.goods, seat * GOODS, good, s.bundle_from, s.bundle_left, any_three)


def fits_bundle(goods: vec[i64], own: i64, good: i64, lowest: i64, left: i64, any_three: bool) -> bool:
    """May this good be the next of this many missing ones? The others must be of later kinds, or, where any three will
    do, of its own or later kinds."""
    if good < lowest or goods[own + good] == 0:
        return False
    if any_three:
        return count_from(goods, own, good, GOODS) >= left
    return kinds_from(goods, own, good) >= left


def only_for_bundle(goods: vec[i64], own: i64, lowest: i64, left: i64, any_three: bool) -> i64:
    """The next good of a bundle, if only one is possible; -1 if there is a choice."""
    only: i64 = -1
    for good in range(lowest, GOODS):
        if fits_bundle(goods, own, good, lowest, left, any_three):
            if only >= 0:
                return -1
            only = good
    return only


def begin_bundle(s: Position, seat: i64, good: i64) -> None:
    s.bundle_left = c.BUNDLE
    if s.holder[c.CHAMBERLAIN] != seat:
        put_in_bundle(s, seat, FOOD)
    put_in_bundle(s, seat, good)
    continue_bundle(s, seat)


def put_in_bundle(s: Position, seat: i64, good: i64) -> None:
    """One good into the bundle; without the Chamberlain the next must be of a later kind."""
    pay_goods(s, seat, good, 1)
    s.bundle_left -= 1
    s.bundle_from = good if s.holder[c.CHAMBERLAIN] == seat else good + 1
    if good == GOLD:
        s.bundle_gold = 1


def continue_bundle(s: Position, seat: i64) -> None:
    """Add goods as long as there is only one way; a full bundle is delivered."""
    any_three = s.holder[c.CHAMBERLAIN] == seat
    while s.bundle_left > 0:
        only = only_for_bundle(s.goods, seat * GOODS, s.bundle_from, s.bundle_left, any_three)
        if only < 0:
            s.ask(seat, a.ASK_BUNDLE)
            return
        put_in_bundle(s, seat, only)
    deliver_bundle(s, seat)


def worth_of_bundle(s: Position, seat: i64, with_gold: bool) -> i64:
    """5 points, more with Foreman and Goldsmith (once a round)."""
    points = s.figures.bundle_points
    if s.holder[c.FOREMAN] == seat:
        points += s.figures.foreman_points
    if with_gold and s.holder[c.GOLDSMITH] == seat and s.goldsmith_used == 0:
        points += s.figures.goldsmith_points
    return points


def deliver_bundle(s: Position, seat: i64) -> None:
    """A full bundle brings its points; then the seat may deliver another one."""
    points = worth_of_bundle(s, seat, s.bundle_gold != 0)
    if s.bundle_gold != 0 and s.holder[c.GOLDSMITH] == seat:
        s.goldsmith_used = 1
    s.bundle_from = 0
    s.bundle_gold = 0
    s.delivered[seat] += 1
    s.tell(a.DELIVERED, seat, s.delivered[seat])
    gain_points(s, seat, points)
    if can_deliver(s, seat):
        s.ask(seat, a.ASK_DELIVER)


def award_favor(s: Position) -> bool:
    """For the most bundles of the round; ties go to the worker further left; a player without a worker loses every
    tie."""
    best: i64 = -1
    most: i64 = 0
    for i in range(s.site_count):
        if s.delivered[s.site[i]] > most:
            best = s.site[i]
            most = s.delivered[best]
    late = s.holder[c.DELIVERYMAN]
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
