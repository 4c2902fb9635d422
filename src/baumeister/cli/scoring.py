"""The end of a game: who has how many points, and where they come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text as Words

from baumeister.cli.desk import Desk
from baumeister.records.scoring import by_source, scoring_of
from baumeister.tables import Table

#: Wider than any table, to measure without cutting.
ANY_WIDTH = 1000


def score_grid(desk: Desk, table: Table) -> Grid:
    """Players, the best first, and every source that brought anybody something."""
    scores = table.scores()
    found = [by_source(lines) for lines in scoring_of(table.record_for(None)).lines]
    sources = [source for source in dict.fromkeys(chain(*found)) if any(of_seat[source] for of_seat in found)]
    wide = _line_per_player(desk, scores, found, sources)
    # A table must be wide enough for its longest words: narrower, they would be cut.
    least = Measurement.get(desk.console, desk.console.options.update(width=ANY_WIDTH), wide).minimum
    return wide if least <= desk.width else _line_per_source(desk, scores, found, sources)


def _line_per_player(desk: Desk, scores: Sequence[int], found: Sequence[Counter[str]], sources: Sequence[str]) -> Grid:
    grid = _empty_grid()
    grid.add_column("")
    grid.add_column("")
    grid.add_column("", justify="right")
    for source in sources:
        grid.add_column(desk.say(f"score-{source}"), justify="right")
    for seat in _best_first(scores):
        parts = [str(found[seat][source]) for source in sources]
        grid.add_row(f"{_place(scores, seat)}.", desk.player(seat), Words(str(scores[seat]), style="bold"), *parts)
    return grid


def _line_per_source(desk: Desk, scores: Sequence[int], found: Sequence[Counter[str]], sources: Sequence[str]) -> Grid:
    """For many sources on a narrow terminal."""
    grid = _empty_grid()
    grid.add_column("")
    seats = _best_first(scores)
    for seat in seats:
        grid.add_column(
            Words.assemble(f"{_place(scores, seat)}. ", desk.mark(seat), f" {desk.names[seat]}"), justify="right"
        )
    grid.add_row("", *(Words(str(scores[seat]), style="bold") for seat in seats))
    for source in sources:
        grid.add_row(Words(desk.say(f"score-{source}"), style="dim"), *(str(found[seat][source]) for seat in seats))
    return grid


def _empty_grid() -> Grid:
    return Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))


def _best_first(scores: Sequence[int]) -> list[int]:
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def _place(scores: Sequence[int], seat: int) -> int:
    return 1 + sum(score > scores[seat] for score in scores)
