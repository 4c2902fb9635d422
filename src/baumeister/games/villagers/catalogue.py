"""The names of Villagers' actions, decisions and events. Numbers: actions.py."""

from __future__ import annotations

from baumeister.engine.catalogue import Catalogue, EventKind, family
from baumeister.games.villagers import actions as a
from baumeister.games.villagers.components import (
    BASIC_NAMES,
    FOUNDERS_BACK,
    HAND_FIRST,
    ROW,
    STACKS,
    SUIT_NAMES,
    VILLAGE_ROOM,
    Figures,
)

DECISIONS = (
    "nothing",
    "draft",
    "draft-more",
    "benefactor",
    "prophet",
    "take",
    "put",
    "coin",
    "build",
    "column",
    "place",
    "side",
    "lock",
    "smuggler",
    "apprentice",
    "pile",
    "give",
    "tavern",
    "church",
)

#: `pile` is 1 to 6 for the stacks and 7 for the reserve; `card` the number of a card on the table, -1: the table.
EVENTS = (
    EventKind("round-begun", ("round", "seat")),
    EventKind("drafted-row", ("seat", "person", "place", "coins")),
    EventKind("drafted-stack", ("seat", "person", "pile")),
    EventKind("drafted-reserve", ("seat", "person")),
    EventKind("row-filled", ("place", "person")),
    EventKind("hands-taken", ()),
    EventKind("recruited", ("seat", "gold")),
    EventKind("played", ("seat", "person")),
    EventKind("limit-changed", ("seat", "limit")),
    EventKind("looked", ("seat", "pile", "count")),
    EventKind("saw", ("seat", "person")),
    EventKind("took-hidden", ("seat", "suit", "pile")),
    EventKind("took-face", ("seat", "person", "pile")),
    EventKind("put-back", ("seat", "pile")),
    EventKind("put-face", ("seat", "person", "pile")),
    EventKind("coin-laid", ("seat", "person", "place")),
    EventKind("declined", ("seat",)),
    EventKind("row-discarded", ("place", "person")),
    EventKind("row-coins", ("gold",)),
    EventKind("turn-begun", ("seat", "limit")),
    EventKind("hired", ("seat", "card", "owner", "limit")),
    EventKind("laid", ("seat", "person", "under", "card")),
    EventKind("swapped", ("seat", "person", "card", "owner")),
    EventKind("lock-own", ("seat", "person", "card", "gold")),
    EventKind("lock-other", ("seat", "person", "card", "gold")),
    EventKind("lock-bank", ("seat", "person", "gold")),
    EventKind("lock-free", ("seat", "person")),
    EventKind("gave-up", ("seat", "suit", "pile")),
    EventKind("gave-face", ("seat", "person", "pile")),
    EventKind("smuggled", ("seat", "person", "card", "gold")),
    EventKind("turn-ended", ("seat",)),
    EventKind("flipped", ("seat", "card")),
    EventKind("los-passed", ("seat",)),
    EventKind("bronze", ("seat", "person", "gold")),
    EventKind("development-won", ("seat", "development", "gold")),
    EventKind("development-tied", ("development",)),
    EventKind("market-begun", ("market",)),
    EventKind("market-gold", ("seat", "gold")),
    EventKind("market-coins", ("seat", "gold")),
    EventKind("silver", ("seat", "person", "gold")),
    EventKind("coins-kept", ("seat", "person", "card", "gold")),
    EventKind("game-ended", ()),
)


def make_catalogue(figures: Figures) -> Catalogue:
    in_hand = figures.names[HAND_FIRST:FOUNDERS_BACK]
    names = [
        "pass",
        "decline",
        *family("row", range(1, ROW + 1)),
        *family("stack", range(1, STACKS + 1)),
        "reserve",
        "recruit",
        *family("basic", BASIC_NAMES),
        *family("side", ("gold", "food")),
        "free",
        "pay",
        *family("play", in_hand),
        *family("give", in_hand),
        *family("take", in_hand),
        *family("put", in_hand),
        *family("card", range(VILLAGE_ROOM)),
    ]
    assert len(names) == a.ACTIONS
    pieces = {"person": tuple(figures.names), "suit": SUIT_NAMES, "development": tuple(figures.development_names)}
    return Catalogue("villagers", tuple(names), DECISIONS, EVENTS, pieces)
