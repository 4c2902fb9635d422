"""The start page of somebody whose turn it is: the board itself as a picture, and the way into the game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.client.driver import Client, quick_wish, seat_people
from tests.client.probes import axe, boxes
from tests.client.running import ROOT, ClientServer
from tests.client.walks import GAMES

Make = Callable[..., Client]

VIEW = "() => window.baumeister.view"
#: How many things of a kind the small plan shows.
COUNT = "(what) => document.querySelectorAll(`.thumb[data-drawn] .plan ${what}`).length"


#: What a place of the road has where something stands on it.
STANDS = {"caylus1303": "tile", "caylus": "kind", "magna_carta": "card"}


def houses(view: dict[str, Any]) -> int:
    """What stands along the road, or the cards of one's own village."""
    if view["game"] == "villagers":
        return len(view["players"][view["seat"]]["village"])
    built = [
        place for place in view["road"] if place[STANDS[view["game"]]] is not None and place.get("kind") != "bridge"
    ]
    return len(built) + len(view.get("specials", ()))


def workers(view: dict[str, Any]) -> int:
    if view["game"] == "villagers":
        return 0
    places = [*view["road"], *view.get("specials", ())]
    several = sum(len(place.get("workers", ())) for place in places)
    return several + sum(place.get(one) is not None for place in places for one in ("worker", "waiting"))


def test_one_click_asks_for_the_table_that_other_tests_play_at(client: Make) -> None:
    """They make it without this page (`driver.quick_wish`)."""
    one = client()
    wishes: list[Any] = []

    def refuse(route: Route) -> None:
        wishes.append(route.request.post_data_json)
        route.fulfill(status=503)

    one.page.route("**/api/tables", refuse)
    one.go()
    for number, game in enumerate(GAMES, start=1):
        one.page.click(f"[data-title={game}] .button")
        one.page.wait_for_selector(f"[data-title={game}] .bad")
        assert wishes[number - 1 :] == [quick_wish(game)]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_that_waits_for_you_is_drawn_as_it_stands(client: Make, game: str) -> None:
    one = client()
    one.play_now(game)
    one.play(4, random.Random(2))
    one.wait_for_turn()
    view = one.page.evaluate(VIEW)
    lit = one.page.locator("[data-at^=road][data-lit], [data-at^=specials][data-lit]").count()
    one.go()
    one.page.wait_for_selector(".tablecard.now .thumb[data-drawn] .plan")
    assert one.page.evaluate(COUNT, ".house") == houses(view)
    assert one.page.evaluate(COUNT, ".worker") == workers(view)
    assert bool(one.page.evaluate(COUNT, ".glow")) == bool(lit)
    assert str(view["round"]) in one.page.inner_text(".tablecard.now .when")


#: What the table itself says of what happened since one's own move: the last entries of its log, one by one.
SINCE = """() => {
  const lines = [...document.querySelectorAll('.log .since ~ li[data-deed]')]
  return lines.map((line) => line.querySelector('.line').innerText)
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_table_that_waits_for_you_says_what_happened_since(client: Make, game: str) -> None:
    anna, bruno = client(language="en"), client(language="en")
    seat_people(anna, bruno, game=game)
    people = {anna: "Anna", bruno: "Bruno"}
    chance = random.Random(3)
    told: list[str] = []
    # Until somebody has done something after a move of the one who is asked now.
    for _ in range(30):
        one, other = (anna, bruno) if anna.choices() else (bruno, anna)
        one.wait_for_turn()
        told = [line for line in one.page.evaluate(SINCE) if "pass" not in line]
        if told:
            break
        number = one.number
        one.act(chance)
        one.wait_for_step(number)
        other.wait_until(f"window.baumeister.n > {number} && !window.baumeister.busy")
    assert told
    one.go()
    one.page.wait_for_selector(".tablecard.now .news")
    said = one.page.locator(".tablecard.now .news p").all_inner_texts()
    assert [plain(text) for text in said] == [plain(line) for line in told[-2:]]
    assert people[other] in " ".join(said)
    for width in (1440, 360):
        one.resize(width)
        assert not boxes(one.page)
        assert not axe(one.page)


def plain(text: str) -> str:
    return re.sub(r"\W+", "", text)


LEAD_TO = "(links) => [...document.querySelectorAll(links)].map((link) => link.pathname.split('/')[2])"


def test_where_people_wait_comes_first_and_has_the_gold_button(client: Make) -> None:
    one, bruno = client(), client()
    code = seat_people(one, bruno)
    if not one.choices():
        one, bruno = bruno, one
    bots = [one.make_table("me", "bot") for _ in range(2)]
    for table in bots:
        one.go(f"/t/{table}")
        one.wait_for_turn()
    order = [code, bots[1], bots[0]]
    one.go()
    one.page.wait_for_selector(".wait .tablecard.now")
    one.wait_until(f"document.querySelectorAll('.wait .tablecard').length === {len(order)}")
    assert one.page.evaluate(LEAD_TO, ".wait .tablecard .button") == order
    assert one.page.evaluate(LEAD_TO, ".owntables .button.go") == order[:1]


def test_who_looks_from_the_start_page_does_not_sit_at_the_table(client: Make) -> None:
    anna, bruno = client(), client()
    code = seat_people(anna, bruno)
    if anna.page.evaluate("() => window.baumeister.deciding") != 0:
        anna, bruno = bruno, anna
    anna.go()
    anna.page.wait_for_selector(".thumb[data-drawn]")
    bruno.wait_until("window.baumeister.here.length === 1")
    # And what she saw does not stand in the way of the whole table, story included.
    anna.page.click(".tablecard .button.go")
    anna.page.wait_for_selector("[data-settled=true] #board")
    assert anna.code == code
    bruno.wait_until("window.baumeister.here.length === 2")
    assert anna.page.evaluate("() => window.baumeister.log.length") == bruno.page.evaluate(
        "() => window.baumeister.log.length"
    )


def test_a_newcomer_begins_with_the_gold_button(client: Make) -> None:
    one = client()
    one.go()
    one.page.wait_for_selector("[data-first]")
    assert one.page.locator(".button.go").count() == 1
    one.page.click("[data-first]")
    one.page.wait_for_selector("[data-settled=true] #board")
    assert one.page.evaluate(VIEW)["game"] == GAMES[0]


#: Whether what stands beside the table that waits is in the same row as it.
IN_ONE_ROW = """(what) => {
  const [one, other] = ['.tablecard.now', what].map((name) => document.querySelector(name).getBoundingClientRect())
  return Math.abs(one.top - other.top) < 3 && one.right < other.left
}"""


def test_a_single_table_that_waits_shares_its_row(client: Make, own_server: ClientServer) -> None:
    one = client(own_server.address)  # where others have left no open tables
    one.play_now()
    one.wait_for_turn()
    one.go()
    one.page.wait_for_selector(".pair .open")
    assert one.page.evaluate(IN_ONE_ROW, ".open")
    assert one.page.inner_text(".tablecard small") == "Du bist am Zug · gerade eben gezogen"
    assert not boxes(one.page)
    assert not axe(one.page)
    one.resize(360)
    one.page.wait_for_selector(".boxes ~ .open")  # one column: what is new comes last
    assert not boxes(one.page)
    one.resize(1440)
    one.make_table("me", "open")
    one.page.wait_for_selector(".boxes ~ .open")
    one.page.wait_for_selector(".small .tablecard.big")
    assert one.page.evaluate(IN_ONE_ROW, ".small .tablecard.big")
    assert not boxes(one.page)
    assert not axe(one.page)


def test_the_first_game_is_the_recommended_one_and_the_next_is_no_first_one(client: Make) -> None:
    one = client(language="en")
    one.go()
    one.page.click("[data-first]")
    one.page.wait_for_selector("[data-settled=true] #board")
    assert one.page.evaluate("window.baumeister.view.options.first_game")
    one.page.evaluate("window.baumeister.propose('end')")
    one.page.wait_for_selector("[data-over]")
    one.page.click("[data-over] a[href='/']")
    one.page.wait_for_selector("[data-next]")
    assert not one.page.query_selector("[data-first]")
    assert "first" not in one.page.inner_text(".hero").lower()


def test_every_title_knows_the_first_game_of_its_rulebook(client: Make) -> None:
    one = client()
    one.sit_down("Anna")
    for game in one.request("GET", "/games")["games"]:
        title = (ROOT / "web/src/boards" / game["id"] / "title.ts").read_text("utf-8")
        said = re.search(r"first: \{ (\w+): (true|false) \}", title)
        assert said is not None, game["id"]
        usual = {option["name"]: option["default"] for option in game["options"]}
        assert usual[said[1]] is (said[2] == "false")  # else it would be the usual game
