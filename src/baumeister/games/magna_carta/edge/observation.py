# compiled: mypyc
"""What a seat of Caylus Magna Carta may know, as a row of numbers for learning programs: all but the others' hands
beyond what everybody knows of them, the order of the piles, and the chance to come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from baumeister.engine.catalogue import Catalogue
from baumeister.engine.groups import Group
from baumeister.engine.observation import NOTES, REST, SEATS, Observer, Sheet, head_groups, players_group
from baumeister.engine.state import State
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules.components import (
    DECK,
    DECK_FIRST,
    GOOD_NAMES,
    GOODS,
    MOST_PLAYERS,
    PLACES,
    PRESTIGE_FIRST,
    SECTION_NAMES,
    SECTIONS,
)
from baumeister.games.magna_carta.rules.position import EFFECTS, Position

# ---- where each group begins
# from 0: decision, 12 kinds
MOVER: Final = 12
PHASE: Final = 16  # 8 phases
ROUND: Final = 24
PLAYERS: Final = 25
OPTIONS: Final = 28
ROAD_NUMBERS: Final = 29
START: Final = 31
PROGRESS: Final = 35
CHOICE: Final = 37
LOWEST: Final = 42
ASKED: Final = 46
TARGET: Final = 71
ROAD: Final = 96
TOP: Final = 980
OWNER: Final = 1396
WORKER: Final = 1604
CUBES: Final = 1812
CHOSEN: Final = 1864
STOCK: Final = 1916
DISPLAY: Final = 1919
PASSED: Final = 1926
HAND: Final = 1942
SEAT: Final = 1954
COUNT: Final = 2126

#: What can lie on a place: neutral cards and those of the decks. What can cover it: prestige cards and a residence.
ROAD_CARDS: Final = 17
COVERS: Final = 8

# ---- parts of a row, and notes on it: where the cubes end, and the points of everybody's cards
ROAD_PART: Final = 1
ROOMS: Final = [400, 150]
CUBES_NOTE: Final = 0
BUILT_NOTES: Final = 1

# ---- inside a seat's numbers
WORKERS: Final = 1
HELD: Final = 2
TILES: Final = 6
BUILT: Final = 9
PILE_SIZE: Final = 10
OFFERED: Final = 11
KNOWN: Final = 12
DISCARD: Final = 24
FRONT: Final = 36
SEAT_NUMBERS: Final = 43


@final
class MagnaCartaObserver(Observer):
    def __init__(self) -> None:
        numbers = [(ROUND, 1), (OPTIONS, 1), (ROAD_NUMBERS, 2), (PROGRESS, 2), (CHOICE, 1), (CUBES, PLACES)]
        numbers += [(STOCK, SECTIONS)]
        numbers += [(HAND, DECK), (SEAT, MOST_PLAYERS * SEAT_NUMBERS)]
        super().__init__(COUNT, MOST_PLAYERS, numbers, ROOMS)

    def groups(self, catalogue: Catalogue) -> list[Group]:
        cards = catalogue.pieces["card"]
        seats = SEATS[:MOST_PLAYERS]
        deck = cards[DECK_FIRST:PRESTIGE_FIRST]
        prestige = cards[PRESTIGE_FIRST : PRESTIGE_FIRST + COVERS - 1]
        numbers = range(1, PLACES + 1)
        own = ["deniers", "workers", *GOOD_NAMES, *[f"tiles/{section}" for section in SECTION_NAMES], "built"]
        own += ["pile_size", "batches"]
        own += [f"known/{card}" for card in deck]
        own += [f"discard/{card}" for card in deck]
        own += [f"front/{card}" for card in prestige]
        return [
            *head_groups(catalogue, MOST_PLAYERS),
            Group(ROUND, ["round"], "from 1"),
            players_group(PLAYERS, MOST_PLAYERS),
            Group(OPTIONS, ["beginner"], "what the table agreed on"),
            Group(ROAD_NUMBERS, ["length", "provost"], "cards of the road, and the one the Provost stands on"),
            Group(START, [f"start/{who}" for who in seats], "who has the start player card"),
            Group(PROGRESS, ["cursor", "part"], "how far the phase is: who comes next follows from it"),
            Group(
                CHOICE,
                ["place", "cubes_left", "white", "paid", "takes"],
                "how far a choice is: place it is about, cubes still to pay, or to take",
            ),
            Group(LOWEST, [f"lowest/{good}" for good in GOOD_NAMES], "cubes are named in ascending order from here"),
            Group(ASKED, [f"asked/{card}" for card in cards], "the card whose effect is carried out"),
            Group(TARGET, [f"target/{card}" for card in cards], "the card that is being built"),
            Group(
                ROAD,
                [f"road/{number}/{card}" for number in numbers for card in cards[:PRESTIGE_FIRST]],
                "what lies on the road",
            ),
            Group(
                TOP,
                [f"top/{number}/{card}" for number in numbers for card in cards[PRESTIGE_FIRST:]],
                "what it was turned into or covered with",
            ),
            Group(OWNER, [f"owner/{number}/{who}" for number in numbers for who in seats], "whose it is"),
            Group(
                WORKER, [f"worker/{number}/{who}" for number in numbers for who in seats], "whose worker stands there"
            ),
            Group(CUBES, [f"cubes/{number}" for number in numbers], "cubes on it"),
            Group(CHOSEN, [f"chosen/{number}" for number in numbers], "it turns when its worker is done"),
            Group(STOCK, [f"stock/{section}" for section in SECTION_NAMES], "tiles of the castle"),
            Group(DISPLAY, [f"display/{card}" for card in prestige], "prestige cards that can be built"),
            Group(PASSED, [f"passed/{place}/{who}" for place in range(1, 5) for who in seats], "who passed, in order"),
            Group(HAND, [f"hand/{card}" for card in deck], "your own hand"),
            Group(
                SEAT,
                [f"{who}/{name}" for who in seats for name in own],
                "what each player has; built: points of cards on the road; known: everybody knows it is in the "
                "hand, which is the deck less pile, discards and what was built",
            ),
        ]

    def fill(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        s = state
        if not sheet.keeps(ROAD_PART, s.road_changes):
            self.list_tops(s, sheet)
        sheet.open(REST)
        sheet.list_head(s, MOVER, PHASE)
        sheet.list_seat(START, s.start_seat)
        self.list_road(s, sheet)
        if s.bridge_count > 0:
            sheet.list_seats(PASSED, s.bridge, 0, s.bridge_count)
        if s.chosen != 0:
            sheet.list_bits(CHOSEN - 1, s.chosen)
        sheet.mark()
        self.put_choice(s, sheet)
        self.write_table(s, sheet)
        self.write_seats(s, sheet)
        self.write_cards(s, sheet)

    def list_tops(self, s: Position, sheet: Sheet) -> None:
        """The cards of the road and what they were turned into, those on display, and what the table agreed on. Notes
        say how many points the cards of every seat are worth."""
        sheet.list_one(PLAYERS + s.players - 2)
        sheet.list_bits(DISPLAY, s.display)
        sheet.list_kinds(ROAD, ROAD_CARDS, s.card, 1, s.length + 1)
        tops = s.top
        owners = s.owner
        worth = s.figures.points
        notes = sheet.notes
        built: i64 = sheet.row * NOTES + BUILT_NOTES
        for seat in range(s.players):
            notes[built + seat] = 0
        for place in range(1, s.length + 1):
            top = tops[place]
            if top >= PRESTIGE_FIRST:
                sheet.list_one(TOP + (place - 1) * COVERS + top - PRESTIGE_FIRST)
            if owners[place] >= 0:
                notes[built + owners[place]] += worth[top]
        sheet.mark()
        sheet.close()
        sheet.values[sheet.base + OPTIONS] = i16(s.beginner)

    def write_table(self, s: Position, sheet: Sheet) -> None:
        """How far round and phase are, cubes on the road, and tiles that can be won."""
        values = sheet.values
        base = sheet.base
        length = s.length
        values[base + ROUND] = i16(s.round)
        values[base + ROAD_NUMBERS] = i16(length)
        values[base + ROAD_NUMBERS + 1] = i16(s.provost)
        values[base + PROGRESS] = i16(s.cursor)
        values[base + PROGRESS + 1] = i16(s.part)
        values[base + CHOICE] = i16(s.place)
        sheet.write(STOCK, s.stock)
        # Behind the end of the road there are no cubes: that is written only where the row before had a longer one.
        cubes = s.cubes
        note: i64 = sheet.row * NOTES + CUBES_NOTE
        end: i64 = sheet.notes[note]
        if end < length:
            end = length
        for place in range(1, end + 1):
            values[base + CUBES - 1 + place] = i16(cubes[place])
        sheet.notes[note] = length

    def put_choice(self, s: Position, sheet: Sheet) -> None:
        """How far the choice is; after the end none is left."""
        if s.phase == EFFECTS:
            sheet.put(ASKED + s.card[s.cursor], 1)
        if s.target >= 0:
            sheet.put(TARGET + s.target, 1)
        if s.pending == a.ASK_PAY:
            sheet.put(LOWEST + s.pay_from, 1)
            sheet.put(CHOICE + 1, s.left)
            sheet.put(CHOICE + 2, s.white)
            sheet.put(CHOICE + 3, s.pay_same)
        elif s.pending == a.ASK_TAKE:
            sheet.put(LOWEST + s.take_from, 1)
            sheet.put(CHOICE + 4, s.take_left)

    def list_road(self, s: Position, sheet: Sheet) -> None:
        """Whose the cards of the road are, and whose workers stand there."""
        players = s.players
        seat = sheet.seat
        owners = s.owner
        workers = s.worker
        columns = sheet.listed
        n: i64 = sheet.at
        at: i64 = -seat
        column: i64 = 0
        for place in range(1, s.length + 1):
            who: i64 = owners[place]
            column = OWNER + at + who
            columns[n] = i16(column if who >= seat else column + players)
            n += i64(who >= 0)
            who = workers[place]
            column = WORKER + at + who
            columns[n] = i16(column if who >= seat else column + players)
            n += i64(who >= 0)
            at += MOST_PLAYERS
        sheet.at = n

    def write_cards(self, s: Position, sheet: Sheet) -> None:
        """What is known of hands, and what lies open in front of the players."""
        known = s.known
        discard = s.discard
        front = s.front
        with_front: bool = s.beginner != 0 or not sheet.follows
        who: i64 = sheet.seat
        sheet.write_bits(HAND, DECK, s.hand[who])
        at: i64 = SEAT
        for _turn in range(s.players):
            sheet.write_bits(at + KNOWN, DECK, known[who])
            sheet.write_bits(at + DISCARD, DECK, discard[who])
            if with_front:
                sheet.write_bits(at + FRONT, COVERS - 1, front[who])
            at += SEAT_NUMBERS
            who += 1
            if who == s.players:
                who = 0

    def write_seats(self, s: Position, sheet: Sheet) -> None:
        """What everybody has, but for cards."""
        values = sheet.values
        notes = sheet.notes
        built: i64 = sheet.row * NOTES + BUILT_NOTES
        deniers = s.deniers
        workers = s.workers
        goods = s.goods
        tiles = s.tiles
        piles = s.pile_size
        offered = s.offered
        who: i64 = sheet.seat
        at: i64 = sheet.base + SEAT
        for _turn in range(s.players):
            values[at] = i16(deniers[who])
            values[at + WORKERS] = i16(workers[who])
            for good in range(i64(GOODS)):
                values[at + HELD + good] = i16(goods[who * GOODS + good])
            for section in range(i64(SECTIONS)):
                values[at + TILES + section] = i16(tiles[who * SECTIONS + section])
            values[at + BUILT] = i16(notes[built + who])
            values[at + PILE_SIZE] = i16(piles[who])
            values[at + OFFERED] = i16(offered[who])
            at += SEAT_NUMBERS
            who += 1
            if who == s.players:
                who = 0


def make_observer() -> Observer:
    return MagnaCartaObserver()
