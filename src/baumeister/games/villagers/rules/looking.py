# compiled: mypyc
"""Looking at face-down cards (prophet, pigeoneer): see the top cards of a pile, take one, put the others back.

The cards stay in the pile meanwhile, in ascending order, and only the looker knows them all: nobody else can tell any
more where a card lies that they know to be among them. They are put back from the lowest to the top; the last one is
forced.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import (
    SEVERAL_PILES,
    add_to_hand,
    fill_persons,
    leftmost_stack,
    lies_after,
    only_pile,
    person_on,
    see_top,
)
from baumeister.games.villagers.rules.drafting import draft
from baumeister.games.villagers.rules.knowledge import (
    discard_from_hand,
    leave_unseen,
    looked_at,
    lose_supports,
    take_twin,
)
from baumeister.games.villagers.rules.position import DRAFT, Position


def begin_looking(s: Position, seat: i64, pile: i64, count: i64) -> None:
    """See the top cards of a pile; with a single one there is nothing to choose."""
    s.looked_pile = pile
    s.looked = count
    s.revealed += 1
    s.pile_changes += 1
    s.tell(a.LOOKED, seat, pile + 1, count)
    first = first_looked(s)
    looked_at(s, seat, first, count)
    for i in range(count):
        card = s.pile[first + i]
        s.whisper(bit(seat), a.SAW, seat, person_on(card))
        # Insert into the ascending order of those before it.
        at = first + i
        while at > first and lies_after(s.pile[at - 1], card):
            s.pile[at] = s.pile[at - 1]
            at -= 1
        s.pile[at] = card
    if count == 1:
        take_looked(s, seat, person_on(s.pile[first]))
    else:
        s.ask(seat, a.ASK_TAKE)


def first_looked(s: Position) -> i64:
    """Where the lowest of the cards looked at lies."""
    return s.looked_pile * c.STACK_ROOM + s.pile_size[s.looked_pile] - s.looked


def find_looked(s: Position, person: i64) -> i64:
    at = first_looked(s)
    while person_on(s.pile[at]) != person:
        at += 1
    return at


def take_looked(s: Position, seat: i64, person: i64) -> None:
    """The prophet drafts the card, face-up; the pigeoneer takes it into the hand, unseen by others."""
    pile = s.looked_pile
    at = find_looked(s, person)
    card = s.pile[at]
    last = pile * c.STACK_ROOM + s.pile_size[pile] - 1
    while at < last:
        s.pile[at] = s.pile[at + 1]
        at += 1
    s.pile[last] = 0
    s.pile_size[pile] -= 1
    s.pile_changes += 1
    s.looked -= 1
    if s.phase == DRAFT:
        s.revealed += 1
        take_twin(s, pile, card)
        s.tell(a.DRAFTED_STACK, seat, person, pile + 1)
        draft(s, seat, person)
    else:
        add_to_hand(s, seat, leave_unseen(s, pile, card))
        tell_taken(s, seat, person, pile)
    put_next(s, seat)


def put_next(s: Position, seat: i64) -> None:
    """Ask for the next card to put back while there is a choice; then the back of the top card can be seen."""
    if s.looked > 1:
        s.tell(a.LOOKED_LEFT, seat, s.looked_pile + 1, s.looked)
        s.ask(seat, a.ASK_PUT)
        return
    see_top(s, s.looked_pile)
    if s.pile_size[s.looked_pile] > 0:
        s.revealed += 1  # a suit is revealed that depends on the looker's choice
    s.tell(a.PUT_BACK, seat, s.looked_pile + 1)
    s.pile_changes += 1
    s.looked_pile = -1
    s.looked = 0


def put_back(s: Position, seat: i64, person: i64) -> None:
    """This card goes back as the lowest of the remaining ones."""
    first = first_looked(s)
    at = find_looked(s, person)
    card = s.pile[at]
    while at > first:
        s.pile[at] = s.pile[at - 1]
        at -= 1
    s.pile[first] = card
    s.pile_changes += 1
    s.looked -= 1
    s.whisper(bit(seat), a.PUT_FACE, seat, person, s.looked_pile + 1)
    put_next(s, seat)


def fill_looked(s: Position, family: i64, buffer: vec[i64]) -> i64:
    """The different persons among the cards looked at."""
    return fill_persons(s.pile, first_looked(s), s.looked, family, buffer)


# ---- prophet


def can_play_prophet(s: Position) -> bool:
    """Never the reserve: some stack must have cards (ruling 53)."""
    return leftmost_stack(s) >= 0


def play_prophet(s: Position, seat: i64) -> None:
    """In place of a normal draft: choose a stack, if there is more than one."""
    discard_from_hand(s, seat, c.PROPHET)
    only = only_pile(s.pile_size, c.STACKS)
    if only == SEVERAL_PILES:
        s.ask(seat, a.ASK_PROPHET)
    else:
        look_through(s, seat, only)


def look_through(s: Position, seat: i64, stack: i64) -> None:
    begin_looking(s, seat, stack, s.pile_size[stack])


# ---- knowledge of a card taken from the top of a pile


def take_hidden(s: Position, seat: i64, pile: i64, card: i64) -> None:
    """A top card into the hand, unseen by the others; those who knew it still do."""
    s.revealed += 1
    person = person_on(card)
    lose_supports(s, card, seat)
    add_to_hand(s, seat, leave_unseen(s, pile, card))
    tell_taken(s, seat, person, pile)


def tell_taken(s: Position, seat: i64, person: i64, pile: i64) -> None:
    """The others see the back only."""
    s.whisper(~bit(seat), a.TOOK_HIDDEN, seat, s.figures.suit[person], pile + 1)
    s.whisper(bit(seat), a.TOOK_FACE, seat, person, pile + 1)
