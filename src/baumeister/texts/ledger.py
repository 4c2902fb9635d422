"""The statements of the rule ledger, and the notes on doubtful figures, in the reader's language.

A game's ledger and components are written in English; `texts/ledger.<language>.toml` in its folder has the same
statements by id, `texts/notes.<language>.toml` the same notes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from baumeister.engine.game import Game
from baumeister.engine.ledger import Rule


def rule_text(language: str, game: Game, rule: Rule) -> str:
    return translations(language, game.id).get(rule.id, rule.text)


def note_text(language: str, game: str, note: str) -> str:
    """Why a figure of a components file is doubtful."""
    return translated_notes(language, game).get(note, note)


def translations(language: str, game: str) -> Mapping[str, str]:
    return _table(game, f"ledger.{language}.toml", "rule")


def translated_notes(language: str, game: str) -> Mapping[str, str]:
    return _table(game, f"notes.{language}.toml", "note")


@cache
def _table(game: str, name: str, key: str) -> Mapping[str, str]:
    file = resources.files("baumeister.games").joinpath(game, "texts", name)
    if not file.is_file():
        return {}
    table: Mapping[str, str] = tomllib.loads(file.read_text("utf-8"))[key]
    return table
