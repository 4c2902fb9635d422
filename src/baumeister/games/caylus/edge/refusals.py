"""Why an action is not legal now, with the ledger id of the rule: one function per decision kind. Interpreted."""

from __future__ import annotations

from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.goods import BASIC_GOODS, GOODS, WOOD
from baumeister.engine.road import may_step
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules.building import can_build_tile, first_tile, has_site, is_site, last_tile
from baumeister.games.caylus.rules.castle import can_begin_batch, can_end_batch
from baumeister.games.caylus.rules.components import (
    BUILDS,
    COLUMNS,
    GATE,
    INN,
    KIND_NEUTRAL,
    KIND_PRESTIGE,
    KIND_RESIDENCE,
    KIND_STONE,
    KIND_WOOD,
    LAWYER,
    LINES,
    NO_TILE,
    PRESTIGE_FIRST,
    SPACES,
    STABLES,
    VERBS,
    WOOD_FIRST,
)
from baumeister.games.caylus.rules.effects import can_use_option
from baumeister.games.caylus.rules.favor import can_use_column, column_effect, is_line_used
from baumeister.games.caylus.rules.flow import may_decline, may_take
from baumeister.games.caylus.rules.lawyer import can_convert
from baumeister.games.caylus.rules.payment import can_pay_wildcard
from baumeister.games.caylus.rules.placement import (
    can_enter_space,
    can_enter_special,
    in_queue,
    in_stables,
    place_price,
    places_in_stables,
)
from baumeister.games.caylus.rules.position import Position
from baumeister.games.caylus.rules.provost import most_steps


def not_now(s: Position, action: int = -1) -> Refusal:
    return refuse("not-now", decision=s.catalogue().decisions[s.pending].name)


def check_other(s: Position, action: int) -> Refusal | None:
    """An action from none of the families a decision allows: declining, or something for another time."""
    return check_decline(s) if action == a.DECLINE else not_now(s)


def check_decline(s: Position) -> Refusal | None:
    if may_decline(s):
        return None
    if s.pending in (a.ASK_PLACE, a.ASK_PROVOST, a.ASK_GUILD):
        return not_now(s)
    if s.pending == a.ASK_LINE:
        return refuse("must-choose", "caylus-favor-17")
    if s.pending == a.ASK_BONUS:
        return refuse("must-choose", "caylus-production-02")
    if s.pending == a.ASK_BATCH:
        return refuse("must-complete", "caylus-castle-02")
    if s.line >= 0:
        return refuse("must-complete", rule_of_begun_favor(s))
    if s.pending == a.ASK_USE:
        return refuse("must-choose", "caylus-activation-03")
    if s.pending == a.ASK_SITE:
        return refuse("must-complete", "caylus-build-05")
    return refuse("must-complete", "caylus-build-01" if s.target != NO_TILE else "caylus-activation-06")


def rule_of_begun_favor(s: Position) -> str:
    """What applies to the effect of a favor once it has been chosen: before, it could be declined."""
    if s.pending == a.ASK_USE:
        return "caylus-favor-02"
    kind = s.figures.effects.verbs[s.option * VERBS + BUILDS]
    if kind == 0:
        return "caylus-favor-03"
    if s.pending == a.ASK_SITE:
        return "caylus-build-05"
    return "caylus-build-01" if s.target != NO_TILE else rule_of_column(kind)


# ---- phases 2 to 4


def check_place(s: Position, action: int) -> Refusal | None:
    if action == a.PASS:
        return None
    wrong = check_free_place(s, action)
    if wrong is not None:
        return wrong
    if s.workers[s.seat] == 0:
        return refuse("no-piece", "caylus-placement-11")
    if s.deniers[s.seat] < place_price(s, s.seat, action):
        return refuse("cannot-pay", "caylus-placement-19")
    return None


def check_free_place(s: Position, action: int) -> Refusal | None:
    """Is this a place, and free? The same for phase 2 and for the gate, where nothing is paid."""
    if a.PLACE_SPECIAL <= action < a.PLACE_CASTLE:
        return check_special(s, action - a.PLACE_SPECIAL)
    if action == a.PLACE_CASTLE:
        return refuse("already-there", "caylus-placement-05", place="castle") if in_queue(s, s.seat) else None
    if a.PLACE <= action < a.PLACE + SPACES:
        return check_space(s, action - a.PLACE + 1)
    return check_other(s, action)


def check_special(s: Position, special: int) -> Refusal | None:
    if can_enter_special(s, s.seat, special):
        return None
    place = s.figures.tile_names[special]
    if special == INN and s.inn_left < 0:
        return refuse("already-there", "caylus-variant-04", place=place)
    if special != STABLES:
        return refuse("occupied", rule_of_special(s, special), place=place)
    if places_in_stables(s) == 0:
        return refuse("not-a-place", "caylus-two-02", place=place)
    if in_stables(s, s.seat):
        return refuse("already-there", "caylus-placement-06", place=place)
    return refuse("occupied", "caylus-placement-06", place=place)


def rule_of_special(s: Position, special: int) -> str:
    """Why a special building other than the stables is not free."""
    if special == INN:
        return "caylus-placement-07"  # it has two circles, and a worker goes to the left one
    return "caylus-gate-06" if special == GATE and s.pending == a.ASK_GATE else "caylus-placement-09"


def check_space(s: Position, space: int) -> Refusal | None:
    if can_enter_space(s, space):
        return None
    tile = s.tile[space]
    if tile == NO_TILE:
        return refuse("empty", "caylus-placement-08", place=space)
    if s.figures.kind[tile] >= KIND_RESIDENCE:
        return refuse("not-a-place", "caylus-placement-08", place=space)
    return refuse("occupied", "caylus-placement-09", place=space)


def check_gate(s: Position, action: int) -> Refusal | None:
    return check_free_place(s, action)


def check_inn(s: Position, action: int) -> Refusal | None:
    return None if action == a.RECALL else check_other(s, action)


def check_provost(s: Position, action: int) -> Refusal | None:
    if not a.PROVOST <= action < a.USE:
        return check_other(s, action)
    steps = action - a.PROVOST_STAYS
    if may_step(s.provost, steps, most_steps(s), s.figures.provost_lowest, s.figures.provost_highest):
        return None
    if s.pending == a.ASK_GUILD:
        return refuse("out-of-range", "caylus-guild-01")
    if abs(steps) > most_steps(s):
        return refuse("cannot-pay", "caylus-provost-02")
    return refuse("out-of-range", "caylus-provost-03")


# ---- effects


def check_use(s: Position, action: int) -> Refusal | None:
    if not a.USE <= action < a.TAKE:
        return check_other(s, action)
    option = action - a.USE
    effects = s.figures.effects
    rule = "caylus-activation-06" if s.line < 0 else "caylus-favor-11"
    if option >= effects.count[s.effect]:
        return refuse("not-available", rule)
    if not can_use_option(s, s.seat, effects.first[s.effect] + option):
        return refuse("cannot-pay", rule)
    return None


def check_take(s: Position, action: int) -> Refusal | None:
    """Goods of choice: the peddlers', the exchange of a favor, the owner's bonus."""
    if not a.TAKE <= action < a.TAKE + BASIC_GOODS:
        return check_other(s, action)
    if may_take(s, action - a.TAKE):
        return None
    if s.pending == a.ASK_BONUS:
        return refuse("wrong-kind", "caylus-production-01")
    return refuse("wrong-order", "caylus-tile-wood-peddler-1" if s.line < 0 else "caylus-favor-03")


def check_pay(s: Position, action: int) -> Refusal | None:
    if not a.PAY <= action < a.PAY + GOODS:
        return check_other(s, action)
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
    """The statement with the price in goods of choice: of a tile, a favor, or a building's effect."""
    if s.target != NO_TILE:
        return "caylus-build-07"
    if s.line >= 0:
        return "caylus-favor-03"
    return PAID_BY_CHOICE.get(s.figures.tile_names[s.tile[s.cursor]], "caylus-activation-06")


def check_build(s: Position, action: int) -> Refusal | None:
    if not a.BUILD <= action < a.PRESTIGE:
        return check_other(s, action)
    tile = WOOD_FIRST + action - a.BUILD
    kind = s.figures.effects.verbs[s.option * VERBS + BUILDS]
    if not first_tile(kind) <= tile <= last_tile(kind):
        return refuse("wrong-kind", "caylus-build-04" if s.line < 0 else rule_of_column(kind))
    return check_tile(s, tile)


def check_prestige(s: Position, action: int) -> Refusal | None:
    if not a.PRESTIGE <= action < a.SITE:
        return check_other(s, action)
    return check_tile(s, PRESTIGE_FIRST + action - a.PRESTIGE)


def check_tile(s: Position, tile: int) -> Refusal | None:
    if s.supply[tile] == 0:
        return refuse("not-available", "caylus-build-02")
    if not can_build_tile(s, s.seat, tile, s.option):
        return refuse("cannot-pay", "caylus-build-01")
    return None


def check_site(s: Position, action: int) -> Refusal | None:
    if not a.SITE <= action < a.SITE + SPACES:
        return check_other(s, action)
    space = action - a.SITE + 1
    if is_site(s, s.seat, space):
        return None
    if s.owner[space] >= 0 and s.owner[space] != s.seat:
        return refuse("not-yours", "caylus-build-05")
    return refuse("wrong-kind", "caylus-build-05")


def check_convert(s: Position, action: int) -> Refusal | None:
    if not a.CONVERT <= action < a.CONVERT + SPACES:
        return check_other(s, action)
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


# ---- castle and favors


def check_batch(s: Position, action: int) -> Refusal | None:
    if not a.GIVE <= action < a.BUILD:
        return check_other(s, action)
    good = action - a.GIVE + WOOD
    first = s.pending == a.ASK_CASTLE
    if can_begin_batch(s, s.seat, good) if first else can_end_batch(s, s.seat, good):
        return None
    if not first and good == s.batch_from - 1:
        return refuse("not-a-set", "caylus-castle-02")
    if s.goods[s.seat * GOODS + good] == 0:
        return refuse("cannot-pay", "caylus-castle-02")
    return refuse("wrong-order", "caylus-castle-02")


def check_line(s: Position, action: int) -> Refusal | None:
    if not a.LINE <= action < a.LINE + LINES:
        return check_other(s, action)
    return refuse("used-up", "caylus-favor-13") if is_line_used(s, s.seat, action - a.LINE) else None


def check_column(s: Position, action: int) -> Refusal | None:
    if not a.COLUMN <= action < a.COLUMN + COLUMNS:
        return check_other(s, action)
    column = action - a.COLUMN + 1
    if column > s.level[s.seat * LINES + s.line]:
        return refuse("locked", "caylus-favor-11")
    return None if can_use_column(s, s.seat, s.line, column) else check_effect(s, column_effect(s, s.line, column))


def check_effect(s: Position, effect: int) -> Refusal:
    """Why the effect of a favor column cannot be carried out: there is none, no place, no tile or no means."""
    effects = s.figures.effects
    if effects.count[effect] == 0:
        return refuse("not-available", "caylus-favor-17")
    row = effects.first[effect]
    kind = effects.verbs[row * VERBS + BUILDS]
    if kind == 0:
        return refuse("cannot-pay", "caylus-favor-03")
    if kind == KIND_RESIDENCE:
        if not any(can_convert(s, s.seat, space) for space in range(1, SPACES + 1)):
            return refuse("no-room", "caylus-lawyer-04")
        return refuse("cannot-pay", rule_of_column(kind))
    if not has_site(s, s.seat, kind):
        return refuse("no-room", "caylus-build-05" if kind == KIND_PRESTIGE else "caylus-build-06")
    if not any(s.supply[tile] for tile in range(first_tile(kind), last_tile(kind) + 1)):
        return refuse("not-available", "caylus-build-02")
    return refuse("cannot-pay", rule_of_column(kind))


def rule_of_column(kind: int) -> str:
    """What the line of buildings says about building a tile of this kind."""
    return {
        KIND_WOOD: "caylus-favor-04",
        KIND_STONE: "caylus-favor-05",
        KIND_RESIDENCE: "caylus-favor-06",
        KIND_PRESTIGE: "caylus-favor-07",
    }[kind]
