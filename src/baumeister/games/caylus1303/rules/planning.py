# compiled: mypyc
"""Phase 1, Planning (Planung): workers on buildings or on the construction site, or pass."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.road import stands_in
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.position import PLANNING, Position


def begin_planning(s: Position) -> None:
    s.phase = PLANNING
    s.part = 0
    s.plan_seat = (s.start_seat + s.players - 1) % s.players
    s.tell(a.ROUND_BEGUN, s.round, s.start_seat)


def next_planner(s: Position) -> bool:
    """Ask the Early Riser once, then everybody in turn; False when all have passed."""
    if s.part == 0:
        s.part = 1
        early = s.holder[c.EARLY_RISER]
        if early >= 0 and s.workers[early] >= 1 + s.figures.early_riser_workers:
            s.ask_in_new_turn(early, a.ASK_EARLY_RISER)
            return True
    if s.bridge_count == s.players:
        return False
    s.plan_seat = (s.plan_seat + 1) % s.players
    while has_passed(s, s.plan_seat):
        s.plan_seat = (s.plan_seat + 1) % s.players
    s.ask_in_new_turn(s.plan_seat, a.ASK_PLAN)
    return True


def has_passed(s: Position, seat: i64) -> bool:
    return stands_in(s.bridge, s.bridge_count, seat)


def on_site(s: Position, seat: i64) -> bool:
    return stands_in(s.site, s.site_count, seat)


def extra_workers(s: Position, seat: i64) -> i64:
    """Workers a placement sends to the camp besides the placed one.

    The Early Riser's placement always costs them; others only after the first pass (one per placement, however many
    have passed, ruling 41), and the Night Worker is exempt from that, but not from the Early Riser's cost."""
    if s.pending == a.ASK_EARLY_RISER and s.seat == seat:
        return s.figures.early_riser_workers
    if s.bridge_count == 0:
        return 0
    if s.holder[c.NIGHT_WORKER] == seat:
        return s.figures.night_worker_extra
    return s.figures.extra_workers


def can_enter(s: Position, seat: i64, space: i64) -> bool:
    """Is this a building that takes workers, free, or open to the Journeyman's second worker?"""
    tile = s.tile[space]
    if space == c.BRIDGE or tile == c.NO_TILE or s.figures.kind[tile] >= c.KIND_MONUMENT:
        return False
    occupant = s.worker[space]
    if occupant < 0:
        return True
    return s.holder[c.JOURNEYMAN] == seat and s.second_space == 0 and occupant != seat


def place_on_building(s: Position, seat: i64, space: i64) -> None:
    """Worker to its place, additional one to the camp, then the owner's points (ruling 42)."""
    s.workers[seat] -= 1
    place: i64 = 0
    if s.worker[space] < 0:
        s.worker[space] = seat
    else:
        place = 1
        s.second_space = space
        s.second_seat = seat
    s.tell(a.PLACED, seat, space, s.tile[space], place)
    pay_extra_workers(s, seat)
    owner = s.owner[space]
    if owner >= 0 and owner != seat:
        points = s.figures.owner_points
        if s.holder[c.THIEF] == seat:
            points = s.figures.thief_points
        elif s.holder[c.STEWARD] == owner:
            points = s.figures.steward_points
        if points > 0:
            s.points[owner] += points
            s.tell(a.OWNER_POINTS, owner, points, space)


def place_on_site(s: Position, seat: i64) -> None:
    s.workers[seat] -= 1
    s.site[s.site_count] = seat
    s.site_count += 1
    s.tell(a.PLACED_ON_SITE, seat, s.site_count)
    pay_extra_workers(s, seat)


def pay_extra_workers(s: Position, seat: i64) -> None:
    extra = extra_workers(s, seat)
    if extra > 0:
        s.workers[seat] -= extra
        s.camp[seat] += extra
        s.tell(a.EXTRA_WORKER, seat, extra)


def pass_turn(s: Position, seat: i64) -> None:
    """The pass marker goes to the bridge; the first to pass takes the start player marker at once (ruling 40)."""
    s.bridge[s.bridge_count] = seat
    s.bridge_count += 1
    s.tell(a.PASSED, seat, s.bridge_count)
    if s.bridge_count == 1:
        s.start_seat = seat
        s.tell(a.TOOK_MARKER, seat)


def fill_placements(s: Position, seat: i64, buffer: vec[i64], count: i64) -> i64:
    """Add every legal placement to the buffer; all its workers must be in stock beforehand."""
    if s.workers[seat] < 1 + extra_workers(s, seat):
        return count
    for space in range(1, c.SPACES + 1):
        if can_enter(s, seat, space):
            buffer[count] = a.PLACE + space - 1
            count += 1
    if not on_site(s, seat):
        buffer[count] = a.PLACE_SITE
        count += 1
    return count
