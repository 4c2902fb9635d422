# compiled: mypyc
"""Laying at the edge: on which card, how a lock is opened, whom an apprentice follows, what is smuggled."""

from __future__ import annotations

from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse, refuse_for_lack
from baumeister.engine.messages import Message, message
from baumeister.engine.wire import Move
from baumeister.games.villagers.edge import moves as m
from baumeister.games.villagers.edge import shapes as shape
from baumeister.games.villagers.edge.labels import name_of
from baumeister.games.villagers.edge.maker import (
    NO_MORE,
    TINNER_AT,
    WAITING,
    Maker,
    build_turn,
    describe_turn,
    gold,
    role_name,
)
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.laying import has_opener, has_place, is_place, lowest_role, offers_of
from baumeister.games.villagers.rules.position import BUILD, Position
from baumeister.games.villagers.rules.specials import actions_left, can_swap, is_smuggled


def describe_laying(s: Position) -> dict[str, object]:
    turn = build_turn(s) if s.phase == BUILD else None  # persons are laid in both phases
    return {"person": s.figures.names[s.laying], "monks": int(s.column), "turn": turn}


def ask_person(identifier: str, decision: shape.Lay | shape.Side, _view: shape.VillagersView) -> Message:
    return message(identifier, person=name_of("person", decision.person))


# ---- the place


def check_place(s: Position, action: int) -> Refusal | None:
    number = action - a.CARD
    needed = s.figures.requires[lowest_role(s, s.laying, s.column)]
    if is_place(s, s.seat, number, needed):
        return None
    if number >= s.laid:
        return refuse("empty", "vil-build-05", place=number)
    if s.village[number] != s.seat:
        return refuse("not-yours", "vil-build-05")
    if s.role[number] != needed:
        return refuse("wrong-kind", "vil-build-05")
    return refuse("no-room", rule_of_full(s, needed))


def rule_of_full(s: Position, role: int) -> str:
    """How many cards a person carries: at the bottom of a chain two, in its middle one."""
    return "vil-build-06" if s.figures.requires[role] < 0 else "vil-build-07"


def show_place(maker: Maker, number: str) -> Facts:
    decision = maker.decision
    assert isinstance(decision, shape.Place)
    costs, by = maker.lock_price(decision.person)
    opened = maker.opening(decision.person)
    moves = () if opened is None else (*opened, *maker.lying_of(decision.person, decision.monks))
    return Facts((m.village_card(maker.seat, int(number)),), costs=costs, by=by, moves=moves)


def describe_side(s: Position) -> dict[str, object]:
    return {"person": s.figures.names[s.laying], "turn": build_turn(s)}


def show_side(maker: Maker, _argument: str) -> Facts:
    return Facts(moves=m.laid(maker.seat, "founders", -1, maker.next_number()).moves)


# ---- locks


def describe_lock(s: Position) -> dict[str, object]:
    return {**describe_laying(s), "under": None if s.place < 0 else int(s.place)}


def check_free(s: Position, _action: int) -> Refusal | None:
    return None if s.tinner else refuse("not-available", "vil-card-tinner-1")


def check_bank(s: Position, _action: int) -> Refusal | None:
    opener = s.figures.lock[s.laying]
    if has_opener(s, s.seat, opener, True):
        return refuse("not-available", "vil-lock-01")
    if has_opener(s, s.seat, opener, False):
        return refuse("not-available", "vil-lock-03")
    return check_lock_cost(s)


def check_opener(s: Position, action: int) -> Refusal | None:
    number = action - a.CARD
    opener = s.figures.lock[s.laying]
    if number >= s.laid or s.person[number] != opener:
        return refuse("wrong-kind", "vil-lock-04")
    if has_opener(s, s.seat, opener, True):
        return None if s.village[number] == s.seat else refuse("not-yours", "vil-lock-02")
    return check_lock_cost(s)


def check_lock_cost(s: Position) -> Refusal | None:
    return None if s.gold[s.seat] >= s.figures.lock_cost else cannot_open(s)


def cannot_open(s: Position) -> Refusal:
    return refuse_for_lack("cannot-pay", "vil-lock-05", {"gold": int(s.figures.lock_cost - s.gold[s.seat])})


def must_open(s: Position, action: int) -> Refusal | None:
    if action not in NO_MORE:
        return None
    if s.tinner:
        return refuse("must-complete", "vil-card-tinner-1")
    own = has_opener(s, s.seat, s.figures.lock[s.laying], True)
    return refuse("must-complete", "vil-lock-04" if own else "vil-lock-03")


def show_free(maker: Maker, _argument: str) -> Facts:
    return Facts((TINNER_AT,), by=TINNER_AT, moves=lying(maker))


def show_bank(maker: Maker, _argument: str) -> Facts:
    cost = int(maker.figures.lock_cost)
    moves = (*m.lock_bank(maker.seat, "", cost).moves, *lying(maker))
    return Facts((m.supply_of(maker.seat),), costs=gold(cost), moves=moves)


def show_opener(maker: Maker, number: str) -> Facts:
    """An own opener gets its coins from the bank, another's from the seat."""
    owner, card = maker.find_card(int(number))
    at = m.village_card(owner, card.number)
    cost = int(maker.figures.lock_cost)
    if owner == maker.seat:
        return Facts((at,), by=at, moves=(*m.lock_own(owner, "", card.number, cost).moves, *lying(maker)))
    moves = (*m.coins_laid(maker.seat, owner, card.number, cost).moves, *lying(maker))
    return Facts((at,), costs=gold(cost), moves=moves)


def lying(maker: Maker) -> tuple[Move, ...]:
    """The person whose lock is opened, with the column under it; the smuggler is not laid."""
    assert isinstance(maker.decision, shape.Lock)
    if maker.decision.person == "smuggler":
        return maker.smuggling()
    return maker.lying_of(maker.decision.person, maker.decision.monks)


# ---- the smuggler


def check_smuggler(s: Position, action: int) -> Refusal | None:
    number = action - a.CARD
    if is_smuggled(s, s.seat, number):
        return None
    if number < s.laid and s.village[number] != s.seat:
        return refuse("not-yours", "vil-card-smuggler-1")
    return refuse("wrong-kind", "vil-card-smuggler-3")


def show_smuggled(maker: Maker, number: str) -> Facts:
    owner, card = maker.find_card(int(number))
    part = maker.smuggled(card)
    moves = m.smuggled(maker.seat, "", card.number, part).moves
    return Facts((m.village_card(owner, card.number),), brings=gold(part), by="discard/smuggler", moves=moves)


# ---- the apprentice


def check_apprentice(s: Position, action: int) -> Refusal | None:
    number = action - a.CARD
    offers = offers_of(s, s.seat)
    if number >= s.laid:
        return refuse("empty", "vil-card-apprentice-2", place=number)
    if can_swap(s, s.seat, number, offers):
        return None
    person = s.person[number]
    if s.load[number] == 0 or (person in (c.MONK, c.APPRENTICE) and not s.any_covered):
        return refuse("wrong-kind", "vil-card-apprentice-2")
    if person in (c.MONK, c.APPRENTICE):
        if actions_left(s) < 2:
            return refuse("not-enough", "vil-card-apprentice-9", have=int(actions_left(s)), need=2)
        return refuse("must-complete", "vil-card-apprentice-9")
    if person in (c.FOUNDERS, c.FOUNDERS_BACK):
        return refuse("not-yours", "vil-card-apprentice-2")
    if not has_place(s, person, 0, offers):
        return refuse("no-room", "vil-card-apprentice-3")
    return refuse("cannot-pay", "vil-card-apprentice-4")


def show_swap(maker: Maker, number: str) -> Facts:
    """The apprentice takes its place; what covers a person that waits, and the founders' side, are asked."""
    owner, card = maker.find_card(int(number))
    costs, by = maker.lock_price(card.person)
    moves = m.swapped(maker.seat, card.person, card.number, owner).moves
    if card.person not in WAITING and role_name(card) != "founders":
        moves = (*moves, *maker.settled(card.person, 0))
    return Facts((m.village_card(owner, card.number),), costs=costs, by=by, moves=moves)


KINDS = (
    DecisionKind(
        a.ASK_PLACE,
        shape.Place,
        (Answer("card", show_place, check_place),),
        describe_laying,
        ask_person,
        refusing("must-complete", "vil-build-05", *NO_MORE),
    ),
    DecisionKind(
        a.ASK_SIDE,
        shape.Side,
        (Answer("side", show_side),),
        describe_side,
        ask_person,
        refusing("must-complete", "vil-card-apprentice-5", *NO_MORE),
    ),
    DecisionKind(
        a.ASK_LOCK,
        shape.Lock,
        (
            Answer("free", show_free, check_free),
            Answer("pay", show_bank, check_bank),
            Answer("card", show_opener, check_opener),
        ),
        describe_lock,
        ask_person,
        must_open,
    ),
    DecisionKind(
        a.ASK_SMUGGLER,
        shape.Smuggler,
        (Answer("card", show_smuggled, check_smuggler),),
        describe_turn,
        otherwise=refusing("must-complete", "vil-card-smuggler-1", *NO_MORE),
    ),
    DecisionKind(
        a.ASK_APPRENTICE,
        shape.Apprentice,
        (Answer("card", show_swap, check_apprentice),),
        describe_turn,
        otherwise=refusing("must-complete", "vil-card-apprentice-1", *NO_MORE),
    ),
)
