"""After the game: everybody's chance of winning and the decisions that mattered, with their places in the replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Route

from baumeister.analysis.forms import Analysis
from baumeister.analysis.game import analyse
from baumeister.analysis.judging import Effort
from baumeister.records import Record
from tests.client.driver import HEIGHTS, Client
from tests.client.probes import axe, boxes
from tests.client.records import bring, opening, played
from tests.client.running import PATIENCE

Make = Callable[..., Client]

#: What is written around the chart and in the list, names left out.
WORDS = """() => {
  const places = '.judged h2, .judged h3, .judged .kind, .judged small, .judged p.soft, .judged label'
  const found = [...document.querySelectorAll(places)].map((e) => e.textContent.trim())
  return found.filter((text) => /[a-z]{3}/i.test(text))
}"""
#: Enough to see something, and fast.
LITTLE = Effort(iterations=40, deals=3, paired_deals=6, moves=3)


@cache
def judged(name: str, players: int) -> Analysis:
    return analyse(played(name, players), LITTLE)


class Judge:
    """Answers for the server, as the test says: the analysis itself is the real one, made with little effort."""

    def __init__(self, one: Client, analysis: Analysis, again: tuple[int, ...] = ()) -> None:
        self._ready = msgspec.to_builtins(analysis)
        self._again = again
        self.asked = 0
        self.says: dict[str, Any] | None = None  # instead of the analysis
        self.status = 200
        one.page.route("**/analysis", self._answer)

    def _answer(self, route: Route) -> None:
        self.asked += 1
        total = len(self._ready["course"])
        ready = {
            "t": "x",
            "status": "ready",
            "done": total,
            "total": total,
            "analysis": self._ready,
            "again": self._again,
        }
        route.fulfill(status=self.status, json=self.says or ready)


def brought(one: Client, record: Record) -> Judge:
    judge = Judge(one, judged(record.game, len(record.seats)))
    bring(one, record)
    return judge


def test_the_server_judges_a_game_when_it_is_asked_and_the_replay_leads_there(client: Make) -> None:
    """The real thing from end to end, on a game that was hardly begun: judging a whole one takes a core for a while."""
    one = client(language="en")
    code = bring(one, opening("caylus1303", 10))
    one.page.wait_for_selector("[data-judged=idle]")  # somebody else's game is not judged unasked
    one.page.click("[data-judge]")
    one.page.wait_for_selector("[data-judged=waiting], [data-judged=running]")
    assert one.page.is_visible(".judged progress")
    one.page.wait_for_selector("[data-judged=ready]", timeout=4 * PATIENCE)
    analysis = one.request("GET", f"/records/{code}/analysis")["analysis"]
    assert one.page.locator(".cchart [data-band]").count() == 2
    assert one.page.get_attribute(".slide", "max") == str(len(analysis["course"]) - 1)
    assert one.page.locator("[data-moment]").count() == len(analysis["moments"])
    one.page.click("[data-look]")
    one.page.wait_for_selector("[data-ply]")
    one.page.click("[data-to-chances]")
    one.page.wait_for_selector("[data-judged=ready]")  # asked for by the link, and known by now


def test_every_moment_leads_to_its_move(client: Make) -> None:
    one = client(language="en")
    moments = [moment.number for moment in judged("caylus1303", 4).moments]
    brought(one, played("caylus1303", 4))
    one.page.click("[data-judge]")
    one.page.wait_for_selector("[data-judged=ready]")
    shown = [int(row.get_attribute("data-moment") or 0) for row in one.page.query_selector_all("[data-moment]")]
    assert shown == moments
    one.page.click(f'[data-moment="{moments[0]}"] a')
    one.page.wait_for_selector(f'[data-ply="{moments[0]}"]')


def test_everybodys_chances_are_drawn_read_out_and_listed(client: Make) -> None:
    one = client(language="en")
    record = played("caylus1303", 4)
    analysis = judged("caylus1303", 4)
    brought(one, record)
    one.page.click("[data-judge]")
    one.page.wait_for_selector("[data-judged=ready]")
    assert one.page.locator(".cchart [data-band]").count() == 4
    assert one.page.locator(".cchart .mark").count() == len(analysis.moments) > 0
    # It opens at the largest moment, which is the one that is lit in the list.
    largest = max(analysis.moments, key=lambda moment: moment.size)
    assert one.page.get_attribute(".readout", "data-number") == str(largest.number)
    assert one.page.get_attribute(".moments .here", "data-moment") == str(largest.number)
    # Board, chart and list share one position.
    one.page.wait_for_selector(f'[data-position="{largest.number}"]')
    other = next(moment.number for moment in analysis.moments if moment.number != largest.number)
    one.page.hover(f'[data-moment="{other}"] a')
    one.page.wait_for_selector(f'[data-position="{other}"]')
    drawn = one.page.inner_html("[data-position] .small")
    one.page.click("[data-position] [data-on]")
    one.page.wait_for_selector(f'[data-position]:not([data-position="{other}"])')
    assert one.page.get_attribute(".readout", "data-number") == one.page.get_attribute(
        "[data-position]", "data-position"
    )
    last = analysis.course[-1]
    one.page.fill(".slide", str(len(analysis.course) - 1))
    one.page.wait_for_selector(f'.readout[data-number="{last.number}"]')
    one.page.wait_for_selector(f'[data-position="{last.number}"]')
    assert one.page.inner_html("[data-position] .small") != drawn
    # Why everybody won or lost.
    for story in analysis.stories:
        told = one.page.inner_text(f'[data-story="{story.seat}"]')
        assert f"{abs(story.lead)} {'ahead' if story.lead > 0 else 'behind'}" in told
        assert f"{story.mistakes} mistake" in told or "No mistakes" in told
        assert all(f"{abs(gap.points)} {'more' if gap.points > 0 else 'fewer'} from" in told for gap in story.gaps)
    read = sorted(one.page.locator(".readout li b").all_inner_texts())
    assert read == sorted(f"{round(100 * chance)} %" for chance in last.chances)
    one.page.click(".chtop label >> nth=1")
    one.page.wait_for_selector("[data-way=apart]")
    assert one.page.locator(".cchart .noise").count() == 4
    assert one.page.locator(".cchart .seriesname").count() == 4
    one.page.click(".judged .bylines summary")
    rows = one.page.locator(".judged .scores tbody tr")
    rounds = {max(1, point.round) for point in analysis.course[:-1]}
    assert rows.count() == len(rounds)
    rows.nth(1).locator("a").click()
    one.page.wait_for_selector("[data-ply]")


def test_progress_failure_and_another_try(client: Make) -> None:
    one = client(language="de")
    judge = brought(one, played("caylus1303", 4))
    judge.says = {"t": "x", "status": "running", "done": 41, "total": 205}
    one.page.click("[data-judge]")
    one.page.wait_for_selector("[data-judged=running]")
    one.page.wait_for_selector(".judged :text('41 von 205')")
    assert one.page.get_attribute(".judged progress", "value") == "0.2"
    assert not axe(one.page)
    one.expect_refusals(500, 429)
    judge.status, judge.says = 500, {"code": "analysis-failed", "params": {}}
    one.page.wait_for_selector("[data-judged=failed] .bad")
    assert "nicht beurteilen" in one.page.inner_text(".judged")
    assert not axe(one.page)
    judge.status, judge.says = 429, {"code": "analysis-busy", "params": {"seconds": 60}}
    one.page.click("[data-judge]")
    one.page.wait_for_selector(".judged .bad:has-text('viele')")
    judge.status, judge.says = 200, None
    one.page.click("[data-judge]")
    one.page.wait_for_selector("[data-judged=ready]")
    asked = judge.asked
    one.page.wait_for_timeout(1500)
    assert judge.asked == asked  # nobody asks on


def test_a_quiet_game_says_that_nothing_stood_out(client: Make) -> None:
    one = client(language="en")
    record = played("caylus1303", 4)
    judge = Judge(one, msgspec.structs.replace(judged("caylus1303", 4), moments=()))
    bring(one, record)
    one.page.click("[data-judge]")
    one.page.wait_for_selector("[data-judged=ready]")
    assert "No decision stood out" in one.page.inner_text(".judged")
    assert judge.asked == 1


def test_nothing_overlaps_in_both_languages_and_axe_is_content(client: Make) -> None:
    one = client(language="de")
    brought(one, played("caylus1303", 4))
    one.page.click("[data-judge]")
    one.page.wait_for_selector("[data-judged=ready]")
    one.page.click(".judged .bylines summary")
    words: list[set[str]] = []
    for language, theme in (("de", "light"), ("en", "dark")):
        one.resize(1440)
        one.switch_language(language)
        one.switch_theme(theme)
        words.append(set(one.page.evaluate(WORDS)))
        assert "[" not in one.page.inner_text(".judged")
        for way in (0, 1):
            one.page.click(f".chtop label >> nth={way}")
            for width in HEIGHTS:
                one.resize(width)
                assert not boxes(one.page), (width, way, language)
        for width in (360, 1440):
            one.resize(width)
            assert not axe(one.page), (width, theme)
    assert len(words[0]) >= 8
    assert not words[0] & words[1]
