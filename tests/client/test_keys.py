"""Keys that all pages have, the list of them, and a finger that rests on a thing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import axe, boxes
from tests.client.running import ClientServer

Make = Callable[..., Client]


def test_keys_lead_to_places(client: Make) -> None:
    one = client()
    one.go()
    one.page.wait_for_selector(".boxes")
    one.page.keyboard.press("n")
    one.page.wait_for_selector(".seat")
    for second, path in (("r", "/rules"), ("g", "/games"), ("p", "/")):
        one.page.keyboard.press("g")
        one.page.keyboard.press(second)
        one.page.wait_for_url(one.address + path)
    # In a field they are letters.
    one.go("/rules/caylus1303")
    one.page.wait_for_selector("input[type=search]")
    one.page.keyboard.press("/")
    one.page.keyboard.type("gr n?")
    assert one.page.url.endswith("/rules/caylus1303")
    assert not one.page.query_selector(".keylist")


FOCUS = "document.activeElement?.id || document.activeElement?.getAttribute('type') || document.activeElement?.tagName"


@pytest.mark.parametrize("game", ["caylus1303", "magna_carta"])
def test_the_keys_go_to_the_decision_and_a_digit_and_enter_take_its_choice(client: Make, game: str) -> None:
    one = client()
    page = one.page
    one.play_now(game)
    one.wait_for_turn()
    one.wait_until(f"({FOCUS}) === 'decision'")
    chance = random.Random(5)
    for decision in range(6):
        assert one.wait_for_turn()
        one.wait_until(f"({FOCUS}) === 'decision'")
        if decision % 2:
            # Whatever has the focus: here something else that Enter would press.
            page.focus("[data-rules]")
        if not page.query_selector(".decision [data-key]"):
            page.keyboard.press("l")
        button = page.locator(".decision [data-key]").last
        wanted = button.get_attribute("data-choice")
        number = one.number
        page.keyboard.press(button.get_attribute("data-key") or "")
        one.wait_until("!!window.baumeister.chosen")
        assert page.evaluate("window.baumeister.chosen.name") == wanted
        page.keyboard.press("Enter")
        one.wait_for_step(number)
        done = page.evaluate("(n) => window.baumeister.log.find((line) => line.n > n).seat", number)
        assert done == page.evaluate("window.baumeister.seat")
        assert not page.query_selector(".rsheet[open]")
        if one.wait_for_turn():
            press_twice(one, chance)


#: Lit things of the board with one choice each.
ALONE = """() => [...document.querySelectorAll('#board [data-knob][aria-pressed]')].map((knob) => knob.dataset.knob)
  .filter((at) => window.baumeister.byTarget.get(at).length === 1)"""


def press_twice(one: Client, chance: random.Random) -> None:
    """A thing of the board, which has the keys then: the second time carries it out."""
    things = one.page.evaluate(ALONE)
    if not things:
        one.act(chance)
        return
    number = one.number
    thing = one.page.locator(f'[data-knob="{chance.choice(things)}"]').first
    thing.click()
    thing.click()
    one.wait_for_step(number)


def test_l_enters_the_list_and_escape_leaves_it(client: Make) -> None:
    one = client()
    page = one.page
    one.play_now("caylus")
    one.wait_for_turn()
    page.keyboard.press("l")
    one.wait_until("!!document.activeElement.closest('.picks')")
    assert page.locator(".picks [data-choice]").count() == len(one.choices())
    headings = page.locator(".picks .group").all_inner_texts()
    assert len(headings) > 1
    assert len(headings) == len(set(headings))
    first = page.evaluate("document.activeElement.dataset.choice")
    page.keyboard.press("ArrowDown")
    one.wait_until(f"document.activeElement.dataset.choice !== '{first}'")
    page.keyboard.press("Enter")
    one.wait_until("window.baumeister.chosen?.name === document.activeElement.dataset.choice")
    page.keyboard.press("Escape")
    one.wait_until("window.baumeister.chosen === null")
    page.keyboard.press("Escape")
    one.wait_until(f"({FOCUS}) === 'decision'")
    assert not page.query_selector(".acts.all")


def test_a_slash_puts_the_cursor_into_the_search_field(client: Make) -> None:
    one = client()
    one.go()
    one.page.wait_for_selector(".boxes")
    one.page.keyboard.press("/")
    one.wait_until(f"({FOCUS}) === 'search'")
    one.play_now()
    one.wait_for_turn()
    one.page.keyboard.press("/")
    one.wait_until(f"({FOCUS}) === 'search'")
    one.page.keyboard.type("zoll")
    assert one.page.input_value(".rsheet input[type=search]") == "zoll"


ENTER = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))"


def test_an_old_refusal_vanishes_with_the_next_thing_one_does(client: Make) -> None:
    one = client()
    one.play_now("caylus")
    one.wait_for_turn()
    taken = "window.baumeister.whyNot('road/28')"
    key = one.page.get_attribute(".decision [data-key]", "data-key") or ""
    for away in ("l", "l", "Escape", key):
        one.page.evaluate(taken)
        one.page.wait_for_selector(".notice")
        one.page.keyboard.press(away)
        one.page.wait_for_selector(".notice", state="detached")
    # An answer that comes after the move is about what is over. (Both at once: the move may be answered very soon.)
    number = one.number
    one.page.evaluate(f"() => {{ {ENTER}; {taken} }}")
    one.wait_for_step(number)
    one.wait_for_turn()
    assert not one.page.query_selector(".notice")


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_list_of_keys(client: Make, language: str) -> None:
    one = client(language=language)
    one.go()
    one.page.wait_for_selector(".boxes")
    one.page.keyboard.press("?")
    pages = one.page.wait_for_selector(".keylist")
    assert pages
    start = set(one.page.locator(".keylist dd").all_inner_texts())
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".keylist", state="detached")
    one.play_now()
    for width in HEIGHTS:
        one.resize(width)
        one.page.keyboard.press("?")
        one.page.wait_for_selector(".keylist")
        assert not boxes(one.page), width
        assert not axe(one.page), width
        table = set(one.page.locator(".keylist dd").all_inner_texts())
        one.page.keyboard.press("?")
        one.page.wait_for_selector(".keylist", state="detached")
    assert len(start) >= 5
    assert len(table) >= 10
    assert len(start & table) == 1  # the list itself
    # The keys it names do something.
    one.page.keyboard.press("/")
    one.page.wait_for_selector(".rsheet[open]")


def test_a_long_press_explains_and_does_not_act(browser: Browser, server: ClientServer) -> None:
    one = Client(browser, server.address, width=360, touch=True)
    try:
        one.play_now("caylus")
        one.wait_for_turn()
        number = one.number
        lit = one.page.locator(".cell[data-lit] .tile[data-knob]").first
        lit.scroll_into_view_if_needed()
        box = lit.bounding_box()
        assert box is not None
        spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        session = one.context.new_cdp_session(one.page)
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
        one.page.wait_for_selector(".tip")
        one.page.wait_for_timeout(1000)
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        one.page.wait_for_timeout(400)
        one.page.wait_for_selector(".tip .rule")
        assert one.number == number
        assert one.page.evaluate("window.baumeister.chosen") is None
        # A tap chooses as ever.
        one.page.touchscreen.tap(spot["x"], spot["y"])
        one.page.wait_for_selector(f".cell[data-lit=chosen], .tablepage:not([data-n='{number}'])")
        assert not one.faults
    finally:
        one.close()
