"""Caylus: every point is told as it moves."""

from __future__ import annotations

from collections.abc import Iterable

from baumeister.engine.wire import Event
from baumeister.games.caylus.shapes import CaylusView
from baumeister.tables.scoring import Played, ScoreLine
from baumeister.tables.scoring.moved import moved_points, tile_of
from baumeister.texts.effects import text_id

SOURCES = {
    "owner-points": "owner",
    "goods-scored": "goods",
    "road": "effects",
    "castle": "castle",
    "favor": "favors",
}


def lines_of(played: Played) -> Iterable[ScoreLine]:
    return moved_points("caylus", played, SOURCES, _thing)


def _thing(view: CaylusView, event: Event) -> str:
    region, _, part = (event.cause or "").partition("/")
    if region == "castle" and part:
        return text_id("caylus", "part", part.partition("/")[0])
    return tile_of("caylus", view, event)
