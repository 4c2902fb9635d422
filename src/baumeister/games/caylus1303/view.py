# compiled: mypyc
"""What a seat may know of a table of Caylus 1303, in the shapes of shapes.py."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.goods import GOOD_NAMES, GOODS
from baumeister.engine.vecs import vec
from baumeister.engine.wire import Amount
from baumeister.games.caylus1303 import actions as a
from baumeister.games.caylus1303 import shapes as shape
from baumeister.games.caylus1303.components import (
    BRIDGE,
    BROWN,
    BUILDS,
    CHARACTER_NAMES,
    CHARACTERS,
    FIRST_YELLOW,
    GIVES_FAVOR,
    GREY,
    KIND_NAMES,
    KIND_STONE,
    KIND_WOOD,
    LAST_YELLOW,
    ON_BOARD,
    RESOURCE_NAMES,
    RESOURCES,
    SITE_SLOTS,
    SPACES,
    TILES,
    VERBS,
)
from baumeister.games.caylus1303.favor import open_slots
from baumeister.games.caylus1303.planning import extra_workers
from baumeister.games.caylus1303.position import NO_FAVOR, OVER, Position, in_supply
from baumeister.games.caylus1303.provost import most_steps

PHASES = ("draft", "planning", "activation", "delivery", "stewardship", "over")


def make_view(s: Position, seat: int) -> shape.Caylus1303View:
    names = s.figures.tile_names
    viewer: i64 = seat
    return shape.Caylus1303View(
        "caylus1303",
        None if viewer < 0 else seat,
        shape.Options(s.first_game != 0, s.open_points != 0),
        s.round,
        PHASES[s.phase],
        s.turn,
        s.revealed,
        s.decision,
        tuple([_space(s, number) for number in range(1, SPACES + 1)]),
        s.provost,
        tuple([_site_tile(s, slot) for slot in range(SITE_SLOTS)]),
        _seats(s.site),
        _seats(s.bridge),
        s.start_seat,
        tuple([names[tile] for tile in range(TILES) if in_supply(s, tile)]),
        _characters(s, ON_BOARD),
        tuple([_player(s, other, viewer) for other in range(s.players)]),
        tuple(s.winners()),
    )


def _seats(row: vec[i64]) -> tuple[int, ...]:
    """The seats in a row of workers or houses, without its empty end."""
    return tuple([int(number) for number in row if number >= 0])


def space_kind(number: i64) -> str:
    if number == BRIDGE:
        return "bridge"
    if number < BRIDGE:
        return "printed"
    if FIRST_YELLOW <= number <= LAST_YELLOW:
        return "start"
    if number == BROWN:
        return "wood"
    return "stone" if number == GREY else "empty"


def _space(s: Position, number: i64) -> shape.Space:
    tile = s.tile[number]
    workers = [int(s.worker[number])] if s.worker[number] >= 0 else []
    if s.second_space == number and s.second_seat >= 0:
        workers.append(int(s.second_seat))
    return shape.Space(
        number,
        space_kind(number),
        None if tile < 0 else s.figures.tile_names[tile],
        None if tile < 0 else _side(s, number),
        None if s.owner[number] < 0 else int(s.owner[number]),
        tuple(workers),
    )


def _side(s: Position, number: i64) -> str:
    kind = s.figures.kind[s.tile[number]]
    if kind in (KIND_WOOD, KIND_STONE):
        return "start" if s.owner[number] < 0 else "build"
    return KIND_NAMES[kind]


def _site_tile(s: Position, slot: i64) -> shape.SiteTile:
    return shape.SiteTile(slot + 1, s.figures.tile_names[s.site_tile[slot]], slot < open_slots(s))


def _player(s: Position, seat: i64, viewer: i64) -> shape.Player:
    shown = s.open_points != 0 or seat == viewer or s.phase == OVER
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
        _characters(s, seat),
        int(s.delivered[seat]),
    )


def _characters(s: Position, holder: i64) -> tuple[str, ...]:
    return tuple([CHARACTER_NAMES[i] for i in range(CHARACTERS) if s.holder[i] == holder])


# ---- the decision


def describe_decision(s: Position) -> shape.AnyDecision:
    """What is asked, with what a client needs to explain it."""
    kind = int(s.pending)
    seat = int(s.seat)
    if kind == a.ASK_PLAN:
        return shape.Plan(kind, seat, int(extra_workers(s, s.seat)))
    if kind == a.ASK_EARLY_RISER:
        return shape.EarlyRiser(kind, seat, int(extra_workers(s, s.seat)))
    if kind == a.ASK_DRAFT:
        return shape.Draft(kind, seat)
    if kind == a.ASK_BRIDGE:
        return shape.Bridge(kind, seat, int(most_steps(s)))
    if kind == a.ASK_BAILIFF:
        return shape.Bailiff(kind, seat, int(most_steps(s)))
    if kind == a.ASK_TOLL:
        return shape.Toll(kind, seat, int(most_steps(s)), s.figures.tile_names[s.tile[s.cursor]], int(s.cursor))
    if kind == a.ASK_DELIVER:
        return shape.Deliver(kind, seat)
    if kind == a.ASK_BUNDLE:
        return shape.Bundle(kind, seat, int(s.bundle_left), GOOD_NAMES[s.bundle_from], s.bundle_gold != 0)
    if kind == a.ASK_FAVOR:
        return shape.Favor(kind, seat)
    if kind == a.ASK_CHARACTER:
        return shape.Character(kind, seat)
    if kind == a.ASK_MONUMENT:
        return shape.Monument(kind, seat, int(s.cursor))
    slot = _site_slot_in_use(s) if s.favor_stage != NO_FAVOR else -1
    space = int(s.cursor) if slot < 0 and s.busy != 0 else -1
    tile = s.site_tile[slot] if slot >= 0 else s.tile[space] if space >= 0 else -1
    name = s.figures.tile_names[tile] if tile >= 0 else None
    at_space = space if space >= 0 else None
    at_slot = slot + 1 if slot >= 0 else None
    if kind == a.ASK_PAY:
        building = s.figures.tile_names[s.target] if s.target >= 0 else None
        return shape.Pay(kind, seat, int(s.wild), GOOD_NAMES[s.wild_from], building, name, at_space, at_slot)
    assert name is not None
    options = effect_options(s, s.effect)
    if kind == a.ASK_USE:
        return shape.Use(kind, seat, name, at_space, at_slot, options)
    if kind == a.ASK_TAKE:
        return shape.Take(kind, seat, name, at_space, at_slot, options)
    if kind == a.ASK_BUILD:
        return shape.Build(kind, seat, name, at_space, at_slot, options)
    assert kind == a.ASK_CLAIM
    return shape.Claim(kind, seat, name, at_space, at_slot, options)


def _site_slot_in_use(s: Position) -> int:
    """Which site tile the favor uses: every kind of tile has an effect of its own."""
    for slot in range(SITE_SLOTS):
        if s.figures.start_effect[s.site_tile[slot]] == s.effect:
            return slot
    raise AssertionError("a favor uses one of the site tiles")


def effect_options(s: Position, effect: i64) -> tuple[shape.EffectOption, ...]:
    """The options of an effect as the components file words them."""
    table = s.figures.effects
    options = []
    for row in range(table.first[effect], table.first[effect] + table.count[effect]):
        kind = table.verbs[row * VERBS + BUILDS]
        options.append(
            shape.EffectOption(
                _amounts(table.pay, row),
                _amounts(table.gain, row),
                _amounts(table.waive, row),
                KIND_NAMES[kind] if kind != 0 else None,
                table.verbs[row * VERBS + GIVES_FAVOR] != 0,
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
