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
from baumeister.games.villagers.rules.components import APPRENTICE, HAND_ROOM, MONK, MOST_DRAFTED
from baumeister.games.villagers.rules.position import Position

#: Among the notes on a row, behind the sizes of the piles: how many cards the villages had.
LAID: Final = 7


def write_supplies(s: Position, sheet: Sheet) -> None:
    """Gold, how many cards each may draft, and support cards known to be hidden."""
    values = sheet.values
    gold = s.gold
    limits = s.draft_limit
    supports = s.supports
    who: i64 = sheet.seat
    at: i64 = sheet.base + SEAT
    for _turn in range(s.players):
        values[at] = i16(gold[who])
        values[at + DRAFT_LIMIT] = i16(limits[who])
        values[at + SUPPORTS] = i16((supports >> (3 * who)) & 7)
        at += SEAT_ROW
        who += 1
        if who == s.players:
            who = 0


def fill_hands(s: Position, seat: i64, sheet: Sheet) -> None:
    """Hands by what is known of each card, and what was drafted."""
    players = s.players
    knows: i64 = eyes_of(seat)
    values = sheet.values
    columns = sheet.listed
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


def fill_laid(s: Position, sheet: Sheet) -> None:
    """What looks the same to every seat, of all cards that were laid: on which card each lies, for whom it stands, and
    its coins."""
    values = sheet.values
    owners = s.village
    unders = s.under
    persons = s.person
    coins = s.coins
    laid = s.laid
    card: i64 = CARD
    for number in range(laid):
        under: i64 = 0
        if owners[number] >= 0:
            under = unders[number] + 1
            person = persons[number]
            # Nobody else stands for another person.
            if person in (MONK, APPRENTICE) and s.role[number] != person:
                sheet.put(card + ROLE, s.role[number] + 1)
            if coins[number] != 0:
                sheet.put(card + COINS, coins[number])
        values[sheet.base + card + UNDER] = i16(under)
        card += CARD_ROW
    # Cards that only the row before had.
    note: i64 = sheet.row * NOTES + LAID
    for number in range(laid, sheet.notes[note]):
        values[sheet.base + CARD + number * CARD_ROW + UNDER] = 0
    sheet.notes[note] = laid


def fill_villages(s: Position, seat: i64, sheet: Sheet) -> None:
    """Who has which card, by its number; and how many of each person lie in every village, in sight or covered."""
    players = s.players
    values = sheet.values
    columns = sheet.listed
    base = sheet.base
    n: i64 = sheet.at
    owners = s.village
    persons = s.person
    loads = s.load
    card: i64 = CARD
    for number in range(s.laid):
        who: i64 = owners[number]
        if who >= 0:
            who -= seat
            if who < 0:
                who += players
            person = persons[number]
            values[base + card + who] = i16(person + 1)
            columns[n] = i16(card + who)
            n += 1
            column: i64 = SEAT + VILLAGE + who * SEAT_ROW + person + (COVERED - VILLAGE) * i64(loads[number] != 0)
            old: i16 = values[base + column]
            values[base + column] = old + 1
            columns[n] = i16(column)
            n += i64(old == 0)
        card += CARD_ROW
    sheet.at = n
