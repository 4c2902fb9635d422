"""The first question of a game says what each choice means; what is chosen is asked about, with its price in words."""

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


#: Each choice in turn: what it costs, the question about it, and what follows in words.
CHOSEN = """async () => {
  const table = window.baumeister
  const found = []
  for (const choice of table.choices) {
    table.choose(choice)
    await new Promise(requestAnimationFrame)
    const [question, follows] = ['h2', 'p'].map((line) => document.querySelector(`.ask ${line}`).innerText.trim())
    found.push([(choice.costs ?? []).map(({ count }) => count), question, follows])
  }
  return found
}"""


def test_what_is_chosen_is_asked_about_and_what_it_costs_is_told_in_words(client: Make) -> None:
    one = client(language="en")
    one.play_now("caylus")
    one.wait_for_turn()
    found = one.page.evaluate(CHOSEN)
    assert any(costs for costs, _, _ in found)
    for costs, question, follows in found:
        assert question.endswith("?")
        assert follows, question
        assert all(f"{count} denier" in follows for count in costs), question
