# compiled: mypyc
"""What a seat of Caylus Magna Carta may know, as a row of numbers for learning programs: all but the others' hands
beyond what everybody knows of them, the order of the piles, and the chance to come."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from baumeister.engine.catalogue import Catalogue
from baumeister.engine.groups import Group
from baumeister.engine.observation import NOTES, SEATS, Observer, Sheet, head_groups, players_group
from baumeister.engine.state import State, filled
from baumeister.engine.vecs import vec
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules.components import (
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

#: In place of a seat, by the last bits of -1.
NOBODY: Final = 7
#: What can lie on a place: neutral cards and those of the decks. What can cover it: prestige cards and a residence.
ROAD_CARDS: Final = 17
COVERS: Final = 8

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
        numbers += [(SEAT + turn * SEAT_NUMBERS, KNOWN) for turn in range(MOST_PLAYERS)]
        super().__init__(COUNT, MOST_PLAYERS, numbers)
        self.built: vec[i64] = filled(NOBODY + 1, 0)  # of every seat

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
        sheet.keep(PLAYERS + s.players - 2)
        sheet.keep_bits(DISPLAY, s.display)
        sheet.keep_kinds(ROAD, ROAD_CARDS, s.card, 1, s.length + 1)
        sheet.settle()
        sheet.list_head(s, MOVER, PHASE)
        sheet.list_seat(START, s.start_seat)
        self.list_road(s, sheet)
        if s.bridge_count > 0:
            sheet.list_seats(PASSED, s.bridge, 0, s.bridge_count)
        if s.chosen != 0:
            sheet.list_bits(CHOSEN - 1, s.chosen)
        self.list_cards(s, sheet)
        sheet.mark()
        if s.seat >= 0:
            self.put_choice(s, sheet)
        self.write_table(s, sheet)
        self.write_seats(s, sheet)

    def write_table(self, s: Position, sheet: Sheet) -> None:
        """What the table agreed on, how far round and phase are, cubes on the road, and tiles that can be won."""
        values = sheet.values
        base = sheet.base
        length = s.length
        values[base + ROUND] = i16(s.round)
        values[base + OPTIONS] = i16(s.beginner)
        values[base + ROAD_NUMBERS] = i16(length)
        values[base + ROAD_NUMBERS + 1] = i16(s.provost)
        going: i64 = i64(s.seat >= 0)
        values[base + PROGRESS] = i16(s.cursor * going)
        values[base + PROGRESS + 1] = i16(s.part * going)
        values[base + CHOICE] = i16(s.place * going)
        sheet.write(STOCK, s.stock)
        # Behind the end of the road there are no cubes: that is written only where the row before had a longer one.
        cubes = s.cubes
        note: i64 = sheet.row * NOTES
        end: i64 = sheet.notes[note]
        if end < length:
            end = length
        for place in range(1, end + 1):
            values[base + CUBES - 1 + place] = i16(cubes[place])
        sheet.notes[note] = length

    def put_choice(self, s: Position, sheet: Sheet) -> None:
        """How far the choice is."""
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
        """Whose the cards of the road are, what they were turned into, and whose workers stand there; on the way the
        points of everybody's cards."""
        players = s.players
        seat = sheet.seat
        tops = s.top
        owners = s.owner
        workers = s.worker
        worth = s.figures.points
        built = self.built
        for i in range(players):
            built[i] = 0
        columns = sheet.set
        n: i64 = sheet.at
        at: i64 = -seat
        column: i64 = 0
        for place in range(1, s.length + 1):
            top = tops[place]
            if top >= PRESTIGE_FIRST:
                columns[n] = i16(TOP + (place - 1) * COVERS + top - PRESTIGE_FIRST)
                n += 1
            who: i64 = owners[place]
            built[who & NOBODY] += worth[top]
            column = OWNER + at + who
            columns[n] = i16(column if who >= seat else column + players)
            n += i64(who >= 0)
            who = workers[place]
            column = WORKER + at + who
            columns[n] = i16(column if who >= seat else column + players)
            n += i64(who >= 0)
            at += MOST_PLAYERS
        sheet.at = n

    def list_cards(self, s: Position, sheet: Sheet) -> None:
        """What is known of hands, and what lies open in front of the players."""
        players = s.players
        known = s.known
        discard = s.discard
        front = s.front
        who = sheet.seat
        sheet.list_bits(HAND, s.hand[who])
        for turn in range(players):
            # The three stand side by side in a row, too.
            bits: i64 = known[who] | discard[who] << (DISCARD - KNOWN)
            if s.beginner != 0:
                bits |= front[who] << (FRONT - KNOWN)
            if bits != 0:
                sheet.list_bits(SEAT + turn * SEAT_NUMBERS + KNOWN, bits)
            who += 1
            if who == players:
                who = 0

    def write_seats(self, s: Position, sheet: Sheet) -> None:
        """What everybody has, but for cards."""
        sheet.write_seats(SEAT, SEAT_NUMBERS, s.deniers)
        sheet.write_seats(SEAT + WORKERS, SEAT_NUMBERS, s.workers)
        sheet.write_groups(SEAT + HELD, SEAT_NUMBERS, s.goods, GOODS)
        sheet.write_groups(SEAT + TILES, SEAT_NUMBERS, s.tiles, SECTIONS)
        sheet.write_seats(SEAT + BUILT, SEAT_NUMBERS, self.built)
        sheet.write_seats(SEAT + PILE_SIZE, SEAT_NUMBERS, s.pile_size)
        sheet.write_seats(SEAT + OFFERED, SEAT_NUMBERS, s.offered)


def make_observer() -> Observer:
    return MagnaCartaObserver()
