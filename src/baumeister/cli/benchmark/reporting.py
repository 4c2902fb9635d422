"""`baumeister benchmark report`: results side by side, as a table, as JSON and as a picture."""

from __future__ import annotations

import dataclasses
import json
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from rich.table import Table as Grid

from baumeister.arena.chart import ShareBar, draw_shares
from baumeister.arena.simulate import Standing
from baumeister.cli.benchmark.checking import checked_claims
from baumeister.cli.desk import Desk
from baumeister.cli.layout import percent
from baumeister.cli.seating import label_in_words
from baumeister.cli.targets import check_target
from baumeister.research.benchmark.errors import ResultFailed
from baumeister.research.benchmark.file import write_bytes
from baumeister.research.benchmark.lines import NAME
from baumeister.research.benchmark.report import Score, SuiteReport, comparable, report_of


def run_report(desk: Desk, arguments: Namespace) -> None:
    picture: Path | None = arguments.svg
    if picture is not None:
        try:
            check_target(picture)
        except OSError as error:
            raise ResultFailed(f"{picture}: {error}", file=str(picture)) from error
    reports = [report_of(claim) for claim in checked_claims(desk, arguments.files, arguments.suite)]
    groups = comparable(reports)
    if arguments.json:
        sys.stdout.write(as_json(groups))
    else:
        for group in groups:
            show(desk, group)
    if picture is not None:
        write_bytes(picture, draw(replace(desk, fancy=True), groups).encode())


def as_json(groups: Sequence[Sequence[SuiteReport]]) -> str:
    return json.dumps([dataclasses.asdict(report) for group in groups for report in group], indent=2) + "\n"


# ---- in words


def name_of(desk: Desk, report: SuiteReport) -> str:
    label = label_in_words(desk, report.agent)
    return f"{label} {report.version}" if report.version else label


def title_of(desk: Desk, report: SuiteReport) -> str:
    return desk.say("benchmark-title", name=NAME, suite=report.suite, track=report.track)


def table_in_words(desk: Desk, table: str) -> str:
    game, _, players = table.rpartition("-")
    return desk.say("arena-title", game=desk.say(game), players=int(players.removesuffix("p")))


def score_in_words(desk: Desk, score: Score) -> str:
    number = desk.texts.number
    return f"{number(score.value, 1)}\n{number(score.low, 1)}-{number(score.high, 1)}"


def standing_in_words(standing: Standing) -> str:
    """In per cent, with its interval below: seven columns fit on a terminal."""
    low, high = standing.interval
    return f"{100 * standing.share:.0f}\n{100 * low:.0f}-{100 * high:.0f}"


# ---- as a table


def show(desk: Desk, group: Sequence[SuiteReport]) -> None:
    """All agents against all rungs; a single agent also table by table."""
    desk.heading(title_of(desk, group[0]))
    grid = _grid(desk, group[0], desk.say("benchmark-agent"), desk.say("benchmark-score"))
    for report in group:
        cells = [standing_in_words(rung.all) for rung in report.rungs]
        grid.add_row(name_of(desk, report), score_in_words(desk, report.score), *cells)
    desk.print(grid)
    if len(group) == 1:
        desk.print()
        grid = _grid(desk, group[0], desk.say("benchmark-table"))
        for table in group[0].rungs[0].tables:
            standings = [rung.tables.get(table) for rung in group[0].rungs]
            cells = ["" if standing is None else standing_in_words(standing) for standing in standings]
            grid.add_row(table_in_words(desk, table), *cells)
        desk.print(grid)
    for report in group:
        if report.faults:
            what = ", ".join(f"{count} {code}" for code, count in report.faults.items())
            desk.tell("benchmark-faults", agent=name_of(desk, report), faults=what)
    desk.tell("benchmark-note", style="dim")


def _grid(desk: Desk, report: SuiteReport, *columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, collapse_padding=True, header_style="bold")
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right" if number else "left", no_wrap=bool(number))
    for rung in report.rungs:
        grid.add_column(label_in_words(desk, rung.rung), justify="right", no_wrap=True)
    return grid


# ---- as a picture


def draw(desk: Desk, groups: Sequence[Sequence[SuiteReport]]) -> str:
    panels: dict[str, Sequence[ShareBar]] = {}
    for group in groups:
        title = f"{title_of(desk, group[0])}: " if len(groups) > 1 else ""
        panels |= {f"{title}{heading}": bars for heading, bars in _panels(desk, group).items()}
    title = title_of(desk, groups[0][0]) if len(groups) == 1 else NAME
    return draw_shares(title, desk.say("benchmark-about"), panels)


def _panels(desk: Desk, group: Sequence[SuiteReport]) -> Mapping[str, Sequence[ShareBar]]:
    panels = {desk.say("benchmark-score"): [_score_bar(desk, report) for report in group]}
    for index, rung in enumerate(group[0].rungs):
        heading = desk.say("benchmark-against", rung=label_in_words(desk, rung.rung))
        rows = [(name_of(desk, report), report.rungs[index]) for report in group]
        panels[heading] = [
            ShareBar(
                name, row.all.share, *row.all.interval, percent(desk.texts, row.all.share), row.fair, row.all.entries
            )
            for name, row in rows
        ]
    return panels


def _score_bar(desk: Desk, report: SuiteReport) -> ShareBar:
    value, low, high = (figure / 100 for figure in (report.score.value, report.score.low, report.score.high))
    figure = desk.texts.number(report.score.value, 1)
    return ShareBar(name_of(desk, report), value, low, high, figure, games=report.games)
