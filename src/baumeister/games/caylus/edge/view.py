# compiled: mypyc
"""What a seat may know about a table of Caylus, in the shapes of shapes.py: everything, for nothing is hidden."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from baumeister.engine.amounts import amounts_in
from baumeister.engine.bits import has
from baumeister.engine.goods import GOODS
from baumeister.engine.road import first_empty, seat_or_none, seats_in
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount
from baumeister.games.caylus.edge import shapes as shape
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.building import points_of
from baumeister.games.caylus.rules.castle import section_with_room
from baumeister.games.caylus.rules.components import Figures
from baumeister.games.caylus.rules.favor import open_columns
from baumeister.games.caylus.rules.income import income_of_buildings
from baumeister.games.caylus.rules.placement import has_passed, places_in_stables, price_after, scale_price
from baumeister.games.caylus.rules.position import CASTLE, OVER, PLACEMENT, PROVOST, Position
from baumeister.games.caylus.rules.provost import may_move_provost
from baumeister.games.caylus.rules.round_end import bailiff_steps

PHASES: Final = ("placement", "special", "provost", "activation", "castle", "round-end", "over", "income")
PHASES_OF_A_ROUND: Final = ("income", *PHASES[:OVER])


def make_views(s: Position, seats: list[int]) -> list[shape.CaylusView]:
    """One for each of these seats (-1: a spectator). Nothing is hidden in this game, so they share all but the seat."""
    options = shape.Options(
        s.beginner != 0, s.jeweler != 0, _lawyer_points(s), s.strict_gate != 0, s.castle_by_scale != 0
    )
    decision = s.decision
    order = seats_in(s.order)
    upcoming = _upcoming(s)
    bridge = seats_in(s.bridge)
    prices = tuple([int(price_after(s, passed)) for passed in range(s.players)])
    specials = _specials(s)
    road = tuple([_space(s, number) for number in range(1, c.SPACES + 1)])
    queue = seats_in(s.queue)
    sections = tuple([_section(s, section) for section in range(c.SECTIONS)])
    columns = open_columns(s)
    favor_table = None if s.beginner != 0 else _favor_table(s)
    supply = _supply(s)
    players = tuple([_player(s, other) for other in range(s.players)])
    winners = tuple(s.winners())
    return [
        shape.CaylusView(
            "caylus",
            None if seat < 0 else seat,
            options,
            s.round,
            PHASES[s.phase],
            PHASES_OF_A_ROUND,
            turn=s.turn,
            revealed=s.revealed,
            decision=decision,
            favors_owed=s.favors,
            order=order,
            upcoming=upcoming,
            passed=bridge,
            scale=prices,
            specials=specials,
            inn_right=seat_or_none(s.inn_right),
            road=road,
            next_space=int(first_empty(s.tile, 1, c.SPACES)) or None,
            provost=s.provost,
            provost_lowest=s.figures.provost_lowest,
            provost_highest=s.figures.provost_highest,
            bailiff=s.bailiff,
            bailiff_next=int(s.bailiff + bailiff_steps(s)),
            queue=queue,
            castle=sections,
            open_columns=columns,
            favor=favor_table,
            supply=supply,
            players=players,
            winners=winners,
        )
        for seat in seats
    ]


def _lawyer_points(s: Position) -> int:
    return int(s.figures.late_points[c.LAWYER] if s.lawyer_points != 0 else s.figures.points[c.LAWYER])


def _one(number: i64) -> tuple[int, ...]:
    """The workers on a circle that has room for one."""
    return () if number < 0 else (int(number),)


def _specials(s: Position) -> tuple[shape.Special, ...]:
    names = s.figures.tile_names
    specials = [shape.Special(names[tile], _one(s.special[tile]), 1) for tile in range(c.STABLES)]
    specials.append(shape.Special(names[c.STABLES], seats_in(s.stables), int(places_in_stables(s))))
    specials.append(shape.Special(names[c.INN], _one(s.inn_left), 1))
    return tuple(specials)


def _upcoming(s: Position) -> tuple[int, ...]:
    """Who is asked next by the order of turns, of passing or of the castle's queue."""
    if s.phase == PLACEMENT:
        following = [int(s.order[(s.cursor + i) % s.players]) for i in range(s.players - 1)]
        return tuple([seat for seat in following if not has_passed(s, seat)])
    if s.phase == PROVOST:
        return tuple([int(s.bridge[i]) for i in range(s.cursor, s.players) if may_move_provost(s, s.bridge[i])])
    if s.phase == CASTLE:
        return tuple([int(s.queue[i]) for i in range(s.cursor, s.queue_count)])
    return ()


def _space(s: Position, number: i64) -> shape.Space:
    tile = s.tile[number]
    return shape.Space(
        number,
        c.SPACE_KINDS[s.figures.space_kind[number]],
        None if tile < 0 else s.figures.tile_names[tile],
        None if tile < 0 else c.KIND_NAMES[s.figures.kind[tile]],
        seat_or_none(s.owner[number]),
        seat_or_none(s.worker[number]),
        waiting=seat_or_none(s.waiting[number]),
        live=number <= s.provost,
        provost=number == s.provost,
        bailiff=number == s.bailiff,
    )


def _section(s: Position, section: i64) -> shape.Section:
    return shape.Section(
        c.SECTION_NAMES[section],
        int(s.figures.section_spaces[section]),
        int(s.figures.section_points[section]),
        int(s.figures.scoring_space[section]),
        tuple([int(s.houses[seat * c.SECTIONS + section]) for seat in range(s.players)]),
        section < s.scored,
        next=section == section_with_room(s),
    )


def _favor_table(s: Position) -> shape.FavorTable:
    return shape.FavorTable(
        _favor_line(s, c.LINE_POINTS),
        _favor_line(s, c.LINE_DENIERS),
        _favor_line(s, c.LINE_GOODS),
        _favor_line(s, c.LINE_BUILDINGS),
    )


def _favor_line(s: Position, line: i64) -> tuple[shape.FavorPlace, ...]:
    places = []
    for column in range(c.COLUMNS + 1):
        markers = tuple([int(seat) for seat in range(s.players) if s.level[seat * c.LINES + line] == column])
        places.append(shape.FavorPlace(int(column), column <= open_columns(s), markers))
    return tuple(places)


def _supply(s: Position) -> tuple[shape.Stack, ...]:
    names = s.figures.tile_names
    return tuple(
        [
            shape.Stack(names[tile], int(s.supply[tile]), int(points_of(s, tile)))
            for tile in range(c.WOOD_FIRST, c.TILES)
            if s.supply[tile] > 0
        ]
    )


def _player(s: Position, seat: i64) -> shape.Player:
    own = seat * GOODS
    markers = seat * c.LINES
    return shape.Player(
        seat,
        int(s.points[seat]),
        int(s.deniers[seat]),
        int(s.figures.base_income + income_of_buildings(s, seat)),
        int(scale_price(s, seat)) if s.phase == PLACEMENT else None,
        int(s.workers[seat]),
        goods=shape.Goods(
            int(s.goods[own]),
            int(s.goods[own + 1]),
            int(s.goods[own + 2]),
            int(s.goods[own + 3]),
            int(s.goods[own + 4]),
        ),
        favors=shape.Favors(
            int(s.level[markers + c.LINE_POINTS]),
            int(s.level[markers + c.LINE_DENIERS]),
            int(s.level[markers + c.LINE_GOODS]),
            int(s.level[markers + c.LINE_BUILDINGS]),
        ),
        used_lines=tuple([c.LINE_NAMES[line] for line in range(c.LINES) if has(s.used_lines[seat], line)]),
        batches=int(s.batches[seat]),
    )


# ---- what causes events


def cause_address(cause: int) -> str:
    if cause < a.SPECIAL_CAUSE:
        return f"road/{cause}"
    if cause < a.FAVOR_CAUSE:
        return f"specials/{c.SPECIAL_NAMES[cause - a.SPECIAL_CAUSE]}"
    if cause < a.CASTLE_CAUSE:
        line, column = divmod(cause - a.FAVOR_CAUSE, 10)
        return f"favor/{c.LINE_NAMES[line]}/{column}" if column > 0 else f"favor/{c.LINE_NAMES[line]}"
    return "castle" if cause == a.CASTLE_CAUSE else f"castle/{c.SECTION_NAMES[cause - a.CASTLE_CAUSE - 1]}"


@cache
def effect_options(figures: Figures, effect: int) -> tuple[shape.EffectOption, ...]:
    """The options of an effect as the components file words them."""
    table = figures.effects
    first = table.first[effect]
    options = []
    for row in range(first, first + table.count[effect]):
        kind = table.verbs[row * c.VERBS + c.BUILDS]
        options.append(
            shape.EffectOption(
                row - first + 1,
                amounts_of(table.pay, row),
                amounts_of(table.gain, row),
                amounts_of(table.waive, row),
                c.KIND_NAMES[kind] if kind != 0 else None,
                int(table.verbs[row * c.VERBS + c.GIVES_FAVOR]),
                provost_steps=int(table.verbs[row * c.VERBS + c.PROVOST_STEPS]),
            )
        )
    return tuple(options)


def amounts_of(table: vec[i64], row: i64) -> tuple[Amount, ...]:
    return amounts_in(table, row, c.RESOURCE_NAMES)
