# compiled: mypyc
"""Building (Konstruktionsgebäude): wood and stone tiles on the road, prestige tiles on the builder's residences."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.road import first_empty
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.payment import can_pay, pay_fixed, pay_wildcards
from baumeister.games.caylus.rules.position import Position, gain_points, give_favors


def first_tile(kind: i64) -> i64:
    """Tiles of a kind are numbered in a row: from here ..."""
    if kind == c.KIND_PRESTIGE:
        return c.PRESTIGE_FIRST
    return c.WOOD_FIRST if kind == c.KIND_WOOD else c.STONE_FIRST


def last_tile(kind: i64) -> i64:
    """... to here."""
    if kind == c.KIND_PRESTIGE:
        return c.TILES - 1
    return (c.STONE_FIRST if kind == c.KIND_WOOD else c.RESIDENCE) - 1


def can_build_tile(s: Position, seat: i64, tile: i64, waived_row: i64) -> bool:
    """Is the tile in the supply, and can its cost be paid, less what an option (row) waives?"""
    return s.supply[tile] > 0 and can_pay(s, seat, s.figures.cost, tile, waived_row)


def has_site(s: Position, seat: i64, kind: i64) -> bool:
    """Craft tiles need an empty space on the road (ruling 32), prestige tiles a residence of the builder's."""
    if kind == c.KIND_PRESTIGE:
        return count_residences(s, seat) > 0
    return first_empty(s.tile, 1, c.SPACES) > 0


def can_build_kind(s: Position, seat: i64, kind: i64, waived_row: i64) -> bool:
    """Can the seat build any tile of a kind?"""
    if not has_site(s, seat, kind):
        return False
    for tile in range(first_tile(kind), last_tile(kind) + 1):
        if can_build_tile(s, seat, tile, waived_row):
            return True
    return False


# ---- wood and stone tiles


def begin_building(s: Position, seat: i64, tile: i64, waived_row: i64) -> None:
    """Pay for a craft tile; when nothing is left to choose it is laid at once."""
    s.target = tile
    pay_fixed(s, seat, s.figures.cost, tile, waived_row)
    if pay_wildcards(s, seat):
        finish_building(s, seat)


def finish_building(s: Position, seat: i64) -> None:
    """The tile is paid: lay it on the lowest empty space, mark it, gain its points and favors."""
    tile = s.target
    s.target = c.NO_TILE
    space = first_empty(s.tile, 1, c.SPACES)
    s.tile[space] = tile
    s.road_changes += 1
    s.owner[space] = seat
    s.supply[tile] -= 1
    s.tell(a.BUILT, seat, tile, space)
    reward(s, seat, tile)


def reward(s: Position, seat: i64, tile: i64) -> None:
    """Points and favors for a new building; whoever builds a returned tile earns them again (ruling 48)."""
    gain_points(s, seat, points_of(s, tile))
    give_favors(s, seat, s.figures.favors_on_build[tile])


def points_of(s: Position, tile: i64) -> i64:
    """Printed points; the lawyer has fewer in late printings (option lawyer_points)."""
    if tile == c.LAWYER and s.lawyer_points != 0:
        return s.figures.late_points[tile]
    return s.figures.points[tile]


# ---- prestige tiles


def count_residences(s: Position, seat: i64) -> i64:
    count: i64 = 0
    for space in range(1, c.SPACES + 1):
        if is_site(s, seat, space):
            count += 1
    return count


def is_site(s: Position, seat: i64, space: i64) -> bool:
    """A residence of the seat's that is really there: not while its conversion is waiting (ruling 23)."""
    return s.tile[space] == c.RESIDENCE and s.owner[space] == seat


def begin_prestige(s: Position, seat: i64, tile: i64) -> None:
    """Pay, then choose the residence it replaces, where there is a choice."""
    s.target = tile
    pay_fixed(s, seat, s.figures.cost, tile, s.option)
    if count_residences(s, seat) > 1:
        s.ask(seat, a.ASK_SITE)
        return
    for space in range(1, c.SPACES + 1):
        if is_site(s, seat, space):
            finish_prestige(s, seat, space)
            return


def finish_prestige(s: Position, seat: i64, space: i64) -> None:
    """The residence goes back to the pile, its income is lost; the new building is the same player's."""
    tile = s.target
    s.target = c.NO_TILE
    s.tile[space] = tile
    s.road_changes += 1
    s.supply[tile] -= 1
    s.tell(a.PRESTIGE_BUILT, seat, tile, space)
    reward(s, seat, tile)
