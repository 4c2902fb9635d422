"""The shapes of a view of magna_carta: plain immutable data with readable names, the wire form of every client."""

from __future__ import annotations

from msgspec import Struct

from baumeister.engine.wire import Decision


class Place(Struct, frozen=True, gc=False):
    """A card of the road: what it is, which side is to be seen, whose it is, what stands and lies on it."""

    number: int
    card: str
    side: str  # building, residence or prestige
    prestige: str | None  # the prestige building that covers it
    owner: int | None
    worker: int | None
    cubes: int
    chosen: bool  # turns into a residence when its worker is done


class Goods(Struct, frozen=True, gc=False):
    food: int
    wood: int
    stone: int
    gold: int


class Sections(Struct, frozen=True, gc=False):
    """Prestige tiles by castle section."""

    dungeon: int
    walls: int
    towers: int


class Player(Struct, frozen=True, gc=False):
    seat: int
    deniers: int
    goods: Goods
    workers: int  # in stock
    tiles: Sections
    points: int
    hand_size: int
    hand: tuple[str, ...] | None  # None: hidden from this seat
    known: tuple[str, ...]  # cards everybody knows to be in the hand
    pile_size: int
    discard: tuple[str, ...]
    prestige: tuple[str, ...]  # beginner game: in front of the player
    batches: int  # offered in this phase


class MagnaCartaView(Struct, frozen=True, gc=False):
    game: str
    seat: int | None  # whose view; None: a spectator's
    options: Mapping[str, bool]
    round: int
    phase: str
    turn: int
    revealed: int
    decision: Decision | None
    road: tuple[Place, ...]
    provost: int | None  # place of his card; None in the beginner game
    stock: Sections
    display: tuple[str, ...]
    bridge: tuple[int, ...]  # seats in passing order
    start_player: int | None  # None before it is drawn
    players: tuple[Player, ...]
    winners: tuple[int, ...]
