"""Much of something, and little room: many choices, a large hand, the end of a game, long names."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import product

import pytest

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import boxes
from tests.client.walks import GAMES

Make = Callable[..., Client]
SCREENS = ((360, 800), (1366, 768), (1440, 900), (1920, 1080))
#: So few choices that each has its button, the longest ones that there are.
FEW_CHOICES = """([choices, count]) => {
  const length = (choice) => JSON.stringify(choice.message).length
  window.baumeister.choices = choices.sort((one, other) => length(other) - length(one)).slice(0, count)
}"""
#: Buttons of the decision that are not wholly in sight.
HIDDEN = """() => [...document.querySelectorAll('.decision .button')].filter((button) => {
  if (!button.getClientRects().length) return true
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !button.contains(middle)) return true
  const edge = button.closest('.picks')?.getBoundingClientRect()
  return edge && edge.height && (top < edge.top - 1 || bottom > edge.bottom + 1)
}).map((button) => button.textContent.trim())"""
LARGE_HAND = """(kinds) => {
  const table = window.baumeister
  const persons = Object.values(table.pieces.person).filter(({ kind }) => kind === 'villager').slice(0, kinds)
  const hand = persons.map(({ id, suit }, i) => ({ card: id, person: id, suit, count: 1 + (i % 5 === 4), open: i % 3 }))
  const players = table.view.players.map((one) => (one.seat === table.seat ? { ...one, hand } : one))
  table.view = { ...table.view, players }
}"""
#: Stone producers all along the road, each with a house on it.
STONE_ROAD = """([tiles, more]) => {
  const table = window.baumeister
  const built = (space, i) => ({ ...space, tile: tiles[i % tiles.length], kind: 'stone', owner: 1, ...more })
  table.view = { ...table.view, road: table.view.road.map((space, i) => (i < 8 ? space : built(space, i))) }
}"""
#: Chains with a covered monk in the middle, in the part of each of these persons.
MONKS = """(parts) => {
  const table = window.baumeister
  const [first] = table.view.players.find(({ seat }) => seat === table.seat).village
  const nothing = { gold: 0, food: 0, build: 0, silver: null, bronze: null, coins: 0, places: 0, stands_for: null }
  const plain = { ...first, ...nothing }
  const village = parts.flatMap((part, i) => [
    { ...plain, number: 3 * i + 1, person: 'hayer', under: null, covered: true, places: 1 },
    { ...plain, number: 3 * i + 2, person: 'monk', under: 3 * i + 1, covered: true, stands_for: part },
    { ...plain, number: 3 * i + 3, person: 'milk_maid', under: 3 * i + 2, covered: false, food: 2 },
  ])
  const players = table.view.players.map((one) => (one.seat === table.seat ? { ...one, village } : one))
  table.view = { ...table.view, players }
}"""
#: On every second space of the road a worker, the bailiff and the provost, with a house behind them.
CROWDED_ROAD = """() => {
  const table = window.baumeister
  const { tile, kind } = table.view.road.find(({ tile }) => tile)
  const crowded = (space, i) => (i % 2 ? { ...space, tile, kind, worker: i % 4, bailiff: true, provost: true } : space)
  table.view = { ...table.view, road: table.view.road.map(crowded) }
}"""
#: Six persons from this one on, in hand; every other lacks somebody to lie on, or gold.
SIX = """(from) => {
  const table = window.baumeister
  const persons = Object.values(table.pieces.person).filter(({ kind }) => kind === 'villager').slice(from, from + 6)
  const hand = persons.map(({ id, suit }, i) => ({ card: id, person: id, suit, count: 1, open: i % 2 }))
  const players = table.view.players.map((one) => (one.seat === table.seat ? { ...one, hand } : one))
  table.view = { ...table.view, players }
  const missing = ({ requires }, i) => (requires && i % 4 !== 3
    ? { code: 'no-room', rule: 'vil-build-05', missing: { [requires]: 1 } }
    : { code: 'cannot-pay', rule: 'vil-lock-05', missing: { gold: 2 } })
  table.withheld = persons.map((person, i) => ({
    name: `play:${person.id}`, target: `players/${table.seat}/hand/${person.id}`,
    refusal: missing(person, i),
  })).filter((_, i) => i % 2)
  return persons.map(({ id }) => id)
}"""
#: Twelve persons from this one on are looked at.
LOOKED_AT = """(from) => {
  const table = window.baumeister
  const all = Object.values(table.pieces.person).filter(({ kind }) => kind === 'villager').map(({ id }) => id)
  const persons = all.slice(from, from + 12)
  const pile = table.view.looking?.pile ?? 0
  const looking = { seat: table.seat, pile, count: persons.length, persons }
  if (persons.length) table.view = { ...table.view, looking }
  return persons
}"""
#: Late in a game of Magna Carta: so many cards in hand, workers out and at home, seals of all sections, a full purse.
LATE_GAME = """(cards) => {
  const table = window.baumeister
  const hand = Object.values(table.pieces.card).filter(({ cost }) => cost).slice(0, cards).map(({ id }) => id)
  const rich = (one) => ({
    ...one, deniers: 27, workers: 5, points: 104, goods: { food: 12, wood: 11, stone: 10, gold: 13 },
    tiles: { dungeon: 3, walls: 4, towers: 12 }, ...(one.seat === table.seat ? { hand } : {}),
  })
  table.view = { ...table.view, start_player: table.seat, players: table.view.players.map(rich) }
}"""
#: So poor that nothing of these cards can be built, the fullest ones that there are.
POOR = """(cards) => {
  const table = window.baumeister
  const length = ({ id }) => JSON.stringify(table.pieces.card[id]).length
  const fullest = (one, other) => length(other) - length(one)
  const priced = Object.values(table.pieces.card).filter(({ cost }) => cost).sort(fullest)
  const hand = priced.slice(0, cards).map(({ id }) => id)
  const goods = { food: 0, wood: 0, stone: 0, gold: 0 }
  const poor = (one) => ({ ...one, deniers: 1, goods, ...(one.seat === table.seat ? { hand } : {}) })
  table.view = { ...table.view, players: table.view.players.map(poor) }
  table.withheld = hand.map((id) => ({
    name: `build:${id}`, target: `players/${table.seat}/hand/${id}`,
    refusal: { code: 'cannot-pay', rule: 'mc-pay-05', missing: table.pieces.card[id].cost },
  }))
}"""
#: What the server says is not heard: a table that a test has laid out stays as it is when the language changes.
DEAF = "() => { window.baumeister.receive = () => {} }"
HEARING = "() => { delete window.baumeister.receive }"
#: What begins with a small letter on the screen and should not; names of people are as they write them.
SMALL = """() => {
  const written = document.querySelectorAll('.tablepage :is(h2, h3, .choice .name), .tip > b, .tip p:not(.rule)')
  const small = (e) => {
    const [first] = e.textContent.trim()
    // Boxes that lay out their parts have no first letter, whatever a stylesheet says of it.
    const none = /flex|grid|inline$/.test(getComputedStyle(e).display)
    const raised = !none && getComputedStyle(e, '::first-letter').textTransform === 'uppercase'
    return first !== first?.toUpperCase() && !raised
  }
  const shown = (e) => e.getClientRects().length && !e.closest('.player')
  return [...written].filter((e) => shown(e) && small(e)).map((e) => e.textContent.trim())
}"""
#: A village late in a game: chains with one or two cards, chains that are only begun, persons without a chain.
LATE = """(count) => {
  const table = window.baumeister
  const [first] = table.view.players.find(({ seat }) => seat === table.seat).village
  const nothing = { gold: 0, food: 0, build: 0, silver: null, bronze: null, coins: 0, places: 0, stands_for: null }
  const plain = { ...first, ...nothing }
  const chain = (i) => [
    { ...plain, number: 3 * i + 1, person: 'hayer', under: null, covered: i % 2 < 1, places: i % 2 < 1 ? 1 : 2 },
    ...(i % 2 ? [] : [{ ...plain, number: 3 * i + 2, person: 'thatcher', under: 3 * i + 1, covered: false, gold: 2 }]),
  ]
  const alone = ['hunter', 'fisher', 'wattler', 'agent', 'grocer', 'chandler'].map((person, i) =>
    ({ ...plain, number: 90 + i, person, under: null, covered: false, gold: 3 }))
  const village = [...Array.from({ length: count }, (_, i) => chain(i)).flat(), ...alone]
  const players = table.view.players.map((one) => (one.seat === table.seat ? { ...one, village } : one))
  table.view = { ...table.view, players }
}"""
#: How far the village reaches below the upper edge of the hand; how much is bare between and below them.
ROOM = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  const [village, ground, hand] = [box('.ground .village'), box('.ground'), box('.hand .card')]
  const between = Math.max(0, hand.top - ground.bottom)
  return { hidden: village.bottom - hand.top, bare: between + innerHeight - hand.bottom }
}"""
LONG = "Maximilian von Hohenlohe-Waldenburg-Lang"


def test_every_button_of_the_decision_is_in_sight(client: Make) -> None:
    one = client()
    one.sit_down("Anna")
    one.go(f"/t/{one.make_table('me', 'bot', 'bot', game='villagers')}")
    one.page.wait_for_selector("[data-settled=true] #board")
    # Something to take back, something to show again, a hint to ask for.
    rng = random.Random(3)
    assert one.play(7, rng)
    # (What was drawn is not taken back.)
    while not one.page.query_selector("[data-undo]"):
        assert one.play(1, rng)
    choices = one.choices()
    for width, height in SCREENS:
        one.page.set_viewport_size({"width": width, "height": height})
        for count in (3, 5, 6):
            one.page.evaluate(FEW_CHOICES, [choices, count])
            one.page.wait_for_timeout(100)
            assert one.page.locator(".decision [data-choice]").count() == count
            assert one.page.query_selector("[data-undo]")
            assert one.page.query_selector("[data-ask-hint]")
            assert not (hidden := one.page.evaluate(HIDDEN)), (width, height, count, hidden)


def test_a_large_hand_lies_in_one_row(client: Make) -> None:
    one = client()
    one.play_now("villagers")
    one.wait_for_turn()
    for width, kinds in product(HEIGHTS, (9, 12, 18)):
        one.resize(width)
        one.page.evaluate(LARGE_HAND, kinds)
        one.page.wait_for_selector(f".hand > li >> nth={kinds - 1}")
        tops = one.page.evaluate("[...new Set([...document.querySelectorAll('.hand > li')].map((e) => e.offsetTop))]")
        assert len(tops) == 1, (width, kinds)
        assert not boxes(one.page), (width, kinds)
        last = one.page.locator(".hand .card").last
        last.scroll_into_view_if_needed()
        box = last.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= width, kinds


def test_every_person_has_room_on_a_card_in_hand(client: Make) -> None:
    one = client(width=768)
    one.play_now("villagers")
    one.wait_for_turn()
    one.page.evaluate(DEAF)
    for language in ("de", "en"):
        one.switch_language(language)
        seen = 0
        while persons := one.page.evaluate(SIX, seen):
            one.page.wait_for_selector(f'.hand [data-knob$="/{persons[-1]}"]')
            one.page.wait_for_selector(f".hand .why >> nth={len(persons) // 2 - 1}")
            for width in (768, 1440):
                one.resize(width)
                assert not (found := boxes(one.page)), (language, width, persons, found)
            seen += len(persons)
        assert seen > 40


def test_every_person_has_room_on_a_card_that_is_looked_at(client: Make) -> None:
    one = client()
    one.play_now("villagers")
    one.wait_for_turn()
    for language in ("de", "en"):
        one.resize(1440)
        one.switch_language(language)
        seen = 0
        while persons := one.page.evaluate(LOOKED_AT, seen):
            for width in HEIGHTS:
                one.resize(width)
                one.page.wait_for_selector(f'[data-knob="looking/persons/{persons[-1]}"]')
                assert not (found := boxes(one.page)), (width, language, found)
            seen += len(persons)
        assert seen > 40


@pytest.mark.parametrize("language", ["de", "en"])
def test_late_in_magna_carta_the_hand_has_names_and_prices_and_nothing_scrolls_sideways(
    client: Make, language: str
) -> None:
    one = client(width=360, language=language)
    one.sit_down("Anna")
    one.go(f"/t/{one.make_table('me', 'bot', 'bot', 'bot', game='magna_carta')}")
    one.wait_for_turn()
    assert one.play(3, random.Random(1))
    for state in (LATE_GAME, POOR):
        for cards in (3, 4, 6, 9, 12):
            one.page.evaluate(state, cards)
            one.page.wait_for_selector(f".cards > li >> nth={cards - 1}")
            for width in HEIGHTS:
                one.resize(width)
                assert not (found := boxes(one.page)), (cards, width, found)


#: Cards in hand that could be played if something was there, and what each says of it.
REASONS = """(family) => {
  const choices = window.baumeister.choices
  if (!choices.some(({ name }) => name.startsWith(family))) return []
  const cards = [...document.querySelectorAll(':is(.cards, .hand) .card[data-knob*="/hand/"]:not([data-lit])')]
  return cards.map((card) => [card.ariaLabel, card.querySelector('.why')?.textContent ?? ''])
}"""


@pytest.mark.parametrize(("game", "family"), [("magna_carta", "build:"), ("villagers", "play:")])
def test_a_card_in_hand_that_cannot_be_played_says_what_is_missing(client: Make, game: str, family: str) -> None:
    one, chance = client(), random.Random(4)
    one.play_now(game)
    told: dict[str, set[str]] = {"de": set(), "en": set()}
    while min(map(len, told.values())) < 2:
        assert one.wait_for_turn()
        if one.page.evaluate(REASONS, family):
            read_reasons(one, family, told)
            if game == "magna_carta":
                # Other things are missing where there is nothing at all.
                one.page.evaluate(DEAF)
                one.page.evaluate(POOR, 6)
                one.page.wait_for_selector(".cards > li >> nth=5")
                read_reasons(one, family, told)
                one.page.evaluate(HEARING)
        one.play_unseen(chance)
    for language, amounts in {"de": "fehlt", "en": "missing: |no "}.items():
        assert any(re.search(amounts, reason) for reason in told[language]), told


def read_reasons(one: Client, family: str, told: dict[str, set[str]]) -> None:
    """What the cards say in each language."""
    for language, reasons in told.items():
        one.switch_language(language)
        for width in (768, 1440):
            one.resize(width)
            assert not (found := boxes(one.page)), (one.number, language, width, found)
        for name, reason in one.page.evaluate(REASONS, family):
            assert reason, (one.number, name)
            # For whoever cannot see the card, too.
            assert reason in name
            reasons.add(reason)


def test_the_market_is_large_only_while_cards_are_taken_from_it(client: Make) -> None:
    one = client(width=360)
    one.play_now("villagers")
    one.wait_for_turn()
    large = one.page.locator(".market").bounding_box()
    one.page.evaluate("window.baumeister.view = { ...window.baumeister.view, phase: 'over' }")
    one.page.wait_for_selector(".market:not(.drafting)")
    small = one.page.locator(".market").bounding_box()
    assert large is not None
    assert small is not None
    assert small["height"] < large["height"] / 2
    assert small["height"] < 130


@pytest.mark.parametrize("game", ["caylus", "villagers"])
def test_a_long_name_has_two_lines_at_most_and_is_the_title(client: Make, game: str) -> None:
    one = client()
    one.sit_down(LONG)
    one.go(f"/t/{one.make_table('me', 'bot', 'bot', 'bot', game=game)}")
    one.page.wait_for_selector("[data-settled=true] #board")
    name = one.page.locator(".player.me h3") if game == "caylus" else one.page.locator(".mebar h3")
    for width in HEIGHTS:
        one.resize(width)
        assert not boxes(one.page), width
        lines = name.evaluate("(e) => e.clientHeight / parseFloat(getComputedStyle(e).lineHeight)")
        assert lines < 2.3, (width, lines)
    if game == "caylus":
        assert name.get_attribute("title") == LONG


@pytest.mark.parametrize("game", GAMES)
def test_headings_buttons_and_explanations_begin_with_a_capital(client: Make, game: str) -> None:
    one = client(language="en")
    one.play_now(game)
    one.wait_for_turn()
    one.page.locator(".middle [data-knob]").first.focus()
    one.page.keyboard.press("ArrowRight")
    one.page.wait_for_selector(".tip")
    assert not one.page.evaluate(SMALL)


@pytest.mark.parametrize(
    ("game", "tiles", "more"),
    [
        ("caylus", ["stone_farm", "stone_park", "stone_workshop"], {}),
        ("caylus1303", ["stone_farm", "stone_sawmill", "stone_quarry"], {"side": "build"}),
    ],
)
def test_the_owners_bonus_lies_beside_the_effect(
    client: Make, game: str, tiles: list[str], more: dict[str, str]
) -> None:
    one = client()
    one.play_now(game)
    one.wait_for_turn()
    one.page.evaluate(STONE_ROAD, [tiles, more])
    one.page.wait_for_selector(".effects .bonus")
    for width in HEIGHTS:
        one.resize(width)
        assert not [fault for fault in boxes(one.page) if "bonus" in fault], width


def test_worker_bailiff_and_provost_have_room_on_one_space_and_the_bridge_keeps_off_its_edges(client: Make) -> None:
    one = client()
    one.play_now("caylus")
    one.wait_for_turn()
    assert "kostet" in one.page.inner_text(".bridge .arch")
    one.page.evaluate(CROWDED_ROAD)
    one.page.wait_for_selector(".bailiffplace [data-piece] >> nth=9")
    for language, width in product(("de", "en"), HEIGHTS):
        one.switch_language(language)
        one.resize(width)
        assert not [fault for fault in boxes(one.page) if "bailiff" in fault or "edge" in fault], (language, width)


def test_a_covered_monk_has_its_name_in_one_piece(client: Make) -> None:
    one = client()
    one.play_now("villagers")
    one.wait_for_turn()
    parts = ["swineherd", "grazier", "wheeler", "seeker", "vintner", "spelunker"]
    one.page.evaluate(MONKS, parts)
    one.page.wait_for_selector(".village .as")
    for language, width in product(("de", "en"), reversed(HEIGHTS)):
        one.switch_language(language)
        one.resize(width)
        assert one.page.locator(".village .as").count() == len(parts)
        wrong = [fault for fault in boxes(one.page) if "broken" in fault or "cut" in fault]
        assert not wrong, (language, width)


def test_villagers_leave_no_half_of_a_wide_screen_empty_and_hide_nothing_below_the_hand(client: Make) -> None:
    one = client()
    one.play_now("villagers")
    one.wait_for_turn()
    assert one.page.evaluate(ROOM)["bare"] < 90
    for chains in (6, 8, 11):
        one.page.evaluate(LATE, chains)
        one.page.wait_for_timeout(100)
        assert one.page.evaluate(ROOM)["hidden"] <= 0, chains


@pytest.mark.parametrize("width", [360, 768, 1440])
def test_what_lies_above_the_bar_knows_how_high_that_is(client: Make, width: int) -> None:
    """The hand of Villagers, or beside the bar the piles; on phones every page ends below it."""
    page = client(width=width)
    page.play_now("villagers")
    page.page.wait_for_selector("main[data-settled=true] .decision")
    bar = page.page.evaluate("document.querySelector('.decision').offsetHeight")
    room = page.page.evaluate("""() => {
      const style = (selector) => getComputedStyle(document.querySelector(selector))
      return { hand: parseFloat(style('.oak').bottom), piles: innerHeight - 79 - parseFloat(style('.side').height) }
    }""")
    assert bar > 40
    assert room["piles" if width == 1440 else "hand"] - bar == pytest.approx({360: 56, 768: 2, 1440: 0}[width], abs=3)
