"""Tiles, cards and characters in words, read from the components file: name, figures, and how certain each one is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from baumeister.engine.components import ABOUT, Components
from baumeister.engine.messages import Parameter
from baumeister.games import game as find_game
from baumeister.texts.catalogue import Texts
from baumeister.texts.effects import amounts_in_words, effect_in_words, text_id

#: Fields shown in another way in all games: the id by the name, remarks as doubts. `Catalogue.untold` has the rest.
NOT_SHOWN = ("id", *ABOUT)


@dataclass(frozen=True)
class CardLine:
    """One figure of a piece: what it is, its value in words, how certain it is."""

    label: str
    words: str
    confidence: str


def piece_name(texts: Texts, game: str, kind: str, piece: str) -> str:
    return texts.say(text_id(game, kind, piece))


def piece_about(texts: Texts, game: str, kind: str, entry: Mapping[str, Any]) -> str:
    """What a piece does where the grammar alone does not say when (a character's power); empty for the others."""
    identifier = text_id(game, kind, entry["id"], "about")
    return texts.say(identifier, **_figures(entry)) if texts.has(identifier) else ""


def shown_fields(game: str, entry: Mapping[str, Any]) -> list[str]:
    """The fields shown with a piece."""
    untold = (*NOT_SHOWN, *find_game(game).catalogue.untold)
    return [field for field in entry if field not in untold]


def piece_lines(texts: Texts, components: Components, kind: str, entry: Mapping[str, Any]) -> list[CardLine]:
    """All figures of a piece."""
    game = components.game
    return [
        CardLine(
            texts.say(text_id(game, "field", field)),
            _field_words(texts, components, kind, entry, field),
            confidence(entry, field),
        )
        for field in shown_fields(game, entry)
    ]


def reference_lines(texts: Texts, components: Components, kind: str, identifier: str) -> list[CardLine]:
    """What follows from other pieces, such as the villagers that can lie on this one."""
    game = components.game
    lines = []
    for field, label in find_game(game).catalogue.references.items():
        others = [other for other in components.entries(kind) if other.get(field) == identifier]
        if others:
            names = ", ".join(piece_name(texts, game, kind, other["id"]) for other in others)
            lines.append(CardLine(texts.say(text_id(game, "field", label)), names, "sure"))
    return lines


def confidence(entry: Mapping[str, Any], field: str) -> str:
    """How certain one field of an entry is: sure, likely or assumed."""
    concerned = entry.get("confidence_for", ())
    return str(entry.get("confidence", "sure")) if not concerned or field in concerned else "sure"


def _field_words(texts: Texts, components: Components, kind: str, entry: Mapping[str, Any], field: str) -> str:
    game = components.game
    value = entry[field]
    if isinstance(value, bool):
        return texts.say(text_id(game, field, "yes" if value else "no"))
    if isinstance(value, Mapping) and "count" in value:
        return _count_in_words(texts, game, field, value)
    if isinstance(value, Mapping):
        return _amounts(texts, game, value)
    if isinstance(value, list):
        return piece_about(texts, game, kind, entry) or effect_in_words(texts, game, value) or "–"
    if isinstance(value, str):
        # A word belonging to the field, or the name of another piece of any kind.
        lists = [name for name, table in components.tables.items() if isinstance(table, list)]
        names = [text_id(game, name, value) for name in (field, kind, *lists)]
        return texts.say(next((name for name in names if texts.has(name)), names[0]))
    return str(value)


def _amounts(texts: Texts, game: str, amounts: Mapping[str, int]) -> str:
    """1 wood + 1 food; a game may have its own resources."""
    own = {name: text_id(game, "amount", name) for name in amounts}
    if any(texts.has(identifier) for identifier in own.values()):
        parts = [
            texts.say(own[name] if texts.has(own[name]) else f"amount-{name}", count=count)
            for name, count in amounts.items()
        ]
        return " + ".join(parts)
    return amounts_in_words(texts, amounts)


def _count_in_words(texts: Texts, game: str, field: str, value: Mapping[str, Any]) -> str:
    """What is counted, and for what: `silver = { gold = 3, per = 2, count = "suit_symbols", suit = "hay" }`. A word is
    the name of a piece of that kind (`suit`), a list has several (`suits`)."""
    figures: dict[str, Parameter] = {"per": 1}
    for name, part in value.items():
        if name == "count":
            continue
        if isinstance(part, str):
            figures[name] = piece_name(texts, game, name, part)
        elif isinstance(part, list):
            figures[name] = " + ".join(piece_name(texts, game, name.removesuffix("s"), piece) for piece in part)
        else:
            figures[name] = part
    return texts.say(text_id(game, field, value["count"]), **figures)


def _figures(entry: Mapping[str, Any]) -> dict[str, Parameter]:
    """The numbers of a piece's effect by name, so that a corrected figure shows in its text."""
    figures: dict[str, Parameter] = {}
    for option in entry.get("effect", ()):
        for name, value in option.items():
            if isinstance(value, Mapping):
                figures.update(value)
            else:
                figures[name.replace("_", "-")] = value
    return figures
