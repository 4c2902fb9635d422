"""Why an action is not legal now, with the ledger id of the rule: one function per decision kind. Interpreted."""

from __future__ import annotations

from baumeister.engine.bits import has
from baumeister.engine.errors import Refusal, refuse
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules.action_phase import (
    can_build,
    can_build_prestige,
    has_residence,
    is_bare_residence,
)
from baumeister.games.magna_carta.rules.castle import can_offer
from baumeister.games.magna_carta.rules.components import (
    DECK,
    DECK_FIRST,
    GOLD,
    GOODS,
    PLACES,
    PRESTIGE_FIRST,
    PRESTIGES,
    RESOURCES,
    TILES,
)
from baumeister.games.magna_carta.rules.effects import can_give, can_use_option, first_option
from baumeister.games.magna_carta.rules.notary import can_turn, is_notary
from baumeister.games.magna_carta.rules.payment import can_pay_cube
from baumeister.games.magna_carta.rules.position import CASTLE, EFFECTS, Position, tiles_left
from baumeister.games.magna_carta.rules.provost import can_stand, most_steps
from baumeister.games.magna_carta.rules.setup import in_play

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


def payment_rule(s: Position) -> str:
    """What the ledger says about the price being paid."""
    if s.phase == CASTLE:
        return "mc-castle-02"
    return "mc-residence-02" if s.phase == EFFECTS else "mc-pay-05"


def not_now(s: Position, action: int = -1) -> Refusal:
    return refuse("not-now", decision=s.catalogue().decisions[s.pending].name)


def check_mulligan(s: Position, action: int) -> Refusal | None:
    return None if action in (a.KEEP, a.MULLIGAN) else not_now(s)


# ---- phase 2


def check_action(s: Position, action: int) -> Refusal | None:
    if action == a.PASS:
        return None
    if action == a.DRAW:
        return check_draw(s)
    if action == a.SWAP:
        return check_swap(s)
    if a.PLACE <= action < a.PLACE + PLACES:
        return check_place(s, action - a.PLACE + 1)
    if a.BUILD <= action < a.BUILD + DECK:
        return check_build(s, action - a.BUILD)
    if a.PRESTIGE <= action < a.PRESTIGE + PRESTIGES:
        return check_prestige(s, action - a.PRESTIGE)
    return not_now(s)


def check_draw(s: Position) -> Refusal | None:
    if s.pile_size[s.seat] == 0 and s.discard[s.seat] == 0:
        return refuse("no-piece", "mc-actions-05")
    return check_deniers(s, s.figures.draw_price, "mc-actions-05")


def check_swap(s: Position) -> Refusal | None:
    if s.hand[s.seat] == 0:
        return refuse("no-piece", "mc-actions-05")
    return check_deniers(s, s.figures.swap_price, "mc-actions-05")


def check_deniers(s: Position, price: int, rule: str) -> Refusal | None:
    have = int(s.deniers[s.seat])
    return refuse("not-enough", rule, have=have, need=int(price)) if have < price else None


def check_place(s: Position, place: int) -> Refusal | None:
    if place > s.length:
        return refuse("empty", "mc-actions-11", place=place)
    if s.top[place] >= PRESTIGE_FIRST:
        return refuse("not-a-place", "mc-actions-12", place=place)
    if s.worker[place] == s.seat:
        return refuse("already-there", "mc-actions-11", place=place)
    if s.worker[place] >= 0:
        return refuse("occupied", "mc-actions-11", place=place)
    if s.workers[s.seat] == 0:
        return refuse("not-enough", "mc-actions-13", have=0, need=1)
    return check_deniers(s, s.figures.place_price, "mc-actions-13")


def check_build(s: Position, card: int) -> Refusal | None:
    if can_build(s, s.seat, card):
        return None
    if not in_play(s, DECK_FIRST + card):
        return refuse("not-available", "mc-beginner-01")
    if not has(s.hand[s.seat], card):
        return refuse("not-available", "mc-actions-15")
    return refuse("cannot-pay", "mc-pay-05")


def check_prestige(s: Position, index: int) -> Refusal | None:
    if not in_play(s, PRESTIGE_FIRST + index):
        return refuse("not-available", "mc-beginner-01")
    if not has(s.display, index):
        return refuse("not-available", "mc-setup-09")
    if s.beginner == 0 and not has_residence(s, s.seat):
        return refuse("no-room", "mc-actions-17")
    return None if can_build_prestige(s, s.seat, index) else refuse("cannot-pay", "mc-pay-05")


def check_cover(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return refuse("must-complete", "mc-actions-18")
    if not a.COVER <= action < a.COVER + PLACES:
        return not_now(s)
    place = action - a.COVER + 1
    if place > s.length:
        return refuse("empty", "mc-actions-17", place=place)
    if is_bare_residence(s, s.seat, place):
        return None
    if s.owner[place] != s.seat:
        return refuse("not-yours", "mc-actions-17")
    return refuse("wrong-kind", "mc-actions-17")


def check_pay(s: Position, action: int) -> Refusal | None:
    rule = payment_rule(s)
    if action == a.DECLINE:
        return refuse("must-complete", "mc-residence-01" if s.phase == EFFECTS else rule)
    if not a.PAY <= action < a.PAY + GOODS:
        return not_now(s)
    good = action - a.PAY
    if can_pay_cube(s, s.seat, good):
        return None
    if s.goods[s.seat * GOODS + good] == 0:
        return refuse("cannot-pay", rule)
    if good < GOLD and s.white == 0 and s.price[good] <= (s.pay_same if good == s.pay_from else 0):
        # No part of the price is left for it, in whatever order.
        return refuse("not-a-set" if s.phase == CASTLE else "wrong-kind", rule)
    # It can be paid, but each payment is reached by one sequence only.
    return refuse("wrong-order", "mc-castle-06" if s.phase == CASTLE else "mc-pay-03")


# ---- phase 3


def check_provost(s: Position, action: int) -> Refusal | None:
    if not a.PROVOST <= action < a.OFFER:
        return not_now(s)
    steps = action - a.PROVOST_STAYS
    if abs(steps) > most_steps(s, s.seat):
        have, need = int(s.deniers[s.seat]), abs(steps) * int(s.figures.step_price)
        if have < need:
            return refuse("not-enough", "mc-provost-02", have=have, need=need)
        return refuse("out-of-range", "mc-provost-02")
    return None if can_stand(s, s.provost + steps) else refuse("out-of-range", "mc-provost-03")


# ---- phase 4


def check_use(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return None
    if not a.USE <= action < a.USE + 2:
        return not_now(s)
    effects = s.figures.effects
    if action - a.USE >= effects.count[s.effect]:
        return refuse("not-available", effect_rule(s))
    row = first_option(s) + action - a.USE
    if can_use_option(s, s.seat, row):
        return None
    if tiles_left(s) < effects.gain[row * RESOURCES + TILES]:
        return refuse("no-piece", "mc-card-church-4")
    return refuse("cannot-pay", effect_rule(s))


def check_buy(s: Position, action: int) -> Refusal | None:
    return None if action == a.DECLINE or a.TAKE <= action < a.USE else not_now(s)


def check_take(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return refuse("must-complete", "mc-card-peddler-1")
    if not a.TAKE <= action < a.USE:
        return not_now(s)
    return refuse("wrong-order", "mc-card-peddler-1") if action - a.TAKE < s.take_from else None


def check_give(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return None
    if not a.GIVE <= action < a.TAKE:
        return not_now(s)
    good = action - a.GIVE
    if can_give(s, s.seat, first_option(s), good):
        return None
    if s.goods[s.seat * GOODS + good] == 0:
        return refuse("cannot-pay", effect_rule(s))
    return refuse("wrong-kind", "mc-card-gold-mine-2")


def check_turn(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return None
    if not a.TURN <= action < a.TURN + PLACES:
        return not_now(s)
    place = action - a.TURN + 1
    if place > s.length:
        return refuse("empty", "mc-residence-03", place=place)
    if can_turn(s, s.seat, place):
        return None
    if s.owner[place] != s.seat:
        return refuse("not-yours", "mc-residence-04")
    if is_notary(s, s.card[place]) or s.top[place] >= PRESTIGE_FIRST:
        return refuse("wrong-kind", "mc-residence-04")
    return refuse("used-up", "mc-residence-09")


# ---- phase 5


def check_offer(s: Position, action: int) -> Refusal | None:
    if action < a.OFFER:
        return not_now(s)
    batches = action - a.OFFER
    if batches == 0 or can_offer(s, s.seat, batches):
        return None
    if batches > tiles_left(s):
        return refuse("no-piece", "mc-castle-04")
    return refuse("cannot-pay", "mc-castle-05")
