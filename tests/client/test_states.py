"""Nothing is ever blank or a raw error: loading, offline, restarting, outdated, gone, not allowed, used up."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, WebSocketRoute

from baumeister.server.pages import build_of, find_client
from tests.client.driver import Client, Wire, seat_people
from tests.client.probes import axe, boxes
from tests.client.running import ClientServer

Make = Callable[..., Client]


def checked(one: Client) -> None:
    assert not boxes(one.page)
    assert not axe(one.page)


def test_a_move_made_without_connection_is_kept_and_sent(client: Make) -> None:
    one = client()
    wire = Wire(one)
    one.play_now()
    one.wait_for_turn()
    number = one.number
    wire.cut()
    one.page.wait_for_selector("[data-connection]")
    checked(one)
    kept = choose_first(one)
    one.page.click("[data-do]")
    assert "Aufgehoben" in one.page.inner_text(".decision .ask")
    assert one.number == number
    # It is what is chosen, whatever is pressed meanwhile.
    one.page.locator("[data-knob][aria-pressed=false]:visible").first.click()
    one.page.keyboard.press("Escape")
    assert one.page.get_attribute("[data-do]", "data-do") == kept
    wire.mend()
    one.wait_for_step(number)
    one.page.wait_for_selector("[data-connection]", state="detached")
    assert one.wait_for_turn()


def test_a_kept_move_is_not_sent_when_the_game_has_gone_on(client: Make) -> None:
    one = client()
    wire = Wire(one)
    one.play_now()
    one.wait_for_turn()
    other = at_another_device(client, one)
    wire.cut()
    one.page.wait_for_selector("[data-connection]")
    kept = choose_first(one)
    one.page.click("[data-do]")
    other.act(random.Random(8))
    other.wait_for_turn()
    there = other.number
    wire.mend()
    one.page.wait_for_selector(f'.tablepage[data-n="{there}"]')
    one.page.wait_for_selector("[data-connection]", state="detached")
    assert one.wait_for_turn()
    assert one.number == other.number == there
    assert kept
    assert not one.page.query_selector("[data-do]")


def at_another_device(client: Make, one: Client) -> Client:
    """The same person at the same table, in a browser of its own."""
    other = client()
    here = [(cookie["name"], cookie["value"]) for cookie in one.context.cookies()]
    other.context.add_cookies([{"name": name, "value": value, "url": one.address} for name, value in here])
    other.go(f"/t/{one.code}")
    other.wait_for_turn()
    return other


def choose_first(one: Client) -> str:
    """Chooses something without doing it; its name."""
    knob = one.page.locator("[data-knob][aria-pressed]:visible")
    (knob if knob.count() else one.page.locator("[data-choice]")).first.click()
    return str(one.page.get_attribute("[data-do]", "data-do"))


def test_a_refusal_of_something_else_leaves_the_chosen_move(client: Make) -> None:
    one = client()
    one.play_now()
    one.wait_for_turn()
    kept = choose_first(one)
    # An answer to a question that is gone meanwhile.
    one.page.evaluate("window.baumeister.vote({ number: 99 }, true)")
    one.page.wait_for_selector(".notice")
    assert one.page.get_attribute("[data-do]", "data-do") == kept
    one.do()


def test_what_comes_while_the_last_moves_are_shown_again_is_the_present(client: Make) -> None:
    one = client(motion=True)
    wire = Wire(one)
    one.play_now()
    one.play(2, random.Random(5))
    other = at_another_device(client, one)
    one.wait_until("window.baumeister.canReplay")
    wire.cut()
    one.page.wait_for_selector("[data-connection]")
    other.act(random.Random(8))
    other.wait_for_turn()
    one.page.keyboard.press("r")
    one.wait_until("window.baumeister.replaying")
    wire.mend()
    one.page.evaluate("dispatchEvent(new Event('online'))")  # it need not wait for its next try
    one.page.wait_for_selector(f'.tablepage[data-n="{other.number}"]')
    one.wait_until("!window.baumeister.busy")
    seen = "JSON.stringify(window.baumeister.view)"
    assert one.page.evaluate(seen) == other.page.evaluate(seen)


def test_a_server_that_restarts_says_so_and_comes_back(client: Make, own_server: ClientServer) -> None:
    one = client(address=own_server.address)
    one.play_now()
    one.wait_for_turn()
    own_server.stop()
    one.page.wait_for_selector("[data-connection=restarting]")
    checked(one)
    own_server.start()
    one.page.wait_for_selector("[data-connection]", state="detached")
    assert one.play(1, random.Random(1))


@pytest.mark.parametrize(
    ("said", "state"),
    [({"type": "bye", "code": "reload"}, "outdated"), (4401, "signed-out"), (4429, "crowded"), (1013, "restarting")],
)
def test_what_the_server_says_at_the_door_is_passed_on(client: Make, said: object, state: str) -> None:
    one = client(width=360, language="en")
    one.sit_down("Anna")

    def at_the_door(route: WebSocketRoute) -> None:
        if isinstance(said, int):
            route.close(code=said if said >= 3000 else 1013)
        else:
            route.send('{"type": "bye", "code": "reload"}')
            route.close()

    one.page.route_web_socket("**/api/socket", at_the_door)
    one.go()
    one.page.wait_for_selector(f"[data-connection={state}]")
    checked(one)
    if state == "outdated":
        assert one.page.is_visible(".ribbon button")


def test_a_tab_of_an_older_build_offers_to_reload_and_plays_on_as_it_is(client: Make) -> None:
    one = client(width=360, language="en")
    one.play_now()
    one.wait_for_turn()
    builds: list[str] = []

    def older(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            text = str(message)
            builds.extend(re.findall('"build":"([^"]*)"', text))
            server.send(re.sub('"build":"[^"]*"', '"build":"index-older"', text))

        route.on_message(pass_on)

    one.page.route_web_socket("**/api/socket", older)
    one.page.reload()
    one.page.wait_for_selector("[data-connection=renewed]")
    assert builds == [build_of(find_client())]
    checked(one)
    one.wait_for_turn()
    assert one.play(1, random.Random(1))
    one.page.click(".ribbon button >> nth=1")
    one.page.wait_for_selector("[data-connection]", state="detached")


def test_while_the_lists_are_loading_the_page_keeps_its_shape(client: Make) -> None:
    one = client()
    one.play_now()
    one.go()
    one.page.wait_for_selector(".tablecard:not(.ghostcard)")
    one.page.route_web_socket("**/api/socket", lambda route: None)
    one.go()
    one.page.wait_for_selector(".ghostcard")
    checked(one)


def test_what_cannot_be_loaded_can_be_tried_again(client: Make) -> None:
    one = client()
    is_down = True

    def answer(route: Route) -> None:
        if is_down:
            # The page would try again by itself before the button is pressed.
            route.fulfill(status=503, headers={"Retry-After": "3600"}, json={"code": "unavailable", "params": {}})
        else:
            route.continue_()

    one.page.route("**/api/games", answer)
    one.go("/new")
    one.page.wait_for_selector(".state")
    checked(one)
    is_down = False
    one.page.click(".state .button")
    one.page.wait_for_selector(".seat")


def test_a_page_whose_program_is_gone_offers_to_reload(client: Make) -> None:
    one = client(language="en")
    one.go()
    one.page.wait_for_selector(".box")
    one.page.route("**/assets/NewTable*", lambda route: route.fulfill(status=503))
    # Nor does the server answer, or the page would open itself anew while it is looked at.
    one.page.route("**/new", lambda route: route.fulfill(status=503))
    one.page.click(".open a.button")
    one.page.wait_for_selector(".state h1")
    checked(one)


def test_a_server_in_trouble_is_no_raw_error(client: Make) -> None:
    one = client(language="en")
    one.go()
    one.page.route("**/api/tables", lambda route: route.fulfill(status=503, body="Traceback"))
    one.page.click("[data-title=caylus1303] .button")
    text = one.page.inner_text(".box .bad")
    assert "Traceback" not in text
    assert "cannot answer right now" in text


def test_a_table_without_spectators_is_closed_to_strangers(client: Make) -> None:
    anna, bruno, carla = client(), client(), client()
    code = seat_people(anna, bruno, spectators=False)
    carla.go(f"/t/{code}")
    carla.page.wait_for_selector(".state h1:has-text('nicht offen')")
    checked(carla)


@pytest.mark.parametrize("language", ["de", "en"])
def test_an_invitation_that_is_used_up(client: Make, language: str) -> None:
    anna, bruno, carla = client(), client(), client(language=language, width=360)
    anna.sit_down("Anna")
    code = anna.make_table("me", "open")
    bruno.sit_down("Bruno")
    bruno.request("POST", f"/tables/{code}/join", {})
    carla.go(f"/t/{code}")
    carla.page.wait_for_selector("[data-room] .state")
    assert not carla.page.query_selector("[data-join]")
    checked(carla)
    anna.go(f"/t/{code}")
    anna.page.click("[data-start]")
    carla.page.wait_for_selector(".watch")  # the game begins, and she may look on


def test_a_table_that_is_left_disappears(client: Make) -> None:
    anna, bruno = client(), client()
    anna.sit_down("Anna")
    code = anna.make_table("me", "open")
    for one in (anna, bruno):
        one.go(f"/t/{code}")
        one.page.wait_for_selector("[data-room]")
    anna.page.click("[data-more-here]")
    anna.page.fill("[data-join-here] input", "Kind")
    checked(anna)
    anna.do_for_sure("leave")
    bruno.page.wait_for_selector(".state h1")
    checked(bruno)
    anna.page.wait_for_selector(".boxes")


def test_what_is_refused_while_offline_is_said(client: Make) -> None:
    one = client()
    wire = Wire(one)
    one.play_now()
    one.play(1, random.Random(2))
    wire.cut()
    one.page.wait_for_selector("[data-connection]")
    one.page.keyboard.press("z")
    assert "Keine Verbindung" in one.page.inner_text(".notice")


#: As it is when everybody has played what they had.
NO_CARDS = """() => {
  const table = window.baumeister
  const players = table.view.players.map((one) => ({ ...one, hand: [], drafted: [] }))
  table.view = { ...table.view, players }
}"""


@pytest.mark.parametrize(("game", "words"), [("magna_carta", "no cards"), ("villagers", "No cards in hand")])
def test_an_empty_hand_says_so_and_can_be_read(client: Make, game: str, words: str) -> None:
    one = client(language="en")
    one.play_now(game)
    one.wait_for_turn()
    one.page.evaluate(NO_CARDS)
    assert words in one.page.inner_text("body")
    for theme in ("light", "dark"):
        one.switch_theme(theme)
        checked(one)


def test_there_is_no_round_0(client: Make) -> None:
    one = client(language="en")
    one.play_now("magna_carta")
    one.wait_for_turn()
    assert one.page.inner_text(".top .phases b") == "Set-up"
    assert one.page.locator(".top .rounds").count() == 0
    one.page.evaluate("window.baumeister.view = { ...window.baumeister.view, round: 1, phase: 'actions' }")
    one.page.wait_for_selector(".top .rounds")
    assert one.page.inner_text(".top .rounds") == "1"
