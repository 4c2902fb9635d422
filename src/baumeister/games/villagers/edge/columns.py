# compiled: mypyc
"""The columns of what a seat of Villagers may know (observation.py): where each group begins, its names and its reason.

Actions call the cards of the villages by their numbers on the table, so a row says what each number is; categories in
it (persons, suits) count from 1.
"""

from __future__ import annotations

from typing import Final

from baumeister.engine.catalogue import Catalogue
from baumeister.engine.groups import Group
from baumeister.engine.observation import SEATS, head_groups, players_group
from baumeister.games.villagers.rules.components import (
    BASICS,
    GROUP_NAMES,
    MOST_PLAYERS,
    PILE_ROOM,
    PILES,
    RESERVE,
    ROW,
    STACK_ROOM,
    SUIT_NAMES,
    VILLAGE_ROOM,
)

# ---- where each group begins
# from 0: decision, 19 kinds
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

# ---- parts of a row
DISCARD_PART: Final = 1
VILLAGE_PART: Final = 2
PILE_PART: Final = 3
HAND_PART: Final = 4
LAID_PART: Final = 5
#: Of the villages up to two columns for each card, twice.
ROOMS: Final = [100, 1, 2 * VILLAGE_ROOM, 200, 300, 2 * VILLAGE_ROOM]

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


def column_groups(catalogue: Catalogue) -> list[Group]:
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
        *head_groups(catalogue, MOST_PLAYERS),
        Group(TABLE, TABLE_NAMES, "how far phase, turn and choice have come; place: card or pile it is about"),
        Group(BASIC, [f"exchange/{basic}" for basic in persons[1 : BASICS + 1]], "the basic a card is given up for"),
        Group(LOOKED_PILE, [f"looked_pile/{number}" for number in piles], "the pile somebody looks at"),
        players_group(PLAYERS, MOST_PLAYERS),
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
        Group(ROW_PERSON, [f"row/{place}/{person}" for place in places for person in persons], "who lies in the row"),
        Group(ROW_COINS, [f"row/{place}/coins" for place in places], "and the coins there"),
        Group(DISCARD, [f"discard/{person}" for person in persons], "the discard pile"),
        Group(LOOKING, [f"looking/{person}" for person in persons], "the cards you look at"),
        Group(PILE, [f"pile/{number}/{name}" for number in piles for name in pile_names], "stacks, and 7 the reserve"),
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
