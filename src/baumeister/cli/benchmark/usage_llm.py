"""The arguments of `baumeister benchmark llm`."""

from __future__ import annotations

from baumeister.cli.arguments import take_game, take_json, take_option, take_players, take_seconds
from baumeister.cli.parser import Parser, between
from baumeister.texts.catalogue import LANGUAGES

#: As research/text/models.py and chat.py have them, which `baumeister --help` need not load.
TIME_TO_ANSWER = 120.0
KEY_VARIABLE = "OPENAI_API_KEY"
DEFAULT_GAMES = 10
OPPONENTS = "random, apprentice, journeyman"


def llm(parser: Parser) -> None:
    take_game(parser)
    who = parser.add_mutually_exclusive_group(required=True)
    # `command` is where the name of the command itself is kept.
    who.add_argument("--command", dest="command_line", metavar="COMMAND", help=parser.say("usage-llm-command"))
    who.add_argument("--base-url", metavar="URL", help=parser.say("usage-llm-base-url"))
    parser.take("--model", "usage-llm-model", default="", metavar="NAME")
    parser.take(
        "--key-variable", "usage-llm-key-variable", {"usual": KEY_VARIABLE}, default=KEY_VARIABLE, metavar="NAME"
    )
    take_players(parser)
    parser.take_number("--games", "usage-llm-games", {"usual": DEFAULT_GAMES}, default=DEFAULT_GAMES)
    parser.take("--opponents", "usage-llm-opponents", {"bots": OPPONENTS}, default="apprentice", metavar="BOT")
    parser.take("--language", "usage-llm-language", choices=LANGUAGES, default="en")
    parser.take("--rules", "usage-llm-rules", choices=("with", "without"), default="with")
    parser.take_number("--seed", "usage-llm-seed", least=0, default=0)
    take_option(parser)
    take_seconds(parser, "usage-llm-seconds", TIME_TO_ANSWER, "S", usual=int(TIME_TO_ANSWER))
    amount = between(parser.texts, 0, 1e9, "usage-amount")
    parser.take("--temperature", "usage-llm-temperature", type=amount, metavar="X")
    parser.take_number("--max-tokens", "usage-llm-max-tokens")
    parser.take("--price-prompt", "usage-llm-price-prompt", type=amount, metavar="X")
    parser.take("--price-answer", "usage-llm-price-answer", type=amount, metavar="X")
    parser.take_file("--out", "usage-llm-out")
    take_json(parser)
