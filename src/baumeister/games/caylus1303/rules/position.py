# compiled: mypyc
"""Everything on a table of Caylus 1303, and its smallest moves: workers, goods, points.

Data only; the rules are functions in the modules named after the phases. A new field is one line at the end of
`__init__` (engine/state.py says how).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.bits import has
from baumeister.engine.goods import GOODS
from baumeister.engine.state import State, filled
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.components import Figures

# ---- phases
DRAFT: Final = 0
PLANNING: Final = 1
ACTIVATION: Final = 2
DELIVERY: Final = 3
STEWARDSHIP: Final = 4
OVER: Final = 5

# ---- stages of a favor
NO_FAVOR: Final = 0
FAVOR_GIVEN: Final = 1  # A or B is still to be named
SITE_TILE_IN_USE: Final = 2  # B: after the effect comes the character


class Position(State):
    """The table. Seats are numbered clockwise; -1 is nobody."""

    def __init__(self, figures: Figures, source: Position | None) -> None:
        super().__init__(source)
        self.figures: Figures = figures
        self.first_game: i64 = source.first_game if source else i64(0)
        self.open_points: i64 = source.open_points if source else i64(1)
        # the road: what lies on space 1 to 28, whose house stands above it, whose worker on it
        self.tile: vec[i64] = source.tile[:] if source else filled(c.SPACES + 1, c.NO_TILE)
        self.owner: vec[i64] = source.owner[:] if source else filled(c.SPACES + 1, -1)
        self.worker: vec[i64] = source.worker[:] if source else filled(c.SPACES + 1, -1)
        self.site_tile: vec[i64] = source.site_tile[:] if source else filled(c.SITE_SLOTS, c.NO_TILE)
        self.supply: i64 = source.supply if source else i64(0)  # bit t: tile t lies in the open supply
        # the players
        self.goods: vec[i64] = source.goods[:] if source else filled(c.MOST_PLAYERS * GOODS, 0)
        self.points: vec[i64] = source.points[:] if source else filled(c.MOST_PLAYERS, 0)
        self.workers: vec[i64] = source.workers[:] if source else filled(c.MOST_PLAYERS, 0)  # in stock
        self.camp: vec[i64] = source.camp[:] if source else filled(c.MOST_PLAYERS, 0)
        self.houses: vec[i64] = source.houses[:] if source else filled(c.MOST_PLAYERS, 0)
        self.holder: vec[i64] = source.holder[:] if source else filled(c.CHARACTERS, c.NOT_IN_PLAY)
        # the construction site from left to right, the bridge in passing order, bundles of this round
        self.site: vec[i64] = source.site[:] if source else filled(c.MOST_PLAYERS, -1)
        self.site_count: i64 = source.site_count if source else i64(0)
        self.bridge: vec[i64] = source.bridge[:] if source else filled(c.MOST_PLAYERS, -1)
        self.bridge_count: i64 = source.bridge_count if source else i64(0)
        self.delivered: vec[i64] = source.delivered[:] if source else filled(c.MOST_PLAYERS, 0)
        self.provost: i64 = source.provost if source else i64(0)  # gap g: directly after space g
        self.start_seat: i64 = source.start_seat if source else i64(0)  # holder of the start player marker
        self.plan_seat: i64 = source.plan_seat if source else i64(0)  # who had the last turn of the planning
        # the Journeyman's worker: where, and whose; 0 while not used this round
        self.second_space: i64 = source.second_space if source else i64(0)
        self.second_seat: i64 = source.second_seat if source else i64(-1)
        # how far the round is, by phase:
        #   draft: how many seats were asked
        #   activation: the space whose workers are activated
        #   delivery: how many places of the construction site were asked (one more: the Deliveryman)
        #   stewardship: the yellow space that was looked at last for a monument
        self.cursor: i64 = source.cursor if source else i64(0)
        # part of that place or phase:
        #   planning: 0 before the Early Riser was asked, then 1
        #   activation: the worker on the space, 0 the first, 1 the Journeyman's; on the bridge: how many pass
        #       markers had their move of the provost, one more when the Bailiff had his
        #   delivery: DELIVERING or FAVOR_AWARDED
        self.part: i64 = source.part if source else i64(0)
        # activation: is the effect of the worker at `cursor` and `part` being carried out; stewardship: does the
        # monument at `cursor` bring something now
        self.busy: i64 = source.busy if source else i64(0)
        self.goldsmith_used: i64 = source.goldsmith_used if source else i64(0)
        self.favor_stage: i64 = source.favor_stage if source else i64(NO_FAVOR)
        self.favor_seat: i64 = source.favor_seat if source else i64(-1)
        # the choice in progress; all of it is cleared when it is over (clear_choice): effect and its option (row of
        # the effect table: the first one while it is still to be chosen), wildcards still to pay and the lowest
        # good for the next, tile to be built
        self.effect: i64 = source.effect if source else i64(-1)
        self.option: i64 = source.option if source else i64(-1)
        self.wild: i64 = source.wild if source else i64(0)
        self.wild_from: i64 = source.wild_from if source else i64(0)
        self.target: i64 = source.target if source else i64(c.NO_TILE)
        # the bundle in progress
        self.bundle_left: i64 = source.bundle_left if source else i64(0)
        self.bundle_from: i64 = source.bundle_from if source else i64(0)
        self.bundle_gold: i64 = source.bundle_gold if source else i64(0)
        self.monument_without_house: i64 = source.monument_without_house if source else i64(1)
        self.road_changes: i64 = 0  # of tiles on the board and in the supply


def clear_choice(s: Position) -> None:
    """A choice is made: nothing of it remains, so that equal tables are equal states."""
    s.effect = -1
    s.option = -1
    s.wild = 0
    s.wild_from = 0
    s.target = c.NO_TILE
    s.bundle_left = 0
    s.bundle_from = 0
    s.bundle_gold = 0


# ---- workers, goods, points


def take_workers(s: Position, seat: i64, count: i64) -> i64:
    """From the camp to the stock, as far as the camp has any of the colour; the rest is lost (ruling 31)."""
    taken = count if count < s.camp[seat] else s.camp[seat]
    s.camp[seat] -= taken
    s.workers[seat] += taken
    return taken


def send_workers(s: Position, seat: i64, count: i64) -> None:
    """From the stock to the camp, as a price."""
    if count > 0:
        s.workers[seat] -= count
        s.camp[seat] += count
        s.tell(a.WORKERS_SENT, seat, count)


def gain_points(s: Position, seat: i64, count: i64) -> None:
    if count > 0:
        s.points[seat] += count
        s.tell(a.POINTS_GAINED, seat, count)


def gain_goods(s: Position, seat: i64, good: i64, count: i64) -> None:
    s.goods[seat * GOODS + good] += count
    s.tell(a.GAINED, seat, good, count)


def pay_goods(s: Position, seat: i64, good: i64, count: i64) -> None:
    s.goods[seat * GOODS + good] -= count
    s.tell(a.PAID, seat, good, count)


def in_supply(s: Position, tile: i64) -> bool:
    return has(s.supply, tile)
