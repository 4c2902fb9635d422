# compiled: mypyc
"""Effects at the edge: what the card on a place of the road asks its worker and its owner."""

from __future__ import annotations

from baumeister.engine.amounts import some
from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.messages import Message, message
from baumeister.engine.wire import Amount, Move
from baumeister.games.magna_carta.edge import moves as m
from baumeister.games.magna_carta.edge import shapes as shape
from baumeister.games.magna_carta.edge.labels import name_of
from baumeister.games.magna_carta.edge.maker import DECLINE, Maker, card_terms
from baumeister.games.magna_carta.edge.view import effect_options
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.effects import can_give, can_use_option, first_option
from baumeister.games.magna_carta.rules.notary import can_turn, is_notary
from baumeister.games.magna_carta.rules.position import Position, tiles_left

#: The statements about the effects of a card: the worker's, then the owner's (a neutral card has no owner).
EFFECT_RULES = {
    "neutral_park": ("mc-card-neutral-1",),
    "neutral_forest": ("mc-card-neutral-1",),
    "neutral_quarry": ("mc-card-neutral-1",),
    "neutral_trading_post": ("mc-card-neutral-1",),
    "neutral_peddler": ("mc-card-neutral-2",),
    "small_farm": ("mc-card-small-2", "mc-card-small-3"),
    "small_sawmill": ("mc-card-small-2", "mc-card-small-3"),
    "small_quarry": ("mc-card-small-2", "mc-card-small-3"),
    "peddler": ("mc-card-peddler-1", "mc-card-peddler-2"),
    "market": ("mc-card-market-1", "mc-card-market-2"),
    "notary": ("mc-residence-01", "mc-card-notary-1"),
    "large_farm": ("mc-card-large-1", "mc-card-large-2"),
    "large_sawmill": ("mc-card-large-1", "mc-card-large-2"),
    "large_quarry": ("mc-card-large-1", "mc-card-large-2"),
    "gold_mine": ("mc-card-gold-mine-1", "mc-card-gold-mine-2"),
    "bank": ("mc-card-bank-1", "mc-card-bank-2"),
    "church": ("mc-card-church-1", "mc-card-church-2"),
}


def effect_rule(s: Position) -> str:
    """What the ledger says about the effect being used."""
    return EFFECT_RULES[s.figures.card_names[s.card[s.cursor]]][s.part - 1]


def describe_effect(s: Position) -> dict[str, object]:
    return {
        "place": int(s.cursor),
        "card": s.figures.card_names[s.card[s.cursor]],
        "role": role_of(s),
        "options": effect_options(s.figures, int(s.effect)),
    }


def role_of(s: Position) -> str:
    return "worker" if s.part == 1 else "owner"


def ask_effect(identifier: str, decision: shape.EffectDecision, _view: shape.MagnaCartaView) -> Message:
    by_owner = decision.role == "owner"
    card = name_of("card", decision.card)
    return message(f"{identifier}-owner" if by_owner else identifier, card=card, place=decision.place)


def ask_turn(identifier: str, decision: shape.Turn, _view: shape.MagnaCartaView) -> Message:
    return message(identifier, card=name_of("card", decision.card), place=decision.place)


def option(maker: Maker, number: int) -> shape.EffectOption:
    assert isinstance(maker.decision, shape.EffectDecision)
    return maker.decision.options[number - 1]


def check_use(s: Position, action: int) -> Refusal | None:
    effects = s.figures.effects
    if action - a.USE >= effects.count[s.effect]:
        return refuse("not-available", effect_rule(s))
    row = first_option(s) + action - a.USE
    if can_use_option(s, s.seat, row):
        return None
    if tiles_left(s) < effects.gain[row * c.RESOURCES + c.TILES]:
        return refuse("no-piece", "mc-card-church-4")
    return refuse("cannot-pay", effect_rule(s))


def show_use(maker: Maker, number: str) -> Facts:
    chosen = option(maker, int(number))
    brings = chosen.gain + card_cube(maker, chosen)
    moves = (*maker.paying(chosen.pay), *maker.gaining(chosen.gain), *taking_card_cube(maker, chosen))
    return Facts((f"decision/options/{number}",), "", chosen.pay, brings, maker.power, moves)


def card_cube(maker: Maker, option: shape.EffectOption) -> tuple[Amount, ...]:
    """The owner's cube of a small production card."""
    if not option.card_cube:
        return ()
    assert isinstance(maker.decision, shape.EffectDecision)
    good = maker.view.road[maker.decision.place - 1].good
    assert good is not None
    return (Amount(good, option.card_cube),)


def taking_card_cube(maker: Maker, option: shape.EffectOption) -> tuple[Move, ...]:
    assert isinstance(maker.decision, shape.EffectDecision)
    place = maker.decision.place
    return tuple([m.card_cube_taken(maker.seat, place, cube.resource).moves[0] for cube in card_cube(maker, option)])


# ---- cubes of choice


def describe_take(s: Position) -> dict[str, object]:
    return {**describe_effect(s), "cubes_left": int(s.take_left), "lowest": c.GOOD_NAMES[s.take_from]}


def ask_take(identifier: str, decision: shape.Take, _view: shape.MagnaCartaView) -> Message:
    return message(identifier, count=decision.cubes_left)


def check_take(s: Position, action: int) -> Refusal | None:
    return refuse("wrong-order", "mc-card-peddler-1") if action - a.TAKE < s.take_from else None


def show_buy(maker: Maker, good: str) -> Facts:
    return show_cubes(maker, good, option(maker, 1).pay, 0)


def show_take(maker: Maker, good: str) -> Facts:
    """Cubes are taken in ascending order, so that after the last kind all others are of it, too."""
    assert isinstance(maker.decision, shape.Take)
    return show_cubes(maker, good, (), maker.decision.cubes_left - 1 if good == c.GOOD_NAMES[c.BASIC_GOODS - 1] else 0)


def show_cubes(maker: Maker, good: str, costs: tuple[Amount, ...], others: int) -> Facts:
    moves = (*maker.paying(costs), *maker.gaining((Amount(good, 1), *some(good, others))))
    return Facts((f"{maker.own}/goods/{good}",), "", costs, (Amount(good, 1 + others),), maker.power, moves)


def check_give(s: Position, action: int) -> Refusal | None:
    good = action - a.GIVE
    if can_give(s, s.seat, first_option(s), good):
        return None
    if s.goods[s.seat * c.GOODS + good] == 0:
        return refuse("cannot-pay", effect_rule(s))
    return refuse("wrong-kind", "mc-card-gold-mine-2")


def show_give(maker: Maker, good: str) -> Facts:
    only = option(maker, 1)
    costs = (Amount(good, 1), *[amount for amount in only.pay if amount.resource == "deniers"])
    moves = (*maker.paying(costs), *maker.gaining(only.gain))
    return Facts((f"{maker.own}/goods/{good}",), "", costs, only.gain, maker.power, moves)


# ---- the Notary


def check_turn(s: Position, action: int) -> Refusal | None:
    place = action - a.TURN + 1
    if place > s.length:
        return refuse("empty", "mc-residence-03", place=place)
    if can_turn(s, s.seat, place):
        return None
    if s.owner[place] != s.seat:
        return refuse("not-yours", "mc-residence-04")
    if is_notary(s, s.card[place]) or s.top[place] >= c.PRESTIGE_FIRST:
        return refuse("wrong-kind", "mc-residence-04")
    return refuse("used-up", "mc-residence-09")


def show_turn(maker: Maker, place: str) -> Facts:
    price, _ = card_terms(maker.figures, maker.figures.card_names[c.RESIDENCE])
    payment = maker.payment(price)
    return Facts((f"road/{place}",), "", payment.costs, (), maker.power, payment.moves)


KINDS = (
    DecisionKind(
        a.ASK_USE, shape.Use, (DECLINE, Answer("use", show_use, check_use)), describe_effect, ask_effect, gains=True
    ),
    DecisionKind(a.ASK_BUY, shape.Buy, (DECLINE, Answer("take", show_buy)), describe_effect, ask_effect),
    DecisionKind(
        a.ASK_TAKE,
        shape.Take,
        (Answer("take", show_take, check_take),),
        describe_take,
        ask_take,
        refusing("must-complete", "mc-card-peddler-1", a.DECLINE),
    ),
    DecisionKind(a.ASK_GIVE, shape.Give, (DECLINE, Answer("give", show_give, check_give)), describe_effect, ask_effect),
    DecisionKind(a.ASK_TURN, shape.Turn, (DECLINE, Answer("turn", show_turn, check_turn)), describe_effect, ask_turn),
)
