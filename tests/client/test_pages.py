"""Start, new table, waiting room, credits: boxes and axe at all widths, in both languages and themes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import axe, boxes
from tests.client.running import ClientServer
from tests.client.walks import GAMES

Make = Callable[..., Client]


def test_figures_stand_on_one_line_everywhere(client: Make) -> None:
    """A `font:` of any rule, or a tool that sorts them, would bring the old figures back."""
    one = client()
    one.play_now("caylus")
    kinds = one.page.evaluate(
        "[...new Set([...document.querySelectorAll('body *')].map((e) => getComputedStyle(e).fontVariantNumeric))]"
    )
    assert kinds == ["lining-nums tabular-nums"]


@pytest.mark.parametrize("game", ["caylus", "caylus1303"])
def test_on_a_common_screen_the_decision_covers_nothing_of_the_board(client: Make, game: str) -> None:
    one, chance = client(), random.Random(2)
    one.play_now(game)
    one.wait_for_turn()
    # Everything to press beside the choices, then two rows of choices.
    for pressed in ((".showall", ".askhint", ".showagain", ".takeback"), (".acts:not(.all) .choice >> nth=4",)):
        while not all(map(one.page.query_selector, pressed)):
            assert one.play(1, chance)
        board, decision = (one.page.locator(part).bounding_box() for part in (".board", ".decision"))
        assert board is not None
        assert decision is not None
        assert board["y"] + board["height"] <= decision["y"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_pages(client: Make, language: str) -> None:
    one = client(language=language)

    def look(path: str, ready: str) -> None:
        one.go(path)
        one.page.wait_for_selector(ready)
        for width in HEIGHTS:
            one.resize(width)
            one.switch_theme("dark" if width == 768 else "light")
            assert not boxes(one.page), (path, width)
            assert not axe(one.page), (path, width)

    for path, ready in (("/", ".box"), ("/new", ".seat"), ("/credits", ".text"), ("/nirgendwo", ".state")):
        look(path, ready)
    one.be_somebody()
    one.make_table("me", "bot")
    look("/", ".tablecard")


def test_every_title_has_a_symbol_of_its_own(client: Make) -> None:
    one = client()
    one.go("/rules")
    one.page.wait_for_selector(".lid use")
    symbols = one.page.evaluate("[...document.querySelectorAll('.lid use')].map((use) => use.getAttribute('href'))")
    assert len(symbols) == len(set(symbols)) == len(GAMES)
    assert all(one.page.locator(f"symbol{symbol}").count() for symbol in symbols)


def test_the_language_changes_every_word_of_start_and_new_table(client: Make, own_server: ClientServer) -> None:
    one = client(own_server.address, language="de")  # where no other test's people have open tables
    one.sit_down("Anna")
    one.make_table("me", "bot")
    for path, ready in (("/", ".tablecard"), ("/new", ".options")):
        one.go(path)
        one.switch_language("de")
        one.page.wait_for_selector(ready)
        assert not (same := one.words_in_both_languages()), (path, same)


def test_a_new_table_is_planned_like_the_last_one(client: Make) -> None:
    one = client()
    one.go("/new?game=caylus")
    one.page.wait_for_selector(".options")
    bot, closed = 0, 3
    spectators = one.page.locator("[data-spectators]")
    spectators.uncheck()
    one.page.click(f".seat >> nth=2 >> .segments label >> nth={closed}")
    one.page.click(f".seat >> nth=4 >> .segments label >> nth={bot}")
    one.page.click(".sheet .button")
    one.page.wait_for_selector("#board")
    one.go("/new")
    one.page.wait_for_selector(".options")
    assert not spectators.is_checked()
    assert one.page.locator(".seat >> nth=2 >> .segments input >> nth=3").is_checked()
    assert one.page.locator(".seat >> nth=4 >> .segments input >> nth=0").is_checked()


def test_a_bot_has_a_character_where_its_strength_allows_one_and_keeps_it(client: Make) -> None:
    one = client(language="en")
    one.go("/new?game=magna_carta")
    one.page.wait_for_selector("[data-seatplan]")
    levels, styles = (f".seat >> nth=1 >> .segments >> nth={number} >> label" for number in (1, 2))
    assert one.page.locator(styles).count() == 0, "an Apprentice has none"
    one.page.click(f"{levels} >> text=Mason")
    one.page.click(f"{styles} >> text=Builder")
    assert "Mason (Builder)" in one.page.inner_text("[data-seatplan]")
    one.page.click(f"{levels} >> text=Journeyman")
    assert "Journeyman (Builder)" in one.page.inner_text("[data-seatplan]")
    one.page.click(".sheet .button")
    one.page.wait_for_selector("#board")
    one.go("/new")
    one.page.wait_for_selector("[data-seatplan]")
    assert "Journeyman (Builder)" in one.page.inner_text("[data-seatplan]")


#: Who sits around the drawn table: kind of seat, colour, and what is said of it.
SITTERS = """() => [...document.querySelectorAll('[data-seatplan] li')].map((seat) => [
  seat.dataset.kind, seat.querySelector('.shield')?.classList[1] ?? '', seat.innerText.replace(/\\s+/g, ' ').trim(),
])"""


@pytest.mark.parametrize("width", [360, 1440])
def test_a_new_table_is_shown_as_a_plan_of_its_seats(client: Make, width: int) -> None:
    one = client(width=width, language="en")
    one.go("/new?game=villagers")
    one.page.wait_for_selector("[data-seatplan]")
    one.page.click(".manners button >> nth=1")  # with friends
    one.page.click(".seat >> nth=1 >> .segments label >> nth=3")  # nobody
    one.page.click(".seat >> nth=3 >> .segments label >> nth=0")  # a bot
    kinds, colours, words = zip(*one.page.evaluate(SITTERS), strict=True)
    assert kinds == ("me", "closed", "open", "bot", "closed")
    # Who sits there has the colour of the seat at the table; an empty chair has none.
    first, second, third = (colour for colour in colours if colour)
    assert len({first, second, third}) == 3
    assert words[0] == "You"
    assert "by link" in words[2]
    assert "Bot" in words[3]
    assert "Apprentice" in words[3]
    listed = one.page.evaluate("[...document.querySelectorAll('.seat .shield')].map((shield) => shield.classList[1])")
    assert listed == [first, second, third]
    assert "You, 1 more, 1 bot" in one.page.inner_text(":is(.sheet, .sum):has([data-seatplan])")
    assert not boxes(one.page)
    assert not axe(one.page)
