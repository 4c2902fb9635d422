# compiled: mypyc
"""What a seat may know about a table of Caylus 1303, in the shapes of shapes.py."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from baumeister.engine.amounts import amounts_in
from baumeister.engine.goods import GOODS
from baumeister.engine.road import seat_or_none, seats_in
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.building import first_empty_space
from baumeister.games.caylus1303.rules.components import Figures
from baumeister.games.caylus1303.rules.favor import open_slots
from baumeister.games.caylus1303.rules.order import turn_order
from baumeister.games.caylus1303.rules.planning import extra_workers
from baumeister.games.caylus1303.rules.position import OVER, Position, in_supply

PHASES: Final = ("draft", "planning", "activation", "delivery", "stewardship", "over")
PHASES_OF_A_ROUND: Final = PHASES[1:5]


def make_views(s: Position, seats: list[int]) -> list[shape.Caylus1303View]:
    """One for each of these seats (-1: a spectator). What does not depend on the viewer is made once for all of
    them."""
    names = s.figures.tile_names
    options = shape.Options(s.first_game != 0, s.open_points != 0, s.monument_without_house != 0)
    decision = s.decision
    road = tuple([_space(s, number) for number in range(1, c.SPACES + 1)])
    gaps = tuple([shape.Gap(gap, gap == s.provost) for gap in range(s.figures.lowest_gap, s.figures.highest_gap + 1)])
    site_tiles = tuple([_site_tile(s, slot) for slot in range(c.SITE_SLOTS)])
    site = seats_in(s.site)
    bridge = seats_in(s.bridge)
    order = turn_order(s)
    supply = tuple([names[tile] for tile in range(c.TILES) if in_supply(s, tile)])
    characters = _characters(s, c.ON_BOARD)
    covered = [_player(s, other, False) for other in range(s.players)]
    winners = tuple(s.winners())
    views = []
    for seat in seats:
        players = list(covered)
        if seat >= 0:
            players[seat] = _player(s, seat, True)
        views.append(
            shape.Caylus1303View(
                "caylus1303",
                None if seat < 0 else seat,
                options,
                s.round,
                s.figures.rounds,
                PHASES[s.phase],
                phases=PHASES_OF_A_ROUND,
                turn=s.turn,
                revealed=s.revealed,
                decision=decision,
                road=road,
                next_space=first_empty_space(s) or None,
                gaps=gaps,
                provost=s.provost,
                site_tiles=site_tiles,
                site_workers=site,
                site_places=s.figures.site_places,
                bridge=bridge,
                bridge_places=s.figures.bridge_places,
                start_player=s.start_seat,
                order=order,
                supply=supply,
                board_characters=characters,
                players=tuple(players),
                winners=winners,
            )
        )
    return views


def space_kind(figures: Figures, number: i64) -> str:
    if number == c.BRIDGE:
        return "bridge"
    if number < c.BRIDGE:
        return "printed"
    if c.FIRST_YELLOW <= number <= c.LAST_YELLOW:
        return "start"
    if number == figures.brown:
        return "wood"
    return "stone" if number == figures.grey else "empty"


def _space(s: Position, number: i64) -> shape.Space:
    tile = s.tile[number]
    workers = [int(s.worker[number])] if s.worker[number] >= 0 else []
    if s.second_space == number and s.second_seat >= 0:
        workers.append(int(s.second_seat))
    return shape.Space(
        number,
        space_kind(s.figures, number),
        None if tile < 0 else s.figures.tile_names[tile],
        None if tile < 0 else _side(s, number),
        seat_or_none(s.owner[number]),
        tuple(workers),
        live=number <= c.BRIDGE or number <= s.provost,
    )


def _side(s: Position, number: i64) -> str:
    kind = s.figures.kind[s.tile[number]]
    if kind in (c.KIND_WOOD, c.KIND_STONE):
        return "start" if s.owner[number] < 0 else "build"
    return c.KIND_NAMES[kind]


def _site_tile(s: Position, slot: i64) -> shape.SiteTile:
    opening: i64 = 1
    while s.figures.open_slots[opening] <= slot:
        opening += 1
    return shape.SiteTile(slot + 1, s.figures.tile_names[s.site_tile[slot]], slot < open_slots(s), opening)


def _player(s: Position, seat: i64, is_open: bool) -> shape.Player:
    """As everybody sees it, or (`is_open`) as it sees itself."""
    shown = s.open_points != 0 or is_open or s.phase == OVER
    own = seat * GOODS
    return shape.Player(
        seat,
        int(s.workers[seat]),
        int(s.camp[seat]),
        int(s.houses[seat]),
        shape.Goods(
            int(s.goods[own]),
            int(s.goods[own + 1]),
            int(s.goods[own + 2]),
            int(s.goods[own + 3]),
            int(s.goods[own + 4]),
        ),
        int(s.points[seat]) if shown else None,
        characters=_characters(s, seat),
        bundles=int(s.delivered[seat]),
        placement=int(1 + extra_workers(s, seat)),
    )


def _characters(s: Position, holder: i64) -> tuple[str, ...]:
    return tuple([c.CHARACTER_NAMES[i] for i in range(c.CHARACTERS) if s.holder[i] == holder])


# ---- where things come from


def cause_address(cause: int) -> str:
    if cause < a.SITE_CAUSE:
        return f"road/{cause}"
    return "site_workers" if cause == a.SITE_CAUSE else f"site_tiles/{cause - a.SITE_CAUSE}"


@cache
def effect_options(figures: Figures, effect: int) -> tuple[shape.EffectOption, ...]:
    """The options of an effect as the components file words them."""
    table = figures.effects
    options = []
    for row in range(table.first[effect], table.first[effect] + table.count[effect]):
        kind = table.verbs[row * c.VERBS + c.BUILDS]
        options.append(
            shape.EffectOption(
                row - table.first[effect] + 1,
                amounts_of(table.pay, row),
                amounts_of(table.gain, row),
                amounts_of(table.waive, row),
                c.KIND_NAMES[kind] if kind != 0 else None,
                table.verbs[row * c.VERBS + c.GIVES_FAVOR] != 0,
            )
        )
    return tuple(options)


def amounts_of(table: vec[i64], row: i64) -> tuple[Amount, ...]:
    return amounts_in(table, row, c.RESOURCE_NAMES)
