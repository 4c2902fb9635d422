"""Before a game: open tables for everybody, names, talk, the host's ways to begin; and records that people brought."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from baumeister.texts.catalogue import Texts
from tests.client.driver import HEIGHTS, Client
from tests.client.probes import at_rest, axe, boxes
from tests.client.records import played
from tests.client.slow import KEEP_BACK, KEPT_BACK, LET_GO, PRESS_TWICE, held_back

Make = Callable[..., Client]


def checked(one: Client) -> None:
    for width in (360, 1440):
        one.resize(width)
        assert not boxes(one.page), width
        assert not axe(one.page), width


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_visitor_finds_a_table_says_a_name_talks_and_the_host_begins_with_those_present(
    client: Make, language: str
) -> None:
    anna, visitor = client(language=language), client(language=language)
    anna.sit_down("Anna")
    wish = {"game": "magna_carta", "options": {"beginner": True}, "live": False}
    code = anna.make_table("me", "open", "open", "bot", **wish)
    visitor.go()
    row = f"[data-open-table='{code}']"
    visitor.page.wait_for_selector(row)
    assert visitor.request("GET", "/lobby")["own"] == []
    assert visitor.page.evaluate("fetch('/api/me').then(r => r.status === 401 ? 'nobody' : 'somebody')") == "nobody"
    facts = visitor.page.inner_text(f"{row} [data-facts]")
    assert "45–75" in facts  # minutes, and the option below
    assert len(facts.split(" · ")) == 2
    slow, random_bot = {"de": ("Über Tage", "Bot (Zufall)"), "en": ("Over days", "Bot (Random)")}[language]
    assert visitor.page.inner_text(f"{row} .pace").strip() == slow
    assert random_bot in visitor.page.inner_text(row)
    visitor.go(f"/t/{code}")
    visitor.page.wait_for_selector("[data-about] [data-pace=slow]")
    visitor.page.wait_for_selector("[data-about] [data-option]")
    assert "45–75" in visitor.page.inner_text("[data-about]")
    assert random_bot in visitor.page.inner_text(".seatlist")
    checked(visitor)
    visitor.page.fill("[data-name] input", "Wanderer")
    visitor.page.click("[data-join]")
    anna.go(f"/t/{code}")
    anna.page.wait_for_selector(".seatlist b:has-text('Wanderer')")
    anna.page.fill("[data-talk] input", "Salve!")
    anna.page.press("[data-talk] input", "Enter")
    visitor.page.wait_for_selector("[data-talk] li:has-text('Salve!')")
    visitor.page.fill("[data-name] input", "Wandersfrau")
    visitor.page.click("[data-name] .button")
    anna.page.wait_for_selector(".seatlist b:has-text('Wandersfrau')")
    anna.page.wait_for_selector("[data-present]")
    checked(anna)
    anna.page.click("[data-free='3']")
    anna.page.wait_for_selector("[data-put-bot='3']")
    anna.page.click(".strength label >> nth=2")
    anna.page.click("[data-put-bot='2']")
    anna.page.wait_for_selector("[data-free='2']")
    level = anna.request("GET", f"/tables/{code}")["seats"][2]["bot"]
    assert level == "journeyman"
    anna.page.click("[data-present]")
    for one in (anna, visitor):
        one.page.wait_for_selector("#board")
    assert len(anna.request("GET", f"/tables/{code}")["seats"]) == 3


def test_nobody_joins_a_second_time_while_the_seat_is_on_its_way(client: Make) -> None:
    anna, visitor = client(), client()
    anna.sit_down("Anna")
    code = anna.make_table("me", "open", "open")
    page = visitor.page
    page.add_init_script(KEPT_BACK)
    visitor.go(f"/t/{code}")
    page.evaluate(LET_GO)
    page.wait_for_selector("[data-name] input")
    page.evaluate(KEEP_BACK)
    joined: list[str] = []
    page.on("request", lambda request: joined.append(request.url) if request.url.endswith("/join") else None)
    page.fill("[data-name] input", "Wanderer")
    with page.expect_response(lambda answer: answer.url.endswith("/join")):
        page.click("[data-join]")
    at_rest(page)
    page.press("[data-name] input", "Enter")
    page.evaluate(LET_GO)
    page.wait_for_selector(".seatlist b:has-text('Wanderer')")
    page.wait_for_selector("[data-join]", state="detached")
    assert len(joined) == 1


@pytest.mark.parametrize(("seats", "button"), [(("me", "bot"), "start"), (("me", "open"), "fill")])
def test_nobody_begins_a_second_time_while_the_game_is_on_its_way(
    client: Make, seats: tuple[str, ...], button: str
) -> None:
    one = client()
    one.sit_down("Anna")
    code = one.make_table(*seats, start_at_once=False)
    page = one.page
    page.add_init_script(KEPT_BACK)
    one.go(f"/t/{code}")
    page.evaluate(LET_GO)
    page.wait_for_selector(f"[data-{button}]:enabled")
    page.evaluate(KEEP_BACK)
    begun: list[str] = []
    page.on("request", lambda request: begun.append(request.url) if request.url.endswith("/start") else None)
    with page.expect_response(lambda answer: answer.url.endswith("/start")):
        page.click(f"[data-{button}]")
    at_rest(page)
    page.evaluate(PRESS_TWICE, f"[data-{button}]")
    page.evaluate(LET_GO)
    page.wait_for_selector("#board")
    assert len(begun) == 1


def test_the_host_fills_the_free_seats_with_bots_of_a_chosen_strength(client: Make) -> None:
    one = client()
    one.sit_down("Anna")
    code = one.make_table("me", "open", "open")
    one.go(f"/t/{code}")
    one.page.click(".strength label >> nth=2")
    one.page.click("[data-fill]")
    one.page.wait_for_selector("#board")
    seats = one.request("GET", f"/tables/{code}")["seats"]
    assert [seat["bot"] for seat in seats if "bot" in seat] == ["journeyman"] * 2


def test_a_name_that_is_an_accounts_is_refused_in_words_and_a_signed_out_browser_still_sits_down(client: Make) -> None:
    owner, other = client(), client()
    for one in (owner, other):
        one.expect_refusals(400, 409)
    owner.sit_down("Theodora")
    tab = owner.context.new_page()
    tab.goto(f"{owner.address}/me")
    owner.go("/me")
    owner.page.fill("[data-part=password] [name=new]", "12345678")
    owner.page.click("[data-part=password] .button")
    owner.page.wait_for_selector("[data-part=password] .bad")  # everybody's password
    owner.page.fill("[data-part=password] [name=new]", "Kathedrale 1303")
    owner.page.click("[data-part=password] .button")
    owner.page.wait_for_selector("[data-part=devices] li")
    tab.fill("[data-part=who] input", "Theodora II")  # its token is of before, and nobody notices
    tab.click("[data-part=who] .button")
    tab.wait_for_selector("[data-part=who] .good")
    tab.close()
    code = owner.make_table("me", "open")
    other.go(f"/t/{code}")
    other.page.fill("[data-name] input", "Theodora II")
    other.page.click("[data-join]")
    other.page.wait_for_selector("[data-room] .bad")
    owner.request("POST", "/sign-out", {})
    owner.page.evaluate("localStorage.setItem('baumeister.settings', JSON.stringify({ name: 'Theodora II' }))")
    owner.click_play_now("caylus1303")
    assert owner.request("GET", "/me")["name"] not in ("Theodora", "Theodora II")  # a guest with another name


def test_the_new_table_has_as_many_bots_as_its_box_says(client: Make) -> None:
    one = client()
    for game in ("caylus1303", "magna_carta", "villagers", "caylus"):
        one.go()
        said = one.page.inner_text(f"[data-title={game}] .playnow span").split()[0]
        one.page.click(f"[data-title={game}] .playnow a")
        one.page.wait_for_selector(".seat")
        assert one.page.locator(".seat label.on:text-is('Bot')").count() == int(said), game


def test_the_new_table_says_what_a_level_means_and_what_it_was_measured_to_win(client: Make) -> None:
    one = client()
    one.go("/new?game=caylus1303")
    one.page.wait_for_selector(".seat .level")
    (game,) = (game for game in one.request("GET", "/games")["games"] if game["id"] == "caylus1303")
    assert "apprentice" in {share["level"] for share in game["shares"]}
    seat = one.page.locator(".seat").nth(1)
    for share in game["shares"]:
        level, against = (Texts("de").say(f"seat-{share[who]}") for who in ("level", "against"))
        seat.locator(".segments label", has_text=level).click()
        said = seat.locator(f"[data-share={share['level']}]").inner_text()
        assert f"{share['percent']} % gegen {against}" in said
    checked(one)


def test_a_brought_record_is_listed_and_taken_back(client: Make) -> None:
    one = client()
    one.expect_refusals(404)
    one.sit_down("Anna")
    code = one.request("POST", "/records", {"record": played("magna_carta", 2).to_json()})["t"]
    one.go("/games")
    one.page.wait_for_selector(f"[data-brought] a[href='/games/{code}']")
    for width in HEIGHTS:
        one.resize(width)
        assert not boxes(one.page), width
        assert not axe(one.page), width
    one.page.click(f"[data-ask-sure='take-back-{code}']")
    one.page.click(f"[data-sure='take-back-{code}'] [data-yes]")
    one.page.wait_for_selector("[data-brought]", state="detached")
    one.go(f"/games/{code}")
    one.page.wait_for_selector(".state")


def test_brought_records_that_are_listed_late_move_nothing_that_can_be_pressed(client: Make) -> None:
    one = client()
    one.sit_down("Anna")
    code = one.request("POST", "/records", {"record": played("magna_carta", 2).to_json()})["t"]
    let_go = held_back(one, "GET", "**/api/me/records")
    one.go("/games")
    button = one.page.locator("label:has([data-bring])")
    button.wait_for()
    one.page.wait_for_selector(".state")  # Anna has no games of her own
    at_rest(one.page)
    before = button.bounding_box()
    let_go()
    one.page.wait_for_selector(f"[data-brought] a[href='/games/{code}']")
    assert button.bounding_box() == before
