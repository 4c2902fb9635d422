"""A game by keyboard, and what happens in between: reload, a server that ends, undo, language, why not, explanations,
talk."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from baumeister import game as find_game
from baumeister.texts.ledger import rule_text
from tests.client.driver import Client
from tests.client.running import ClientServer
from tests.client.walks import GAMES

#: By game: things that are there and not lit, the actions among which they are missing, and how its rules' names begin.
NOT_LIT = {
    "caylus1303": (".cell:not([data-lit]) .tile[data-knob]", "place:", "1303-"),
    "caylus": (".cell:not([data-lit]) .tile[data-knob]", "place:", "caylus-"),
    "magna_carta": (".cell:not([data-lit]) .rcard[data-knob]", "place:", "mc-"),
    "villagers": (".hand .card.faded", "play:", "vil-"),
}
#: By game: things that are there from the beginning, lit or not.
ON_THE_BOARD = {
    "caylus1303": ".cell .tile[data-knob]",
    "caylus": ".cell .tile[data-knob]",
    "magna_carta": ".cell .rcard[data-knob]",
    "villagers": ".basic[data-knob]",
}
#: Counts the copies that fly.
COUNT_FLIGHTS = """() => {
    window.flown = 0
    const count = (changes) => { for (const { addedNodes } of changes) window.flown += addedNodes.length }
    new MutationObserver(count).observe(document.querySelector('.sky'), { childList: true })
}"""
Make = Callable[..., Client]


def test_a_whole_game_by_keyboard_only(client: Make) -> None:
    one = client()
    one.go()
    page = one.page
    page.wait_for_selector("[data-title=caylus1303] button")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-title=caylus1303] button')"):
            break
    else:
        pytest.fail("the button that begins a game is not reached")
    page.keyboard.press("Enter")
    page.wait_for_selector("#board")
    decisions = 0
    chance = random.Random(6)
    while one.wait_for_turn():
        number = one.number
        # To a lit thing on the board or a choice of the bar, some way along the tab order.
        stops = chance.randrange(1, 5)
        for _ in range(400):
            page.keyboard.press("Tab")
            stops -= page.evaluate("document.activeElement.matches('[aria-pressed][data-knob], [data-choice]')")
            if not stops:
                break
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        one.wait_for_step(number)
        decisions += 1
    assert decisions > 30


@pytest.mark.parametrize("game", ["caylus1303", "villagers"])
def test_pieces_fly_where_motion_is_wanted(client: Make, game: str) -> None:
    one = client(motion=True)
    one.go("/me")
    one.page.click("[data-part=comfort] label:has-text('schnell')")
    one.play_now(game)
    one.page.evaluate(COUNT_FLIGHTS)
    chance = random.Random(8)
    while one.number < 40:
        assert one.play(1, chance)
    assert one.page.evaluate("window.flown") > 40
    one.page.wait_for_selector(".sky:not(:has(*))", state="attached")


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
    one.click_play_now("caylus1303")
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


@pytest.mark.parametrize("game", GAMES)
def test_language_switch_changes_every_word(client: Make, game: str) -> None:
    one = client(language="de")
    one.play_now(game)
    one.play(6, random.Random(9))
    assert one.page.locator(".log li").count() > 3
    assert not one.words_in_both_languages()


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


@pytest.mark.parametrize("game", GAMES)
def test_why_not_names_the_rule(client: Make, game: str) -> None:
    one = client()
    one.play_now(game)
    chance = random.Random(7)
    things, family, rules = NOT_LIT[game]
    taken = one.page.locator(things)
    one.wait_for_turn()
    while not (taken.count() and any(choice["name"].startswith(family) for choice in one.choices())):
        assert one.play(1, chance)
    taken.first.click()
    one.page.wait_for_selector(".notice small")
    assert rules in one.page.inner_text(".notice small")


@pytest.mark.parametrize("game", GAMES)
def test_hover_explains_with_the_rule(client: Make, game: str) -> None:
    one = client()
    one.play_now(game)
    *_, rules = NOT_LIT[game]
    one.page.locator(ON_THE_BOARD[game]).first.hover()
    one.page.wait_for_selector(".tip .rule")
    assert rules in (one.page.get_attribute(".tip .rule a", "href") or "")
    # In words for players: the testers' sentence stays in the ledger.
    statements = {rule_text("de", find_game(game), rule) for rule in find_game(game).ledger.values()}
    assert not [text for text in statements if text in one.page.inner_text(".tip")]


def test_two_people_agree_to_an_undo(client: Make) -> None:
    anna, bruno = client(), client()
    anna.go("/new?game=caylus1303")
    anna.page.wait_for_selector(".manners")
    anna.page.click(".manners button >> nth=1")
    for seat in (3, 4):
        anna.page.click(f".seat:nth-of-type({seat}) .segments label >> nth=3")
    anna.page.click(".sheet .button")
    anna.page.wait_for_selector(".seatlist")
    bruno.go(f"/t/{anna.code}")
    bruno.page.click("[data-join]")
    anna.page.click("[data-start]")
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
    first.page.wait_for_selector(".chat :text('Gern geschehen')")


@pytest.mark.parametrize("path", ["/t/gibt-es-nicht", "/nirgendwo"])
def test_what_is_not_there_is_said(client: Make, path: str) -> None:
    one = client()
    one.go(path)
    one.page.wait_for_selector(".state h1")
