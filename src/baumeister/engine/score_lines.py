"""For games that tell every point as it moves: the source is known by the event, else by its cause's address."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from baumeister.engine.wire import Event
from baumeister.tables.scoring import OTHER, Played, ScoreLine
from baumeister.texts.effects import text_id

#: Points told right after one of these are for what was built.
BUILT = {"built": "buildings", "prestige-built": "prestige", "monument-built": "monuments"}


def moved_points(
    game: str, played: Played, sources: Mapping[str, str], thing_of: Callable[[Any, Event], str]
) -> Iterator[ScoreLine]:
    """`sources`: by the event's name or the first step of its cause's address; `thing_of` names the piece."""
    for moment in played.moments:
        built: Event | None = None
        for event in moment.events:
            moved = sum(
                move.count if move.to is not None else -move.count
                for move in event.moves
                if move.piece == "points" and move.seat == played.seat
            )
            cause = (event.cause or "").partition("/")[0]
            if moved and built is not None and cause == (built.cause or "").partition("/")[0]:
                yield ScoreLine(BUILT[built.name], moved, text_id(game, "tile", str(built.data["tile"])))
            elif moved:
                source = sources.get(event.name) or sources.get(cause, OTHER)
                yield ScoreLine(source, moved, thing_of(moment.view, event))
            else:
                built = event if event.name in BUILT else None


def tile_of(game: str, view: Any, event: Event) -> str:
    """The building on the road that an event is about or that brought it about; empty: none."""
    region, _, place = (event.cause or "").partition("/")
    number = event.data.get("space", place.partition("/")[0] if region == "road" else "")
    space = next((space for space in view.road if str(space.number) == str(number)), None)
    return text_id(game, "tile", space.tile) if space is not None and space.tile else ""
