"""The names of Caylus 1303's actions, decisions and events. Numbers: actions.py."""

from __future__ import annotations

from baumeister.engine.catalogue import Catalogue, EventKind, family
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES
from baumeister.games.caylus1303 import actions as a
from baumeister.games.caylus1303.components import (
    CHARACTER_NAMES,
    FIRST_YELLOW,
    LAST_YELLOW,
    MONUMENT_FIRST,
    RESIDENCE,
    SITE_SLOTS,
    SPACES,
    WOOD_FIRST,
    Figures,
)

DECISIONS = (
    "nothing",
    "draft",
    "early-riser",
    "plan",
    "use",
    "take",
    "pay",
    "build",
    "claim",
    "toll",
    "bridge",
    "bailiff",
    "deliver",
    "bundle",
    "favor",
    "character",
    "monument",
)

EVENTS = (
    EventKind("placed", ("seat", "space", "tile")),
    EventKind("placed-on-site", ("seat", "place")),
    EventKind("extra-worker", ("seat", "count")),
    EventKind("owner-points", ("seat", "count", "space")),
    EventKind("passed", ("seat", "place")),
    EventKind("took-marker", ("seat",)),
    EventKind("building-activated", ("seat", "space", "tile")),
    EventKind("declined", ("seat",)),
    EventKind("gained", ("seat", "good", "count")),
    EventKind("paid", ("seat", "good", "count")),
    EventKind("workers-taken", ("seat", "count")),
    EventKind("workers-sent", ("seat", "count")),
    EventKind("points-gained", ("seat", "count")),
    EventKind("built", ("seat", "tile", "space")),
    EventKind("claimed", ("seat", "space", "tile")),
    EventKind("provost-moved", ("seat", "gap", "steps")),
    EventKind("cut-off", ("seat", "space", "tile")),
    EventKind("owner-bonus", ("seat", "good", "space")),
    EventKind("delivered", ("seat", "count")),
    EventKind("favor-received", ("seat",)),
    EventKind("character-taken", ("seat", "character", "former")),
    EventKind("site-tile-used", ("seat", "slot", "tile")),
    EventKind("residence-turned", ("seat", "space")),
    EventKind("monument-built", ("seat", "tile", "space")),
    EventKind("recruited", ("seat", "count")),
    EventKind("provost-reset", ("gap",)),
    EventKind("round-begun", ("round", "seat")),
    EventKind("gold-scored", ("seat", "count")),
    EventKind("game-ended", ()),
)


def make_catalogue(figures: Figures) -> Catalogue:
    names = [
        "pass",
        "decline",
        *family("place", range(1, SPACES + 1)),
        "place:site",
        *family("provost", ["-3", "-2", "-1", "0", "+1", "+2", "+3"]),
        *family("use", (1, 2)),
        *family("take", GOOD_NAMES[:BASIC_GOODS]),
        *family("pay", GOOD_NAMES[:BASIC_GOODS]),
        *family("give", GOOD_NAMES),
        *family("build", figures.tile_names[WOOD_FIRST:MONUMENT_FIRST]),
        *family("monument", (name.removeprefix("monument_") for name in figures.tile_names[MONUMENT_FIRST:RESIDENCE])),
        *family("claim", range(FIRST_YELLOW, LAST_YELLOW + 1)),
        *family("character", CHARACTER_NAMES),
        *family("site", range(1, SITE_SLOTS + 1)),
    ]
    assert len(names) == a.ACTIONS
    pieces = {"good": GOOD_NAMES, "tile": tuple(figures.tile_names), "character": CHARACTER_NAMES}
    return Catalogue("caylus1303", tuple(names), DECISIONS, EVENTS, pieces)
