"""Games against bots at the real server. In every third position each legal choice can be seen and pressed; in some,
nothing overlaps and axe is content, at all widths, in both languages and themes. (Soak plays whole games to their end,
and looks at every position.)"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.client.driver import Client
from tests.client.walks import BETWEEN, GAMES, POSITIONS, Walked, sit_down, walk

Make = Callable[..., Client]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_lit_or_has_a_button_and_nothing_overlaps(client: Make, game: str) -> None:
    one, chance, walked = client(), random.Random(game), Walked()
    while walked.positions < POSITIONS:
        sit_down(one, game)
        walk(one, chance, walked, POSITIONS, BETWEEN)
    assert walked.choices > 80
    assert walked.measured >= 3
