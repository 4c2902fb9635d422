"""Reading the command line: argparse with our texts in place of its own."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NoReturn

from baumeister import game as find_game
from baumeister import games as all_games
from baumeister.engine.messages import Parameter
from baumeister.texts.catalogue import Texts

NOTHING: Final[Mapping[str, Parameter]] = MappingProxyType({})


class UsageError(Exception):
    """A command line that could not be understood."""

    def __init__(self, usage: str, problem: str) -> None:
        super().__init__(problem)
        self.usage = usage
        self.problem = problem


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

    # ---- arguments, each explained by the text `about`

    def take(self, name: str, about: str, params: Mapping[str, Parameter] = NOTHING, **more: Any) -> None:
        self.add_argument(name, help=self.say(about, **params), **more)

    def take_number(
        self, name: str, about: str, params: Mapping[str, Parameter] = NOTHING, *, least: int = 1, **more: Any
    ) -> None:
        self.take(name, about, params, type=whole(self.texts, least), metavar="N", **more)

    def take_file(self, name: str, about: str, metavar: str = "FILE", **more: Any) -> None:
        self.take(name, about, type=Path, metavar=metavar, **more)

    def take_flag(self, name: str, about: str) -> None:
        self.take(name, about, action="store_true")

    def say(self, identifier: str, **params: Parameter) -> str:
        return self.texts.say(identifier, **params).replace("%", "%%")

    # ---- what argparse would say in English

    def format_help(self) -> str:
        """With the options of each game, where a command takes them: only on demand, because it loads all games."""
        text = super().format_help()
        return text + _game_options(self.texts) if self.names_options else text

    def error(self, message: str) -> NoReturn:
        raise UsageError(self.format_usage(), self._problem(message))

    def _problem(self, message: str) -> str:
        """argparse reports errors in English; the common ones are reported in the person's language."""
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


# ---- kinds of values


#: None of our numbers has so many digits; Python itself refuses to parse a few thousand.
MOST_DIGITS = 1000


def whole(texts: Texts, least: int) -> Callable[[str], int]:
    """A whole number; the caller checks its size."""

    def read(word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS and int(word) >= least):
            raise argparse.ArgumentTypeError(texts.say("usage-whole-number", value=word[:40], least=least))
        return int(word)

    return read


def between(texts: Texts, least: float, most: float, refusal: str) -> Callable[[str], float]:
    """A number in a range; `refusal` says in which."""

    def read(word: str) -> float:
        try:
            value = float(word)
        except ValueError:
            value = least - 1
        if not least <= value <= most:  # nor if it is none
            raise argparse.ArgumentTypeError(texts.say(refusal, value=word[:40]))
        return value

    return read


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
