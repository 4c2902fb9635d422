"""From every page to every other page within one tab: each looks as if opened afresh, whatever was seen before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, pairwise

import pytest

from tests.client.driver import Client
from tests.client.records import bring, played
from tests.client.walks import GAMES

Make = Callable[..., Client]
#: Place, size and looks of everything that can be seen. Whether tables wait for one (`.nav`) is heard, not looked up.
SEEN = """() => [...document.querySelectorAll('#app *')].filter((e) => (
  e.getClientRects().length && !e.closest('.unseen, .skip, .nav, .spacer')
)).map((e) => {
  const box = e.getBoundingClientRect()
  const style = getComputedStyle(e)
  const where = [box.x + scrollX, box.y + scrollY, box.width, box.height].map((one) => Math.round(one * 10) / 10)
  const looks = [style.fontSize, style.color, style.backgroundColor, style.position].join(' ')
  return `${e.tagName}.${e.getAttribute('class') ?? ''} ${where} ${looks}`
})"""
#: A link of ours, followed as by a click. What is there now is marked: it may stay until the next page is loaded.
FOLLOW = """(path) => {
  document.querySelector('main').dataset.left = ''
  const link = Object.assign(document.createElement('a'), { href: path })
  document.body.append(link)
  link.click()
  link.remove()
}"""
#: How much of what the page has asked for is not here yet.
COUNT_ASKED = """window.asked = 0
const ask = window.fetch
window.fetch = async (...request) => {
  window.asked += 1
  try {
    const answer = await ask(...request)
    await answer.clone().arrayBuffer()
    return answer
  } finally {
    window.asked -= 1
  }
}"""
#: Nothing is fetched or being drawn any more.
SETTLED = """(ready) => !!document.querySelector(ready) && !window.asked && document.fonts.status === 'loaded'
  && !document.querySelector('[data-left], [aria-busy=true], [data-settled=false]')"""


def walk_over_all_pairs(places: list[str]) -> Iterator[str]:
    """Round trips in which each place follows each other one once."""
    for number, hub in enumerate(places):
        for other in places[number + 1 :]:
            yield hub
            yield other
    yield places[0]


def the_way(paths: list[str]) -> Iterator[str]:
    """From each kind of page to each other kind; one title after the other stands for all tables, and for all pages of
    rules. Then from each table to each other table."""
    kinds: dict[str, list[str]] = {}
    for path in paths:
        kinds.setdefault(path.split("/")[1] if path.startswith(("/t/", "/rules/")) else path, []).append(path)
    turns = {kind: cycle(titles) for kind, titles in kinds.items()}
    for kind in walk_over_all_pairs(list(kinds)):
        yield next(turns[kind])
    yield from walk_over_all_pairs(kinds["t"])


def test_the_way_leads_from_each_kind_of_page_to_each_other_and_over_all_titles() -> None:
    tables, rules = [f"/t/{game}" for game in GAMES], ["/rules/a#pieces", "/rules/b#pieces"]
    way = list(the_way(["/", "/new", "/games/x", "/games/x/replay", *tables, *rules]))
    met = set(pairwise(way))
    for page in ("/", "/new", "/games/x", "/games/x/replay"):
        assert {one for one, two in met if two == page} & set(tables)
        assert {two for one, two in met if one == page} & set(rules)
    assert {(one, two) for one in tables for two in tables if one != two} <= met
    assert set(rules) <= set(way)


def test_each_ordered_pair_is_walked() -> None:
    for count in (2, 5, 13):
        places = [str(number) for number in range(count)]
        way = list(walk_over_all_pairs(places))
        assert {(one, two) for one in places for two in places if one != two} <= set(pairwise(way))


@pytest.fixture
def places(client: Make) -> tuple[Client, dict[str, str]]:
    """A tab, and every kind of page: what is to be there, by address."""
    one = client(width=1440)
    one.context.add_init_script(COUNT_ASKED)
    one.sit_down("Anna")
    found = {
        "/": ".tablecard [data-drawn]",
        "/new": ".options",
        "/me": ".account",
        "/games": ".gamerow",
        "/credits": ".text",
    }
    found["/nowhere"] = ".state"
    one.make_table("me", "bot", game="caylus")
    for game in GAMES:
        code = one.make_table("me", "bot", game=game)
        one.go(f"/t/{code}")
        one.page.wait_for_selector("[data-settled=true] #board")
        one.page.evaluate("window.baumeister.propose('end')")
        one.page.wait_for_selector("[data-over]")
        found[f"/t/{code}"] = "[data-over]"
    found[f"/rules/{GAMES[0]}#pieces"] = found[f"/rules/{GAMES[3]}#pieces"] = ".drawn"
    code = bring(one, played("magna_carta"))
    found[f"/games/{code}"] = "[data-after]"
    found[f"/games/{code}/replay"] = ".replaybar[data-whole=true]"
    # Days pass in no test: what says how long ago something was says the same all the time.
    one.page.clock.set_fixed_time("2031-01-01T12:00:00Z")
    return one, found


def settled(one: Client, ready: str) -> list[str]:
    """What is seen as soon as it is the same twice."""
    before: list[str] = []
    for _ in range(400):
        if one.page.evaluate(SETTLED, ready):
            now: list[str] = one.page.evaluate(SEEN)
            if now == before:
                return now
            before = now
        one.page.wait_for_timeout(40)
    raise AssertionError(f"never settled: {one.page.url} {ready}")


def test_every_page_looks_the_same_whatever_was_seen_before(places: tuple[Client, dict[str, str]]) -> None:
    one, pages = places
    fresh: dict[str, list[str]] = {}
    for path, ready in pages.items():
        one.go("/credits")
        one.go(path)
        fresh[path] = settled(one, ready)
        assert len(fresh[path]) > 10
    former = path
    for path in the_way(list(pages)):
        one.page.evaluate(FOLLOW, path)
        now = settled(one, pages[path])
        different = [pair for pair in zip(fresh[path], now, strict=False) if pair[0] != pair[1]]
        assert now == fresh[path], (former, path, len(fresh[path]), len(now), different[:5])
        former = path
