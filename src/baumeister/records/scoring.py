"""Where the points of a game come from, line by line, and how they grew.

A game may have `lines_of` (engine/score_lines.py). Points that it does not cover are counted as `OTHER`, so the lines
always add up to the score.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from baumeister.engine.score_lines import OTHER, Moment, Played, ScoreLine
from baumeister.engine.state import State
from baumeister.records import Record
from baumeister.records.replay import begin, game_of


class Standing(Struct, frozen=True):
    """The points of all seats when a round had ended, after this log number."""

    number: int
    round: int
    points: tuple[int, ...]


class Scoring(Struct, frozen=True):
    """Where the points of each seat come from, and how they grew."""

    lines: tuple[tuple[ScoreLine, ...], ...]  # of each seat
    standings: tuple[Standing, ...]  # one for each round that began; the last is the final standing


def scoring_of(record: Record) -> Scoring:
    """Everything about the points of a record that has been replayed, so it has no faults."""
    states, standings = _walk(record)
    seats = range(len(record.seats))
    return Scoring(tuple(_lines(record, states, seat) for seat in seats), tuple(standings))


def _walk(record: Record) -> tuple[list[State], list[Standing]]:
    """The first state and those after each action, and the points at the end of each round."""
    state = begin(game_of(record), record)
    numbers = state.game().catalogue.numbers
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
    moments = [Moment(state, seat, state.events(seat)) for state in states[1:]]
    lines_of = last.game().lines_of
    found = merged(lines_of(Played(last, seat, moments))) if lines_of else ()
    rest = int(last.scores()[seat]) - sum(line.points for line in found)
    return (*found, ScoreLine(OTHER, rest)) if rest else found


def merged(lines: Iterable[ScoreLine]) -> tuple[ScoreLine, ...]:
    """One line for all points of one thing from one source; lines that add up to nothing are left out."""
    found: dict[tuple[str, str], ScoreLine] = {}
    for line in lines:
        key = (line.source, line.thing)
        old = found.get(key, ScoreLine(line.source, 0, line.thing, 0))
        found[key] = replace(line, points=old.points + line.points, count=old.count + line.count)
    return tuple(line for line in found.values() if line.points)


def by_source(lines: Iterable[ScoreLine]) -> Counter[str]:
    """All points of each source together."""
    found: Counter[str] = Counter()
    for line in lines:
        found[line.source] += line.points
    return found
