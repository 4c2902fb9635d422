# compiled: mypyc
"""Building at the edge: tiles, prestige buildings and residences, and what an effect says of itself."""

from __future__ import annotations

from baumeister.engine.amounts import added_up, some
from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts, Payment
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.messages import Message, message
from baumeister.engine.wire import Amount, Move
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge import shapes as shape
from baumeister.games.caylus.edge.labels import name_of
from baumeister.games.caylus.edge.maker import Maker, decline
from baumeister.games.caylus.edge.view import effect_options
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.building import can_build_tile, first_tile, is_site, last_tile
from baumeister.games.caylus.rules.favor import column_in_use
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
        "line": c.LINE_NAMES[s.line] if s.line >= 0 else None,
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
    if s.target != c.NO_TILE:
        return "caylus-build-01"
    if s.line < 0:
        return "caylus-activation-06"
    kind = s.figures.effects.verbs[s.option * c.VERBS + c.BUILDS]
    return "caylus-favor-03" if kind == 0 else rule_of_column(kind)


def rule_of_column(kind: int) -> str:
    """What the line of buildings says about building a tile of this kind."""
    return {
        c.KIND_WOOD: "caylus-favor-04",
        c.KIND_STONE: "caylus-favor-05",
        c.KIND_RESIDENCE: "caylus-favor-06",
        c.KIND_PRESTIGE: "caylus-favor-07",
    }[kind]


# ---- tiles of the supply


def check_build(s: Position, action: int) -> Refusal | None:
    tile = c.WOOD_FIRST + action - a.BUILD
    kind = s.figures.effects.verbs[s.option * c.VERBS + c.BUILDS]
    if not first_tile(kind) <= tile <= last_tile(kind):
        return refuse("wrong-kind", "caylus-build-04" if s.line < 0 else rule_of_column(kind))
    return check_tile(s, tile)


def check_prestige(s: Position, action: int) -> Refusal | None:
    return check_tile(s, c.PRESTIGE_FIRST + action - a.PRESTIGE)


def check_tile(s: Position, tile: int) -> Refusal | None:
    if s.supply[tile] == 0:
        return refuse("not-available", "caylus-build-02")
    if not can_build_tile(s, s.seat, tile, s.option):
        return refuse("cannot-pay", "caylus-build-01")
    return None


def show_build(maker: Maker, tile: str) -> Facts:
    payment = maker.payment(maker.cost(tile))
    return tile_facts(maker, tile, payment, laying(maker, tile) if payment.complete else ())


def tile_facts(maker: Maker, tile: str, payment: Payment, laid: tuple[Move, ...]) -> Facts:
    return Facts(
        targets=(f"supply/{tile}",),
        group="caylus-group-tiles",
        costs=payment.costs,
        brings=added_up(maker.rewards(tile)),
        by=maker.favor_in_use(),
        moves=(*payment.moves, *laid),
    )


def laying(maker: Maker, tile: str) -> tuple[Move, ...]:
    """Where a tile that is paid comes to lie, and its points."""
    assert maker.view.next_space is not None
    return (*m.built(maker.seat, tile, maker.view.next_space).moves, *maker.gained(maker.rewards(tile)))


def show_prestige(maker: Maker, name: str) -> Facts:
    tile = f"prestige_{name}"
    payment = maker.payment(maker.cost(tile))
    residences = [space.number for space in maker.view.road if space.kind == "residence" and space.owner == maker.seat]
    return tile_facts(maker, tile, payment, covering(maker, tile, residences[0]) if len(residences) == 1 else ())


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
    if tile == c.NO_TILE:
        return refuse("empty", "caylus-lawyer-01" if s.line < 0 else "caylus-favor-06", place=space)
    if s.waiting[space] >= 0:
        return refuse("used-up", "caylus-lawyer-08")
    if tile == c.LAWYER:
        return refuse("wrong-kind", "caylus-lawyer-05")
    if s.figures.convertible[tile] == 0:
        return refuse("wrong-kind", "caylus-lawyer-04")
    assert s.figures.kind[tile] != c.KIND_NEUTRAL
    return refuse("not-yours", "caylus-lawyer-04")


def show_convert(maker: Maker, number: str) -> Facts:
    """At once, or when the worker who stands there has gone."""
    space = maker.view.road[int(number) - 1]
    assert space.tile is not None
    payment = maker.payment(maker.cost("residence"))
    moves = payment.moves
    brings: tuple[Amount, ...] = ()
    if space.worker is None:
        brings = some("points", int(maker.figures.points[c.RESIDENCE]))
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
