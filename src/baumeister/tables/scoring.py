"""Where the points of a game come from, line by line, and how they grew.

One module per game, named by its id, has `lines_of`: it reads the last view and what the game told on the way. Points
that nobody tells of, such as by figures that were corrected since, are counted as `OTHER`, so that the lines always add
up to the score.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from baumeister.engine.components import Components
from baumeister.engine.state import State
from baumeister.engine.wire import Event
from baumeister.records import Record
from baumeister.records.replay import begin, game_of

OTHER: Final = "other"


class ScoreLine(Struct, frozen=True):
    """Points of one source. `thing`: message id of the tile, card or part they came from, where there is one."""

    source: str
    points: int
    thing: str = ""
    count: int = 1


@dataclass(frozen=True)
class Moment:
    """An action that counts after all undos: what it made happen, as one seat was told, and the game after it."""

    state: State
    seat: int
    events: Sequence[Event]

    @cached_property
    def view(self) -> Any:
        return self.state.view(self.seat)


@dataclass(frozen=True)
class Played:
    """A game as one seat saw it."""

    components: Components
    seat: int
    view: Any  # after the last action
    moments: Sequence[Moment]


class Standing(Struct, frozen=True):
    """The points of all seats when a round had ended, after this number of the log."""

    number: int
    round: int
    points: tuple[int, ...]


class Scoring(Struct, frozen=True):
    """Where the points of each seat come from, and how they grew."""

    lines: tuple[tuple[ScoreLine, ...], ...]  # of each seat
    standings: tuple[Standing, ...]  # one for each round that was begun; the last is how the game stands at its end


def scoring_of(record: Record) -> Scoring:
    """Everything about the points of a record that was replayed before: it has no fault."""
    states, standings = _walk(record)
    seats = range(len(record.seats))
    return Scoring(tuple(_lines(record, states, seat) for seat in seats), tuple(standings))


def _walk(record: Record) -> tuple[list[State], list[Standing]]:
    """The states after each action, beginning with the first of all, and the points at the end of each round."""
    state = begin(game_of(record), record)
    numbers = state.title().catalogue.numbers
    states, standings = [state], []
    for action in record.actions():
        after = state.clone()
        after.apply(numbers[action.action])
        if after.round != state.round and state.round > 0:
            standings.append(Standing(action.number, int(state.round), tuple(after.scores())))
        states.append(after)
        state = after
    standings.append(Standing(len(record.log), int(state.round), tuple(state.scores())))
    return states, standings


def _lines(record: Record, states: Sequence[State], seat: int) -> tuple[ScoreLine, ...]:
    last = states[-1]
    components = last.title().editions.find(record.rules.figures).components
    moments = [Moment(state, seat, state.events(seat)) for state in states[1:]]
    tell = _teller(record.game)
    found = merged(tell(Played(components, seat, last.view(seat), moments)))
    rest = int(last.scores()[seat]) - sum(line.points for line in found)
    return (*found, ScoreLine(OTHER, rest)) if rest else found


def _teller(game: str) -> Callable[[Played], Iterable[ScoreLine]]:
    """A game that says nothing has nothing but a sum."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return lambda _played: ()
    teller: Callable[[Played], Iterable[ScoreLine]] = import_module(name).lines_of
    return teller


def merged(lines: Iterable[ScoreLine]) -> tuple[ScoreLine, ...]:
    """One line for all points of one thing of one source; what brought nothing in the end is left out."""
    found: dict[tuple[str, str], ScoreLine] = {}
    for line in lines:
        key = (line.source, line.thing)
        old = found.get(key, ScoreLine(line.source, 0, line.thing, 0))
        found[key] = replace(line, points=old.points + line.points, count=old.count + line.count)
    return tuple(line for line in found.values() if line.points)
