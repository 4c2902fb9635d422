# compiled: mypyc
"""Everything on a table of Villagers, and the smallest moves of gold and villages.

Data only; the rules are functions in the modules named after the phases. A new field is one line at the end of
`__init__` (engine/state.py says how).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.state import State, filled
from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.components import Figures

# ---- phases
DRAFT: Final = 0
REFRESH: Final = 1
BUILD: Final = 2
DEVELOPMENT: Final = 3
OVER: Final = 4

ON_TABLE: Final = -1


class Position(State):
    """The table. Seats are numbered clockwise; -1 is nobody or nothing."""

    def __init__(self, figures: Figures, source: Position | None) -> None:
        super().__init__(source)
        self.figures: Figures = figures
        self.support: i64 = source.support if source else i64(0)
        self.profiteers: i64 = source.profiteers if source else i64(0)
        self.development: i64 = source.development if source else i64(0)
        self.locks: i64 = source.locks if source else i64(1)
        # the row with its coins; six stacks and the reserve, each from its lowest card up
        self.row: vec[i64] = source.row[:] if source else filled(c.ROW, c.NOBODY)
        self.row_coins: vec[i64] = source.row_coins[:] if source else filled(c.ROW, 0)
        self.pile: vec[i64] = source.pile[:] if source else filled(c.PILE_ROOM, 0)
        self.pile_size: vec[i64] = source.pile_size[:] if source else filled(c.PILES, 0)
        # the players: hands in ascending order, cards drafted this round, supplies
        self.hand: vec[i64] = source.hand[:] if source else filled(c.MOST_PLAYERS * c.HAND_ROOM, 0)
        self.hand_size: vec[i64] = source.hand_size[:] if source else filled(c.MOST_PLAYERS, 0)
        self.drafted: vec[i64] = source.drafted[:] if source else filled(c.MOST_PLAYERS * c.MOST_DRAFTED, c.NOBODY)
        self.drafted_count: vec[i64] = source.drafted_count[:] if source else filled(c.MOST_PLAYERS, 0)
        self.draft_limit: vec[i64] = source.draft_limit[:] if source else filled(c.MOST_PLAYERS, 0)
        self.gold: vec[i64] = source.gold[:] if source else filled(c.MOST_PLAYERS, 0)
        # what the players paid in, less what they took: the bank has no limit
        self.bank: i64 = source.bank if source else i64(0)
        # all cards of all villages, numbered as they were laid: who, standing for whom (monks and apprentices),
        # whose, on which card it lies, how many lie directly on it, and the coins on it
        self.person: vec[i64] = source.person[:] if source else filled(c.VILLAGE_ROOM, c.NOBODY)
        self.role: vec[i64] = source.role[:] if source else filled(c.VILLAGE_ROOM, c.NOBODY)
        self.village: vec[i64] = source.village[:] if source else filled(c.VILLAGE_ROOM, -1)
        self.under: vec[i64] = source.under[:] if source else filled(c.VILLAGE_ROOM, ON_TABLE)
        self.load: vec[i64] = source.load[:] if source else filled(c.VILLAGE_ROOM, 0)
        self.coins: vec[i64] = source.coins[:] if source else filled(c.VILLAGE_ROOM, 0)
        self.laid: i64 = source.laid if source else i64(0)
        # the piles of basics, the discard pile by persons, the support cards nobody got (bits, unseen)
        self.basics: vec[i64] = source.basics[:] if source else filled(c.BASICS, 0)
        self.discard: vec[i64] = source.discard[:] if source else filled(c.PERSONS, 0)
        self.box: i64 = source.box if source else i64(0)
        # the developments on offer by group, who gets their rewards (in the development phase, until each is
        # given), who has the production card
        self.offer: vec[i64] = source.offer[:] if source else filled(c.GROUPS, -1)
        self.winner: vec[i64] = source.winner[:] if source else filled(c.GROUPS, -1)
        self.holder: i64 = source.holder if source else i64(-1)
        self.los: i64 = source.los if source else i64(0)  # holder of LOS!
        # How far the phase has come. Draft: always 0. Refresh: players asked for a coin. Build: turns begun.
        # Development: groups whose reward was given or is being taken; more while a market day is held.
        self.cursor: i64 = source.cursor if source else i64(0)
        # Whose turn it is. Draft: the one who is asked or drafted last, where the search for the next begins
        # (while a prophet's cards are put back his draft is done, but he is still the one). Build: the one whose
        # turn it is. Refresh and development: -1.
        self.active: i64 = source.active if source else i64(-1)
        # Is that turn still going on? Draft: has the one not drafted yet. Build: has he not ended it.
        self.busy: i64 = source.busy if source else i64(0)
        self.picks: i64 = source.picks if source else i64(0)  # draft, in the recruiter's turn only: drafts left in it
        self.market_held: i64 = source.market_held if source else i64(0)  # was the 1st market day held
        # the build turn, at the defaults outside of it: limit, actions and exchanges used, has anything been done
        # but hiring, is a tinner at work
        self.build_limit: i64 = source.build_limit if source else i64(0)
        self.used: i64 = source.used if source else i64(0)
        self.basics_used: i64 = source.basics_used if source else i64(0)
        self.acted: i64 = source.acted if source else i64(0)
        self.tinner: i64 = source.tinner if source else i64(0)
        # the monks under the card that is being laid, which are begun before it is known, and that card (in the build
        # turn, or by a benefactor in the draft phase; a smuggler while his lock is opened)
        self.column: i64 = source.column if source else i64(0)
        self.laying: i64 = source.laying if source else i64(c.NOBODY)
        # Where a card will go. A card that is being laid: number of the card below it; ON_TABLE: the table, or not
        # chosen yet. An exchange: the pile; -1: the discard pile, or not chosen yet.
        self.place: i64 = source.place if source else i64(ON_TABLE)
        self.basic: i64 = source.basic if source else i64(-1)  # an exchange: the basic it is for
        # cards the active seat looks at: the top ones of a pile, in ascending order
        self.looked_pile: i64 = source.looked_pile if source else i64(-1)
        self.looked: i64 = source.looked if source else i64(0)
        # the freelancers hired in this turn, bits in the order of their numbers
        self.hired: i64 = source.hired if source else i64(0)
        # the same: support cards that everybody knows to be among the hidden special cards in a seat's hand and
        # those it gave up, three bits for each seat
        self.supports: i64 = source.supports if source else i64(0)
        # option: may an apprentice take a monk or an apprentice (ruling 17)?
        self.any_covered: i64 = source.any_covered if source else i64(0)
        # the monk or apprentice taken this way, which is the lowest card of the column
        self.taken: i64 = source.taken if source else i64(c.NOBODY)
        self.village_changes: i64 = 0  # of cards in the villages and the coins on them
        self.pile_changes: i64 = 0  # of cards in the piles, what is known of them, and who looks at them
        self.hand_changes: i64 = 0  # of hands, what is known of them, and drafted cards
        self.discard_changes: i64 = 0


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
    s.village_changes += 1
    return number


def role_of(person: i64) -> i64:
    """What a person counts as in a chain: the founders are the same card on both sides."""
    if person == c.FOUNDERS_BACK:
        return c.FOUNDERS
    return person
