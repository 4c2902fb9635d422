# compiled: mypyc
"""What a seat of Caylus may know, as a row of numbers for learning programs: everything but the chance to come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from baumeister.engine.catalogue import Catalogue
from baumeister.engine.goods import GOOD_NAMES, GOODS
from baumeister.engine.groups import Group
from baumeister.engine.observation import NOTES, REST, SEATS, Observer, Sheet, head_groups, players_group
from baumeister.engine.state import State
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules.components import (
    FIXED_FIRST,
    LINE_NAMES,
    LINES,
    MOST_PLAYERS,
    SECTION_NAMES,
    SECTIONS,
    SPACES,
    SPECIALS,
    STABLE_PLACES,
    STABLES,
    TILES,
    WOOD_FIRST,
)
from baumeister.games.caylus.rules.favor import column_in_use
from baumeister.games.caylus.rules.position import ACTIVATION, SPECIAL, Position

# ---- where each group begins
# from 0: decision, 19 kinds
MOVER: Final = 19
PHASE: Final = 24  # 8 phases
ROUND: Final = 32
PLAYERS: Final = 33
OPTIONS: Final = 37
MARKERS: Final = 42
PROGRESS: Final = 45
LINE: Final = 49
CHOICE: Final = 53
LOWEST: Final = 57
ASKED: Final = 62
TARGET: Final = 104
ROAD: Final = 146
OWNER: Final = 1154
WORKER: Final = 1294
WAITING: Final = 1434
BEFORE: Final = 1574  # the circles before the bridge
QUEUE: Final = 1619
ORDER: Final = 1644
PASSED: Final = 1669
TAKEN: Final = 1694
SEAT: Final = 1721
COUNT: Final = 1821

#: What can lie on a space: not the special buildings.
ROAD_TILES: Final = 36
#: Circles before the bridge: four with one each, the stables, the inn's two.
IN_STABLES: Final = 4
IN_INN: Final = 7
CIRCLES: Final = ("gate", "trading_post", "guild", "joust_field", "stables/1", "stables/2", "stables/3")

# ---- parts of a row
ROAD_PART: Final = 1
ROOMS: Final = [300, 100]

# ---- inside a seat's numbers
DENIERS: Final = 1
WORKERS: Final = 2
HELD: Final = 3
LEVEL: Final = 8
USED: Final = 12
HOUSES: Final = 16
BATCHES: Final = 19
SEAT_NUMBERS: Final = 20
SEAT_NAMES: Final = ("points", "deniers", "workers", *GOOD_NAMES)


@final
class CaylusObserver(Observer):
    def __init__(self) -> None:
        numbers = [(ROUND, 1), (OPTIONS, 5), (MARKERS, 3), (PROGRESS, 4), (TAKEN, TILES - WOOD_FIRST)]
        for turn in range(MOST_PLAYERS):
            seat: int = SEAT + turn * SEAT_NUMBERS
            numbers += [(seat, USED), (seat + HOUSES, SEAT_NUMBERS - HOUSES)]
        super().__init__(COUNT, MOST_PLAYERS, numbers, ROOMS)

    def groups(self, catalogue: Catalogue) -> list[Group]:
        tiles = catalogue.pieces["tile"]
        spaces = range(1, SPACES + 1)
        places = range(1, MOST_PLAYERS + 1)
        circles = (*CIRCLES, "inn_left", "inn_right")
        own = [
            *SEAT_NAMES,
            *[f"favor/{line}" for line in LINE_NAMES],
            *[f"used/{line}" for line in LINE_NAMES],
            *[f"houses/{section}" for section in SECTION_NAMES],
            "batches",
        ]
        return [
            *head_groups(catalogue, MOST_PLAYERS),
            Group(ROUND, ["round"], "from 1"),
            players_group(PLAYERS, MOST_PLAYERS),
            Group(
                OPTIONS,
                ["beginner", "jeweler", "lawyer_points", "strict_gate", "castle_by_scale"],
                "what the table agreed on, by the number of the value",
            ),
            Group(
                MARKERS, ["provost", "bailiff", "scored"], "their spaces, and how many parts of the castle are scored"
            ),
            Group(
                PROGRESS,
                ["cursor", "part", "busy", "favors"],
                "how far the phase is: who comes next follows from it; favors that are owed",
            ),
            Group(LINE, [f"line/{line}" for line in LINE_NAMES], "the line of the favor that is used"),
            Group(
                CHOICE,
                ["column", "option", "wildcards", "takes"],
                "how far a choice is: column of the favor, option of the effect, goods still to pay or take",
            ),
            Group(LOWEST, [f"lowest/{good}" for good in GOOD_NAMES], "goods are named in ascending order from here"),
            Group(ASKED, [f"asked/{tile}" for tile in tiles], "the building that is in use"),
            Group(TARGET, [f"target/{tile}" for tile in tiles], "the tile that is being built"),
            Group(
                ROAD,
                [f"road/{space}/{tile}" for space in spaces for tile in tiles[FIXED_FIRST:]],
                "what lies on the road",
            ),
            Group(OWNER, [f"owner/{space}/{who}" for space in spaces for who in SEATS], "whose house stands there"),
            Group(WORKER, [f"worker/{space}/{who}" for space in spaces for who in SEATS], "whose worker"),
            Group(
                WAITING, [f"waiting/{space}/{who}" for space in spaces for who in SEATS], "who will have a residence"
            ),
            Group(BEFORE, [f"{circle}/{who}" for circle in circles for who in SEATS], "workers before the bridge"),
            Group(
                QUEUE, [f"queue/{place}/{who}" for place in places for who in SEATS], "workers in the castle, in order"
            ),
            Group(ORDER, [f"order/{place}/{who}" for place in places for who in SEATS], "turn order"),
            Group(PASSED, [f"passed/{place}/{who}" for place in places for who in SEATS], "who passed, in order"),
            Group(TAKEN, [f"taken/{tile}" for tile in tiles[WOOD_FIRST:]], "copies that cannot be built any more"),
            Group(SEAT, [f"{who}/{name}" for who in SEATS for name in own], "what each player has"),
        ]

    def fill(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        s = state
        if not sheet.keeps(ROAD_PART, s.road_changes):
            self.list_tiles(s, sheet)
        sheet.open(REST)
        sheet.list_head(s, MOVER, PHASE)
        self.list_road(s, sheet, sheet.notes[sheet.row * NOTES])
        self.list_workers(s, sheet)
        sheet.mark()
        if s.seat >= 0:
            self.put_choice(s, sheet)
        self.write_table(s, sheet)
        self.write_seats(s, sheet)

    def list_tiles(self, s: Position, sheet: Sheet) -> None:
        """The tiles on the road, what cannot be built any more, and what the table agreed on. A note says where the
        road ends."""
        sheet.list_one(PLAYERS + s.players - 2)
        end = sheet.list_kinds(ROAD - FIXED_FIRST, ROAD_TILES, s.tile, 1, SPACES + 1)
        sheet.mark()
        sheet.close()
        sheet.notes[sheet.row * NOTES] = end
        values = sheet.values
        base = sheet.base
        supply = s.supply
        copies = s.figures.copies
        for tile in range(i64(WOOD_FIRST), i64(TILES)):
            values[base + TAKEN - WOOD_FIRST + tile] = i16(copies[tile] - supply[tile])
        values[base + OPTIONS] = i16(s.beginner)
        values[base + OPTIONS + 1] = i16(s.jeweler)
        values[base + OPTIONS + 2] = i16(s.lawyer_points)
        values[base + OPTIONS + 3] = i16(s.strict_gate)
        values[base + OPTIONS + 4] = i16(s.castle_by_scale)

    def write_table(self, s: Position, sheet: Sheet) -> None:
        """The markers, and how far the phase is."""
        values = sheet.values
        base = sheet.base
        values[base + ROUND] = i16(s.round)
        values[base + MARKERS] = i16(s.provost)
        values[base + MARKERS + 1] = i16(s.bailiff)
        values[base + MARKERS + 2] = i16(s.scored)
        going: i64 = i64(s.seat >= 0)
        values[base + PROGRESS] = i16(s.cursor * going)
        values[base + PROGRESS + 1] = i16(s.part * going)
        values[base + PROGRESS + 2] = i16(s.busy * going)
        values[base + PROGRESS + 3] = i16(s.favors * going)

    def put_choice(self, s: Position, sheet: Sheet) -> None:
        """How far the choice is."""
        if s.line >= 0:
            sheet.put(LINE + s.line, 1)
        if s.phase == ACTIVATION and 0 < s.cursor <= SPACES and s.tile[s.cursor] >= 0:
            sheet.put(ASKED + s.tile[s.cursor], 1)
        elif s.phase == SPECIAL and 0 < s.cursor + s.busy <= SPECIALS:
            sheet.put(ASKED + s.cursor + s.busy - 1, 1)
        if s.target >= 0:
            sheet.put(TARGET + s.target, 1)
        if s.effect >= 0:
            if s.line >= 0:
                sheet.put(CHOICE, column_in_use(s))
            if s.option >= 0:
                sheet.put(CHOICE + 1, s.option - s.figures.effects.first[s.effect])
        if s.pending == a.ASK_PAY:
            sheet.put(LOWEST + s.wild_from, 1)
            sheet.put(CHOICE + 2, s.wild)
        elif s.pending == a.ASK_TAKE:
            sheet.put(LOWEST + s.take_from, 1)
            sheet.put(CHOICE + 3, s.takes)
        elif s.pending == a.ASK_BATCH:
            sheet.put(LOWEST + s.batch_from, 1)

    def list_road(self, s: Position, sheet: Sheet, end: i64) -> None:
        """Whose houses and workers are on the road and, seldom, who waits for a residence."""
        players = s.players
        seat = sheet.seat
        columns = sheet.listed
        n: i64 = sheet.at
        owners = s.owner
        workers = s.worker
        column: i64 = 0
        at: i64 = -seat
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
        sheet.list_few(WAITING - MOST_PLAYERS, s.waiting)

    def list_workers(self, s: Position, sheet: Sheet) -> None:
        """Workers before the bridge and in the castle, turn order, who has passed, and lines of favors in use."""
        sheet.list_seats(BEFORE, s.special, 0, STABLES)
        if s.stables_count > 0:
            sheet.list_seats(BEFORE + IN_STABLES * MOST_PLAYERS, s.stables, 0, STABLE_PLACES)
        sheet.list_seat(BEFORE + IN_INN * MOST_PLAYERS, s.inn_left)
        sheet.list_seat(BEFORE + (IN_INN + 1) * MOST_PLAYERS, s.inn_right)
        if s.queue_count > 0:
            sheet.list_seats(QUEUE, s.queue, 0, s.players)
        sheet.list_seats(ORDER, s.order, 0, s.players)
        if s.bridge_count > 0:
            sheet.list_seats(PASSED, s.bridge, 0, s.bridge_count)
        used = s.used_lines
        for turn in range(s.players):
            who: i64 = sheet.seat + turn
            if who >= s.players:
                who -= s.players
            if used[who] != 0:
                sheet.list_bits(SEAT + turn * SEAT_NUMBERS + USED, used[who])

    def write_seats(self, s: Position, sheet: Sheet) -> None:
        """What everybody has."""
        values = sheet.values
        points = s.points
        deniers = s.deniers
        workers = s.workers
        goods = s.goods
        level = s.level
        houses = s.houses
        batches = s.batches
        who: i64 = sheet.seat
        at: i64 = sheet.base + SEAT
        for _turn in range(s.players):
            values[at] = i16(points[who])
            values[at + DENIERS] = i16(deniers[who])
            values[at + WORKERS] = i16(workers[who])
            for good in range(i64(GOODS)):
                values[at + HELD + good] = i16(goods[who * GOODS + good])
            for line in range(i64(LINES)):
                values[at + LEVEL + line] = i16(level[who * LINES + line])
            for section in range(i64(SECTIONS)):
                values[at + HOUSES + section] = i16(houses[who * SECTIONS + section])
            values[at + BATCHES] = i16(batches[who])
            at += SEAT_NUMBERS
            who += 1
            if who == s.players:
                who = 0


def make_observer() -> Observer:
    return CaylusObserver()
