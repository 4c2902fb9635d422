"""Several people at one screen: the board stays, hands are covered until the next one says that they are looking."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.client.driver import Client
from tests.client.probes import axe, boxes

Make = Callable[..., Client]


class Heard:
    """What the server sends a browser about its table, and whom the browser has said to be looking."""

    def __init__(self, one: Client) -> None:
        self.looking: int | None = None
        self.asked_for: int | None = None
        self.leaks: list[str] = []
        self.views = 0
        one.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "here":
            self.asked_for = message["seat"]

    def _received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "view" not in message:
            return
        self.views += 1
        if message["type"] == "table" and message["seat"] == self.asked_for:
            self.looking, self.asked_for = self.asked_for, None
        elif message["type"] == "table" and message["seat"] is None:
            self.looking = None  # the server has covered the screen
        if message["view"]["seat"] not in (None, self.looking):
            self.leaks.append(f"a view of seat {message['view']['seat']} while {self.looking} is looking")


def begin(one: Client, *more: str, game: str = "caylus1303") -> None:
    one.sit_down("Anna")
    one.go(f"/t/{one.make_table('me', *more, game=game)}")


def look(one: Client, seat: int) -> None:
    one.page.click(f"[data-look='{seat}']")
    one.page.wait_for_selector("[data-curtain]", state="detached")
    one.page.wait_for_selector("#board")


def covered(one: Client, seat: int) -> None:
    """Until the screen waits for this seat's person; then page and memory hold what everybody may see."""
    one.page.wait_for_selector(f"[data-curtain='{seat}']")
    one.page.wait_for_selector("#board")
    assert not one.page.query_selector("[data-do], [data-choice], [data-lit], [data-ask-hint], [data-undo]")
    assert one.page.evaluate("window.baumeister.view.seat") is None
    assert one.page.evaluate("window.baumeister.choices") == []


def passed_on(one: Client) -> int:
    """The same for whoever is next; their seat."""
    one.page.wait_for_selector("[data-curtain]")
    seat = int(one.page.get_attribute("[data-curtain]", "data-curtain") or -1)
    covered(one, seat)
    return seat


def test_a_table_around_one_screen_is_made_in_the_browser(client: Make) -> None:
    one = client()
    one.go("/new?game=caylus1303")
    one.page.click(".manners button >> nth=2")
    one.page.fill("[data-label='1']", "")
    assert one.page.is_disabled(".sheet .button.go")
    one.page.fill("[data-label='1']", "Bruno")
    one.page.click(".seat:nth-of-type(4) .segments label >> nth=0")  # a bot at the last seat
    assert not boxes(one.page)
    assert not axe(one.page)
    one.page.click(".sheet .button.go")
    look(one, passed_on(one))
    assert "Bruno" in one.page.inner_text(".players")


def test_the_screen_is_covered_until_the_next_one_looks(client: Make) -> None:
    one = client()
    heard = Heard(one)
    begin(one, "Bruno", "bot")
    chance = random.Random(1)
    looked: set[int] = set()
    for _ in range(6):
        seat = passed_on(one)
        assert one.page.title().startswith("●")
        assert not axe(one.page)
        look(one, seat)
        assert one.page.evaluate("window.baumeister.view.seat") == seat
        looked.add(seat)
        while not one.page.query_selector("[data-curtain]") and one.page.evaluate("window.baumeister.mine"):
            act_here(one, chance)
    assert looked == {0, 1}
    assert heard.views > 6
    assert not heard.leaks


def act_here(one: Client, chance: random.Random) -> None:
    """A decision after which the screen may be covered."""
    number = one.number
    choice = chance.choice(one.choices())
    one.page.evaluate(
        "(name) => { const t = window.baumeister; t.act(t.choices.find((choice) => choice.name === name)) }",
        choice["name"],
    )
    one.page.wait_for_selector(
        f'[data-curtain], .tablepage:not([data-n="{number}"]):has(.decision:not(.waiting)), [data-over]'
    )


def test_a_reload_covers_the_screen_and_the_story_is_there(client: Make) -> None:
    one = client()
    begin(one, "Bruno")
    covered(one, 0)
    look(one, 0)
    act_here(one, random.Random(2))
    one.page.reload()
    look(one, passed_on(one))
    one.page.wait_for_selector(".log .line")


def test_the_story_is_told_to_each_as_everybody_knows_it(client: Make) -> None:
    one = client(language="de")
    begin(one, "Bruno")
    covered(one, 0)
    look(one, 0)
    while not one.page.query_selector("[data-curtain]"):
        act_here(one, random.Random(3))
    covered(one, 1)
    assert one.page.evaluate("window.baumeister.log.length") > 0
    look(one, 1)
    one.page.wait_for_selector(".log .line")
    assert "Anna" in one.page.inner_text(".log")


def test_an_undo_at_one_screen_is_agreed_on_by_passing_it(client: Make) -> None:
    one = client()
    begin(one, "Bruno")
    covered(one, 0)
    look(one, 0)
    while not one.page.query_selector("[data-curtain]"):
        act_here(one, random.Random(4))
    covered(one, 1)
    look(one, 0)  # Anna looks once more
    one.page.click("[data-undo]")
    one.page.click("[data-proposal] [data-pass='1']")
    covered(one, 1)
    look(one, 1)
    one.page.click("[data-agree]")
    covered(one, 0)
    look(one, 0)
    one.page.wait_for_selector(".log .void", state="attached")
    assert one.wait_for_turn()


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_the_curtain_fits(client: Make, width: int) -> None:
    one = client(width=width, language="en", theme="dark")
    begin(one, "Bartholomew of the long name, builder")
    covered(one, 0)
    assert not boxes(one.page)
    assert not axe(one.page)


def test_a_hand_is_on_its_owners_screen_only(client: Make) -> None:
    one = client()
    begin(one, "Bruno", game="magna_carta")
    chance = random.Random(5)
    seen: set[int] = set()
    for _ in range(6):
        seat = passed_on(one)
        assert hands(one) == [False, False]
        look(one, seat)
        assert hands(one) == [seat == 0, seat == 1]
        seen.add(seat)
        while not one.page.query_selector("[data-curtain]") and one.page.evaluate("window.baumeister.mine"):
            act_here(one, chance)
    assert seen == {0, 1}


def hands(one: Client) -> list[bool]:
    """Whose hand the browser knows."""
    known: list[bool] = one.page.evaluate("window.baumeister.view.players.map((player) => player.hand !== null)")
    return known
