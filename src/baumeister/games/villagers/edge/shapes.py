"""The shapes of a view of Villagers: plain immutable data with readable names, the wire form of every client."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from baumeister.engine.wire import Decision


class Options(Struct, frozen=True, gc=False):
    support: bool
    profiteers: bool
    development: bool
    locks: bool
    any_covered: bool


class RowCard(Struct, frozen=True, gc=False):
    place: int
    person: str | None  # None: the place is empty
    coins: int
    leaves: bool  # in the next refresh, as it lies now


class PileCard(Struct, frozen=True, gc=False):
    """A face-down card of which the viewer knows something."""

    place: int  # 1 is the lowest card of the pile: it keeps its number while cards are taken from the top
    suit: str
    person: str | None  # None: the viewer knows the suit only
    seen: bool  # has everybody seen the suit
    giver: int | None  # who gave the card up, and so knows it; None: it was dealt there or looked at since
    support: bool  # may it be a support card, as far as everybody knows


class Mixed(Struct, frozen=True, gc=False):
    """Cards of a pile that a seat looked at and put back, or still has to, in an order that it alone knows."""

    seat: int
    places: tuple[int, ...]  # of those already put back
    persons: tuple[str, ...]  # whom another viewer knows to be among them, those still to be put back included
    support: bool  # may one of them be a support card, as far as everybody knows


class Pile(Struct, frozen=True, gc=False):
    """A stack or the reserve, without the cards somebody is looking at."""

    number: int  # 1 to 6; 7 is the reserve
    count: int
    cards: tuple[PileCard, ...]  # from the top down; cards that are not here are unknown to the viewer
    mixed: tuple[Mixed, ...]  # one for every seat that looked

    @property
    def top(self) -> PileCard | None:
        """The uppermost card; None: there is none, or (below cards somebody is looking at) it was never seen."""
        return self.cards[0] if self.cards and self.cards[0].place == self.count else None


class Copies(Struct, frozen=True, gc=False):
    """A number of cards of one person."""

    person: str
    count: int


class HandCard(Struct, frozen=True, gc=False):
    """Cards of a hand that look alike to the viewer; the suit can always be seen."""

    card: str  # what the viewer sees: the person, or the suit on the back
    person: str | None  # None: the viewer does not know the faces
    suit: str
    count: int
    open: int  # how many faces everybody knows


class VillageCard(Struct, frozen=True, gc=False):
    number: int  # on the table; actions and events call the card by it
    person: str
    stands_for: str | None  # monks and apprentices: whose place in the chain they hold
    under: int | None  # number of the card it lies on; None: on the table
    coins: int
    covered: bool
    places: int  # cards that can still be laid on it
    gold: int  # what it counts now: nothing of these three while it is covered
    food: int
    build: int
    silver: int | None  # gold it would bring on the 2nd market day, as things stand; None: it shows no silver
    bronze: int | None  # the same after this build phase


class Player(Struct, frozen=True, gc=False):
    seat: int
    gold: int
    hand: tuple[HandCard, ...]
    drafted: tuple[str, ...]
    draft_limit: int
    village: tuple[VillageCard, ...]
    persons: int
    food: int  # symbols that count now, lent ones included
    build: int
    printed_gold: int  # what a market day would pay for it now
    coins: int  # on all persons together
    next_draft_limit: int  # if a round began now
    next_build_limit: int  # if the build turn began now
    support: int  # support cards that are certainly hidden in the hand or among the cards it gave up


class Development(Struct, frozen=True, gc=False):
    development: str
    counts: tuple[int, ...]  # what it counts, of each seat
    leader: int | None  # who alone has the most, as things stand
    holder: int | None  # a production card: who has it, and its symbols, till the next development phase
    winner: int | None  # who alone leads its condition and will get its reward next, in this development phase


class Looking(Struct, frozen=True, gc=False):
    """Cards of a pile that a seat looks at and still has to put back."""

    seat: int
    pile: int  # 1 to 6; 7 is the reserve
    count: int
    persons: tuple[str, ...] | None  # None: the viewer is another seat


class Market(Struct, frozen=True, gc=False):
    """A market day."""

    number: int
    stack: int  # held after the round in which the stacks up to this one are empty
    due: bool  # they are, and it was not held yet
    held: bool


#: Derived from the rest: no event needs to name it.
DERIVED = (
    "order",
    "next_seat",
    "refill",
    "row/*/leaves",
    "markets/*/due",
    "developments/*/counts",
    "developments/*/leader",
    *(f"players/*/village/*/{field}" for field in ("covered", "places", "gold", "food", "build", "silver", "bronze")),
    *(f"players/*/{field}" for field in ("persons", "food", "build", "printed_gold", "coins")),
    *(f"players/*/{field}" for field in ("next_draft_limit", "next_build_limit")),
)


# ---- what is asked: one type per kind of decision


class BuildTurn(Struct, frozen=True, gc=False):
    """How far the build turn has come."""

    limit: int
    left: int  # build actions, without those of the monks of a column that is being laid
    basics_left: int
    tinner: bool  # he opens locks for the rest of the turn
    acted: bool  # was anything done but hiring freelancers? Then none can be hired any more
    hired: tuple[int, ...]  # numbers of the freelancers that cannot be hired any more in this turn
    taken: str | None  # a monk or apprentice that an apprentice took: the lowest card of the column being laid


class Draft(Decision, frozen=True, tag="draft"):
    """Draft a card, or first play a person of the module support."""

    left: int  # cards to the limit


class DraftMore(Decision, frozen=True, tag="draft-more"):
    """The recruiter's turn: a draft and nothing else."""

    left: int  # cards to the limit
    picks: int  # drafts left in this turn, this one included


class Benefactor(Decision, frozen=True, tag="benefactor"):
    """Which person from hand the benefactor lays."""


class Prophet(Decision, frozen=True, tag="prophet"):
    """Which stack the prophet looks through."""


class Looked(Decision, frozen=True):
    """About the cards of `looking`: of a stack by the prophet, of the reserve by the pigeoneer."""

    pile: int
    count: int
    turn: BuildTurn | None  # None: in the draft phase


class Take(Looked, frozen=True, tag="take"):
    """Which of the cards is taken."""


class Put(Looked, frozen=True, tag="put"):
    """Which card goes back next, from the lowest to the top."""


class Coin(Decision, frozen=True, tag="coin"):
    """Two players: lay a coin on a card of the row, or none."""


class Build(Decision, frozen=True, tag="build"):
    """The build turn: play a person, exchange a card for a basic, hire a freelancer, or end it."""

    turn: BuildTurn


class Column(Decision, frozen=True, tag="column"):
    """What covers the monk."""

    turn: BuildTurn
    monks: int


class Lay(Decision, frozen=True):
    """A person is being laid, on this many monks."""

    person: str
    monks: int
    turn: BuildTurn | None  # None: by the benefactor, in the draft phase


class Place(Lay, frozen=True, tag="place"):
    """On which card of the village."""


class Side(Decision, frozen=True, tag="side"):
    """With which side up: founders that an apprentice brings into play again."""

    person: str
    turn: BuildTurn


class Lock(Lay, frozen=True, tag="lock"):
    """How the lock of the person is opened."""

    under: int | None  # number of the card it will lie on; None: on the table (or it is the smuggler)


class Smuggler(Decision, frozen=True, tag="smuggler"):
    """Which card's gold he smuggles."""

    turn: BuildTurn


class Apprentice(Decision, frozen=True, tag="apprentice"):
    """Whose place he takes."""

    turn: BuildTurn


class Exchange(Decision, frozen=True):
    """A card from hand is given up for a basic."""

    basic: str
    turn: BuildTurn


class GivePile(Exchange, frozen=True, tag="pile"):
    """On which stack the card will lie."""


class Give(Exchange, frozen=True, tag="give"):
    """Which card it is."""

    pile: int | None  # None: stacks and reserve are used up, it goes to the discard pile


class Reward(Decision, frozen=True):
    """A development brings a reward of choice."""

    development: str


class Tavern(Reward, frozen=True, tag="tavern"):
    """Which basic."""


class Church(Reward, frozen=True, tag="church"):
    """From which pile the top card is taken."""


AnyDecision: TypeAlias = (
    Draft
    | DraftMore
    | Benefactor
    | Prophet
    | Take
    | Put
    | Coin
    | Build
    | Column
    | Place
    | Side
    | Lock
    | Smuggler
    | Apprentice
    | GivePile
    | Give
    | Tavern
    | Church
)


class VillagersView(Struct, frozen=True, gc=False):
    game: str
    seat: int | None  # whose view; None: a spectator's
    options: Options
    round: int
    phase: str
    phases: tuple[str, ...]  # of a round, in their order
    turn: int
    revealed: int
    decision: AnyDecision | None
    los: int
    order: tuple[int, ...]  # seats in the order of turns, from the holder of LOS!
    next_seat: int | None  # whose turn in this phase comes after the present one, as things stand; None: nobody's
    row: tuple[RowCard, ...]
    refill: int | None  # pile (1 to 6, 7 is the reserve) that fills the next gap of the row; None: nothing is left
    stacks: tuple[Pile, ...]
    reserve: Pile
    basics: tuple[Copies, ...]
    discard: tuple[Copies, ...]
    developments: tuple[Development, ...]
    markets: tuple[Market, ...]
    looking: Looking | None
    laying: tuple[str, ...]  # persons that have left the hand and are not laid yet: monks of a column, who covers them
    players: tuple[Player, ...]
    winners: tuple[int, ...]
