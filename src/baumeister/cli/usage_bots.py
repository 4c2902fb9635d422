"""The arguments of the commands around bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from baumeister.arena.contest import MODES
from baumeister.cli.arguments import (
    take_bot_command,
    take_bots,
    take_first_seed,
    take_game,
    take_games,
    take_iterations,
    take_json,
    take_option,
    take_players,
    take_seconds,
    take_workers,
    take_workers_anywhere,
)
from baumeister.cli.parser import Parser
from baumeister.research.dataset_defaults import BOT, FORMS, SHARD

EXERCISE_TASKS = ("solve", "mine", "confirm")


def simulate(parser: Parser) -> None:
    take_game(parser)
    take_games(parser, "usage-games")
    take_players(parser)
    take_bots(parser, "--bots", "usage-bots", default="random", metavar="A,B,...")
    take_workers(parser)
    take_first_seed(parser)
    take_option(parser)
    take_iterations(parser)
    take_bot_command(parser)
    take_json(parser)


def arena(parser: Parser) -> None:
    take_game(parser)
    take_bots(parser, "bots", "usage-arena-bots", nargs="+", metavar="BOT")
    take_games(parser, "usage-arena-games")
    take_players(parser)
    take_option(parser)
    parser.take("--mode", "usage-arena-mode", choices=MODES, default=MODES[0])
    take_first_seed(parser)
    take_iterations(parser)
    take_bot_command(parser)
    parser.take_flag("--stop", "usage-arena-stop")
    parser.take_file("--out", "usage-arena-out", "DIR")
    parser.take_flag("--records", "usage-arena-records")
    take_workers_anywhere(parser)
    take_json(parser)


def study(parser: Parser) -> None:
    take_game(parser)
    take_games(parser, "usage-study-games", 400)
    take_players(parser)
    take_option(parser)
    parser.take_number("--iterations", "usage-study-iterations", default=100)
    take_first_seed(parser)
    parser.take_file("--svg", "usage-study-svg")
    take_workers_anywhere(parser)
    take_json(parser)


def dataset(parser: Parser) -> None:
    take_game(parser)
    take_games(parser, "usage-dataset-games")
    take_players(parser)
    take_option(parser)
    parser.take("--bots", "usage-dataset-bots", {"bot": BOT}, default=BOT, metavar="A,B,...")
    take_first_seed(parser)
    parser.take_file("--out", "usage-dataset-out", "DIR", required=True)
    parser.take("--form", "usage-dataset-form", choices=FORMS, default=FORMS[0])
    parser.take_number("--shard", "usage-dataset-shard", {"games": SHARD}, default=SHARD)
    take_workers_anywhere(parser)


def train(parser: Parser) -> None:
    take_game(parser)
    parser.take_number("--players", "usage-train-players")
    parser.take_number("--seed", "usage-train-seed", least=0, default=1)
    parser.take_number("--rounds", "usage-train-rounds")
    parser.take_number("--generations", "usage-train-generations", least=0)
    parser.take("--start", "usage-train-start", metavar="NET")
    parser.take_file("--league", "usage-train-league", "DIR")
    parser.take_file("--out", "usage-train-out")
    take_workers_anywhere(parser)


def exercises(parser: Parser) -> None:
    parser.take("task", "usage-exercises-task", choices=EXERCISE_TASKS)
    take_game(parser)
    parser.take("--id", "usage-exercises-id", metavar="ID")
    parser.take_number("--seed", "usage-exercises-seed", least=0, default=1)
    parser.take_number("--count", "usage-exercises-count", default=30)
    parser.take_number("--players", "usage-exercises-players", action="append", default=[])
    parser.take_number("--last-round", "usage-exercises-last-round", least=0, default=0)
    parser.take("--phase", "usage-exercises-phase", action="append", default=[], metavar="NAME")
    parser.take_file("--net", "usage-exercises-net")
    parser.take_file("--file", "usage-exercises-file")
    parser.take_file("--keep", "usage-exercises-keep")
    take_workers_anywhere(parser)


def bench(parser: Parser) -> None:
    take_game(parser)
    take_players(parser)
    take_option(parser)
    take_seconds(parser, "usage-bench-seconds", 10.0, "T")
    parser.take_flag("--research", "usage-bench-research")
    take_json(parser)


BOT_COMMANDS: Final[Mapping[str, Callable[[Parser], None]]] = {
    "simulate": simulate,
    "arena": arena,
    "study": study,
    "dataset": dataset,
    "train": train,
    "bench": bench,
}
