# compiled: mypyc
"""What a seat may know of a table of Caylus, in the shapes of shapes.py: everything, for nothing is hidden."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import has
from baumeister.engine.goods import GOOD_NAMES, GOODS
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount
from baumeister.games.caylus import actions as a
from baumeister.games.caylus import shapes as shape
from baumeister.games.caylus.castle import section_with_room
from baumeister.games.caylus.components import (
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
    RESOURCES,
    SECTION_NAMES,
    SECTIONS,
    SPACES,
    STABLES,
    TILES,
    VERBS,
    WOOD_FIRST,
)
from baumeister.games.caylus.favor import column_effect, open_columns
from baumeister.games.caylus.income import income_of_buildings
from baumeister.games.caylus.placement import castle_price, scale_price
from baumeister.games.caylus.position import ACTIVATION, SPECIAL, Position
from baumeister.games.caylus.provost import most_steps

PHASES = ("placement", "special", "provost", "activation", "castle", "round-end", "over")


def make_view(s: Position, seat: int) -> shape.CaylusView:
    return shape.CaylusView(
        "caylus",
        None if seat < 0 else seat,
        shape.Options(s.beginner != 0, s.jeweler != 0, _lawyer_points(s)),
        s.round,
        PHASES[s.phase],
        s.turn,
        s.revealed,
        s.decision,
        s.favors,
        _seats(s.order),
        _seats(s.bridge),
        _specials(s),
        _seat(s.inn_right),
        tuple([_space(s, number) for number in range(1, SPACES + 1)]),
        s.provost,
        s.bailiff,
        _seats(s.queue),
        tuple([_section(s, section) for section in range(SECTIONS)]),
        open_columns(s),
        _supply(s),
        tuple([_player(s, other) for other in range(s.players)]),
        tuple(s.winners()),
    )


def _lawyer_points(s: Position) -> int:
    return int(s.figures.late_points[LAWYER] if s.lawyer_points != 0 else s.figures.points[LAWYER])


def _seats(row: vec[i64]) -> tuple[int, ...]:
    """The seats in a row of workers or markers, without its empty end."""
    return tuple([int(number) for number in row if number >= 0])


def _seat(number: i64) -> int | None:
    return None if number < 0 else int(number)


def _one(number: i64) -> tuple[int, ...]:
    """The workers on a circle that has room for one."""
    return () if number < 0 else (int(number),)


def _specials(s: Position) -> tuple[shape.Special, ...]:
    names = s.figures.tile_names
    specials = [shape.Special(names[tile], _one(s.special[tile])) for tile in range(STABLES)]
    specials.append(shape.Special(names[STABLES], _seats(s.stables)))
    specials.append(shape.Special(names[INN], _one(s.inn_left)))
    return tuple(specials)


def _space(s: Position, number: i64) -> shape.Space:
    tile = s.tile[number]
    return shape.Space(
        number,
        None if tile < 0 else s.figures.tile_names[tile],
        None if tile < 0 else KIND_NAMES[s.figures.kind[tile]],
        _seat(s.owner[number]),
        _seat(s.worker[number]),
        _seat(s.waiting[number]),
    )


def _section(s: Position, section: i64) -> shape.Section:
    return shape.Section(
        SECTION_NAMES[section],
        int(s.figures.section_spaces[section]),
        tuple([int(s.houses[seat * SECTIONS + section]) for seat in range(s.players)]),
        section < s.scored,
    )


def _supply(s: Position) -> tuple[shape.Stack, ...]:
    names = s.figures.tile_names
    return tuple(
        [shape.Stack(names[tile], int(s.supply[tile])) for tile in range(WOOD_FIRST, TILES) if s.supply[tile] > 0]
    )


def _player(s: Position, seat: i64) -> shape.Player:
    own = seat * GOODS
    markers = seat * LINES
    return shape.Player(
        seat,
        int(s.points[seat]),
        int(s.deniers[seat]),
        int(s.figures.base_income + income_of_buildings(s, seat)),
        int(s.workers[seat]),
        shape.Goods(
            int(s.goods[own]),
            int(s.goods[own + 1]),
            int(s.goods[own + 2]),
            int(s.goods[own + 3]),
            int(s.goods[own + 4]),
        ),
        shape.Favors(
            int(s.level[markers + LINE_POINTS]),
            int(s.level[markers + LINE_DENIERS]),
            int(s.level[markers + LINE_GOODS]),
            int(s.level[markers + LINE_BUILDINGS]),
        ),
        tuple([LINE_NAMES[line] for line in range(LINES) if has(s.used_lines[seat], line)]),
        int(s.batches[seat]),
    )


# ---- the decision


def describe_decision(s: Position) -> shape.AnyDecision:
    """What is asked, with what a client needs to explain it."""
    kind = int(s.pending)
    seat = int(s.seat)
    if kind == a.ASK_PLACE:
        prices = int(scale_price(s, s.seat)), int(castle_price(s, s.seat))
        return shape.Place(kind, seat, prices[0], prices[1], int(s.figures.own_price))
    if kind == a.ASK_GATE:
        return shape.Gate(kind, seat)
    if kind == a.ASK_INN:
        return shape.Inn(kind, seat)
    if kind == a.ASK_PROVOST:
        return shape.Provost(kind, seat, int(most_steps(s)), int(s.figures.provost_price))
    if kind == a.ASK_CASTLE:
        return shape.Castle(kind, seat, SECTION_NAMES[section_with_room(s)], int(s.batches[seat]))
    if kind == a.ASK_BATCH:
        return shape.Batch(kind, seat, GOOD_NAMES[s.batch_from - 1])
    tile, space = _building_in_use(s)
    if kind == a.ASK_LINE:
        return shape.Line(kind, seat, tile, space)
    if kind == a.ASK_COLUMN:
        return shape.Column(kind, seat, tile, space, LINE_NAMES[s.line], _columns(s))
    return _describe_effect(s, kind, seat, tile, space)


def _building_in_use(s: Position) -> tuple[str | None, int | None]:
    """Tile and space of the building whose effect is carried out, or whose favors are taken."""
    if s.phase == SPECIAL:
        return s.figures.tile_names[s.cursor], None
    if s.phase == ACTIVATION:
        return s.figures.tile_names[s.tile[s.cursor]], int(s.cursor)
    return None, None


def _describe_effect(s: Position, kind: int, seat: int, tile: str | None, space: int | None) -> shape.AnyDecision:
    """What is asked by the effect of a building or of a favor."""
    line = LINE_NAMES[s.line] if s.line >= 0 else None
    column = _column_in_use(s) if s.line >= 0 else None
    options = effect_options(s, s.effect)
    if kind == a.ASK_USE:
        return shape.Use(kind, seat, tile, space, line, column, options)
    if kind == a.ASK_BUY:
        return shape.Buy(kind, seat, tile, space, line, column, options)
    if kind == a.ASK_BUILD:
        return shape.Build(kind, seat, tile, space, line, column, options)
    if kind == a.ASK_PRESTIGE:
        return shape.Prestige(kind, seat, tile, space, line, column, options)
    if kind == a.ASK_CONVERT:
        return shape.Convert(kind, seat, tile, space, line, column, options)
    if kind == a.ASK_BONUS:
        return shape.Bonus(kind, seat, tile, space, line, column, options)
    if kind == a.ASK_GUILD:
        return shape.Guild(kind, seat, tile, space, line, column, options, int(most_steps(s)))
    if kind == a.ASK_SITE:
        return shape.Site(kind, seat, tile, space, line, column, options, s.figures.tile_names[s.target])
    option = int(s.option - s.figures.effects.first[s.effect] + 1)
    if kind == a.ASK_TAKE:
        lowest = GOOD_NAMES[s.take_from]
        return shape.Take(kind, seat, tile, space, line, column, options, option, int(s.takes), lowest)
    assert kind == a.ASK_PAY
    building = s.figures.tile_names[s.target] if s.target >= 0 else None
    lowest = GOOD_NAMES[s.wild_from]
    return shape.Pay(kind, seat, tile, space, line, column, options, option, int(s.wild), lowest, building)


def _column_in_use(s: Position) -> int:
    """Which column of the line the favor uses: every one has an effect of its own."""
    for column in range(1, COLUMNS + 1):
        if column_effect(s, s.line, column) == s.effect:
            return column
    raise AssertionError("a favor uses one of the columns")


def _columns(s: Position) -> tuple[shape.FavorColumn, ...]:
    """The columns the seat may choose from."""
    last = s.level[s.seat * LINES + s.line]
    return tuple(
        [
            shape.FavorColumn(column, effect_options(s, column_effect(s, s.line, column)))
            for column in range(1, last + 1)
        ]
    )


def effect_options(s: Position, effect: i64) -> tuple[shape.EffectOption, ...]:
    """The options of an effect as the components file words them."""
    table = s.figures.effects
    first = table.first[effect]
    options = []
    for row in range(first, first + table.count[effect]):
        kind = table.verbs[row * VERBS + BUILDS]
        options.append(
            shape.EffectOption(
                row - first + 1,
                _amounts(table.pay, row),
                _amounts(table.gain, row),
                _amounts(table.waive, row),
                KIND_NAMES[kind] if kind != 0 else None,
                int(table.verbs[row * VERBS + GIVES_FAVOR]),
                int(table.verbs[row * VERBS + PROVOST_STEPS]),
            )
        )
    return tuple(options)


def _amounts(table: vec[i64], row: i64) -> tuple[Amount, ...]:
    found = []
    for resource in range(RESOURCES):
        count = table[row * RESOURCES + resource]
        if count != 0:
            found.append(Amount(RESOURCE_NAMES[resource], int(count)))
    return tuple(found)
