# compiled: mypyc
"""What the seats of Villagers have, as far as a seat may know it, as columns of its row: hands, drafted cards and
villages.

The hot loops write into the arrays of the sheet themselves, taken out of their objects once: `add` costs three times
as much.
"""

from __future__ import annotations

from mypy_extensions import i16, i64

from baumeister.engine.observation import Sheet
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


def fill_hands(s: Position, seat: i64, sheet: Sheet) -> None:
    """Gold, hands by what is known of each card, and what was drafted."""
    players = s.players
    knows: i64 = eyes_of(seat)
    values = sheet.values
    columns = sheet.set
    base = sheet.base
    hands = s.hand
    suits = s.figures.suit
    drafted = s.drafted
    gold = s.gold
    limits = s.draft_limit
    supports = s.supports
    n: i64 = sheet.at
    who = seat
    column: i64 = 0
    old: i16 = 0
    number: i64 = 0
    for turn in range(players):
        at: i64 = SEAT + turn * SEAT_ROW
        number = gold[who]
        values[base + at] = i16(number)
        columns[n] = i16(at)
        n += i64(number != 0)
        number = limits[who]
        values[base + at + DRAFT_LIMIT] = i16(number)
        columns[n] = i16(at + DRAFT_LIMIT)
        n += i64(number != 0)
        if supports != 0:
            supported: i64 = (supports >> (3 * who)) & 7
            if supported != 0:
                values[base + at + SUPPORTS] = i16(supported)
                columns[n] = i16(at + SUPPORTS)
                n += 1
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


def keep_villages(s: Position, seat: i64, sheet: Sheet) -> bool:
    """Are all villages as they were in the row before? Then its columns are kept. What is counted by persons follows
    from owners, persons and what lies on what, so only the cards are compared."""
    row = sheet.row
    counted: i64 = sheet.notes[row]
    players = s.players
    values = sheet.values
    columns = sheet.set
    base = sheet.base
    end = sheet.old_end
    n: i64 = sheet.at
    owners = s.village
    persons = s.person
    roles = s.role
    unders = s.under
    coins = s.coins
    card: i64 = CARD - CARD_ROW
    for number in range(s.laid):
        card += CARD_ROW
        who: i64 = owners[number]
        if who < 0:
            continue
        who -= seat
        if who < 0:
            who += players
        person = persons[number]
        if n >= end or i64(columns[n]) != card + who or i64(values[base + card + who]) != person + 1:
            return False
        n += 1
        under = unders[number]
        if i64(values[base + card + UNDER]) != under + 1:
            return False
        n += i64(under >= 0)
        role = roles[number]
        if role != person and person != FOUNDERS_BACK:
            if i64(values[base + card + ROLE]) != role + 1:
                return False
            n += 1
        if coins[number] != 0:
            if i64(values[base + card + COINS]) != coins[number]:
                return False
            n += 1
    if n - sheet.first != counted >> 32:
        return False
    sheet.at = n + (counted & 4294967295)
    return True


def fill_villages(s: Position, seat: i64, sheet: Sheet) -> None:
    """Every card that was laid, by its number; and then by persons for every seat."""
    players = s.players
    values = sheet.values
    columns = sheet.set
    base = sheet.base
    n: i64 = sheet.at
    owners = s.village
    persons = s.person
    roles = s.role
    unders = s.under
    coins = s.coins
    card: i64 = CARD - CARD_ROW
    for number in range(s.laid):
        card += CARD_ROW
        who: i64 = owners[number]
        if who < 0:
            continue
        who -= seat
        if who < 0:
            who += players
        person = persons[number]
        values[base + card + who] = i16(person + 1)
        columns[n] = i16(card + who)
        n += 1
        under = unders[number]
        values[base + card + UNDER] = i16(under + 1)
        columns[n] = i16(card + UNDER)
        n += i64(under >= 0)
        role = roles[number]
        if role != person and person != FOUNDERS_BACK:
            values[base + card + ROLE] = i16(role + 1)
            columns[n] = i16(card + ROLE)
            n += 1
        if coins[number] != 0:
            values[base + card + COINS] = i16(coins[number])
            columns[n] = i16(card + COINS)
            n += 1
    sheet.at = n
    count_persons(s, seat, sheet)
    sheet.notes[sheet.row] = (n - sheet.first) << 32 | (sheet.at - n)


def count_persons(s: Position, seat: i64, sheet: Sheet) -> None:
    """How many of each person lie in every village, in sight or covered."""
    players = s.players
    values = sheet.values
    columns = sheet.set
    base = sheet.base
    n: i64 = sheet.at
    owners = s.village
    persons = s.person
    loads = s.load
    for number in range(s.laid):
        who: i64 = owners[number]
        if who < 0:
            continue
        who -= seat
        if who < 0:
            who += players
        covered: i64 = i64(loads[number] != 0)
        column: i64 = SEAT + VILLAGE + who * SEAT_ROW + persons[number] + (COVERED - VILLAGE) * covered
        old: i16 = values[base + column]
        values[base + column] = old + 1
        columns[n] = i16(column)
        n += i64(old == 0)
    sheet.at = n
