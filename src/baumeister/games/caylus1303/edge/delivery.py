# compiled: mypyc
"""Delivery at the edge: bundles for the construction site."""

from __future__ import annotations

from baumeister.engine.amounts import counted, some
from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.goods import FOOD, GOLD, GOOD_NAMES, GOODS
from baumeister.engine.messages import Message, message
from baumeister.engine.traces import goods_of
from baumeister.engine.wire import Amount
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.edge.maker import DECLINE, Maker
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.delivery import (
    can_begin_bundle,
    can_continue_bundle,
    only_for_bundle,
    worth_of_bundle,
)
from baumeister.games.caylus1303.rules.position import Position


def describe_deliver(s: Position) -> dict[str, object]:
    points = worth_of_bundle(s, s.seat, False)
    return {"points": int(points), "gold_points": int(worth_of_bundle(s, s.seat, True) - points)}


def describe_bundle(s: Position) -> dict[str, object]:
    gold = s.bundle_gold != 0
    points = worth_of_bundle(s, s.seat, gold)
    return {
        "goods_left": int(s.bundle_left),
        "lowest": GOOD_NAMES[s.bundle_from],
        "gold": gold,
        "points": int(points),
        "gold_points": int(worth_of_bundle(s, s.seat, True) - points),
    }


def ask_deliver(identifier: str, decision: shape.Deliver, view: shape.Caylus1303View) -> Message:
    any_three = "chamberlain" in view.players[decision.seat].characters
    return message(f"{identifier}-any" if any_three else identifier)


def ask_bundle(identifier: str, decision: shape.Bundle, _view: shape.Caylus1303View) -> Message:
    return message(identifier, count=decision.goods_left)


def check_first_good(s: Position, action: int) -> Refusal | None:
    good = action - a.GIVE
    return None if can_begin_bundle(s, s.seat, good) else refuse_good(s, good, good == FOOD)


def check_next_good(s: Position, action: int) -> Refusal | None:
    good = action - a.GIVE
    if can_continue_bundle(s, s.seat, good):
        return None
    return refuse_good(s, good, good == FOOD or good == s.bundle_from - 1)


def refuse_good(s: Position, good: int, is_in_bundle: bool) -> Refusal:
    if s.goods[s.seat * GOODS + good] == 0:
        return refuse("cannot-pay", "1303-delivery-02")
    if is_in_bundle and s.holder[c.CHAMBERLAIN] != s.seat:
        return refuse("not-a-set", "1303-delivery-02")
    return refuse("wrong-order", "1303-delivery-02")


def show_good(maker: Maker, name: str) -> Facts:
    """A good for the bundle: the food that goes without saying before it, and those after it that leave no choice;
    with the last one the bundle is delivered."""
    decision = maker.decision
    assert isinstance(decision, shape.Deliver | shape.Bundle)
    any_three = "chamberlain" in maker.player.characters
    goods = goods_of(maker.player)
    given: list[int] = []
    left = c.BUNDLE if isinstance(decision, shape.Deliver) else decision.goods_left
    if isinstance(decision, shape.Deliver) and not any_three:
        given.append(FOOD)
    following = GOOD_NAMES.index(name)
    while following >= 0:
        given.append(following)
        if len(given) == left:
            break
        goods[following] -= 1
        lowest = following if any_three else following + 1
        following = int(only_for_bundle(goods, 0, lowest, left - len(given), any_three))
    names = [GOOD_NAMES[good] for good in given]
    moves = tuple([m.paid(maker.seat, given_name, 1).moves[0] for given_name in names])
    brings: tuple[Amount, ...] = ()
    if len(given) == left:
        brings = some("points", decision.points + (decision.gold_points if GOLD in given else 0))
        moves = (*moves, *maker.gained(brings))
    # Who lets the seat deliver at all, or deliver other bundles than everybody.
    by = maker.power_of("chamberlain" if maker.seat in maker.view.site_workers else "deliveryman")
    return Facts((f"players/{maker.seat}/goods/{name}",), "", counted(names), brings, by, moves)


KINDS = (
    DecisionKind(
        a.ASK_DELIVER,
        shape.Deliver,
        (DECLINE, Answer("give", show_good, check_first_good)),
        describe_deliver,
        ask_deliver,
    ),
    DecisionKind(
        a.ASK_BUNDLE,
        shape.Bundle,
        (Answer("give", show_good, check_next_good),),
        describe_bundle,
        ask_bundle,
        refusing("must-complete", "1303-delivery-02", a.DECLINE),
    ),
)
