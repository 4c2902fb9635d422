"""Mistakes of a judged game, tried again on the real board: by the same part of the client as exercises."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import msgspec
from playwright.sync_api import Route

from baumeister.analysis.forms import Judged, Retry
from baumeister.analysis.game import judge_whole
from baumeister.hub.protocol import SeatInfo
from baumeister.server.mistakes import judge_mistake, pose_mistake
from baumeister.server.records import Replayed
from tests.client.driver import Client
from tests.client.probes import axe, boxes, targets
from tests.client.records import bring, opening, played
from tests.client.running import PATIENCE
from tests.client.test_exercises import choose
from tests.client.test_judged import LITTLE, Judge

Make = Callable[..., Client]


@cache
def judged() -> Judged:
    return judge_whole(played("caylus1303", 4), LITTLE)


class Teacher(Judge):
    """Answers for the server what is asked about mistakes: with the server's own words, on an analysis made here."""

    def __init__(self, one: Client) -> None:
        super().__init__(one, judged().analysis, tuple(retry.number for retry in judged().retries))
        self._replayed = Replayed(played("caylus1303", 4))
        one.page.route("**/mistakes/*", self._put)

    def _put(self, route: Route) -> None:
        number = int(re.findall(r"\d+$", route.request.url)[0])
        retries, body = judged().retries, route.request.post_data_json
        if body is not None:
            answer: object = judge_mistake(self._replayed, retries, number, body["choice"])
        else:
            seats = tuple(SeatInfo(seat.name) for seat in self._replayed.record.seats)
            answer = pose_mistake("x", self._replayed, seats, retries, number)
        route.fulfill(body=msgspec.json.encode(answer), content_type="application/json")


def first_of_several() -> tuple[Retry, Retry]:
    """A mistake that is followed by another one of the same seat."""
    for retry in judged().retries:
        later = [one for one in judged().retries if one.seat == retry.seat and one.number > retry.number]
        if later:
            return retry, later[0]
    raise AssertionError("every seat has made one mistake at most")


def test_a_mistake_is_tried_again_from_the_list_and_the_next_one_follows(client: Make) -> None:
    one = client(language="en")
    retry, following = first_of_several()
    Teacher(one)
    code = bring(one, played("caylus1303", 4))
    one.page.click("[data-judge]")
    one.page.wait_for_selector("[data-judged=ready]")
    # What was better is told on request only: whoever knows it has nothing left to find.
    row = one.page.locator(f'[data-moment="{retry.number}"]')
    assert not row.locator("q").is_visible()
    row.locator("summary").click()
    assert row.locator("q").is_visible()
    for width in (360, 1440):
        one.resize(width)
        assert not (wrong := boxes(one.page) + axe(one.page)), (width, wrong)
    row.locator("[data-retry]").click()
    for width, name in ((1440, retry.made), (360, retry.ways[0].names[0])):
        one.resize(width)
        one.page.wait_for_selector(f'[data-exercise="{retry.number}"]')
        one.page.wait_for_selector("[data-settled=true]")
        found = targets(one.page)
        assert not found["missing"] + found["covered"], (width, found)
        assert not (wrong := boxes(one.page) + axe(one.page)), (width, wrong)
        choose(one, name)
        assert one.page.get_attribute("[data-right]", "data-right") == str(name != retry.made).lower()
        assert one.page.locator(".weighed .made").count() == 1
        assert "in the game" in one.page.inner_text(".weighed .made")
        assert "now" in one.page.inner_text(".weighed .chosen")
        assert not (wrong := boxes(one.page) + axe(one.page)), (width, wrong)
        if name == retry.made:
            assert "The same again." in one.page.inner_text(".verdict")
            one.page.reload()
    before = one.page.evaluate("window.baumeister.view")
    for line in retry.lines:
        one.page.locator(f'[data-line="{line}"]').click()
        one.wait_until("!window.baumeister.replaying")
        assert one.page.evaluate("window.baumeister.view") != before
    one.page.locator("[data-to-question]").click()
    assert one.page.evaluate("window.baumeister.view") == before
    one.page.click("[data-next]")
    one.page.wait_for_selector(f'[data-exercise="{following.number}"]')
    one.page.click(f'.ends a[href="/games/{code}#chances"]')
    one.page.wait_for_selector("[data-judged=ready]")


def test_a_game_that_nobody_has_judged_lately_is_judged_first(client: Make) -> None:
    """The real server: what the page asks for is not there yet, so it asks for the analysis and looks again."""
    one = client(language="de")
    code = bring(one, opening("caylus1303", 10))
    one.expect_refusals(409, 404)
    one.go(f"/games/{code}/again/999")
    one.page.wait_for_selector("[data-wrong=no-mistake]", timeout=4 * PATIENCE)
    assert "noch einmal" in one.page.inner_text("main")
    assert not axe(one.page)
