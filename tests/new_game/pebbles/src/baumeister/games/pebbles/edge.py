"""What players see of Pebbles: the view and its shapes, what moved, refusals, choices, words, and the game itself."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from baumeister.engine import catalogue as c
from baumeister.engine.catalogue import DecisionKind, EventKind, Trace, family
from baumeister.engine.choosing import Asked, Facts
from baumeister.engine.editions import Editions
from baumeister.engine.errors import Refusal, refuse
from baumeister.engine.game import Game
from baumeister.engine.messages import Message, Parameter, event_parameter, message, name_text
from baumeister.engine.wire import Amount, Decision, Move
from baumeister.games.pebbles import rules as r
from baumeister.games.pebbles.rules import CARD_NAMES, CARDS, HAND, Pebbles

# ---- shapes


class Options(Struct, frozen=True, gc=False):
    """The table has nothing to agree on."""


class Heap(Struct, frozen=True, gc=False):
    card: str  # that belongs to it
    stones: int


class Player(Struct, frozen=True, gc=False):
    seat: int
    cards: int  # in hand
    hand: tuple[str, ...]  # as far as the viewer knows it
    put_back: str | None  # None: nothing yet, or the viewer does not know it
    heaps: tuple[Heap, ...]  # what was taken
    points: int


class Discard(Decision, frozen=True, tag="discard"):
    """Which of the two goes back?"""


class Take(Decision, frozen=True, tag="take"):
    """Of which heap?"""


class PebblesView(Struct, frozen=True, gc=False):
    game: str
    seat: int | None  # whose view; None: a spectator's
    options: Options
    round: int
    phase: str
    turn: int
    revealed: int
    decision: Discard | Take | None
    heaps: tuple[Heap, ...]
    players: tuple[Player, ...]
    winners: tuple[int, ...]


# ---- the view

PHASES = ("cards", "heaps", "over")


def make_views(s: Pebbles, seats: list[int]) -> list[PebblesView]:
    """One for each of these seats (-1: a spectator). What does not ask who is looking is made once for all of them."""
    decision, heaps, winners = s.decision, heaps_of(list(s.heap)), tuple(s.winners())
    return [
        PebblesView(
            game="pebbles",
            seat=None if seat < 0 else seat,
            options=Options(),
            round=s.round,
            phase=PHASES[s.phase],
            turn=s.turn,
            revealed=s.revealed,
            decision=decision,
            heaps=heaps,
            players=tuple(player_of(s, other, seat) for other in range(s.players)),
            winners=winners,
        )
        for seat in seats
    ]


def heaps_of(counts: list[int]) -> tuple[Heap, ...]:
    return tuple(Heap(card, count) for card, count in zip(CARD_NAMES, counts, strict=True))


def player_of(s: Pebbles, seat: int, viewer: int) -> Player:
    first, cards, own = seat * HAND, HAND - s.discarded[seat], slice(seat * CARDS, (seat + 1) * CARDS)
    hand = [CARD_NAMES[s.card[place]] for place in range(first, first + cards) if s.is_known(place, viewer)]
    knows = s.discarded[seat] and s.is_known(first + 1, viewer)
    put_back = CARD_NAMES[s.card[first + 1]] if knows else None
    return Player(seat, cards, tuple(hand), put_back, heaps_of(list(s.stones)[own]), s.points[seat])


# ---- what each event did on the table


def put_away(seat: int) -> Trace:
    return Trace((Move("card", f"players/{seat}/cards", None, 1, seat),))


def filled(_round: int, count: int) -> Trace:
    return Trace(tuple(Move("pebble", None, f"heaps/{card}", count) for card in CARD_NAMES))


def discarded(seat: int, card: str) -> Trace:
    gone = Move("card", f"players/{seat}/hand/{card}", f"players/{seat}/put_back", 1, seat)
    return Trace((gone,), (f"players/{seat}/cards",))


def taken(seat: int, card: str, points: int) -> Trace:
    stone = Move("pebble", f"heaps/{card}", f"players/{seat}/heaps/{card}", 1, seat)
    return Trace((stone, scored(seat, points)))


def card_shown(seat: int, card: str, points: int) -> Trace:
    return Trace((scored(seat, points),) if points else (), (f"players/{seat}/hand/{card}",))


def scored(seat: int, points: int) -> Move:
    return Move("points", None, f"players/{seat}/points", points, seat)


# ---- decisions and their answers


Maker: TypeAlias = Asked[PebblesView, Discard | Take, Player, r.Figures]  # what choices are made of


def discard(make: Maker, card: str) -> Facts:
    return Facts((f"players/{make.seat}/hand/{card}",), moves=discarded(make.seat, card).moves)


def take(make: Maker, card: str) -> Facts:
    moves = taken(make.seat, card, make.figures.each).moves
    return Facts((f"heaps/{card}",), brings=(Amount("points", make.figures.each),), moves=moves)


def check(s: Pebbles, action: int) -> Refusal | None:
    rule = "pebbles-cards-03" if action < r.TAKE else "pebbles-heaps-03"
    return None if s.is_possible(action) else refuse("not-available", rule)


def action_message(_view: PebblesView, family: str, card: str) -> Message:
    return message(f"pebbles-action-{family}", card=name_text("pebbles", "card", card))


def event_message(event: c.Event) -> Message:
    params: dict[str, Parameter] = {}
    for field, value in event.data.items():
        if value is not None:
            params[field] = event_parameter("pebbles", field, value)
    return message(f"pebbles-event-{event.name}", **params)


# ---- the game

CATALOGUE = c.Catalogue(
    game="pebbles",
    actions=(*family("discard", CARD_NAMES), *family("take", CARD_NAMES)),
    decisions=c.decision_kinds(
        DecisionKind(r.ASK_DISCARD, Discard, (c.Answer("discard", discard, check),), public=False),  # hidden hands
        DecisionKind(r.ASK_TAKE, Take, (c.Answer("take", take, check),)),
    ),
    events=c.by_number(
        EventKind(r.DISCARDED, "discarded", ("seat", "card"), discarded),
        EventKind(
            r.DISCARDED_FACE_DOWN,
            "discarded-face-down",
            ("seat",),
            lambda seat: Trace((Move("card", f"players/{seat}/cards", None, 1, seat),)),
        ),
        EventKind(r.ROUND_BEGUN, "round-begun", ("number", "count"), filled),
        EventKind(r.TAKEN, "taken", ("seat", "card", "points"), taken),
        EventKind(r.CARD_SHOWN, "card-shown", ("seat", "card", "points"), card_shown),
        EventKind(r.GAME_ENDED, "game-ended", (), lambda: Trace((), ("winners",))),
    ),
    pieces={"card": CARD_NAMES},
    phases=PHASES,
)

GAME = Game(
    state=Pebbles,
    catalogue=CATALOGUE,
    editions=Editions("baumeister.games.pebbles", r.Figures),
    set_up=Pebbles.set_up,
    views=make_views,
    view_type=PebblesView,
    label=action_message,
    event_message=event_message,
)
