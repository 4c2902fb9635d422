# compiled: mypyc
"""What a seat may know of a table of Caylus, as plain frozen dataclasses with readable names. Interpreted."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from baumeister.engine.catalogue import Decision
from baumeister.engine.goods import GOODS
from baumeister.games.caylus import actions as a
from baumeister.games.caylus.castle import section_with_room
from baumeister.games.caylus.shapes import Special, Space, Section, Goods, Player, CaylusView
from baumeister.games.caylus.components import (
    BUILDS,
    GIVES_FAVOR,
    KIND_NAMES,
    LAWYER,
    LINE_NAMES,
    LINES,
    RESOURCE_NAMES,
    RESOURCES,
    SECTION_NAMES,
    SECTIONS,
    SPACES,
    STABLES,
    TILES,
    VERBS,
)
from baumeister.games.caylus.favor import column_effect, open_columns
from baumeister.games.caylus.income import income_of_buildings
from baumeister.games.caylus.placement import castle_price, scale_price
from baumeister.games.caylus.position import SPECIAL, Position
from baumeister.games.caylus.provost import most_steps

PHASES = ("placement", "special", "provost", "activation", "castle", "round-end", "over")

#: Decisions inside the effect of a building or of a favor.
IN_EFFECT = (
    a.ASK_GUILD,
    a.ASK_USE,
    a.ASK_BUY,
    a.ASK_TAKE,
    a.ASK_PAY,
    a.ASK_BUILD,
    a.ASK_PRESTIGE,
    a.ASK_SITE,
    a.ASK_CONVERT,
)


def make_view(s: Position, seat: int) -> CaylusView:
    names = s.figures.tile_names
    return CaylusView(
        game="caylus",
        seat=None if seat < 0 else seat,
        options=MappingProxyType(
            {"beginner": s.beginner != 0, "jeweler": s.jeweler != 0, "lawyer_points": _lawyer_points(s)}
        ),
        round=s.round,
        phase=PHASES[s.phase],
        turn=s.turn,
        revealed=s.revealed,
        decision=None if s.is_over else describe_decision(s),
        order=_seats(s.order),
        passed=_seats(s.bridge),
        specials=(
            *(Special(names[tile], _seats([s.special[tile]])) for tile in range(STABLES)),
            Special(names[STABLES], _seats(s.stables)),
            Special(names[STABLES + 1], _seats([s.inn_left])),
        ),
        inn_right=_seat(s.inn_right),
        road=tuple(_space(s, number) for number in range(1, SPACES + 1)),
        provost=s.provost,
        bailiff=s.bailiff,
        queue=_seats(s.queue),
        castle=tuple(_section(s, section) for section in range(SECTIONS)),
        open_columns=int(open_columns(s)),
        supply=MappingProxyType({names[tile]: int(s.supply[tile]) for tile in range(TILES) if s.supply[tile] > 0}),
        players=tuple(_player(s, other) for other in range(s.players)),
        winners=tuple(s.winners()),
    )


def _lawyer_points(s: Position) -> int:
    return int(s.figures.late_points[LAWYER] if s.lawyer_points else s.figures.points[LAWYER])


def _seats(numbers: Any) -> tuple[int, ...]:
    return tuple(int(number) for number in numbers if number >= 0)


def _seat(number: int) -> int | None:
    return None if number < 0 else int(number)


def _space(s: Position, number: int) -> Space:
    tile = s.tile[number]
    return Space(
        number=number,
        tile=None if tile < 0 else s.figures.tile_names[tile],
        kind=None if tile < 0 else KIND_NAMES[s.figures.kind[tile]],
        owner=_seat(s.owner[number]),
        worker=_seat(s.worker[number]),
        waiting=_seat(s.waiting[number]),
    )


def _section(s: Position, section: int) -> Section:
    return Section(
        name=SECTION_NAMES[section],
        spaces=int(s.figures.section_spaces[section]),
        houses=tuple(int(s.houses[seat * SECTIONS + section]) for seat in range(s.players)),
        scored=section < s.scored,
    )


def _player(s: Position, seat: int) -> Player:
    return Player(
        seat=seat,
        points=int(s.points[seat]),
        deniers=int(s.deniers[seat]),
        income=int(s.figures.base_income + income_of_buildings(s, seat)),
        workers=int(s.workers[seat]),
        goods=Goods(*(int(s.goods[seat * GOODS + good]) for good in range(GOODS))),
        favors=tuple(int(s.level[seat * LINES + line]) for line in range(LINES)),
        used_lines=tuple(name for line, name in enumerate(LINE_NAMES) if (s.used_lines[seat] >> line) & 1),
        batches=int(s.batches[seat]),
    )


# ---- the decision


def describe_decision(s: Position) -> Decision:
    kind = int(s.pending)
    return Decision(kind, DECISIONS[kind], int(s.seat), MappingProxyType(_details(s, kind)))


def _details(s: Position, kind: int) -> dict[str, Any]:
    """What a client needs to explain the decision, by kind."""
    details: dict[str, Any] = {}
    if kind == a.ASK_PLACE:
        details["price"] = int(scale_price(s, s.seat))
        details["castle_price"] = int(castle_price(s, s.seat))
        details["own_price"] = int(s.figures.own_price)
    elif kind in (a.ASK_GUILD, a.ASK_PROVOST):
        details["most_steps"] = int(most_steps(s))
        details["deniers_per_step"] = int(s.figures.provost_price) if kind == a.ASK_PROVOST else 0
    elif kind in (a.ASK_USE, a.ASK_BUY, a.ASK_BUILD, a.ASK_PRESTIGE, a.ASK_CONVERT, a.ASK_BONUS):
        details["options"] = effect_options(s, s.effect)
    elif kind == a.ASK_TAKE:
        details["goods_left"] = int(s.takes)
    elif kind == a.ASK_PAY:
        details["wildcards"] = int(s.wild)
        details["for"] = s.figures.tile_names[s.target] if s.target >= 0 else "effect"
    elif kind == a.ASK_SITE:
        details["for"] = s.figures.tile_names[s.target]
    elif kind == a.ASK_CASTLE:
        details["section"] = SECTION_NAMES[section_with_room(s)]
        details["batches"] = int(s.batches[s.seat])
    elif kind == a.ASK_LINE:
        details["favors"] = int(s.favors)
        details["reason"] = PHASES[s.phase]
    elif kind == a.ASK_COLUMN:
        columns = range(1, s.level[s.seat * LINES + s.line] + 1)
        details["columns"] = [effect_options(s, column_effect(s, s.line, column)) for column in columns]
    if s.line >= 0:
        details["line"] = LINE_NAMES[s.line]
    elif kind in IN_EFFECT or kind == a.ASK_BONUS:
        details.update(_where(s))
    return details


def _where(s: Position) -> dict[str, Any]:
    """The building whose effect asks."""
    if s.phase == SPECIAL:
        return {"tile": s.figures.tile_names[s.cursor]}
    return {"space": int(s.cursor), "tile": s.figures.tile_names[s.tile[s.cursor]]}


def effect_options(s: Position, effect: int) -> list[dict[str, Any]]:
    """The options of an effect as the components file words them: [{"pay": {"wood": 1}, "gain": {...}}, ...]."""
    table = s.figures.effects
    options = []
    for row in range(table.first[effect], table.first[effect] + table.count[effect]):
        kind = table.verbs[row * VERBS + BUILDS]
        options.append(
            {
                "pay": _amounts(table.pay, row),
                "gain": _amounts(table.gain, row),
                "favor": int(table.verbs[row * VERBS + GIVES_FAVOR]),
                "build": KIND_NAMES[kind] if kind else None,
                "waive": _amounts(table.waive, row),
            }
        )
    return options


def _amounts(table: Any, row: int) -> dict[str, int]:
    counts = {name: int(table[row * RESOURCES + i]) for i, name in enumerate(RESOURCE_NAMES)}
    return {name: count for name, count in counts.items() if count}
