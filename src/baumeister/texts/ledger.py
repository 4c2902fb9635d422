"""The statements of the rule ledger in the reader's language.

The ledger of a game is written in English; `texts/<language>/<game>.rules.toml` has the same statements by id."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

from baumeister.engine.game import Game
from baumeister.engine.ledger import Rule


def rule_text(language: str, game: Game, rule: Rule) -> str:
    return translations(language, game.id).get(rule.id, rule.text)


@cache
def translations(language: str, game: str) -> Mapping[str, str]:
    file = resources.files(__package__).joinpath(language, f"{game}.rules.toml")
    if not file.is_file():
        return {}
    statements: Mapping[str, str] = tomllib.loads(file.read_text("utf-8"))["rule"]
    return statements
