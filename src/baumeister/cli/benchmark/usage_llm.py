"""The arguments of `baumeister benchmark llm`."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Any

from baumeister.cli.arguments import add_game, add_json, add_option, add_players, make_command, say, seconds, whole
from baumeister.texts.catalogue import LANGUAGES, Texts

#: As research/text/models.py and chat.py have them, which `baumeister --help` need not load.
TIME_TO_ANSWER = 120.0
KEY_VARIABLE = "OPENAI_API_KEY"
DEFAULT_GAMES = 10
OPPONENTS = "random, apprentice, journeyman"


def add_llm(tasks: Any, texts: Texts) -> None:
    parser = make_command(tasks, texts, "llm", within="benchmark")
    add_game(parser, texts)
    who = parser.add_mutually_exclusive_group(required=True)
    # `command` is where the name of the command itself is kept.
    who.add_argument("--command", dest="command_line", metavar="COMMAND", help=say(texts, "usage-llm-command"))
    who.add_argument("--base-url", metavar="URL", help=say(texts, "usage-llm-base-url"))
    parser.add_argument("--model", default="", metavar="NAME", help=say(texts, "usage-llm-model"))
    key = say(texts, "usage-llm-key-variable", usual=KEY_VARIABLE)
    parser.add_argument("--key-variable", default=KEY_VARIABLE, metavar="NAME", help=key)
    add_players(parser, texts)
    games = say(texts, "usage-llm-games", usual=DEFAULT_GAMES)
    parser.add_argument("--games", type=whole(texts, 1), default=DEFAULT_GAMES, metavar="N", help=games)
    opponents = say(texts, "usage-llm-opponents", bots=OPPONENTS)
    parser.add_argument("--opponents", default="apprentice", metavar="BOT", help=opponents)
    parser.add_argument("--language", choices=LANGUAGES, default="en", help=say(texts, "usage-llm-language"))
    parser.add_argument("--rules", choices=("with", "without"), default="with", help=say(texts, "usage-llm-rules"))
    parser.add_argument("--seed", type=whole(texts, 0), default=0, metavar="N", help=say(texts, "usage-llm-seed"))
    add_option(parser, texts)
    limit = say(texts, "usage-llm-seconds", usual=int(TIME_TO_ANSWER))
    parser.add_argument("--seconds", type=seconds(texts), default=TIME_TO_ANSWER, metavar="S", help=limit)
    parser.add_argument("--temperature", type=amount(texts), metavar="X", help=say(texts, "usage-llm-temperature"))
    parser.add_argument("--max-tokens", type=whole(texts, 1), metavar="N", help=say(texts, "usage-llm-max-tokens"))
    parser.add_argument("--price-prompt", type=amount(texts), metavar="X", help=say(texts, "usage-llm-price-prompt"))
    parser.add_argument("--price-answer", type=amount(texts), metavar="X", help=say(texts, "usage-llm-price-answer"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say(texts, "usage-llm-out"))
    add_json(parser, texts)


def amount(texts: Texts) -> Any:
    """A number that is not below zero."""

    def read(word: str) -> float:
        try:
            value = float(word)
        except ValueError:
            value = -1.0
        if not (0 <= value < 1e9) or math.isnan(value):
            raise argparse.ArgumentTypeError(texts.say("usage-amount", value=word[:40]))
        return value

    return read
