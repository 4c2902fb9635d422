# compiled: mypyc
"""Phases 2 to 4 at the edge: workers on places, gate and inn, and the provost.

Most choices place a worker, so equal ones are made once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from baumeister.engine.amounts import some
from baumeister.engine.catalogue import Answer, DecisionKind
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.messages import Message, message
from baumeister.engine.road import may_step
from baumeister.engine.wire import Choice
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge import shapes as shape
from baumeister.games.caylus.edge.building import describe_effect
from baumeister.games.caylus.edge.labels import place_message
from baumeister.games.caylus.edge.maker import DECLINE, GROUP_OTHERWISE, Maker, fee
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.placement import (
    can_enter_space,
    can_enter_special,
    castle_price,
    in_queue,
    in_stables,
    place_price,
    places_in_stables,
    scale_price,
)
from baumeister.games.caylus.rules.position import Position
from baumeister.games.caylus.rules.provost import most_steps

#: The letter of the castle, which stands beside every board.
CASTLE_KEY = "c"
#: So many different placements are remembered; the same few hundred come again and again.
MOST_PLACEMENTS = 4096

#: What a worker costs, who makes it cheaper, and whether it comes from the gate.
Fare: TypeAlias = tuple[int, str | None, bool]

# ---- workers


def describe_place(s: Position) -> dict[str, object]:
    return {
        "price": int(scale_price(s, s.seat)),
        "castle_price": int(castle_price(s, s.seat)),
        "own_price": int(s.figures.own_price),
    }


def ask_place(identifier: str, decision: shape.Place, view: shape.CaylusView) -> Message:
    return message(identifier, price=decision.price, deniers=view.players[decision.seat].deniers)


def check_place(s: Position, action: int) -> Refusal | None:
    wrong = check_free_place(s, action)
    if wrong is not None:
        return wrong
    if s.workers[s.seat] == 0:
        return refuse("no-piece", "caylus-placement-11")
    if s.deniers[s.seat] < place_price(s, s.seat, action):
        return refuse("cannot-pay", "caylus-placement-19")
    return None


def check_free_place(s: Position, action: int) -> Refusal | None:
    """Is this place free? The same for phase 2 and for the gate, where nothing is paid."""
    if action < a.PLACE_CASTLE:
        return check_special(s, action - a.PLACE_SPECIAL)
    if action == a.PLACE_CASTLE:
        return refuse("already-there", "caylus-placement-05", place="castle") if in_queue(s, s.seat) else None
    return check_space(s, action - a.PLACE + 1)


def check_special(s: Position, special: int) -> Refusal | None:
    if can_enter_special(s, s.seat, special):
        return None
    place = s.figures.tile_names[special]
    if special == c.INN and s.inn_left < 0:
        return refuse("already-there", "caylus-variant-04", place=place)
    if special != c.STABLES:
        return refuse("occupied", rule_of_special(s, special), place=place)
    if places_in_stables(s) == 0:
        return refuse("not-a-place", "caylus-two-02", place=place)
    if in_stables(s, s.seat):
        return refuse("already-there", "caylus-placement-06", place=place)
    return refuse("occupied", "caylus-placement-06", place=place)


def rule_of_special(s: Position, special: int) -> str:
    """Why a special building but the stables is not free."""
    if special == c.INN:
        return "caylus-placement-07"  # it has two circles, and a worker goes to the left one
    return "caylus-gate-06" if special == c.GATE and s.pending == a.ASK_GATE else "caylus-placement-09"


def check_space(s: Position, space: int) -> Refusal | None:
    if can_enter_space(s, space):
        return None
    tile = s.tile[space]
    if tile == c.NO_TILE:
        return refuse("empty", "caylus-placement-08", place=space)
    if s.figures.kind[tile] >= c.KIND_RESIDENCE:
        return refuse("not-a-place", "caylus-placement-08", place=space)
    return refuse("occupied", "caylus-placement-09", place=space)


def show_place(maker: Maker, place: str) -> Choice:
    """Who stands on the right circle of the inn pays less, if others have passed."""
    view = maker.view
    decision = view.decision
    assert isinstance(decision, shape.Place)
    if place == "castle":
        price = decision.castle_price
    elif place.isdecimal() and view.road[int(place) - 1].owner == maker.seat:
        return show_worker(maker, place, decision.own_price, None, False)
    else:
        price = decision.price
    cheaper = view.inn_right == maker.seat and view.scale[len(view.passed)] > (maker.player.price or 0)
    return show_worker(maker, place, price, m.INN_RIGHT if cheaper else None, False)


def show_gate(maker: Maker, place: str) -> Choice:
    """From the gate, free of charge."""
    own = place.isdecimal() and maker.view.road[int(place) - 1].owner == maker.seat
    return show_worker(maker, place, 0, None if own else "specials/special_gate", True)


def show_worker(maker: Maker, place: str, price: int, by: str | None, by_gate: bool) -> Choice:
    view = maker.view
    if place == "castle":
        return place_in_castle(maker.seat, len(view.queue), (price, by, by_gate))
    if place.isdecimal():
        space = view.road[int(place) - 1]
        return place_on_road(maker.seat, space.number, space.tile, space.live, (price, by, by_gate))
    tile = f"special_{place}"
    number = [special.tile for special in view.specials].index(tile)
    circle = len(view.specials[number].workers)
    return place_on_special(maker.seat, place, number, circle, (price, by, by_gate))


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_on_road(seat: int, number: int, tile: str | None, live: bool, fare: Fare) -> Choice:
    price, by, by_gate = fare
    return Choice(
        a.PLACE + number - 1,
        f"place:{number}",
        place_message(str(number), tile),
        (f"road/{number}",),
        "caylus-group-near" if live else "caylus-group-far",
        "",
        costs=some("deniers", price),
        brings=(),
        by=by,
        moves=(*fee(seat, price), *m.placed(seat, number, "", int(by_gate)).moves),
    )


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_on_special(seat: int, place: str, number: int, circle: int, fare: Fare) -> Choice:
    price, by, by_gate = fare
    return Choice(
        a.PLACE_SPECIAL + number,
        f"place:{place}",
        place_message(place, None),
        (f"specials/special_{place}",),
        "caylus-group-special",
        "",
        costs=some("deniers", price),
        brings=(),
        by=by,
        moves=(*fee(seat, price), *m.placed_special(seat, f"special_{place}", circle, int(by_gate)).moves),
    )


@lru_cache(maxsize=MOST_PLACEMENTS)
def place_in_castle(seat: int, queue: int, fare: Fare) -> Choice:
    price, by, by_gate = fare
    return Choice(
        a.PLACE_CASTLE,
        "place:castle",
        place_message("castle", None),
        ("queue",),
        "caylus-group-special",
        CASTLE_KEY,
        costs=some("deniers", price),
        brings=(),
        by=by,
        moves=(*fee(seat, price), *m.placed_castle(seat, queue + 1, int(by_gate)).moves),
    )


def show_pass(maker: Maker, _argument: str) -> Facts:
    """The first to pass gets money."""
    deniers = 0 if maker.view.passed else int(maker.figures.first_passer_deniers)
    return Facts(
        targets=("passed",),
        group="caylus-group-pass",
        brings=some("deniers", deniers),
        moves=(*m.passed(maker.seat, len(maker.view.passed) + 1).moves, *maker.gained(some("deniers", deniers))),
    )


def decline_gate(maker: Maker, _argument: str) -> Facts:
    return Facts(group=GROUP_OTHERWISE, moves=m.worker_home(maker.seat, 0, "special_gate", 0).moves)


def show_recall(maker: Maker, _argument: str) -> Facts:
    return Facts(targets=(m.INN_RIGHT,), moves=m.worker_home(maker.seat, 0, m.INN, 1).moves)


# ---- the provost


def describe_provost(s: Position) -> dict[str, object]:
    return {"most_steps": int(most_steps(s)), "deniers_per_step": int(s.figures.provost_price)}


def describe_guild(s: Position) -> dict[str, object]:
    return {**describe_effect(s), "most_steps": int(most_steps(s))}


def ask_provost(identifier: str, decision: shape.Provost, _view: shape.CaylusView) -> Message:
    return message(identifier, steps=decision.most_steps, price=decision.deniers_per_step)


def ask_guild(identifier: str, decision: shape.Guild, _view: shape.CaylusView) -> Message:
    return message(identifier, steps=decision.most_steps)


def may_go(s: Position, steps: int) -> bool:
    return may_step(s.provost, steps, most_steps(s), s.figures.provost_lowest, s.figures.provost_highest)


def check_guild(s: Position, action: int) -> Refusal | None:
    return None if may_go(s, action - a.PROVOST_STAYS) else refuse("out-of-range", "caylus-guild-01")


def check_provost(s: Position, action: int) -> Refusal | None:
    steps = action - a.PROVOST_STAYS
    if may_go(s, steps):
        return None
    if abs(steps) > most_steps(s):
        return refuse("cannot-pay", "caylus-provost-02")
    return refuse("out-of-range", "caylus-provost-03")


def show_provost(maker: Maker, steps: str) -> Facts:
    assert isinstance(maker.decision, shape.Provost)
    return show_steps(maker, int(steps), abs(int(steps)) * maker.decision.deniers_per_step, None)


def show_guild(maker: Maker, steps: str) -> Facts:
    return show_steps(maker, int(steps), 0, "specials/special_merchants_guild")


def show_steps(maker: Maker, steps: int, price: int, by: str | None) -> Facts:
    space = maker.view.provost + steps
    return Facts(
        targets=(f"road/{space}",),
        costs=some("deniers", price),
        by=by,
        moves=(*fee(maker.seat, price), *m.provost_moved(maker.seat, space, steps).moves) if steps else (),
    )


KINDS = (
    DecisionKind(
        a.ASK_PLACE,
        shape.Place,
        (Answer("pass", show_pass), Answer("place", show_place, check_place)),
        describe_place,
        ask_place,
    ),
    DecisionKind(
        a.ASK_GATE, shape.Gate, (Answer("decline", decline_gate), Answer("place", show_gate, check_free_place))
    ),
    DecisionKind(a.ASK_INN, shape.Inn, (DECLINE, Answer("recall", show_recall))),
    DecisionKind(
        a.ASK_PROVOST,
        shape.Provost,
        (Answer("provost", show_provost, check_provost),),
        describe_provost,
        ask_provost,
    ),
    DecisionKind(a.ASK_GUILD, shape.Guild, (Answer("provost", show_guild, check_guild),), describe_guild, ask_guild),
)
