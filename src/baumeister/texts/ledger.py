"""The statements of the rule ledger, and the notes on doubtful figures, in the reader's language.

A game's ledger and components are written in English; `texts/<language>/<game>.rules.toml` has the same statements by
id, `texts/<language>/notes.toml` the same notes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from baumeister.engine.game import Game
from baumeister.engine.ledger import Rule


def rule_text(language: str, game: Game, rule: Rule) -> str:
    return translations(language, game.id).get(rule.id, rule.text)


def note_text(language: str, note: str) -> str:
    """Why a figure of a components file is doubtful."""
    return translated_notes(language).get(note, note)


def translations(language: str, game: str) -> Mapping[str, str]:
    return _table(language, f"{game}.rules.toml", "rule")


def translated_notes(language: str) -> Mapping[str, str]:
    return _table(language, "notes.toml", "note")


@cache
def _table(language: str, name: str, key: str) -> Mapping[str, str]:
    file = resources.files(__package__).joinpath(language, name)
    if not file.is_file():
        return {}
    table: Mapping[str, str] = tomllib.loads(file.read_text("utf-8"))[key]
    return table
