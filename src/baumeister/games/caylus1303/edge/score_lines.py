"""Where the points of Caylus 1303 came from: an event tells of every point that moves."""

from __future__ import annotations

from collections.abc import Iterable

from baumeister.engine.score_lines import Played, ScoreLine, moved_points, thing, tile_of
from baumeister.engine.wire import Event
from baumeister.games.caylus1303.edge.shapes import Caylus1303View

SOURCES = {
    "owner-points": "owner",
    "": "gold",  # caused only by the end
    "site_workers": "site",
    "site_tiles": "favors",
    "road": "effects",
    "players": "characters",
}
BUILDING = {"built": "buildings", "monument-built": "monuments"}


def lines_of(played: Played) -> Iterable[ScoreLine]:
    return moved_points("caylus1303", played, SOURCES, BUILDING, _thing)


def _thing(view: Caylus1303View, event: Event) -> str:
    region, *steps = (event.cause or "").split("/")
    if region == "players":
        return thing("caylus1303", "character", steps[-1])
    return tile_of("caylus1303", view, event)
