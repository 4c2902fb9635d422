# compiled: mypyc
"""Everything on a table of Caylus 1303, and its smallest moves: workers, goods, points.

Data only; the rules are functions in the modules named after the phases. A new field goes into `__init__` (twice: new
and copied) and into FIELDS; a test walks the class so that none can be forgotten.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.bits import has
from baumeister.engine.goods import GOODS
from baumeister.engine.state import BASE_FIELDS, State
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules.components import (
    CHARACTERS,
    MOST_PLAYERS,
    NO_TILE,
    NOT_IN_PLAY,
    SITE_SLOTS,
    SPACES,
    Figures,
)

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

FIELDS: Final = (
    *BASE_FIELDS,
    "first_game",
    "open_points",
    "tile",
    "owner",
    "worker",
    "site_tile",
    "supply",
    "goods",
    "points",
    "workers",
    "camp",
    "houses",
    "holder",
    "site",
    "site_count",
    "bridge",
    "bridge_count",
    "delivered",
    "provost",
    "start_seat",
    "plan_seat",
    "second_space",
    "second_seat",
    "cursor",
    "part",
    "busy",
    "goldsmith_used",
    "favor_stage",
    "favor_seat",
    "effect",
    "option",
    "wild",
    "wild_from",
    "target",
    "bundle_left",
    "bundle_from",
    "bundle_gold",
    "monument_without_house",
)


class Position(State):
    """The table. Seats are numbered clockwise; -1 is nobody."""

    def __init__(self, figures: Figures, source: Position | None) -> None:
        super().__init__(source)
        self.figures: Figures = figures
        if source is None:
            self.first_game: i64 = 0
            self.open_points: i64 = 1
            # the road: what lies on space 1 to 28, whose house stands above it, whose worker on it
            self.tile: vec[i64] = vec[i64]([NO_TILE] * (SPACES + 1))
            self.owner: vec[i64] = vec[i64]([-1] * (SPACES + 1))
            self.worker: vec[i64] = vec[i64]([-1] * (SPACES + 1))
            self.site_tile: vec[i64] = vec[i64]([NO_TILE] * SITE_SLOTS)
            self.supply: i64 = 0  # bit t: tile t lies in the open supply
            # the players
            self.goods: vec[i64] = vec[i64]([0] * (MOST_PLAYERS * GOODS))
            self.points: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.workers: vec[i64] = vec[i64]([0] * MOST_PLAYERS)  # in stock
            self.camp: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.houses: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.holder: vec[i64] = vec[i64]([NOT_IN_PLAY] * CHARACTERS)
            # the construction site from left to right, the bridge in passing order, bundles of this round
            self.site: vec[i64] = vec[i64]([-1] * MOST_PLAYERS)
            self.site_count: i64 = 0
            self.bridge: vec[i64] = vec[i64]([-1] * MOST_PLAYERS)
            self.bridge_count: i64 = 0
            self.delivered: vec[i64] = vec[i64]([0] * MOST_PLAYERS)
            self.provost: i64 = 0  # gap g: directly after space g
            self.start_seat: i64 = 0  # holder of the start player marker
            self.plan_seat: i64 = 0  # who had the last turn of the planning
            self.second_space: i64 = 0  # the Journeyman's worker: where, and whose; 0 while not used this round
            self.second_seat: i64 = -1
            # how far the round is, by phase:
            #   draft: how many seats were asked
            #   activation: the space whose workers are activated
            #   delivery: how many places of the construction site were asked (one more: the Deliveryman)
            #   stewardship: the yellow space that was looked at last for a monument
            self.cursor: i64 = 0
            # part of that place or phase:
            #   planning: 0 before the Early Riser was asked, then 1
            #   activation: the worker on the space, 0 the first, 1 the Journeyman's; on the bridge: how many pass
            #       markers had their move of the provost, one more when the Bailiff had his
            #   delivery: DELIVERING or FAVOR_AWARDED
            self.part: i64 = 0
            # activation: is the effect of the worker at `cursor` and `part` being carried out; stewardship: does the
            # monument at `cursor` bring something now
            self.busy: i64 = 0
            self.goldsmith_used: i64 = 0
            self.favor_stage: i64 = NO_FAVOR
            self.favor_seat: i64 = -1
            # the choice in progress; all of it is cleared when it is over (clear_choice): effect and its option (row of
            # the effect table: the first one while it is still to be chosen), wildcards still to pay and the lowest
            # good for the next, tile to be built
            self.effect: i64 = -1
            self.option: i64 = -1
            self.wild: i64 = 0
            self.wild_from: i64 = 0
            self.target: i64 = NO_TILE
            # the bundle in progress
            self.bundle_left: i64 = 0
            self.bundle_from: i64 = 0
            self.bundle_gold: i64 = 0
            self.monument_without_house: i64 = 1
        else:
            self.first_game = source.first_game
            self.open_points = source.open_points
            self.tile = source.tile[:]
            self.owner = source.owner[:]
            self.worker = source.worker[:]
            self.site_tile = source.site_tile[:]
            self.supply = source.supply
            self.goods = source.goods[:]
            self.points = source.points[:]
            self.workers = source.workers[:]
            self.camp = source.camp[:]
            self.houses = source.houses[:]
            self.holder = source.holder[:]
            self.site = source.site[:]
            self.site_count = source.site_count
            self.bridge = source.bridge[:]
            self.bridge_count = source.bridge_count
            self.delivered = source.delivered[:]
            self.provost = source.provost
            self.start_seat = source.start_seat
            self.plan_seat = source.plan_seat
            self.second_space = source.second_space
            self.second_seat = source.second_seat
            self.cursor = source.cursor
            self.part = source.part
            self.busy = source.busy
            self.goldsmith_used = source.goldsmith_used
            self.favor_stage = source.favor_stage
            self.favor_seat = source.favor_seat
            self.effect = source.effect
            self.option = source.option
            self.wild = source.wild
            self.wild_from = source.wild_from
            self.target = source.target
            self.bundle_left = source.bundle_left
            self.bundle_from = source.bundle_from
            self.bundle_gold = source.bundle_gold
            self.monument_without_house = source.monument_without_house


def clear_choice(s: Position) -> None:
    """A choice is made: nothing of it remains, so that equal tables are equal states."""
    s.effect = -1
    s.option = -1
    s.wild = 0
    s.wild_from = 0
    s.target = NO_TILE
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
