# compiled: mypyc
"""Everything on a table of Villagers, and the smallest moves of gold and villages.

Data only; the rules are functions in the modules named after the phases. A new field goes into `__init__` (twice: new
and copied) and into FIELDS; a test walks the class so that none can be forgotten.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.state import BASE_FIELDS, State
from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules.components import (
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
    ROW,
    VILLAGE_ROOM,
    Figures,
)

# ---- phases
DRAFT: Final = 0
REFRESH: Final = 1
BUILD: Final = 2
DEVELOPMENT: Final = 3
OVER: Final = 4

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
            self.taken: i64 = NOBODY  # the monk or apprentice taken this way, which is the lowest card of the column
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


# ---- villages


def add_to_village(s: Position, seat: i64, person: i64, role: i64, under: i64) -> i64:
    """A card is now in a village, on the table or on another card; returns its number."""
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
