"""After the game: the result, where the points came from, downloads, rematch, and every state of the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Route

from baumeister.records import Record
from baumeister.records.scoring import scoring_of
from tests.client.driver import HEIGHTS, Client
from tests.client.probes import axe, boxes
from tests.client.records import bring, played
from tests.client.slow import PRESS_TWICE

Make = Callable[..., Client]

ROWS = """() => {
  const points = (cell) => Number((cell.querySelector('b')?.textContent ?? '0').replace('−', '-'))
  const rows = [...document.querySelectorAll('[data-source]')]
  return Object.fromEntries(rows.map((row) => [row.dataset.source, [...row.querySelectorAll('td')].map(points)]))
}"""


def rows(one: Client) -> dict[str, list[int]]:
    """The table of sources: points by source, in the order of the columns."""
    found: dict[str, list[int]] = one.page.evaluate(ROWS)
    return found


def answer_nonsense(one: Client, path: str) -> None:
    """The next request there is answered with what is no answer: something between here and the server has failed."""
    one.page.route(path, lambda route: route.fulfill(body="<html>", content_type="application/json"), times=1)


def said_in_words(one: Client, place: str) -> bool:
    """What has gone wrong is told there without the words of a program, which are in the console."""
    one.page.wait_for_selector(place)
    told = [fault for fault in one.faults if "SyntaxError" in fault]
    one.faults = [fault for fault in one.faults if fault not in told]
    return bool(told) and "Das hat nicht geklappt" in one.page.inner_text(place)


@pytest.mark.parametrize("game", ["caylus", "caylus1303", "magna_carta", "villagers"])
def test_the_sources_add_up_to_the_ranking_in_every_game(client: Make, game: str) -> None:
    one = client(language="en")
    record = played(game)
    bring(one, record)
    assert record.result is not None
    scores = record.result.scores
    shown = rows(one)
    totals = [sum(column) for column in zip(*shown.values(), strict=True)]
    assert sorted(totals) == sorted(scores)
    assert totals[0] == max(scores)
    for source in shown:
        expected = [sum(line.points for line in lines if line.source == source) for lines in scoring_of(record).lines]
        assert sorted(shown[source]) == sorted(expected), source
    assert one.page.locator(".rank li.won").count() == len(record.result.winners)
    one.page.click(".bylines summary >> nth=0")
    lines = one.page.locator(".breakdowns li:not(.sum)")
    assert lines.count() == sum(len(lines) for lines in scoring_of(record).lines)
    assert "[" not in one.page.inner_text("main")
    # What is counted is named and drawn: gold in coins, prestige points in laurels.
    counted = one.page.inner_text("main")
    assert ("Punkte" not in counted and "prestige" not in counted.lower()) == (game == "villagers")
    assert (one.page.locator("main .laurelpoints").count() == 0) == (game == "villagers")


def test_the_chart_is_a_table_too_and_leads_to_the_moves(client: Make) -> None:
    one = client()
    record = played("caylus1303")
    code = bring(one, record)
    standings = scoring_of(record).standings
    assert record.result is not None
    one.page.click(".bylines summary >> nth=1")
    table = one.page.locator(".bylines .scores tbody tr")
    assert table.count() == len(standings)
    last = [int(text) for text in table.last.locator("td").all_inner_texts()]
    assert sorted(last) == sorted(record.result.scores)
    assert one.page.locator(".pchart circle").count() == len(standings) * len(record.seats)
    table.nth(2).locator("a").click()
    one.page.wait_for_selector(f'[data-ply="{standings[2].number}"]')
    one.page.go_back()
    one.page.wait_for_selector("[data-after]")
    one.page.wait_for_url(f"**/games/{code}")


def test_nothing_overlaps_in_both_languages_and_axe_is_content(client: Make) -> None:
    one = client()
    bring(one, played("caylus1303", 5))
    for summary in one.page.locator(".bylines summary").all():
        summary.click()
    for language in ("de", "en"):
        one.resize(1440)
        one.switch_language(language)
        for width in HEIGHTS:
            one.resize(width)
            assert not boxes(one.page), (width, language)
    for width, theme in ((360, "light"), (1440, "dark")):
        one.resize(width)
        one.switch_theme(theme)
        assert not axe(one.page), (width, theme)


def test_language_switch_changes_the_words(client: Make) -> None:
    one = client(language="de")
    bring(one, played("magna_carta"))
    assert not one.words_in_both_languages()


def test_a_record_is_brought_as_a_file_and_downloaded_in_both_forms(client: Make, tmp_path: Path) -> None:
    one = client()
    record = played("villagers")
    one.go("/games")
    brought: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record.to_json().encode()}
    one.page.set_input_files("[data-bring]", files=brought)
    one.page.wait_for_selector("[data-after]")
    for form, ending in (("json", "json"), ("text", "txt")):
        with one.page.expect_download() as waiting:
            one.page.click(f"[data-download={form}]")
        file = tmp_path / waiting.value.suggested_filename
        waiting.value.save_as(file)
        assert file.suffix == f".{ending}"
        assert Record.loads(file.read_text("utf-8")).actions() == record.actions()


def test_a_game_of_ones_own_is_listed_and_has_a_rematch(client: Make) -> None:
    one = client()
    code = one.play_now()
    one.wait_for_turn()
    one.go(f"/games/{code}")
    assert one.page.wait_for_selector("[data-wrong=not-over-yet] a")
    one.go(f"/games/{code}/replay")
    one.page.wait_for_selector("[data-wrong=not-over-yet]")
    one.page.click("[data-wrong] a.button")
    one.page.wait_for_selector("#board")
    one.wait_for_turn()
    # Nobody else has to agree where only bots play.
    one.page.evaluate("window.baumeister.propose('end')")
    one.page.click("[data-result]")
    one.page.wait_for_selector("[data-after=stopped]")
    one.go("/games")
    one.page.click(f'.gamerow a[href="/games/{code}"]')
    answer_nonsense(one, "**/rematch")
    one.page.click("[data-rematch]")
    assert said_in_words(one, ".end .bad")
    one.page.click("[data-rematch]")
    one.page.wait_for_selector("#board")
    assert one.code != code
    assert one.wait_for_turn()


def test_more_games_are_listed_once_however_often_one_presses(client: Make) -> None:
    one = client()
    one.sit_down("Anna")
    for _ in range(2):
        one.go(f"/t/{one.make_table('me', 'bot')}")
        one.wait_for_turn()
        one.page.evaluate("window.baumeister.propose('end')")
        one.page.wait_for_selector("[data-over]")
    asked: list[str] = []

    def one_by_one(route: Route) -> None:
        reply = route.fetch(url=f"{one.address}/api/me/games?most=20")
        games = reply.json()["games"]
        asked.append(route.request.url)
        is_first = len(asked) == 1
        part = {"games": games[:1], "next": "x"} if is_first else {"games": games[1:], "next": None}
        route.fulfill(response=reply, json=part)

    one.page.route("**/api/me/games?*", one_by_one)
    one.go("/games")
    one.page.wait_for_selector(".gamerow")
    one.page.evaluate(PRESS_TWICE, ".opentables + .acts button")
    one.page.wait_for_selector(".opentables + .acts button", state="detached")
    assert one.page.locator(".gamerow").count() == 2
    assert len(asked) == 2


def test_what_cannot_be_shown_is_said(client: Make) -> None:
    one = client()
    for path in ("/games/gibt-es-nicht", "/games/gibt-es-nicht/replay"):
        one.go(path)
        one.page.wait_for_selector("[data-wrong=unknown-table] h1")
        assert not axe(one.page), path
    one.page.route("**/api/records/**", lambda route: route.abort())
    one.go("/games/gibt-es-nicht")
    one.page.wait_for_selector("[data-wrong=offline] button")
    one.page.unroute_all()
    one.page.click("[data-wrong] button")
    one.page.wait_for_selector("[data-wrong=unknown-table]")
    one.faults = [fault for fault in one.faults if "ERR_FAILED" not in fault]


@pytest.mark.parametrize("width", [360, 1440])
def test_a_file_that_is_no_record_is_refused_in_words(client: Make, width: int) -> None:
    one = client(width=width)
    one.go("/games")
    one.page.wait_for_selector(".state")
    assert not axe(one.page)
    assert not boxes(one.page)
    wrong: FilePayload = {"name": "note.txt", "mimeType": "text/plain", "buffer": b"Einkaufen: Milch"}
    one.page.set_input_files("[data-bring]", files=wrong)
    one.page.wait_for_selector(".bad")
    assert "Aufzeichnung" in one.page.inner_text(".bad")


def test_a_file_that_meets_a_failure_is_told_in_words(client: Make) -> None:
    one = client()
    one.sit_down("Anna")
    one.go("/games")
    one.page.wait_for_selector(".state")
    answer_nonsense(one, "**/api/records")
    record: FilePayload = {"name": "a.json", "mimeType": "application/json", "buffer": b"{}"}
    one.page.set_input_files("[data-bring]", files=record)
    assert said_in_words(one, ".bad")
