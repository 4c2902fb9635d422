# compiled: mypyc
"""Building at the edge: persons from hand, basics for a card, freelancers."""

from __future__ import annotations

from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse, refuse_for_lack
from baumeister.engine.messages import Message, message
from baumeister.engine.wire import Amount
from baumeister.games.villagers.edge import moves as m
from baumeister.games.villagers.edge import shapes as shape
from baumeister.games.villagers.edge.labels import name_of, pile_name
from baumeister.games.villagers.edge.laying import cannot_open, rule_of_full
from baumeister.games.villagers.edge.maker import (
    NO_MORE,
    Maker,
    build_turn,
    check_pile_top,
    describe_turn,
    gold,
    person_of,
    show_nothing,
)
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.building import can_hire, can_play, is_hired
from baumeister.games.villagers.rules.cards import copies_in_hand, person_on
from baumeister.games.villagers.rules.laying import can_lay, has_place, is_ordinary, offers_of
from baumeister.games.villagers.rules.position import Position, role_of
from baumeister.games.villagers.rules.specials import actions_left, can_add_monk, can_smuggle_some

# ---- the build turn


def ask_build(identifier: str, decision: shape.Build, _view: shape.VillagersView) -> Message:
    turn = decision.turn
    return message(identifier, left=turn.left, limit=turn.limit, basics=turn.basics_left)


def check_play(s: Position, action: int) -> Refusal | None:
    person = person_of(action, a.PLAY)
    if copies_in_hand(s, s.seat, person) == 0:
        return not_in_hand()
    if can_play(s, s.seat, person, offers_of(s, s.seat)):
        return None
    return refuse_person(s, person)


def persons_in_hand(view: shape.VillagersView) -> dict[str, str]:
    assert view.decision is not None
    seat = view.decision.seat
    return {card.card: f"{m.hand_of(seat)}/{card.card}" for card in view.players[seat].hand}


def not_in_hand() -> Refusal:
    return refuse("not-available", "vil-build-12")


def refuse_person(s: Position, person: int) -> Refusal:
    """Why a person in hand cannot be played in the build turn."""
    if person in (c.BENEFACTOR, c.PROPHET):
        return refuse("wrong-kind", "vil-special-03")
    if person == c.PIGEONEER:
        return refuse("empty", "vil-card-pigeoneer-2", place="reserve")
    if person == c.SMUGGLER:
        if not can_smuggle_some(s, s.seat):
            return refuse("not-available", "vil-card-smuggler-3")
        return refuse("cannot-pay", "vil-card-smuggler-2")
    need = 2 if person == c.MONK else 1
    if actions_left(s) < need:
        rule = "vil-card-monk-1" if person == c.MONK else "vil-build-02" if is_ordinary(s, person) else "vil-special-02"
        return refuse("not-enough", rule, have=int(actions_left(s)), need=need)
    if person == c.MONK:
        return refuse_monk(s)
    if person == c.APPRENTICE:
        return refuse("not-available", "vil-card-apprentice-1")
    return refuse_laying(s, person, 0)


def refuse_monk(s: Position) -> Refusal:
    """No card in hand can cover the monk, no column has a place, or only for a card whose lock stays shut."""
    cards = [person_on(s.hand[at]) for at in range(s.seat * c.HAND_ROOM, s.seat * c.HAND_ROOM + s.hand_size[s.seat])]
    covering = [person for person in cards if is_ordinary(s, person)]
    if not covering:
        return refuse("no-piece", "vil-card-monk-1")
    second = actions_left(s) >= 3 and cards.count(c.MONK) >= 2
    offers = offers_of(s, s.seat)
    if any(has_place(s, person, 1, offers) or (second and has_place(s, person, 2, offers)) for person in covering):
        return refuse("cannot-pay", "vil-card-monk-3")
    return refuse("no-room", "vil-card-monk-4")


def refuse_laying(s: Position, person: int, monks: int) -> Refusal:
    """No free place for the person, or no way to open its lock."""
    if has_place(s, person, monks, offers_of(s, s.seat)):
        return cannot_open(s)
    if monks:
        return refuse("no-room", "vil-card-monk-4")
    needed = s.figures.requires[role_of(person)]
    is_there = any(s.village[number] == s.seat and s.role[number] == needed for number in range(s.laid))
    rule = rule_of_full(s, needed) if is_there else "vil-build-05"
    return refuse_for_lack("no-room", rule, {s.figures.names[needed]: 1})


def check_covering(s: Position, person: int, monks: int, rule: str) -> Refusal | None:
    """An ordinary person from hand, laid by the rules of the chains."""
    if copies_in_hand(s, s.seat, person) == 0:
        return not_in_hand()
    if not is_ordinary(s, person):
        return refuse("wrong-kind", rule)
    if not can_lay(s, s.seat, person, monks, offers_of(s, s.seat)):
        return refuse_laying(s, person, monks)
    return None


def show_play_in_turn(maker: Maker, person: str) -> Facts:
    return show_person(maker, person, "villagers-group-play")


def show_play(maker: Maker, person: str) -> Facts:
    return show_person(maker, person, "")


def show_person(maker: Maker, person: str, group: str) -> Facts:
    costs, by = maker.lock_price(person)
    brings = smuggled_for_sure(maker) if person == "smuggler" else ()
    return Facts((f"{maker.hand}/{person}",), group, costs, brings, by, maker.playing(person))


def smuggled_for_sure(maker: Maker) -> tuple[Amount, ...]:
    """What he brings, if it is the same with every card."""
    parts = {maker.smuggled(card) for card in maker.player.village if card.gold > 0}
    return gold(parts.pop()) if len(parts) == 1 else ()


def check_hire(s: Position, action: int) -> Refusal | None:
    number = action - a.CARD
    if can_hire(s, s.seat, number):
        return None
    if number >= s.laid or s.person[number] != c.FREELANCER:
        return refuse("wrong-kind", "vil-card-freelancer-1")
    if s.acted or is_hired(s, number):
        return refuse("used-up", "vil-card-freelancer-1" if s.acted else "vil-card-freelancer-2")
    if s.build_limit >= s.figures.build_most:
        return refuse("out-of-range", "vil-card-freelancer-2")
    return refuse("cannot-pay", "vil-card-freelancer-1")


def show_hire(maker: Maker, number: str) -> Facts:
    owner, card = maker.find_card(int(number))
    at = m.village_card(owner, card.number)
    fee = int(maker.figures.freelancer_fee)
    moves = m.coins_laid(maker.seat, owner, card.number, fee).moves
    return Facts((at,), "villagers-group-hire", gold(fee), by=at, moves=moves)


# ---- monk and benefactor


def describe_column(s: Position) -> dict[str, object]:
    return {"turn": build_turn(s), "monks": int(s.column)}


def check_column(s: Position, action: int) -> Refusal | None:
    person = person_of(action, a.PLAY)
    if person == c.MONK:
        return None if can_add_monk(s, s.seat) else refuse("must-complete", "vil-card-monk-2")
    return check_covering(s, person, s.column, "vil-card-monk-2")


def must_cover(_s: Position, _action: int) -> Refusal:
    return refuse("must-complete", "vil-card-monk-2")


def check_benefactor(s: Position, action: int) -> Refusal | None:
    person = person_of(action, a.PLAY)
    if copies_in_hand(s, s.seat, person) == 0 and has_drafted(s, person):
        return refuse("not-available", "vil-card-benefactor-2")
    return check_covering(s, person, 0, "vil-card-benefactor-2")


def has_drafted(s: Position, person: int) -> bool:
    """Is the person among the cards the seat has drafted this round, which are not in its hand yet?"""
    first = int(s.seat) * c.MOST_DRAFTED
    return any(s.drafted[at] == person for at in range(first, first + int(s.drafted_count[s.seat])))


# ---- a card for a basic


def check_exchange(s: Position, action: int) -> Refusal | None:
    if s.basics_used >= s.figures.basics_per_turn:
        return refuse("used-up", "vil-basic-02")
    if s.hand_size[s.seat] == 0:
        return refuse("no-piece", "vil-basic-01")
    if s.basics[action - a.BASIC] == 0:
        return refuse("not-available", "vil-basic-06")
    return None


def show_basic(_maker: Maker, person: str) -> Facts:
    """For a card from hand, which is asked for later."""
    return Facts((f"basics/{person}",), "villagers-group-basics")


def describe_exchange(s: Position) -> dict[str, object]:
    return {"basic": c.BASIC_NAMES[s.basic], "turn": build_turn(s)}


def describe_give(s: Position) -> dict[str, object]:
    return {**describe_exchange(s), "pile": None if s.place < 0 else int(s.place) + 1}


def ask_pile(identifier: str, decision: shape.GivePile, _view: shape.VillagersView) -> Message:
    return message(identifier, person=name_of("person", decision.basic))


def ask_give(identifier: str, decision: shape.Give, _view: shape.VillagersView) -> Message:
    return message(identifier, person=name_of("person", decision.basic), pile=pile_name(decision.pile))


def check_pile(s: Position, action: int) -> Refusal | None:
    return refuse("locked", "vil-basic-05") if action == a.RESERVE else check_pile_top(s, action, "vil-basic-04")


def show_pile(_maker: Maker, stack: str) -> Facts:
    return Facts((m.pile_at(int(stack)),))


def check_give(s: Position, action: int) -> Refusal | None:
    return None if copies_in_hand(s, s.seat, person_of(action, a.GIVE)) else refuse("not-available", "vil-basic-07")


def show_give(maker: Maker, person: str) -> Facts:
    """The card that is given up, and the basic for it."""
    assert isinstance(maker.decision, shape.Give)
    pile = maker.decision.pile
    given = m.played(maker.seat, person).moves if pile is None else m.gave(maker.seat, person, pile).moves
    basic = m.basic_taken(maker.seat, maker.decision.basic, maker.next_number()).moves
    return Facts((f"{maker.hand}/{person}",), moves=(*given, *basic))


MUST_GIVE = refusing("must-complete", "vil-basic-01", *NO_MORE)

KINDS = (
    DecisionKind(
        a.ASK_BENEFACTOR,
        shape.Benefactor,
        (Answer("play", show_play, check_benefactor, persons_in_hand),),
        otherwise=refusing("must-complete", "vil-card-benefactor-1", *NO_MORE),
        public=False,
    ),
    DecisionKind(
        a.ASK_BUILD,
        shape.Build,
        (
            Answer("pass", show_nothing),
            Answer("basic", show_basic, check_exchange),
            Answer("play", show_play_in_turn, check_play, persons_in_hand),
            Answer("card", show_hire, check_hire),
        ),
        describe_turn,
        ask_build,
        public=False,
    ),
    DecisionKind(
        a.ASK_COLUMN,
        shape.Column,
        (Answer("play", show_play, check_column, persons_in_hand),),
        describe_column,
        otherwise=must_cover,
        public=False,
    ),
    DecisionKind(
        a.ASK_PILE,
        shape.GivePile,
        (Answer("stack", show_pile, check_pile), Answer("reserve", show_pile, check_pile)),
        describe_exchange,
        ask_pile,
        MUST_GIVE,
    ),
    DecisionKind(
        a.ASK_GIVE,
        shape.Give,
        (Answer("give", show_give, check_give),),
        describe_give,
        ask_give,
        MUST_GIVE,
        public=False,
    ),
)
