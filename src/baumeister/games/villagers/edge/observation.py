# compiled: mypyc
"""What a seat of Villagers may know, as a row of numbers for learning programs: all but the faces of cards that it has
not seen, and the chance to come. The columns are in columns.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from baumeister.engine.catalogue import Catalogue
from baumeister.engine.groups import Group
from baumeister.engine.observation import Observer, Sheet
from baumeister.engine.state import State, filled
from baumeister.engine.vecs import vec
from baumeister.games.villagers.edge.columns import (
    ACTIVE,
    BASIC,
    BASICS_LEFT,
    COUNT,
    DISCARD,
    HOLDER,
    LAYING,
    LOOKED_PILE,
    LOS,
    MOVER,
    OFFER,
    OPTIONS,
    PHASE,
    PLAYERS,
    ROW_COINS,
    ROW_PERSON,
    TABLE,
    TAKEN,
    WINNER,
    column_groups,
)
from baumeister.games.villagers.edge.observed_piles import fill_looking, fill_piles, fill_sizes
from baumeister.games.villagers.edge.observed_villages import fill_hands, fill_villages, keep_villages
from baumeister.games.villagers.rules.components import GROUPS, MOST_PLAYERS, PERSONS, ROW
from baumeister.games.villagers.rules.position import Position

#: Numbers of the table between the round and the cards somebody looks at.
CHOICE_NUMBERS: Final = 12


@final
class VillagersObserver(Observer):
    def __init__(self) -> None:
        super().__init__(COUNT, MOST_PLAYERS)
        self.numbers: vec[i64] = filled(CHOICE_NUMBERS, 0)

    def groups(self, catalogue: Catalogue) -> list[Group]:
        return column_groups(catalogue)

    def fill(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Position)
        s = state
        self.keep_table(s, sheet)
        same = keep_villages(s, seat, sheet)
        sheet.clear()
        if not same:
            fill_villages(s, seat, sheet)
        sheet.list_head(s, MOVER, PHASE)
        sheet.list_seat(LOS, s.los)
        sheet.list_seat(ACTIVE, s.active)
        if s.development != 0:
            self.list_developments(s, sheet)
        sheet.mark()
        self.put_choice(s, sheet)
        if s.looked_pile >= 0 and s.seat == seat:
            fill_looking(s, sheet)
        fill_sizes(s, sheet)
        fill_piles(s, seat, sheet)
        fill_hands(s, seat, sheet)

    def keep_table(self, s: Position, sheet: Sheet) -> None:
        """What the table agreed on, and what lies between the players but for the piles."""
        sheet.keep(PLAYERS + s.players - 2, 1)
        sheet.keep(OPTIONS, s.support)
        sheet.keep(OPTIONS + 1, s.profiteers)
        sheet.keep(OPTIONS + 2, s.development)
        sheet.keep(OPTIONS + 3, s.locks)
        sheet.keep(OPTIONS + 4, s.any_covered)
        sheet.keep(TABLE, s.round)
        sheet.keep_all(DISCARD, s.discard)
        sheet.keep_all(BASICS_LEFT, s.basics)
        sheet.keep_all(ROW_COINS, s.row_coins)
        sheet.keep_kinds(ROW_PERSON, PERSONS, s.row, 0, ROW)

    def put_choice(self, s: Position, sheet: Sheet) -> None:
        """How far phase, turn and choice have come."""
        if s.laying >= 0:
            sheet.put(LAYING + s.laying, 1)
        if s.taken >= 0:
            sheet.put(TAKEN + s.taken, 1)
        if s.basic >= 0:
            sheet.put(BASIC + s.basic, 1)
        if s.looked_pile >= 0:
            sheet.put(LOOKED_PILE + s.looked_pile, 1)
        sheet.put(TABLE + 13, s.looked)
        values = sheet.values
        columns = sheet.set
        base = sheet.base
        n: i64 = sheet.at
        numbers = self.numbers
        numbers[0] = s.cursor
        numbers[1] = s.busy
        numbers[2] = s.picks
        numbers[3] = s.market_held
        count: i64 = 4
        if s.build_limit != 0 or s.laying >= 0:
            numbers[4] = s.build_limit
            numbers[5] = s.used
            numbers[6] = s.basics_used
            numbers[7] = s.acted
            numbers[8] = s.tinner
            numbers[9] = s.hired
            numbers[10] = s.column
            numbers[11] = s.place + 1
            count = 12
        for i in range(count):
            number = numbers[i]
            values[base + TABLE + 1 + i] = i16(number)
            columns[n] = i16(TABLE + 1 + i)
            n += i64(number != 0)
        sheet.at = n

    def list_developments(self, s: Position, sheet: Sheet) -> None:
        sheet.list_seat(HOLDER, s.holder)
        sheet.list_seats(WINNER, s.winner, 0, GROUPS)
        columns = sheet.set
        n: i64 = sheet.at
        offer = s.offer
        for group in range(i64(GROUPS)):
            columns[n] = i16(OFFER + offer[group])
            n += i64(offer[group] >= 0)
        sheet.at = n


def make_observer() -> Observer:
    return VillagersObserver()
