"""`baumeister bench`: how fast the rules and bots run on this machine."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Mapping
from contextlib import AbstractContextManager

from rich.table import Table as Grid

from baumeister import compiled
from baumeister import game as find_game
from baumeister.arena.bench import Rates, measure
from baumeister.cli.desk import Desk
from baumeister.cli.progress import ProgressBar, progress_bar
from baumeister.cli.seating import read_options


def run_bench(desk: Desk, arguments: Namespace) -> None:
    game = find_game(arguments.game)
    game.check_players(arguments.players)
    options = read_options(game, arguments.option)
    if arguments.research:
        run_research(desk, arguments, options)
        return
    with measuring(desk, arguments) as bar:
        figures = measure(game.id, arguments.players, arguments.seconds, options, told=bar.show)
    if arguments.json:
        sys.stdout.write(json.dumps(figures, indent=2) + "\n")
    else:
        show_figures(desk, figures)


def measuring(desk: Desk, arguments: Namespace) -> AbstractContextManager[ProgressBar]:
    return progress_bar(desk, desk.say("bench-running", seconds=str(arguments.seconds)), alone=True)


def run_research(desk: Desk, arguments: Namespace, options: Mapping[str, object]) -> None:
    from baumeister.research.bench import measure_research
    from baumeister.research.spec import EnvSpec

    spec = EnvSpec(arguments.game, arguments.players, options)
    with measuring(desk, arguments) as bar:
        measured = measure_research(spec, arguments.seconds, told=bar.show)
    if arguments.json:
        sys.stdout.write(json.dumps({"env": spec.identity(), **measured}, indent=2) + "\n")
        return
    desk.tell("bench-title", game=desk.say(spec.game), players=spec.players, style="bold")
    desk.tell("version-compiled" if compiled() else "version-interpreted")
    grid = Grid(box=None, pad_edge=False)
    grid.add_column(desk.say("bench-research-row"))
    grid.add_column(desk.say("bench-research-per-s"), justify="right")
    grid.add_column(desk.say("bench-research-ratio"), justify="right")
    grid.add_column(desk.say("bench-research-by-aec"), justify="right")
    for figure in measured["rows"]:
        by_aec = "" if figure["by_aec"] is None else f"{figure['by_aec']:.2f}"
        grid.add_row(figure["row"], f"{figure['per_s']:,.0f}", f"{figure['ratio']:.4f}", by_aec)
    desk.print(grid)
    desk.print("")
    goals = Grid(box=None, pad_edge=False)
    goals.add_column(desk.say("bench-compared"))
    goals.add_column(desk.say("bench-compared-ratio"), justify="right")
    goals.add_column(desk.say("bench-compared-goal"), justify="right")
    for pair in measured["compared"]:
        goal = "" if pair["goal"] is None else f"{pair['goal']:g}"
        goals.add_row(desk.say(pair["message"]), f"{pair['ratio']:.2f}", goal)
    desk.print(goals)


def show_figures(desk: Desk, figures: Rates) -> None:
    desk.tell("bench-title", game=desk.say(figures["game"]), players=figures["players"], style="bold")
    desk.tell("version-compiled" if figures["compiled"] else "version-interpreted")
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for key in (
        "decisions_per_s",
        "choices_per_s",
        "games_per_s",
        "search_iterations_per_s",
        "master_iterations_per_s",
    ):
        grid.add_row(desk.say(f"bench-{key.replace('_', '-')}"), f"{figures[key]:,.0f}")
    for bot, speed in figures["bots"].items():
        grid.add_row(desk.say("bench-bot", bot=bot), f"{speed['choices_per_s']:,.0f}")
    grid.add_row(desk.say("bench-clone-us"), f"{figures['clone_us']:.2f}")
    grid.add_row(desk.say("bench-decisions-per-game"), f"{figures['decisions_per_game']:.1f}")
    choices = figures["choices_in_views"]
    grid.add_row(desk.say("bench-choices-in-views"), f"{choices['mean']:.1f}")
    grid.add_row(
        desk.say("bench-choices-in-views-worst", decision=choices["worst_decision"]), f"{choices['worst']:.1f}"
    )
    if figures["ratio_interpreted"] is not None:
        grid.add_row(desk.say("bench-ratio-interpreted"), f"{figures['ratio_interpreted']:.1f}")
    desk.print(grid)
