"""The arguments of the commands around bots: simulate, arena, study, dataset, train, exercises, bench."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from baumeister.arena.contest import MODES
from baumeister.bots.door import bot_names
from baumeister.cli.arguments import (
    add_bot_command,
    add_cluster,
    add_game,
    add_iterations,
    add_json,
    add_option,
    add_players,
    add_workers,
    make_command,
    say,
    seconds,
    whole,
)
from baumeister.research.dataset_defaults import BOT, FORMS, SHARD
from baumeister.texts.catalogue import Texts

EXERCISE_TASKS = ("solve", "mine", "confirm")


def add_simulate(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "simulate")
    add_game(parser, texts)
    parser.add_argument("--games", type=whole(texts, 1), default=100, metavar="N", help=say(texts, "usage-games"))
    add_players(parser, texts)
    bots = ", ".join(bot_names())
    parser.add_argument("--bots", default="random", metavar="A,B,...", help=say(texts, "usage-bots", bots=bots))
    add_workers(parser, texts)
    parser.add_argument("--seed", type=whole(texts, 0), metavar="N", help=say(texts, "usage-first-seed"))
    add_option(parser, texts)
    add_iterations(parser, texts)
    add_bot_command(parser, texts)
    add_json(parser, texts)


def add_arena(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "arena")
    add_game(parser, texts)
    bots = ", ".join(bot_names())
    parser.add_argument("bots", nargs="+", metavar="BOT", help=say(texts, "usage-arena-bots", bots=bots))
    parser.add_argument("--games", type=whole(texts, 1), default=100, metavar="N", help=say(texts, "usage-arena-games"))
    add_players(parser, texts)
    add_option(parser, texts)
    parser.add_argument("--mode", choices=MODES, default=MODES[0], help=say(texts, "usage-arena-mode"))
    parser.add_argument("--seed", type=whole(texts, 0), metavar="N", help=say(texts, "usage-first-seed"))
    add_iterations(parser, texts)
    add_bot_command(parser, texts)
    parser.add_argument("--stop", action="store_true", help=say(texts, "usage-arena-stop"))
    parser.add_argument("--out", type=Path, metavar="DIR", help=say(texts, "usage-arena-out"))
    parser.add_argument("--records", action="store_true", help=say(texts, "usage-arena-records"))
    add_workers(parser, texts)
    add_cluster(parser, texts)
    add_json(parser, texts)


def add_study(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "study")
    add_game(parser, texts)
    parser.add_argument("--games", type=whole(texts, 1), default=400, metavar="N", help=say(texts, "usage-study-games"))
    add_players(parser, texts)
    add_option(parser, texts)
    parser.add_argument(
        "--iterations", type=whole(texts, 1), default=100, metavar="N", help=say(texts, "usage-study-iterations")
    )
    parser.add_argument("--seed", type=whole(texts, 0), metavar="N", help=say(texts, "usage-first-seed"))
    parser.add_argument("--svg", type=Path, metavar="FILE", help=say(texts, "usage-study-svg"))
    add_workers(parser, texts)
    add_cluster(parser, texts)
    add_json(parser, texts)


def add_dataset(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "dataset")
    add_game(parser, texts)
    parser.add_argument(
        "--games", type=whole(texts, 1), default=100, metavar="N", help=say(texts, "usage-dataset-games")
    )
    add_players(parser, texts)
    add_option(parser, texts)
    bots_help = say(texts, "usage-dataset-bots", bot=BOT)
    parser.add_argument("--bots", default=BOT, metavar="A,B,...", help=bots_help)
    parser.add_argument("--seed", type=whole(texts, 0), metavar="N", help=say(texts, "usage-first-seed"))
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help=say(texts, "usage-dataset-out"))
    parser.add_argument("--form", choices=FORMS, default=FORMS[0], help=say(texts, "usage-dataset-form"))
    shard_help = say(texts, "usage-dataset-shard", games=SHARD)
    parser.add_argument("--shard", type=whole(texts, 1), default=SHARD, metavar="N", help=shard_help)
    add_workers(parser, texts)
    add_cluster(parser, texts)


def add_train(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "train")
    add_game(parser, texts)
    parser.add_argument("--seed", type=whole(texts, 0), default=1, metavar="N", help=say(texts, "usage-train-seed"))
    parser.add_argument("--rounds", type=whole(texts, 1), metavar="N", help=say(texts, "usage-train-rounds"))
    parser.add_argument("--generations", type=whole(texts, 0), metavar="N", help=say(texts, "usage-train-generations"))
    parser.add_argument("--start", metavar="NET", help=say(texts, "usage-train-start"))
    parser.add_argument("--league", type=Path, metavar="DIR", help=say(texts, "usage-train-league"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say(texts, "usage-train-out"))
    add_workers(parser, texts)
    add_cluster(parser, texts)


def add_exercises(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "exercises")
    parser.add_argument("task", choices=EXERCISE_TASKS, help=say(texts, "usage-exercises-task"))
    add_game(parser, texts)
    parser.add_argument("--id", metavar="ID", help=say(texts, "usage-exercises-id"))
    parser.add_argument("--seed", type=whole(texts, 0), default=1, metavar="N", help=say(texts, "usage-exercises-seed"))
    parser.add_argument(
        "--count", type=whole(texts, 1), default=30, metavar="N", help=say(texts, "usage-exercises-count")
    )
    parser.add_argument(
        "--players",
        type=whole(texts, 1),
        action="append",
        default=[],
        metavar="N",
        help=say(texts, "usage-exercises-players"),
    )
    parser.add_argument(
        "--last-round", type=whole(texts, 0), default=0, metavar="N", help=say(texts, "usage-exercises-last-round")
    )
    parser.add_argument(
        "--phase", action="append", default=[], metavar="NAME", help=say(texts, "usage-exercises-phase")
    )
    parser.add_argument("--net", type=Path, metavar="FILE", help=say(texts, "usage-exercises-net"))
    parser.add_argument("--file", type=Path, metavar="FILE", help=say(texts, "usage-exercises-file"))
    parser.add_argument("--keep", type=Path, metavar="FILE", help=say(texts, "usage-exercises-keep"))
    add_workers(parser, texts)
    add_cluster(parser, texts)


def add_bench(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "bench")
    add_game(parser, texts)
    add_players(parser, texts)
    add_option(parser, texts)
    parser.add_argument(
        "--seconds", type=seconds(texts), default=10.0, metavar="T", help=say(texts, "usage-bench-seconds")
    )
    parser.add_argument("--research", action="store_true", help=say(texts, "usage-bench-research"))
    add_json(parser, texts)
