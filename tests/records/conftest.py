"""Records to test with: every registered game, plain and lively."""

from __future__ import annotations

from typing import Any

import pytest

from baumeister import Record, game, games
from tests.records.play import play


@pytest.fixture(params=games(), scope="session")
def title(request: pytest.FixtureRequest) -> Any:
    """Every registered game."""
    return game(request.param)


@pytest.fixture(scope="session")
def whole(title: Any) -> Record:
    """A finished game with every kind of entry but an end, with times, and with `more`."""
    return play(title.id, title.players_min, lively=True)


@pytest.fixture(scope="session")
def begun(title: Any) -> Record:
    """The first entries of a game without anything special."""
    return play(title.id, title.players_min, most=12)
