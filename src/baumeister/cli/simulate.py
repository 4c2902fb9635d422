"""`baumeister simulate`: many games between bots on all cores, and how they ended."""

from __future__ import annotations

import dataclasses
import json
import sys
from argparse import Namespace

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from baumeister.api import game as find_game
from baumeister.arena.executor import make_executor
from baumeister.arena.simulate import Plan, Standing, Summary, Tally, simulate
from baumeister.bots.door import DEFAULT_BUDGET
from baumeister.cli.desk import Desk, make_desk
from baumeister.cli.seating import read_options


def run_simulation(desk: Desk, arguments: Namespace) -> None:
    game = find_game(arguments.game)
    iterations = arguments.iterations if arguments.iterations is not None else DEFAULT_BUDGET.iterations
    assert iterations is not None
    plan = Plan(
        game=game.id,
        players=arguments.players,
        games=arguments.games,
        bots=tuple(word.strip() for word in arguments.bots.split(",")),
        first_seed=arguments.seed or 0,
        options=read_options(game, arguments.option),
        iterations=iterations,
    )
    summary = play_plan(desk, plan, arguments.workers)
    if arguments.json:
        sys.stdout.write(json.dumps({"game": game.id, "players": plan.players, **as_json(summary)}, indent=2) + "\n")
    else:
        show_summary(desk, summary)


def play_plan(desk: Desk, plan: Plan, workers: int | None) -> Summary:
    """All games, with a bar on the error channel so that the result can be piped on."""
    bar_desk = make_desk(desk.texts.language, to_stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    executor = make_executor(workers)
    tally = Tally()
    try:
        with Progress(*columns, console=bar_desk.console, transient=True) as progress:
            task = progress.add_task(desk.say("simulate-running"), total=plan.games)
            for rows in simulate(plan, executor):
                tally.add(rows)
                progress.advance(task, len(rows))
    finally:
        executor.close()
    return tally.summary()


def as_json(summary: Summary) -> dict[str, object]:
    return {
        "games": summary.games,
        "decisions": summary.decisions,
        "bots": {name: dataclasses.asdict(standing) for name, standing in summary.bots.items()},
        "seats": {str(seat + 1): dataclasses.asdict(standing) for seat, standing in summary.seats.items()},
    }


def show_summary(desk: Desk, summary: Summary) -> None:
    desk.tell("simulate-done", games=summary.games, decisions=summary.decisions)
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    grid.add_column("")
    for column in ("entries", "wins", "share", "interval", "points"):
        grid.add_column(desk.say(f"simulate-{column}"), justify="right")
    for name, standing in summary.bots.items():
        grid.add_row(name, *_figures(standing))
    if len(summary.bots) > 1:
        grid.add_section()
    for seat, standing in summary.seats.items():
        grid.add_row(desk.say("simulate-seat", number=seat + 1), *_figures(standing))
    desk.print(grid)


def _figures(standing: Standing) -> list[str]:
    low, high = standing.interval
    return [
        str(standing.entries),
        f"{standing.wins:.1f}",
        f"{100 * standing.share:.1f} %",
        f"{100 * low:.1f}-{100 * high:.1f} %",
        f"{standing.mean_score:.1f}",
    ]
