"""The guide of a game: its rules for people, a page for each phase, with the figures of the components file.

`guide.toml` in the game's folder has the pages, `texts/guide.<language>.toml` their words (docs/guide.md)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from baumeister.engine.components import Components
from baumeister.engine.game import Game
from baumeister.texts.catalogue import Texts
from baumeister.texts.effects import amounts_in_words

#: `{setup.hand}`, or with what it is a number of: `{tile.residence.points|points}`.
FIGURE = re.compile(r"\{([^{}|]+)(?:\|([a-z]+))?\}")


@dataclass(frozen=True)
class Page:
    """One page, in one language. `phases` are those of the game that it is about."""

    id: str
    phases: tuple[str, ...]
    title: str
    lead: str
    sentences: tuple[str, ...]
    example: str


def guide_of(texts: Texts, game: Game) -> tuple[Page, ...]:
    """All pages in their order; none where a game has no guide."""
    pages: list[Mapping[str, Any]] = _read(game.id, "guide.toml")["page"]
    words = _read(game.id, f"texts/guide.{texts.language}.toml")
    return tuple(_page(texts, game.components, page, words[page["id"]]) for page in pages)


def _page(texts: Texts, components: Components, page: Mapping[str, Any], words: Mapping[str, Any]) -> Page:
    def in_words(found: re.Match[str]) -> str:
        figure, unit = figure_at(components, found[1]), found[2]
        if isinstance(figure, Mapping):
            return amounts_in_words(texts, figure)
        return texts.say(f"amount-{unit}", count=figure) if unit else str(figure)

    def filled(text: str) -> str:
        return FIGURE.sub(in_words, text)

    return Page(
        page["id"],
        tuple(page["phases"]),
        words["title"],
        filled(words["lead"]),
        tuple(filled(sentence) for sentence in words["sentences"]),
        filled(words["example"]),
    )


def figure_at(components: Components, path: str) -> Any:
    """A figure by its path: entries of a list are named by their ids, or counted from 0."""
    found: Any = components.tables
    for step in path.split("."):
        if not isinstance(found, list):
            found = found[step]
        elif step.isdigit():
            found = found[int(step)]
        else:
            found = next(entry for entry in found if entry.get("id") == step)
    return found


@cache
def _read(game: str, name: str) -> Mapping[str, Any]:
    file = resources.files("baumeister.games").joinpath(game, *name.split("/"))
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {"page": []}
