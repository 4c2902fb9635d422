"""`baumeister benchmark report`: results side by side, as a table, as JSON and as a picture."""

from __future__ import annotations

import dataclasses
import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.table import Table as Grid

from baumeister.arena.chart import Bar, draw_shares
from baumeister.arena.simulate import Standing
from baumeister.cli.benchmark.checking import checked_claims
from baumeister.cli.desk import Desk
from baumeister.cli.layout import percent
from baumeister.cli.seating import label_in_words
from baumeister.research.benchmark.file import write_bytes
from baumeister.research.benchmark.lines import NAME
from baumeister.research.benchmark.report import Report, Score, report_of


def run_report(desk: Desk, arguments: Namespace) -> None:
    claims = checked_claims(desk, arguments.files, arguments.suite)
    reports = sorted((report_of(claim) for claim in claims), key=lambda report: (-report.score.value, report.agent))
    if arguments.json:
        sys.stdout.write(as_json(reports))
    else:
        show(desk, reports)
    picture: Path | None = arguments.svg
    if picture is not None:
        write_bytes(picture, draw(replace(desk, fancy=True), reports).encode())


def as_json(reports: Sequence[Report]) -> str:
    return json.dumps([dataclasses.asdict(report) for report in reports], indent=2) + "\n"


def show(desk: Desk, reports: Sequence[Report]) -> None:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(desk.say("benchmark-agent"))
    grid.add_column(desk.say("benchmark-score"), justify="right", no_wrap=True)
    for rung in reports[0].rungs:
        grid.add_column(label_in_words(desk, rung.rung), justify="right", no_wrap=True)
    for report in reports:
        cells = [standing_in_words(rung.all) for rung in report.rungs]
        grid.add_row(label_in_words(desk, report.agent), score_in_words(desk, report.score), *cells)
    desk.print(grid)


def score_in_words(desk: Desk, score: Score) -> str:
    number = desk.texts.number
    return f"{number(score.value, 1)} [{number(score.low, 1)}, {number(score.high, 1)}]"


def standing_in_words(standing: Standing) -> str:
    low, high = standing.interval
    return f"{100 * standing.share:.0f} [{100 * low:.0f}, {100 * high:.0f}]"


def draw(desk: Desk, reports: Sequence[Report]) -> str:
    panels = {
        desk.say("benchmark-score"): [
            Bar(
                label_in_words(desk, report.agent),
                report.score.value / 100,
                report.score.low / 100,
                report.score.high / 100,
                desk.texts.number(report.score.value, 1),
                games=report.games,
            )
            for report in reports
        ]
    }
    for index, rung in enumerate(reports[0].rungs):
        panels[label_in_words(desk, rung.rung)] = [
            Bar(label_in_words(desk, report.agent), row.share, *row.interval, percent(desk.texts, row.share), rung.fair)
            for report in reports
            for row in [report.rungs[index].all]
        ]
    return draw_shares(NAME, desk.say("benchmark-about", suite=reports[0].suite), panels)
