"""What the commands' arguments have in common: how a command begins, kinds of values, and shared arguments."""

from __future__ import annotations

import argparse
import re
from typing import Any

from baumeister import games as all_games
from baumeister.cli.called import NAME, program
from baumeister.cli.parser import Parser
from baumeister.engine.messages import Parameter
from baumeister.texts.catalogue import LANGUAGES, Texts

#: For games between bots: two is the least that compares them. Tables with people have more (seating.py).
DEFAULT_PLAYERS = 2


def make_command(commands: Any, texts: Texts, name: str, within: str = "") -> Parser:
    """A command, or a task of the command `within`."""
    whole_name = f"{within}-{name}" if within else name
    about = texts.say(f"usage-{whole_name}")
    epilog = examples(texts, whole_name)
    parser: Parser = commands.add_parser(name, texts=texts, help=about, description=about, epilog=epilog)
    add_language_argument(parser, texts, default=argparse.SUPPRESS)
    return parser


def examples(texts: Texts, command: str) -> str:
    # At the start of a line it is the command; elsewhere it may be a file name.
    written = texts.say(f"usage-examples-{command}")
    lines = re.sub(rf"^{NAME}(?= |$)", lambda _: program(), written, flags=re.MULTILINE).splitlines()
    return "\n".join([texts.say("usage-examples"), *(f"  {line}" for line in lines)])


def add_language_argument(parser: Parser, texts: Texts, default: str | None) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=texts.say("usage-lang"))


def say(texts: Texts, identifier: str, **params: Parameter) -> str:
    return texts.say(identifier, **params).replace("%", "%%")


# ---- kinds of values


#: None of our numbers has so many digits; Python itself refuses to parse a few thousand.
MOST_DIGITS = 1000


def whole(texts: Texts, least: int) -> Any:
    """A whole number; the caller checks its size."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS and int(word) >= least):
            raise argparse.ArgumentTypeError(texts.say("usage-whole-number", value=word[:40], least=least))
        return int(word)

    return read


def seconds(texts: Texts) -> Any:
    def read(word: str) -> float:
        try:
            value = float(word)
        except ValueError:
            value = -1.0
        if not 0.1 <= value <= 3600:
            raise argparse.ArgumentTypeError(texts.say("usage-seconds", value=word[:40]))
        return value

    return read


# ---- arguments several commands take


def add_game(parser: Parser, texts: Texts) -> None:
    parser.add_argument("game", metavar="GAME", help=say(texts, "usage-game", games=", ".join(all_games())))


def add_players(parser: Parser, texts: Texts) -> None:
    parser.add_argument(
        "--players", type=whole(texts, 1), default=DEFAULT_PLAYERS, metavar="N", help=say(texts, "usage-bot-players")
    )


def add_option(parser: Parser, texts: Texts) -> None:
    parser.names_options = True
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say(texts, "usage-option"))


def add_iterations(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--iterations", type=whole(texts, 1), metavar="N", help=say(texts, "usage-iterations"))


def add_bot_command(parser: Parser, texts: Texts) -> None:
    parser.add_argument(
        "--bot-command", action="append", default=[], metavar="NAME=COMMAND", help=say(texts, "usage-bot-command")
    )


def add_workers(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--workers", type=whole(texts, 1), metavar="N", help=say(texts, "usage-workers"))


def add_cluster(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--cluster", nargs="?", const="", metavar="ADDRESS", help=say(texts, "usage-cluster"))


def add_json(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=say(texts, "usage-json"))
