"""Looking things up: every rule and every piece of all games, in the words of the terminal, by search and by link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from baumeister import game as find_game
from baumeister.cli.lookup import pieces_of
from baumeister.texts.cards import piece_lines, reference_lines
from baumeister.texts.catalogue import Texts
from baumeister.texts.guide import guide_of
from baumeister.texts.ledger import rule_text
from tests.client.driver import HEIGHTS, Client
from tests.client.probes import axe, boxes

Make = Callable[..., Client]
#: Opens a piece and reads its figures: label, words, whether they are in doubt.
TOLD = """(at) => new Promise((done) => {
  location.hash = at
  const look = () => {
    const list = document.querySelector(`[id="${at}"] + .more dl`)
    if (!list) return requestAnimationFrame(look)
    done([...list.children].map(({ children: [label, words] }) =>
      [label.textContent, words.firstChild.data, !!words.querySelector('.confidence')]))
  }
  look()
})"""
#: Pieces that are drawn with nothing but a name.
BLANK = """[...document.querySelectorAll('[data-piece-of]:has(.drawn)')].filter((piece) =>
  ![...piece.querySelectorAll('.drawn :is(.icon, .coin, .laurel)')].some((symbol) => !symbol.closest('.banner'))
).map((piece) => piece.dataset.pieceOf)"""
#: Things of a page's drawings that take no room or are no symbol of any sprite.
PALE = """[...document.querySelectorAll('.gthings')].flatMap((row, i) => {
  const symbols = [...row.querySelectorAll('use')].map((use) => use.getAttribute('href'))
  const things = [...row.children].filter((thing) => thing.getBoundingClientRect().width < 10)
  const missing = symbols.filter((symbol) => !document.querySelector(symbol))
  const flat = things.map((thing) => `${i} ${thing.outerHTML.slice(0, 80)}`)
  return [...missing, ...flat, ...(row.children.length ? [] : [`${i} is empty`])]
})"""
#: Turns to a page of the rules and reads the statements behind its fold.
FOLDED = """(page) => new Promise((done) => {
  location.hash = page
  const look = () => {
    if (!document.querySelector(`[data-page="${page}"]`)) return requestAnimationFrame(look)
    done([...document.querySelectorAll('.statements li')].map((e) => [e.id, e.querySelector('p').firstChild.data]))
  }
  look()
})"""
LANGUAGES = {"caylus": "de", "caylus1303": "en", "magna_carta": "de", "villagers": "en"}


def in_any_order(words: str) -> list[str]:
    """Amounts stand in the browser as on the cards, in the terminal as in the file."""
    return sorted(re.split(r" \+ |, | → ", squeezed(words)))


def squeezed(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("\u2068", "").replace("\u2069", "")).strip()


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_rule_is_there_word_for_word(client: Make, name: str) -> None:
    language = LANGUAGES[name]
    one = client(language=language)
    one.go(f"/rules/{name}")
    one.page.wait_for_selector(".gpage")
    pages = one.page.evaluate("[...document.querySelectorAll('.contents a')].map((e) => e.hash.slice(1))")
    assert len(pages) >= 9
    shown = dict(statement for page in pages for statement in one.page.evaluate(FOLDED, page))
    game = find_game(name)
    assert {rule: squeezed(text) for rule, text in shown.items()} == {
        rule.id: squeezed(rule_text(language, game, rule)) for rule in game.ledger.values()
    }


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_page_reads_in_plain_words_with_drawings_and_the_ledger_is_folded_away(client: Make, name: str) -> None:
    one = client(language=LANGUAGES[name])
    one.go(f"/rules/{name}")
    one.page.wait_for_selector(".gpage")
    pages = one.page.evaluate("[...document.querySelectorAll('.contents a')].map((e) => e.hash.slice(1))")
    told = {page.id: page for page in guide_of(Texts(LANGUAGES[name]), find_game(name))}
    assert pages == list(told)
    for page in pages:
        one.page.evaluate(FOLDED, page)
        # As the terminal says it.
        said = [squeezed(text) for text in one.page.locator(".glead, .gsays li").all_inner_texts()]
        assert said == [squeezed(text) for text in (told[page].lead, *told[page].sentences)]
        # Figures are filled in, everything that is drawn is to be seen, and the numbered sentences are not.
        assert not re.search(r"[{}]|undefined|NaN|\bclient-|amount-", one.page.inner_text(".gpage")), page
        assert one.page.evaluate(PALE) == [], page
        assert not one.page.is_visible(".statements"), page
        assert not boxes(one.page), page
    one.page.click(".gfold summary")
    one.page.wait_for_selector(".statements")


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_piece_tells_its_figures_as_the_terminal_does(client: Make, name: str) -> None:
    language = LANGUAGES[name]
    one = client(language=language)
    game = find_game(name)
    texts = Texts(language)
    one.go(f"/rules/{name}#pieces")
    one.page.wait_for_selector(".gallery")
    pieces = pieces_of(game)
    assert one.page.locator("[data-piece-of]").count() == len(pieces)
    for piece in pieces:
        identifier = piece.entry["id"]
        lines = [
            *piece_lines(texts, game.components, piece.kind, piece.entry),
            *reference_lines(texts, game.components, piece.kind, identifier),
        ]
        shown = one.page.evaluate(TOLD, f"{piece.kind}/{identifier}")
        found = [(squeezed(label), in_any_order(words), doubtful) for label, words, doubtful in shown]
        expected = [(squeezed(line.label), in_any_order(line.words), line.confidence != "sure") for line in lines]
        assert found == expected, identifier


@pytest.mark.parametrize("name", LANGUAGES)
def test_tiles_and_cards_are_drawn_as_in_play(client: Make, name: str) -> None:
    one = client(language=LANGUAGES[name])
    one.go(f"/rules/{name}#pieces")
    one.page.wait_for_selector(".gallery")
    drawn = ("tile", "card", "character", "person", "development", "suit")
    pieces = [f"{piece.kind}/{piece.entry['id']}" for piece in pieces_of(find_game(name)) if piece.kind in drawn]
    heights = dict(
        one.page.evaluate(
            "[...document.querySelectorAll('[data-piece-of]:has(.drawn svg)')]"
            ".map((e) => [e.dataset.pieceOf, e.querySelector('.drawn').offsetHeight])"
        )
    )
    assert set(pieces) <= set(heights)
    assert len(pieces) > 20
    # With the board's own styles: nothing collapses, and below its name everything shows something.
    assert min(heights.values()) >= 30
    assert not one.page.evaluate(BLANK)
    assert max(heights.values()) < 260


def test_pieces_of_a_kind_are_headed_in_the_plural_in_gallery_and_supply(client: Make) -> None:
    one = client(language="en")
    one.play_now("caylus")
    supply = one.page.locator(".supplygroup").all_inner_texts()
    assert {"Wood buildings", "Stone buildings"} <= {heading.strip() for heading in supply}
    one.page.evaluate("location.hash = 'rules/pieces'")
    one.page.wait_for_selector(".rsheet .gallery")
    gallery = one.page.locator(".gallery h2").all_inner_texts()
    assert {"Wood buildings", "Neutral buildings"} <= {heading.rstrip("0123456789 ") for heading in gallery}


def test_a_link_to_a_rule_shows_it_and_back_leads_back(client: Make) -> None:
    one = client()
    one.go("/rules/caylus1303#1303-bridge-01")
    one.page.wait_for_selector(".statements li.here")
    box = one.page.locator(".statements li.here").bounding_box()
    assert box is not None
    assert 0 < box["y"] < HEIGHTS[1440]
    one.page.click(".kinds a >> nth=1")
    one.page.wait_for_selector(".gallery")
    one.page.click('[data-piece-of="tile/monument_granary"] button')
    one.page.wait_for_selector(".oneline")
    one.page.click(".oneline li a >> nth=0")
    one.page.wait_for_selector(".statements li.here")
    one.page.go_back()
    one.page.wait_for_selector(".oneline")
    one.page.go_back()
    one.page.wait_for_selector(".gallery")
    one.page.go_back()
    one.page.wait_for_selector('[id="1303-bridge-01"].here')


def test_the_search_finds_rules_and_pieces_and_says_when_there_is_nothing(client: Make) -> None:
    one = client(language="de")
    one.go("/rules/caylus1303")
    one.page.wait_for_selector(".gpage")
    everything = len(find_game("caylus1303").ledger)
    one.page.keyboard.press("/")
    one.page.keyboard.type("sagemuhle")
    one.page.wait_for_selector('[data-piece-of="tile/wood_sawmill"]')
    assert 0 < one.page.locator(".statements li").count() < everything
    assert all("ägemühle" in text for text in one.page.locator(".statements li p").all_inner_texts())
    one.page.fill(".find input", "camp")
    one.page.wait_for_selector(".gfound a")
    one.page.fill(".find input", "Raumschiff")
    one.page.wait_for_selector(".state")
    assert not axe(one.page)
    one.page.click(".state button")
    one.page.wait_for_selector(".gpage")
    one.page.click(".kinds a >> nth=1")
    whole = one.page.locator("[data-piece-of]").count()
    one.page.click(".seek .segments label >> nth=2")
    doubtful = one.page.locator("[data-piece-of]").count()
    assert 0 < doubtful < whole


def test_nothing_overlaps_and_axe_is_content(client: Make) -> None:
    one = client()
    for path, ready in (
        ("/rules/caylus1303", ".gpage"),
        ("/rules/caylus#favor", ".gpage"),
        ("/rules/magna_carta#actions", ".gpage"),
        ("/rules/caylus1303#1303-planning-03", ".statements li.here"),
        ("/rules/caylus1303#tile/monument_granary", ".oneline"),
        ("/rules/villagers#pieces", ".gallery"),
    ):
        one.go("/credits")
        one.go(path)
        one.page.wait_for_selector(ready)
        for width in HEIGHTS:
            one.resize(width)
            one.switch_theme("dark" if width == 768 else "light")
            one.switch_language("en" if width == 768 else "de")
            assert not boxes(one.page), (path, width)
            assert not axe(one.page), (path, width)


def test_language_switch_changes_every_rule(client: Make) -> None:
    one = client(language="de")
    one.go("/rules/magna_carta")
    one.page.wait_for_selector(".gpage")
    places = ".statements p, .leaf h2, .leaf h3, .gpage li, .gpage p, figcaption, .contents a span, .kinds a, .rhead p"
    words = f"[...document.querySelectorAll('{places}')].map((e) => e.textContent.trim())"
    german = set(one.page.evaluate(words))
    one.switch_language("en")
    first = "[...document.querySelectorAll('.statements p')].some((e) => e.textContent.includes('player'))"
    one.wait_until(first)
    assert len(german) > 50
    assert not german & set(one.page.evaluate(words))


def test_rules_beside_the_table_without_leaving_it(client: Make) -> None:
    one = client()
    code = one.play_now()
    assert one.wait_for_turn()
    one.page.click("[data-rules]")
    one.page.wait_for_selector(".rsheet .gpage")
    assert not axe(one.page)
    one.page.click(".rsheet .kinds a >> nth=1")
    one.page.wait_for_selector(".rsheet .gallery")
    one.page.keyboard.press("Escape")
    one.page.wait_for_selector(".rsheet", state="hidden")
    one.page.keyboard.press("/")
    one.page.wait_for_selector(".rsheet .gpage")
    one.page.go_back()
    one.page.wait_for_selector(".rsheet", state="hidden")
    assert one.code.startswith(code)
    # A thing on the board explains itself, and its rule opens in the sheet.
    one.page.hover('[data-knob="road/5"]')
    one.page.click(".tip a")
    one.page.wait_for_selector('.rsheet li.here[id="1303-bridge-01"]')
    one.page.click(".rsheet [data-close]")
    one.page.wait_for_selector(".rsheet", state="hidden")
    assert one.choices()
    # An explanation does not stay when the pointer has left the table for the head of the page.
    one.page.hover('[data-knob="road/5"]')
    one.page.wait_for_selector(".tip")
    one.page.mouse.move(5, 5)
    one.page.wait_for_selector(".tip", state="hidden")


def test_an_unknown_game_has_no_rules(client: Make) -> None:
    one = client()
    one.go("/rules/schach")
    one.page.wait_for_selector(".state h1")
