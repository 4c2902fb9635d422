# compiled: mypyc
"""Cards of piles and hands, and who knows them: what one number says about a card, and how cards come and go.

A card of a pile or a hand is one number: the person, whether its suit was seen by everybody (backs show suits), and who
knows its face, one bit for each seat and one for everybody, spectators included. Knowledge thus moves with the card;
knowledge.py has what happens to it. In a pile a card also says what everybody knows about it: who put it there, or
looked at it and laid it anew.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.position import Position

# ---- what a number says: bits 0 to 3 are the first four seats
EVERYONE: Final = 16  # bit: everybody knows the face, spectators too; all lower bits are set then
FACE_BITS: Final = 31  # a face that everybody knows
SUIT_SEEN: Final = 32
PERSON_SHIFT: Final = 6
PERSON_MASK: Final = 127

NO_PILE: Final = -1
SEVERAL_PILES: Final = -2
FIFTH: Final = 8192  # the fifth seat knows the face; above the person, so that tables of four are what they were
KNOWERS: Final = 8223
ORDER: Final = 8191  # what cards are ordered by, so that equal persons lie side by side
# in piles only, from rules number 2 on
HANDLER_SHIFT: Final = 14  # who gave the card up, or looked at it last, + 1
HANDLER_MASK: Final = 7
LOOKED: Final = 131072  # the handler looked at it: he alone knows where among the cards he put back it lies
MAY_HELP: Final = 262144  # as far as everybody knows, this may be a support card


# ---- one card


def card_of(person: i64, knowers: i64) -> i64:
    """A card whose suit has been seen, known to these seats (bits)."""
    return (person << PERSON_SHIFT) | SUIT_SEEN | knowers


def person_on(card: i64) -> i64:
    return (card >> PERSON_SHIFT) & PERSON_MASK


def fill_persons(cards: vec[i64], first: i64, size: i64, family: i64, buffer: vec[i64]) -> i64:
    """An action for every different person among these cards, which lie in ascending order."""
    count: i64 = 0
    last: i64 = -1
    for at in range(first, first + size):
        person = person_on(cards[at])
        if person != last:
            last = person
            buffer[count] = family + person - c.HAND_FIRST
            count += 1
    return count


# ---- piles, by how many cards they have


def only_pile(sizes: vec[i64], piles: i64) -> i64:
    """The only one of these piles that has cards; NO_PILE or SEVERAL_PILES otherwise."""
    only: i64 = NO_PILE
    for pile in range(piles):
        if sizes[pile] > 0:
            if only >= 0:
                return SEVERAL_PILES
            only = pile
    return only


def fill_piles(sizes: vec[i64], piles: i64, family: i64, buffer: vec[i64], count: i64) -> i64:
    """An action for every pile that has cards."""
    for pile in range(piles):
        if sizes[pile] > 0:
            buffer[count] = family + pile
            count += 1
    return count


# ---- who knows what


def seat_bit(seat: i64) -> i64:
    """The bit of a card that says whether this seat knows its face."""
    if seat < 4:
        return bit(seat)
    return FIFTH


def eyes_of(seat: i64) -> i64:
    """A card with any of these bits is known to the seat; -1: to spectators."""
    return EVERYONE if seat < 0 else EVERYONE | seat_bit(seat)


def is_secret_of(card: i64, seat: i64) -> bool:
    """Does this seat know the card, and not everybody? Spectators (-1) have no secrets."""
    return card & EVERYONE == 0 and card & eyes_of(seat) != 0


def known_also(card: i64, seat: i64) -> i64:
    """The card, now known to this seat too."""
    return card if card & EVERYONE != 0 else card | seat_bit(seat)


def who_know_both(card: i64, other: i64) -> i64:
    if card & EVERYONE != 0:
        return other & KNOWERS
    if other & EVERYONE != 0:
        return card & KNOWERS
    return card & other & KNOWERS


def who_know_one(card: i64, other: i64) -> i64:
    return FACE_BITS if (card | other) & EVERYONE != 0 else (card | other) & KNOWERS


def lies_after(card: i64, other: i64) -> bool:
    """The ascending order of hands and of cards somebody looks at: by person, then by what is known."""
    if card & ORDER != other & ORDER:
        return card & ORDER > other & ORDER
    return card > other


# ---- piles


def push(s: Position, pile: i64, card: i64) -> None:
    """Put a card on a pile; everybody sees the back."""
    s.pile[pile * c.STACK_ROOM + s.pile_size[pile]] = card | SUIT_SEEN
    s.pile_size[pile] += 1
    s.pile_changes += 1


def pop(s: Position, pile: i64) -> i64:
    """Take the top card of a pile; the back of the one below it can now be seen."""
    s.pile_size[pile] -= 1
    top = pile * c.STACK_ROOM + s.pile_size[pile]
    card = s.pile[top]
    s.pile[top] = 0
    s.pile_changes += 1
    see_top(s, pile)
    return card


def see_top(s: Position, pile: i64) -> None:
    if s.pile_size[pile] > 0:
        s.pile[pile * c.STACK_ROOM + s.pile_size[pile] - 1] |= SUIT_SEEN


def leftmost_stack(s: Position) -> i64:
    """The leftmost stack that has cards; -1: all are empty, for good."""
    for stack in range(c.STACKS):
        if s.pile_size[stack] > 0:
            return stack
    return -1


def reserve_only(s: Position) -> bool:
    """The reserve can be used only when all stacks are empty."""
    return leftmost_stack(s) < 0 and s.pile_size[c.RESERVE] > 0


# ---- hands


def add_to_hand(s: Position, seat: i64, card: i64) -> None:
    """Into its place in the ascending order; the suit of a hand card can be seen, its holder knows the face."""
    new = known_also(card | SUIT_SEEN, seat)
    first = seat * c.HAND_ROOM
    at = first + s.hand_size[seat]
    while at > first and lies_after(s.hand[at - 1], new):
        s.hand[at] = s.hand[at - 1]
        at -= 1
    s.hand[at] = new
    s.hand_size[seat] += 1
    s.hand_changes += 1


def take_from_hand(s: Position, seat: i64, person: i64) -> i64:
    """Take one card of this person out of a hand; returns the card, known to all who knew of one. A seat that knew of
    only one of two copies cannot know which is gone: only those who knew both know the rest."""
    first = seat * c.HAND_ROOM
    end = first + s.hand_size[seat]
    at = first
    while person_on(s.hand[at]) != person:
        at += 1
    card = s.hand[at]
    if at + 1 < end and person_on(s.hand[at + 1]) == person:
        twin = s.hand[at + 1]
        s.hand[at + 1] = card_of(person, who_know_both(card, twin))
        card = card_of(person, who_know_one(card, twin))
    while at + 1 < end:
        s.hand[at] = s.hand[at + 1]
        at += 1
    s.hand[at] = 0
    s.hand_size[seat] -= 1
    s.hand_changes += 1
    return card


def copies_in_hand(s: Position, seat: i64, person: i64) -> i64:
    count: i64 = 0
    for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
        if person_on(s.hand[at]) == person:
            count += 1
    return count
