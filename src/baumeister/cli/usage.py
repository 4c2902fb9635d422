"""The commands and their arguments, explained in the person's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from baumeister.api import game as find_game
from baumeister.api import games as all_games
from baumeister.bots.door import bot_names
from baumeister.cli.called import NAME, program
from baumeister.engine.messages import Parameter
from baumeister.texts.catalogue import LANGUAGES, Texts, choose_language

DEFAULT_PLAYERS = 2


class UsageError(Exception):
    """A command line that could not be understood."""

    def __init__(self, usage: str, problem: str) -> None:
        super().__init__(problem)
        self.usage = usage
        self.problem = problem


def find_language(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language the command line asks for, if it does so understandably, else the environment's."""
    for number, word in enumerate(words):
        wish = word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if word == "--lang" and number + 1 < len(words):
            wish = words[number + 1]
        if wish in LANGUAGES:
            return str(wish)
    return choose_language(environment)


class Parser(argparse.ArgumentParser):
    """argparse with our texts in place of its own."""

    texts: Texts
    names_options = False  # does its help say which options each game has

    def __init__(self, *, texts: Texts, **options: Any) -> None:
        options |= {"add_help": False, "allow_abbrev": False, "formatter_class": lambda prog: Formatter(prog, texts)}
        super().__init__(**options)
        self.texts = texts
        self._positionals.title = texts.say("usage-arguments")
        self._optionals.title = texts.say("usage-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("usage-help"))

    def format_help(self) -> str:
        """With the options of each game, where a command takes them: asked for only now, because it loads all games."""
        text = super().format_help()
        return text + _game_options(self.texts) if self.names_options else text

    def error(self, message: str) -> NoReturn:
        raise UsageError(self.format_usage(), self._problem(message))

    def _problem(self, message: str) -> str:
        """argparse says what is wrong in English; the usual things are said in the person's language."""
        patterns = {
            r"unrecognized arguments: (.*)": "usage-unknown",
            r"the following arguments are required: (.*)": "usage-missing",
            r"argument (.*): expected .*argument.*": "usage-no-value",
            r"argument (.*): not allowed with argument .*": "usage-not-both",
        }
        for pattern, identifier in patterns.items():
            if match := re.fullmatch(pattern, message, re.DOTALL):
                return self.texts.say(identifier, words=match[1])
        choice = re.fullmatch(r"argument (.*?): invalid choice: (.*?) \(choose from (.*)\)", message, re.DOTALL)
        if choice:
            known = choice[3].replace("'", "")
            return self.texts.say("usage-choice", argument=choice[1], value=choice[2], known=known)
        value = re.fullmatch(r"argument (.*?): (?:invalid .* value: )?(.*)", message, re.DOTALL)
        return self.texts.say("usage-value", argument=value[1], value=value[2]) if value else message


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Keeps our line breaks and says "usage" in the person's language."""

    def __init__(self, prog: str, texts: Texts) -> None:
        super().__init__(prog, max_help_position=28)
        self.texts = texts

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.texts.say("usage-usage") + " " if prefix is None else prefix)


def make_parser(texts: Texts) -> Parser:
    parser = Parser(prog=program(), texts=texts, description=texts.say("usage-about"), epilog=_examples(texts, "all"))
    _language(parser, texts, default=None)
    about = texts.say("usage-version")
    parser.add_argument("--version", dest="command", action="store_const", const="version", help=about)
    parser.set_defaults(**_no_play_arguments())
    commands = parser.add_subparsers(
        dest="command", metavar=texts.say("usage-command"), title=texts.say("usage-commands")
    )
    for add in (
        _play,
        _simulate,
        _bench,
        _loadtest,
        _serve,
        _migrate,
        _backup,
        _restore,
        _replay,
        _rules,
        _schema,
        _version,
    ):
        add(commands, texts)
    return parser


def parse(parser: Parser, words: Sequence[str]) -> argparse.Namespace:
    """The words as arguments. argparse loses sight of words behind a switch: `rules caylus1303 --all favor`."""
    parsed, rest = parser.parse_known_args(words)
    if parsed.command == "rules" and not any(word.startswith("-") for word in rest):
        parsed.words += rest
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
    }


def _command(commands: Any, texts: Texts, name: str) -> Parser:
    about = texts.say(f"usage-{name}")
    parser: Parser = commands.add_parser(
        name, texts=texts, help=about, description=about, epilog=_examples(texts, name)
    )
    _language(parser, texts, default=argparse.SUPPRESS)
    return parser


def _examples(texts: Texts, command: str) -> str:
    lines = texts.say(f"usage-examples-{command}").replace(NAME, program()).splitlines()
    return "\n".join([texts.say("usage-examples"), *(f"  {line}" for line in lines)])


def _game_options(texts: Texts) -> str:
    lines = ["", texts.say("usage-game-options")]
    for name in all_games():
        lines.append(f"  {name} ({texts.say(name)})")
        for option in find_game(name).options:
            words = texts.say(f"{name}-option-{option.name.replace('_', '-')}")
            values = "" if option.choices == (False, True) else "=" + "|".join(str(value) for value in option.choices)
            default = "" if option.default is False else f" [{str(option.default).replace('True', 'on')}]"
            lines.append(f"    {option.name + values:<26} {words}{default}")
    return "\n".join(lines) + "\n"


def _language(parser: Parser, texts: Texts, default: str | None) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=texts.say("usage-lang"))


def _say(texts: Texts, identifier: str, **params: Parameter) -> str:
    return texts.say(identifier, **params).replace("%", "%%")


# ---- kinds of values


#: No number of ours has so many digits; Python itself refuses to read some thousand of them.
MOST_DIGITS = 1000


def _whole(texts: Texts, least: int) -> Any:
    """A whole number; how large it may be says whoever needs it."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS and int(word) >= least):
            raise argparse.ArgumentTypeError(texts.say("usage-whole-number", value=word[:40], least=least))
        return int(word)

    return read


def _seconds(texts: Texts) -> Any:
    def read(word: str) -> float:
        try:
            value = float(word)
        except ValueError:
            value = -1.0
        if not 0.1 <= value <= 3600:
            raise argparse.ArgumentTypeError(texts.say("usage-seconds", value=word[:40]))
        return value

    return read


# ---- the commands


def _play(commands: Any, texts: Texts) -> None:
    parser = _command(commands, texts, "play")
    games = ", ".join(all_games())
    kinds = ", ".join(["human", *bot_names()])
    parser.add_argument("game", nargs="?", metavar="GAME", help=_say(texts, "usage-game", games=games))
    parser.add_argument("--players", type=_whole(texts, 1), metavar="N", help=_say(texts, "usage-players"))
    parser.add_argument("--seats", metavar="A,B,...", help=_say(texts, "usage-seats", kinds=kinds))
    parser.add_argument("--seed", type=_whole(texts, 0), metavar="N", help=_say(texts, "usage-seed"))
    _option(parser, texts)
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=_say(texts, "usage-resume"))
    parser.add_argument("--save", type=Path, metavar="FILE", help=_say(texts, "usage-save"))
    _iterations(parser, texts)


def _simulate(commands: Any, texts: Texts) -> None:
    parser = _command(commands, texts, "simulate")
    parser.add_argument("game", metavar="GAME", help=_say(texts, "usage-game", games=", ".join(all_games())))
    parser.add_argument("--games", type=_whole(texts, 1), default=100, metavar="N", help=_say(texts, "usage-games"))
    _players(parser, texts)
    bots = ", ".join(bot_names())
    parser.add_argument("--bots", default="random", metavar="A,B,...", help=_say(texts, "usage-bots", bots=bots))
    parser.add_argument("--workers", type=_whole(texts, 1), metavar="N", help=_say(texts, "usage-workers"))
    parser.add_argument("--seed", type=_whole(texts, 0), metavar="N", help=_say(texts, "usage-first-seed"))
    _option(parser, texts)
    _iterations(parser, texts)
    parser.add_argument("--json", action="store_true", help=_say(texts, "usage-json"))


def _bench(commands: Any, texts: Texts) -> None:
    parser = _command(commands, texts, "bench")
    parser.add_argument("game", metavar="GAME", help=_say(texts, "usage-game", games=", ".join(all_games())))
    _players(parser, texts)
    _option(parser, texts)
    parser.add_argument(
        "--seconds", type=_seconds(texts), default=10.0, metavar="T", help=_say(texts, "usage-bench-seconds")
    )
    parser.add_argument("--json", action="store_true", help=_say(texts, "usage-json"))


def _loadtest(commands: Any, texts: Texts) -> None:
    parser = _command(commands, texts, "loadtest")
    games, whole = all_games(), _whole(texts, 1)
    parser.add_argument(
        "--game",
        choices=games,
        default="magna_carta",
        metavar="GAME",
        help=_say(texts, "usage-game", games=", ".join(games)),
    )
    parser.add_argument("--tables", type=whole, default=1000, metavar="N", help=_say(texts, "usage-load-tables"))
    parser.add_argument("--rate", type=whole, default=500, metavar="N", help=_say(texts, "usage-load-rate"))
    parser.add_argument(
        "--seconds", type=_seconds(texts), default=60.0, metavar="T", help=_say(texts, "usage-load-seconds")
    )
    parser.add_argument("--database", metavar="URL", help=_say(texts, "usage-load-database"))
    parser.add_argument("--redis", metavar="URL", help=_say(texts, "usage-load-redis"))
    parser.add_argument(
        "--processes", type=whole, choices=(1, 2), default=1, metavar="N", help=_say(texts, "usage-load-processes")
    )
    parser.add_argument("--bots", type=_whole(texts, 0), default=0, metavar="N", help=_say(texts, "usage-load-bots"))
    parser.add_argument("--waves", type=_whole(texts, 0), default=0, metavar="N", help=_say(texts, "usage-load-waves"))
    parser.add_argument("--json", action="store_true", help=_say(texts, "usage-json"))


def _serve(commands: Any, texts: Texts) -> None:
    parser = _command(commands, texts, "serve")
    parser.add_argument("--host", metavar="ADDRESS", help=_say(texts, "usage-serve-host"))
    parser.add_argument("--port", type=_whole(texts, 0), metavar="N", help=_say(texts, "usage-serve-port"))
    _database(parser, texts)
    parser.add_argument("--redis", metavar="URL", help=_say(texts, "usage-serve-redis"))
    parser.add_argument("--workers", type=_whole(texts, 1), metavar="N", help=_say(texts, "usage-serve-workers"))
    _config(parser, texts)


def _migrate(commands: Any, texts: Texts) -> None:
    parser = _command(commands, texts, "migrate")
    _database(parser, texts)
    _config(parser, texts)


def _backup(commands: Any, texts: Texts) -> None:
    _backup_file(_command(commands, texts, "backup"), texts)


def _restore(commands: Any, texts: Texts) -> None:
    _backup_file(_command(commands, texts, "restore"), texts)


def _backup_file(parser: Parser, texts: Texts) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=_say(texts, "usage-backup-file"))
    _database(parser, texts)
    _config(parser, texts)


def _database(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--database", metavar="URL", help=_say(texts, "usage-serve-database"))


def _config(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--config", metavar="FILE", help=_say(texts, "usage-serve-config"))


def _replay(commands: Any, texts: Texts) -> None:
    parser = _command(commands, texts, "replay")
    parser.add_argument("file", type=Path, metavar="FILE", help=_say(texts, "usage-record"))
    parser.add_argument("--all", action="store_true", help=_say(texts, "usage-all"))
    parser.add_argument("--seat", type=_whole(texts, 1), metavar="N", help=_say(texts, "usage-seat"))
    parser.add_argument("--to", choices=("json", "text"), help=_say(texts, "usage-to"))


def _rules(commands: Any, texts: Texts) -> None:
    parser = _command(commands, texts, "rules")
    parser.add_argument("words", nargs="*", metavar="WORDS", help=_say(texts, "usage-words"))
    parser.add_argument("--unconfirmed", action="store_true", help=_say(texts, "usage-unconfirmed"))
    parser.add_argument("--all", action="store_true", help=_say(texts, "usage-all-rules"))


def _schema(commands: Any, texts: Texts) -> None:
    parser = _command(commands, texts, "schema")
    parser.add_argument("game", metavar="GAME", help=_say(texts, "usage-game", games=", ".join(all_games())))


def _version(commands: Any, texts: Texts) -> None:
    _command(commands, texts, "version")


def _players(parser: Parser, texts: Texts) -> None:
    parser.add_argument(
        "--players", type=_whole(texts, 1), default=DEFAULT_PLAYERS, metavar="N", help=_say(texts, "usage-players")
    )


def _option(parser: Parser, texts: Texts) -> None:
    parser.names_options = True
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=_say(texts, "usage-option"))


def _iterations(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--iterations", type=_whole(texts, 1), metavar="N", help=_say(texts, "usage-iterations"))
