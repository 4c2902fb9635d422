# compiled: mypyc
"""Phase 6, the castle (Schloßbau): batches in queue order, and a favor for whoever gives most.

A batch is food and two different other goods, gold allowed. Its food is not asked for, and the two others are named in
ascending order, so each batch can be reached in exactly one way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.goods import FOOD, GOODS, WOOD, kinds_from
from baumeister.engine.payment import only_wildcard
from baumeister.engine.vecs import vec
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.position import (
    CASTLE,
    Position,
    begin_phase,
    bring_home,
    gain_points,
    give_favors,
    lose_points,
    pay_goods,
)

# parts of the phase
BUILDING: Final = 0
FAVOR_AWARDED: Final = 1


def begin_castle(s: Position) -> None:
    """The cursor is the place in the queue."""
    begin_phase(s, CASTLE)


def next_castle(s: Position) -> bool:
    """In queue order, then the favor, then the workers go home; False when the phase is over."""
    while s.part == BUILDING:
        if s.cursor == s.queue_count:
            s.part = FAVOR_AWARDED
            award_favor(s)
            if s.favors > 0:
                return True
        else:
            seat = s.queue[s.cursor]
            s.cursor += 1
            if next_builder(s, seat):
                return True
    clear_queue(s)
    return False


def next_builder(s: Position, seat: i64) -> bool:
    """Ask for batches; whoever has none loses points, and with a full castle a batch in hand saves them."""
    if not has_batch(s, seat):
        lose_for_no_batch(s, seat)
        return False
    if section_with_room(s) < 0:
        return False
    s.ask_in_new_turn(seat, a.ASK_CASTLE)
    return True


def lose_for_no_batch(s: Position, seat: i64) -> None:
    s.tell(a.NO_BATCH, seat)
    lose_points(s, seat, s.figures.no_batch_points)


# ---- rooms


def houses_in(s: Position, section: i64) -> i64:
    count: i64 = 0
    for seat in range(s.players):
        count += s.houses[seat * c.SECTIONS + section]
    return count


def is_full(s: Position, section: i64) -> bool:
    return houses_in(s, section) >= s.figures.section_spaces[section]


def section_with_room(s: Position) -> i64:
    """The current section, the first that has not been scored; if it is full the next, and so on; -1: all full."""
    for section in range(s.scored, c.SECTIONS):
        if not is_full(s, section):
            return section
    return -1


# ---- batches


def has_batch(s: Position, seat: i64) -> bool:
    return s.goods[seat * GOODS + FOOD] > 0 and kinds_from(s.goods, seat * GOODS, WOOD) >= 2


def can_begin_batch(s: Position, seat: i64, good: i64) -> bool:
    """May a batch begin with this good after the food? A later kind must be there to complete it."""
    own = seat * GOODS
    if s.goods[own + FOOD] == 0 or s.goods[own + good] == 0 or good == FOOD:
        return False
    return kinds_from(s.goods, own, good + 1) >= 1


def can_end_batch(s: Position, seat: i64, good: i64) -> bool:
    return good >= s.batch_from and s.goods[seat * GOODS + good] > 0


def begin_batch(s: Position, seat: i64, good: i64) -> None:
    """Food and the first good; the second is asked for if there is a choice."""
    pay_goods(s, seat, FOOD, 1)
    pay_goods(s, seat, good, 1)
    s.batch_from = good + 1
    only = only_wildcard(s.goods, seat * GOODS, s.batch_from, GOODS, 1)
    if only < 0:
        s.ask(seat, a.ASK_BATCH)
    else:
        end_batch(s, seat, only)


def end_batch(s: Position, seat: i64, good: i64) -> None:
    """One house into the castle; then the same player may give another batch."""
    pay_goods(s, seat, good, 1)
    s.batch_from = 0
    section = section_with_room(s)
    s.houses[seat * c.SECTIONS + section] += 1
    s.batches[seat] += 1
    s.tell(a.BATCH_GIVEN, seat, section, s.batches[seat])
    gain_points(s, seat, s.figures.section_points[section])
    if has_batch(s, seat) and section_with_room(s) >= 0:
        s.ask(seat, a.ASK_CASTLE)


def stop_building(s: Position, seat: i64) -> None:
    """Whoever could have given a batch and gave none loses points too (rulings 28, 57)."""
    s.tell(a.DECLINED, seat)
    if s.batches[seat] == 0:
        lose_for_no_batch(s, seat)


def award_favor(s: Position) -> None:
    """For the most batches of the round, on a tie the earliest in the queue; nobody without a batch."""
    best: i64 = -1
    most: i64 = 0
    for i in range(s.queue_count):
        if s.batches[s.queue[i]] > most:
            best = s.queue[i]
            most = s.batches[best]
    if best >= 0:
        s.turn += 1
        give_favors(s, best, s.figures.most_batches_favors)


def clear_queue(s: Position) -> None:
    for i in range(s.queue_count):
        seat = s.queue[i]
        bring_home(s, seat, 0, c.NO_TILE, i)
        s.batches[seat] = 0
        s.queue[i] = -1
    s.queue_count = 0


def fill_batch_goods(s: Position, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Add the goods that may come next in the batch; the same for its first good and for its second."""
    first = s.pending == a.ASK_CASTLE
    for good in range(WOOD, GOODS):
        fits = can_begin_batch(s, seat, good) if first else can_end_batch(s, seat, good)
        if fits:
            buffer[count] = a.GIVE + good - WOOD
            count += 1
    return count
