"""Imagined tables with the support module: no place is favoured by the cards that lie in the box."""

import pytest

import baumeister as bm
from baumeister.games.villagers.game import Villagers
from tests.games.villagers import hidden
from tests.wall.harness import check_frequencies


@pytest.mark.parametrize("players", [2, 3])
def test_support_cards_outside_the_box_lie_anywhere_equally(players: int) -> None:
    state = bm.game("villagers").new(players, seed=3000, options={"support": True})
    assert isinstance(state, Villagers)
    assert hidden.box_of(state), "some support cards lie in the box"
    check_frequencies(state, hidden, 0, range(500))
