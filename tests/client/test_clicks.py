"""Fewer clicks: gains that leave nothing to choose are taken by themselves for whoever wants that; one click plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.client.driver import HEIGHTS, Client
from tests.client.probes import axe, boxes

Make = Callable[..., Client]

#: By chance, until nothing but a gain is offered, or with `taken` until one was taken by itself: its action.
PLAY_TO_GAIN = """async ([seed, taken]) => {
  const table = window.baumeister
  let state = seed
  let plain = null
  const next = (below) => (state = (state * 48271) % 2147483647) % below
  for (; table.running; await new Promise((resolve) => setTimeout(resolve))) {
    if (plain && table.n > plain.n) return plain
    const gain = table.mine && table.choices.find((choice) => choice.plain)
    if (gain && !plain) plain = { n: table.n, name: gain.name }
    if (gain && taken) continue
    if (!table.mine || table.sent || table.busy) continue
    if (gain) return plain
    const choices = table.choices.filter((choice) => !['pass', 'decline'].includes(choice.name))
    table.act(choices[next(choices.length)] ?? table.choices[0])
  }
}"""
#: What the log says that one did, oneself and for good.
OWN_LINES = "window.baumeister.log.filter((line) => line.seat === window.baumeister.seat && !line.void)"


def play_to_gain(one: Client, *, taken: bool = False) -> int:
    """The log number of the position in which there is one."""
    found = one.page.evaluate(PLAY_TO_GAIN, [5, taken])
    assert found, "the game ended without a gain"
    return int(found["n"])


def own_lines(one: Client, number: int) -> list[str]:
    """What the entry of this log number says of oneself."""
    return [line["name"] for line in one.page.evaluate(OWN_LINES) if line["n"] == number]


def is_offered(one: Client) -> bool:
    return any(choice.get("plain") for choice in one.choices())


@pytest.mark.parametrize("game", ["caylus1303", "magna_carta"])
def test_a_gain_without_a_choice_is_taken_by_itself_where_one_wants_it_and_not_again_after_an_undo(
    client: Make, game: str
) -> None:
    one = client()
    one.play_now(game)
    number = play_to_gain(one)
    # By hand: it is offered until somebody does something.
    one.page.click("[data-clicks]")
    assert not one.page.is_checked("[data-switch=gains]")
    assert one.number == number
    assert is_offered(one)
    one.page.check("[data-switch=gains]")
    one.wait_for_step(number)
    assert own_lines(one, number + 1)
    one.wait_for_turn()
    one.wait_until("!window.baumeister.busy && window.baumeister.undo !== null")
    after = one.number
    one.page.click("[data-undo]")
    one.page.wait_for_selector(".log .void")
    one.wait_for_step(after)
    one.wait_for_turn()
    back = one.number
    assert is_offered(one)
    for wanted in (False, True):  # whatever asks for it again
        one.page.set_checked("[data-switch=gains]", wanted)
    one.page.keyboard.press("x")  # the keys work on
    one.page.wait_for_selector("[data-do=decline]")
    one.do()
    assert own_lines(one, back + 1)[0] == "declined"
    # The next one comes by itself again.
    number = play_to_gain(one, taken=True)
    assert own_lines(one, number + 1)


@pytest.mark.parametrize("language", ["de", "en"])
def test_one_click_plays_is_offered_in_the_bar_and_fits_there(client: Make, language: str) -> None:
    """A new person's settings: gains come by themselves, a move is confirmed."""
    one = client(width=360, language=language, gains=True)
    one.play_now()
    one.wait_for_turn()
    one.page.click("[data-clicks]")
    assert one.page.is_checked("[data-switch=gains]")
    assert not one.page.is_checked("[data-switch=one-click]")
    for width in HEIGHTS:
        one.resize(width)
        assert not boxes(one.page)
        for box in one.page.locator("[data-clicks], [data-switch]").all():
            found = box.bounding_box()
            assert found
            assert found["height"] >= (44 if width == 360 else 24)
    assert not axe(one.page)
    one.page.check("[data-switch=one-click]")
    number = one.number
    one.page.click("[data-lit] [data-knob], [data-lit][data-knob], [data-choice]")
    one.wait_for_step(number)
