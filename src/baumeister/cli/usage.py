"""The commands and their arguments, explained in the person's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from baumeister import games as all_games
from baumeister.bots.door import bot_names
from baumeister.cli.arguments import (
    examples,
    make_commands,
    take_bot_command,
    take_game,
    take_iterations,
    take_json,
    take_language,
    take_option,
)
from baumeister.cli.benchmark.usage import benchmark
from baumeister.cli.called import program
from baumeister.cli.parser import Parser
from baumeister.cli.usage_bots import BOT_COMMANDS, exercises
from baumeister.cli.usage_server import SERVER_COMMANDS
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
    take_language(parser, None)
    parser.take("--version", "usage-version", dest="command", action="store_const", const="version")
    parser.set_defaults(**_no_play_arguments())
    commands = parser.add_subparsers(
        dest="command", metavar=texts.say("usage-command"), title=texts.say("usage-commands")
    )
    make_commands(commands, texts, COMMANDS)
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


def play(parser: Parser) -> None:
    parser.take("game", "usage-game", {"games": ", ".join(all_games())}, nargs="?", metavar="GAME")
    parser.take_number("--players", "usage-players")
    parser.take("--seats", "usage-seats", {"kinds": ", ".join(["human", *bot_names()])}, metavar="A,B,...")
    parser.take_number("--seed", "usage-seed", least=0)
    take_option(parser)
    parser.take("--resume", "usage-resume", nargs="?", const="", metavar="FILE")
    parser.take_file("--save", "usage-save")
    take_iterations(parser)
    take_bot_command(parser)


def learn(parser: Parser) -> None:
    games = ", ".join(name for name in all_games() if has_course(name))
    parser.take("game", "usage-course", {"games": games}, nargs="?", metavar="GAME")
    parser.take_number("--chapter", "usage-chapter")


def replay(parser: Parser) -> None:
    parser.take_file("file", "usage-record")
    parser.take_flag("--all", "usage-all")
    parser.take_number("--seat", "usage-seat")
    parser.take("--to", "usage-to", choices=("json", "text"))


def analyse(parser: Parser) -> None:
    parser.take_file("file", "usage-record")
    parser.take_file("--svg", "usage-svg")
    parser.take_flag("--again", "usage-again")
    take_json(parser)


def rules(parser: Parser) -> None:
    parser.take("words", "usage-words", nargs="*", metavar="WORDS")
    parser.take_flag("--unconfirmed", "usage-unconfirmed")
    parser.take_flag("--guide", "usage-guide")
    parser.take_flag("--all", "usage-all-rules")


def version(parser: Parser) -> None:
    """No arguments."""


COMMANDS: Final[Mapping[str, Callable[[Parser], None]]] = {
    "play": play,
    "learn": learn,
    **BOT_COMMANDS,
    "benchmark": benchmark,
    "exercises": exercises,
    **SERVER_COMMANDS,
    "replay": replay,
    "analyse": analyse,
    "rules": rules,
    "schema": take_game,
    "version": version,
}
