# compiled: mypyc
"""Hands, actions and the provost at the edge: what is asked in the phases before the effects."""

from __future__ import annotations

from functools import lru_cache

from baumeister.engine.amounts import some
from baumeister.engine.bits import has
from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse, refuse_for_lack
from baumeister.engine.messages import Message, message
from baumeister.engine.wire import Choice, Move
from baumeister.games.magna_carta.edge import moves as m
from baumeister.games.magna_carta.edge import shapes as shape
from baumeister.games.magna_carta.edge.labels import name_of, place_message
from baumeister.games.magna_carta.edge.maker import Maker, card_terms
from baumeister.games.magna_carta.edge.view import amounts_of
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.action_phase import (
    can_build,
    can_build_prestige,
    has_residence,
    is_bare_residence,
)
from baumeister.games.magna_carta.rules.position import Position
from baumeister.games.magna_carta.rules.provost import can_stand, most_steps
from baumeister.games.magna_carta.rules.setup import in_play

#: So many different placements are remembered; the same few hundred come again and again.
MOST_PLACEMENTS = 4096

# ---- hand and pile


def check_draw(s: Position, _action: int) -> Refusal | None:
    if s.pile_size[s.seat] == 0 and s.discard[s.seat] == 0:
        return refuse("no-piece", "mc-actions-05")
    return check_deniers(s, s.figures.draw_price, "mc-actions-05")


def check_swap(s: Position, _action: int) -> Refusal | None:
    if s.hand[s.seat] == 0:
        return refuse("no-piece", "mc-actions-05")
    return check_deniers(s, s.figures.swap_price, "mc-actions-05")


def check_deniers(s: Position, price: int, rule: str) -> Refusal | None:
    have = int(s.deniers[s.seat])
    return refuse("not-enough", rule, have=have, need=int(price)) if have < price else None


def show_keep(_maker: Maker, _argument: str) -> Facts:
    return Facts()


def show_mulligan(maker: Maker, _argument: str) -> Facts:
    return Facts((f"{maker.own}/hand",), moves=discarding(maker))


def show_draw(maker: Maker, _argument: str) -> Facts:
    costs = some("deniers", maker.view.prices.draw)
    return Facts((f"{maker.own}/pile_size",), "magna_carta-group-cards", costs, moves=maker.paying(costs))


def show_swap(maker: Maker, _argument: str) -> Facts:
    costs = some("deniers", maker.view.prices.swap)
    moves = (*maker.paying(costs), *discarding(maker))
    return Facts((f"{maker.own}/hand",), "magna_carta-group-cards", costs, moves=moves)


def discarding(maker: Maker) -> tuple[Move, ...]:
    return tuple([m.discard(maker.seat, card) for card in maker.player.hand or ()])


# ---- workers


def check_place(s: Position, action: int) -> Refusal | None:
    place = action - a.PLACE + 1
    if place > s.length:
        return refuse("empty", "mc-actions-11", place=place)
    if s.top[place] >= c.PRESTIGE_FIRST:
        return refuse("not-a-place", "mc-actions-12", place=place)
    if s.worker[place] == s.seat:
        return refuse("already-there", "mc-actions-11", place=place)
    if s.worker[place] >= 0:
        return refuse("occupied", "mc-actions-11", place=place)
    if s.workers[s.seat] == 0:
        return refuse("not-enough", "mc-actions-13", have=0, need=1)
    return check_deniers(s, s.figures.place_price, "mc-actions-13")


def show_place(maker: Maker, number: str) -> Choice:
    place = maker.view.road[int(number) - 1]
    group = "magna_carta-group-road"
    if maker.view.provost is not None:
        group = "magna_carta-group-near" if place.live else "magna_carta-group-far"
    return placement_choice(maker.seat, place.number, place.card, group, maker.view.prices.place)


@lru_cache(maxsize=MOST_PLACEMENTS)
def placement_choice(seat: int, number: int, card: str, group: str, price: int) -> Choice:
    """A worker to a card of the road: most choices are these, and equal ones are made once."""
    costs = some("deniers", price)
    fee = m.deniers_paid(seat, price).moves if price else ()
    moves = (*fee, m.placement(seat, number))
    words = place_message(number, card)
    action = a.PLACE + number - 1
    return Choice(
        action,
        f"place:{number}",
        words,
        (f"road/{number}",),
        group,
        "",
        costs=costs,
        brings=(),
        by=None,
        moves=moves,
    )


def show_pass(maker: Maker, _argument: str) -> Facts:
    """The first to pass gets money."""
    brings = () if maker.view.bridge else some("deniers", int(maker.figures.first_passer))
    moves = (m.passing(maker.seat, len(maker.view.bridge) + 1), *maker.gaining(brings))
    return Facts(("bridge",), "magna_carta-group-pass", brings=brings, moves=moves)


# ---- building


def check_build(s: Position, action: int) -> Refusal | None:
    card = action - a.BUILD
    if can_build(s, s.seat, card):
        return None
    if not in_play(s, c.DECK_FIRST + card):
        return refuse("not-available", "mc-beginner-01")
    if not has(s.hand[s.seat], card):
        return refuse("not-available", "mc-actions-15")
    return refuse_for_lack("cannot-pay", "mc-pay-05", missing_cubes(s, c.DECK_FIRST + card))


def cards_in_hand(view: shape.MagnaCartaView) -> dict[str, str]:
    assert view.decision is not None
    seat = view.decision.seat
    return {card: f"players/{seat}/hand/{card}" for card in view.players[seat].hand or ()}


def missing_cubes(s: Position, card: int) -> dict[str, int]:
    """What has to come before the seat can pay for a card. Its gold fills the gaps in the order of the goods: in
    another order as many cubes would be missing, though others."""
    price = {amount.resource: amount.count for amount in amounts_of(s.figures.cost, card)}
    own = {name: int(s.goods[s.seat * c.GOODS + good]) for good, name in enumerate(c.GOOD_NAMES)}
    missing: dict[str, int] = {}
    joker = own["gold"] - price.get("gold", 0)
    if joker < 0:
        missing["gold"] = -joker
    spare = 0
    for good in c.GOOD_NAMES[: c.BASIC_GOODS]:
        left = own[good] - price.get(good, 0)
        filled = min(max(joker, 0), max(-left, 0))
        joker -= filled
        spare += max(left, 0)
        if left + filled < 0:
            missing[good] = -left - filled
    white = price.get("cube", 0) - spare - max(joker, 0)
    if white > 0:
        missing["cube"] = white
    return missing


def check_prestige(s: Position, action: int) -> Refusal | None:
    index = action - a.PRESTIGE
    if not in_play(s, c.PRESTIGE_FIRST + index):
        return refuse("not-available", "mc-beginner-01")
    if not has(s.display, index):
        return refuse("not-available", "mc-setup-09")
    if s.beginner == 0 and not has_residence(s, s.seat):
        return refuse("no-room", "mc-actions-17")
    if can_build_prestige(s, s.seat, index):
        return None
    return refuse_for_lack("cannot-pay", "mc-pay-05", missing_cubes(s, c.PRESTIGE_FIRST + index))


def describe_cover(s: Position) -> dict[str, object]:
    return {"card": s.figures.card_names[s.target]}


def ask_cover(identifier: str, decision: shape.Cover, _view: shape.MagnaCartaView) -> Message:
    return message(identifier, card=name_of("card", decision.card))


def check_cover(s: Position, action: int) -> Refusal | None:
    place = action - a.COVER + 1
    if place > s.length:
        return refuse("empty", "mc-actions-17", place=place)
    if is_bare_residence(s, s.seat, place):
        return None
    if s.owner[place] != s.seat:
        return refuse("not-yours", "mc-actions-17")
    return refuse("wrong-kind", "mc-actions-17")


def show_build(maker: Maker, card: str) -> Facts:
    price, points = card_terms(maker.figures, card)
    payment = maker.payment(price)
    moves = (*payment.moves, *building(maker, card)) if payment.complete else payment.moves
    return Facts((f"{maker.own}/hand/{card}",), "magna_carta-group-build", payment.costs, points, moves=moves)


def building(maker: Maker, card: str) -> tuple[Move, ...]:
    """The card and the cubes on it."""
    place = maker.view.next_place
    assert place is not None, "a card in a hand has its place"
    moves = m.built(maker.seat, card, place).moves
    good = maker.figures.stored[maker.figures.card(card)]
    if good < 0:
        return moves
    cubes = int(maker.figures.card_cubes[len(maker.view.players)])
    return (*moves, *m.cubes_laid(place, c.GOOD_NAMES[good], cubes).moves)


def show_prestige(maker: Maker, card: str) -> Facts:
    targets = (f"display/{card}",)
    group = "magna_carta-group-prestige"
    place = only_residence(maker)
    if place is None:
        price, points = card_terms(maker.figures, card)
        return Facts(targets, group, price, points)
    return covering(maker, card, place, targets, group)


def only_residence(maker: Maker) -> int | None:
    """The residence a prestige building would cover (0: none is needed); None: there is a choice."""
    if maker.view.options.beginner:
        return 0
    places = [place.number for place in maker.view.road if place.owner == maker.seat and place.side == "residence"]
    return places[0] if len(places) == 1 else None


def show_cover(maker: Maker, place: str) -> Facts:
    assert isinstance(maker.decision, shape.Cover)
    return covering(maker, maker.decision.card, int(place), (f"road/{place}",), "")


def covering(maker: Maker, card: str, place: int, targets: tuple[str, ...], group: str) -> Facts:
    """A prestige building, once its place is known."""
    price, points = card_terms(maker.figures, card)
    payment = maker.payment(price)
    moves = payment.moves
    if payment.complete:
        moves = (*moves, *m.prestige_built(maker.seat, card, place).moves)
    return Facts(targets, group, payment.costs, points, moves=moves)


# ---- the provost


def describe_provost(s: Position) -> dict[str, object]:
    return {"most_steps": int(most_steps(s, s.seat))}


def ask_provost(identifier: str, decision: shape.Provost, _view: shape.MagnaCartaView) -> Message:
    return message(identifier, steps=decision.most_steps)


def check_provost(s: Position, action: int) -> Refusal | None:
    steps = action - a.PROVOST_STAYS
    if abs(steps) > most_steps(s, s.seat):
        have, need = int(s.deniers[s.seat]), abs(steps) * int(s.figures.step_price)
        if have < need:
            return refuse("not-enough", "mc-provost-02", have=have, need=need)
        return refuse("out-of-range", "mc-provost-02")
    return None if can_stand(s, s.provost + steps) else refuse("out-of-range", "mc-provost-03")


def show_provost(maker: Maker, argument: str) -> Facts:
    assert maker.view.provost is not None
    steps = int(argument)
    number = maker.view.provost + steps
    costs = some("deniers", abs(steps) * maker.view.prices.provost)
    moves = (*maker.paying(costs), *m.provost_moved(maker.seat, number, steps).moves) if steps else ()
    return Facts((f"road/{number}",), costs=costs, moves=moves)


KINDS = (
    DecisionKind(a.ASK_MULLIGAN, shape.Mulligan, (Answer("keep", show_keep), Answer("mulligan", show_mulligan))),
    # What can be built depends on the hand: that nothing but passing is left would tell of cards nobody else sees.
    DecisionKind(
        a.ASK_ACTION,
        shape.Action,
        (
            Answer("pass", show_pass),
            Answer("draw", show_draw, check_draw),
            Answer("swap", show_swap, check_swap),
            Answer("place", show_place, check_place),
            Answer("build", show_build, check_build, cards_in_hand),
            Answer("prestige", show_prestige, check_prestige),
        ),
        public=False,
    ),
    DecisionKind(
        a.ASK_COVER,
        shape.Cover,
        (Answer("cover", show_cover, check_cover),),
        describe_cover,
        ask_cover,
        refusing("must-complete", "mc-actions-18", a.DECLINE),
    ),
    DecisionKind(
        a.ASK_PROVOST,
        shape.Provost,
        (Answer("provost", show_provost, check_provost),),
        describe_provost,
        ask_provost,
    ),
)
