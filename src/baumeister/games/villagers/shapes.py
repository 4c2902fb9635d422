"""The shapes of a view of villagers: plain immutable data with readable names, the wire form of every client."""

from __future__ import annotations

from msgspec import Struct

from baumeister.engine.wire import Decision


class RowCard(Struct, frozen=True, gc=False):
    place: int
    person: str | None  # None: the place is empty
    coins: int


class PileCard(Struct, frozen=True, gc=False):
    """A face-down card of a stack or of the reserve. None: the viewer does not know."""

    suit: str | None
    person: str | None
    seen: bool  # has everybody seen the suit


class HandCard(Struct, frozen=True, gc=False):
    """A card of a hand; its suit can always be seen. None: the viewer does not know the face."""

    suit: str
    person: str | None
    open: bool  # does everybody know the face


class VillageCard(Struct, frozen=True, gc=False):
    number: int  # on the table; actions and events call the card by it
    person: str
    stands_for: str | None  # monks and apprentices: whose place in the chain they hold
    under: int | None  # number of the card it lies on; None: on the table
    covered: bool
    coins: int


class Player(Struct, frozen=True, gc=False):
    seat: int
    gold: int
    hand: tuple[HandCard, ...]
    drafted: tuple[str, ...]
    draft_limit: int
    village: tuple[VillageCard, ...]
    persons: int


class Development(Struct, frozen=True, gc=False):
    development: str
    holder: int | None  # a production card: who has it, and its symbols, till the next development phase


class Looking(Struct, frozen=True, gc=False):
    """Cards of a pile that a seat looks at and still has to put back."""

    seat: int
    pile: int  # 1 to 6; 7 is the reserve
    count: int
    persons: tuple[str, ...] | None  # None: the viewer is another seat


class VillagersView(Struct, frozen=True, gc=False):
    game: str
    seat: int | None  # whose view; None: a spectator's
    options: Mapping[str, bool]
    round: int
    phase: str
    turn: int
    revealed: int
    decision: Decision | None
    los: int
    row: tuple[RowCard, ...]
    stacks: tuple[tuple[PileCard, ...], ...]  # each from the top down
    reserve: tuple[PileCard, ...]
    basics: Mapping[str, int]
    discard: Mapping[str, int]
    developments: tuple[Development, ...]
    market_held: bool  # the 1st market day
    looking: Looking | None
    players: tuple[Player, ...]
    winners: tuple[int, ...]
