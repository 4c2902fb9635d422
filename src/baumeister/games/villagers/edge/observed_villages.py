# compiled: mypyc
"""What the seats of Villagers have, as far as a seat may know it, as columns of its row: hands, drafted cards and
villages.

The hot loops write into the arrays of the sheet themselves, taken out of their objects once: `add` costs three times
as much.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from baumeister.engine.observation import NOTES, Sheet
from baumeister.games.villagers.edge.columns import (
    BACK,
    CARD,
    CARD_ROW,
    COINS,
    COVERED,
    DRAFT_LIMIT,
    DRAFTED,
    HAND,
    OPEN,
    ROLE,
    SEAT,
    SEAT_ROW,
    SUPPORTS,
    UNDER,
    VILLAGE,
)
from baumeister.games.villagers.rules.cards import EVERYONE, PERSON_MASK, PERSON_SHIFT, eyes_of
from baumeister.games.villagers.rules.components import FOUNDERS_BACK, HAND_ROOM, MOST_DRAFTED
from baumeister.games.villagers.rules.position import Position

#: Among the notes on a row, behind the sizes of the piles: how many cards the villages had.
LAID: Final = 7


def fill_hands(s: Position, seat: i64, sheet: Sheet) -> None:
    """Gold, hands by what is known of each card, and what was drafted."""
    sheet.write_seats(SEAT, SEAT_ROW, s.gold)
    sheet.write_seats(SEAT + DRAFT_LIMIT, SEAT_ROW, s.draft_limit)
    players = s.players
    knows: i64 = eyes_of(seat)
    values = sheet.values
    columns = sheet.set
    base = sheet.base
    hands = s.hand
    suits = s.figures.suit
    drafted = s.drafted
    n: i64 = sheet.at
    who = seat
    column: i64 = 0
    old: i16 = 0
    for turn in range(players):
        at: i64 = SEAT + turn * SEAT_ROW
        values[base + at + SUPPORTS] = i16((s.supports >> (3 * who)) & 7)
        for place in range(who * HAND_ROOM, who * HAND_ROOM + s.hand_size[who]):
            card = hands[place]
            person: i64 = (card >> PERSON_SHIFT) & PERSON_MASK
            if card & knows != 0:
                column = at + HAND + person
            else:
                column = at + BACK + suits[person]
            old = values[base + column]
            values[base + column] = old + 1
            columns[n] = i16(column)
            n += i64(old == 0)
            if card & EVERYONE != 0:
                column = at + OPEN + person
                old = values[base + column]
                values[base + column] = old + 1
                columns[n] = i16(column)
                n += i64(old == 0)
        for place in range(who * MOST_DRAFTED, who * MOST_DRAFTED + s.drafted_count[who]):
            column = at + DRAFTED + drafted[place]
            old = values[base + column]
            values[base + column] = old + 1
            columns[n] = i16(column)
            n += i64(old == 0)
        who += 1
        if who == players:
            who = 0
    sheet.at = n


def fill_villages(s: Position, seat: i64, sheet: Sheet) -> None:
    """Every card that was laid, by its number; and how many of each person lie in every village, in sight or
    covered."""
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
    laid = s.laid
    card: i64 = CARD - CARD_ROW
    for number in range(laid):
        card += CARD_ROW
        who: i64 = owners[number]
        if who < 0:
            values[base + card + UNDER] = 0
            continue
        who -= seat
        if who < 0:
            who += players
        person = persons[number]
        values[base + card + who] = i16(person + 1)
        columns[n] = i16(card + who)
        n += 1
        values[base + card + UNDER] = i16(unders[number] + 1)
        role = roles[number]
        if role != person and person != FOUNDERS_BACK:
            values[base + card + ROLE] = i16(role + 1)
            columns[n] = i16(card + ROLE)
            n += 1
        if coins[number] != 0:
            values[base + card + COINS] = i16(coins[number])
            columns[n] = i16(card + COINS)
            n += 1
        column: i64 = SEAT + VILLAGE + who * SEAT_ROW + person + (COVERED - VILLAGE) * i64(loads[number] != 0)
        old: i16 = values[base + column]
        values[base + column] = old + 1
        columns[n] = i16(column)
        n += i64(old == 0)
    sheet.at = n
    # Cards that only the row before had.
    note: i64 = sheet.row * NOTES + LAID
    for number in range(laid, sheet.notes[note]):
        values[base + CARD + number * CARD_ROW + UNDER] = 0
    sheet.notes[note] = laid
