# compiled: mypyc
"""What a seat of Villagers may know, as a row of numbers for learning programs: all but the faces of cards that it has
not seen, and the chance to come.

Actions call the cards of the villages by their numbers on the table, so a row says what each number is; categories in
it (persons, suits) count from 1. The hot loops write both arrays of the sheet themselves, taken out of their objects
once: `put` costs three times as much.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from baumeister.engine.catalogue import Catalogue
from baumeister.engine.groups import Group
from baumeister.engine.observation import SEATS, Observer, Sheet
from baumeister.engine.state import State
from baumeister.games.villagers.rules.cards import (
    EVERYONE,
    LOOKED,
    MAY_HELP,
    PERSON_MASK,
    PERSON_SHIFT,
    SUIT_SEEN,
    eyes_of,
    person_on,
)
from baumeister.games.villagers.rules.components import (
    BASICS,
    FOUNDERS_BACK,
    GROUP_NAMES,
    GROUPS,
    HAND_ROOM,
    MOST_DRAFTED,
    MOST_PLAYERS,
    PERSONS,
    PILE_ROOM,
    PILES,
    RESERVE,
    ROW,
    STACK_ROOM,
    SUIT_NAMES,
    VILLAGE_ROOM,
)
from baumeister.games.villagers.rules.knowledge import handler_of, is_mixed_for
from baumeister.games.villagers.rules.looking import first_looked
from baumeister.games.villagers.rules.position import Position

# ---- where each group begins
DECISION: Final = 0  # 19 kinds
MOVER: Final = 19
PHASE: Final = 24  # 5 phases
TABLE: Final = 29
BASIC: Final = 43
LOOKED_PILE: Final = 46
PLAYERS: Final = 53
OPTIONS: Final = 57
LOS: Final = 62
ACTIVE: Final = 67
BASICS_LEFT: Final = 72
OFFER: Final = 75
HOLDER: Final = 87
WINNER: Final = 92
LAYING: Final = 107
TAKEN: Final = 173
ROW_PERSON: Final = 239
ROW_COINS: Final = 635
DISCARD: Final = 641
LOOKING: Final = 707
PILE: Final = 773
MIXED: Final = 843
PLACE: Final = 1305
SEAT: Final = 1961
CARD: Final = 3671
COUNT: Final = 4871

TABLE_NAMES: Final = (
    "round",
    "cursor",
    "busy",
    "picks",
    "market_held",
    "build_limit",
    "used",
    "basics_used",
    "acted",
    "tinner",
    "hired",
    "column",
    "place",
    "looked",
)

# ---- inside a pile: how many cards, the suit on top
PILE_ROW: Final = 10
# ---- inside a place of a pile: the card, and what everybody knows about it
MARK: Final = 1
ONLY_SUIT: Final = 100
MAY_SUPPORT: Final = 8
UNSEEN: Final = 16
LOOKED_AT: Final = 32
#: Bits of a card whose back was seen and of which nobody knows more: person and back.
PLAIN: Final = 8160
# ---- inside a seat's numbers
DRAFT_LIMIT: Final = 1
SUPPORTS: Final = 2
BACK: Final = 3
HAND: Final = 12
OPEN: Final = 78
DRAFTED: Final = 144
VILLAGE: Final = 210
COVERED: Final = 276
SEAT_ROW: Final = 342
# ---- inside a card's numbers, behind the five owners
UNDER: Final = 5
ROLE: Final = 6
COINS: Final = 7
CARD_ROW: Final = 8


@final
class VillagersObserver(Observer):
    def __init__(self) -> None:
        super().__init__(COUNT)

    def groups(self, catalogue: Catalogue) -> list[Group]:
        persons = catalogue.pieces["person"]
        piles = range(1, PILES + 1)
        places = range(1, ROW + 1)
        own = ["gold", "draft_limit", "supports"]
        own += [f"back/{suit}" for suit in SUIT_NAMES]
        for part in ("hand", "open", "drafted", "village", "covered"):
            own += [f"{part}/{person}" for person in persons]
        pile_names = ["count", *[f"top/{suit}" for suit in SUIT_NAMES]]
        card_names = [*SEATS, "under", "role", "coins"]
        return [
            Group(
                DECISION, [f"decision/{kind.name}" for kind in catalogue.decisions], "what is asked; none: it is over"
            ),
            Group(MOVER, [f"mover/{who}" for who in SEATS], "who is asked"),
            Group(PHASE, [f"phase/{phase}" for phase in catalogue.phases], "phase of the round"),
            Group(TABLE, TABLE_NAMES, "how far phase, turn and choice have come; place: card or pile it is about"),
            Group(
                BASIC, [f"exchange/{basic}" for basic in persons[1 : BASICS + 1]], "the basic a card is given up for"
            ),
            Group(LOOKED_PILE, [f"looked_pile/{number}" for number in piles], "the pile somebody looks at"),
            Group(PLAYERS, [f"players/{number}" for number in range(2, 6)], "how many play"),
            Group(
                OPTIONS,
                ["support", "profiteers", "development", "locks", "any_covered"],
                "what the table agreed on",
            ),
            Group(LOS, [f"los/{who}" for who in SEATS], "who has LOS!"),
            Group(ACTIVE, [f"active/{who}" for who in SEATS], "whose turn it is"),
            Group(BASICS_LEFT, [f"basics/{basic}" for basic in persons[1 : BASICS + 1]], "basics that are left"),
            Group(OFFER, [f"development/{name}" for name in catalogue.pieces["development"]], "on offer"),
            Group(HOLDER, [f"holder/{who}" for who in SEATS], "who has the production card"),
            Group(WINNER, [f"winner/{group}/{who}" for group in GROUP_NAMES for who in SEATS], "who gets its reward"),
            Group(LAYING, [f"laying/{person}" for person in persons], "who is being laid"),
            Group(TAKEN, [f"taken/{person}" for person in persons], "the monk or apprentice an apprentice took"),
            Group(
                ROW_PERSON, [f"row/{place}/{person}" for place in places for person in persons], "who lies in the row"
            ),
            Group(ROW_COINS, [f"row/{place}/coins" for place in places], "and the coins there"),
            Group(DISCARD, [f"discard/{person}" for person in persons], "the discard pile"),
            Group(LOOKING, [f"looking/{person}" for person in persons], "the cards you look at"),
            Group(
                PILE, [f"pile/{number}/{name}" for number in piles for name in pile_names], "stacks, and 7 the reserve"
            ),
            Group(
                MIXED,
                [f"mixed/{number}/{person}" for number in piles for person in persons],
                "whom you know to be among cards another seat put back: a digit of base 4 for each seat that did",
            ),
            Group(
                PLACE,
                [
                    f"pile/{number}/{place}/{name}"
                    for number in piles
                    for place in range(1, (STACK_ROOM if number < PILES else PILE_ROOM - RESERVE * STACK_ROOM) + 1)
                    for name in ("card", "mark")
                ],
                "from the lowest card up, what you know: the person from 1, or 100 and the suit from 1; mark: who put "
                "it there (from 1), + 8 may be a support card, + 16 its back was not seen, + 32 it was looked at",
            ),
            Group(
                SEAT,
                [f"{who}/{name}" for who in SEATS for name in own],
                "what each player has, as far as you know; back: cards of a hand you know by the suit only; open: "
                "everybody knows them",
            ),
            Group(
                CARD,
                [f"card/{number}/{name}" for number in range(VILLAGE_ROOM) for name in card_names],
                "by number: the person (from 1) at its owner; the card it lies on (its number from 1), whom it stands "
                "for, its coins",
            ),
        ]

    def fill(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        s = state
        self.list_table(s, seat, sheet)
        if s.development != 0:
            self.list_developments(s, seat, sheet)
        sheet.mark()
        self.fill_numbers(s, sheet)
        if s.looked_pile >= 0 and s.seat == seat:
            first = first_looked(s)
            for at in range(first, first + s.looked):
                sheet.add(LOOKING + person_on(s.pile[at]), 1)
        self.fill_piles(s, seat, sheet)
        self.fill_seats(s, seat, sheet)
        self.fill_villages(s, seat, sheet)

    def list_table(self, s: Position, seat: i64, sheet: Sheet) -> None:
        players = s.players
        columns = sheet.set
        n: i64 = sheet.at
        columns[n] = i16(DECISION + s.pending)
        columns[n + 1] = i16(PHASE + s.phase)
        columns[n + 2] = i16(PLAYERS + players - 2)
        who: i64 = s.los - seat
        columns[n + 3] = i16(LOS + (who if who >= 0 else who + players))
        n += 4
        if s.seat >= 0:
            who = s.seat - seat
            columns[n] = i16(MOVER + (who if who >= 0 else who + players))
            n += 1
        if s.active >= 0:
            who = s.active - seat
            columns[n] = i16(ACTIVE + (who if who >= 0 else who + players))
            n += 1
        if s.laying >= 0:
            columns[n] = i16(LAYING + s.laying)
            n += 1
        if s.taken >= 0:
            columns[n] = i16(TAKEN + s.taken)
            n += 1
        if s.basic >= 0:
            columns[n] = i16(BASIC + s.basic)
            n += 1
        if s.looked_pile >= 0:
            columns[n] = i16(LOOKED_PILE + s.looked_pile)
            n += 1
        row = s.row
        for place in range(i64(ROW)):
            columns[n] = i16(ROW_PERSON + place * PERSONS + row[place])
            n += i64(row[place] >= 0)
        sheet.at = n

    def list_developments(self, s: Position, seat: i64, sheet: Sheet) -> None:
        players = s.players
        columns = sheet.set
        n: i64 = sheet.at
        if s.holder >= 0:
            columns[n] = i16(HOLDER + (s.holder - seat + players) % players)
            n += 1
        for group in range(i64(GROUPS)):
            if s.offer[group] >= 0:
                columns[n] = i16(OFFER + s.offer[group])
                n += 1
            if s.winner[group] >= 0:
                columns[n] = i16(WINNER + group * MOST_PLAYERS + (s.winner[group] - seat + players) % players)
                n += 1
        sheet.at = n

    def fill_numbers(self, s: Position, sheet: Sheet) -> None:
        """How far phase, turn and choice have come, and what lies between the players but for the piles."""
        sheet.put(OPTIONS, s.support)
        sheet.put(OPTIONS + 1, s.profiteers)
        sheet.put(OPTIONS + 2, s.development)
        sheet.put(OPTIONS + 3, s.locks)
        sheet.put(OPTIONS + 4, s.any_covered)
        sheet.put(TABLE + 1, s.cursor)
        sheet.put(TABLE + 2, s.busy)
        sheet.put(TABLE + 3, s.picks)
        sheet.put(TABLE + 4, s.market_held)
        if s.build_limit != 0 or s.laying >= 0:
            sheet.put(TABLE + 5, s.build_limit)
            sheet.put(TABLE + 6, s.used)
            sheet.put(TABLE + 7, s.basics_used)
            sheet.put(TABLE + 8, s.acted)
            sheet.put(TABLE + 9, s.tinner)
            sheet.put(TABLE + 10, s.hired)
            sheet.put(TABLE + 11, s.column)
            sheet.put(TABLE + 12, s.place + 1)
        sheet.put(TABLE + 13, s.looked)
        values = sheet.values
        columns = sheet.set
        base = sheet.base
        n: i64 = sheet.at
        values[base + TABLE] = i16(s.round)
        columns[n] = TABLE
        n += i64(s.round != 0)
        basics = s.basics
        for basic in range(i64(BASICS)):
            values[base + BASICS_LEFT + basic] = i16(basics[basic])
            columns[n] = i16(BASICS_LEFT + basic)
            n += i64(basics[basic] != 0)
        coins = s.row_coins
        for place in range(i64(ROW)):
            values[base + ROW_COINS + place] = i16(coins[place])
            columns[n] = i16(ROW_COINS + place)
            n += i64(coins[place] != 0)
        discard = s.discard
        for person in range(i64(PERSONS)):
            if discard[person] != 0:
                values[base + DISCARD + person] = i16(discard[person])
                columns[n] = i16(DISCARD + person)
                n += 1
        sheet.at = n

    def fill_piles(self, s: Position, seat: i64, sheet: Sheet) -> None:
        """How many cards each has, the suit on top, and every card of which the seat knows something."""
        known: i64 = eyes_of(seat) | SUIT_SEEN | LOOKED
        cards = s.pile
        sizes = s.pile_size
        suits = s.figures.suit
        values = sheet.values
        columns = sheet.set
        base = sheet.base
        n: i64 = sheet.at
        column: i64 = 0
        for pile in range(i64(PILES)):
            size = sizes[pile]
            if size == 0:
                continue
            count: i64 = size
            if pile == s.looked_pile:
                count -= s.looked
            first: i64 = pile * STACK_ROOM
            if count > 0:
                column = PILE + pile * PILE_ROW
                values[base + column] = i16(count)
                columns[n] = i16(column)
                n += 1
                top = cards[first + count - 1]
                if top & SUIT_SEEN != 0:
                    column += 1 + suits[(top >> PERSON_SHIFT) & PERSON_MASK]
                    values[base + column] = 1
                    columns[n] = i16(column)
                    n += 1
            for at in range(first, first + size):
                card = cards[at]
                if card & known == 0:
                    continue
                if card & ~PLAIN == 0:
                    # Only its back was seen: the usual case.
                    column = PLACE + at * 2
                    values[base + column] = i16(ONLY_SUIT + 1 + suits[card >> PERSON_SHIFT])
                    columns[n] = i16(column)
                    n += 1
                else:
                    sheet.at = n
                    self.fill_place(s, seat, sheet, pile, at, at - first < count)
                    n = sheet.at
        sheet.at = n

    def fill_place(self, s: Position, seat: i64, sheet: Sheet, pile: i64, at: i64, is_back: bool) -> None:
        """A face-down card that somebody knows or has handled; `is_back`: nobody has it before his eyes just now."""
        card = s.pile[at]
        person = person_on(card)
        sees = card & eyes_of(seat) != 0
        mixed = is_mixed_for(card, seat)
        handler = handler_of(card)
        if sees and mixed:
            # Somewhere among those that seat put back.
            digit: i64 = 1
            for _ in range((handler - seat + s.players) % s.players):
                digit *= 4
            sheet.add(MIXED + pile * PERSONS + person, digit)
        if not is_back:
            return
        mark: i64 = 0
        column: i64 = PLACE + at * 2
        if sees and not mixed:
            sheet.put(column, person + 1)
            if card & SUIT_SEEN == 0:
                mark = UNSEEN
        elif card & SUIT_SEEN != 0:
            sheet.put(column, ONLY_SUIT + s.figures.suit[person] + 1)
        if handler >= 0:
            mark += (handler - seat + s.players) % s.players + 1
            if card & LOOKED != 0:
                mark += LOOKED_AT
        if card & MAY_HELP != 0:
            mark += MAY_SUPPORT
        sheet.put(column + MARK, mark)

    def fill_seats(self, s: Position, seat: i64, sheet: Sheet) -> None:
        players = s.players
        knows = eyes_of(seat)
        values = sheet.values
        columns = sheet.set
        base = sheet.base
        hands = s.hand
        suits = s.figures.suit
        drafted = s.drafted
        drafts = s.drafted_count
        gold = s.gold
        limits = s.draft_limit
        sizes = s.hand_size
        supports = s.supports
        n: i64 = sheet.at
        who = seat
        at: i64 = SEAT
        column: i64 = 0
        for _ in range(players):
            values[base + at] = i16(gold[who])
            columns[n] = i16(at)
            n += i64(gold[who] != 0)
            values[base + at + DRAFT_LIMIT] = i16(limits[who])
            columns[n] = i16(at + DRAFT_LIMIT)
            n += i64(limits[who] != 0)
            size: i64 = sizes[who]
            if supports != 0:
                supported: i64 = (supports >> (3 * who)) & 7
                values[base + at + SUPPORTS] = i16(supported)
                columns[n] = i16(at + SUPPORTS)
                n += i64(supported != 0)
            for place in range(who * HAND_ROOM, who * HAND_ROOM + size):
                card = hands[place]
                person: i64 = (card >> PERSON_SHIFT) & PERSON_MASK
                column = at + HAND + person if card & knows != 0 else at + BACK + suits[person]
                columns[n] = i16(column)
                n += i64(values[base + column] == 0)
                values[base + column] += 1
                if card & EVERYONE != 0:
                    column = at + OPEN + person
                    columns[n] = i16(column)
                    n += i64(values[base + column] == 0)
                    values[base + column] += 1
            for place in range(who * MOST_DRAFTED, who * MOST_DRAFTED + drafts[who]):
                column = at + DRAFTED + drafted[place]
                columns[n] = i16(column)
                n += i64(values[base + column] == 0)
                values[base + column] += 1
            at += SEAT_ROW
            who += 1
            if who == players:
                who = 0
        sheet.at = n

    def fill_villages(self, s: Position, seat: i64, sheet: Sheet) -> None:
        """Every card that was laid, by its number, and by persons for every seat."""
        players = s.players
        values = sheet.values
        columns = sheet.set
        base = sheet.base
        n: i64 = sheet.at
        owners = s.village
        persons = s.person
        roles = s.role
        unders = s.under
        loads = s.load
        coins = s.coins
        column: i64 = 0
        card: i64 = CARD - CARD_ROW
        for number in range(s.laid):
            card += CARD_ROW
            owner = owners[number]
            if owner < 0:
                continue
            who: i64 = owner - seat
            if owner < seat:
                who += players
            person = persons[number]
            column = card + who
            values[base + column] = i16(person + 1)
            columns[n] = i16(column)
            n += 1
            at: i64 = SEAT + who * SEAT_ROW
            column = at + person + (VILLAGE if loads[number] == 0 else COVERED)
            columns[n] = i16(column)
            n += i64(values[base + column] == 0)
            values[base + column] += 1
            values[base + card + UNDER] = i16(unders[number] + 1)
            columns[n] = i16(card + UNDER)
            n += i64(unders[number] >= 0)
            if roles[number] != person and person != FOUNDERS_BACK:
                column = card + ROLE
                values[base + column] = i16(roles[number] + 1)
                columns[n] = i16(column)
                n += 1
            if coins[number] != 0:
                column = card + COINS
                values[base + column] = i16(coins[number])
                columns[n] = i16(column)
                n += 1
        sheet.at = n


def make_observer() -> Observer:
    return VillagersObserver()
