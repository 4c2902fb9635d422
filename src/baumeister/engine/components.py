"""Reads a game's `components.toml`: its figures as data, with a confidence mark wherever one is not certain.

One schema for all games (docs/components.md): `[game]` and other plain tables, and lists of entries with an `id`
(`[[tile]]`, `[[character]]`, `[[card]]`, ...). Any table may carry `confidence` ("likely" or "assumed"; missing means
sure), `confidence_for` (the fields it concerns; missing means all) and `note` (why). These three are about the
figures, not figures themselves, so they do not change the digest.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from baumeister.engine.errors import BadComponents

FORMAT = 1
CONFIDENCE = ("sure", "likely", "assumed")
ABOUT = ("confidence", "confidence_for", "note")

Figures = TypeVar("Figures")


@dataclass(frozen=True)
class Mark:
    """A figure that is not certain, with the path to it, e.g. `tile.wood_farm`."""

    path: str
    fields: tuple[str, ...]
    confidence: str
    note: str


@dataclass(frozen=True)
class Components:
    """The figures of one edition of one game, and how certain they are."""

    game: str
    tables: Mapping[str, Any]

    @cached_property
    def digest(self) -> str:
        """Changes only when a figure changes; the figures' half of the rules version."""
        canonical = repr(_without_remarks(self.tables))
        return hashlib.blake2b(canonical.encode(), digest_size=8).hexdigest()

    def entries(self, kind: str, count: int | None = None) -> list[Mapping[str, Any]]:
        """The list `[[kind]]`; with a count, the rules know no shorter or longer one."""
        found = list(self.tables.get(kind, []))
        if count is not None and len(found) != count:
            raise BadComponents(f"{len(found)} {kind}s instead of {count}")
        return found

    def known(self, kind: str, names: Sequence[str]) -> list[Mapping[str, Any]]:
        """The list `[[kind]]`, whose ids the rules know by number."""
        found = self.entries(kind)
        fixed(f"the {kind}s", [entry["id"] for entry in found], list(names))
        return found

    def check_players(self, least: int, most: int) -> None:
        """The rules are for so many players."""
        fixed("players", (self.tables["game"]["players_min"], self.tables["game"]["players_max"]), (least, most))

    def entry(self, kind: str, identifier: str) -> Mapping[str, Any]:
        for entry in self.entries(kind):
            if entry["id"] == identifier:
                return entry
        raise BadComponents(f"{self.game}: no [[{kind}]] with id {identifier!r}")

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        return tuple(_marks("", self.tables))


def figures_from(components: Components, read: Callable[[Components], Figures]) -> Figures:
    """What a game's rules play with; a missing or invalid figure is an error that names it."""
    try:
        return read(components)
    except BadComponents as error:
        raise BadComponents(f"{components.game}: {error}") from error
    except KeyError as error:
        raise BadComponents(f"{components.game}: {error} is missing from its components") from error
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadComponents(f"{components.game}: its components have a value of the wrong kind: {error}") from error


def fixed(what: str, found: object, known: object) -> None:
    """A figure that is part of the rules' code: they could not follow another value, so it is refused."""
    if found != known:
        raise BadComponents(f"{what}: the rules know only {known}, not {found}")


def number_of(names: Sequence[str], name: object) -> int:
    """The number of a word the rules know."""
    for number, known in enumerate(names):
        if known == name:
            return number
    raise BadComponents(f"{name!r} is none of: {', '.join(names)}")


def parse_components(text: str) -> Components:
    try:
        tables = tomllib.loads(text)
        game = tables["game"]["id"]
        found = tables["format"]
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadComponents(f"not a components file: {error}") from error
    if found != FORMAT:
        raise BadComponents(f"components format {found!r}; this version reads format {FORMAT}")
    for mark in _marks("", tables):
        if mark.confidence not in CONFIDENCE:
            raise BadComponents(f"{game}: {mark.path} has confidence {mark.confidence!r}, not one of {CONFIDENCE}")
    return Components(game, tables)


def _without_remarks(value: Any) -> Any:
    if isinstance(value, dict):
        return [(key, _without_remarks(value[key])) for key in sorted(value) if key not in ABOUT]
    if isinstance(value, list):
        return [_without_remarks(item) for item in value]
    return value


def _marks(path: str, value: Any) -> Iterator[Mark]:
    if isinstance(value, dict):
        if "confidence" in value:
            yield Mark(path, tuple(value.get("confidence_for", ())), value["confidence"], value.get("note", ""))
        for key, item in value.items():
            yield from _marks(f"{path}.{key}" if path else key, item)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            name = item.get("id", number) if isinstance(item, dict) else number
            yield from _marks(f"{path}.{name}", item)
