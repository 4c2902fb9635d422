"""Where the points of Caylus came from: an event tells of every point that moves."""

from __future__ import annotations

from collections.abc import Iterable

from baumeister.engine.score_lines import Played, ScoreLine, moved_points, thing, tile_of
from baumeister.engine.wire import Event
from baumeister.games.caylus.edge.shapes import CaylusView

SOURCES = {
    "owner-points": "owner",
    "goods-scored": "goods",
    "road": "effects",
    "castle": "castle",
    "favor": "favors",
}
BUILDING = {"built": "buildings", "prestige-built": "prestige", "batch-given": "castle"}


def lines_of(played: Played) -> Iterable[ScoreLine]:
    return moved_points("caylus", played, SOURCES, BUILDING, _thing)


def _thing(view: CaylusView, event: Event) -> str:
    region, _, part = (event.cause or "").partition("/")
    if region == "castle" and part:
        return thing("caylus", "part", part.partition("/")[0])
    return tile_of("caylus", view, event)
