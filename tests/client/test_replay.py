"""Stepping through a finished game: any ply by its link, any seat's eyes, keys, slider, playing by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from baumeister.records import Record
from tests.client.driver import HEIGHTS, Client
from tests.client.probes import axe, boxes, covered
from tests.client.records import UNDO_AT, bring, keep, played
from tests.client.walks import GAMES

Make = Callable[..., Client]


def opened(one: Client, record: Record, query: str = "") -> str:
    code = keep(one, record)
    one.go(f"/games/{code}/replay{query}")
    one.page.wait_for_selector("[data-whole=true]")
    return code


def ply(one: Client) -> int:
    return int(one.page.get_attribute("[data-ply]", "data-ply") or -1)


def wait_for_ply(one: Client, number: int) -> None:
    one.page.wait_for_selector(f'[data-ply="{number}"]')


def shown_view(one: Client) -> dict[str, Any]:
    view: dict[str, Any] = one.page.evaluate("window.baumeister.view")
    return view


def served(one: Client, code: str, number: int, seat: str) -> list[dict[str, Any]]:
    path = f"/api/records/{code}/at/{number}?seat={seat}"
    script = "(path) => fetch(path).then((answer) => answer.json())"
    views: list[dict[str, Any]] = one.page.evaluate(script, path)["views"]
    return views


def test_a_link_opens_the_very_ply(client: Make) -> None:
    one = client()
    record = played("caylus1303")
    code = opened(one, record, "?ply=137&view=1")
    assert ply(one) == 137
    assert one.page.get_attribute("[data-viewer]", "data-viewer") == "1"
    assert shown_view(one) == served(one, code, 137, "1")[0]
    assert one.page.locator(".log li").count() > 20
    one.page.keyboard.press("ArrowRight")
    wait_for_ply(one, 138)
    one.wait_until("location.search.includes('ply=138')")
    one.page.reload()
    wait_for_ply(one, 138)


#: One step, and already another address, whose page is not there yet.
STEP_AND_GO = """(to) => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  history.pushState(null, '', to)
}"""


def test_who_goes_on_while_the_address_follows_keeps_the_new_address(client: Make) -> None:
    one = client()
    code = opened(one, played("caylus1303"), "?ply=60")
    one.page.wait_for_timeout(400)  # the address has followed to where it was opened
    one.page.evaluate(STEP_AND_GO, f"/games/{code}")
    wait_for_ply(one, 61)
    one.page.wait_for_timeout(400)  # longer than the address takes
    assert one.page.url.endswith(f"/games/{code}")


#: The numbers on the way through the game, and how far each stands from the middle of its round.
NUMBERED = """() => [...document.querySelectorAll('.stretches i')].flatMap((round) => {
  const [number] = [...round.querySelectorAll('span')].filter((e) => e.getClientRects().length)
  const middle = (e) => { const { left, right } = e.getBoundingClientRect(); return (left + right) / 2 }
  return number ? [[Number(number.textContent), Math.round(Math.abs(middle(number) - middle(round)))]] : []
})"""


def test_of_many_rounds_each_fifth_is_numbered_at_every_width(client: Make) -> None:
    one = client()
    record = played("magna_carta")
    opened(one, record)
    rounds = one.page.locator(".stretches i").count()
    assert rounds > 10
    for width in HEIGHTS:
        one.resize(width)
        assert one.page.evaluate(NUMBERED) == [[number, 0] for number in (1, 5, 10, 15, 20, 25) if number <= rounds]


def test_moves_are_counted_as_after_the_game(client: Make) -> None:
    """What was taken back stays in the record and counts no more."""
    one = client()
    record = played("caylus1303")
    moves = len(record.actions())
    assert moves < len(record.log)
    code = bring(one, record)
    # Facts are not parted at the end of a line.
    assert f"{moves}\N{NO-BREAK SPACE}Züge" in one.page.inner_text("[data-after]")
    one.go(f"/games/{code}/replay?ply={len(record.log)}")
    one.page.wait_for_selector("[data-whole=true]")
    assert f"Zug {moves} von {moves} " in one.page.inner_text(".replaybar h2")
    one.page.keyboard.press("Home")
    wait_for_ply(one, 0)
    assert f"Zug 0 von {moves}" in one.page.inner_text(".replaybar h2")


def test_every_way_through_the_game_shows_what_the_server_has(client: Make) -> None:
    one = client()
    record = played("caylus1303")
    code = opened(one, record, "?view=spectator")
    assert ply(one) == 0
    one.page.keyboard.press("End")
    wait_for_ply(one, len(record.log))
    assert shown_view(one) == served(one, code, len(record.log), "spectator")[0]
    assert one.page.locator("[data-step='1']").is_disabled()
    one.page.click("[data-step='-1']")
    wait_for_ply(one, len(record.log) - 1)
    one.page.keyboard.press("Shift+ArrowLeft")
    one.wait_until(f"Number(document.querySelector('[data-ply]').dataset.ply) < {len(record.log) - 1}")
    assert shown_view(one)["round"] < 9 or shown_view(one) == served(one, code, ply(one), "spectator")[0]
    # Around what was taken back, there and back again.
    for number in (UNDO_AT, UNDO_AT + 1, UNDO_AT + 2, UNDO_AT + 1):
        one.page.fill(".way input", str(number))
        wait_for_ply(one, number)
        assert shown_view(one) == served(one, code, number, "spectator")[0], number
    assert one.page.locator(".log .void").count()
    one.page.fill(".way input", "120")
    wait_for_ply(one, 120)
    one.page.click(".log button.line >> nth=3")
    one.wait_until("Number(document.querySelector('[data-ply]').dataset.ply) < 120")


def test_a_seat_sees_its_own_hand_only_and_open_shows_all(client: Make) -> None:
    one = client()
    record = played("caylus1303")  # points are hidden unless an option says otherwise
    code = opened(one, record, "?ply=150&view=0")

    def hidden() -> int:
        return one.page.locator(".player .hiddenpoints").count()

    assert hidden() == 2
    one.page.select_option("#eyes", "spectator")
    one.page.wait_for_selector("[data-viewer=spectator][data-whole=true]")
    assert hidden() == 3
    one.page.select_option("#eyes", "open")
    one.page.wait_for_selector("[data-viewer=open]")
    one.page.wait_for_selector(".player .hiddenpoints", state="detached")
    own = [served(one, code, 150, str(seat))[0]["players"][seat] for seat in range(3)]
    assert shown_view(one)["players"] == own


def test_hands_are_seen_by_their_owner_and_where_all_is_open(client: Make) -> None:
    one = client()
    code = opened(one, played("magna_carta"), "?ply=60&view=1")
    hands = [player["hand"] for player in served(one, code, 60, "open")[0]["players"]]
    shown = "[...document.querySelectorAll('.cards .card')].map((card) => card.dataset.knob)"
    assert one.page.evaluate(shown) == [f"players/1/hand/{card}" for card in hands[1]]
    one.page.select_option("#eyes", "spectator")
    one.page.wait_for_selector("[data-viewer=spectator][data-ply='60']")
    assert one.page.evaluate(shown) == []
    one.page.select_option("#eyes", "open")
    one.page.wait_for_selector("[data-viewer=open][data-ply='60']")
    one.page.wait_for_selector(".cards .card")
    asked = one.page.evaluate("window.baumeister.deciding")
    assert one.page.evaluate(shown) == [f"players/{asked}/hand/{card}" for card in hands[asked]]
    # Whoever is asked has the cards before them; with the players lie the hands of all.
    with_players = "[...document.querySelectorAll('.player .fan .faceup')].map((card) => card.dataset.knob)"
    everyones = [f"players/{seat}/hand/{card}" for seat, hand in enumerate(hands) for card in hand]
    assert one.page.evaluate(with_players) == everyones


def test_it_plays_by_itself_and_stops_where_it_is_told(client: Make) -> None:
    one = client()
    record = played("caylus1303")
    opened(one, record)
    one.page.select_option(".pace", "3")
    one.page.keyboard.press("Escape")
    one.page.click("[data-play]")
    wait_for_ply(one, len(record.log))
    one.page.wait_for_selector("[data-play][aria-pressed=false]")
    one.page.select_option(".pace", "0")
    one.page.click("[data-play]")
    one.page.wait_for_selector("[data-play][aria-pressed=true]")
    one.page.click("[data-play]")
    one.page.wait_for_selector("[data-play][aria-pressed=false]")
    assert ply(one) < len(record.log)


def test_pieces_fly_forward_where_motion_is_wanted(client: Make) -> None:
    one = client(motion=True)
    opened(one, played("caylus1303"), "?ply=60")
    for number in range(61, 66):
        one.page.keyboard.press("ArrowRight")
        wait_for_ply(one, number)


@pytest.mark.parametrize(("game", "seats"), [("caylus", 4), ("magna_carta", 3), ("villagers", 3)])
def test_on_a_phone_nothing_overlaps_and_nobody_has_more_room_than_the_others(
    client: Make, game: str, seats: int
) -> None:
    one = client(width=360)
    opened(one, played(game, seats), "?ply=60")
    assert not boxes(one.page)


def test_nothing_overlaps_in_both_languages_and_axe_is_content(client: Make) -> None:
    one = client()
    opened(one, played("caylus1303", 4), "?ply=160")
    for language in ("de", "en"):
        one.resize(1440)
        one.switch_language(language)
        for width in HEIGHTS:
            one.resize(width)
            assert not boxes(one.page), (width, language)
    for width, theme in ((360, "dark"), (1440, "light")):
        one.resize(width)
        one.switch_theme(theme)
        assert not axe(one.page), (width, theme)


def test_language_switch_changes_the_words(client: Make) -> None:
    one = client(language="de")
    opened(one, played("caylus1303"), "?ply=120")
    paces = "[...document.querySelectorAll('.pace option')].map((e) => e.textContent.trim())"
    german = set(one.page.evaluate(paces))
    assert not one.words_in_both_languages()
    assert not (german & set(one.page.evaluate(paces))) - {"normal"}


@pytest.mark.parametrize("game", GAMES)
def test_the_bar_covers_nothing_of_the_board(client: Make, game: str) -> None:
    one = client(width=1440)
    opened(one, played(game), "?ply=210")
    assert not covered(one.page, ".replaybar")
    assert one.page.evaluate("document.querySelector('.replaybar').getBoundingClientRect().bottom <= innerHeight")
