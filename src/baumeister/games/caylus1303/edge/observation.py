# compiled: mypyc
"""What a seat of Caylus 1303 may know, as a row of numbers for learning programs.

The hot loops write into the arrays of the sheet themselves, taken out of their objects once: `put` costs three times
as much.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from baumeister.engine.catalogue import Catalogue
from baumeister.engine.goods import GOOD_NAMES, GOODS
from baumeister.engine.groups import Group
from baumeister.engine.observation import SEATS, Observer, Sheet
from baumeister.engine.state import State
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules.components import (
    BRIDGE,
    CHARACTER_NAMES,
    CHARACTERS,
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
DECISION: Final = 0  # 17 kinds
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
        super().__init__(COUNT)

    def groups(self, catalogue: Catalogue) -> list[Group]:
        tiles = catalogue.pieces["tile"]
        spaces = range(1, SPACES + 1)
        beyond = range(FIRST_YELLOW, SPACES + 1)
        places = range(1, MOST_PLAYERS + 1)
        slots = range(1, SITE_SLOTS + 1)
        return [
            Group(
                DECISION, [f"decision/{kind.name}" for kind in catalogue.decisions], "what is asked; none: it is over"
            ),
            Group(MOVER, [f"mover/{who}" for who in SEATS], "who is asked"),
            Group(PHASE, [f"phase/{phase}" for phase in catalogue.phases], "phase of the round"),
            Group(ROUND, ["round"], "from 1"),
            Group(PLAYERS, [f"players/{number}" for number in range(2, 6)], "how many play"),
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
        self.list_table(s, seat, sheet)
        self.list_road(s, seat, sheet)
        self.list_characters(s, seat, sheet)
        sheet.mark()
        self.fill_numbers(s, sheet)
        self.fill_seats(s, seat, sheet)

    def list_table(self, s: Position, seat: i64, sheet: Sheet) -> None:
        players = s.players
        columns = sheet.set
        n: i64 = sheet.at
        columns[n] = i16(DECISION + s.pending)
        columns[n + 1] = i16(PHASE + s.phase)
        columns[n + 2] = i16(PLAYERS + players - 2)
        who: i64 = s.start_seat - seat
        columns[n + 3] = i16(START + (who if who >= 0 else who + players))
        who = s.plan_seat - seat
        columns[n + 4] = i16(PLANNER + (who if who >= 0 else who + players))
        n += 5
        if s.seat >= 0:
            who = s.seat - seat
            columns[n] = i16(MOVER + (who if who >= 0 else who + players))
            n += 1
            if s.busy != 0 and s.cursor != BRIDGE:
                columns[n] = i16(ASKED + s.tile[s.cursor])
                n += 1
            if s.target >= 0:
                columns[n] = i16(TARGET + s.target)
                n += 1
            if s.pending == a.ASK_PAY:
                columns[n] = i16(LOWEST + s.wild_from)
                n += 1
            elif s.pending == a.ASK_BUNDLE:
                columns[n] = i16(LOWEST + s.bundle_from)
                n += 1
        tiles = s.site_tile
        for slot in range(i64(SITE_SLOTS)):
            columns[n] = i16(SITE_TILE + slot * TILES + tiles[slot])
            n += 1
        row = s.site
        for place in range(s.site_count):
            who = row[place] - seat
            columns[n] = i16(SITE + place * MOST_PLAYERS + (who if who >= 0 else who + players))
            n += 1
        row = s.bridge
        for place in range(s.bridge_count):
            who = row[place] - seat
            columns[n] = i16(PASSED + place * MOST_PLAYERS + (who if who >= 0 else who + players))
            n += 1
        sheet.at = n

    def list_road(self, s: Position, seat: i64, sheet: Sheet) -> None:
        players = s.players
        columns = sheet.set
        n: i64 = sheet.at
        tiles = s.tile
        owners = s.owner
        workers = s.worker
        second: i64 = 0
        if s.second_seat >= 0:
            second = s.second_space
        column: i64 = 0
        for space in range(1, i64(SPACES + 1)):
            tile = tiles[space]
            if tile < 0:
                break
            if space > BRIDGE:
                columns[n] = i16(ROAD + (space - FIRST_YELLOW) * ROAD_TILES + tile - START_FIRST)
                n += 1
            who: i64 = owners[space]
            column = OWNER + (space - 1) * MOST_PLAYERS + who - seat
            columns[n] = i16(column if who >= seat else column + players)
            n += i64(who >= 0)
            who = workers[space]
            column = WORKER + (space - 1) * MOST_PLAYERS + who - seat
            columns[n] = i16(column if who >= seat else column + players)
            n += i64(who >= 0)
            if space == second:
                # When the first worker has left, the Journeyman's is the first.
                column = SECOND if who >= 0 else WORKER
                column += (space - 1) * MOST_PLAYERS + s.second_seat - seat
                columns[n] = i16(column if s.second_seat >= seat else column + players)
                n += 1
        sheet.at = n

    def list_characters(self, s: Position, seat: i64, sheet: Sheet) -> None:
        """Who has which character, and what cannot be built any more."""
        players = s.players
        columns = sheet.set
        n: i64 = sheet.at
        holders = s.holder
        column: i64 = CHARACTER
        for character in range(i64(CHARACTERS)):
            who = holders[character]
            place: i64 = who - seat if who >= seat else who - seat + players
            columns[n] = i16(column + (place if who >= 0 else i64(MOST_PLAYERS)))
            n += i64(who >= ON_BOARD)
            column += HOLDERS
        gone: i64 = ~s.supply & BUILDABLE
        column = GONE
        gone >>= WOOD_FIRST
        while gone != 0:
            columns[n] = i16(column)
            n += gone & 1
            gone >>= 1
            column += 1
        sheet.at = n

    def fill_numbers(self, s: Position, sheet: Sheet) -> None:
        """How far the game, the phase and the choice in it are. All of it is public, like everything but points."""
        sheet.put(ROUND, s.round)
        sheet.put(PROVOST, s.provost)
        sheet.put(OPTIONS, s.first_game)
        sheet.put(OPTIONS + 1, s.open_points)
        sheet.put(OPTIONS + 2, s.monument_without_house)
        if s.seat < 0:
            return
        sheet.put(PROGRESS, s.cursor)
        sheet.put(PROGRESS + 1, s.part)
        sheet.put(PROGRESS + 2, s.busy)
        sheet.put(PROGRESS + 3, s.goldsmith_used)
        sheet.put(PROGRESS + 4, s.favor_stage)
        if s.pending == a.ASK_BUNDLE:
            sheet.put(CHOICE + 2, s.bundle_left)
            sheet.put(CHOICE + 3, s.bundle_gold)
        elif s.pending == a.ASK_PAY:
            sheet.put(CHOICE + 1, s.wild)
        if s.effect >= 0:
            sheet.put(CHOICE, s.option - s.figures.effects.first[s.effect])
            if s.favor_stage != NO_FAVOR:
                for slot in range(i64(SITE_SLOTS)):
                    if s.figures.start_effect[s.site_tile[slot]] == s.effect:
                        sheet.put(CHOICE + 4, slot + 1)

    def fill_seats(self, s: Position, seat: i64, sheet: Sheet) -> None:
        players = s.players
        values = sheet.values
        columns = sheet.set
        base = sheet.base
        n: i64 = sheet.at
        stock = s.workers
        goods = s.goods
        points = s.points
        delivered = s.delivered
        shown = s.open_points != 0 or s.phase == OVER
        who = seat
        at: i64 = SEAT
        for i in range(players):
            values[base + at] = i16(stock[who])
            columns[n] = i16(at)
            n += i64(stock[who] != 0)
            for good in range(i64(GOODS)):
                held = goods[who * GOODS + good]
                values[base + at + HELD + good] = i16(held)
                columns[n] = i16(at + HELD + good)
                n += i64(held != 0)
            if i > 0 and not shown:
                values[base + at + COVERED] = 1
                columns[n] = i16(at + COVERED)
                n += 1
            elif points[who] != 0:
                values[base + at + POINTS] = i16(points[who])
                columns[n] = i16(at + POINTS)
                n += 1
            values[base + at + DELIVERED] = i16(delivered[who])
            columns[n] = i16(at + DELIVERED)
            n += i64(delivered[who] != 0)
            at += SEAT_NUMBERS
            who += 1
            if who == players:
                who = 0
        sheet.at = n


def make_observer() -> Observer:
    return Caylus1303Observer()
