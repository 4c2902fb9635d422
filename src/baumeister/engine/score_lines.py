"""Where a seat's points came from, line by line: what a game's `lines_of` reads and returns. It uses the rules and the
game's events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from baumeister.engine.messages import name_text
from baumeister.engine.state import State
from baumeister.engine.wire import Event
from baumeister.engine.wire import ScoreLine as ScoreLine

#: The source of points that no line explains.
OTHER: Final = "other"


@dataclass(frozen=True)
class Moment:
    """An action that counts after all undos: its events as one seat saw them, and the game after it."""

    state: State
    seat: int
    events: Sequence[Event]

    @cached_property
    def view(self) -> Any:
        return self.state.view(self.seat)


@dataclass(frozen=True)
class Played:
    """A game as one seat saw it."""

    state: Any  # after the last action, of the game's own type
    seat: int
    moments: Sequence[Moment]


def thing(game: str, kind: str, piece: str) -> str:
    """The message id of a piece."""
    return name_text(game, kind, piece).id


# ---- for games that have an event for every point that moves


def moved_points(
    game: str,
    played: Played,
    sources: Mapping[str, str],
    building: Mapping[str, str],
    thing_of: Callable[[Any, Event], str],
) -> Iterator[ScoreLine]:
    """`sources`: by the event's name or the first step of its cause's address; `thing_of` names the piece. `building`:
    the same for events that build a tile or part of something; points right after such an event are for that."""
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
                kind = "tile" if "tile" in built.data else "part"
                yield ScoreLine(building[built.name], moved, thing(game, kind, str(built.data[kind])))
            elif moved:
                source = sources.get(event.name) or sources.get(cause, OTHER)
                yield ScoreLine(source, moved, thing_of(moment.view, event))
            else:
                built = event if event.name in building else None


def tile_of(game: str, view: Any, event: Event) -> str:
    """The building on the road that an event is about or that caused it; empty: none."""
    region, _, place = (event.cause or "").partition("/")
    number = event.data.get("space", place.partition("/")[0] if region == "road" else "")
    space = next((space for space in view.road if str(space.number) == str(number)), None)
    return thing(game, "tile", space.tile) if space is not None and space.tile else ""
