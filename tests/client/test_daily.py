"""The game of the day: every title's deal with its button, the way to the table and back, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import axe, boxes
from tests.client.walks import GAMES

Make = Callable[..., Client]
#: Of a title whose day has results.
PLAYED = "villagers"
TITLES = """() => [...document.querySelectorAll('[data-daily]')]
  .map((box) => [box.dataset.daily, box.querySelector('h2').innerText])"""
NAMES = [
    ["caylus1303", "Caylus 1303"],
    ["caylus", "Caylus"],
    ["magna_carta", "Caylus Magna Carta"],
    ["villagers", "Villagers"],
]
ROWS = "[...document.querySelectorAll('.best li')].map((row) => [row.innerText, row.classList.contains('yourself')])"


def result(name: str, points: int, *, won: bool = False, you: bool = False) -> dict[str, Any]:
    return {"name": name, "guest": True, "points": points, "won": won, "you": you}


def told(one: Client, own: str, best: list[dict[str, Any]]) -> None:
    """The server's answer, but with these results in one title: nobody waits for whole games against Masters here."""

    def answer(route: Route) -> None:
        reply = route.fetch()
        found = reply.json()
        game = next(each for each in found["games"] if each["game"] == PLAYED)
        game.update(own=own, t="gestern", best=best, played=len(best))
        route.fulfill(response=reply, json=found)

    one.page.route("**/api/daily", answer)


def button(one: Client, game: str) -> str:
    return one.page.inner_text(f"[data-daily={game}] [data-sit={game}]").strip()


def test_a_visitor_sees_the_days_games_and_sits_down_by_one_click(client: Make) -> None:
    one = client(language="en")
    one.go()
    one.page.click("a[href='/daily']")
    one.page.wait_for_selector("[data-daily]")
    assert one.page.title() == "Game of the day · Baumeister"
    assert one.page.evaluate(TITLES) == NAMES
    assert {button(one, game) for game in GAMES} == {"Play today’s deal"}
    assert "Nobody has finished it yet." in one.page.inner_text("[data-daily=magna_carta]")
    assert str(datetime.now(UTC).year) in one.page.inner_text("main")
    assert one.page.locator(".button.go").count() == 1, "one gold button a page"
    one.page.click("[data-sit=magna_carta]")
    one.page.wait_for_selector("[data-settled=true] #board")
    assert one.page.evaluate("window.baumeister.view.game") == "magna_carta"
    table = one.code
    # Back on the page the table is gone on with, and only that of this title.
    one.go("/daily")
    one.page.wait_for_selector("[data-daily]")
    assert button(one, "magna_carta") == "Go on"
    assert button(one, "caylus") == "Play today’s deal"
    one.page.click("[data-sit=magna_carta]")
    one.page.wait_for_selector("[data-settled=true] #board")
    assert one.code == table


def test_what_came_of_it_is_listed_best_first_and_ones_own_is_marked(client: Make) -> None:
    one = client(language="en")
    told(one, "over", [result("Anna", 61, won=True), result("Gast", 44, you=True), result("Bela", 9)])
    one.go("/daily")
    one.page.wait_for_selector(".best")
    rows = [(text.split(), mine) for text, mine in one.page.evaluate(ROWS)]
    assert rows == [(["Anna", "won", "61"], False), (["Gast", "44"], True), (["Bela", "9"], False)]
    assert "3 people have finished it." in one.page.inner_text(f"[data-daily={PLAYED}]")
    assert button(one, PLAYED) == "Once more, freely"
    assert one.page.locator(f"[data-daily={PLAYED}] a[href^='/games/']").count() == 1
    # The gold button is for what is still to be played.
    assert one.page.get_attribute(".button.go", "data-sit") != PLAYED


@pytest.mark.parametrize("language", ["de", "en"])
def test_it_fits_at_every_width_with_long_names(client: Make, language: str) -> None:
    one = client(language=language)
    long = "Wolfeschlegelsteinhausenbergerdo"
    told(one, "over", [result(long, 188, won=True), result(long, 187, won=True, you=True), result("Bo", 0)])
    one.go("/daily")
    one.page.wait_for_selector(".best")
    for width in HEIGHTS:
        one.resize(width)
        for theme in ("light", "dark"):
            one.switch_theme(theme)
            assert not boxes(one.page), (width, theme)
            assert not axe(one.page), (width, theme)
    assert not (same := one.words_in_both_languages() - {long, "Bo"}), same
