"""A game by keyboard, and what happens in between: reload, a server that ends, undo, language, why not, talk."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.client.driver import Client
from tests.client.running import ClientServer

Make = Callable[..., Client]


def test_a_whole_game_by_keyboard_only(client: Make) -> None:
    one = client()
    one.go()
    page = one.page
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate(
            "document.activeElement.closest('[data-title=caylus1303]') && document.activeElement.matches('button')"
        ):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#board")
    decisions = 0
    chance = random.Random(6)
    while one.wait_for_turn():
        number = one.number
        # To a lit thing on the board or a choice of the bar, some way along the tab order.
        stops = chance.randrange(1, 9)
        for _ in range(400):
            page.keyboard.press("Tab")
            stops -= page.evaluate("document.activeElement.matches('[aria-pressed][data-knob], [data-choice]')")
            if not stops:
                break
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        one.wait_for_step(number)
        decisions += 1
    assert decisions > 40


def test_pieces_fly_where_motion_is_wanted(client: Make) -> None:
    one = client(motion=True)
    one.play_now()
    assert one.play(3, random.Random(8))


def test_reload_in_mid_game(client: Make) -> None:
    one = client()
    one.play_now()
    one.play(3, random.Random(0))
    before, choices = one.number, one.choices()
    one.page.reload()
    one.page.wait_for_selector("#board")
    assert one.wait_for_turn()
    assert (one.number, one.choices()) == (before, choices)
    one.act(random.Random(1))


def test_back_and_forward(client: Make) -> None:
    one = client()
    one.play_now()
    one.page.go_back()
    one.page.wait_for_selector(".boxes")
    one.page.go_forward()
    one.page.wait_for_selector("#board")


def test_a_restarted_server_comes_back(client: Make, own_server: ClientServer) -> None:
    one = client(address=own_server.address)
    one.play_now()
    one.play(2, random.Random(2))
    before, choices = one.number, one.choices()
    own_server.kill()
    one.page.wait_for_selector("[data-connection]")
    own_server.start()
    one.act(random.Random(3))
    assert one.wait_for_turn()
    assert one.number > before
    assert choices


def test_language_switch_changes_every_word(client: Make) -> None:
    one = client(language="de")
    one.play_now()
    one.play(6, random.Random(9))
    places = "h1, h2, .ph *, .dec p, .tabs button, .heads button, .pl small"
    words = f"[...document.querySelectorAll('{places}')].map((e) => e.textContent.trim()).filter(Boolean)"
    german = set(one.page.evaluate(words))
    one.switch_language("en")
    english = set(one.page.evaluate(words))
    names = {text for text in german & english if text in ("Caylus 1303", "Camp", "Baumeister")}
    assert german & english <= names
    assert "[" not in "".join(english)


def test_undo_inside_the_turn(client: Make) -> None:
    one = client()
    one.play_now()
    one.wait_for_turn()
    before = {choice["name"] for choice in one.choices()}
    one.act(random.Random(3))
    one.wait_for_turn()
    one.page.keyboard.press("z")
    one.page.wait_for_selector(".log .void")
    one.wait_for_turn()
    assert {choice["name"] for choice in one.choices()} == before


def test_why_not_names_the_rule(client: Make) -> None:
    one = client()
    one.play_now()
    chance = random.Random(7)
    taken = one.page.locator(".cell:not([data-lit]) .tile[data-knob]")
    one.wait_for_turn()
    while not (taken.count() and any(choice["name"].startswith("place:") for choice in one.choices())):
        assert one.play(1, chance)
    taken.first.click()
    one.page.wait_for_selector(".notice small")
    assert "1303-" in one.page.inner_text(".notice small")


def test_two_people_agree_to_an_undo(client: Make) -> None:
    anna, bruno = client(), client()
    anna.go("/new?game=caylus1303")
    anna.page.wait_for_selector(".pre")
    anna.page.click(".pre button >> nth=1")
    for seat in (3, 4):
        anna.page.click(f".seat:nth-of-type({seat}) .seg label >> nth=2")
    anna.page.click(".sheet .btn")
    anna.page.wait_for_selector(".seatlist")
    bruno.go(f"/t/{anna.code}")
    bruno.page.click(".acts .btn")
    anna.page.click(".acts .btn.go")
    for one in (anna, bruno):
        one.page.wait_for_selector("#board")
    first, second = (anna, bruno) if anna.choices() else (bruno, anna)
    first.act(random.Random(4))
    second.wait_for_turn()
    first.page.click("[data-undo]")
    second.page.click("[data-agree]")
    first.wait_for_turn()
    assert first.page.query_selector(".log .void")
    second.page.click(".heads .tool")
    second.page.fill(".sayform input", "Gern geschehen")
    second.page.keyboard.press("Enter")
    first.page.click(".heads .tool")
    assert "Gern geschehen" in first.page.inner_text(".chat")


@pytest.mark.parametrize("path", ["/t/gibt-es-nicht", "/nirgendwo"])
def test_what_is_not_there_is_said(client: Make, path: str) -> None:
    one = client()
    one.go(path)
    one.page.wait_for_selector(".state h1")
