"""What the commands' arguments have in common: how a command begins, and shared arguments."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping
from typing import Any

from baumeister import games as all_games
from baumeister.bots.door import bot_names
from baumeister.cli.called import NAME, program
from baumeister.cli.parser import Parser, between
from baumeister.texts.catalogue import LANGUAGES, Texts

#: For games between bots: two is the least that compares them. Tables with people have more (seating.py).
DEFAULT_PLAYERS = 2


def make_commands(
    commands: Any, texts: Texts, take_arguments: Mapping[str, Callable[[Parser], None]], within: str = ""
) -> None:
    """Commands, or tasks of the command `within`, by name."""
    for name, take in take_arguments.items():
        whole_name = f"{within}-{name}" if within else name
        about = texts.say(f"usage-{whole_name}")
        epilog = examples(texts, whole_name)
        parser: Parser = commands.add_parser(name, texts=texts, help=about, description=about, epilog=epilog)
        take_language(parser, argparse.SUPPRESS)
        take(parser)


def examples(texts: Texts, command: str) -> str:
    # At the start of a line it is the command; elsewhere it may be a file name.
    written = texts.say(f"usage-examples-{command}")
    lines = re.sub(rf"^{NAME}(?= |$)", lambda _: program(), written, flags=re.MULTILINE).splitlines()
    return "\n".join([texts.say("usage-examples"), *(f"  {line}" for line in lines)])


# ---- arguments several commands take


def take_language(parser: Parser, default: str | None) -> None:
    parser.take("--lang", "usage-lang", choices=LANGUAGES, default=default)


def take_game(parser: Parser) -> None:
    parser.take("game", "usage-game", {"games": ", ".join(all_games())}, metavar="GAME")


def take_games(parser: Parser, about: str, default: int = 100) -> None:
    """How many of them."""
    parser.take_number("--games", about, default=default)


def take_players(parser: Parser) -> None:
    parser.take_number("--players", "usage-bot-players", default=DEFAULT_PLAYERS)


def take_bots(parser: Parser, name: str, about: str, **more: Any) -> None:
    parser.take(name, about, {"bots": ", ".join(bot_names())}, **more)


def take_first_seed(parser: Parser) -> None:
    parser.take_number("--seed", "usage-first-seed", least=0)


def take_option(parser: Parser) -> None:
    parser.names_options = True
    parser.take("--option", "usage-option", action="append", default=[], metavar="NAME=VALUE")


def take_iterations(parser: Parser) -> None:
    parser.take_number("--iterations", "usage-iterations")


def take_seconds(parser: Parser, about: str, default: float, metavar: str, **params: int) -> None:
    limits = between(parser.texts, 0.1, 3600, "usage-seconds")
    parser.take("--seconds", about, params, type=limits, default=default, metavar=metavar)


def take_bot_command(parser: Parser) -> None:
    parser.take("--bot-command", "usage-bot-command", action="append", default=[], metavar="NAME=COMMAND")


def take_workers(parser: Parser) -> None:
    parser.take_number("--workers", "usage-workers")


def take_workers_anywhere(parser: Parser) -> None:
    """Here, or on a cluster."""
    take_workers(parser)
    parser.take("--cluster", "usage-cluster", nargs="?", const="", metavar="ADDRESS")


def take_json(parser: Parser) -> None:
    parser.take_flag("--json", "usage-json")
