# compiled: mypyc
"""Everything that lies on a table of Villagers, and the smallest moves of it: cards, knowledge, gold.

Data only; the rules are functions in the modules named after the phases. A new field goes into `__init__` (twice: new
and copied) and into FIELDS; a test walks the class so that none can be forgotten.

A card of a pile or a hand is one number: the person, whether its suit was seen by everybody (backs show suits), and who
knows its face, one bit for each seat and one for everybody, spectators included. Knowledge thus moves with the card;
knowledge.py has what happens to it. In a pile a card also says what everybody knows about it: who put it there, or
looked at it and laid it anew.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.state import BASE_FIELDS, State
from baumeister.engine.vecs import vec
from baumeister.games.villagers.components import (
    BASICS,
    FOUNDERS,
    FOUNDERS_BACK,
    GROUPS,
    HAND_ROOM,
    MOST_DRAFTED,
    MOST_PLAYERS,
    NOBODY,
    PERSONS,
    PILE_ROOM,
    PILES,
    RESERVE,
    ROW,
    STACK_ROOM,
    STACKS,
    VILLAGE_ROOM,
    Figures,
)

# ---- phases
DRAFT: Final = 0
REFRESH: Final = 1
BUILD: Final = 2
DEVELOPMENT: Final = 3
OVER: Final = 4

# ---- a card of a pile or a hand: bits 0 to 3 are the first four seats
EVERYONE: Final = 16  # bit: everybody knows the face, spectators too; all lower bits are set then
FACE_BITS: Final = 31  # a face that everybody knows
SUIT_SEEN: Final = 32
PERSON_SHIFT: Final = 6
PERSON_MASK: Final = 127
FIFTH: Final = 8192  # the fifth seat knows the face; above the person, so that tables of four are what they were
KNOWERS: Final = 8223
ORDER: Final = 8191  # what cards are ordered by, so that equal persons lie side by side
# in piles only, from rules number 2 on
HANDLER_SHIFT: Final = 14  # who gave the card up, or looked at it last, + 1
HANDLER_MASK: Final = 7
LOOKED: Final = 131072  # the handler looked at it: he alone knows where among the cards he put back it lies
MAY_HELP: Final = 262144  # as far as everybody knows, this may be a support card

ON_TABLE: Final = -1

FIELDS: Final = (
    *BASE_FIELDS,
    "support",
    "profiteers",
    "development",
    "locks",
    "row",
    "row_coins",
    "pile",
    "pile_size",
    "hand",
    "hand_size",
    "drafted",
    "drafted_count",
    "draft_limit",
    "gold",
    "bank",
    "person",
    "role",
    "village",
    "under",
    "load",
    "coins",
    "laid",
    "basics",
    "discard",
    "box",
    "offer",
    "winner",
    "holder",
    "los",
    "cursor",
    "active",
    "busy",
    "picks",
    "market_held",
    "build_limit",
    "used",
    "basics_used",
    "acted",
    "hired_from",
    "tinner",
    "column",
    "laying",
    "place",
    "basic",
    "looked_pile",
    "looked",
    "hired",
    "supports",
    "any_covered",
    "taken",
)


class Position(State):
    """The table. Seats are numbered clockwise; -1 is nobody or nothing."""

    def __init__(self, figures: Figures, source: Position | None) -> None:
        super().__init__(source)
        self.figures: Figures = figures
        if source is None:
            self.support: i64 = 0
            self.profiteers: i64 = 0
            self.development: i64 = 0
            self.locks: i64 = 1
            # the row with its coins; six stacks and the reserve, each from its lowest card up
            self.row: vec[i64] = vec[i64]([NOBODY] * ROW)
            self.row_coins: vec[i64] = vec[i64]([0] * ROW)
            self.pile: vec[i64] = vec[i64]([0] * PILE_ROOM)
            self.pile_size: vec[i64] = vec[i64]([0] * PILES)
            # the players: hands in ascending order, cards drafted this round, supplies
            self.hand: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * HAND_ROOM))
            self.hand_size: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.drafted: vec[i64] = vec[i64]([NOBODY] * (MOST_PLAYERS * MOST_DRAFTED))
            self.drafted_count: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.draft_limit: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.gold: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.bank: i64 = 0  # what the players paid in, less what they took: the bank has no limit
            # all cards of all villages, numbered as they were laid: who, standing for whom (monks and apprentices),
            # whose, on which card it lies, how many lie directly on it, and the coins on it
            self.person: vec[i64] = vec[i64]([NOBODY] * VILLAGE_ROOM)
            self.role: vec[i64] = vec[i64]([NOBODY] * VILLAGE_ROOM)
            self.village: vec[i64] = vec[i64]([-1] * VILLAGE_ROOM)
            self.under: vec[i64] = vec[i64]([ON_TABLE] * VILLAGE_ROOM)
            self.load: vec[i64] = vec[i64]([0] * VILLAGE_ROOM)
            self.coins: vec[i64] = vec[i64]([0] * VILLAGE_ROOM)
            self.laid: i64 = 0
            # the piles of basics, the discard pile by persons, the support cards nobody got (bits, unseen)
            self.basics: vec[i64] = vec[i64]([0] * BASICS)
            self.discard: vec[i64] = vec[i64]([0] * PERSONS)
            self.box: i64 = 0
            # the developments on offer by group, who gets their rewards (in the development phase, until each is
            # given), who has the production card
            self.offer: vec[i64] = vec[i64]([-1] * GROUPS)
            self.winner: vec[i64] = vec[i64]([-1] * GROUPS)
            self.holder: i64 = -1
            self.los: i64 = 0  # holder of LOS!
            # How far the phase has come. Draft: always 0. Refresh: players asked for a coin. Build: turns begun.
            # Development: groups whose reward was given or is being taken; more while a market day is held.
            self.cursor: i64 = 0
            # Whose turn it is. Draft: the one who is asked or drafted last, where the search for the next begins
            # (while a prophet's cards are put back his draft is done, but he is still the one). Build: the one whose
            # turn it is. Refresh and development: -1.
            self.active: i64 = -1
            # Is that turn still going on? Draft: has the one not drafted yet. Build: has he not ended it.
            self.busy: i64 = 0
            self.picks: i64 = 0  # draft, in the recruiter's turn only: drafts left in it
            self.market_held: i64 = 0  # was the 1st market day held
            # the build turn, at the defaults outside of it: limit, actions and exchanges used, has anything been done
            # but hiring, the lowest freelancer that may still be hired (0 once that is so), is a tinner at work
            self.build_limit: i64 = 0
            self.used: i64 = 0
            self.basics_used: i64 = 0
            self.acted: i64 = 0
            self.hired_from: i64 = 0
            self.tinner: i64 = 0
            # the card that is being laid (in the build turn, or by a benefactor in the draft phase; a smuggler while
            # his lock is opened), and the monks under it, which are begun before it is known
            self.laying: i64 = NOBODY
            self.column: i64 = 0
            # Where a card will go. A card that is being laid: number of the card below it; ON_TABLE: the table, or not
            # chosen yet. An exchange: the pile; -1: the discard pile, or not chosen yet.
            self.place: i64 = ON_TABLE
            self.basic: i64 = -1  # an exchange: the basic it is for
            # cards the active seat looks at: the top ones of a pile, in ascending order
            self.looked_pile: i64 = -1
            self.looked: i64 = 0
            # from rules number 2 on: the freelancers hired in this turn, bits in the order of their numbers
            self.hired: i64 = 0
            # the same: support cards that everybody knows to be among the hidden special cards in a seat's hand and
            # those it gave up, three bits for each seat
            self.supports: i64 = 0
            self.any_covered: i64 = 0  # option: may an apprentice take a monk or an apprentice (ruling 17)?
            self.taken: i64 = NOBODY  # the monk or apprentice so taken, which is the lowest card of the column
        else:
            self.support = source.support
            self.profiteers = source.profiteers
            self.development = source.development
            self.locks = source.locks
            self.row = source.row[:]
            self.row_coins = source.row_coins[:]
            self.pile = source.pile[:]
            self.pile_size = source.pile_size[:]
            self.hand = source.hand[:]
            self.hand_size = source.hand_size[:]
            self.drafted = source.drafted[:]
            self.drafted_count = source.drafted_count[:]
            self.draft_limit = source.draft_limit[:]
            self.gold = source.gold[:]
            self.bank = source.bank
            self.person = source.person[:]
            self.role = source.role[:]
            self.village = source.village[:]
            self.under = source.under[:]
            self.load = source.load[:]
            self.coins = source.coins[:]
            self.laid = source.laid
            self.basics = source.basics[:]
            self.discard = source.discard[:]
            self.box = source.box
            self.offer = source.offer[:]
            self.winner = source.winner[:]
            self.holder = source.holder
            self.los = source.los
            self.cursor = source.cursor
            self.active = source.active
            self.busy = source.busy
            self.picks = source.picks
            self.market_held = source.market_held
            self.build_limit = source.build_limit
            self.used = source.used
            self.basics_used = source.basics_used
            self.acted = source.acted
            self.hired_from = source.hired_from
            self.tinner = source.tinner
            self.laying = source.laying
            self.column = source.column
            self.place = source.place
            self.basic = source.basic
            self.looked_pile = source.looked_pile
            self.looked = source.looked
            self.hired = source.hired
            self.supports = source.supports
            self.any_covered = source.any_covered
            self.taken = source.taken


# ---- gold


def take_from_bank(s: Position, seat: i64, count: i64) -> None:
    s.gold[seat] += count
    s.bank -= count


def pay_bank(s: Position, seat: i64, count: i64) -> None:
    s.gold[seat] -= count
    s.bank += count


# ---- cards of piles and hands, and who knows them


def card_of(person: i64, knowers: i64) -> i64:
    """A card whose suit has been seen, known to these seats (bits)."""
    return (person << PERSON_SHIFT) | SUIT_SEEN | knowers


def person_on(card: i64) -> i64:
    return (card >> PERSON_SHIFT) & PERSON_MASK


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
    s.pile[pile * STACK_ROOM + s.pile_size[pile]] = card | SUIT_SEEN
    s.pile_size[pile] += 1


def pop(s: Position, pile: i64) -> i64:
    """Take the top card of a pile; the back of the one below it can now be seen."""
    s.pile_size[pile] -= 1
    top = pile * STACK_ROOM + s.pile_size[pile]
    card = s.pile[top]
    s.pile[top] = 0
    see_top(s, pile)
    return card


def see_top(s: Position, pile: i64) -> None:
    if s.pile_size[pile] > 0:
        s.pile[pile * STACK_ROOM + s.pile_size[pile] - 1] |= SUIT_SEEN


def leftmost_stack(s: Position) -> i64:
    """The leftmost stack that has cards; -1: all are empty, for good."""
    for stack in range(STACKS):
        if s.pile_size[stack] > 0:
            return stack
    return -1


# ---- hands


def add_to_hand(s: Position, seat: i64, card: i64) -> None:
    """Into its place in the ascending order; the suit of a hand card can be seen, its holder knows the face."""
    new = known_also(card | SUIT_SEEN, seat)
    first = seat * HAND_ROOM
    at = first + s.hand_size[seat]
    while at > first and lies_after(s.hand[at - 1], new):
        s.hand[at] = s.hand[at - 1]
        at -= 1
    s.hand[at] = new
    s.hand_size[seat] += 1


def take_from_hand(s: Position, seat: i64, person: i64) -> i64:
    """Take one card of this person out of a hand; the card, known to all who knew of one.

    Whoever knew of one copy and not of the other cannot know which is gone: only those who knew both know the rest."""
    first = seat * HAND_ROOM
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
    return card


def copies_in_hand(s: Position, seat: i64, person: i64) -> i64:
    count: i64 = 0
    for at in range(seat * HAND_ROOM, seat * HAND_ROOM + s.hand_size[seat]):
        if person_on(s.hand[at]) == person:
            count += 1
    return count


# ---- villages


def add_to_village(s: Position, seat: i64, person: i64, role: i64, under: i64) -> i64:
    """A card lies in a village now, on the table or on another card; its number."""
    number = s.laid
    s.person[number] = person
    s.role[number] = role
    s.village[number] = seat
    s.under[number] = under
    if under >= 0:
        s.load[under] += 1
    s.laid += 1
    return number


def role_of(person: i64) -> i64:
    """What a person counts as in a chain: the founders are the same card on both sides."""
    if person == FOUNDERS_BACK:
        return FOUNDERS
    return person


def reserve_only(s: Position) -> bool:
    """Only when all stacks are empty the reserve can be used."""
    return leftmost_stack(s) < 0 and s.pile_size[RESERVE] > 0
