# compiled: mypyc
"""What is being carried out in Villagers when something happens, as one number; its address is the events' cause."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.ending import FIRST_MARKET
from baumeister.games.villagers.rules.position import DEVELOPMENT, DRAFT, Position

NO_CAUSE: Final = -1
# The first number of each sort; behind the last, the cards of the villages: seat * VILLAGE_ROOM + number.
LAYING: Final = 0  # a person that is being laid
DISCARDED: Final = 100  # a person that acts from the discard pile
BASIC: Final = 200  # by person: a card is given up for it
DEVELOPED: Final = 300
MARKET: Final = 400
VILLAGE: Final = 500


def cause_of(s: Position) -> i64:
    if s.phase == DEVELOPMENT:
        return development_cause(s)
    if s.looked_pile >= 0:
        return DISCARDED + (c.PIGEONEER if s.looked_pile == c.RESERVE else c.PROPHET)
    if s.basic >= 0:
        return BASIC + c.BASIC_FIRST + s.basic
    if s.phase == DRAFT:
        if s.laying != c.NOBODY:
            return DISCARDED + c.BENEFACTOR
        return recruiter_cause(s) if s.picks > 0 else NO_CAUSE
    if s.laying == c.SMUGGLER:
        return DISCARDED + c.SMUGGLER
    if s.laying == c.FOUNDERS_BACK:
        return LAYING + c.FOUNDERS
    return LAYING + s.laying if s.laying != c.NOBODY else NO_CAUSE


def development_cause(s: Position) -> i64:
    """The reward that is being given, or the market day that is being held."""
    if s.cursor >= FIRST_MARKET:
        return MARKET + s.cursor - FIRST_MARKET + 1
    return DEVELOPED + s.offer[s.cursor - 1] if 0 < s.cursor <= c.GROUPS and s.development != 0 else NO_CAUSE


def recruiter_cause(s: Position) -> i64:
    for number in range(s.laid):
        if s.village[number] == s.active and s.person[number] == c.RECRUITER:
            return VILLAGE + s.active * c.VILLAGE_ROOM + number
    return NO_CAUSE
