# compiled: mypyc
"""Effects and building at the edge: what a tile of the road, one of the construction site or a residence asks."""

from __future__ import annotations

from functools import cache

from baumeister.engine.amounts import counted, some
from baumeister.engine.catalogue import Answer, DecisionKind
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.goods import GOOD_NAMES, GOODS
from baumeister.engine.messages import Message, message
from baumeister.engine.traces import next_wildcards
from baumeister.engine.wire import Amount, Move
from baumeister.games.caylus1303.edge import moves as m
from baumeister.games.caylus1303.edge import shapes as shape
from baumeister.games.caylus1303.edge.labels import name_of
from baumeister.games.caylus1303.edge.maker import DECLINE, Maker
from baumeister.games.caylus1303.edge.view import amounts_of, effect_options
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.building import can_build_tile, first_tile, last_tile, worth_of_building
from baumeister.games.caylus1303.rules.components import Figures
from baumeister.games.caylus1303.rules.effects import can_claim, can_use_option
from baumeister.games.caylus1303.rules.favor import site_slot_in_use
from baumeister.games.caylus1303.rules.payment import can_pay_wildcard
from baumeister.games.caylus1303.rules.position import NO_FAVOR, Position, in_supply

# ---- what an effect asks


def source_of_effect(s: Position) -> dict[str, object]:
    """The tile whose effect asks: on a space of the road, or in a slot of the construction site for a favor."""
    if s.favor_stage != NO_FAVOR:
        slot = site_slot_in_use(s)
        return {"tile": s.figures.tile_names[s.site_tile[slot]], "space": None, "slot": slot + 1}
    if s.busy != 0:
        return {"tile": s.figures.tile_names[s.tile[s.cursor]], "space": int(s.cursor), "slot": None}
    return {"tile": None, "space": None, "slot": None}


def describe_effect(s: Position) -> dict[str, object]:
    return {**source_of_effect(s), "options": effect_options(s.figures, int(s.effect))}


def ask_effect(identifier: str, decision: shape.EffectDecision, _view: shape.Caylus1303View) -> Message:
    if decision.space is None:  # by a tile of the site: there is no Lawyer among them
        return message(f"{identifier}-favor", tile=name_of("tile", decision.tile))
    return message(identifier, tile=name_of("tile", decision.tile), space=decision.space)


def option_of(maker: Maker, number: int) -> shape.EffectOption:
    assert isinstance(maker.decision, shape.EffectDecision)
    return maker.decision.options[number - 1]


def source(maker: Maker) -> str | None:
    """Where the tile lies whose effect asks."""
    decision = maker.decision
    assert isinstance(decision, shape.EffectDecision | shape.Pay)
    return f"road/{decision.space}" if decision.slot is None else f"site_tiles/{decision.slot}"


# ---- options and goods


def check_use(s: Position, action: int) -> Refusal | None:
    option = action - a.USE
    effects = s.figures.effects
    if option >= effects.count[s.effect]:
        return refuse("not-available", "1303-activation-07")
    if not can_use_option(s, s.seat, effects.first[s.effect] + option):
        return refuse("cannot-pay", "1303-activation-07")
    return None


def show_use(maker: Maker, number: str) -> Facts:
    option = option_of(maker, int(number))
    payment = maker.payment(option.pay)
    brings = maker.limited(option.gain)
    moves = (*payment.moves, *maker.gained(brings)) if payment.complete else payment.moves
    return Facts((f"decision/options/{number}",), "", payment.costs, brings, source(maker), moves)


def show_take(maker: Maker, good: str) -> Facts:
    option = option_of(maker, 1)
    payment = maker.payment(option.pay)
    brings = tuple([Amount(good, amount.count) for amount in option.gain if amount.resource == "any"])
    moves = (*payment.moves, *maker.gained(brings))
    return Facts((f"players/{maker.seat}/goods/{good}",), "", payment.costs, brings, source(maker), moves)


# ---- paying


def describe_pay(s: Position) -> dict[str, object]:
    found = {**source_of_effect(s), "wildcards": int(s.wild), "lowest": GOOD_NAMES[s.wild_from]}
    if s.target == c.NO_TILE:
        return {**found, "building": None, "brings": amounts_of(s.figures.effects.gain, s.option)}
    if found["tile"] is None:  # a monument, on the residence that is asked
        found["space"] = int(s.cursor)
    brings = some("points", int(worth_of_building(s, s.seat, s.target)))
    return {**found, "building": s.figures.tile_names[s.target], "brings": brings}


def ask_pay(identifier: str, decision: shape.Pay, _view: shape.Caylus1303View) -> Message:
    if decision.building is None:
        return message(identifier, count=decision.wildcards)
    return message(f"{identifier}-tile", count=decision.wildcards, tile=name_of("tile", decision.building))


#: Statements about effects whose price has wildcards.
RULES_OF_WILDCARDS = {
    "start_guild_any": "1303-start-03",
    "stone_alchemist": "1303-stone-06",
    "stone_guild": "1303-stone-07",
}


def rule_of_wildcards(s: Position) -> str:
    """A tile is paid for, or the effect of one."""
    if s.target != c.NO_TILE:
        return "1303-carpenter-04"
    return RULES_OF_WILDCARDS.get(str(source_of_effect(s)["tile"]), "1303-activation-07")


def check_pay(s: Position, action: int) -> Refusal | None:
    good = action - a.PAY
    if s.goods[s.seat * GOODS + good] == 0:
        return refuse("cannot-pay", rule_of_wildcards(s))
    if not can_pay_wildcard(s, s.seat, good):
        return refuse("wrong-order", rule_of_wildcards(s))
    return None


def must_complete(s: Position, action: int) -> Refusal | None:
    return refuse("must-complete", rule_of_wildcards(s)) if action == a.DECLINE else None


def show_pay(maker: Maker, good: str) -> Facts:
    """One wildcard, and those after it that leave no choice; with the last one comes what was paid for."""
    decision = maker.decision
    assert isinstance(decision, shape.Pay)
    paid = next_wildcards(maker.player, good, "any", decision.wildcards)
    costs, moves = counted(paid), tuple([m.paid(maker.seat, name, 1).moves[0] for name in paid])
    brings: tuple[Amount, ...] = ()
    if len(paid) == decision.wildcards:
        brings = maker.limited(decision.brings)
        if decision.building is not None:
            moves = (*moves, *laid(maker, decision.building, decision.space))
        moves = (*moves, *maker.gained(brings))
    return Facts((f"players/{maker.seat}/goods/{good}",), "", costs, brings, source(maker), moves)


# ---- building


def check_build(s: Position, action: int) -> Refusal | None:
    tile = c.WOOD_FIRST + action - a.BUILD
    kind = s.figures.effects.verbs[s.option * c.VERBS + c.BUILDS]
    if not first_tile(kind) <= tile <= last_tile(kind):
        return refuse("wrong-kind", "1303-carpenter-05")
    if not in_supply(s, tile):
        return refuse("not-available", "1303-carpenter-01" if kind == c.KIND_WOOD else "1303-wood-09")
    if not can_build_tile(s, s.seat, tile, s.option):
        return refuse("cannot-pay", "1303-activation-07")
    return None


def show_build(maker: Maker, tile: str) -> Facts:
    kind = c.KIND_NAMES[maker.figures.kind[maker.figures.tile(tile)]]
    waived = {amount.resource: amount.count for amount in option_of(maker, 1).waive}
    return show_building(maker, tile, f"caylus1303-group-tiles-{kind}", waived, source(maker))


def show_building(
    maker: Maker, tile: str, group: str, waived: dict[str, int], by: str | None, residence: int | None = None
) -> Facts:
    """Its price less what the effect waives, its points with the Architect's."""
    number = maker.figures.tile(tile)
    price = printed_price(maker.figures, number)
    if waived:
        left = [Amount(amount.resource, amount.count - waived.get(amount.resource, 0)) for amount in price]
        price = tuple([amount for amount in left if amount.count > 0])
    payment = maker.payment(price)
    points = int(maker.figures.points[number])
    if "architect" in maker.player.characters:
        points += int(maker.figures.architect_points)
    brings = some("points", points)
    moves = payment.moves
    if payment.complete:
        moves = (*moves, *laid(maker, tile, residence), *maker.gained(brings))
    return Facts((f"supply/{tile}",), group, payment.costs, brings, by, moves)


@cache
def printed_price(figures: Figures, tile: int) -> tuple[Amount, ...]:
    return amounts_of(figures.cost, tile)


def laid(maker: Maker, tile: str, residence: int | None) -> tuple[Move, ...]:
    """Where the tile comes to lie: a monument on its residence, all others at the end of the road."""
    if c.KIND_NAMES[maker.figures.kind[maker.figures.tile(tile)]] == "monument":
        assert residence is not None
        return m.monument_built(maker.seat, tile, residence).moves
    assert maker.view.next_space is not None
    return m.built(maker.seat, tile, maker.view.next_space).moves


def describe_monument(s: Position) -> dict[str, object]:
    return {"space": int(s.cursor)}


def ask_monument(identifier: str, decision: shape.Monument, _view: shape.Caylus1303View) -> Message:
    return message(identifier, space=decision.space)


def check_monument(s: Position, action: int) -> Refusal | None:
    tile = c.MONUMENT_FIRST + action - a.MONUMENT
    if not in_supply(s, tile):
        return refuse("not-available", "1303-stewardship-04")
    if not can_build_tile(s, s.seat, tile, -1):
        return refuse("cannot-pay", "1303-stewardship-04")
    return None


def show_monument(maker: Maker, name: str) -> Facts:
    assert isinstance(maker.decision, shape.Monument)
    space = maker.decision.space
    return show_building(maker, f"monument_{name}", "caylus1303-group-monuments", {}, f"road/{space}", space)


# ---- the Lawyer


def check_claim(s: Position, action: int) -> Refusal | None:
    space = c.FIRST_YELLOW + action - a.CLAIM
    if can_claim(s, space):
        return None
    if s.figures.kind[s.tile[space]] != c.KIND_START:
        return refuse("wrong-kind", "1303-lawyer-02")
    return refuse("occupied", "1303-lawyer-03", place=space)


def show_claim(maker: Maker, space: str) -> Facts:
    payment = maker.payment(option_of(maker, 1).pay)
    moves = (*payment.moves, *m.claimed(maker.seat, int(space), "").moves)
    return Facts((f"road/{space}",), "", payment.costs, (), source(maker), moves)


KINDS = (
    DecisionKind(
        a.ASK_USE, shape.Use, (DECLINE, Answer("use", show_use, check_use)), describe_effect, ask_effect, gains=True
    ),
    DecisionKind(a.ASK_TAKE, shape.Take, (DECLINE, Answer("take", show_take)), describe_effect, ask_effect),
    DecisionKind(
        a.ASK_PAY, shape.Pay, (Answer("pay", show_pay, check_pay),), describe_pay, ask_pay, otherwise=must_complete
    ),
    DecisionKind(
        a.ASK_BUILD, shape.Build, (DECLINE, Answer("build", show_build, check_build)), describe_effect, ask_effect
    ),
    DecisionKind(
        a.ASK_CLAIM, shape.Claim, (DECLINE, Answer("claim", show_claim, check_claim)), describe_effect, ask_effect
    ),
    DecisionKind(
        a.ASK_MONUMENT,
        shape.Monument,
        (DECLINE, Answer("monument", show_monument, check_monument)),
        describe_monument,
        ask_monument,
    ),
)
