"""What the sheets of all games write with: names, effects and amounts in one language, as few letters as will do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from typing import Any, Final

from baumeister.engine.game import Game
from baumeister.engine.messages import Parameter
from baumeister.engine.wire import Amount, fields_of
from baumeister.games import game as find_game
from baumeister.texts.catalogue import LANGUAGES, Texts
from baumeister.texts.effects import short_amounts, short_effect, text_id

#: Signs that the terminal draws; here they are words.
SIGNS: Final = {
    "♝": "prompt-sign-provost",
    "⌂": "prompt-sign-residence",
    "●": "prompt-sign-cube",
    "▲": "prompt-sign-tile",
}


def seat_name(seat: int) -> str:
    """P0 to P4, the same in all languages."""
    return f"P{seat}"


class Pen:
    """Writes about one game in one language. Ask `pen_of` for it: what was written once is remembered."""

    def __init__(self, game: Game, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self.texts: Final = Texts(language)
        self._said: dict[tuple[str, ...], str] = {}

    # ---- words

    def say(self, identifier: str, **params: Parameter) -> str:
        if params:
            return self.texts.say(identifier, **params)
        if (identifier,) not in self._said:
            self._said[(identifier,)] = self.texts.say(identifier)
        return self._said[(identifier,)]

    def own(self, *parts: str) -> str:
        """A text of the game by the parts of its id: `own("phase", "income")`."""
        return self.say(text_id(self.game.id, *parts))

    def names(self, kind: str, pieces: Iterable[str]) -> str:
        return ", ".join(self.own(kind, piece) for piece in pieces)

    @staticmethod
    def seats(seats: Iterable[int]) -> str:
        return " ".join(seat_name(seat) for seat in seats)

    # ---- figures

    @cached_property
    def entries(self) -> Mapping[tuple[str, str], Mapping[str, Any]]:
        """The entries of the components file by kind and id."""
        tables = self.game.components.tables
        lists = {kind: table for kind, table in tables.items() if isinstance(table, list)}
        return {(kind, entry["id"]): entry for kind, table in lists.items() for entry in table if "id" in entry}

    def entry(self, kind: str, piece: str) -> Mapping[str, Any]:
        return self.entries[(kind, piece)]

    def effect(self, kind: str, piece: str, field: str) -> str:
        """What a field of a piece does in letters: 1C→4P/2C→6P; empty where it has none."""
        key = (kind, piece, field)
        if key not in self._said:
            options = self.entry(kind, piece).get(field)
            self._said[key] = self.plain(short_effect(self.texts, self.game.id, options)) if options else ""
        return self._said[key]

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """1W+1F"""
        return self.plain(short_amounts(self.texts, amounts))

    def exchange(self, costs: Iterable[Amount], brings: Iterable[Amount]) -> str:
        """What a choice costs and surely brings: 1W+1F→3P, +2D."""
        paid, gained = self._counted(costs), self._counted(brings)
        return f"{paid}→{gained}" if paid and gained else f"-{paid}" if paid else f"+{gained}" if gained else ""

    def _counted(self, amounts: Iterable[Amount]) -> str:
        parts = []
        for amount in amounts:
            if self.texts.has(f"short-{amount.resource}"):
                parts.append(self.amounts({amount.resource: amount.count}))
            else:
                parts.append(self.say("prompt-amount", count=amount.count, resource=amount.resource))
        return "+".join(parts)

    def goods(self, goods: Any) -> str:
        """A player's goods by letter, those there are: F1 W2; a dash for none."""
        counts = {name: getattr(goods, name) for name in fields_of(type(goods))}
        return " ".join(f"{self.say(f'short-{name}')}{count}" for name, count in counts.items() if count) or "-"

    def plain(self, words: str) -> str:
        """Without signs that only look good on a screen."""
        for sign, identifier in SIGNS.items():
            if sign in words:
                words = words.replace(sign, self.say(identifier))
        return words.replace("−", "-")


@cache
def pen_of(game_id: str, language: str) -> Pen:
    if language not in LANGUAGES:
        from baumeister.research.text.errors import UnknownLanguage

        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"there is no language {language[:20]!r}; there are: {known}", known=known)
    return Pen(find_game(game_id), language)


def runs(numbers: Iterable[int]) -> str:
    """15-18 20-28: numbers in ascending order, neighbours together."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in found)
