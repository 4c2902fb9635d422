# compiled: mypyc
"""Paying cubes and the castle at the edge: prices of which cubes are chosen, and batches."""

from __future__ import annotations

from baumeister.engine.catalogue import Answer, DecisionKind
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.messages import Message, message
from baumeister.engine.wire import Amount, Move
from baumeister.games.magna_carta.edge import moves as m
from baumeister.games.magna_carta.edge import shapes as shape
from baumeister.games.magna_carta.edge.action_phase import building
from baumeister.games.magna_carta.edge.effects import role_of
from baumeister.games.magna_carta.edge.labels import name_of
from baumeister.games.magna_carta.edge.maker import Maker, bill_of, card_terms, cubes_of, pay_forced
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.castle import can_offer
from baumeister.games.magna_carta.rules.payment import can_pay_cube, take_payment
from baumeister.games.magna_carta.rules.position import ACTIONS, CASTLE, EFFECTS, Position, tiles_left

# ---- cubes


def describe_pay(s: Position) -> dict[str, object]:
    turning = s.phase == EFFECTS
    card: str | None = None
    if turning:
        card = s.figures.card_names[c.RESIDENCE]
    elif s.phase == ACTIONS:
        card = s.figures.card_names[s.target]
    return {
        "cubes_left": int(s.left),
        "white": int(s.white),
        "lowest": c.GOOD_NAMES[s.pay_from],
        "paid": int(s.pay_same),
        "card": card,
        "place": int(s.place) if s.place > 0 else None,
        "effect_place": int(s.cursor) if turning else None,
        "role": role_of(s) if turning else None,
    }


def ask_pay(identifier: str, decision: shape.Pay, _view: shape.MagnaCartaView) -> Message:
    if decision.card is None:
        return message(f"{identifier}-batches", count=decision.cubes_left)
    return message(identifier, count=decision.cubes_left, card=name_of("card", decision.card))


def payment_rule(s: Position) -> str:
    """What the ledger says about the price being paid."""
    if s.phase == CASTLE:
        return "mc-castle-02"
    return "mc-residence-02" if s.phase == EFFECTS else "mc-pay-05"


def must_complete(s: Position, action: int) -> Refusal | None:
    if action != a.DECLINE:
        return None
    return refuse("must-complete", "mc-residence-01" if s.phase == EFFECTS else payment_rule(s))


def check_pay(s: Position, action: int) -> Refusal | None:
    rule = payment_rule(s)
    good = action - a.PAY
    if can_pay_cube(s, s.seat, good):
        return None
    if s.goods[s.seat * c.GOODS + good] == 0:
        return refuse("cannot-pay", rule)
    if good < c.GOLD and s.white == 0 and s.price[good] <= (s.pay_same if good == s.pay_from else 0):
        # No part of the price is left for it, in whatever order.
        return refuse("not-a-set" if s.phase == CASTLE else "wrong-kind", rule)
    # It can be paid, but each payment is reached by one sequence only.
    return refuse("wrong-order", "mc-castle-06" if s.phase == CASTLE else "mc-pay-03")


def show_pay(maker: Maker, good: str) -> Facts:
    """One cube, and those after it that leave no choice; the last one brings what was paid for."""
    decision = maker.decision
    assert isinstance(decision, shape.Pay)
    batches = maker.player.batches
    if decision.card is None:
        price = maker.batches_price(batches)
    else:
        price, _ = card_terms(maker.figures, decision.card)
    bill = bill_of(maker.figures, maker.player.goods, price)
    bill.white, bill.left, bill.pay_same = decision.white, decision.cubes_left, decision.paid
    bill.pay_from = c.GOOD_NAMES.index(decision.lowest)
    chosen = c.GOOD_NAMES.index(good)
    take_payment(bill, 0, chosen)
    paid = pay_forced(bill)
    moves = (*m.paid(maker.seat, good, 1).moves, *maker.paying(cubes_of(paid)))
    paid[chosen] += 1
    brings: tuple[Amount, ...] = ()
    if bill.left == 0:
        if decision.card is None:
            brings = (Amount("tiles", batches),)
            moves = (*moves, *maker.taking_tiles(batches))
        elif decision.card != maker.figures.card_names[c.RESIDENCE]:
            _, brings = card_terms(maker.figures, decision.card)
            moves = (*moves, *laying(maker, decision.card, decision.place))
    return Facts((f"{maker.own}/goods/{good}",), costs=cubes_of(paid), brings=brings, moves=moves)


def laying(maker: Maker, card: str, place: int | None) -> tuple[Move, ...]:
    """A paid card goes to its place: from the hand, or from the display (None: in front of its player)."""
    if card in maker.view.display:
        return m.prestige_built(maker.seat, card, place or 0).moves
    return building(maker, card)


# ---- batches for the castle


def check_offer(s: Position, action: int) -> Refusal | None:
    batches = action - a.OFFER
    if batches == 0 or can_offer(s, s.seat, batches):
        return None
    if batches > tiles_left(s):
        return refuse("no-piece", "mc-castle-04")
    return refuse("cannot-pay", "mc-castle-05")


def show_offer(maker: Maker, argument: str) -> Facts:
    """Batches for the same number of tiles."""
    batches = int(argument)
    if batches == 0:
        return Facts(("stock",))
    payment = maker.payment(maker.batches_price(batches))
    moves = (*payment.moves, *maker.taking_tiles(batches)) if payment.complete else payment.moves
    return Facts(("stock",), costs=payment.costs, brings=(Amount("tiles", batches),), moves=moves)


KINDS = (
    DecisionKind(
        a.ASK_PAY, shape.Pay, (Answer("pay", show_pay, check_pay),), describe_pay, ask_pay, otherwise=must_complete
    ),
    DecisionKind(a.ASK_OFFER, shape.Offer, (Answer("offer", show_offer, check_offer),)),
)
