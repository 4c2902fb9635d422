# compiled: mypyc
"""Building tiles: Carpenter and Stonemason on the road, monuments on residences (rulebook: c) Zimmermann, Maurer)."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.road import first_empty
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.payment import can_pay, pay_fixed, pay_wildcards
from baumeister.games.caylus1303.rules.position import FAVOR_GIVEN, Position, gain_points, in_supply


def first_empty_space(s: Position) -> i64:
    """The lowest empty space of the road; 0 when the road is full."""
    return first_empty(s.tile, c.FIRST_YELLOW, c.SPACES)


def first_tile(kind: i64) -> i64:
    """Tiles of a kind are numbered in a row: from here ..."""
    return c.WOOD_FIRST if kind == c.KIND_WOOD else c.STONE_FIRST


def last_tile(kind: i64) -> i64:
    """... to here."""
    return (c.STONE_FIRST if kind == c.KIND_WOOD else c.MONUMENT_FIRST) - 1


def can_build_tile(s: Position, seat: i64, tile: i64, waived_row: i64) -> bool:
    """Is the tile in the supply, and can its cost be paid, less what an option (row) waives?"""
    return in_supply(s, tile) and can_pay(s, seat, s.figures.cost, tile, s.figures.effects.waive, waived_row)


def can_build_kind(s: Position, seat: i64, kind: i64, waived_row: i64) -> bool:
    """Can the seat build any tile of a kind? Needs a house, an empty space, a tile, and its cost (rulings 29, 53)."""
    if s.houses[seat] == 0 or first_empty_space(s) == 0:
        return False
    for tile in range(first_tile(kind), last_tile(kind) + 1):
        if can_build_tile(s, seat, tile, waived_row):
            return True
    return False


def begin_building(s: Position, seat: i64, tile: i64, waived_row: i64) -> None:
    """Pay for a tile; when nothing is left to choose it is laid at once."""
    s.target = tile
    pay_fixed(s, seat, s.figures.cost, tile, s.figures.effects.waive, waived_row)
    if pay_wildcards(s, seat):
        finish_building(s, seat)


def worth_of_building(s: Position, seat: i64, tile: i64) -> i64:
    """Points for building a tile: more with the Architect, who must be held when it is built (ruling 71)."""
    points = s.figures.points[tile]
    if s.holder[c.ARCHITECT] == seat:
        points += s.figures.architect_points
    return points


def finish_building(s: Position, seat: i64) -> None:
    """The tile is paid: lay it, mark it, gain its points."""
    tile = s.target
    s.supply &= ~bit(tile)
    s.road_changes += 1
    if s.figures.kind[tile] == c.KIND_MONUMENT:
        # On the residence in question; the house stays and keeps marking it (ruling 27).
        s.tile[s.cursor] = tile
        s.tell(a.MONUMENT_BUILT, seat, tile, s.cursor)
    else:
        space = first_empty_space(s)
        s.tile[space] = tile
        s.owner[space] = seat
        s.houses[seat] -= 1
        s.tell(a.BUILT, seat, tile, space)
    gain_points(s, seat, worth_of_building(s, seat, tile))
    s.target = c.NO_TILE
    if s.figures.favor_on_build[tile] > 0:
        s.favor_stage = FAVOR_GIVEN
        s.favor_seat = seat
