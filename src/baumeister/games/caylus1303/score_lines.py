"""Caylus 1303: every point is told as it moves."""

from __future__ import annotations

from collections.abc import Iterable

from baumeister.engine.wire import Event
from baumeister.games.caylus1303.shapes import Caylus1303View
from baumeister.tables.scoring import Played, ScoreLine
from baumeister.tables.scoring.moved import moved_points, tile_of
from baumeister.texts.effects import text_id

SOURCES = {
    "owner-points": "owner",
    "": "gold",  # nothing brings it about but the end
    "site_workers": "site",
    "site_tiles": "favors",
    "road": "effects",
    "players": "characters",
}


def lines_of(played: Played) -> Iterable[ScoreLine]:
    return moved_points("caylus1303", played, SOURCES, _thing)


def _thing(view: Caylus1303View, event: Event) -> str:
    region, *steps = (event.cause or "").split("/")
    if region == "players":
        return text_id("caylus1303", "character", steps[-1])
    return tile_of("caylus1303", view, event)
