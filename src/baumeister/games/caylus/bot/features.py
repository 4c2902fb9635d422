# compiled: mypyc
"""What a seat of Caylus has, as numbers for the net."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from baumeister.engine.features import (
    Features,
    Group,
    JudgedFeatures,
    ahead_of,
    clear_rows,
    each,
    fill_ahead,
    fill_goods,
    fill_time,
    reach_of,
)
from baumeister.engine.goods import GOOD_NAMES, GOODS
from baumeister.engine.state import State
from baumeister.engine.vecs import vec
from baumeister.games.caylus.bot.judge import CaylusJudge
from baumeister.games.caylus.bot.prices import PARTS
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.position import Position

#: Steps of the bailiff in a whole game, about.
ROAD_OF_BAILIFF: Final = 18.0
#: With this many deniers nobody is short of money.
ENOUGH_DENIERS: Final = 5.0

# ---- where each group begins in the row of a seat
JUDGED: Final = 0
PART: Final = 2
LEAD: Final = 9
GOOD: Final = 12
BATCH: Final = 17
MONEY: Final = 19
WORKERS_HOME: Final = 21
FAVOR_LEVEL: Final = 22
FAVOR_LEVEL_EARLY: Final = 26
HOUSE: Final = 30
HOUSE_UNSCORED: Final = 33
CASTLE: Final = 36
INN: Final = 39
ORDER: Final = 41
TURN: Final = 46
BUILT: Final = 50
WORKS: Final = 53
OWNS: Final = 95
PHASE: Final = 137
TIME: Final = 145
PROVOST_AHEAD: Final = 147
PLAYERS: Final = 148
OPTIONS: Final = 152
COUNT: Final = 157


@final
class CaylusFeatures(JudgedFeatures):
    def __init__(self) -> None:
        super().__init__(CaylusJudge(), c.MOST_PLAYERS, COUNT, 8.0, 0.8, 0.0)

    def groups(self, pieces: Mapping[str, Sequence[str]]) -> list[Group]:
        tiles = pieces["tile"]
        return [
            Group(JUDGED, ["lead", "lead_over_best"], "who is ahead when the judge thinks the round to its end"),
            Group(
                PART,
                each("judged", ["choice", "specials", "road", "batches", "purse", "buildings", "standing"]),
                "the judge's reasons: a net may trust some of them more than others",
            ),
            Group(LEAD, ["points_ahead", "points_ahead_late", "points"], "points are sure, more so near the end"),
            Group(GOOD, each("has", GOOD_NAMES), "goods build, and feed the castle; gold is points"),
            Group(BATCH, ["batch_in_hand", "batch_in_hand_early"], "food and two others: a house in the castle"),
            Group(MONEY, ["deniers", "poor"], "deniers place workers: the first few are worth most"),
            Group(WORKERS_HOME, ["workers"], "workers that can still be placed this round"),
            Group(
                FAVOR_LEVEL, each("favor", c.LINE_NAMES), "how far a favor line has come: every later favor pays more"
            ),
            Group(FAVOR_LEVEL_EARLY, each("favor_early", c.LINE_NAMES), "the same by the rounds left to use it"),
            Group(HOUSE, each("houses", c.SECTION_NAMES), "houses in the castle"),
            Group(
                HOUSE_UNSCORED, each("houses_unscored", c.SECTION_NAMES), "those that still bring favors or avert loss"
            ),
            Group(
                CASTLE, ["batches", "in_queue", "first_in_queue"], "who builds in the castle, and who gets the favor"
            ),
            Group(INN, ["inn_left", "inn_right"], "placing for one denier"),
            Group(ORDER, ["first_in_order", "passed", *each("stables", ["1", "2", "3"])], "turn order, now and next"),
            Group(TURN, ["to_move", "favors", "takes", "pays"], "whose choice is half made"),
            Group(
                BUILT, ["residences", "prestige_buildings", "waiting_residences"], "income, and the sites for prestige"
            ),
            Group(WORKS, each("works", tiles), "an own worker there, by how surely the provost lets it work"),
            Group(OWNS, each("owns", tiles), "an own building there, for the visits of the others"),
            Group(
                PHASE,
                each("phase", ["place", "special", "provost", "activate", "castle", "round_end", "over", "income"]),
                "when",
            ),
            Group(
                TIME, ["way_left", "way_left_squared"], "how far the bailiff still has to go: the end comes with him"
            ),
            Group(PROVOST_AHEAD, ["provost_ahead"], "how far the bailiff will be drawn forward"),
            Group(PLAYERS, each("players", ["2", "3", "4", "5"]), "more players: more rivals for everything"),
            Group(
                OPTIONS,
                ["beginner", "jeweler", "lawyer_points", "strict_gate", "castle_by_scale"],
                "what the table agreed on",
            ),
        ]

    def fill(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, Position)
        s = state
        players = s.players
        clear_rows(out, players * COUNT)
        self.fill_judged(s, out, JUDGED, PART, PARTS)
        points: float = 0.0
        for seat in range(players):
            points += float(s.points[seat])
        left: float = float(s.figures.scoring_space[c.TOWERS] - s.bailiff) / ROAD_OF_BAILIFF
        for seat in range(players):
            at: i64 = seat * COUNT
            ahead: float = ahead_of(float(s.points[seat]), points, players)
            fill_ahead(out, at + LEAD, 0.03 * ahead, left)
            out[at + LEAD + 2] = 0.02 * float(s.points[seat])
            self.fill_stock(s, seat, left, out)
            self.fill_standing(s, seat, left, out)
            self.fill_turn(s, seat, out)
            self.fill_table(s, at, left, out)
        self.fill_places(s, out)
        self.fill_road(s, left, out)

    def fill_stock(self, s: Position, seat: i64, left: float, out: vec[float]) -> None:
        """Goods, money and workers of a seat."""
        at: i64 = seat * COUNT
        fill_goods(out, at + GOOD, s.goods, seat * GOODS, left)
        money: float = float(s.deniers[seat])
        out[at + MONEY] = 0.1 * money
        if money < ENOUGH_DENIERS:
            out[at + MONEY + 1] = 0.2 * (ENOUGH_DENIERS - money)
        out[at + WORKERS_HOME] = 0.2 * float(s.workers[seat])

    def fill_standing(self, s: Position, seat: i64, left: float, out: vec[float]) -> None:
        """Favor lines and the castle."""
        at: i64 = seat * COUNT
        for line in range(c.LINES):
            level: float = 0.3 * float(s.level[seat * c.LINES + line])
            out[at + FAVOR_LEVEL + line] = level
            out[at + FAVOR_LEVEL_EARLY + line] = level * left
        for section in range(c.SECTIONS):
            houses: float = 0.3 * float(s.houses[seat * c.SECTIONS + section])
            out[at + HOUSE + section] = houses
            if section >= s.scored:
                out[at + HOUSE_UNSCORED + section] = houses
        out[at + CASTLE] = 0.5 * float(s.batches[seat])
        if s.inn_left == seat:
            out[at + INN] = 1.0
        if s.inn_right == seat:
            out[at + INN + 1] = 1.0

    def fill_turn(self, s: Position, seat: i64, out: vec[float]) -> None:
        at: i64 = seat * COUNT
        if s.order[0] == seat:
            out[at + ORDER] = 1.0
        if s.favor_seat == seat:
            out[at + TURN + 1] = 0.5 * float(s.favors)
        if s.seat == seat:
            out[at + TURN] = 1.0
            if s.takes > 0:
                out[at + TURN + 2] = 1.0
            if s.wild > 0:
                out[at + TURN + 3] = 1.0

    def fill_places(self, s: Position, out: vec[float]) -> None:
        """Castle queue, passing scale, stables and the special buildings."""
        for place in range(s.queue_count):
            if s.queue[place] >= 0:
                out[s.queue[place] * COUNT + CASTLE + 1] = 1.0 - 0.15 * float(place)
                if place == 0:
                    out[s.queue[place] * COUNT + CASTLE + 2] = 1.0
        for place in range(s.bridge_count):
            if s.bridge[place] >= 0:
                out[s.bridge[place] * COUNT + ORDER + 1] = 1.0 - 0.15 * float(place)
        for place in range(c.STABLE_PLACES):
            if s.stables[place] >= 0:
                out[s.stables[place] * COUNT + ORDER + 2 + place] = 1.0
        for place in range(c.STABLES):
            if s.special[place] >= 0:
                out[s.special[place] * COUNT + WORKS + place] = 1.0

    def fill_road(self, s: Position, left: float, out: vec[float]) -> None:
        """Workers on the road by the provost's distance, and the buildings."""
        for space in range(1, c.SPACES + 1):
            tile = s.tile[space]
            if tile < 0:
                continue
            if s.worker[space] >= 0:
                out[s.worker[space] * COUNT + WORKS + tile] += reach_of(s.provost, space)
            if s.waiting[space] >= 0:
                out[s.waiting[space] * COUNT + BUILT + 2] += 0.5
            if s.owner[space] >= 0:
                at: i64 = s.owner[space] * COUNT
                out[at + OWNS + tile] += 0.3 + left
                if tile == c.RESIDENCE:
                    out[at + BUILT] += 0.5
                elif tile >= c.PRESTIGE_FIRST:
                    out[at + BUILT + 1] += 0.5

    def fill_table(self, s: Position, at: i64, left: float, out: vec[float]) -> None:
        """What is the same for all seats: it changes what the rest is worth."""
        out[at + PHASE + s.phase] = 1.0
        fill_time(out, at + TIME, left)
        out[at + PROVOST_AHEAD] = 0.05 * float(s.provost - s.bailiff)
        out[at + PLAYERS + s.players - 2] = 1.0
        out[at + OPTIONS] = float(s.beginner)
        out[at + OPTIONS + 1] = float(s.jeweler)
        out[at + OPTIONS + 2] = float(s.lawyer_points)
        out[at + OPTIONS + 3] = float(s.strict_gate)
        out[at + OPTIONS + 4] = float(s.castle_by_scale)


def make_features() -> Features:
    return CaylusFeatures()
