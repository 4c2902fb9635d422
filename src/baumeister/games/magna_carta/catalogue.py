"""The names of Caylus Magna Carta's actions, decisions and events. Numbers: actions.py."""

from __future__ import annotations

from baumeister.engine.catalogue import Catalogue, EventKind, family
from baumeister.games.magna_carta import actions as a
from baumeister.games.magna_carta.components import (
    BASIC_GOODS,
    DECK_FIRST,
    GOOD_NAMES,
    MOST_TILES,
    PLACES,
    PRESTIGE_FIRST,
    RESIDENCE,
    SECTION_NAMES,
    Figures,
)

DECISIONS = (
    "nothing",
    "mulligan",
    "action",
    "cover",
    "pay",
    "provost",
    "use",
    "buy",
    "take",
    "give",
    "turn",
    "offer",
)

EVENTS = (
    EventKind("kept-hand", ("seat",)),
    EventKind("discarded", ("seat", "card")),
    EventKind("drew", ("seat", "card")),
    EventKind("drew-hidden", ("seat", "count")),
    EventKind("reshuffled", ("seat", "count")),
    EventKind("start-player", ("seat",)),
    EventKind("round-begun", ("round", "seat")),
    EventKind("deniers-gained", ("seat", "count")),
    EventKind("deniers-paid", ("seat", "count")),
    EventKind("gained", ("seat", "good", "count")),
    EventKind("paid", ("seat", "good", "count")),
    EventKind("placed", ("seat", "place", "card")),
    EventKind("built", ("seat", "card", "place")),
    EventKind("cubes-laid", ("place", "good", "count")),
    EventKind("prestige-built", ("seat", "card", "place")),
    EventKind("passed", ("seat", "space")),
    EventKind("provost-moved", ("seat", "place", "steps")),
    EventKind("activated", ("seat", "place", "card")),
    EventKind("declined", ("seat",)),
    EventKind("card-cube-taken", ("seat", "place", "good")),
    EventKind("chosen", ("seat", "place", "card")),
    EventKind("turned", ("seat", "place", "card")),
    EventKind("cubes-returned", ("place", "good", "count")),
    EventKind("not-reached", ("seat", "place", "card")),
    EventKind("offered", ("seat", "count")),
    EventKind("tiles-taken", ("seat", "section", "count")),
    EventKind("most-batches", ("seat", "count")),
    EventKind("tiles-removed", ("section", "count")),
    EventKind("provost-advanced", ("place", "steps")),
    EventKind("game-ended", ()),
)


def make_catalogue(figures: Figures) -> Catalogue:
    places = range(1, PLACES + 1)
    names = [
        "pass",
        "decline",
        "keep",
        "mulligan",
        "draw",
        "swap",
        *family("place", places),
        *family("build", figures.card_names[DECK_FIRST:PRESTIGE_FIRST]),
        *family("prestige", figures.card_names[PRESTIGE_FIRST:RESIDENCE]),
        *family("cover", places),
        *family("turn", places),
        *family("pay", GOOD_NAMES),
        *family("give", GOOD_NAMES),
        *family("take", GOOD_NAMES[:BASIC_GOODS]),
        *family("use", (1, 2)),
        *family("provost", ["-3", "-2", "-1", "0", "+1", "+2", "+3"]),
        *family("offer", range(MOST_TILES + 1)),
    ]
    assert len(names) == a.ACTIONS
    pieces = {"good": GOOD_NAMES, "card": tuple(figures.card_names), "section": SECTION_NAMES}
    return Catalogue("magna_carta", tuple(names), DECISIONS, EVENTS, pieces)
