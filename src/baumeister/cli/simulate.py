"""`baumeister simulate`: many games between bots on all cores, and how they ended."""

from __future__ import annotations

import dataclasses
import json
import sys
from argparse import Namespace

from rich.table import Table as Grid

from baumeister import game as find_game
from baumeister.arena.executor import make_executor
from baumeister.arena.simulate import Plan, Standing, Summary, Tally, simulate
from baumeister.cli.desk import Desk
from baumeister.cli.layout import percent, percent_span
from baumeister.cli.progress import progress_bar
from baumeister.cli.seating import label_in_words, name_commands, read_bot, read_options
from baumeister.texts.catalogue import Texts


def run_simulation(desk: Desk, arguments: Namespace) -> None:
    name_commands(arguments.bot_command)
    game = find_game(arguments.game)
    plan = Plan(
        game=game.id,
        players=arguments.players,
        games=arguments.games,
        bots=tuple(read_bot(word) for word in arguments.bots.split(",")),
        first_seed=arguments.seed or 0,
        options=read_options(game, arguments.option),
        iterations=arguments.iterations,
    )
    summary = play_plan(desk, plan, arguments.workers)
    if arguments.json:
        sys.stdout.write(json.dumps({"game": game.id, "players": plan.players, **as_json(summary)}, indent=2) + "\n")
    else:
        show_summary(desk, summary)


def play_plan(desk: Desk, plan: Plan, workers: int | None) -> Summary:
    executor = make_executor(workers)
    tally = Tally()
    try:
        with progress_bar(desk, desk.say("simulate-running"), plan.games) as bar:
            for outcomes in simulate(plan, executor):
                tally.add(outcomes)
                bar.show(tally.games)
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
        grid.add_row(label_in_words(desk, name), *_figures(desk.texts, standing))
    if len(summary.bots) > 1:
        grid.add_section()
    for seat, standing in summary.seats.items():
        grid.add_row(desk.say("simulate-seat", number=seat + 1), *_figures(desk.texts, standing))
    desk.print(grid)


def _figures(texts: Texts, standing: Standing) -> list[str]:
    return [
        texts.number(standing.entries),
        texts.number(standing.wins, 1),
        percent(texts, standing.share),
        percent_span(texts, standing.interval),
        texts.number(standing.mean_score, 1),
    ]
