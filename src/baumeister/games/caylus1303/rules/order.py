# compiled: mypyc
"""The order of turns from now on: in the view, so that clients need not derive it."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.delivery import DELIVERING
from baumeister.games.caylus1303.rules.planning import has_passed
from baumeister.games.caylus1303.rules.position import ACTIVATION, DELIVERY, DRAFT, PLANNING, STEWARDSHIP, Position


def turn_order(s: Position) -> tuple[int, ...]:
    """The seat that is asked, then those whose turn comes after it in the same part of the round: the rest of the draft
    or the planning, of the road up to the bridge or up to the provost, of the bridge, of the site, of the residences.

    Some of them may turn out to have nothing to decide."""
    if s.seat < 0:
        return ()
    later: list[int] = []
    if s.phase == DRAFT:
        later = [int((s.start_seat + s.players - place) % s.players) for place in range(s.cursor + 1, s.players + 1)]
    elif s.phase == PLANNING:
        later = _later_planners(s)
    elif s.phase == ACTIVATION:
        later = _later_on_bridge(s) if s.cursor == c.BRIDGE else _later_on_road(s)
    elif s.phase == DELIVERY and s.part == DELIVERING:
        later = [int(s.site[place]) for place in range(s.cursor, s.site_count)]
        if s.cursor <= s.site_count and s.holder[c.DELIVERYMAN] >= 0:
            later.append(int(s.holder[c.DELIVERYMAN]))
    elif s.phase == STEWARDSHIP:
        spaces = range(s.cursor + 1, c.LAST_YELLOW + 1)
        later = [int(s.owner[space]) for space in spaces if s.tile[space] == c.RESIDENCE]
    return (int(s.seat), *later)


def _later_planners(s: Position) -> list[int]:
    """Clockwise, without those who have passed; the last one continues alone."""
    first: i64 = s.plan_seat + 1
    seats = [int((first + step) % s.players) for step in range(s.players)]
    return [seat for seat in seats if not has_passed(s, seat) and (seat != s.seat or s.pending == a.ASK_EARLY_RISER)]


def _later_on_bridge(s: Position) -> list[int]:
    later = [int(s.bridge[place]) for place in range(s.part, s.players)]
    if s.part <= s.players and s.holder[c.BAILIFF] >= 0:
        later.append(int(s.holder[c.BAILIFF]))
    return later


def _later_on_road(s: Position) -> list[int]:
    """Workers in the order they are activated, up to the bridge or, beyond it, up to the provost."""
    end: i64 = c.BRIDGE - 1 if s.cursor < c.BRIDGE else s.provost if s.provost < c.SPACES else c.SPACES
    later: list[int] = []
    for space in range(s.cursor, end + 1):
        if space > s.cursor and s.worker[space] >= 0:
            later.append(int(s.worker[space]))
        if s.second_space == space and s.second_seat >= 0 and (space > s.cursor or s.part == 0):
            later.append(int(s.second_seat))
    return later
