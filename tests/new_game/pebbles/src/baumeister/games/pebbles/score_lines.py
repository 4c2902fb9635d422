"""Where the points of Pebbles came from: every one is told as it moves."""

from __future__ import annotations

from collections.abc import Iterator

from baumeister.engine.score_lines import Played, ScoreLine, thing

SOURCES = {"taken": "cubes", "last-taken": "cubes", "card-shown": "effects"}


def lines_of(played: Played) -> Iterator[ScoreLine]:
    for moment in played.moments:
        for event in moment.events:
            points = sum(move.count for move in event.moves if move.to == f"players/{played.seat}/points")
            if points:
                yield ScoreLine(SOURCES[event.name], points, thing("pebbles", "card", str(event.data["card"])))
