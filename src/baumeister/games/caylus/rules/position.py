# compiled: mypyc
"""Everything on a table of Caylus, and its smallest moves: workers, goods, money, points, favors.

Data only; the rules are functions in the modules named after the phases. A new field goes into `__init__` (twice: new
and copied) and into FIELDS; a test walks the class so that none can be forgotten.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.goods import GOODS
from baumeister.engine.state import BASE_FIELDS, State
from baumeister.engine.vecs import vec
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules.components import (
    LINES,
    MOST_PLAYERS,
    NO_TILE,
    SECTIONS,
    SPACES,
    STABLE_PLACES,
    STABLES,
    TILES,
    Figures,
)

# ---- phases by number; income, the first of a round, asks nobody and was numbered last
PLACEMENT: Final = 0
SPECIAL: Final = 1
PROVOST: Final = 2
ACTIVATION: Final = 3
CASTLE: Final = 4
ROUND_END: Final = 5
OVER: Final = 6
INCOME: Final = 7

FIELDS: Final = (
    *BASE_FIELDS,
    "beginner",
    "jeweler",
    "lawyer_points",
    "tile",
    "owner",
    "worker",
    "waiting",
    "supply",
    "goods",
    "deniers",
    "points",
    "workers",
    "level",
    "used_lines",
    "houses",
    "special",
    "stables",
    "stables_count",
    "inn_left",
    "inn_right",
    "queue",
    "queue_count",
    "batches",
    "order",
    "bridge",
    "bridge_count",
    "provost",
    "bailiff",
    "scored",
    "cursor",
    "part",
    "busy",
    "favors",
    "favor_seat",
    "line",
    "effect",
    "option",
    "must",
    "wild",
    "wild_from",
    "wild_end",
    "takes",
    "take_from",
    "target",
    "batch_from",
    "strict_gate",
    "castle_by_scale",
)


class Position(State):
    """The table. Seats are numbered from 0; -1 is nobody."""

    def __init__(self, figures: Figures, source: Position | None) -> None:
        super().__init__(source)
        self.figures: Figures = figures
        if source is None:
            # the options: numbers of their values
            self.beginner: i64 = 0
            self.jeweler: i64 = 0
            self.lawyer_points: i64 = 0  # 0: as printed in rulebook 7.2, 1: late printing
            # the road: what lies on space 1 to 28, whose house stands on it, whose worker, and who has paid for turning
            # it into a residence while that worker stands there
            self.tile: vec[i64] = vec[i64]([NO_TILE] * (SPACES + 1))
            self.owner: vec[i64] = vec[i64]([-1] * (SPACES + 1))
            self.worker: vec[i64] = vec[i64]([-1] * (SPACES + 1))
            self.waiting: vec[i64] = vec[i64]([-1] * (SPACES + 1))
            self.supply: vec[i64] = vec[i64]([0] * TILES)  # copies in the open supply
            # the players
            self.goods: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * GOODS))
            self.deniers: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.points: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.workers: vec[i64] = vec[i64]([0] * MOST_PLAYERS)  # at home
            self.level: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * LINES))  # column of the favor marker
            self.used_lines: vec[i64] = vec[i64]([0] * MOST_PLAYERS)  # in this phase, a bit for each
            self.houses: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * SECTIONS))  # in the castle
            # before the bridge: gate, trading post, guild and joust field (indexes are tiles), stables, the two circles
            # of the inn; the castle queue and the batches of this round
            self.special: vec[i64] = vec[i64]([-1] * STABLES)
            self.stables: vec[i64] = vec[i64]([-1] * STABLE_PLACES)
            self.stables_count: i64 = 0
            self.inn_left: i64 = -1
            self.inn_right: i64 = -1
            self.queue: vec[i64] = vec[i64]([-1] * MOST_PLAYERS)
            self.queue_count: i64 = 0
            self.batches: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            # turn order, and the passing scale
            self.order: vec[i64] = vec[i64]([-1] * MOST_PLAYERS)
            self.bridge: vec[i64] = vec[i64]([-1] * MOST_PLAYERS)
            self.bridge_count: i64 = 0
            self.provost: i64 = 0
            self.bailiff: i64 = 0
            self.scored: i64 = 0  # castle sections that have been scored
            # how far the round is, by phase:
            #   placement, round end: place in the turn order of whoever is asked or scored next
            #   special: the special building whose effect is carried out; while gate and inn ask, the one behind them
            #   provost: place on the passing scale of whoever is asked next
            #   activation: the space whose worker is activated
            #   castle: place in the queue of whoever is asked next
            self.cursor: i64 = 0
            # part of that place or phase:
            #   activation: what comes next on the space: 0 the worker's effect, 1 the owner's bonus, 2 the way home
            #   castle: BUILDING or FAVOR_AWARDED
            #   round end: CHECKING or SCORING
            self.part: i64 = 0
            self.busy: i64 = 0  # special: is the effect of the building at `cursor` being carried out
            # favors still owed, to whom, and the line whose effect is being used
            self.favors: i64 = 0
            self.favor_seat: i64 = -1
            self.line: i64 = -1
            # the choice in progress; all of it is cleared when it is over (clear_choice; the tile and the batch where
            # they are finished)
            self.effect: i64 = -1  # of the building, of the favor column, or the owner's bonus
            self.option: i64 = -1  # its row in the table of effects; the first one until `use` has named another
            self.must: i64 = 0  # 1: declining is not possible
            # a price with goods of choice: how many are still to pay, and the kinds for the next (from, below end)
            self.wild: i64 = 0
            self.wild_from: i64 = 0
            self.wild_end: i64 = 0
            # goods of choice still to take, and the lowest kind for the next
            self.takes: i64 = 0
            self.take_from: i64 = 0
            self.target: i64 = NO_TILE  # that is being built: its price or, for a prestige tile, its site is open
            self.batch_from: i64 = 0  # lowest good for the second half of a batch; 0: none is begun
            # options that came later
            self.strict_gate: i64 = 0  # 1: nobody's second worker comes into the inn through the gate
            self.castle_by_scale: i64 = 0  # 1: with two players the castle costs what the passing scale says
        else:
            self.beginner = source.beginner
            self.jeweler = source.jeweler
            self.lawyer_points = source.lawyer_points
            self.tile = source.tile[:]
            self.owner = source.owner[:]
            self.worker = source.worker[:]
            self.waiting = source.waiting[:]
            self.supply = source.supply[:]
            self.goods = source.goods[:]
            self.deniers = source.deniers[:]
            self.points = source.points[:]
            self.workers = source.workers[:]
            self.level = source.level[:]
            self.used_lines = source.used_lines[:]
            self.houses = source.houses[:]
            self.special = source.special[:]
            self.stables = source.stables[:]
            self.stables_count = source.stables_count
            self.inn_left = source.inn_left
            self.inn_right = source.inn_right
            self.queue = source.queue[:]
            self.queue_count = source.queue_count
            self.batches = source.batches[:]
            self.order = source.order[:]
            self.bridge = source.bridge[:]
            self.bridge_count = source.bridge_count
            self.provost = source.provost
            self.bailiff = source.bailiff
            self.scored = source.scored
            self.cursor = source.cursor
            self.part = source.part
            self.busy = source.busy
            self.favors = source.favors
            self.favor_seat = source.favor_seat
            self.line = source.line
            self.effect = source.effect
            self.option = source.option
            self.must = source.must
            self.wild = source.wild
            self.wild_from = source.wild_from
            self.wild_end = source.wild_end
            self.takes = source.takes
            self.take_from = source.take_from
            self.target = source.target
            self.batch_from = source.batch_from
            self.strict_gate = source.strict_gate
            self.castle_by_scale = source.castle_by_scale


# ---- phases


def begin_phase(s: Position, phase: i64) -> None:
    """Used favor lines are cleared at the start of every phase (docs/rules/caylus.md 4.2)."""
    s.phase = phase
    s.cursor = 0
    s.part = 0
    s.busy = 0
    for seat in range(s.players):
        if s.used_lines[seat] != 0:
            s.used_lines[seat] = 0
            s.tell(a.LINES_FREED, seat)


def clear_choice(s: Position) -> None:
    """A choice is made: nothing of it remains, so that equal tables are equal states."""
    if s.favors == 0:
        s.favor_seat = -1
    s.line = -1
    s.effect = -1
    s.option = -1
    s.must = 0
    s.wild = 0
    s.wild_from = 0
    s.wild_end = 0
    s.takes = 0
    s.take_from = 0


# ---- workers, goods, money, points


def bring_home(s: Position, seat: i64, space: i64, special: i64, place: i64) -> None:
    """A worker returns from the board; it can be placed again in the next phase 2 (ruling 43).

    It stood on a space of the road, on a circle of a special building (inn: 1 is the right one), or in the castle's
    queue; the others of the three are 0, NO_TILE and 0."""
    s.workers[seat] += 1
    s.tell(a.WORKER_HOME, seat, space, special, place)


def gain_goods(s: Position, seat: i64, good: i64, count: i64) -> None:
    s.goods[seat * GOODS + good] += count
    s.tell(a.GAINED, seat, good, count)


def pay_goods(s: Position, seat: i64, good: i64, count: i64) -> None:
    s.goods[seat * GOODS + good] -= count
    s.tell(a.PAID, seat, good, count)


def gain_deniers(s: Position, seat: i64, count: i64) -> None:
    if count > 0:
        s.deniers[seat] += count
        s.tell(a.DENIERS_GAINED, seat, count)


def pay_deniers(s: Position, seat: i64, count: i64) -> None:
    if count > 0:
        s.deniers[seat] -= count
        s.tell(a.DENIERS_PAID, seat, count)


def gain_points(s: Position, seat: i64, count: i64) -> None:
    """There is no upper limit (ruling 62)."""
    if count > 0:
        s.points[seat] += count
        s.tell(a.POINTS_GAINED, seat, count)


def lose_points(s: Position, seat: i64, count: i64) -> None:
    """Points never fall below 0, by any loss."""
    lost = count if count < s.points[seat] else s.points[seat]
    if lost > 0:
        s.points[seat] -= lost
        s.tell(a.POINTS_LOST, seat, lost)


def give_favors(s: Position, seat: i64, count: i64) -> None:
    """Favors are owed and then taken one at a time (ruling 53); for beginners each is points at once."""
    if count == 0:
        return
    s.tell(a.FAVORS_RECEIVED, seat, count)
    if s.beginner != 0:
        gain_points(s, seat, count * s.figures.beginner_points)
        return
    s.favors += count
    s.favor_seat = seat
