"""The catalogues: message ids with parameters become sentences. The one place that touches fluent.runtime."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from baumeister.engine.errors import BaumeisterError
from baumeister.engine.messages import Message, Parameter, SeatParam, Text
from baumeister.games import games

LANGUAGES = ("de", "en")
DEFAULT = "en"
#: Where a person's language is looked for, the strongest first.
LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class MissingText(BaumeisterError):
    """A message that is not in the catalogue, or not with these parameters: a bug of ours."""

    code = "missing-text"


class Texts:
    """The texts of one language, with further ones (a catalogue's source) where somebody brings them."""

    def __init__(self, language: str, further: str = "") -> None:
        self.language = language
        self._bundle = _bundle(language, further)

    def has(self, identifier: str) -> bool:
        """Is there such a text? `text.attribute` asks for an attribute of it."""
        return self._pattern(identifier) is not None

    def _pattern(self, identifier: str) -> Any:
        name, _, attribute = identifier.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, what: Message | Text | str, names: Sequence[str] = (), you: int = -1, /, **params: Parameter) -> str:
        """A message, or the message of an id with parameters. `names` are the players' names by seat, `you` is the
        reader's seat: texts about `$seat` check `$you` for "yes" or "no"."""
        if isinstance(what, Message):
            return self._format(what.id, what.params, names, you)
        return self._format(what.id if isinstance(what, Text) else what, params, names, you)

    def short(self, name: Text) -> str:
        """The short name, if it has one."""
        short = f"{name.id}.short"
        return self._format(short, {}, ()) if self.has(short) else self.say(name)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many decimals, written as in this language."""
        written: Any = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self._format("number", {"value": written}, ())

    def join(self, messages: Sequence[Message], names: Sequence[str] = ()) -> str:
        """A list such as the goods of a price."""
        return " + ".join(self.say(message, names) for message in messages)

    def _format(self, identifier: str, params: Mapping[str, Parameter], names: Sequence[str], you: int = -1) -> str:
        pattern = self._pattern(identifier)
        if pattern is None:
            raise self._missing(identifier, "is not there")
        values = {name: self._value(value, names) for name, value in params.items()}
        seat = params.get("seat")
        if isinstance(seat, SeatParam):
            values["you"] = "yes" if seat.number == you else "no"
        words, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise self._missing(identifier, str(errors[0]))
        return str(words)

    def _missing(self, identifier: str, why: str) -> MissingText:
        return MissingText(f"text {identifier!r} in {self.language}: {why}", text=identifier, language=self.language)

    def _value(self, value: Parameter, names: Sequence[str]) -> int | str:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, SeatParam):
            return names[value.number]
        if isinstance(value, tuple):
            return self.join(value, names)
        return value


@cache
def _bundle(language: str, further: str) -> FluentBundle:
    # Isolation marks keep mixed writing directions apart; in a terminal they are only stray characters.
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in sources(language):
        bundle.add_resource(FluentResource(text))
    bundle.add_resource(FluentResource(further))
    return bundle


def sources(language: str) -> list[tuple[str, str]]:
    """Name and contents of a language's files: the common ones, and those in the games' folders. A game that is not
    translated speaks English."""
    common = resources.files(__package__).joinpath(language)
    names = sorted(file.name for file in common.iterdir() if file.name.endswith(".ftl"))
    found = [(name, common.joinpath(name).read_text("utf-8")) for name in names]
    folder = resources.files("baumeister.games")
    for game in games():
        files = [folder.joinpath(game, "texts", f"{name}.ftl") for name in (language, DEFAULT)]
        text = next(file for file in files if file.is_file()).read_text("utf-8")
        found.append((f"{game}.ftl", text))
    return found


def choose_language(environment: Mapping[str, str]) -> str:
    """The first of our languages that the person's environment names, English if it names none."""
    for variable in LOCALE_VARIABLES:
        for wish in environment.get(variable, "").split(":"):
            language = wish.replace("-", "_").split("_")[0].split(".")[0].lower()
            if language in LANGUAGES:
                return language
            if variable != "LANGUAGE" and wish:
                return DEFAULT
    return DEFAULT
