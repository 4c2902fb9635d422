"""A hint at the table: asked for by button or key, in words and on the board, for one position and one person."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.client.driver import HEIGHTS, Client, Wire, seat_people
from tests.client.probes import axe, boxes, covered
from tests.client.walks import GAMES

Make = Callable[..., Client]


def ask(one: Client) -> list[str]:
    """Asks for a hint and waits for it; the names of its choices, the best first."""
    one.page.click("[data-ask-hint]")
    one.page.wait_for_selector("[data-hint=ready]")
    if one.page.query_selector(".tiplist summary"):
        one.page.click(".tiplist summary")
        one.page.wait_for_selector(".tiplist details [data-hinted]")
    return [str(row.get_attribute("data-hinted")) for row in one.page.query_selector_all("[data-hinted]")]


def marked(one: Client) -> set[str]:
    script = "[...document.querySelectorAll('[data-tip]')].map((e) => e.dataset.at ?? e.dataset.choice)"
    return set(one.page.evaluate(script))


def answered(one: Client, answer: Callable[[dict[str, Any]], dict[str, Any] | None]) -> None:
    """Before the page is opened: what the server would say to `hint` is said by this (None: nothing at all)."""

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] != "hint":
                server.send(message)
            elif (said := answer(asked)) is not None:
                route.send(json.dumps(said))

        route.on_message(pass_on)

    one.page.route_web_socket("**/api/socket", connect)


@pytest.mark.parametrize("game", GAMES)
def test_against_bots_a_hint_names_and_marks_the_best_and_goes_with_the_move(client: Make, game: str) -> None:
    one = client(width=360 if game == "villagers" else 1440)
    one.play_now(game)
    one.play(2, random.Random(5))
    assert one.wait_for_turn()
    legal = {choice["name"]: choice for choice in one.choices()}
    names = ask(one)
    assert sorted(names) == sorted(legal)
    first = one.page.inner_text("[data-hinted] >> nth=0")
    assert "%" in first
    assert "±" in first
    assert "[" not in one.page.inner_text(".tips")
    # Why, in words: for the best, and for whatever is chosen instead; and nothing of the board lies under it.
    assert one.page.get_attribute("[data-why]", "data-why") == names[0]
    assert len(one.page.inner_text("[data-why]")) > 30
    one.page.click("[data-hinted] >> nth=1")
    assert one.page.get_attribute("[data-why]", "data-why") == names[1]
    assert not covered(one.page, ".tips")
    # All that is marked belongs to the best choice, and lit things stay lit.
    best = legal[names[0]]
    assert marked(one) <= {*best["targets"], best["name"]}
    assert marked(one) or one.page.evaluate("innerWidth") == 360
    one.page.click("[data-hinted] >> nth=0")
    assert one.page.get_attribute("[data-do]", "data-do") == names[0]
    one.do()
    one.page.wait_for_selector("[data-hint]", state="detached")
    assert not marked(one)


def test_a_hint_is_asked_for_and_put_away_by_key(client: Make) -> None:
    one = client(language="en")
    one.play_now()
    one.wait_for_turn()
    one.page.keyboard.press("h")
    one.page.wait_for_selector("[data-hint=ready]")
    assert marked(one)
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector("[data-hint]", state="detached")
    assert not marked(one)
    one.page.keyboard.press("h")
    one.page.wait_for_selector("[data-hint=ready]")
    one.page.click("[data-hint-drop]")
    one.page.wait_for_selector("[data-hint]", state="detached")


def test_while_it_is_thought_about_and_when_nobody_had_time(client: Make) -> None:
    one = client(language="en")
    says: list[dict[str, Any] | None] = [None]
    answered(one, lambda asked: says[0] and {**says[0], "t": asked["t"], "id": asked["id"]})
    one.play_now()
    one.wait_for_turn()
    one.page.click("[data-ask-hint]")
    one.page.wait_for_selector("[data-hint=thinking]")
    assert "thinking" in one.page.inner_text(".tips")
    assert not axe(one.page)
    # It does not hinder the game: whoever moves meanwhile moves, and the late answer is nobody's.
    one.act(random.Random(3))
    one.page.wait_for_selector("[data-hint]", state="detached")
    assert one.wait_for_turn()
    says[0] = {"type": "refused", "code": "busy", "params": {}, "n": 0}
    one.page.click("[data-ask-hint]")
    one.page.wait_for_selector("[data-hint=refused]")
    assert "Nobody had time" in one.page.inner_text(".tips")
    assert one.choices()
    for width in HEIGHTS:
        one.resize(width)
        assert not boxes(one.page), width
        assert not axe(one.page), width
    one.page.click("[data-hint-again]")
    one.page.wait_for_selector("[data-hint=refused]")
    one.page.click("[data-hint-drop]")
    one.page.wait_for_selector("[data-hint]", state="detached")


def test_without_connection_that_is_said(client: Make) -> None:
    one = client()
    wire = Wire(one)
    one.play_now()
    one.wait_for_turn()
    wire.cut()
    one.page.wait_for_selector("[data-connection]")
    one.page.click("[data-ask-hint]")
    one.page.wait_for_selector("[data-hint=refused]")
    assert "Keine Verbindung" in one.page.inner_text(".tips")


def test_where_people_play_each_other_there_is_no_hint(client: Make) -> None:
    anna, bruno = client(), client()
    seat_people(anna, bruno)
    asked = anna if anna.page.evaluate("window.baumeister.mine") else bruno
    assert not asked.page.query_selector("[data-ask-hint]")
    asked.page.keyboard.press("h")
    assert not asked.page.query_selector("[data-hint]")
    asked.open_people()
    assert not asked.page.query_selector("[data-hints-said]")


def test_a_table_may_have_hints_for_all_which_all_can_read_and_only_who_asks_gets(client: Make) -> None:
    anna, bruno = client(), client()
    seat_people(anna, bruno, hints=True)
    anna.open_people()
    assert "Tipps" in anna.page.inner_text("[data-hints-said]")
    asked, other = (anna, bruno) if anna.page.evaluate("window.baumeister.mine") else (bruno, anna)
    ask(asked)
    assert not other.page.query_selector("[data-ask-hint]")
    assert not other.page.query_selector("[data-hint]")
    assert not marked(other)


def test_the_new_table_says_in_words_whether_there_are_hints(client: Make) -> None:
    one = client(language="en")
    one.go("/new?game=caylus1303")
    box = one.page.locator("[data-hints]")
    box.wait_for()
    assert box.is_checked()  # against bots
    assert "With hints" in one.page.inner_text(".sheet")
    one.page.click(".manners button >> nth=1")  # with friends
    assert not box.is_checked()
    assert "With hints" not in one.page.inner_text(".sheet")
    box.check()
    one.page.click(".sheet .button")
    one.page.wait_for_selector("[data-room]")
    assert "hints" in one.page.inner_text("[data-hints-said]")
    assert not axe(one.page)
    one.go("/new?game=caylus1303")
    one.page.click(".manners button >> nth=0")
    box.uncheck()
    one.page.click(".sheet .button")
    one.page.wait_for_selector("#board")
    one.wait_for_turn()
    assert not one.page.query_selector("[data-ask-hint]")


def test_a_hint_fits_at_every_width_in_both_languages_and_axe_is_content(client: Make) -> None:
    one = client(language="de")
    one.play_now()
    one.play(2, random.Random(2))
    ask(one)
    words: list[set[str]] = []
    for language, theme in (("de", "light"), ("en", "dark")):
        one.resize(1440)
        one.switch_language(language)
        one.switch_theme(theme)
        assert one.page.query_selector("[data-hint=ready]")
        words.append(set(one.page.locator(".tips b, .tips span, .tips summary").all_inner_texts()))
        for width in HEIGHTS:
            one.resize(width)
            assert not boxes(one.page), (width, language)
            if width != 768:
                assert not axe(one.page), (width, theme)
    assert len(words[0] - words[1]) >= 4


def test_where_the_game_is_decided_a_hint_is_told_in_points(client: Make) -> None:
    one = client(language="en")
    legal: list[dict[str, Any]] = []

    def lost(asked: dict[str, Any]) -> dict[str, Any]:
        rows = []
        for place, choice in enumerate(legal):
            told = (
                {"points": -1.25 * place, "points_noise": 0.5} if place < 2 else {"points": None, "points_noise": None}
            )
            row = {"action": place, "name": choice["name"], "message": choice["message"], "chance": 0.01, "noise": 0.01}
            rows.append({**row, "favoured": 0.1, "why": [], **told})
        found = {"seat": asked["seat"], "iterations": 9, "measure": "points", "choices": rows}
        return {"type": "hint", "t": asked["t"], "id": asked["id"], "n": asked["answers"], "hint": found}

    answered(one, lost)
    one.play_now()
    one.wait_for_turn()
    legal[:] = one.choices()
    ask(one)
    assert "decided" in one.page.inner_text(".tiphead")
    assert "the most" in one.page.inner_text("[data-hinted] >> nth=0")
    assert "1.3 less ± 0.5" in one.page.inner_text("[data-hinted] >> nth=1")
    assert "%" not in one.page.inner_text(".tiplist")
    assert "later" in one.page.inner_text("[data-why]"), "where nothing tells them apart, that is said"
