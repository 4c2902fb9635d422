"""The view in which everything is open: made of what all seats see, it hides nothing that one of them knows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from baumeister import game as find_game
from baumeister.server.open_view import all_open


@pytest.mark.parametrize("game", ["caylus", "caylus1303", "magna_carta", "villagers"])
def test_what_each_player_has_and_what_anybody_knows_is_open(game: str) -> None:
    state = find_game(game).new(3, seed=11)
    dice = random.Random(11)
    learned = 0
    while not state.is_over:
        views = state.views(range(3))
        opened = all_open(views)
        assert opened.seat is None
        assert list(opened.players) == [view.players[seat] for seat, view in enumerate(views)]
        for view in views:
            for name in set(view.__struct_fields__) - {"seat", "players"}:
                learned += _compare(getattr(view, name), getattr(opened, name))
        state.apply(dice.choice(state.legal()))
    assert learned or game != "villagers"


def _compare(one: Any, opened: Any) -> int:
    """The open view agrees with the one of a seat, but for what is hidden from that; how often is that so?"""
    if one is None or one == opened:
        return int(one != opened)
    if isinstance(one, tuple):
        assert len(one) == len(opened)
        return sum(_compare(part, other) for part, other in zip(one, opened, strict=True))
    assert type(one) is type(opened), f"{one} is not {opened}"
    fields = one.__struct_fields__
    return sum(_compare(getattr(one, name), getattr(opened, name)) for name in fields)
