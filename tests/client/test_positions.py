"""Whole games against bots at the real server. In every position of them each legal choice can be seen and pressed; in
some, nothing overlaps and axe is content, at all widths, in both languages and themes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import axe, boxes, targets

GAMES = ("caylus1303",)
Make = Callable[..., Client]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("width", [1440, 360])
def test_every_choice_is_lit_or_has_a_button(client: Make, game: str, width: int) -> None:
    one = client(width=width)
    one.play_now(game)
    chance = random.Random(width)
    choices = positions = 0
    while one.wait_for_turn():
        found = targets(one.page)
        assert not found["missing"], (one.number, found["missing"])
        assert not found["covered"], (one.number, found["covered"])
        choices += found["choices"]
        positions += 1
        one.act(chance)
    assert positions >= 50
    assert choices > 200
    assert one.page.locator("[data-over] li").count() == 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_nothing_overlaps_and_axe_is_content(client: Make, game: str, language: str) -> None:
    one = client(language=language)
    one.play_now(game)
    chance = random.Random(language)
    measured = 0
    while one.play(9 if measured else 0, chance):
        for width in HEIGHTS:
            one.resize(width)
            assert not boxes(one.page), (one.number, width, boxes(one.page))
        if measured in (1, 5):
            for width, theme in ((360, "light"), (360, "dark"), (1440, "dark"), (1440, "light")):
                one.resize(width)
                one.switch_theme(theme)
                assert not axe(one.page), (one.number, width, theme)
        one.resize(1440)
        measured += 1
    assert measured >= 5
    one.page.keyboard.press("t")
    assert not axe(one.page)
