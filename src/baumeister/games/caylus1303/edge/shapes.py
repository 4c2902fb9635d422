"""The shapes of a view of Caylus 1303: plain immutable data with readable names, the wire form of every client."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from baumeister.engine.wire import Amount, Decision


class Options(Struct, frozen=True, gc=False):
    first_game: bool
    open_points: bool
    monument_without_house: bool


class Space(Struct, frozen=True, gc=False):
    """A space of the road: what is printed there, what lies on it, whose house and workers."""

    number: int
    kind: str  # printed, bridge, start, wood, stone or empty
    tile: str | None
    side: str | None  # printed, start, build, residence or monument
    owner: int | None
    workers: tuple[int, ...]  # in the order they are activated
    live: bool  # workers here will be activated, as the provost stands now


class SiteTile(Struct, frozen=True, gc=False):
    slot: int
    tile: str
    open: bool  # to a favor in this round
    from_round: int  # open from then on


class Gap(Struct, frozen=True, gc=False):
    """A place for the provost: directly after the space of this number; the last ones lie beyond the road."""

    number: int
    provost: bool  # he stands here


class Goods(Struct, frozen=True, gc=False):
    food: int
    wood: int
    stone: int
    cloth: int
    gold: int


class Player(Struct, frozen=True, gc=False):
    seat: int
    workers: int
    camp: int
    houses: int
    goods: Goods
    points: int | None  # None: covered (option open_points off, another seat, game not over)
    characters: tuple[str, ...]
    bundles: int  # delivered this round
    placement: int  # workers a placement takes out of the stock now, the placed one included


#: Derived from the rest: no event needs to name it.
DERIVED = ("road/*/live", "next_space", "site_tiles/*/open", "order", "players/*/placement")


# ---- what is asked: one type per kind of decision


class EffectOption(Struct, frozen=True, gc=False):
    """One way to use an effect, as the components file words it."""

    number: int
    pay: tuple[Amount, ...]
    gain: tuple[Amount, ...]
    waive: tuple[Amount, ...]  # of a building's price
    build: str | None  # kind of tile: wood or stone
    favor: bool


class Draft(Decision, frozen=True, tag="draft"):
    """Pick a character at the beginning."""


class EarlyRiser(Decision, frozen=True, tag="early-riser"):
    """Place a worker before the others, or not."""

    extra_workers: int  # besides the one that is placed


class Plan(Decision, frozen=True, tag="plan"):
    """Place a worker or pass."""

    extra_workers: int  # besides the one that is placed


class EffectDecision(Decision, frozen=True):
    """Asked by an effect: of the tile on a space of the road, or of a tile of the construction site (a favor)."""

    tile: str
    space: int | None
    slot: int | None
    options: tuple[EffectOption, ...]


class Use(EffectDecision, frozen=True, tag="use"):
    """Carry out one option of the effect, or none."""


class Take(EffectDecision, frozen=True, tag="take"):
    """Take a good of choice."""


class Build(EffectDecision, frozen=True, tag="build"):
    """Build a tile of the supply."""


class Claim(EffectDecision, frozen=True, tag="claim"):
    """Put your house on a start tile."""


class Pay(Decision, frozen=True, tag="pay"):
    """Pay a good of choice: part of the price of a tile or of an effect."""

    wildcards: int  # still to pay, this one included
    lowest: str  # goods are paid in ascending order: this one or a later one comes next
    building: str | None  # the tile that is being built; None: an effect is paid
    tile: str | None  # whose effect asks; None: a monument is built in the stewardship
    space: int | None  # of that tile, or of the residence
    slot: int | None
    brings: tuple[Amount, ...]  # when all is paid


class Toll(Decision, frozen=True, tag="toll"):
    """Move the provost by the effect of the tile on this space."""

    most_steps: int
    tile: str
    space: int


class Bridge(Decision, frozen=True, tag="bridge"):
    """Move the provost before the activation, for workers."""

    most_steps: int


class Bailiff(Decision, frozen=True, tag="bailiff"):
    """Move the provost by the Bailiff."""

    most_steps: int


class Deliver(Decision, frozen=True, tag="deliver"):
    """Begin a bundle for the construction site, or stop."""

    points: int  # a bundle brings
    gold_points: int  # more, if there is gold in it


class Bundle(Decision, frozen=True, tag="bundle"):
    """Put the next good into the bundle."""

    goods_left: int
    lowest: str  # goods are put in in ascending order: this one or a later one comes next
    gold: bool  # is gold in it already
    points: int  # it brings as it is
    gold_points: int  # more, if gold goes into it now


class Favor(Decision, frozen=True, tag="favor"):
    """Use a tile of the construction site or take a character."""


class Character(Decision, frozen=True, tag="character"):
    """After the tile of the construction site: take a character, or none."""


class Monument(Decision, frozen=True, tag="monument"):
    """Build a monument on your residence."""

    space: int


AnyDecision: TypeAlias = (
    Draft
    | EarlyRiser
    | Plan
    | Use
    | Take
    | Build
    | Claim
    | Pay
    | Toll
    | Bridge
    | Bailiff
    | Deliver
    | Bundle
    | Favor
    | Character
    | Monument
)


class Caylus1303View(Struct, frozen=True, gc=False):
    game: str
    seat: int | None  # whose view; None: a spectator's
    options: Options
    round: int
    rounds: int
    phase: str
    phases: tuple[str, ...]  # of a round, in their order
    turn: int
    revealed: int
    decision: AnyDecision | None
    road: tuple[Space, ...]
    next_space: int | None  # where the next tile would be built; None: the road is full
    gaps: tuple[Gap, ...]  # all that the provost can stand in
    provost: int  # gap: he stands directly after this space
    site_tiles: tuple[SiteTile, ...]
    site_workers: tuple[int, ...]
    site_places: int  # for workers
    bridge: tuple[int, ...]  # seats in passing order
    bridge_places: int
    start_player: int
    order: tuple[int, ...]  # seats in the order of their turns in this part of the round, from now on
    supply: tuple[str, ...]
    board_characters: tuple[str, ...]
    players: tuple[Player, ...]
    winners: tuple[int, ...]
