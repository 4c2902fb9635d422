"""What lies in a player's panel explains itself: pointed at, reached by the keys, held by a finger."""

from __future__ import annotations

from playwright.sync_api import Browser, CDPSession, Locator

from tests.client.driver import Client
from tests.client.running import ClientServer

#: Goods, workers, houses, and the laurel with the points.
THINGS = ("goods/wood", "workers", "houses", "points")
#: What a thing has to say of itself, and what is said on the screen.
TO_SAY = "(at) => { const { title, facts } = window.baumeister.explain(at); return [title, ...facts] }"
SAID = "[...document.querySelectorAll('.tip > b, .tip > p:not(.rule, .doubt)')].map((line) => line.textContent)"
#: Steps from the board to the panels beside it, at most.
WAY = 12
IN_PANELS = "!!document.activeElement.closest('.players [data-says]')"


def test_goods_workers_houses_and_laurels_explain_themselves_on_hover_focus_and_long_press(
    browser: Browser, server: ClientServer
) -> None:
    one = Client(browser, server.address, touch=True)
    try:
        one.play_now("caylus1303")
        one.wait_for_turn()
        number = one.number
        finger = one.context.new_cdp_session(one.page)
        own = f"players/{one.page.evaluate('window.baumeister.seat')}"
        for at in (f"{own}/{part}" for part in THINGS):
            drawn = one.page.locator(f'[data-says="{at}"]')
            drawn.hover()
            expect_explanation(one, at)
            drawn.focus()
            expect_explanation(one, at)
            hold(finger, drawn)
            expect_explanation(one, at)
            finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        # The arrow keys lead there from the board.
        one.page.locator("#board [data-knob]").first.focus()
        for _ in range(WAY):
            one.page.keyboard.press("ArrowLeft")
            if one.page.evaluate(IN_PANELS):
                break
        assert one.page.evaluate(IN_PANELS)
        expect_explanation(one, one.page.evaluate("document.activeElement.dataset.says"))
        assert one.number == number
        assert one.page.evaluate("window.baumeister.chosen") is None
        assert not one.faults
    finally:
        one.close()


def expect_explanation(one: Client, at: str) -> None:
    """The thing is being explained; then it is not any more, and nothing is pointed at."""
    one.page.wait_for_selector(".tip .rule")
    assert one.page.evaluate(SAID) == one.page.evaluate(TO_SAY, at)
    one.page.mouse.move(700, 5)
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".tip", state="detached")


def hold(finger: CDPSession, drawn: Locator) -> None:
    box = drawn.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
