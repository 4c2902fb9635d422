# compiled: mypyc
"""Who knows a card when it moves: turned up, shown from a hand, given up, looked at, taken unseen.

The rule behind all of it: a player who sees a card of a suit leave, but not which one, still knows what they knew if
all the cards it could be are the same person; otherwise they can no longer say which of them are left
(docs/rules/villagers.md, "Knowledge", says how this falls short of exact inference). Games by rules number 1 forget
more, as they always did.

Support cards are the one thing about faces that everybody knows from the start: one in every hand and none in a pile.
`supports` counts them for every seat as long as it is certain that they are in its hand or among what it gave up.
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import (
    EVERYONE,
    FACE_BITS,
    HANDLER_MASK,
    HANDLER_SHIFT,
    KNOWERS,
    LOOKED,
    MAY_HELP,
    ORDER,
    SUIT_SEEN,
    add_to_hand,
    card_of,
    copies_in_hand,
    known_also,
    person_on,
    pop,
    push,
    seat_bit,
    take_from_hand,
    who_know_both,
)
from baumeister.games.villagers.rules.position import Position


def handler_of(card: i64) -> i64:
    """Who gave up a card of a pile, or looked at it last; -1: it was dealt there."""
    return ((card >> HANDLER_SHIFT) & HANDLER_MASK) - 1


def handled_by(seat: i64) -> i64:
    return (seat + 1) << HANDLER_SHIFT


def is_mixed_for(card: i64, seat: i64) -> bool:
    """Was the card looked at by somebody else? Then the seat (-1: a spectator) cannot know where it lies."""
    return card & LOOKED != 0 and handler_of(card) != seat


# ---- support cards


def is_support(person: i64) -> bool:
    return c.SUPPORT_FIRST <= person < c.SUPPORT_FIRST + c.SUPPORT_CARDS


def supports_of(s: Position, seat: i64) -> i64:
    """Support cards that are certainly hidden in this seat's hand or among the cards it gave up."""
    return (s.supports >> (3 * seat)) & 7


def count_supports(s: Position, seat: i64, change: i64) -> None:
    s.supports += change << (3 * seat)


def support_shown(s: Position, seat: i64, person: i64) -> None:
    """A support card that not everybody knew is revealed, from this seat's hand or from what it gave up."""
    if is_support(person) and supports_of(s, seat) > 0:
        count_supports(s, seat, -1)


def lose_supports(s: Position, card: i64, taker: i64) -> None:
    """A card somebody gave up goes where it is not tracked: where that player's support cards are is no longer
    certain."""
    giver = handler_of(card)
    if card & MAY_HELP != 0 and card & LOOKED == 0 and giver != taker and supports_of(s, giver) > 0:
        count_supports(s, giver, -supports_of(s, giver))
        s.tell(a.SUPPORT_KNOWN, giver, 0)


def open_supports(s: Position, seat: i64) -> i64:
    """Support cards in a hand that everybody knows about."""
    count: i64 = 0
    for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
        if s.hand[at] & EVERYONE != 0 and is_support(person_on(s.hand[at])):
            count += 1
    return count


# ---- a card is revealed


def show_from_hand(s: Position, seat: i64, person: i64) -> None:
    """Take a person out of a hand and show it to everybody."""
    if take_from_hand(s, seat, person) & EVERYONE == 0:
        s.uncover(seat, person)
        support_shown(s, seat, person)


def remember_card(s: Position, seat: i64, person: i64, copies: i64) -> None:
    """This many of this person were shown, and what they were shown for has been taken back: if they are back in the
    hand, everybody knows about them."""
    count = copies_in_hand(s, seat, person)
    if count > copies:
        count = copies
    for _copy in range(count):
        # A copy that is known comes out first.
        if take_from_hand(s, seat, person) & EVERYONE == 0:
            support_shown(s, seat, person)
    for _copy in range(count):
        add_to_hand(s, seat, card_of(person, FACE_BITS))


def discard_from_hand(s: Position, seat: i64, person: i64) -> None:
    """Show a person and put it on the discard pile, which lies open (ruling 38)."""
    show_from_hand(s, seat, person)
    s.discard[person] += 1
    s.discard_changes += 1
    s.tell(a.PLAYED, seat, person)


def turn_up(s: Position, pile: i64) -> i64:
    """The person on top of a pile, turned up for everybody."""
    s.revealed += 1
    card = pop(s, pile)
    person = person_on(card)
    if card & LOOKED != 0:
        take_twin(s, pile, card)
    elif card & MAY_HELP != 0:
        giver = handler_of(card)
        before = supports_of(s, giver)
        support_shown(s, giver, person)
        if supports_of(s, giver) != before:
            s.tell(a.SUPPORT_KNOWN, giver, supports_of(s, giver))
    return person


# ---- a card is given up


def give_away(s: Position, seat: i64, person: i64, pile: i64) -> None:
    """A card goes face-down from a hand onto a pile; only its suit is seen."""
    suit = s.figures.suit[person]
    may_help = s.support != 0 and suit == c.SPECIAL
    known: i64 = 0
    if may_help:
        known = open_supports(s, seat)
    knowers = settle_hand(s, seat, suit)
    take_from_hand(s, seat, person)
    card = known_also(card_of(person, knowers), seat) | handled_by(seat)
    if may_help:
        if card & EVERYONE == 0:
            card |= MAY_HELP
        elif is_support(person):
            known -= 1
        count_supports(s, seat, known - open_supports(s, seat))
    push(s, pile, card)


def settle_hand(s: Position, seat: i64, suit: i64) -> i64:
    """One of the cards of a suit is leaving a hand unseen: who knows which, and in the hand who knows those left."""
    count: i64 = 0
    person: i64 = -1
    knowers: i64 = 0
    same = True
    for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
        card = s.hand[at]
        other = person_on(card)
        if s.figures.suit[other] == suit:
            count += 1
            if count == 1:
                person = other
                knowers = card & KNOWERS
            elif person == other:
                knowers = who_know_both(knowers, card)
            else:
                same = False
    if not same:
        knowers = seat_bit(seat)
    if count > 1:
        note_suit(s, seat, suit, knowers)
    return knowers


def note_suit(s: Position, seat: i64, suit: i64, knowers: i64) -> None:
    """These seats now know the cards of this suit in a hand."""
    for at in range(seat * c.HAND_ROOM, seat * c.HAND_ROOM + s.hand_size[seat]):
        person = person_on(s.hand[at])
        if s.figures.suit[person] == suit:
            s.hand[at] = card_of(person, knowers)
            s.hand_changes += 1


# ---- cards that were looked at: the others know which they know to be among them, but not where


def looked_at(s: Position, seat: i64, first: i64, count: i64) -> None:
    """The seat looks at these cards of a pile, and will put back those it leaves in any order it likes."""
    mark: i64 = LOOKED | handled_by(seat)
    for at in range(first, first + count):
        card = s.pile[at]
        lose_supports(s, card, -1)
        mark |= card & MAY_HELP
    for at in range(first, first + count):
        card = s.pile[at]
        # Cards that were already mixed are now mixed with others: nobody can say any more what is among them.
        knowers: i64 = 0 if is_mixed_for(card, seat) else card & KNOWERS
        s.pile[at] = known_also((card & ORDER & ~(KNOWERS | SUIT_SEEN)) | knowers, seat) | mark


def take_twin(s: Position, pile: i64, card: i64) -> None:
    """A card that was looked at left the pile openly; those who knew of one copy cannot know whether it was this
    one."""
    for at in range(pile * c.STACK_ROOM, pile * c.STACK_ROOM + s.pile_size[pile]):
        other = s.pile[at]
        if other & LOOKED != 0 and person_on(other) == person_on(card):
            s.pile[at] = (other & ~KNOWERS) | who_know_both(card, other)


def leave_unseen(s: Position, pile: i64, card: i64) -> i64:
    """A card left a pile unseen but for its suit: the card as it is known now, without what only piles note.

    Among cards that were looked at it may have been any of its suit: only those who know them all can know which."""
    person = person_on(card)
    suit = s.figures.suit[person]
    knowers = card & KNOWERS
    if card & LOOKED != 0:
        first = pile * c.STACK_ROOM
        same = True
        for at in range(first, first + s.pile_size[pile]):
            other = s.pile[at]
            if other & LOOKED != 0:
                knowers = who_know_both(knowers, other)
                if s.figures.suit[person_on(other)] == suit and person_on(other) != person:
                    same = False
        if not same:
            knowers = seat_bit(handler_of(card))
        for at in range(first, first + s.pile_size[pile]):
            other = s.pile[at]
            if other & LOOKED != 0 and s.figures.suit[person_on(other)] == suit:
                s.pile[at] = (other & ~KNOWERS) | knowers
    return card_of(person, knowers)
