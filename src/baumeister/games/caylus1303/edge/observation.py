# compiled: mypyc
"""What a seat of Caylus 1303 may know, as a row of numbers for learning programs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from baumeister.engine.catalogue import Catalogue
from baumeister.engine.goods import GOOD_NAMES, GOODS
from baumeister.engine.groups import Group
from baumeister.engine.observation import NOTES, REST, SEATS, Observer, Sheet, head_groups, players_group
from baumeister.engine.state import State
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules.components import (
    BRIDGE,
    CHARACTER_NAMES,
    FIRST_YELLOW,
    MOST_PLAYERS,
    ON_BOARD,
    RESIDENCE,
    SITE_SLOTS,
    SPACES,
    START_FIRST,
    TILES,
    WOOD_FIRST,
)
from baumeister.games.caylus1303.rules.position import NO_FAVOR, OVER, Position

# ---- where each group begins
# from 0: decision, 17 kinds
MOVER: Final = 17
PHASE: Final = 22
ROUND: Final = 28
PLAYERS: Final = 29
OPTIONS: Final = 33
PROVOST: Final = 36
START: Final = 37
PLANNER: Final = 42
PROGRESS: Final = 47
CHOICE: Final = 52
LOWEST: Final = 57
ASKED: Final = 62
TARGET: Final = 100
ROAD: Final = 138
OWNER: Final = 897
WORKER: Final = 1037
SECOND: Final = 1177
SITE_TILE: Final = 1317
SITE: Final = 1431
PASSED: Final = 1456
GONE: Final = 1481
CHARACTER: Final = 1506
SEAT: Final = 1578
COUNT: Final = 1623

#: What can lie on a space behind the bridge: not the printed tiles.
ROAD_TILES: Final = 33
#: Bits of the tiles that are built out of the supply: from WOOD_FIRST up to the one before the residence.
BUILDABLE: Final = 137438949376
#: With a seat or on the board.
HOLDERS: Final = 6

# ---- parts of a row
ROAD_PART: Final = 1
ROOMS: Final = [300, 100]

# ---- inside a seat's numbers
HELD: Final = 1
POINTS: Final = 6
COVERED: Final = 7
DELIVERED: Final = 8
SEAT_NUMBERS: Final = 9
SEAT_NAMES: Final = ("workers", *GOOD_NAMES, "points", "covered", "delivered")


@final
class Caylus1303Observer(Observer):
    def __init__(self) -> None:
        super().__init__(
            COUNT,
            MOST_PLAYERS,
            [(ROUND, 1), (OPTIONS, 3), (PROVOST, 1), (PROGRESS, 5), (SEAT, MOST_PLAYERS * SEAT_NUMBERS)],
            ROOMS,
        )

    def groups(self, catalogue: Catalogue) -> list[Group]:
        tiles = catalogue.pieces["tile"]
        spaces = range(1, SPACES + 1)
        beyond = range(FIRST_YELLOW, SPACES + 1)
        places = range(1, MOST_PLAYERS + 1)
        slots = range(1, SITE_SLOTS + 1)
        return [
            *head_groups(catalogue, MOST_PLAYERS),
            Group(ROUND, ["round"], "from 1"),
            players_group(PLAYERS, MOST_PLAYERS),
            Group(OPTIONS, ["first_game", "open_points", "monument_without_house"], "what the table agreed on"),
            Group(PROVOST, ["provost"], "the space he stands behind"),
            Group(START, [f"start/{who}" for who in SEATS], "who has the start player marker"),
            Group(PLANNER, [f"planner/{who}" for who in SEATS], "who had the last turn of the planning"),
            Group(
                PROGRESS,
                ["cursor", "part", "busy", "goldsmith_used", "favor"],
                "how far the phase is: the order of turns follows from it",
            ),
            Group(
                CHOICE,
                ["option", "wildcards", "goods_left", "gold_in_bundle", "slot"],
                "how far a choice is: option of the effect, goods still to name, site tile in use",
            ),
            Group(LOWEST, [f"lowest/{good}" for good in GOOD_NAMES], "goods are named in ascending order from here"),
            Group(ASKED, [f"asked/{tile}" for tile in tiles], "the tile of the road whose worker is at work"),
            Group(TARGET, [f"target/{tile}" for tile in tiles], "the tile that is being paid for"),
            Group(
                ROAD,
                [f"road/{space}/{tile}" for space in beyond for tile in tiles[START_FIRST:]],
                "what lies on the road",
            ),
            Group(OWNER, [f"owner/{space}/{who}" for space in spaces for who in SEATS], "whose house stands above"),
            Group(WORKER, [f"worker/{space}/{who}" for space in spaces for who in SEATS], "who is activated first"),
            Group(SECOND, [f"second/{space}/{who}" for space in spaces for who in SEATS], "and who after that"),
            Group(SITE_TILE, [f"site_tile/{slot}/{tile}" for slot in slots for tile in tiles], "tiles of the site"),
            Group(SITE, [f"site/{place}/{who}" for place in places for who in SEATS], "workers on the site in order"),
            Group(PASSED, [f"passed/{place}/{who}" for place in places for who in SEATS], "who passed, in order"),
            Group(
                GONE,
                [f"gone/{tile}" for tile in tiles[WOOD_FIRST:RESIDENCE]],
                "not in the supply (any more): it cannot be built",
            ),
            Group(
                CHARACTER,
                [f"character/{name}/{who}" for name in CHARACTER_NAMES for who in (*SEATS, "board")],
                "who has it",
            ),
            Group(
                SEAT,
                [f"{who}/{name}" for who in SEATS for name in SEAT_NAMES],
                "what each player has; covered: the points are not shown. Camp and houses are all there are less those "
                "on the board",
            ),
        ]

    def fill(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        s = state
        if not sheet.keeps(ROAD_PART, s.road_changes):
            self.list_tiles(s, sheet)
        sheet.open(REST)
        sheet.list_head(s, MOVER, PHASE)
        sheet.list_seat(START, s.start_seat)
        sheet.list_seat(PLANNER, s.plan_seat)
        self.list_road(s, sheet, sheet.notes[sheet.row * NOTES])
        if s.site_count > 0:
            sheet.list_seats(SITE, s.site, 0, s.site_count)
        if s.bridge_count > 0:
            sheet.list_seats(PASSED, s.bridge, 0, s.bridge_count)
        self.list_characters(s, sheet)
        sheet.mark()
        if s.seat >= 0:
            self.put_choice(s, sheet)
        self.write_table(s, sheet)
        self.write_seats(s, sheet)

    def list_tiles(self, s: Position, sheet: Sheet) -> None:
        """The tiles on the board and in the supply, and what the table agreed on. A note says where the road ends."""
        sheet.list_one(PLAYERS + s.players - 2)
        sheet.list_kinds(SITE_TILE, TILES, s.site_tile, 0, SITE_SLOTS)
        end = sheet.list_kinds(ROAD - START_FIRST, ROAD_TILES, s.tile, FIRST_YELLOW, SPACES + 1)
        sheet.list_bits(GONE, (~s.supply & BUILDABLE) >> WOOD_FIRST)
        sheet.mark()
        sheet.close()
        sheet.notes[sheet.row * NOTES] = end
        values = sheet.values
        base = sheet.base
        values[base + OPTIONS] = i16(s.first_game)
        values[base + OPTIONS + 1] = i16(s.open_points)
        values[base + OPTIONS + 2] = i16(s.monument_without_house)

    def write_table(self, s: Position, sheet: Sheet) -> None:
        """How far round and phase are. All of it is public, like everything but points."""
        values = sheet.values
        base = sheet.base
        values[base + ROUND] = i16(s.round)
        values[base + PROVOST] = i16(s.provost)
        going: i64 = i64(s.seat >= 0)
        values[base + PROGRESS] = i16(s.cursor * going)
        values[base + PROGRESS + 1] = i16(s.part * going)
        values[base + PROGRESS + 2] = i16(s.busy * going)
        values[base + PROGRESS + 3] = i16(s.goldsmith_used * going)
        values[base + PROGRESS + 4] = i16(s.favor_stage * going)

    def put_choice(self, s: Position, sheet: Sheet) -> None:
        """How far the choice is."""
        if s.busy != 0 and s.cursor != BRIDGE:
            sheet.put(ASKED + s.tile[s.cursor], 1)
        if s.target >= 0:
            sheet.put(TARGET + s.target, 1)
        if s.pending == a.ASK_BUNDLE:
            sheet.put(LOWEST + s.bundle_from, 1)
            sheet.put(CHOICE + 2, s.bundle_left)
            sheet.put(CHOICE + 3, s.bundle_gold)
        elif s.pending == a.ASK_PAY:
            sheet.put(LOWEST + s.wild_from, 1)
            sheet.put(CHOICE + 1, s.wild)
        if s.effect >= 0:
            sheet.put(CHOICE, s.option - s.figures.effects.first[s.effect])
            if s.favor_stage != NO_FAVOR:
                for slot in range(i64(SITE_SLOTS)):
                    if s.figures.start_effect[s.site_tile[slot]] == s.effect:
                        sheet.put(CHOICE + 4, slot + 1)

    def list_road(self, s: Position, sheet: Sheet, end: i64) -> None:
        """Whose houses and workers are on the road."""
        players = s.players
        seat = sheet.seat
        columns = sheet.listed
        n: i64 = sheet.at
        owners = s.owner
        workers = s.worker
        at: i64 = -seat
        column: i64 = 0
        for space in range(1, end):
            who: i64 = owners[space]
            column = OWNER + at + who
            columns[n] = i16(column if who >= seat else column + players)
            n += i64(who >= 0)
            who = workers[space]
            column = WORKER + at + who
            columns[n] = i16(column if who >= seat else column + players)
            n += i64(who >= 0)
            at += MOST_PLAYERS
        sheet.at = n
        if s.second_seat >= 0:
            # When the first worker has left, the Journeyman's is the first.
            first: i64 = WORKER
            if workers[s.second_space] >= 0:
                first = SECOND
            sheet.list_seat(first + (s.second_space - 1) * MOST_PLAYERS, s.second_seat)

    def list_characters(self, s: Position, sheet: Sheet) -> None:
        """Who has which character."""
        players = s.players
        seat = sheet.seat
        columns = sheet.listed
        n: i64 = sheet.at
        holders = s.holder
        column: i64 = CHARACTER
        for who in holders:
            place: i64 = who - seat if who >= seat else who - seat + players
            columns[n] = i16(column + (place if who >= 0 else i64(MOST_PLAYERS)))
            n += i64(who >= ON_BOARD)
            column += HOLDERS
        sheet.at = n

    def write_seats(self, s: Position, sheet: Sheet) -> None:
        """What everybody has; of points one's own, and those of the others if they are shown."""
        values = sheet.values
        workers = s.workers
        goods = s.goods
        points = s.points
        delivered = s.delivered
        hidden: i64 = i64(s.open_points == 0 and s.phase != OVER)
        covered: i64 = 0
        who: i64 = sheet.seat
        at: i64 = sheet.base + SEAT
        for _turn in range(s.players):
            values[at] = i16(workers[who])
            for good in range(i64(GOODS)):
                values[at + HELD + good] = i16(goods[who * GOODS + good])
            values[at + POINTS] = i16(points[who] * (1 - covered))
            values[at + COVERED] = i16(covered)
            values[at + DELIVERED] = i16(delivered[who])
            covered = hidden
            at += SEAT_NUMBERS
            who += 1
            if who == s.players:
                who = 0


def make_observer() -> Observer:
    return Caylus1303Observer()
