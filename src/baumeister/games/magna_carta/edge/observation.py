# compiled: mypyc
"""What a seat of Caylus Magna Carta may know, as a row of numbers for learning programs: all but the others' hands
beyond what everybody knows of them, the order of the piles, and the chance to come.

The hot loops write into the arrays of the sheet themselves, taken out of their objects once: `put` costs three times
as much.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from baumeister.engine.bits import has
from baumeister.engine.catalogue import Catalogue
from baumeister.engine.groups import Group
from baumeister.engine.observation import SEATS, Observer, Sheet
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
DECISION: Final = 0  # 12 kinds
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
        super().__init__(COUNT)
        self.built: vec[i64] = filled(MOST_PLAYERS, 0)

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
            Group(
                DECISION, [f"decision/{kind.name}" for kind in catalogue.decisions], "what is asked; none: it is over"
            ),
            Group(MOVER, [f"mover/{who}" for who in seats], "who is asked"),
            Group(PHASE, [f"phase/{phase}" for phase in catalogue.phases], "phase of the round"),
            Group(ROUND, ["round"], "from 1"),
            Group(PLAYERS, [f"players/{number}" for number in range(2, 5)], "how many play"),
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
        self.list_table(s, seat, sheet)
        self.list_road(s, seat, sheet)
        self.list_cards(s, seat, sheet)
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
        n += 3
        who: i64 = s.start_seat - seat
        if s.start_seat >= 0:
            columns[n] = i16(START + (who if who >= 0 else who + players))
            n += 1
        if s.seat >= 0:
            who = s.seat - seat
            columns[n] = i16(MOVER + (who if who >= 0 else who + players))
            n += 1
            if s.phase == EFFECTS:
                columns[n] = i16(ASKED + s.card[s.cursor])
                n += 1
            if s.target >= 0:
                columns[n] = i16(TARGET + s.target)
                n += 1
            if s.pending == a.ASK_PAY:
                columns[n] = i16(LOWEST + s.pay_from)
                n += 1
            elif s.pending == a.ASK_TAKE:
                columns[n] = i16(LOWEST + s.take_from)
                n += 1
        row = s.bridge
        for place in range(s.bridge_count):
            who = row[place] - seat
            columns[n] = i16(PASSED + place * MOST_PLAYERS + (who if who >= 0 else who + players))
            n += 1
        if s.chosen != 0:
            for place in range(1, s.length + 1):
                if has(s.chosen, place):
                    columns[n] = i16(CHOSEN + place - 1)
                    n += 1
        sheet.at = n

    def list_road(self, s: Position, seat: i64, sheet: Sheet) -> None:
        """The road; on the way the points of everybody's cards."""
        players = s.players
        columns = sheet.set
        n: i64 = sheet.at
        cards = s.card
        tops = s.top
        owners = s.owner
        workers = s.worker
        worth = s.figures.points
        built = self.built
        for i in range(players):
            built[i] = 0
        column: i64 = 0
        for place in range(1, s.length + 1):
            card = cards[place]
            columns[n] = i16(ROAD + (place - 1) * ROAD_CARDS + card)
            n += 1
            top = tops[place]
            if top != card:
                columns[n] = i16(TOP + (place - 1) * COVERS + top - PRESTIGE_FIRST)
                n += 1
            who: i64 = owners[place]
            if who >= 0:
                built[who] += worth[top]
                column = OWNER + (place - 1) * MOST_PLAYERS + who - seat
                columns[n] = i16(column if who >= seat else column + players)
                n += 1
            who = workers[place]
            column = WORKER + (place - 1) * MOST_PLAYERS + who - seat
            columns[n] = i16(column if who >= seat else column + players)
            n += i64(who >= 0)
        sheet.at = n

    def list_cards(self, s: Position, seat: i64, sheet: Sheet) -> None:
        """What is known of hands, and what lies open in front of the players."""
        players = s.players
        columns = sheet.set
        n: i64 = list_bits(columns, sheet.at, DISPLAY, s.display)
        n = list_bits(columns, n, HAND, s.hand[seat])
        known = s.known
        discard = s.discard
        who = seat
        at: i64 = SEAT
        for _ in range(players):
            if known[who] != 0:
                n = list_bits(columns, n, at + KNOWN, known[who])
            if discard[who] != 0:
                n = list_bits(columns, n, at + DISCARD, discard[who])
            if s.beginner != 0:
                n = list_bits(columns, n, at + FRONT, s.front[who])
            at += SEAT_NUMBERS
            who += 1
            if who == players:
                who = 0
        sheet.at = n

    def fill_numbers(self, s: Position, sheet: Sheet) -> None:
        """What lies on the road, and how far the game, the phase and the choice in it are."""
        values = sheet.values
        columns = sheet.set
        base = sheet.base
        n: i64 = sheet.at
        values[base + ROUND] = i16(s.round)
        columns[n] = ROUND
        n += i64(s.round != 0)
        values[base + ROAD_NUMBERS] = i16(s.length)
        columns[n] = ROAD_NUMBERS
        n += i64(s.length != 0)
        values[base + ROAD_NUMBERS + 1] = i16(s.provost)
        columns[n] = ROAD_NUMBERS + 1
        n += i64(s.provost != 0)
        stock = s.stock
        for section in range(i64(SECTIONS)):
            values[base + STOCK + section] = i16(stock[section])
            columns[n] = i16(STOCK + section)
            n += i64(stock[section] != 0)
        cubes = s.cubes
        for place in range(1, s.length + 1):
            if cubes[place] != 0:
                values[base + CUBES + place - 1] = i16(cubes[place])
                columns[n] = i16(CUBES + place - 1)
                n += 1
        sheet.at = n
        sheet.put(OPTIONS, s.beginner)
        if s.seat < 0:
            return
        sheet.put(PROGRESS, s.cursor)
        sheet.put(PROGRESS + 1, s.part)
        sheet.put(CHOICE, s.place)
        if s.pending == a.ASK_PAY:
            sheet.put(CHOICE + 1, s.left)
            sheet.put(CHOICE + 2, s.white)
            sheet.put(CHOICE + 3, s.pay_same)
        elif s.pending == a.ASK_TAKE:
            sheet.put(CHOICE + 4, s.take_left)

    def fill_seats(self, s: Position, seat: i64, sheet: Sheet) -> None:
        players = s.players
        values = sheet.values
        columns = sheet.set
        base = sheet.base
        n: i64 = sheet.at
        deniers = s.deniers
        workers = s.workers
        goods = s.goods
        tiles = s.tiles
        built = self.built
        piles = s.pile_size
        offered = s.offered
        who = seat
        at: i64 = SEAT
        number: i64 = 0
        for _ in range(players):
            values[base + at] = i16(deniers[who])
            columns[n] = i16(at)
            n += i64(deniers[who] != 0)
            values[base + at + WORKERS] = i16(workers[who])
            columns[n] = i16(at + WORKERS)
            n += i64(workers[who] != 0)
            values[base + at + BUILT] = i16(built[who])
            columns[n] = i16(at + BUILT)
            n += i64(built[who] != 0)
            values[base + at + PILE_SIZE] = i16(piles[who])
            columns[n] = i16(at + PILE_SIZE)
            n += i64(piles[who] != 0)
            values[base + at + OFFERED] = i16(offered[who])
            columns[n] = i16(at + OFFERED)
            n += i64(offered[who] != 0)
            for good in range(i64(GOODS)):
                number = goods[who * GOODS + good]
                values[base + at + HELD + good] = i16(number)
                columns[n] = i16(at + HELD + good)
                n += i64(number != 0)
            for section in range(i64(SECTIONS)):
                number = tiles[who * SECTIONS + section]
                values[base + at + TILES + section] = i16(number)
                columns[n] = i16(at + TILES + section)
                n += i64(number != 0)
            at += SEAT_NUMBERS
            who += 1
            if who == players:
                who = 0
        sheet.at = n


def list_bits(columns: vec[i16], at: i64, first: i64, bits: i64) -> i64:
    """List a column for every bit of a set, from the lowest on; returns the next free place."""
    n: i64 = at
    column: i64 = first
    rest: i64 = bits
    while rest != 0:
        columns[n] = i16(column)
        n += rest & 1
        rest >>= 1
        column += 1
    return n


def make_observer() -> Observer:
    return MagnaCartaObserver()
