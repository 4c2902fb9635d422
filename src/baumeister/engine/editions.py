"""Editions: every published components file of a game, found by the digest of its figures. `components.toml` in the
game's folder is the newest, `editions/<digest>.toml` are the older ones, and `editions.toml` lists all of them, oldest
first, with the day and the reason (a game with one edition needs no list). A table keeps the edition it
began with for ever.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from typing import Any

from baumeister.engine.components import Components, figures_from, parse_components
from baumeister.engine.errors import BadComponents, UnknownEdition, echo_name
from baumeister.engine.options import Option


@dataclass(frozen=True)
class Edition:
    """One components file: its figures as the rules read them, and the options they allow."""

    components: Components
    figures: Any
    options: tuple[Option, ...]

    @property
    def digest(self) -> str:
        return self.components.digest


@dataclass(frozen=True)
class Published:
    """A line of `editions.toml`."""

    digest: str
    day: str
    reason: str


class Editions:
    """The editions of one game; older ones are read when first needed."""

    def __init__(
        self,
        package: str,
        read: Callable[[Components], Any],
        options: Callable[[Any], tuple[Option, ...]] = lambda _figures: (),
    ) -> None:
        self.package = package
        self._read = read
        self._options = options
        self._found: dict[str, Edition] = {}
        self.newest = self.add(self._file("components.toml"))

    def add(self, text: str) -> Edition:
        """Add a components file; tests play with their own editions."""
        components = parse_components(text)
        figures = figures_from(components, self._read)
        edition = Edition(components, figures, self._options(figures))
        return self._found.setdefault(edition.digest, edition)

    def find(self, digest: object) -> Edition:
        """The edition with these figures; UnknownEdition if it is not here."""
        if isinstance(digest, str) and digest in self._found:
            return self._found[digest]
        if not any(published.digest == digest for published in self.published):
            raise UnknownEdition(
                f"there are no figures {echo_name(digest)!r} of {self.newest.components.game} here",
                game=self.newest.components.game,
                found=echo_name(digest),
            )
        edition = self.add(self._file("editions", f"{digest}.toml"))
        if edition.digest != digest:
            raise BadComponents(f"the edition {digest} has the figures {edition.digest}")
        return edition

    @cached_property
    def published(self) -> tuple[Published, ...]:
        """All editions, oldest first; the last is the newest."""
        if not resources.files(self.package).joinpath("editions.toml").is_file():
            return (Published(self.newest.digest, "", "the first"),)
        rows: list[Mapping[str, Any]] = tomllib.loads(self._file("editions.toml"))["edition"]
        return tuple(Published(row["figures"], str(row["day"]), row["reason"]) for row in rows)

    def _file(self, *path: str) -> str:
        return resources.files(self.package).joinpath(*path).read_text("utf-8")
