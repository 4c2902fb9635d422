# compiled: mypyc
"""What a seat of Villagers may know, as a row of numbers for learning programs: all but the faces of cards that it has
not seen, and the chance to come. The columns are in columns.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from baumeister.engine.catalogue import Catalogue
from baumeister.engine.groups import Group
from baumeister.engine.observation import REST, Observer, Sheet
from baumeister.engine.state import State
from baumeister.games.villagers.edge.columns import (
    ACTIVE,
    BASIC,
    BASICS_LEFT,
    CARD,
    CARD_ROW,
    COUNT,
    DISCARD,
    DISCARD_PART,
    HAND_PART,
    HOLDER,
    LAID_PART,
    LAYING,
    LOOKED_PILE,
    LOS,
    MOVER,
    OFFER,
    OPTIONS,
    PHASE,
    PILE,
    PILE_PART,
    PILE_ROW,
    PLACE,
    PLAYERS,
    ROOMS,
    ROW_COINS,
    ROW_PERSON,
    SEAT,
    SEAT_ROW,
    SUPPORTS,
    TABLE,
    TABLE_NAMES,
    TAKEN,
    UNDER,
    VILLAGE_PART,
    WINNER,
    column_groups,
)
from baumeister.games.villagers.edge.observed_piles import fill_looking, fill_piles, fill_tops
from baumeister.games.villagers.edge.observed_villages import fill_hands, fill_laid, fill_villages, write_supplies
from baumeister.games.villagers.rules.components import (
    BASICS,
    GROUPS,
    MOST_PLAYERS,
    PERSONS,
    PILE_ROOM,
    PILES,
    ROW,
    VILLAGE_ROOM,
)
from baumeister.games.villagers.rules.position import Position

#: The sign of a part that every seat sees differently: a count of changes, and the seat in so many bits.
SIGN_BITS: Final = 3


@final
class VillagersObserver(Observer):
    def __init__(self) -> None:
        numbers = [(TABLE, len(TABLE_NAMES)), (OPTIONS, 5), (BASICS_LEFT, BASICS), (ROW_COINS, ROW), (DISCARD, PERSONS)]
        numbers += [(PILE + pile * PILE_ROW, 1) for pile in range(PILES)]
        numbers += [(PLACE, 2 * PILE_ROOM)]
        numbers += [(SEAT + turn * SEAT_ROW, SUPPORTS + 1) for turn in range(MOST_PLAYERS)]
        numbers += [(CARD + number * CARD_ROW + UNDER, 1) for number in range(VILLAGE_ROOM)]
        super().__init__(COUNT, MOST_PLAYERS, numbers, ROOMS)

    def groups(self, catalogue: Catalogue) -> list[Group]:
        return column_groups(catalogue)

    def fill(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        s = state
        if not sheet.keeps(DISCARD_PART, s.discard_changes):
            self.write_seldom(s, sheet)
            sheet.close()
        if not sheet.keeps(LAID_PART, s.village_changes):
            fill_laid(s, sheet)
            sheet.close()
        if not sheet.keeps(VILLAGE_PART, s.village_changes << SIGN_BITS | seat):
            fill_villages(s, seat, sheet)
            sheet.close()
        if not sheet.keeps(PILE_PART, s.pile_changes << SIGN_BITS | seat):
            fill_piles(s, seat, sheet)
            fill_tops(s, sheet)
            sheet.close()
        if not sheet.keeps(HAND_PART, s.hand_changes << SIGN_BITS | seat):
            fill_hands(s, seat, sheet)
            sheet.close()
        sheet.open(REST)
        if s.looked_pile >= 0 and s.seat == seat:
            fill_looking(s, sheet)
        write_supplies(s, sheet)
        self.write_table(s, sheet)
        self.put_choice(s, sheet)
        sheet.unmarked = sheet.at
        sheet.list_one(PLAYERS + s.players - 2)
        sheet.list_kinds(ROW_PERSON, PERSONS, s.row, 0, ROW)
        sheet.list_head(s, MOVER, PHASE)
        sheet.list_seat(LOS, s.los)
        sheet.list_seat(ACTIVE, s.active)
        if s.development != 0:
            self.list_developments(s, sheet)
        sheet.mark()

    def write_seldom(self, s: Position, sheet: Sheet) -> None:
        """What the table agreed on, and the discard pile."""
        sheet.write(DISCARD, s.discard)
        values = sheet.values
        base = sheet.base
        values[base + OPTIONS] = i16(s.support)
        values[base + OPTIONS + 1] = i16(s.profiteers)
        values[base + OPTIONS + 2] = i16(s.development)
        values[base + OPTIONS + 3] = i16(s.locks)
        values[base + OPTIONS + 4] = i16(s.any_covered)

    def write_table(self, s: Position, sheet: Sheet) -> None:
        """How far phase and turn have come, and what lies between the players."""
        sheet.write(BASICS_LEFT, s.basics)
        sheet.write(ROW_COINS, s.row_coins)
        values = sheet.values
        base = sheet.base
        table: i64 = base + TABLE
        values[table] = i16(s.round)
        values[table + 1] = i16(s.cursor)
        values[table + 2] = i16(s.busy)
        values[table + 3] = i16(s.picks)
        values[table + 4] = i16(s.market_held)
        building: i64 = i64(s.build_limit != 0 or s.laying >= 0)
        values[table + 5] = i16(s.build_limit * building)
        values[table + 6] = i16(s.used * building)
        values[table + 7] = i16(s.basics_used * building)
        values[table + 8] = i16(s.acted * building)
        values[table + 9] = i16(s.tinner * building)
        values[table + 10] = i16(s.hired * building)
        values[table + 11] = i16(s.column * building)
        values[table + 12] = i16((s.place + 1) * building)
        values[table + 13] = i16(s.looked)

    def put_choice(self, s: Position, sheet: Sheet) -> None:
        """How far the choice has come."""
        if s.laying >= 0:
            sheet.put(LAYING + s.laying, 1)
        if s.taken >= 0:
            sheet.put(TAKEN + s.taken, 1)
        if s.basic >= 0:
            sheet.put(BASIC + s.basic, 1)
        if s.looked_pile >= 0:
            sheet.put(LOOKED_PILE + s.looked_pile, 1)

    def list_developments(self, s: Position, sheet: Sheet) -> None:
        sheet.list_seat(HOLDER, s.holder)
        sheet.list_seats(WINNER, s.winner, 0, GROUPS)
        columns = sheet.listed
        n: i64 = sheet.at
        offer = s.offer
        for group in range(i64(GROUPS)):
            columns[n] = i16(OFFER + offer[group])
            n += i64(offer[group] >= 0)
        sheet.at = n


def make_observer() -> Observer:
    return VillagersObserver()
