# compiled: mypyc
"""The lawyer (Notar): a neutral building or one of your own becomes a residence, at once or after its worker has used
it."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.payment import can_pay, pay_fixed
from baumeister.games.caylus.rules.position import Position, bring_home, gain_points


def can_convert(s: Position, seat: i64, space: i64) -> bool:
    """A neutral building or the seat's own craft building, never a lawyer, and not one that is already waiting (ruling
    69).

    The user of the lawyer counts, not its owner (ruling 49)."""
    tile = s.tile[space]
    if tile == c.NO_TILE or s.figures.convertible[tile] == 0 or s.waiting[space] >= 0:
        return False
    return s.owner[space] == seat or s.figures.kind[tile] == c.KIND_NEUTRAL


def can_use_lawyer(s: Position, seat: i64, waived_row: i64) -> bool:
    if not can_pay(s, seat, s.figures.cost, c.RESIDENCE, waived_row):
        return False
    for space in range(1, c.SPACES + 1):
        if can_convert(s, seat, space):
            return True
    return False


def begin_conversion(s: Position, seat: i64, space: i64) -> None:
    """Pay now; with a worker on the building, anybody's, the replacement waits (rulings 20, 51, 71)."""
    pay_fixed(s, seat, s.figures.cost, c.RESIDENCE, s.option)
    if s.worker[space] >= 0:
        s.waiting[space] = seat
        s.tell(a.CONVERSION_WAITS, seat, space, s.tile[space])
    else:
        convert(s, seat, space)


def convert(s: Position, seat: i64, space: i64) -> None:
    """A neutral tile leaves the game, a craft tile returns to the supply; the residence is the payer's."""
    tile = s.tile[space]
    returns: i64 = 0 if s.figures.kind[tile] == c.KIND_NEUTRAL else 1
    s.tell(a.CONVERTED, seat, space, tile, returns)
    s.supply[tile] += returns
    s.tile[space] = c.RESIDENCE
    s.road_changes += 1
    s.owner[space] = seat
    gain_points(s, seat, s.figures.points[c.RESIDENCE])


def worker_home(s: Position, space: i64) -> None:
    """The worker goes home; a conversion that waited for it happens now (rulings 52, 68)."""
    bring_home(s, s.worker[space], space, c.NO_TILE, 0)
    s.worker[space] = -1
    if s.waiting[space] >= 0:
        seat = s.waiting[space]
        s.waiting[space] = -1
        convert(s, seat, space)
