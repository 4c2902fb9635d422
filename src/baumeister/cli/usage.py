"""The commands and their arguments, explained in the person's language."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from baumeister import games as all_games
from baumeister.bots.door import bot_names
from baumeister.cli.arguments import (
    add_bot_command,
    add_game,
    add_iterations,
    add_json,
    add_language_argument,
    add_option,
    examples,
    make_command,
    say,
    whole,
)
from baumeister.cli.benchmark.usage import add_benchmark
from baumeister.cli.called import program
from baumeister.cli.parser import Parser
from baumeister.cli.usage_bots import (
    add_arena,
    add_bench,
    add_dataset,
    add_exercises,
    add_simulate,
    add_study,
    add_train,
)
from baumeister.cli.usage_server import (
    add_backup,
    add_migrate,
    add_rename,
    add_reports,
    add_restore,
    add_serve,
    add_trust_clock,
)
from baumeister.lessons.course import has_course
from baumeister.texts.catalogue import LANGUAGES, Texts, choose_language


def find_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language the command line asks for, if it can be understood, else the environment's."""
    for number, word in enumerate(words):
        wish = word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if word == "--lang" and number + 1 < len(words):
            wish = words[number + 1]
        if wish in LANGUAGES:
            return str(wish)
    return choose_language(environment)


def make_parser(texts: Texts) -> Parser:
    parser = Parser(prog=program(), texts=texts, description=texts.say("usage-about"), epilog=examples(texts, "all"))
    add_language_argument(parser, texts, default=None)
    about = texts.say("usage-version")
    parser.add_argument("--version", dest="command", action="store_const", const="version", help=about)
    parser.set_defaults(**_no_play_arguments())
    commands = parser.add_subparsers(
        dest="command", metavar=texts.say("usage-command"), title=texts.say("usage-commands")
    )
    for add in (
        add_play,
        add_learn,
        add_simulate,
        add_arena,
        add_study,
        add_dataset,
        add_train,
        add_bench,
        add_benchmark,
        add_exercises,
        add_serve,
        add_migrate,
        add_backup,
        add_restore,
        add_rename,
        add_reports,
        add_trust_clock,
        add_replay,
        add_analyse,
        add_rules,
        add_schema,
        add_version,
    ):
        add(commands, texts)
    return parser


def parse(parser: Parser, words: Sequence[str]) -> argparse.Namespace:
    """The words as arguments. argparse loses words after a switch: `rules caylus1303 --all favor`, `arena caylus1303
    greedy --games 10 random`."""
    parsed, rest = parser.parse_known_args(words)
    if parsed.command == "rules" and not any(word.startswith("-") for word in rest):
        parsed.words += rest
    elif parsed.command == "arena" and not any(word.startswith("-") for word in rest):
        parsed.bots += rest
    elif rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    return parsed


def _no_play_arguments() -> dict[str, Any]:
    """`baumeister` alone is `baumeister play`."""
    return {
        "game": None,
        "players": None,
        "seats": None,
        "seed": None,
        "option": [],
        "resume": None,
        "save": None,
        "iterations": None,
        "bot_command": [],
    }


def add_play(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "play")
    games = ", ".join(all_games())
    kinds = ", ".join(["human", *bot_names()])
    parser.add_argument("game", nargs="?", metavar="GAME", help=say(texts, "usage-game", games=games))
    parser.add_argument("--players", type=whole(texts, 1), metavar="N", help=say(texts, "usage-players"))
    parser.add_argument("--seats", metavar="A,B,...", help=say(texts, "usage-seats", kinds=kinds))
    parser.add_argument("--seed", type=whole(texts, 0), metavar="N", help=say(texts, "usage-seed"))
    add_option(parser, texts)
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say(texts, "usage-resume"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=say(texts, "usage-save"))
    add_iterations(parser, texts)
    add_bot_command(parser, texts)


def add_learn(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "learn")
    games = ", ".join(name for name in all_games() if has_course(name))
    parser.add_argument("game", nargs="?", metavar="GAME", help=say(texts, "usage-course", games=games))
    parser.add_argument("--chapter", type=whole(texts, 1), metavar="N", help=say(texts, "usage-chapter"))


def add_replay(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "replay")
    parser.add_argument("file", type=Path, metavar="FILE", help=say(texts, "usage-record"))
    parser.add_argument("--all", action="store_true", help=say(texts, "usage-all"))
    parser.add_argument("--seat", type=whole(texts, 1), metavar="N", help=say(texts, "usage-seat"))
    parser.add_argument("--to", choices=("json", "text"), help=say(texts, "usage-to"))


def add_analyse(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "analyse")
    parser.add_argument("file", type=Path, metavar="FILE", help=say(texts, "usage-record"))
    parser.add_argument("--svg", type=Path, metavar="FILE", help=say(texts, "usage-svg"))
    parser.add_argument("--again", action="store_true", help=say(texts, "usage-again"))
    add_json(parser, texts)


def add_rules(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "rules")
    parser.add_argument("words", nargs="*", metavar="WORDS", help=say(texts, "usage-words"))
    parser.add_argument("--unconfirmed", action="store_true", help=say(texts, "usage-unconfirmed"))
    parser.add_argument("--all", action="store_true", help=say(texts, "usage-all-rules"))


def add_schema(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "schema")
    add_game(parser, texts)


def add_version(commands: Any, texts: Texts) -> None:
    make_command(commands, texts, "version")
