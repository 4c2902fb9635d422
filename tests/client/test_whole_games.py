"""What was seen in the pictures of whole games: each of these lay wrong once."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import pytest

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import boxes
from tests.client.records import bring, played
from tests.client.test_fit import LATE

Make = Callable[..., Client]
#: All workers of everybody are out; so many cards lie in hand, none of which can be paid, and on the discard pile, and
#: one of the others' is known.
ALL_OUT = """([cards, discarded]) => {
  const table = window.baumeister
  const built = ({ cost, kind }) => cost && kind !== 'prestige'
  const ids = Object.values(table.pieces.card).filter(built).map(({ id }) => id)
  const mine = { hand: ids.slice(-cards), discard: ids.slice(0, discarded) }
  const others = { hand_size: 3, known: ids.slice(0, 1) }
  const out = (one) => ({ ...one, workers: 0, ...(one.seat === table.seat ? mine : others) })
  const road = table.view.road.map((card) => ({ ...card, worker: table.seat }))
  const missing = (id) => Object.fromEntries(Object.entries(table.pieces.card[id].cost).reverse())
  const lacking = (id) => [`players/${table.seat}/hand/${id}`, { code: 'cannot-pay', missing: missing(id) }]
  Object.defineProperty(table, 'refusals', { value: new Map(mine.hand.map(lacking)), configurable: true })
  table.view = { ...table.view, road, players: table.view.players.map(out) }
}"""
#: The row holds this person six times, with a coin on each.
ROW = """(person) => {
  const table = window.baumeister
  table.view = { ...table.view, row: table.view.row.map((card) => ({ ...card, person, coins: 1 })), phase: 'over' }
}"""
#: Twenty tiles from this one on stand on the road.
BUILT = """(from) => {
  const table = window.baumeister
  const tiles = Object.values(table.pieces.tile ?? table.pieces.building).slice(from, from + 20)
  const built = ({ id, kind }) => ({ tile: id, kind, owner: 1, side: 'build' })
  const stand = (space, i) => (tiles[i - 8] ? { ...space, ...built(tiles[i - 8]) } : space)
  table.view = { ...table.view, road: table.view.road.map(stand) }
  return tiles.length
}"""
#: The provost stands behind this space of the road.
PROVOST = """(space) => { window.baumeister.view = { ...window.baumeister.view, provost: space } }"""
#: Numbers on the road whose figures lie under the place of a worker or under the provost.
HIDDEN_NUMBERS = """() => [...document.querySelectorAll('.cell .spacenumber')].filter((number) => {
  const range = document.createRange()
  range.selectNodeContents(number)
  const text = range.getBoundingClientRect()
  const over = [...document.querySelectorAll('.cell .spot, .provostplace [data-piece]')]
  return text.width && over.filter((e) => e.getClientRects().length).some((e) => {
    const box = (e.querySelector('use') ?? e).getBoundingClientRect()
    return Math.min(box.right, text.right) - Math.max(box.left, text.left) > 2
      && Math.min(box.bottom, text.bottom) - Math.max(box.top, text.top) > 3
  })
}).map((number) => number.textContent)"""
#: How far apart words stand, in parts of the size of their letters.
GAPS = """(selector) => [...document.querySelectorAll(selector)].flatMap((e) => {
  const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT)
  const gaps = []
  while (walker.nextNode()) {
    const at = walker.currentNode.data.trimEnd().search(/\\p{L} \\p{L}/u)
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(walker.currentNode, at + 1)
    range.setEnd(walker.currentNode, at + 2)
    const { width } = range.getBoundingClientRect()
    if (width) gaps.push(width / parseFloat(getComputedStyle(walker.currentNode.parentElement).fontSize))
  }
  return gaps
})"""
#: Names of players that end in dots.
CUT_NAMES = """() => [...document.querySelectorAll('.player h3')]
  .filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent)"""
BOX = "(e) => { const { left, top, right, bottom } = e.getBoundingClientRect(); return { left, top, right, bottom } }"


def test_workers_that_are_all_out_a_full_hand_and_a_full_pile_keep_their_places(client: Make) -> None:
    one = client(width=360)
    one.play_now("magna_carta")
    one.wait_for_turn()
    assert one.play(3, random.Random(1))
    for cards, discarded in ((4, 3), (9, 7), (12, 12)):
        one.page.evaluate(ALL_OUT, [cards, discarded])
        one.page.wait_for_selector(f".cards > li >> nth={cards - 1}")
        for width in HEIGHTS:
            one.resize(width)
            assert not (found := boxes(one.page)), (cards, width, found)


@pytest.mark.parametrize("person", ["poulterer", "grocer", "horse_trader"])
def test_long_names_in_the_low_row_late_in_a_game_have_room(client: Make, person: str) -> None:
    one = client(language="de")
    one.play_now("villagers")
    one.wait_for_turn()
    for chains in (3, 8, 14):
        one.page.evaluate(LATE, chains)
        one.page.evaluate(ROW, person)
        one.page.wait_for_timeout(100)
        for width in (768, 1440):
            one.resize(width)
            assert not (found := boxes(one.page)), (chains, width, found)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_key_of_a_long_choice_stands_before_its_first_line(client: Make, language: str) -> None:
    one = client(language=language)
    one.play_now("magna_carta")
    one.wait_for_turn()
    for width in HEIGHTS:
        one.resize(width)
        assert not (found := boxes(one.page)), (width, found)


def test_the_provost_hides_no_number_of_the_road(client: Make) -> None:
    one = client(width=360)
    one.play_now("caylus1303")
    one.wait_for_turn()
    for space in range(9, 28):
        one.page.evaluate(PROVOST, space)
        one.page.wait_for_timeout(60)
        assert not (found := one.page.evaluate(HIDDEN_NUMBERS)), (space, found)


@pytest.mark.parametrize("game", ["caylus", "caylus1303"])
def test_every_name_has_room_in_the_banner_of_its_tile(client: Make, game: str) -> None:
    one = client()
    one.play_now(game)
    one.wait_for_turn()
    for language, width in product(("de", "en"), (360, 768)):
        one.switch_language(language)
        one.resize(width)
        shown = 0
        while built := one.page.evaluate(BUILT, shown):
            one.page.wait_for_timeout(100)
            wrong = [fault for fault in boxes(one.page) if "banner" in fault]
            assert not wrong, (language, width, wrong)
            shown += built
        assert shown > 25


@pytest.mark.parametrize("game", ["caylus", "caylus1303"])
def test_nothing_touches_before_the_first_move(client: Make, game: str) -> None:
    one = client()
    one.play_now(game)
    one.wait_for_turn()
    for language, width in product(("de", "en"), HEIGHTS):
        one.switch_language(language)
        one.resize(width)
        assert not (found := boxes(one.page)), (language, width, found)


@pytest.mark.parametrize("game", ["caylus", "caylus1303"])
def test_names_and_places_of_five_have_room(client: Make, game: str) -> None:
    one = client()
    one.open_table(game, 5)
    one.wait_for_turn()
    for width in HEIGHTS:
        one.resize(width)
        assert not (found := boxes(one.page)), (width, found)
        if width > 560:
            assert not one.page.evaluate(CUT_NAMES), width


@pytest.mark.parametrize("game", ["caylus", "villagers"])
def test_words_on_buttons_stand_apart(client: Make, game: str) -> None:
    one = client()
    one.play_now(game)
    one.wait_for_turn()
    gaps = one.page.evaluate(GAPS, ".button, .banner b")
    assert gaps
    assert min(gaps) > 0.18


def test_after_the_game_nothing_touches(client: Make) -> None:
    one = client()
    for game, language in product(("caylus", "magna_carta"), ("de", "en")):
        one.resize(1440)
        bring(one, played(game, 4))
        one.switch_language(language)
        for width in HEIGHTS:
            one.resize(width)
            assert not (found := boxes(one.page)), (game, language, width, found)
            facts = one.page.inner_text(".meta > span:last-child")
            assert " " not in facts.replace("\u00a0· ", ""), facts


@pytest.mark.parametrize(
    ("game", "sources"), [("magna_carta", ["deniers"]), ("villagers", ["gold-symbols", "coins-kept"])]
)
def test_money_is_drawn_as_a_coin_where_it_is_counted(client: Make, game: str, sources: list[str]) -> None:
    one = client()
    bring(one, played(game))
    assert one.page.locator("#i-coin").count() == 1
    for source in sources:
        assert one.page.locator(f"[data-source={source}] th use").get_attribute("href") == "#i-coin"


def test_what_comes_next_stands_beside_the_score_where_there_is_room(client: Make) -> None:
    one = client()
    one.play_now("caylus")
    one.play_unseen(random.Random(1), 0, eager=True)
    one.page.wait_for_selector("[data-over=told]")
    for width in HEIGHTS:
        one.resize(width)
        assert not (found := boxes(one.page)), (width, found)
        score, acts = (one.page.eval_on_selector(f"[data-over] {part}", BOX) for part in (".sums", ".acts"))
        if width == 1440:
            assert acts["left"] > score["right"]
            assert acts["bottom"] <= score["bottom"] + 12
        else:
            assert acts["top"] >= score["bottom"]
