"""What a seat may know of a table of Caylus 1303, as plain frozen dataclasses with readable names. Interpreted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from baumeister.engine.catalogue import Decision
from baumeister.games.caylus1303 import actions as a
from baumeister.games.caylus1303.catalogue import DECISIONS
from baumeister.games.caylus1303.components import (
    BRIDGE,
    BROWN,
    CHARACTER_NAMES,
    FIRST_YELLOW,
    GIVES_FAVOR,
    GOODS,
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
from baumeister.games.caylus1303.position import NO_FAVOR, OVER, Position
from baumeister.games.caylus1303.provost import most_steps

PHASES = ("draft", "planning", "activation", "delivery", "stewardship", "over")


@dataclass(frozen=True)
class Space:
    """A space of the road: what is printed there, what lies on it, whose house and workers."""

    number: int
    kind: str  # printed, bridge, start, wood, stone or empty
    tile: str | None
    side: str | None  # printed, start, build, residence or monument
    owner: int | None
    workers: tuple[int, ...]  # in the order they are activated


@dataclass(frozen=True)
class SiteTile:
    slot: int
    tile: str
    open: bool  # to a favor in this round


@dataclass(frozen=True)
class Goods:
    food: int
    wood: int
    stone: int
    cloth: int
    gold: int


@dataclass(frozen=True)
class Player:
    seat: int
    workers: int
    camp: int
    houses: int
    goods: Goods
    points: int | None  # None: covered (option open_points off, another seat, game not over)
    characters: tuple[str, ...]
    bundles: int  # delivered this round


@dataclass(frozen=True)
class Caylus1303View:
    game: str
    seat: int | None  # whose view; None: a spectator's
    options: Mapping[str, bool]
    round: int
    phase: str
    turn: int
    revealed: int
    decision: Decision | None
    road: tuple[Space, ...]
    provost: int  # gap: he stands directly after this space
    site_tiles: tuple[SiteTile, ...]
    site_workers: tuple[int, ...]
    bridge: tuple[int, ...]  # seats in passing order
    start_player: int
    supply: tuple[str, ...]
    board_characters: tuple[str, ...]
    players: tuple[Player, ...]
    winners: tuple[int, ...]


def make_view(s: Position, seat: int) -> Caylus1303View:
    names = s.figures.tile_names
    return Caylus1303View(
        game="caylus1303",
        seat=None if seat < 0 else seat,
        options=MappingProxyType({"first_game": s.first_game != 0, "open_points": s.open_points != 0}),
        round=s.round,
        phase=PHASES[s.phase],
        turn=s.turn,
        revealed=s.revealed,
        decision=None if s.is_over else describe_decision(s),
        road=tuple(_space(s, number) for number in range(1, SPACES + 1)),
        provost=s.provost,
        site_tiles=tuple(
            SiteTile(slot + 1, names[s.site_tile[slot]], slot < open_slots(s)) for slot in range(SITE_SLOTS)
        ),
        site_workers=tuple(int(worker) for worker in s.site if worker >= 0),
        bridge=tuple(int(passed) for passed in s.bridge if passed >= 0),
        start_player=s.start_seat,
        supply=tuple(names[tile] for tile in range(TILES) if (s.supply >> tile) & 1),
        board_characters=_characters(s, ON_BOARD),
        players=tuple(_player(s, other, seat) for other in range(s.players)),
        winners=tuple(s.winners()),
    )


def space_kind(number: int) -> str:
    if number == BRIDGE:
        return "bridge"
    if number < BRIDGE:
        return "printed"
    if FIRST_YELLOW <= number <= LAST_YELLOW:
        return "start"
    return {BROWN: "wood", GREY: "stone"}.get(number, "empty")


def _space(s: Position, number: int) -> Space:
    tile = s.tile[number]
    workers = [int(s.worker[number])] if s.worker[number] >= 0 else []
    if s.second_space == number and s.second_seat >= 0:
        workers.append(s.second_seat)
    return Space(
        number=number,
        kind=space_kind(number),
        tile=None if tile < 0 else s.figures.tile_names[tile],
        side=None if tile < 0 else _side(s, number),
        owner=None if s.owner[number] < 0 else int(s.owner[number]),
        workers=tuple(workers),
    )


def _side(s: Position, number: int) -> str:
    kind = s.figures.kind[s.tile[number]]
    if kind in (KIND_WOOD, KIND_STONE):
        return "start" if s.owner[number] < 0 else "build"
    return KIND_NAMES[kind]


def _player(s: Position, seat: int, viewer: int) -> Player:
    shown = s.open_points != 0 or seat == viewer or s.phase == OVER
    return Player(
        seat=seat,
        workers=int(s.workers[seat]),
        camp=int(s.camp[seat]),
        houses=int(s.houses[seat]),
        goods=Goods(*(int(s.goods[seat * GOODS + good]) for good in range(GOODS))),
        points=int(s.points[seat]) if shown else None,
        characters=_characters(s, seat),
        bundles=int(s.delivered[seat]),
    )


def _characters(s: Position, holder: int) -> tuple[str, ...]:
    return tuple(name for name, place in zip(CHARACTER_NAMES, s.holder, strict=True) if place == holder)


# ---- the decision


def describe_decision(s: Position) -> Decision:
    kind = int(s.pending)
    return Decision(kind, DECISIONS[kind], int(s.seat), MappingProxyType(_details(s, kind)))


def _details(s: Position, kind: int) -> dict[str, Any]:
    """What a client needs to explain the decision, by kind."""
    details: dict[str, Any] = {}
    if kind in (a.ASK_PLAN, a.ASK_EARLY_RISER):
        details["extra_workers"] = int(extra_workers(s, s.seat))
    elif kind in (a.ASK_TOLL, a.ASK_BRIDGE, a.ASK_BAILIFF):
        details["most_steps"] = int(most_steps(s))
    elif kind in (a.ASK_USE, a.ASK_TAKE, a.ASK_BUILD, a.ASK_CLAIM):
        details["options"] = effect_options(s, s.effect)
    elif kind == a.ASK_PAY:
        details["wildcards"] = int(s.wild)
        details["for"] = s.figures.tile_names[s.target] if s.target >= 0 else "effect"
    elif kind == a.ASK_BUNDLE:
        details["goods_left"] = int(s.bundle_left)
    elif kind == a.ASK_MONUMENT:
        details["space"] = int(s.cursor)
    if kind in (a.ASK_USE, a.ASK_TAKE, a.ASK_BUILD, a.ASK_CLAIM, a.ASK_PAY) and s.favor_stage != NO_FAVOR:
        details["favor"] = True
        slot = _site_slot_in_use(s)
        details["slot"] = slot + 1
        details["tile"] = s.figures.tile_names[s.site_tile[slot]]
    elif kind in (a.ASK_USE, a.ASK_TAKE, a.ASK_BUILD, a.ASK_CLAIM, a.ASK_TOLL) or (kind == a.ASK_PAY and s.busy):
        details["space"] = int(s.cursor)
        details["tile"] = s.figures.tile_names[s.tile[s.cursor]]
    return details


def _site_slot_in_use(s: Position) -> int:
    """Which site tile the favor uses: every kind of tile has an effect of its own."""
    return next(slot for slot in range(SITE_SLOTS) if s.figures.start_effect[s.site_tile[slot]] == s.effect)


def effect_options(s: Position, effect: int) -> list[dict[str, Any]]:
    """The options of an effect as the components file words them: [{"pay": {"wood": 1}, "gain": {...}}, ...]."""
    table = s.figures.effects
    rows = range(table.first[effect], table.first[effect] + table.count[effect])
    return [
        {
            "pay": _amounts(table.pay, row),
            "gain": _amounts(table.gain, row),
            "favor": int(table.verbs[row * VERBS + GIVES_FAVOR]),
        }
        for row in rows
    ]


def _amounts(table: Any, row: int) -> dict[str, int]:
    counts = {name: int(table[row * RESOURCES + i]) for i, name in enumerate(RESOURCE_NAMES)}
    return {name: count for name, count in counts.items() if count}
