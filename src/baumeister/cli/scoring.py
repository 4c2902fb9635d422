"""The end of a game: who has how many points, and where they come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any

from rich.table import Table as Grid
from rich.text import Text as Words

from baumeister.cli.boards import Board, Sources, board_of
from baumeister.cli.desk import Desk
from baumeister.engine.wire import Event
from baumeister.tables import Table

OTHER = "score-other"


def moved_points(sources: Mapping[str, str]) -> Callable[[Any, int, Sequence[Event]], Sources]:
    """For games that tell every point as it moves: by the event, else by the first step of its cause's address."""

    def count(_view: Any, seat: int, events: Sequence[Event]) -> Sources:
        found: Counter[str] = Counter(dict.fromkeys(sources.values(), 0))
        for event in events:
            cause = (event.cause or "").partition("/")[0]
            source = sources.get(event.name) or sources.get(cause, OTHER)
            for move in event.moves:
                if move.piece == "points" and move.seat == seat:
                    found[source] += move.count if move.to is not None else -move.count
        return found

    return count


def counting_events(table: Table, seat: int) -> list[Event]:
    """What the game told this seat, without what was taken back."""
    counts = {action.number for action in table.record_for(seat).actions()}
    return [event for told in table.since(0, seat) if told.number in counts for event in told.events]


def _all_sources(board: Board, table: Table, seat: int, score: int) -> dict[str, int]:
    """Also what nobody told of, such as points by figures that have been corrected since."""
    found = dict(board.sources(table.view(seat), seat, counting_events(table, seat)))
    rest = score - sum(found.values())
    return {**found, OTHER: found.get(OTHER, 0) + rest} if rest else found


def score_grid(desk: Desk, table: Table) -> Grid:
    """A line per player, the best first, and a column for every source that brought anybody something."""
    scores = table.scores()
    board = board_of(table.game.id)
    found = [_all_sources(board, table, seat, score) for seat, score in enumerate(scores)]
    columns = [source for source in dict.fromkeys(chain(*found)) if any(of_seat.get(source, 0) for of_seat in found)]
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column("")
    grid.add_column("")
    grid.add_column("", justify="right")
    for source in columns:
        grid.add_column(desk.say(source), justify="right")
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        place = 1 + sum(score > scores[seat] for score in scores)
        parts = [str(found[seat].get(source, 0)) for source in columns]
        grid.add_row(f"{place}.", desk.player(seat), Words(str(scores[seat]), style="bold"), *parts)
    return grid
