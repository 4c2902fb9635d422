"""Keys that all pages have, the list of them, and a finger that rests on a thing."""

from __future__ import annotations

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
        assert one.page.query_selector(".tip .rule")
        assert one.number == number
        assert one.page.evaluate("window.baumeister.chosen") is None
        # A tap chooses as ever.
        one.page.touchscreen.tap(spot["x"], spot["y"])
        one.page.wait_for_selector(f".cell[data-lit=chosen], .tbl:not([data-n='{number}'])")
        assert not one.faults
    finally:
        one.close()
