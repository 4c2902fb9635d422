"""What a screen reader hears at the table: what can be chosen, which phase it is, words instead of signs."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.client.driver import Client
from tests.client.walks import GAMES

Make = Callable[..., Client]

#: Things whose name says that they can be chosen, and those that can be.
CHOOSABLE = """() => {
  const knobs = [...document.querySelectorAll('.tablepage [data-knob]')]
  const names = (found) => [...new Set(found.map((knob) => knob.dataset.knob))].sort()
  return [
    names(knobs.filter((knob) => knob.getAttribute('aria-label').endsWith('can be chosen'))),
    names(knobs.filter((knob) => window.baumeister.byTarget.has(knob.dataset.knob))),
  ]
}"""
#: Accessible names with a number and a letter that only the drawn board explains.
SIGNS = """() => [...document.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label'))
  .filter((name) => /[0-9] P\\b/.test(name))"""


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_chosen_says_so_and_the_phase_is_marked(client: Make, game: str) -> None:
    one = client(language="en")
    one.play_now(game)
    one.play(2, random.Random(5))
    assert one.wait_for_turn()
    said, are = one.page.evaluate(CHOOSABLE)
    assert said == are
    current = one.page.locator(".phases [aria-current=step]")
    assert current.count() == 1
    assert current.inner_text() == one.page.inner_text(".phases b")
    assert not one.page.evaluate(SIGNS)
