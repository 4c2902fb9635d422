# compiled: mypyc
"""Drafting at the edge: row and piles, the persons that help there, and the rewards of developments."""

from __future__ import annotations

from baumeister.engine.catalogue import Answer, DecisionKind, refusing
from baumeister.engine.choosing import Facts
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.messages import Message, message
from baumeister.games.villagers.edge import moves as m
from baumeister.games.villagers.edge import shapes as shape
from baumeister.games.villagers.edge.building import not_in_hand
from baumeister.games.villagers.edge.labels import pile_name
from baumeister.games.villagers.edge.maker import (
    NO_MORE,
    Maker,
    build_turn,
    check_pile_top,
    gold,
    person_of,
    show_nothing,
)
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import copies_in_hand, leftmost_stack, person_on
from baumeister.games.villagers.rules.drafting import can_recruit, cards_to_take
from baumeister.games.villagers.rules.laying import is_ordinary
from baumeister.games.villagers.rules.looking import first_looked
from baumeister.games.villagers.rules.position import BUILD, Position
from baumeister.games.villagers.rules.scoring import has_person
from baumeister.games.villagers.rules.specials import can_play_benefactor

# ---- the draft


def drafts_left(s: Position) -> int:
    return int(s.draft_limit[s.seat] - s.drafted_count[s.seat])


def describe_draft(s: Position) -> dict[str, object]:
    return {"left": drafts_left(s)}


def describe_draft_more(s: Position) -> dict[str, object]:
    return {"left": drafts_left(s), "picks": int(s.picks)}


def ask_draft(identifier: str, decision: shape.Draft | shape.DraftMore, _view: shape.VillagersView) -> Message:
    return message(identifier, left=decision.left)


def check_row(s: Position, action: int) -> Refusal | None:
    return refuse("empty", "vil-draft-14", place="row") if s.row[action - a.ROW] < 0 else None


def check_stack(s: Position, action: int) -> Refusal | None:
    return check_pile_top(s, action, "vil-draft-05")


def check_reserve(s: Position, _action: int) -> Refusal | None:
    if leftmost_stack(s) >= 0:
        return refuse("locked", "vil-draft-11")
    if s.pile_size[c.RESERVE] == 0:
        return refuse("empty", "vil-draft-13", place="reserve")
    return None


def check_recruit(s: Position, _action: int) -> Refusal | None:
    if can_recruit(s, s.seat):
        return None
    if s.support == 0 or not has_person(s, s.seat, c.RECRUITER):
        return refuse("no-piece", "vil-card-recruiter-1")
    if s.gold[s.seat] < s.figures.recruiter_fee:
        return refuse("cannot-pay", "vil-card-recruiter-2")
    left = drafts_left(s)
    if left < 2:
        return refuse("not-enough", "vil-card-recruiter-2", have=left, need=2)
    return refuse("not-enough", "vil-card-recruiter-1", have=int(cards_to_take(s)), need=2)


def check_draft_person(s: Position, action: int) -> Refusal | None:
    person = person_of(action, a.PLAY)
    if person not in (c.BENEFACTOR, c.PROPHET):
        return refuse("wrong-kind", "vil-build-13" if is_ordinary(s, person) else "vil-special-03")
    if copies_in_hand(s, s.seat, person) == 0:
        return not_in_hand()
    if person == c.PROPHET and leftmost_stack(s) < 0:
        return refuse("empty", "vil-card-prophet-2", place="stacks")
    if person == c.BENEFACTOR and not can_play_benefactor(s, s.seat):
        return refuse("no-room", "vil-card-benefactor-1")
    return None


def show_row(maker: Maker, place: str) -> Facts:
    card = maker.view.row[int(place) - 1]
    assert card.person is not None
    moves = m.drafted_row(maker.seat, card.person, card.place, card.coins).moves
    group = "villagers-group-row"
    return Facts((f"row/{place}",), group, brings=gold(card.coins), by=second_by(maker), moves=moves)


def show_pile(maker: Maker, argument: str) -> Facts:
    """A stack, or the reserve, which has no number."""
    number = int(argument or m.RESERVE_PILE)
    person = maker.known_top(number)
    moves = () if person is None else m.drafted_stack(maker.seat, person, number).moves
    return Facts((m.pile_at(number),), "villagers-group-piles", by=second_by(maker), moves=moves)


def second_by(maker: Maker) -> str | None:
    """Who makes the second draft of a turn possible."""
    return maker.recruiter() if isinstance(maker.decision, shape.DraftMore) else None


def show_recruit(maker: Maker, _argument: str) -> Facts:
    recruiter = maker.recruiter()
    assert recruiter is not None
    fee = int(maker.figures.recruiter_fee)
    moves = m.recruited(maker.seat, fee).moves
    return Facts((recruiter,), "villagers-group-support", gold(fee), by=recruiter, moves=moves)


def show_support(maker: Maker, person: str) -> Facts:
    return Facts((f"{maker.hand}/{person}",), "villagers-group-support", moves=maker.playing(person))


# ---- cards looked at


def check_searched(s: Position, action: int) -> Refusal | None:
    if action == a.RESERVE:
        return refuse("wrong-kind", "vil-card-prophet-2")
    return check_pile_top(s, action, "vil-card-prophet-2")


def show_searched(_maker: Maker, stack: str) -> Facts:
    return Facts((m.pile_at(int(stack)),), by="discard/prophet")


def describe_looked(s: Position) -> dict[str, object]:
    turn = build_turn(s) if s.phase == BUILD else None  # cards are looked at in both phases
    return {"pile": int(s.looked_pile) + 1, "count": int(s.looked), "turn": turn}


def ask_looked(identifier: str, decision: shape.Looked, _view: shape.VillagersView) -> Message:
    return message(identifier, pile=pile_name(decision.pile), count=decision.count)


def check_take(s: Position, action: int) -> Refusal | None:
    return check_looked(s, person_of(action, a.TAKE))


def check_put(s: Position, action: int) -> Refusal | None:
    return check_looked(s, person_of(action, a.PUT))


def check_looked(s: Position, person: int) -> Refusal | None:
    first = first_looked(s)
    if any(person_on(s.pile[at]) == person for at in range(first, first + s.looked)):
        return None
    return refuse("not-available", rule_of_looking(s))


def must_complete(s: Position, action: int) -> Refusal | None:
    return refuse("must-complete", rule_of_looking(s)) if action in NO_MORE else None


def rule_of_looking(s: Position) -> str:
    return "vil-card-pigeoneer-1" if s.looked_pile == c.RESERVE else "vil-card-prophet-1"


def show_take(maker: Maker, person: str) -> Facts:
    """Of the cards looked at: the prophet drafts, the pigeoneer takes into the hand."""
    assert isinstance(maker.decision, shape.Take)
    pile = maker.decision.pile
    taken = m.took if pile == m.RESERVE_PILE else m.drafted_stack
    moves = taken(maker.seat, person, pile).moves
    return Facts((f"looking/persons/{person}",), by=looking_by(maker), moves=moves)


def show_put(maker: Maker, person: str) -> Facts:
    return Facts((f"looking/persons/{person}",), by=looking_by(maker))


def looking_by(maker: Maker) -> str:
    assert isinstance(maker.decision, shape.Looked)
    return "discard/pigeoneer" if maker.decision.pile == m.RESERVE_PILE else "discard/prophet"


# ---- coins on the row


def check_coin(s: Position, action: int) -> Refusal | None:
    return refuse("empty", "vil-refresh-06", place="row") if s.row[action - a.ROW] < 0 else None


def show_coin(maker: Maker, place: str) -> Facts:
    card = maker.view.row[int(place) - 1]
    assert card.person is not None
    coin = int(maker.figures.refresh_coin)
    return Facts((f"row/{place}",), moves=m.coin_laid(maker.seat, card.person, card.place, coin).moves)


# ---- developments


def describe_reward(s: Position) -> dict[str, object]:
    return {"development": s.figures.development_names[s.offer[s.cursor - 1]]}


def check_tavern(s: Position, action: int) -> Refusal | None:
    return None if s.basics[action - a.BASIC] else refuse("not-available", "vil-basic-06")


def check_church(s: Position, action: int) -> Refusal | None:
    return check_pile_top(s, action, "vil-dev-church-1")


def show_tavern(maker: Maker, person: str) -> Facts:
    moves = m.basic_taken(maker.seat, person, maker.next_number()).moves
    return Facts((f"basics/{person}",), by=reward_of(maker), moves=moves)


def show_church(maker: Maker, argument: str) -> Facts:
    number = int(argument or m.RESERVE_PILE)
    person = maker.known_top(number)
    moves = () if person is None else m.took(maker.seat, person, number).moves
    return Facts((m.pile_at(number),), by=reward_of(maker), moves=moves)


def reward_of(maker: Maker) -> str:
    assert isinstance(maker.decision, shape.Reward)
    return f"developments/{maker.decision.development}"


DRAFTS = (
    Answer("row", show_row, check_row),
    Answer("stack", show_pile, check_stack),
    Answer("reserve", show_pile, check_reserve),
)
MUST_DRAFT = refusing("must-choose", "vil-draft-04", *NO_MORE)

KINDS = (
    DecisionKind(
        a.ASK_DRAFT,
        shape.Draft,
        (*DRAFTS, Answer("recruit", show_recruit, check_recruit), Answer("play", show_support, check_draft_person)),
        describe_draft,
        ask_draft,
        MUST_DRAFT,
        public=False,
    ),
    DecisionKind(a.ASK_SECOND, shape.DraftMore, DRAFTS, describe_draft_more, ask_draft, MUST_DRAFT),
    DecisionKind(
        a.ASK_PROPHET,
        shape.Prophet,
        (Answer("stack", show_searched, check_searched), Answer("reserve", show_searched, check_searched)),
        otherwise=refusing("must-complete", "vil-card-prophet-1", *NO_MORE),
    ),
    DecisionKind(
        a.ASK_TAKE,
        shape.Take,
        (Answer("take", show_take, check_take),),
        describe_looked,
        ask_looked,
        must_complete,
        public=False,
    ),
    DecisionKind(
        a.ASK_PUT,
        shape.Put,
        (Answer("put", show_put, check_put),),
        describe_looked,
        ask_looked,
        must_complete,
        public=False,
    ),
    DecisionKind(a.ASK_COIN, shape.Coin, (Answer("decline", show_nothing), Answer("row", show_coin, check_coin))),
    DecisionKind(
        a.ASK_TAVERN,
        shape.Tavern,
        (Answer("basic", show_tavern, check_tavern),),
        describe_reward,
        otherwise=refusing("must-choose", "vil-dev-tavern-1", a.DECLINE),
    ),
    DecisionKind(
        a.ASK_CHURCH,
        shape.Church,
        (Answer("stack", show_church, check_church), Answer("reserve", show_church, check_church)),
        describe_reward,
        otherwise=refusing("must-choose", "vil-dev-church-1", a.DECLINE),
    ),
)
