"""A second edition of a game, made in memory from the published one; it is gone after the test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources

import pytest

from baumeister.engine.editions import Edition, Published
from baumeister.engine.game import Game


@dataclass
class Printing:
    """A game with an edition more than it has, which is the newest."""

    game: Game
    first: Edition
    second: Edition


def one_more(components: str) -> str:
    """The file with one figure one higher: points or gold of some piece."""
    line = next(line for line in components.splitlines() if line.startswith(("points = ", "gold = ")))
    name, _, value = line.partition(" = ")
    return components.replace(line, f"{name} = {int(value) + 1}", 1)


def corrected(old: str, new: str) -> Callable[[str], str]:
    """What changes the file in one place."""

    def change(components: str) -> str:
        assert old in components
        return components.replace(old, new, 1)

    return change


def publish(monkeypatch: pytest.MonkeyPatch, game: Game, change: Callable[[str], str] = one_more) -> Printing:
    """Make the changed file the newest edition, as a release would."""
    editions = game.editions
    first = editions.newest
    monkeypatch.setattr(editions, "_found", dict(editions._found))
    second = editions.add(change(resources.files(game.package).joinpath("components.toml").read_text("utf-8")))
    assert second.digest != first.digest
    published = (*editions.published, Published(second.digest, "2027-01-01", "seen on the tile"))
    monkeypatch.setattr(editions, "newest", second)
    monkeypatch.setitem(editions.__dict__, "published", published)
    return Printing(game, first, second)
