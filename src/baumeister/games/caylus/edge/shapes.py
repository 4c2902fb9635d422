"""The shapes of a view of Caylus: plain immutable data with readable names, the wire form of every client."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from baumeister.engine.wire import Amount, Decision


class Options(Struct, frozen=True, gc=False):
    beginner: bool
    jeweler: bool
    lawyer_points: int
    strict_gate: bool
    castle_by_scale: bool


class Special(Struct, frozen=True, gc=False):
    """A special building before the bridge; the stables have three circles, the inn's right one is `inn_right`."""

    tile: str
    workers: tuple[int, ...]
    places: int  # circles for workers; 0: not in use at this table


class Space(Struct, frozen=True, gc=False):
    """A space of the road: what lies on it, whose house and worker, and who waits to turn it into a residence."""

    number: int
    printed: str  # on the board: empty, fixed or neutral
    tile: str | None
    kind: str | None  # of the tile: fixed, neutral, wood, stone, residence or prestige
    owner: int | None
    worker: int | None
    waiting: int | None
    live: bool  # a worker here will be activated, as the provost stands now
    provost: bool  # he stands here
    bailiff: bool


class Section(Struct, frozen=True, gc=False):
    """A part of the castle."""

    name: str
    spaces: int
    points: int  # for a house
    scoring_space: int  # of the road: the bailiff triggers the scoring
    houses: tuple[int, ...]  # by seat
    scored: bool
    next: bool  # gets the next house


class Stack(Struct, frozen=True, gc=False):
    """Tiles of one kind in the supply."""

    tile: str
    copies: int
    points: int  # for building one, at this table


class Goods(Struct, frozen=True, gc=False):
    food: int
    wood: int
    stone: int
    cloth: int
    gold: int


class Favors(Struct, frozen=True, gc=False):
    """The columns that a player's markers have reached on the lines of the favor table; 0: none yet."""

    points: int
    deniers: int
    goods: int
    buildings: int


class FavorPlace(Struct, frozen=True, gc=False):
    """A column of a line of the favor table; 0 is the lily before the first."""

    number: int
    open: bool  # a marker may move here
    markers: tuple[int, ...]  # seats


class FavorTable(Struct, frozen=True, gc=False):
    """The lines of the favor table."""

    points: tuple[FavorPlace, ...]
    deniers: tuple[FavorPlace, ...]
    goods: tuple[FavorPlace, ...]
    buildings: tuple[FavorPlace, ...]


class Player(Struct, frozen=True, gc=False):
    seat: int
    points: int
    deniers: int
    income: int  # of the next phase 1
    price: int | None  # of a worker on most places now; None: nobody places
    workers: int  # at home
    goods: Goods
    favors: Favors
    used_lines: tuple[str, ...]  # in this phase
    batches: int  # given this round


#: Derived from the rest: no event needs to name it.
DERIVED = (
    "road/*/live",
    "next_space",
    "bailiff_next",
    "upcoming",
    "castle/*/next",
    "open_columns",
    "favor/*/*/open",
    "players/*/income",
    "players/*/price",
)


# ---- what is asked: one type per kind of decision


class EffectOption(Struct, frozen=True, gc=False):
    """One way to use an effect, as the components file words it."""

    number: int  # use:1 or use:2, where it is asked for
    pay: tuple[Amount, ...]
    gain: tuple[Amount, ...]
    waive: tuple[Amount, ...]  # of a building's price
    build: str | None  # kind of tile: wood, stone, residence or prestige
    favor: int  # royal favors
    provost_steps: int  # free of charge


class FavorColumn(Struct, frozen=True, gc=False):
    """A column of a line of the favor table: its effect, without options where there is none."""

    number: int
    options: tuple[EffectOption, ...]


class Place(Decision, frozen=True, tag="place"):
    """Place a worker or pass."""

    price: int
    castle_price: int
    own_price: int  # on your own buildings


class Gate(Decision, frozen=True, tag="gate"):
    """Put the worker from the gate on another place, free of charge, or take it home."""


class Inn(Decision, frozen=True, tag="inn"):
    """Leave the worker on the right circle of the inn, or take it home."""


class Provost(Decision, frozen=True, tag="provost"):
    """Move the provost for money."""

    most_steps: int
    deniers_per_step: int


class BuildingDecision(Decision, frozen=True):
    """Asked while a building is in use: by its effect, or by a favor that it brought."""

    tile: str | None  # the building; None: a favor of the castle or of a scoring
    space: int | None  # where it lies on the road; None: a special building, or no building


class EffectDecision(BuildingDecision, frozen=True):
    """Asked by an effect: of the building, or of a column of the favor table."""

    line: str | None  # of the favor that is used; None: the building's own effect
    column: int | None
    options: tuple[EffectOption, ...]


class Guild(EffectDecision, frozen=True, tag="guild"):
    """Move the provost free of charge."""

    most_steps: int


class Use(EffectDecision, frozen=True, tag="use"):
    """Carry out one option of the effect, or none where that is allowed."""


class Buy(EffectDecision, frozen=True, tag="buy"):
    """Buy one good of choice, or nothing."""


class Take(EffectDecision, frozen=True, tag="take"):
    """Take a good of choice that is paid for."""

    option: int  # that is being carried out
    goods_left: int  # this one included
    lowest: str  # goods are taken in their order: this one or a later one


class Pay(EffectDecision, frozen=True, tag="pay"):
    """Pay a good of choice: part of the price of a tile or of an effect."""

    option: int  # that is being carried out
    wildcards: int  # still to pay, this one included
    lowest: str  # they are paid in the order of the goods: this one or a later one
    building: str | None  # the tile that is being built; None: the effect is paid


class Bonus(EffectDecision, frozen=True, tag="bonus"):
    """Take a good as the owner of a building that another player's worker has used."""


class Build(EffectDecision, frozen=True, tag="build"):
    """Build a wood or stone tile."""


class Prestige(EffectDecision, frozen=True, tag="prestige"):
    """Build a prestige tile."""


class Site(EffectDecision, frozen=True, tag="site"):
    """Choose the residence that the prestige building replaces."""

    building: str


class Convert(EffectDecision, frozen=True, tag="convert"):
    """Turn a building into a residence."""


class Castle(Decision, frozen=True, tag="castle"):
    """Begin a batch for the castle, or stop."""

    section: str  # that gets the house
    batches: int  # given this round


class Batch(Decision, frozen=True, tag="batch"):
    """Complete the batch."""

    given: str  # in it already, besides food; the last good is a later one


class Line(BuildingDecision, frozen=True, tag="line"):
    """Take a royal favor (`favors_owed` of the view) on a line of the favor table."""


class Column(BuildingDecision, frozen=True, tag="column"):
    """Use the effect of a column up to the marker, or none."""

    line: str
    columns: tuple[FavorColumn, ...]  # up to the marker


AnyDecision: TypeAlias = (
    Place
    | Gate
    | Guild
    | Inn
    | Provost
    | Use
    | Buy
    | Take
    | Pay
    | Bonus
    | Build
    | Prestige
    | Site
    | Convert
    | Castle
    | Batch
    | Line
    | Column
)


class CaylusView(Struct, frozen=True, gc=False):
    game: str
    seat: int | None  # whose view; None: a spectator's
    options: Options
    round: int
    phase: str
    phases: tuple[str, ...]  # of a round, in their order
    turn: int
    revealed: int
    decision: AnyDecision | None
    favors_owed: int  # royal favors that the asked seat has yet to take
    order: tuple[int, ...]  # seats in turn order
    upcoming: tuple[int, ...]  # seats whose turn comes next in this phase, as things stand; none: the board says so
    passed: tuple[int, ...]  # seats in passing order
    scale: tuple[int, ...]  # price of a worker after so many have passed
    specials: tuple[Special, ...]
    inn_right: int | None
    road: tuple[Space, ...]
    next_space: int | None  # where the next tile would be built; None: the road is full
    provost: int
    provost_lowest: int  # space of the road that he can go back to ...
    provost_highest: int  # ... and forward to
    bailiff: int
    bailiff_next: int  # where he would go at the end of this round, as the provost stands now
    queue: tuple[int, ...]  # castle workers
    castle: tuple[Section, ...]
    open_columns: int  # of the favor table
    favor: FavorTable | None  # None: the table plays without it
    supply: tuple[Stack, ...]
    players: tuple[Player, ...]
    winners: tuple[int, ...]
