# compiled: mypyc
"""What a seat of Caylus 1303 has, as numbers for the net."""

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
from baumeister.games.caylus1303.bot.judge import Caylus1303Judge
from baumeister.games.caylus1303.bot.prices import PARTS
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.planning import has_passed, on_site
from baumeister.games.caylus1303.rules.position import NO_FAVOR, Position

ROUNDS: Final = 9.0

# ---- where each group begins in the row of a seat
JUDGED: Final = 0
PART: Final = 2
LEAD: Final = 8
GOOD: Final = 11
BUNDLES: Final = 16
STOCK: Final = 18
MARKERS: Final = 22
TURN: Final = 27
MONUMENTS_BUILT: Final = 30
CHARACTER: Final = 31
WORKS: Final = 43
OWNS: Final = 81
PHASE: Final = 119
TIME: Final = 125
TABLE: Final = 127
PLAYERS: Final = 129
OPTIONS: Final = 133
COUNT: Final = 136


@final
class Caylus1303Features(JudgedFeatures):
    def __init__(self) -> None:
        super().__init__(Caylus1303Judge(), c.MOST_PLAYERS, COUNT, 6.0, 0.8, 0.0)

    def groups(self, pieces: Mapping[str, Sequence[str]]) -> list[Group]:
        tiles = pieces["tile"]
        return [
            Group(JUDGED, ["lead", "lead_over_best"], "who is ahead when the judge thinks the round to its end"),
            Group(
                PART,
                each("judged", ["choice", "road", "monuments", "goods", "workers", "houses"]),
                "the judge's reasons: a net may trust some of them more than others",
            ),
            Group(LEAD, ["points_ahead", "points_ahead_late", "points"], "points are sure, more so near the end"),
            Group(GOOD, each("has", GOOD_NAMES), "goods pay tiles and make bundles; some are scarcer"),
            Group(BUNDLES, ["bundle_in_hand", "bundle_in_hand_early"], "food and two others: five points at the site"),
            Group(
                STOCK,
                ["workers", "workers_early", "camp", "houses"],
                "workers are turns; an empty camp makes recruiting vain; houses limit building",
            ),
            Group(
                MARKERS,
                ["starts", "passed", "on_site", "delivered", "has_favor"],
                "who begins, who is out of the planning, who delivers, who may choose a favor",
            ),
            Group(TURN, ["to_move", "mid_bundle", "mid_price"], "whose choice is half made"),
            Group(MONUMENTS_BUILT, ["monuments"], "monuments are the long way to points"),
            Group(CHARACTER, each("holds", c.CHARACTER_NAMES), "a character helps every round until it is taken"),
            Group(WORKS, each("works", tiles), "an own worker there, by how surely the provost lets it work"),
            Group(OWNS, each("owns", tiles), "a house there: visits and recruits in the rounds to come"),
            Group(PHASE, each("phase", ["draft", "planning", "activation", "delivery", "stewardship", "over"]), "when"),
            Group(TIME, ["rounds_left", "rounds_left_squared"], "the same things are worth less near the end"),
            Group(TABLE, ["provost", "site_count"], "how much of the road is open; how crowded the site is"),
            Group(PLAYERS, each("players", ["2", "3", "4", "5"]), "more players: more rivals for everything"),
            Group(OPTIONS, ["first_game", "open_points", "monument_without_house"], "what the table agreed on"),
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
        left: float = float(s.figures.rounds - s.round) / ROUNDS
        for seat in range(players):
            at: i64 = seat * COUNT
            ahead: float = ahead_of(float(s.points[seat]), points, players)
            fill_ahead(out, at + LEAD, 0.05 * ahead, left)
            out[at + LEAD + 2] = 0.03 * float(s.points[seat])
            self.fill_stock(s, seat, left, out)
            self.fill_markers(s, seat, out)
            self.fill_table(s, at, left, out)
        for character in range(c.CHARACTERS):
            holder = s.holder[character]
            if holder >= 0:
                out[holder * COUNT + CHARACTER + character] = 0.3 + left
        self.fill_road(s, left, out)

    def fill_stock(self, s: Position, seat: i64, left: float, out: vec[float]) -> None:
        """Goods, workers and houses of a seat."""
        at: i64 = seat * COUNT
        fill_goods(out, at + GOOD, s.goods, seat * GOODS, left)
        out[at + STOCK] = 0.2 * float(s.workers[seat])
        out[at + STOCK + 1] = 0.2 * float(s.workers[seat]) * left
        out[at + STOCK + 2] = 0.2 * float(s.camp[seat])
        out[at + STOCK + 3] = 0.2 * float(s.houses[seat])

    def fill_markers(self, s: Position, seat: i64, out: vec[float]) -> None:
        """What the seat has done this round, and whether it is in the middle of something."""
        at: i64 = seat * COUNT
        if s.start_seat == seat:
            out[at + MARKERS] = 1.0
        if has_passed(s, seat):
            out[at + MARKERS + 1] = 1.0
        if on_site(s, seat):
            out[at + MARKERS + 2] = 1.0
        out[at + MARKERS + 3] = 0.5 * float(s.delivered[seat])
        if s.favor_stage != NO_FAVOR and s.favor_seat == seat:
            out[at + MARKERS + 4] = 1.0
        if s.seat == seat:
            out[at + TURN] = 1.0
            if s.bundle_left > 0:
                out[at + TURN + 1] = 1.0
            if s.wild > 0:
                out[at + TURN + 2] = 1.0

    def fill_road(self, s: Position, left: float, out: vec[float]) -> None:
        """Workers on the road by the provost's distance, and houses above it."""
        for space in range(1, c.SPACES + 1):
            tile = s.tile[space]
            if tile < 0:
                continue
            if s.worker[space] >= 0:
                reach = reach_of(s.provost, space) if space > c.BRIDGE else 1.0
                out[s.worker[space] * COUNT + WORKS + tile] += reach
                if s.second_space == space:
                    out[s.second_seat * COUNT + WORKS + tile] += reach
            if space >= c.FIRST_YELLOW and s.owner[space] >= 0:
                at: i64 = s.owner[space] * COUNT
                out[at + OWNS + tile] += 0.3 + left
                if tile >= c.MONUMENT_FIRST and tile != c.RESIDENCE:
                    out[at + MONUMENTS_BUILT] += 0.5

    def fill_table(self, s: Position, at: i64, left: float, out: vec[float]) -> None:
        """What is the same for all seats: it changes what the rest is worth."""
        out[at + PHASE + s.phase] = 1.0
        fill_time(out, at + TIME, left)
        out[at + TABLE] = 0.05 * float(s.provost)
        out[at + TABLE + 1] = 0.3 * float(s.site_count)
        out[at + PLAYERS + s.players - 2] = 1.0
        out[at + OPTIONS] = float(s.first_game)
        out[at + OPTIONS + 1] = float(s.open_points)
        out[at + OPTIONS + 2] = float(s.monument_without_house)


def make_features() -> Features:
    return Caylus1303Features()
