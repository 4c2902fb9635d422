# compiled: mypyc
"""What a seat may know of the face-down cards of Villagers, as columns of its row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from baumeister.engine.bits import bit
from baumeister.engine.observation import NOTES, Sheet
from baumeister.games.villagers.edge.columns import (
    LOOKED_AT,
    LOOKING,
    MARK,
    MAY_SUPPORT,
    MIXED,
    ONLY_SUIT,
    PILE,
    PILE_ROW,
    PLACE,
    UNSEEN,
)
from baumeister.games.villagers.rules.cards import (
    HANDLER_MASK,
    HANDLER_SHIFT,
    LOOKED,
    MAY_HELP,
    PERSON_MASK,
    PERSON_SHIFT,
    SUIT_SEEN,
    eyes_of,
    person_on,
)
from baumeister.games.villagers.rules.components import PERSONS, PILES, STACK_ROOM
from baumeister.games.villagers.rules.knowledge import handler_of, is_mixed_for
from baumeister.games.villagers.rules.looking import first_looked
from baumeister.games.villagers.rules.position import Position

#: A card with one of these bits needs a second look: somebody looked at it, or it may be a support card.
SPECIAL: Final = 393216


def fill_looking(s: Position, sheet: Sheet) -> None:
    """The cards the seat looks at just now."""
    first = first_looked(s)
    for at in range(first, first + s.looked):
        sheet.add(LOOKING + person_on(s.pile[at]), 1)


def fill_tops(s: Position, sheet: Sheet) -> None:
    """How many cards each pile has, and the suit on top."""
    values = sheet.values
    columns = sheet.listed
    base = sheet.base
    n: i64 = sheet.at
    cards = s.pile
    sizes = s.pile_size
    suits = s.figures.suit
    for pile in range(i64(PILES)):
        column: i64 = PILE + pile * PILE_ROW
        count: i64 = sizes[pile]
        if pile == s.looked_pile:
            count -= s.looked
        values[base + column] = i16(count)
        if count > 0:
            top = cards[pile * STACK_ROOM + count - 1]
            if top & SUIT_SEEN != 0:
                column += 1 + suits[(top >> PERSON_SHIFT) & PERSON_MASK]
                values[base + column] = 1
                columns[n] = i16(column)
                n += 1
    sheet.at = n


def fill_piles(s: Position, seat: i64, sheet: Sheet) -> None:
    """What the seat knows of every card."""
    players = s.players
    eyes: i64 = eyes_of(seat)
    known: i64 = eyes | SUIT_SEEN | LOOKED
    cards = s.pile
    sizes = s.pile_size
    suits = s.figures.suit
    values = sheet.values
    notes = sheet.notes
    base: i64 = sheet.base + PLACE
    for pile in range(i64(PILES)):
        first: i64 = pile * STACK_ROOM
        end: i64 = first + sizes[pile]
        back: i64 = end
        if pile == s.looked_pile:
            back -= s.looked
        for at in range(first, end):
            card = cards[at]
            value: i64 = 0
            mark: i64 = 0
            if card & known != 0:
                if card & SPECIAL != 0 or at >= back:
                    fill_special(s, seat, sheet, pile, at, at < back)
                    continue
                person: i64 = (card >> PERSON_SHIFT) & PERSON_MASK
                value = person + 1
                if card & eyes == 0:
                    value = ONLY_SUIT + 1 + suits[person]
                handler: i64 = (card >> HANDLER_SHIFT) & HANDLER_MASK
                mark = handler - seat if handler > seat else handler - seat + players
                mark *= i64(handler > 0)
                if card & SUIT_SEEN == 0:
                    mark += UNSEEN
            values[base + 2 * at] = i16(value)
            values[base + 2 * at + MARK] = i16(mark)
        # Cards that only the row before had.
        note: i64 = sheet.row * NOTES + pile
        for place in range(2 * end, 2 * (first + notes[note])):
            values[base + place] = 0
        notes[note] = sizes[pile]


def fill_special(s: Position, seat: i64, sheet: Sheet, pile: i64, at: i64, is_back: bool) -> None:
    """A card that somebody looked at, or that may be a support card; `is_back`: nobody has it before his eyes just
    now."""
    card = s.pile[at]
    person = person_on(card)
    sees = card & eyes_of(seat) != 0
    mixed = is_mixed_for(card, seat)
    handler = handler_of(card)
    if sees and mixed:
        # Somewhere among those that seat put back.
        sheet.add(MIXED + pile * PERSONS + person, bit(2 * ((handler - seat + s.players) % s.players)))
    value: i64 = 0
    mark: i64 = 0
    if is_back:
        if sees and not mixed:
            value = person + 1
            if card & SUIT_SEEN == 0:
                mark = UNSEEN
        elif card & SUIT_SEEN != 0:
            value = ONLY_SUIT + s.figures.suit[person] + 1
        if handler >= 0:
            mark += (handler - seat + s.players) % s.players + 1
            if card & LOOKED != 0:
                mark += LOOKED_AT
        if card & MAY_HELP != 0:
            mark += MAY_SUPPORT
    place: i64 = sheet.base + PLACE + 2 * at
    sheet.values[place] = i16(value)
    sheet.values[place + MARK] = i16(mark)
