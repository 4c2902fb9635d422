"""The first question of a game says what each choice means."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.client.driver import Client
from tests.client.probes import boxes
from tests.client.walks import GAMES

Make = Callable[..., Client]

#: By choice: its bare name, and everything that can be read on its button.
READ = """() => Object.fromEntries([...document.querySelectorAll('.decision [data-choice]')].map((button) => {
  const name = button.querySelector('.name').innerText
  const means = button.querySelector('.means')
  const seen = !!means && means.getClientRects().length > 0
  return [button.dataset.choice, [name, seen ? means.innerText : '']]
}))"""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_question_says_what_each_choice_means(client: Make, game: str) -> None:
    one = client(language="en")
    one.play_now(game)
    one.wait_for_turn()
    names = {choice["name"] for choice in one.choices()}
    for width in (1440, 360):
        one.resize(width)
        for language in ("de", "en"):
            one.switch_language(language)
            if one.page.query_selector(".decision .showall[aria-expanded=false]"):
                # What is in the bar already says it; then all of them.
                assert all(means for _, means in one.page.evaluate(READ).values())
                one.page.click(".decision .showall")
            read = one.page.evaluate(READ)
            assert set(read) == names
            for choice, (name, means) in read.items():
                assert len(means) > 3, choice
                assert means.casefold() not in name.casefold(), choice
            assert not boxes(one.page)
