# compiled: mypyc
"""Everything on a table of Caylus, and its smallest moves: workers, goods, money, points, favors.

Data only; the rules are functions in the modules named after the phases. A new field is one line at the end of
`__init__` (engine/state.py says how).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.goods import GOODS
from baumeister.engine.state import State, filled
from baumeister.engine.vecs import vec
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.components import Figures

# ---- phases by number; income, the first of a round, asks nobody and was numbered last
PLACEMENT: Final = 0
SPECIAL: Final = 1
PROVOST: Final = 2
ACTIVATION: Final = 3
CASTLE: Final = 4
ROUND_END: Final = 5
OVER: Final = 6
INCOME: Final = 7


class Position(State):
    """The table. Seats are numbered from 0; -1 is nobody."""

    def __init__(self, figures: Figures, source: Position | None) -> None:
        super().__init__(source)
        self.figures: Figures = figures
        # the options: numbers of their values
        self.beginner: i64 = source.beginner if source else i64(0)
        self.jeweler: i64 = source.jeweler if source else i64(0)
        # 0: as printed in rulebook 7.2, 1: late printing
        self.lawyer_points: i64 = source.lawyer_points if source else i64(0)
        # the road: what lies on space 1 to 28, whose house stands on it, whose worker, and who has paid for turning
        # it into a residence while that worker stands there
        self.tile: vec[i64] = source.tile[:] if source else filled(c.SPACES + 1, c.NO_TILE)
        self.owner: vec[i64] = source.owner[:] if source else filled(c.SPACES + 1, -1)
        self.worker: vec[i64] = source.worker[:] if source else filled(c.SPACES + 1, -1)
        self.waiting: vec[i64] = source.waiting[:] if source else filled(c.SPACES + 1, -1)
        self.supply: vec[i64] = source.supply[:] if source else filled(c.TILES, 0)  # copies in the open supply
        # the players
        self.goods: vec[i64] = source.goods[:] if source else filled(c.MOST_PLAYERS * GOODS, 0)
        self.deniers: vec[i64] = source.deniers[:] if source else filled(c.MOST_PLAYERS, 0)
        self.points: vec[i64] = source.points[:] if source else filled(c.MOST_PLAYERS, 0)
        self.workers: vec[i64] = source.workers[:] if source else filled(c.MOST_PLAYERS, 0)  # at home
        # the favor tables: column of the marker in each line, and the lines used in this phase (a bit for each)
        self.level: vec[i64] = source.level[:] if source else filled(c.MOST_PLAYERS * c.LINES, 0)
        self.used_lines: vec[i64] = source.used_lines[:] if source else filled(c.MOST_PLAYERS, 0)
        self.houses: vec[i64] = source.houses[:] if source else filled(c.MOST_PLAYERS * c.SECTIONS, 0)  # in the castle
        # before the bridge: gate, trading post, guild and joust field (indexes are tiles), stables, the two circles
        # of the inn; the castle queue and the batches of this round
        self.special: vec[i64] = source.special[:] if source else filled(c.STABLES, -1)
        self.stables: vec[i64] = source.stables[:] if source else filled(c.STABLE_PLACES, -1)
        self.stables_count: i64 = source.stables_count if source else i64(0)
        self.inn_left: i64 = source.inn_left if source else i64(-1)
        self.inn_right: i64 = source.inn_right if source else i64(-1)
        self.queue: vec[i64] = source.queue[:] if source else filled(c.MOST_PLAYERS, -1)
        self.queue_count: i64 = source.queue_count if source else i64(0)
        self.batches: vec[i64] = source.batches[:] if source else filled(c.MOST_PLAYERS, 0)
        # turn order, and the passing scale
        self.order: vec[i64] = source.order[:] if source else filled(c.MOST_PLAYERS, -1)
        self.bridge: vec[i64] = source.bridge[:] if source else filled(c.MOST_PLAYERS, -1)
        self.bridge_count: i64 = source.bridge_count if source else i64(0)
        self.provost: i64 = source.provost if source else i64(0)
        self.bailiff: i64 = source.bailiff if source else i64(0)
        self.scored: i64 = source.scored if source else i64(0)  # castle sections that have been scored
        # how far the round is, by phase:
        #   placement, round end: place in the turn order of whoever is asked or scored next
        #   special: the special building whose effect is carried out; while gate and inn ask, the one behind them
        #   provost: place on the passing scale of whoever is asked next
        #   activation: the space whose worker is activated
        #   castle: place in the queue of whoever is asked next
        self.cursor: i64 = source.cursor if source else i64(0)
        # part of that place or phase:
        #   activation: what comes next on the space: 0 the worker's effect, 1 the owner's bonus, 2 the way home
        #   castle: BUILDING or FAVOR_AWARDED
        #   round end: CHECKING or SCORING
        self.part: i64 = source.part if source else i64(0)
        # special: is the effect of the building at `cursor` being carried out
        self.busy: i64 = source.busy if source else i64(0)
        # favors still owed, to whom, and the line whose effect is being used
        self.favors: i64 = source.favors if source else i64(0)
        self.favor_seat: i64 = source.favor_seat if source else i64(-1)
        self.line: i64 = source.line if source else i64(-1)
        # the choice in progress; all of it is cleared when it is over (clear_choice; the tile and the
        # batch where they are finished). The effect: of the building, of the favor column, or the owner's bonus
        self.effect: i64 = source.effect if source else i64(-1)
        # the effect's row in the table of effects; the first one until `use` has named another
        self.option: i64 = source.option if source else i64(-1)
        self.must: i64 = source.must if source else i64(0)  # 1: declining is not possible
        # a price with goods of choice: how many are still to pay, and the kinds for the next (from, below end)
        self.wild: i64 = source.wild if source else i64(0)
        self.wild_from: i64 = source.wild_from if source else i64(0)
        self.wild_end: i64 = source.wild_end if source else i64(0)
        # goods of choice still to take, and the lowest kind for the next
        self.takes: i64 = source.takes if source else i64(0)
        self.take_from: i64 = source.take_from if source else i64(0)
        # the tile that is being built: its price or, for a prestige tile, its site is open
        self.target: i64 = source.target if source else i64(c.NO_TILE)
        # lowest good for the second half of a batch; 0: none is begun
        self.batch_from: i64 = source.batch_from if source else i64(0)
        # options that came later
        # 1: nobody's second worker comes into the inn through the gate
        self.strict_gate: i64 = source.strict_gate if source else i64(0)
        # 1: with two players the castle costs what the passing scale says
        self.castle_by_scale: i64 = source.castle_by_scale if source else i64(0)
        self.road_changes: i64 = 0  # of tiles on the road and in the supply


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
