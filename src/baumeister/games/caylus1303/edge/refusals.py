"""Why an action is not legal now, with the ledger id of the rule: one function per decision kind. Interpreted."""

from __future__ import annotations

from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.goods import FOOD, GOODS
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.edge.view import describe_decision
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules.building import can_build_tile, first_tile, last_tile
from baumeister.games.caylus1303.rules.components import (
    BRIDGE,
    BUILDS,
    CHAMBERLAIN,
    CHARACTERS,
    FIRST_YELLOW,
    JOURNEYMAN,
    KIND_MONUMENT,
    KIND_RESIDENCE,
    KIND_START,
    KIND_WOOD,
    MONUMENT_FIRST,
    NO_TILE,
    NOT_IN_PLAY,
    ON_BOARD,
    SITE_SLOTS,
    VERBS,
    WOOD_FIRST,
)
from baumeister.games.caylus1303.rules.delivery import can_begin_bundle, can_continue_bundle
from baumeister.games.caylus1303.rules.effects import can_claim, can_use_option
from baumeister.games.caylus1303.rules.favor import open_slots
from baumeister.games.caylus1303.rules.payment import can_pay_wildcard
from baumeister.games.caylus1303.rules.planning import can_enter, extra_workers, on_site
from baumeister.games.caylus1303.rules.position import Position, in_supply
from baumeister.games.caylus1303.rules.provost import can_stand, most_steps


def not_now(s: Position, action: int = -1) -> Refusal:
    return refuse("not-now", decision=s.catalogue().decisions[s.pending].name)


def check_draft(s: Position, action: int) -> Refusal | None:
    if not a.CHARACTER <= action < a.CHARACTER + CHARACTERS:
        return not_now(s)
    if s.holder[action - a.CHARACTER] != ON_BOARD:
        return refuse("not-available", rule_of_absent(s, action - a.CHARACTER, "1303-setup-12"))
    return None


def rule_of_absent(s: Position, character: int, rule: str) -> str:
    """Why a character cannot be taken: it is not in this game, or not where the rule takes it from."""
    return "1303-setup-11" if s.holder[character] == NOT_IN_PLAY else rule


# ---- planning


def check_plan(s: Position, action: int) -> Refusal | None:
    return None if action == a.PASS else check_placement(s, action)


def check_early_riser(s: Position, action: int) -> Refusal | None:
    return None if action == a.DECLINE else check_placement(s, action)


def check_placement(s: Position, action: int) -> Refusal | None:
    if not a.PLACE <= action <= a.PLACE_SITE:
        return not_now(s)
    need = 1 + extra_workers(s, s.seat)
    if action == a.PLACE_SITE:
        if on_site(s, s.seat):
            return refuse("already-there", "1303-planning-09", place="site")
    elif not can_enter(s, s.seat, action - a.PLACE + 1):
        return refuse_space(s, action - a.PLACE + 1)
    if s.workers[s.seat] < need:
        rule = "1303-planning-16" if s.workers[s.seat] > 0 else "1303-planning-17"
        return refuse("not-enough", rule, have=int(s.workers[s.seat]), need=int(need))
    return None


def refuse_space(s: Position, space: int) -> Refusal:
    """Why no worker of the seat can go to this space."""
    tile = s.tile[space]
    if tile == NO_TILE:
        return refuse("empty", "1303-planning-04", place=space)
    if space == BRIDGE or s.figures.kind[tile] in (KIND_MONUMENT, KIND_RESIDENCE):
        return refuse("not-a-place", "1303-planning-04", place=space)
    has_journeyman = s.holder[JOURNEYMAN] == s.seat
    if s.worker[space] == s.seat:
        return refuse("already-there", "1303-char-journeyman-2" if has_journeyman else "1303-planning-03", place=space)
    if has_journeyman:
        return refuse("used-up", "1303-char-journeyman-1")
    return refuse("occupied", "1303-planning-03", place=space)


# ---- effects


def check_use(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return None
    if not a.USE <= action < a.TAKE:
        return not_now(s)
    option = action - a.USE
    effects = s.figures.effects
    if option >= effects.count[s.effect]:
        return refuse("not-available", "1303-activation-07")
    if not can_use_option(s, s.seat, effects.first[s.effect] + option):
        return refuse("cannot-pay", "1303-activation-07")
    return None


def check_take(s: Position, action: int) -> Refusal | None:
    return None if action == a.DECLINE or a.TAKE <= action < a.PAY else not_now(s)


#: Statements about effects whose price has wildcards.
RULES_OF_WILDCARDS = {
    "start_guild_any": "1303-start-03",
    "stone_alchemist": "1303-stone-06",
    "stone_guild": "1303-stone-07",
}


def rule_of_wildcards(s: Position) -> str:
    """A tile is paid for, or the effect of one."""
    decision = describe_decision(s)
    assert isinstance(decision, shape.Pay)
    if decision.building is not None:
        return "1303-carpenter-04"
    return RULES_OF_WILDCARDS.get(decision.tile or "", "1303-activation-07")


def check_pay(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return refuse("must-complete", rule_of_wildcards(s))
    if not a.PAY <= action < a.GIVE:
        return not_now(s)
    good = action - a.PAY
    if s.goods[s.seat * GOODS + good] == 0:
        return refuse("cannot-pay", rule_of_wildcards(s))
    if not can_pay_wildcard(s, s.seat, good):
        return refuse("wrong-order", rule_of_wildcards(s))
    return None


def check_build(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return None
    if not a.BUILD <= action < a.MONUMENT:
        return not_now(s)
    tile = WOOD_FIRST + action - a.BUILD
    kind = s.figures.effects.verbs[s.option * VERBS + BUILDS]
    if not first_tile(kind) <= tile <= last_tile(kind):
        return refuse("wrong-kind", "1303-carpenter-05")
    if not in_supply(s, tile):
        return refuse("not-available", "1303-carpenter-01" if kind == KIND_WOOD else "1303-wood-09")
    if not can_build_tile(s, s.seat, tile, s.option):
        return refuse("cannot-pay", "1303-activation-07")
    return None


def check_claim(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return None
    if not a.CLAIM <= action < a.CHARACTER:
        return not_now(s)
    space = FIRST_YELLOW + action - a.CLAIM
    if can_claim(s, space):
        return None
    if s.figures.kind[s.tile[space]] != KIND_START:
        return refuse("wrong-kind", "1303-lawyer-02")
    return refuse("occupied", "1303-lawyer-03", place=space)


def check_provost(s: Position, action: int) -> Refusal | None:
    if not a.PROVOST <= action <= a.PROVOST_STAYS + 3:
        return not_now(s)
    steps = action - a.PROVOST_STAYS
    if abs(steps) > most_steps(s):
        if s.pending == a.ASK_BRIDGE:
            return refuse("not-enough", "1303-bridge-02", have=int(s.workers[s.seat]), need=abs(steps))
        return refuse("out-of-range", "1303-toll-01" if s.pending == a.ASK_TOLL else "1303-char-bailiff-1")
    if not can_stand(s, s.provost + steps):
        return refuse("out-of-range", "1303-provost-02" if steps < 0 else "1303-provost-03")
    return None


# ---- delivery


def check_deliver(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return None
    return check_bundle_good(s, action)


def check_bundle(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return refuse("must-complete", "1303-delivery-02")
    return check_bundle_good(s, action)


def check_bundle_good(s: Position, action: int) -> Refusal | None:
    if not a.GIVE <= action < a.BUILD:
        return not_now(s)
    good = action - a.GIVE
    first = s.pending == a.ASK_DELIVER
    if can_begin_bundle(s, s.seat, good) if first else can_continue_bundle(s, s.seat, good):
        return None
    if s.goods[s.seat * GOODS + good] == 0:
        return refuse("cannot-pay", "1303-delivery-02")
    if s.holder[CHAMBERLAIN] != s.seat and (good == FOOD or (not first and good == s.bundle_from - 1)):
        return refuse("not-a-set", "1303-delivery-02")  # already in the bundle
    return refuse("wrong-order", "1303-delivery-02")


# ---- favor and stewardship


def check_favor(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return refuse("must-choose", "1303-favor-01")
    if a.SITE <= action < a.SITE + SITE_SLOTS:
        if action - a.SITE >= open_slots(s):
            return refuse("locked", "1303-favor-06")
        return None
    if not a.CHARACTER <= action < a.CHARACTER + CHARACTERS:
        return not_now(s)
    holder = s.holder[action - a.CHARACTER]
    if holder == s.seat:
        return refuse("not-yours", "1303-favor-02")
    if holder < 0:
        return refuse("not-available", rule_of_absent(s, action - a.CHARACTER, "1303-favor-02"))
    return None


def check_character(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return None
    if not a.CHARACTER <= action < a.CHARACTER + CHARACTERS:
        return not_now(s)
    if s.holder[action - a.CHARACTER] != ON_BOARD:
        return refuse("not-available", rule_of_absent(s, action - a.CHARACTER, "1303-favor-04"))
    return None


def check_monument(s: Position, action: int) -> Refusal | None:
    if action == a.DECLINE:
        return None
    if not a.MONUMENT <= action < a.CLAIM:
        return not_now(s)
    tile = MONUMENT_FIRST + action - a.MONUMENT
    if not in_supply(s, tile):
        return refuse("not-available", "1303-stewardship-04")
    if not can_build_tile(s, s.seat, tile, -1):
        return refuse("cannot-pay", "1303-stewardship-04")
    return None
