"""A phone: whole games of all titles on a narrow screen, in both languages, with everything looked at on the way."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.client.driver import Client
from tests.client.probes import WATCHED_MOTION
from tests.client.walks import GAMES, Phoned, walk_phone

Make = Callable[..., Client]
PHONE: ViewportSize = {"width": 360, "height": 740}


def take_phone(one: Client) -> None:
    one.page.set_viewport_size(PHONE)
    one.context.add_init_script(WATCHED_MOTION)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_has_something_lit_in_sight_at_every_decision_and_nothing_overlaps(
    client: Make, game: str
) -> None:
    one, phoned = client(width=360, motion=True), Phoned()
    take_phone(one)
    one.sit_down("Anna")
    one.go(f"/t/{one.make_table('me', 'bot', 'bot', game=game)}")
    one.page.wait_for_selector("[data-settled=true] #board")
    walk_phone(one, random.Random(game), phoned)
    assert one.over
    assert phoned.decisions > 30
    assert phoned.lit > phoned.decisions / 2
    assert phoned.measured > 10
