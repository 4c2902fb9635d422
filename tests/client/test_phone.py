"""A phone: whole games of all titles on a narrow screen, in both languages, with everything looked at on the way."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.client.driver import Client
from tests.client.probes import at_rest
from tests.client.running import ClientServer
from tests.client.walks import GAMES, Phoned, sit_down_with_phone, walk_phone

Make = Callable[..., Client]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_has_something_lit_in_sight_at_every_decision_and_nothing_overlaps(
    client: Make, game: str
) -> None:
    one, phoned = client(width=360, motion=True), Phoned()
    sit_down_with_phone(one, game)
    walk_phone(one, random.Random(game), phoned)
    assert one.over
    assert phoned.decisions > 30
    assert phoned.lit > phoned.decisions / 2
    assert phoned.measured > 10


def test_the_page_does_not_move_under_a_finger(browser: Browser, server: ClientServer) -> None:
    one = Client(browser, server.address, width=360, motion=True, touch=True)
    try:
        sit_down_with_phone(one, "caylus1303")
        one.wait_for_turn()
        # The characters lie far down: the decision has opened there.
        one.wait_until("scrollY > 100")
        touch = "(kind) => dispatchEvent(new TouchEvent(kind))"
        one.page.evaluate("scrollTo({ top: 0 })")
        one.page.evaluate(touch, "touchstart")
        for tab in ("players", "table"):
            one.page.evaluate(f"document.querySelector('[data-tab-of={tab}]').click()")
            at_rest(one.page)
        assert one.page.evaluate("scrollY") == 0
        one.page.evaluate(touch, "touchend")
        one.wait_until("scrollY > 100")
        assert not one.faults
    finally:
        one.close()


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_figures_of_ones_village_stand_in_one_row_beside_the_start_card(client: Make, language: str) -> None:
    one = client(width=360, language=language)
    one.play_now("villagers")
    one.wait_for_turn()
    one.page.evaluate("window.baumeister.view = { ...window.baumeister.view, los: window.baumeister.seat }")
    one.page.wait_for_selector(".mebar .los")
    rows = one.page.evaluate("[...document.querySelectorAll('.mebar > *')].map((e) => e.getBoundingClientRect().top)")
    assert max(rows) - min(rows) < 12
