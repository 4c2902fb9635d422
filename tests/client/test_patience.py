"""Whatever cannot be fetched now is said in words and tried again by itself: no page stays blank or half."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from tests.client.driver import Client
from tests.client.probes import at_rest
from tests.client.records import bring, played
from tests.client.slow import held_back

Make = Callable[..., Client]
#: How often each address is refused.
REFUSALS = 2


def refuse_at_first(page: Page, addresses: str, status: int = 429, seconds: int = 1) -> Counter[str]:
    """Each address is refused twice, with so long to wait, and then answered; how often each was asked for."""
    asked: Counter[str] = Counter()

    def answer(route: Route) -> None:
        asked[route.request.url] += 1
        if asked[route.request.url] > REFUSALS or route.request.method != "GET":
            route.fallback()
        else:
            headers = {"retry-after": str(seconds), "content-type": "application/json"}
            route.fulfill(status=status, headers=headers, body='{"code": "too-many", "params": {}}')

    page.route(addresses, answer)
    return asked


def test_a_page_whose_questions_are_refused_says_so_and_comes_by_itself(client: Make) -> None:
    one = client(width=360, language="en")
    one.expect_refusals(429)
    one.sit_down("Anna")
    code = one.make_table("me", "bot")
    record = bring(one, played("caylus1303"))
    pages = {
        "/": ".tablecard",
        "/new": ".options",
        "/me": ".account",
        "/games": ".state a.go, .gamerow",
        f"/games/{record}": "[data-after]",
        f"/games/{record}/replay": ".replaybar",
        f"/t/{code}": "[data-settled=true] #board",
    }
    for path, ready in pages.items():
        asked = refuse_at_first(one.page, "**/api/**")
        one.go(path)
        one.page.wait_for_selector("[data-again]")
        assert "too many requests" in one.page.inner_text("body"), path
        assert "Trying again in" in one.page.inner_text("[data-again] >> nth=0"), path
        one.page.wait_for_selector(ready)
        one.page.wait_for_selector("[data-again]", state="detached")
        assert max(asked.values()) > REFUSALS
        # Who was here before is still the same person.
        assert one.request("GET", "/me")["name"] == "Anna"
        one.page.unroute("**/api/**")


def test_the_part_that_could_not_be_fetched_says_why_and_waits_as_long_as_the_server_wants(client: Make) -> None:
    one = client(language="en")
    one.expect_refusals(429)
    one.sit_down("Anna")
    refuse_at_first(one.page, "**/api/games", seconds=40)
    one.go("/new")
    waiting = one.page.locator("main .state [data-again]")
    waiting.wait_for()
    assert "too many requests" in one.page.inner_text("main .state")
    assert int(waiting.inner_text().split()[-2]) > 20
    for _ in range(REFUSALS):  # whoever will not wait presses
        one.page.click("main .state button")
    one.page.wait_for_selector(".options")


@pytest.mark.parametrize(
    ("begun_at", "pressed", "asks"),
    [
        ("/", "[data-title=villagers] .button", "**/api/tables"),
        ("/learn", "a[href='/learn/caylus1303/favor']", "**/api/lessons/caylus1303"),
    ],
    ids=["table", "chapter"],
)
def test_who_has_gone_elsewhere_is_not_taken_along_by_a_late_answer(
    client: Make, begun_at: str, pressed: str, asks: str
) -> None:
    one = client()
    one.sit_down("Anna")
    let_go = held_back(one, "POST", asks)
    one.go(begun_at)
    with one.page.expect_request(lambda request: request.method == "POST"):
        one.page.click(pressed)
    one.page.click(".nav a[href='/rules']")
    one.page.wait_for_selector(".lid use")
    let_go()
    at_rest(one.page)
    assert one.page.url == f"{one.address}/rules"


@pytest.mark.parametrize("kind", ["Start", "en"])
def test_code_and_words_that_do_not_come_are_fetched_again(client: Make, kind: str) -> None:
    one = client(language="en")
    one.expect_refusals(503)
    asked = refuse_at_first(one.page, f"**/assets/{kind}-*", 503)
    one.page.goto(one.address, wait_until="commit")
    # Until the words are here the page says it without them.
    one.page.wait_for_selector(".boot >> text=moment" if kind == "en" else "[data-again]", state="attached")
    one.page.wait_for_selector("[data-title] h3:has-text('Villagers')")
    assert max(asked.values()) > REFUSALS
