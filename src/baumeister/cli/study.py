"""`baumeister study`: how balanced a game is, and what winners do, by many games between equal Masters."""

from __future__ import annotations

import dataclasses
import json
import sys
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Final

from rich.table import Table as Grid

from baumeister import game as find_game
from baumeister.arena.chart import ShareBar, draw_shares
from baumeister.arena.contest import BadPlan
from baumeister.arena.executor import make_executor
from baumeister.arena.simulate import Standing
from baumeister.arena.study import CLOSE, Deed, Study, StudyPlan, Watched, play_study, sum_up
from baumeister.cli.desk import Desk
from baumeister.cli.layout import percent, percent_span
from baumeister.cli.progress import progress_bar
from baumeister.cli.seating import read_options
from baumeister.cli.targets import check_target
from baumeister.records.files import write_durably
from baumeister.texts.cards import piece_name

#: Rows that the table and the picture show of openings and of deeds; the JSON has all.
SHOWN: Final = 15


def run_study(desk: Desk, arguments: Namespace) -> None:
    game = find_game(arguments.game)
    plan = StudyPlan(
        game=game.id,
        players=arguments.players,
        games=arguments.games,
        iterations=arguments.iterations,
        first_seed=arguments.seed or 0,
        options=read_options(game, arguments.option),
    )
    picture: Path | None = arguments.svg
    if picture is not None:
        try:
            check_target(picture)
        except OSError as error:
            raise BadPlan(f"{picture}: {error}", value=str(picture)) from error
    study = play(desk, plan, arguments)
    if arguments.json:
        sys.stdout.write(as_json(study))
    else:
        show(desk, study)
    if picture is not None:
        write_durably(picture, draw(replace(desk, fancy=True), study).encode())


def play(desk: Desk, plan: StudyPlan, arguments: Namespace) -> Study:
    executor = make_executor(arguments.workers, arguments.cluster)
    games: list[Watched] = []
    try:
        with progress_bar(desk, desk.say("study-running", game=desk.say(plan.game)), plan.games) as bar:
            for watched in play_study(plan, executor):
                games.append(watched)
                bar.show(len(games))
    finally:
        executor.close()
    return sum_up(plan, games)


def as_json(study: Study) -> str:
    whole = {
        **{name: getattr(study, name) for name in ("games", "fair", "decisions", "rounds", "margin", "close", "tied")},
        "plan": dataclasses.asdict(study.plan),
        "seats": [dataclasses.asdict(row) for row in study.seats],
        "order": [dataclasses.asdict(row) for row in study.order],
        "openings": {name: dataclasses.asdict(row) for name, row in study.openings.items()},
        "deeds": [{**dataclasses.asdict(deed), **dataclasses.asdict(row)} for deed, row in study.deeds.items()],
    }
    return json.dumps(whole, indent=2) + "\n"


def deed_in_words(desk: Desk, game: str, deed: Deed) -> str:
    return desk.say(f"study-{deed.event}", piece=piece_name(desk.texts, game, deed.field, deed.piece))


def panels(desk: Desk, study: Study) -> dict[str, dict[str, Standing]]:
    """What is shown, under its headings."""
    deeds = {deed_in_words(desk, study.plan.game, deed): row for deed, row in study.deeds.items()}
    found = {
        desk.say("study-seats"): {
            desk.say("simulate-seat", number=seat): row for seat, row in enumerate(study.seats, start=1)
        },
        desk.say("study-order"): {
            desk.say("study-turn", number=place): row for place, row in enumerate(study.order, start=1)
        },
        desk.say("study-openings"): dict(islice(study.openings.items(), SHOWN)),
        desk.say("study-deeds"): dict(islice(deeds.items(), SHOWN)),
    }
    return {heading: rows for heading, rows in found.items() if rows}


def about(desk: Desk, study: Study) -> str:
    number = desk.texts.number
    return desk.say(
        "study-about",
        games=study.games,
        iterations=study.plan.iterations,
        decisions=number(study.decisions),
        rounds=number(study.rounds, 1),
        margin=number(study.margin, 1),
        close=percent(desk.texts, study.close),
        points=CLOSE,
    )


def show(desk: Desk, study: Study) -> None:
    desk.heading(title(desk, study))
    desk.print(about(desk, study))
    for heading, rows in panels(desk, study).items():
        desk.print()
        desk.print(_grid(desk, heading, rows))
    desk.print()
    desk.tell("study-caution", style="dim")


def title(desk: Desk, study: Study) -> str:
    return desk.say("study-title", game=desk.say(study.plan.game), players=study.plan.players)


def _grid(desk: Desk, heading: str, rows: Mapping[str, Standing]) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column(heading)
    for column in ("entries", "share", "interval", "points"):
        grid.add_column(desk.say(f"simulate-{column}"), justify="right")
    for name, row in rows.items():
        figures = percent(desk.texts, row.share), percent_span(desk.texts, row.interval)
        grid.add_row(name, desk.texts.number(row.entries), *figures, desk.texts.number(row.mean_score, 1))
    return grid


def draw(desk: Desk, study: Study) -> str:
    bars = {
        heading: [
            ShareBar(name, row.share, *row.interval, percent(desk.texts, row.share), study.fair, row.entries)
            for name, row in rows.items()
        ]
        for heading, rows in panels(desk, study).items()
    }
    return draw_shares(title(desk, study), about(desk, study), bars)
