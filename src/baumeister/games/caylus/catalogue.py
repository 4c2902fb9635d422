"""The names of Caylus's actions, decisions and events. Numbers: actions.py."""

from __future__ import annotations

from baumeister.engine.catalogue import Catalogue, EventKind, family
from baumeister.engine.goods import BASIC_GOODS, GOOD_NAMES
from baumeister.games.caylus import actions as a
from baumeister.games.caylus.components import (
    COLUMNS,
    LINE_NAMES,
    PRESTIGE_FIRST,
    RESIDENCE,
    SECTION_NAMES,
    SPACES,
    SPECIALS,
    WOOD_FIRST,
    Figures,
)

DECISIONS = (
    "nothing",
    "place",
    "gate",
    "guild",
    "inn",
    "provost",
    "use",
    "buy",
    "take",
    "pay",
    "bonus",
    "build",
    "prestige",
    "site",
    "convert",
    "castle",
    "batch",
    "line",
    "column",
)

EVENTS = (
    EventKind("round-begun", ("round", "seat")),
    EventKind("order-set", ("seat", "place")),
    EventKind("income", ("seat", "count")),
    EventKind("placed", ("seat", "space", "tile")),
    EventKind("placed-special", ("seat", "tile")),
    EventKind("placed-castle", ("seat", "place")),
    EventKind("owner-points", ("seat", "count", "space")),
    EventKind("passed", ("seat", "place")),
    EventKind("deniers-paid", ("seat", "count")),
    EventKind("deniers-gained", ("seat", "count")),
    EventKind("special-activated", ("seat", "tile")),
    EventKind("declined", ("seat",)),
    EventKind("moved-into-inn", ("seat",)),
    EventKind("left-inn", ("seat",)),
    EventKind("provost-moved", ("seat", "space", "steps")),
    EventKind("building-activated", ("seat", "space", "tile")),
    EventKind("gained", ("seat", "good", "count")),
    EventKind("paid", ("seat", "good", "count")),
    EventKind("points-gained", ("seat", "count")),
    EventKind("points-lost", ("seat", "count")),
    EventKind("owner-bonus", ("seat", "space")),
    EventKind("built", ("seat", "tile", "space")),
    EventKind("prestige-built", ("seat", "tile", "space")),
    EventKind("conversion-waits", ("seat", "space", "tile")),
    EventKind("converted", ("seat", "space", "tile")),
    EventKind("cut-off", ("seat", "space", "tile")),
    EventKind("batch-given", ("seat", "part", "count")),
    EventKind("no-batch", ("seat",)),
    EventKind("favors-received", ("seat", "count")),
    EventKind("favor-used", ("seat", "line", "column")),
    EventKind("favors-lost", ("seat", "count")),
    EventKind("bailiff-moved", ("space", "steps")),
    EventKind("part-scored", ("part",)),
    EventKind("goods-scored", ("seat", "count")),
    EventKind("game-ended", ()),
    EventKind("worker-home", ("seat",)),
)


def make_catalogue(figures: Figures) -> Catalogue:
    tiles = figures.tile_names
    names = [
        "pass",
        "decline",
        *family("place", (name.removeprefix("special_") for name in tiles[:SPECIALS])),
        "place:castle",
        *family("place", range(1, SPACES + 1)),
        "recall",
        *family("provost", ["-3", "-2", "-1", "0", "+1", "+2", "+3"]),
        *family("use", (1, 2)),
        *family("take", GOOD_NAMES[:BASIC_GOODS]),
        *family("pay", GOOD_NAMES),
        *family("give", GOOD_NAMES[1:]),
        *family("build", tiles[WOOD_FIRST:RESIDENCE]),
        *family("prestige", (name.removeprefix("prestige_") for name in tiles[PRESTIGE_FIRST:])),
        *family("site", range(1, SPACES + 1)),
        *family("convert", range(1, SPACES + 1)),
        *family("line", LINE_NAMES),
        *family("column", range(1, COLUMNS + 1)),
    ]
    assert len(names) == a.ACTIONS
    pieces = {"good": GOOD_NAMES, "tile": tuple(tiles), "part": SECTION_NAMES, "line": LINE_NAMES}
    return Catalogue("caylus", tuple(names), DECISIONS, EVENTS, pieces)
