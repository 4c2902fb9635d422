"""Every figure of a components file is read: one that nobody reads could be corrected without any effect."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from typing import Any

import pytest

import baumeister as bm
from baumeister.engine.components import ABOUT, Components

GAMES = bm.games()


class Watched(dict[str, Any]):
    """A table that notes which of its entries were asked for."""

    def __init__(self, table: dict[str, Any]) -> None:
        super().__init__({key: watched(value) for key, value in table.items()})
        self.read: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.read.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.read.add(key)
        return super().get(key, default)

    def __iter__(self) -> Iterator[str]:
        """Makes `dict(table)` ask for every entry instead of copying in C."""
        return super().__iter__()

    def items(self) -> Any:
        self.read.update(self)
        return super().items()

    def values(self) -> Any:
        self.read.update(self)
        return super().values()


def watched(value: Any) -> Any:
    if isinstance(value, dict):
        return Watched(value)
    return [watched(item) for item in value] if isinstance(value, list) else value


def unread(value: Any, path: str = "") -> Iterator[str]:
    """The paths to figures that nobody has asked for, whole tables in one line."""
    if isinstance(value, Watched):
        for key, item in dict.items(value):
            if key in ABOUT:
                continue
            where = f"{path}.{key}" if path else key
            if key not in value.read:
                yield where
            else:
                yield from unread(item, where)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            name = dict.get(item, "id", number) if isinstance(item, dict) else number
            yield from unread(item, f"{path}.{name}")


def unread_figures(game: bm.Game) -> list[str]:
    """What is left when the game's rules have read its newest file."""
    tables = Watched(dict(game.components.tables))
    type(game.title.editions.newest.figures)(Components(game.id, tables))
    return list(unread(tables))


#: What is no figure of play: the file's own head, ids, what the box holds without being a limit, names to be checked.
NO_FIGURES = ("format", "game", "game.id", "game.edition", "*.id", "box", "box.*", "names_de")

#: Figures that are only shown on cards and in `rules`, by game: the rules have a reason to know them by themselves.
ONLY_SHOWN: dict[str, tuple[str, ...]] = {
    "caylus": (),
    "caylus1303": (
        "game.*",
        "setup.characters_left_on_board",
        "setup.never_on_brown_space",
        "first_game",
        "bundle",
        "planning.site_workers_per_player",
        "capacity",
        "space",
        "tile.*.owner_bonus.*",
        "character.*.phase",
        "character.*.effect.*",
    ),
    "magna_carta": ("setup.mulligans",),
    "villagers": (
        "setup.stacks",
        "suit.*.root",
        "person.*.kind",
        "person.*.keys",
        "person.*.carries",
        "person.*.carries_as_bottom",
        "person.*.effect",
        "person.*.phase",
        "person.*.discard",
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_every_figure_is_read(name: str) -> None:
    allowed = (*NO_FIGURES, *ONLY_SHOWN.get(name, ()))
    left = [path for path in unread_figures(bm.game(name)) if not any(fnmatch(path, pattern) for pattern in allowed)]
    assert left == []


def test_a_figure_that_nobody_reads_is_found() -> None:
    tables = Watched({"castle": {"batch_goods": 3, "points": [{"id": "a", "count": 1}]}, "note": "why"})
    assert list(unread(tables)) == ["castle"]
    castle = tables["castle"]
    assert list(unread(tables)) == ["castle.batch_goods", "castle.points"]
    assert castle["points"][0].get("count") == 1
    assert list(unread(tables)) == ["castle.batch_goods", "castle.points.a.id"]
    dict(castle)
    assert list(unread(tables)) == ["castle.points.a.id"]
