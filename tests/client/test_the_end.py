"""The end of a game: the last move lands, it is scored row by row, who won is said, and one can play again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import boxes, covered
from tests.client.walks import GAMES

Make = Callable[..., Client]
#: What comes is held back until the game is told to be over, and then shown at once, but for the last steps, which fly.
#: When the end is shown, what is seen then is noted.
HOLD_BACK = """() => {
  const table = window.baumeister
  const receive = table.receive.bind(table)
  const held = []
  const flown = new Set()
  window.end = null
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('.flying')) flown.add(one)
    const panel = document.querySelector('[data-over]')
    if (!panel || window.end) return
    window.end = {
      busy: table.busy, flying: document.querySelectorAll('.flying').length, flown: flown.size,
      winners: table.view.winners.length,
      rows: panel.querySelectorAll('[data-row]').length,
    }
  }).observe(document.body, { childList: true, subtree: true })
  table.receive = (message) => {
    held.push(message)
    if (message.type !== 'sitting' || message.sitting.status !== 'over') return
    table.receive = receive
    while (held.length) {
      receive(held.shift())
      if (held.length >= 6) table.skip()
    }
  }
}"""


IN_SIGHT = "document.querySelector('[data-over] h2').getBoundingClientRect().bottom < innerHeight"


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told_after_the_last_move_has_landed(client: Make, game: str) -> None:
    anna, viewer = client(), client(motion=True, language="en")
    anna.sit_down("Anna")
    code = anna.make_table("me", "bot", game=game)
    viewer.go(f"/t/{code}")
    viewer.page.wait_for_selector("[data-settled=true] #board")
    viewer.page.evaluate(HOLD_BACK)
    anna.go(f"/t/{code}")
    anna.play_to_the_end()
    viewer.page.wait_for_selector("[data-over]")
    end = viewer.page.evaluate("window.end")
    assert end["flown"] > 0
    assert not end["busy"]
    assert not end["flying"]
    assert end["winners"] > 0
    # Row by row; who won is said when all are counted.
    viewer.page.wait_for_selector("[data-over=told]")
    assert viewer.page.locator("[data-row]").count() > end["rows"] <= 1
    totals = dict(zip(named(viewer), points(viewer), strict=True))
    assert sorted(totals) == ["Anna", "Bruno"]
    assert viewer.page.locator("[data-total] .laurelpoints").count() == (0 if game == "villagers" else 2)
    headline = viewer.page.inner_text("[data-over] h2")
    winner = viewer.page.evaluate("window.baumeister.view.winners[0]")
    assert ("Anna", "Bruno")[winner] in headline
    assert str(max(totals.values())) in headline
    # Nobody is to move any more.
    for one in (anna, viewer):
        nobody_is_to_move(one)
    # Without motion it is all there at once, and one can play again from here.
    assert anna.page.get_attribute("[data-over]", "data-over") == "told"
    assert dict(zip(named(anna), points(anna), strict=True)) == totals
    for width in HEIGHTS:
        anna.resize(width)
        assert not (found := boxes(anna.page)), (width, found)
        # The score stands before the board, in sight, and nothing lies under it.
        assert not (found := covered(anna.page, "[data-over]")), (width, found)
        anna.page.evaluate("scrollTo(0, 0)")
        assert anna.page.evaluate(IN_SIGHT), width
    anna.page.click("[data-over] [data-rematch]")
    anna.page.wait_for_url(lambda url: "/t/" in url and code not in url)
    anna.page.wait_for_selector("[data-settled=true] #board")
    # The board is there a moment before it is known who sits at it.
    anna.page.wait_for_function("() => window.baumeister.sitting !== null")
    assert anna.page.evaluate("[window.baumeister.game, window.baumeister.sitting.seats.length]") == [game, 2]


def named(one: Client) -> list[str]:
    return one.page.locator("[data-over] [data-ranked]").all_inner_texts()


def points(one: Client) -> list[int]:
    return [int(text.split()[0]) for text in one.page.locator("[data-over] [data-total]").all_inner_texts()]


@pytest.mark.parametrize("game", GAMES)
def test_when_a_game_was_ended_early_nobody_is_to_move(client: Make, game: str) -> None:
    anna = client()
    anna.sit_down("Anna")
    code = anna.make_table("me", "bot", game=game)
    anna.go(f"/t/{code}")
    anna.wait_for_turn()
    anna.page.evaluate("window.baumeister.propose('end')")
    anna.page.wait_for_selector("[data-over]")
    nobody_is_to_move(anna)
    anna.page.reload()
    anna.page.wait_for_selector("[data-over]")
    nobody_is_to_move(anna)
    # Nor at the end of its record, where the position itself still asks somebody.
    anna.go(f"/games/{code}/replay?ply=9999")
    anna.page.wait_for_selector("[data-whole=true]")
    anna.wait_until("window.baumeister.n === window.baumeister.last")
    nobody_is_to_move(anna)


def nobody_is_to_move(one: Client) -> None:
    assert one.page.locator(".player").count()
    assert not one.page.locator(".player.turn").count()
