"""Tiles, cards and characters in words, read from the components file: name, figures, and how sure each one is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from baumeister.engine.components import ABOUT, Components
from baumeister.engine.messages import Parameter
from baumeister.texts.catalogue import Texts
from baumeister.texts.effects import amounts_in_words, effect_in_words, text_id

#: What is told in other ways: the id by the name, the others are not about the piece itself.
NOT_SHOWN = ("id", "worker_placement", *ABOUT)


@dataclass(frozen=True)
class Line:
    """One figure of a piece: what it is, its value in words, how sure it is."""

    label: str
    words: str
    confidence: str


def piece_name(texts: Texts, game: str, kind: str, piece: str) -> str:
    return texts.say(text_id(game, kind, piece))


def piece_about(texts: Texts, game: str, kind: str, entry: Mapping[str, Any]) -> str:
    """What a piece does where the grammar alone would not tell when (a character's power); empty for the others."""
    identifier = text_id(game, kind, entry["id"], "about")
    return texts.say(identifier, **_figures(entry)) if texts.has(identifier) else ""


def piece_lines(texts: Texts, components: Components, kind: str, entry: Mapping[str, Any]) -> list[Line]:
    """All figures of a piece."""
    game = components.game
    return [
        Line(
            texts.say(text_id(game, "field", field)),
            _field_words(texts, game, kind, entry, field),
            confidence(entry, field),
        )
        for field in entry
        if field not in NOT_SHOWN
    ]


def confidence(entry: Mapping[str, Any], field: str) -> str:
    """How sure one field of an entry is: sure, likely or assumed."""
    concerned = entry.get("confidence_for", ())
    return str(entry.get("confidence", "sure")) if not concerned or field in concerned else "sure"


def _field_words(texts: Texts, game: str, kind: str, entry: Mapping[str, Any], field: str) -> str:
    value = entry[field]
    if isinstance(value, Mapping):
        return amounts_in_words(texts, value)
    if isinstance(value, list):
        return piece_about(texts, game, kind, entry) or effect_in_words(texts, game, value)
    if isinstance(value, str):
        return texts.say(text_id(game, field, value))
    return str(value)


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
