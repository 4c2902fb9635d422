# compiled: mypyc
"""What a seat may know about a table of Caylus, in the shapes of shapes.py: everything, for nothing is hidden."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from baumeister.engine.amounts import amounts_in
from baumeister.engine.bits import has
from baumeister.engine.goods import GOODS
from baumeister.engine.road import first_empty
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount
from baumeister.games.caylus.edge import shapes as shape
from baumeister.games.caylus.rules.building import points_of
from baumeister.games.caylus.rules.castle import section_with_room
from baumeister.games.caylus.rules.components import (
    BUILDS,
    COLUMNS,
    GIVES_FAVOR,
    INN,
    KIND_NAMES,
    LAWYER,
    LINE_BUILDINGS,
    LINE_DENIERS,
    LINE_GOODS,
    LINE_NAMES,
    LINE_POINTS,
    LINES,
    PROVOST_STEPS,
    RESOURCE_NAMES,
    SECTION_NAMES,
    SECTIONS,
    SPACE_KINDS,
    SPACES,
    SPECIAL_NAMES,
    STABLES,
    TILES,
    VERBS,
    WOOD_FIRST,
    Figures,
)
from baumeister.games.caylus.rules.favor import column_effect, open_columns
from baumeister.games.caylus.rules.income import income_of_buildings
from baumeister.games.caylus.rules.placement import (
    has_passed,
    places_in_stables,
    price_after,
    scale_price,
)
from baumeister.games.caylus.rules.position import (
    ACTIVATION,
    CASTLE,
    OVER,
    PLACEMENT,
    PROVOST,
    ROUND_END,
    SPECIAL,
    Position,
)
from baumeister.games.caylus.rules.provost import may_move_provost
from baumeister.games.caylus.rules.round_end import SCORING, bailiff_steps

PHASES: Final = ("placement", "special", "provost", "activation", "castle", "round-end", "over", "income")
PHASES_OF_A_ROUND: Final = ("income", *PHASES[:OVER])

# ---- numbers of what causes events: spaces of the road, then the others
SPECIAL_CAUSE: Final = 40
FAVOR_CAUSE: Final = 60  # ten numbers for each line: the line itself, then its columns
CASTLE_CAUSE: Final = 100  # the castle, then its sections


def make_views(s: Position, seats: list[int]) -> list[shape.CaylusView]:
    """One for each of these seats (-1: a spectator). Nothing is hidden in this game, so they share all but the seat."""
    options = shape.Options(
        s.beginner != 0, s.jeweler != 0, _lawyer_points(s), s.strict_gate != 0, s.castle_by_scale != 0
    )
    decision = s.decision
    order = _seats(s.order)
    upcoming = _upcoming(s)
    bridge = _seats(s.bridge)
    prices = tuple([int(price_after(s, passed)) for passed in range(s.players)])
    specials = _specials(s)
    road = tuple([_space(s, number) for number in range(1, SPACES + 1)])
    queue = _seats(s.queue)
    sections = tuple([_section(s, section) for section in range(SECTIONS)])
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
            inn_right=_seat(s.inn_right),
            road=road,
            next_space=int(first_empty(s.tile, 1, SPACES)) or None,
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
    return int(s.figures.late_points[LAWYER] if s.lawyer_points != 0 else s.figures.points[LAWYER])


def _seats(row: vec[i64]) -> tuple[int, ...]:
    """The seats in a row of workers or markers, without the empty end."""
    return tuple([int(number) for number in row if number >= 0])


def _seat(number: i64) -> int | None:
    return None if number < 0 else int(number)


def _one(number: i64) -> tuple[int, ...]:
    """The workers on a circle that has room for one."""
    return () if number < 0 else (int(number),)


def _specials(s: Position) -> tuple[shape.Special, ...]:
    names = s.figures.tile_names
    specials = [shape.Special(names[tile], _one(s.special[tile]), 1) for tile in range(STABLES)]
    specials.append(shape.Special(names[STABLES], _seats(s.stables), int(places_in_stables(s))))
    specials.append(shape.Special(names[INN], _one(s.inn_left), 1))
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
        SPACE_KINDS[s.figures.space_kind[number]],
        None if tile < 0 else s.figures.tile_names[tile],
        None if tile < 0 else KIND_NAMES[s.figures.kind[tile]],
        _seat(s.owner[number]),
        _seat(s.worker[number]),
        waiting=_seat(s.waiting[number]),
        live=number <= s.provost,
        provost=number == s.provost,
        bailiff=number == s.bailiff,
    )


def _section(s: Position, section: i64) -> shape.Section:
    return shape.Section(
        SECTION_NAMES[section],
        int(s.figures.section_spaces[section]),
        int(s.figures.section_points[section]),
        int(s.figures.scoring_space[section]),
        tuple([int(s.houses[seat * SECTIONS + section]) for seat in range(s.players)]),
        section < s.scored,
        next=section == section_with_room(s),
    )


def _favor_table(s: Position) -> shape.FavorTable:
    return shape.FavorTable(
        _favor_line(s, LINE_POINTS),
        _favor_line(s, LINE_DENIERS),
        _favor_line(s, LINE_GOODS),
        _favor_line(s, LINE_BUILDINGS),
    )


def _favor_line(s: Position, line: i64) -> tuple[shape.FavorPlace, ...]:
    places = []
    for column in range(COLUMNS + 1):
        markers = tuple([int(seat) for seat in range(s.players) if s.level[seat * LINES + line] == column])
        places.append(shape.FavorPlace(int(column), column <= open_columns(s), markers))
    return tuple(places)


def _supply(s: Position) -> tuple[shape.Stack, ...]:
    names = s.figures.tile_names
    return tuple(
        [
            shape.Stack(names[tile], int(s.supply[tile]), int(points_of(s, tile)))
            for tile in range(WOOD_FIRST, TILES)
            if s.supply[tile] > 0
        ]
    )


def _player(s: Position, seat: i64) -> shape.Player:
    own = seat * GOODS
    markers = seat * LINES
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
            int(s.level[markers + LINE_POINTS]),
            int(s.level[markers + LINE_DENIERS]),
            int(s.level[markers + LINE_GOODS]),
            int(s.level[markers + LINE_BUILDINGS]),
        ),
        used_lines=tuple([LINE_NAMES[line] for line in range(LINES) if has(s.used_lines[seat], line)]),
        batches=int(s.batches[seat]),
    )


# ---- what causes events


def cause_of(s: Position) -> i64:
    """What is being carried out: a favor, a building, the castle or the scoring of a part of it; -1: none of these."""
    if s.line >= 0:
        return FAVOR_CAUSE + s.line * 10 + (column_in_use(s) if s.effect >= 0 else 0)
    if s.phase == SPECIAL and s.cursor + s.busy > 0:
        return SPECIAL_CAUSE + s.cursor + s.busy - 1  # while gate and inn ask, the cursor is on the next building
    if s.phase == ACTIVATION and 0 < s.cursor <= s.provost:
        return s.cursor
    if s.phase == CASTLE and s.cursor > 0:
        return CASTLE_CAUSE
    if s.phase == ROUND_END and s.part == SCORING:
        return CASTLE_CAUSE + 1 + s.scored
    return -1


def cause_address(cause: int) -> str:
    if cause < SPECIAL_CAUSE:
        return f"road/{cause}"
    if cause < FAVOR_CAUSE:
        return f"specials/{SPECIAL_NAMES[cause - SPECIAL_CAUSE]}"
    if cause < CASTLE_CAUSE:
        line, column = divmod(cause - FAVOR_CAUSE, 10)
        return f"favor/{LINE_NAMES[line]}/{column}" if column > 0 else f"favor/{LINE_NAMES[line]}"
    return "castle" if cause == CASTLE_CAUSE else f"castle/{SECTION_NAMES[cause - CASTLE_CAUSE - 1]}"


def column_in_use(s: Position) -> int:
    """Which column of the line the favor uses: each has its own effect."""
    for column in range(1, COLUMNS + 1):
        if column_effect(s, s.line, column) == s.effect:
            return column
    raise AssertionError("a favor uses one of the columns")


@cache
def effect_options(figures: Figures, effect: int) -> tuple[shape.EffectOption, ...]:
    """The options of an effect as the components file words them."""
    table = figures.effects
    first = table.first[effect]
    options = []
    for row in range(first, first + table.count[effect]):
        kind = table.verbs[row * VERBS + BUILDS]
        options.append(
            shape.EffectOption(
                row - first + 1,
                amounts_of(table.pay, row),
                amounts_of(table.gain, row),
                amounts_of(table.waive, row),
                KIND_NAMES[kind] if kind != 0 else None,
                int(table.verbs[row * VERBS + GIVES_FAVOR]),
                provost_steps=int(table.verbs[row * VERBS + PROVOST_STEPS]),
            )
        )
    return tuple(options)


def amounts_of(table: vec[i64], row: i64) -> tuple[Amount, ...]:
    return amounts_in(table, row, RESOURCE_NAMES)
