"""Walks through positions: every legal choice can be seen and pressed, nothing overlaps, axe is content."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.client.driver import Client
from tests.client.probes import axe, boxes, targets

GAMES = ("caylus1303",)
LENGTH = {"caylus1303": 300}
Make = Callable[..., Client]


def positions(game: str, count: int, seed: int = 1) -> list[int]:
    return sorted(random.Random(seed).sample(range(LENGTH[game]), count))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [1440, 360])
def test_every_choice_is_lit_or_has_a_button(client: Make, game: str, width: int) -> None:
    one = client(width=width)
    one.play_now(game)
    choices = 0
    for number in positions(game, 50):
        one.jump(number)
        found = targets(one.page)
        assert not found["missing"], (number, found["missing"])
        assert not found["covered"], (number, found["covered"])
        choices += found["choices"]
    assert choices > 300


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", [360, 768, 1440])
def test_boxes(client: Make, game: str, width: int, language: str) -> None:
    one = client(width=width, language=language)
    one.play_now(game)
    for number in [0, *positions(game, 8, seed=2)]:
        one.jump(number)
        assert not boxes(one.page), (number, boxes(one.page))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_axe(client: Make, game: str, language: str, theme: str) -> None:
    for width in (360, 1440):
        one = client(width=width, language=language, theme=theme)
        one.play_now(game)
        for number in positions(game, 3, seed=3):
            one.jump(number)
            assert not axe(one.page)
        one.page.keyboard.press("t")
        assert not axe(one.page)
