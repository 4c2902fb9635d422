"""A title without a board of its own is played in the browser: the one that `make game` makes, in a copy of the project
with a client of its own."""

from __future__ import annotations

import random
import shutil
import sys
from collections.abc import Callable, Iterator

import pytest

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import axe, boxes, targets
from tests.client.running import ROOT, ClientServer
from tests.new_game.test_new_game import FILES, NAME
from tests.project_copy import Copy

Make = Callable[..., Client]
#: What of the client is no part of its sources.
MADE = shutil.ignore_patterns("node_modules", "dist")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClientServer]:
    """Of a project with the new game in it, and the client that is built there."""
    copy = Copy(tmp_path_factory.mktemp("project"))
    copy.put_in(FILES, "tests/new_game/pebbles")
    copy.run(sys.executable, "tools/new_game.py", NAME)
    shutil.copytree(ROOT / "web", copy.folder / "web", ignore=MADE)
    (copy.folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    copy.run("npm", "--prefix", "web", "run", "--silent", "build")
    one = ClientServer(tmp_path_factory.mktemp("server"), copy.folder / "src")
    try:
        one.start()
        yield one
    finally:
        one.kill()


def test_a_whole_game_without_a_board_of_its_own(client: Make) -> None:
    """From its box to the end: every choice lit or a button, on top and named; boxes and axe."""
    one = client()
    one.click_play_now(NAME)
    chance = random.Random(5)
    lit = 0
    looks = [(width, language, theme) for width in HEIGHTS for language in ("de", "en") for theme in ("light", "dark")]
    while one.wait_for_turn():
        found = targets(one.page)
        assert not found["missing"] + found["covered"], (one.number, found)
        lit += found["lit"]
        if looks:
            width, language, theme = looks.pop()
            one.resize(width)
            one.switch_theme(theme)
            if one.language != language:
                one.switch_language(language)
            assert not (wrong := boxes(one.page) + axe(one.page)), (one.number, width, language, theme, wrong)
        one.act(chance)
    assert not looks, "the game is too short to look at everything"
    assert lit > 30
