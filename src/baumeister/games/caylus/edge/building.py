# compiled: mypyc
"""Building at the edge: tiles, prestige buildings and residences, and what an effect says of itself."""

from __future__ import annotations

from baumeister.engine.amounts import added_up, some
from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.messages import Message, message
from baumeister.engine.wire import Amount, Move
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge import shapes as shape
from baumeister.games.caylus.edge.labels import name_of
from baumeister.games.caylus.edge.maker import Maker, decline, pay_price
from baumeister.games.caylus.edge.view import column_in_use, effect_options
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules.building import can_build_tile, first_tile, is_site, last_tile
from baumeister.games.caylus.rules.components import (
    BUILDS,
    KIND_NEUTRAL,
    KIND_PRESTIGE,
    KIND_RESIDENCE,
    KIND_STONE,
    KIND_WOOD,
    LAWYER,
    LINE_NAMES,
    NO_TILE,
    PRESTIGE_FIRST,
    RESIDENCE,
    VERBS,
    WOOD_FIRST,
)
from baumeister.games.caylus.rules.lawyer import can_convert
from baumeister.games.caylus.rules.position import ACTIVATION, SPECIAL, Position

# ---- whose effect asks


def describe_building(s: Position) -> dict[str, object]:
    """Tile and space of the building whose effect is carried out, or whose favors are taken."""
    if s.phase == SPECIAL:
        return {"tile": s.figures.tile_names[s.cursor], "space": None}
    if s.phase == ACTIVATION:
        return {"tile": s.figures.tile_names[s.tile[s.cursor]], "space": int(s.cursor)}
    return {"tile": None, "space": None}


def describe_effect(s: Position) -> dict[str, object]:
    return {
        **describe_building(s),
        "line": LINE_NAMES[s.line] if s.line >= 0 else None,
        "column": column_in_use(s) if s.line >= 0 else None,
        "options": effect_options(s.figures, int(s.effect)),
    }


def ask_effect(identifier: str, decision: shape.EffectDecision, _view: shape.CaylusView) -> Message:
    """In the words of the building or of the favor."""
    if decision.line is not None:
        return message(f"{identifier}-favor")
    assert decision.tile is not None, "an effect is a favor's or a building's"
    return message(identifier, tile=name_of("tile", decision.tile))


def check_decline(s: Position, _action: int) -> Refusal | None:
    return None if s.must == 0 else refuse("must-complete", rule_of_begun(s))


def must_complete(s: Position, action: int) -> Refusal | None:
    return refuse("must-complete", rule_of_begun(s)) if action == a.DECLINE else None


def rule_of_begun(s: Position) -> str:
    """What is said of an effect once it has been begun: before, it could be waived."""
    if s.target != NO_TILE:
        return "caylus-build-01"
    if s.line < 0:
        return "caylus-activation-06"
    kind = s.figures.effects.verbs[s.option * VERBS + BUILDS]
    return "caylus-favor-03" if kind == 0 else rule_of_column(kind)


def rule_of_column(kind: int) -> str:
    """What the line of buildings says about building a tile of this kind."""
    return {
        KIND_WOOD: "caylus-favor-04",
        KIND_STONE: "caylus-favor-05",
        KIND_RESIDENCE: "caylus-favor-06",
        KIND_PRESTIGE: "caylus-favor-07",
    }[kind]


# ---- tiles of the supply


def check_build(s: Position, action: int) -> Refusal | None:
    tile = WOOD_FIRST + action - a.BUILD
    kind = s.figures.effects.verbs[s.option * VERBS + BUILDS]
    if not first_tile(kind) <= tile <= last_tile(kind):
        return refuse("wrong-kind", "caylus-build-04" if s.line < 0 else rule_of_column(kind))
    return check_tile(s, tile)


def check_prestige(s: Position, action: int) -> Refusal | None:
    return check_tile(s, PRESTIGE_FIRST + action - a.PRESTIGE)


def check_tile(s: Position, tile: int) -> Refusal | None:
    if s.supply[tile] == 0:
        return refuse("not-available", "caylus-build-02")
    if not can_build_tile(s, s.seat, tile, s.option):
        return refuse("cannot-pay", "caylus-build-01")
    return None


def show_build(maker: Maker, tile: str) -> Facts:
    payment = pay_price(maker.player, maker.cost(tile))
    return Facts(
        targets=(f"supply/{tile}",),
        group="caylus-group-tiles",
        costs=payment.costs,
        brings=added_up(maker.rewards(tile)),
        by=maker.favor_in_use(),
        moves=(*payment.moves, *laying(maker, tile)) if payment.complete else payment.moves,
    )


def laying(maker: Maker, tile: str) -> tuple[Move, ...]:
    """Where a tile that is paid comes to lie, and its points."""
    assert maker.view.next_space is not None
    return (*m.built(maker.seat, tile, maker.view.next_space).moves, *maker.gained(maker.rewards(tile)))


def show_prestige(maker: Maker, name: str) -> Facts:
    tile = f"prestige_{name}"
    payment = pay_price(maker.player, maker.cost(tile))
    moves = payment.moves
    residences = [space.number for space in maker.view.road if space.kind == "residence" and space.owner == maker.seat]
    if len(residences) == 1:
        moves += covering(maker, tile, residences[0])
    return Facts(
        targets=(f"supply/{tile}",),
        group="caylus-group-tiles",
        costs=payment.costs,
        brings=added_up(maker.rewards(tile)),
        by=maker.favor_in_use(),
        moves=moves,
    )


def covering(maker: Maker, tile: str, space: int) -> tuple[Move, ...]:
    """A prestige building that is paid comes to its residence; with its points."""
    return (*m.prestige_built(maker.seat, tile, space).moves, *maker.gained(maker.rewards(tile)))


# ---- residences


def describe_site(s: Position) -> dict[str, object]:
    return {**describe_effect(s), "building": s.figures.tile_names[s.target]}


def ask_site(identifier: str, decision: shape.Site, _view: shape.CaylusView) -> Message:
    return message(identifier, tile=name_of("tile", decision.building))


def check_site(s: Position, action: int) -> Refusal | None:
    space = action - a.SITE + 1
    if is_site(s, s.seat, space):
        return None
    if s.owner[space] >= 0 and s.owner[space] != s.seat:
        return refuse("not-yours", "caylus-build-05")
    return refuse("wrong-kind", "caylus-build-05")


def show_site(maker: Maker, number: str) -> Facts:
    assert isinstance(maker.decision, shape.Site)
    tile = maker.decision.building
    return Facts(
        targets=(f"road/{number}",),
        group="caylus-group-spaces",
        brings=added_up(maker.rewards(tile)),
        by=maker.favor_in_use(),
        moves=covering(maker, tile, int(number)),
    )


def check_convert(s: Position, action: int) -> Refusal | None:
    space = action - a.CONVERT + 1
    if can_convert(s, s.seat, space):
        return None
    tile = s.tile[space]
    if tile == NO_TILE:
        return refuse("empty", "caylus-lawyer-01" if s.line < 0 else "caylus-favor-06", place=space)
    if s.waiting[space] >= 0:
        return refuse("used-up", "caylus-lawyer-08")
    if tile == LAWYER:
        return refuse("wrong-kind", "caylus-lawyer-05")
    if s.figures.convertible[tile] == 0:
        return refuse("wrong-kind", "caylus-lawyer-04")
    assert s.figures.kind[tile] != KIND_NEUTRAL
    return refuse("not-yours", "caylus-lawyer-04")


def show_convert(maker: Maker, number: str) -> Facts:
    """At once, or when the worker who stands there has gone."""
    space = maker.view.road[int(number) - 1]
    assert space.tile is not None
    payment = pay_price(maker.player, maker.cost("residence"))
    moves = payment.moves
    brings: tuple[Amount, ...] = ()
    if space.worker is None:
        brings = some("points", int(maker.figures.points[RESIDENCE]))
        converted = m.converted(maker.seat, space.number, space.tile, int(space.kind != "neutral"))
        moves = (*moves, *converted.moves, *maker.gained(brings))
    return Facts(
        targets=(f"road/{number}",),
        group="caylus-group-spaces",
        costs=payment.costs,
        brings=brings,
        by=maker.favor_in_use(),
        moves=moves,
    )


KINDS = (
    DecisionKind(
        a.ASK_BUILD,
        shape.Build,
        (Answer("decline", decline, check_decline), Answer("build", show_build, check_build)),
        describe_effect,
        ask_effect,
    ),
    DecisionKind(
        a.ASK_PRESTIGE,
        shape.Prestige,
        (Answer("decline", decline, check_decline), Answer("prestige", show_prestige, check_prestige)),
        describe_effect,
        ask_effect,
    ),
    DecisionKind(
        a.ASK_SITE,
        shape.Site,
        (Answer("site", show_site, check_site),),
        describe_site,
        ask_site,
        refusing("must-complete", "caylus-build-05", a.DECLINE),
    ),
    DecisionKind(
        a.ASK_CONVERT,
        shape.Convert,
        (Answer("decline", decline, check_decline), Answer("convert", show_convert, check_convert)),
        describe_effect,
        ask_effect,
    ),
)
