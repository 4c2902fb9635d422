# compiled: mypyc
"""Effects at the edge: what a building or a column of the favor table asks, and goods of choice."""

from __future__ import annotations

from baumeister.engine.amounts import added_up, counted, some
from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES, GOODS
from baumeister.engine.messages import Message, message
from baumeister.engine.traces import WILD_ENDS, next_wildcards
from baumeister.engine.wire import Amount
from baumeister.games.caylus.edge import moves as m
from baumeister.games.caylus.edge import shapes as shape
from baumeister.games.caylus.edge.building import ask_effect, describe_effect, laying, must_complete
from baumeister.games.caylus.edge.labels import name_of
from baumeister.games.caylus.edge.maker import DECLINE, Maker, decline
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.activation import bonus_of
from baumeister.games.caylus.rules.effects import can_use_option
from baumeister.games.caylus.rules.payment import can_pay_wildcard
from baumeister.games.caylus.rules.position import Position

# ---- options


def check_decline(s: Position, _action: int) -> Refusal | None:
    if s.must == 0:
        return None
    if s.line >= 0:
        return refuse("must-complete", "caylus-favor-02")
    return refuse("must-choose", "caylus-activation-03")


def check_use(s: Position, action: int) -> Refusal | None:
    option = action - a.USE
    effects = s.figures.effects
    rule = "caylus-activation-06" if s.line < 0 else "caylus-favor-11"
    if option >= effects.count[s.effect]:
        return refuse("not-available", rule)
    if not can_use_option(s, s.seat, effects.first[s.effect] + option):
        return refuse("cannot-pay", rule)
    return None


def show_use(maker: Maker, number: str) -> Facts:
    assert isinstance(maker.decision, shape.EffectDecision)
    option = maker.decision.options[int(number) - 1]
    payment = maker.payment(option.pay)
    return Facts(
        targets=(f"decision/options/{number}",),
        costs=payment.costs,
        brings=maker.gains(option),
        by=maker.favor_in_use(),
        moves=maker.exchange(option, payment),
    )


# ---- goods of choice


def describe_take(s: Position) -> dict[str, object]:
    return {
        **describe_effect(s),
        "option": int(s.option - s.figures.effects.first[s.effect] + 1),
        "goods_left": int(s.takes),
        "lowest": GOOD_NAMES[s.take_from],
    }


def ask_take(identifier: str, decision: shape.Take, _view: shape.CaylusView) -> Message:
    return message(identifier, count=decision.goods_left)


def check_take(s: Position, action: int) -> Refusal | None:
    if action - a.TAKE >= s.take_from:
        return None
    return refuse("wrong-order", "caylus-tile-wood-peddler-1" if s.line < 0 else "caylus-favor-03")


def check_bonus(s: Position, action: int) -> Refusal | None:
    return None if bonus_of(s, action - a.TAKE) > 0 else refuse("wrong-kind", "caylus-production-01")


def show_buy(maker: Maker, good: str) -> Facts:
    assert isinstance(maker.decision, shape.Buy)
    return show_good(maker, good, some(good, 1), maker.decision.options[0].pay)


def show_take(maker: Maker, good: str) -> Facts:
    """Goods are taken in their order, so that after the last kind all others are of it, too."""
    assert isinstance(maker.decision, shape.Take)
    others = maker.decision.goods_left - 1 if good == GOOD_NAMES[BASIC_GOODS - 1] else 0
    return show_good(maker, good, (*some(good, 1), *some(good, others)), ())


def show_bonus(maker: Maker, good: str) -> Facts:
    """The owner's bonus is what the building produces."""
    assert isinstance(maker.decision, shape.Bonus)
    gains = [amount for option in maker.decision.options for amount in option.gain]
    count = next(amount.count for amount in gains if amount.resource == good)
    return show_good(maker, good, some(good, count), ())


def show_good(maker: Maker, good: str, taken: tuple[Amount, ...], price: tuple[Amount, ...]) -> Facts:
    payment = maker.payment(price)
    return Facts(
        targets=(f"players/{maker.seat}/goods/{good}",),
        costs=payment.costs,
        brings=added_up(taken),
        by=maker.favor_in_use(),
        moves=(*payment.moves, *maker.gained(taken)),
    )


# ---- paying


def describe_pay(s: Position) -> dict[str, object]:
    return {
        **describe_effect(s),
        "option": int(s.option - s.figures.effects.first[s.effect] + 1),
        "wildcards": int(s.wild),
        "lowest": GOOD_NAMES[s.wild_from],
        "building": s.figures.tile_names[s.target] if s.target >= 0 else None,
    }


def ask_pay(identifier: str, decision: shape.Pay, _view: shape.CaylusView) -> Message:
    if decision.building is None:
        return message(identifier, count=decision.wildcards)
    return message(f"{identifier}-tile", count=decision.wildcards, tile=name_of("tile", decision.building))


def check_pay(s: Position, action: int) -> Refusal | None:
    good = action - a.PAY
    if can_pay_wildcard(s, s.seat, good):
        return None
    rule = rule_of_payment(s)
    if good >= s.wild_end:
        return refuse("wrong-kind", rule)
    if s.goods[s.seat * GOODS + good] == 0:
        return refuse("cannot-pay", rule)
    return refuse("wrong-order", rule)


#: Buildings whose effect is paid with goods of choice.
PAID_BY_CHOICE = {
    "neutral_marketplace": "caylus-tile-neutral-marketplace-1",
    "wood_marketplace": "caylus-tile-wood-marketplace-1",
    "stone_alchemist": "caylus-tile-alchemist-1",
}


def rule_of_payment(s: Position) -> str:
    """Where the price with goods of choice stands: of a tile, of a favor, of a building's effect."""
    if s.target != c.NO_TILE:
        return "caylus-build-07"
    if s.line >= 0:
        return "caylus-favor-03"
    return PAID_BY_CHOICE.get(s.figures.tile_names[s.tile[s.cursor]], "caylus-activation-06")


def show_pay(maker: Maker, good: str) -> Facts:
    """One wildcard, and those after it that leave no choice; with the last one comes what was paid for."""
    decision = maker.decision
    assert isinstance(decision, shape.Pay)
    option = decision.options[decision.option - 1]
    price = option.pay if decision.building is None else maker.cost(decision.building)
    kind = next(amount.resource for amount in price if amount.resource in WILD_ENDS)
    paid = next_wildcards(maker.player, good, kind, decision.wildcards)
    moves = tuple([m.paid(maker.seat, name, 1).moves[0] for name in paid])
    brings: tuple[Amount, ...] = ()
    if len(paid) == decision.wildcards:
        if decision.building is None:
            brings = maker.gains(option)
            moves = (*moves, *maker.coming(option))
        else:
            brings = added_up(maker.rewards(decision.building))
            moves = (*moves, *laying(maker, decision.building))
    return Facts(
        targets=(f"players/{maker.seat}/goods/{good}",),
        costs=counted(paid),
        brings=brings,
        by=maker.favor_in_use(),
        moves=moves,
    )


KINDS = (
    DecisionKind(
        a.ASK_USE,
        shape.Use,
        (Answer("decline", decline, check_decline), Answer("use", show_use, check_use)),
        describe_effect,
        ask_effect,
    ),
    DecisionKind(a.ASK_BUY, shape.Buy, (DECLINE, Answer("take", show_buy)), describe_effect, ask_effect),
    DecisionKind(
        a.ASK_TAKE,
        shape.Take,
        (Answer("take", show_take, check_take),),
        describe_take,
        ask_take,
        must_complete,
    ),
    DecisionKind(
        a.ASK_PAY,
        shape.Pay,
        (Answer("pay", show_pay, check_pay),),
        describe_pay,
        ask_pay,
        must_complete,
    ),
    DecisionKind(
        a.ASK_BONUS,
        shape.Bonus,
        (Answer("take", show_bonus, check_bonus),),
        describe_effect,
        ask_effect,
        refusing("must-choose", "caylus-production-02", a.DECLINE),
    ),
)
