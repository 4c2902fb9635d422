"""The shapes of a view of Caylus Magna Carta: plain immutable data, readable names, the wire form of every client."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from baumeister.engine.wire import Amount, Decision


class Options(Struct, frozen=True, gc=False):
    beginner: bool


class Place(Struct, frozen=True, gc=False):
    """A card of the road: what it is, which side is visible, whose it is, what stands and lies on it."""

    number: int
    card: str
    side: str  # building, residence or prestige
    prestige: str | None  # the prestige building that covers it
    owner: int | None
    worker: int | None
    cubes: int
    good: str | None  # kind of the cubes that lie on it; None: there are none
    chosen: bool  # turns into a residence when its worker is done
    live: bool  # a worker here will be activated, as the Provost stands now


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


class Prices(Struct, frozen=True, gc=False):
    """What the plain actions cost now, in deniers."""

    draw: int
    swap: int
    place: int  # a worker
    provost: int  # for each card he is moved


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
    income: int  # deniers the next round would bring, as the road is now


#: Derived from the rest: no event needs to name it.
DERIVED = (
    "road/*/good",
    "road/*/live",
    "next_place",
    "provost_places",
    "tiles_left",
    "last_round",
    "order",
    "players/*/points",
    "players/*/income",
)


# ---- what is asked: one type per kind of decision


class EffectOption(Struct, frozen=True, gc=False):
    """One way to use an effect, as the components file words it."""

    number: int
    pay: tuple[Amount, ...]
    gain: tuple[Amount, ...]
    card_cube: int  # cubes that are taken from the card
    turn: bool  # turn your own card into a residence, for its price


class Mulligan(Decision, frozen=True, tag="mulligan"):
    """Keep the first hand, or draw another one."""


class Action(Decision, frozen=True, tag="action"):
    """One of the actions A to F: draw, swap, place a worker, build, build a prestige building, pass."""


class Cover(Decision, frozen=True, tag="cover"):
    """Name the residence the prestige building goes on."""

    card: str


class Pay(Decision, frozen=True, tag="pay"):
    """Pay the next cube of a price; cubes are paid in ascending order: food, wood, stone, gold.

    Paid for are a card to be built, a card to be turned into a residence, or the batches of the castle."""

    cubes_left: int  # this one included
    white: int  # how many of them may be food, wood or stone that the price does not name
    lowest: str  # no good before this one can be paid any more
    paid: int  # how many cubes of that good were paid
    card: str | None  # what is built, or "residence"; None: batches
    place: int | None  # the residence that is covered, or the card that is turned; None: batches, or no place yet
    effect_place: int | None  # the Notary's place, if a card is turned
    role: str | None  # and whose effect it is: worker or owner


class Provost(Decision, frozen=True, tag="provost"):
    """Move the Provost, for deniers."""

    most_steps: int


class EffectDecision(Decision, frozen=True):
    """Asked by the effect of the card on a place of the road."""

    place: int
    card: str
    role: str  # whose effect it is: worker or owner
    options: tuple[EffectOption, ...]


class Use(EffectDecision, frozen=True, tag="use"):
    """Carry out one option of the effect, or none."""


class Buy(EffectDecision, frozen=True, tag="buy"):
    """Buy a cube of choice by the only option of the effect, or none."""


class Take(EffectDecision, frozen=True, tag="take"):
    """Take a cube of choice; cubes are taken in ascending order: food, wood, stone."""

    cubes_left: int  # this one included
    lowest: str  # no good before this one can be taken any more


class Give(EffectDecision, frozen=True, tag="give"):
    """Give a cube of choice for what the only option of the effect brings, or none."""


class Turn(EffectDecision, frozen=True, tag="turn"):
    """Turn your own card into a residence, or none."""


class Offer(Decision, frozen=True, tag="offer"):
    """Offer batches to the castle."""


AnyDecision: TypeAlias = Mulligan | Action | Cover | Pay | Provost | Use | Buy | Take | Give | Turn | Offer


class MagnaCartaView(Struct, frozen=True, gc=False):
    game: str
    seat: int | None  # whose view; None: a spectator's
    options: Options
    round: int
    tiles_left: int  # when none is left, the round is played to its end and the game is over
    last_round: bool
    phase: str
    phases: tuple[str, ...]  # of a round, in their order
    turn: int
    revealed: int
    decision: AnyDecision | None
    order: tuple[int, ...]  # who comes up in this phase: the seat that is asked, then the others in their order
    prices: Prices
    road: tuple[Place, ...]
    next_place: int | None  # where the next card would be laid; None: all cards lie
    provost: int | None  # place of his card; None in the beginner game
    provost_places: tuple[int, ...]  # all cards he can stand on
    stock: Sections
    display: tuple[str, ...]
    bridge: tuple[int, ...]  # seats in passing order
    bridge_spaces: int  # how many are used with this number of players
    start_player: int | None  # None before it is drawn
    players: tuple[Player, ...]
    winners: tuple[int, ...]
