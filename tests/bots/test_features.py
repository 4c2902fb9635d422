"""Features: every number has a name and a reason, is finite, and says nothing about the seats' order."""

from __future__ import annotations

import math
import random

import pytest

import baumeister as bm
from baumeister.bots.arrays import floats
from baumeister.bots.nets import feature_names, features_of
from tests.bots.positions import along_a_game

GAMES = bm.games()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_feature_has_its_place_a_name_and_a_reason(game_id: str) -> None:
    features = features_of(game_id)
    place = 0
    for group in features.groups(bm.game(game_id).catalogue.pieces):
        assert group.first == place, group.names
        assert group.names
        assert all(name == name.strip().lower() and name for name in group.names)
        assert len(group.reason) > 3
        place += len(group.names)
    assert place == features.count
    names = feature_names(game_id)
    assert len(set(names)) == len(names)
    assert names[0] == "lead", "what a net begins with"


@pytest.mark.parametrize("game_id", GAMES)
def test_features_are_finite_small_and_change_nothing(game_id: str) -> None:
    game = bm.game(game_id)
    features = features_of(game_id)
    dice = random.Random(5)
    used: set[int] = set()
    for players in game.sizes:
        options = {option.name: dice.choice(option.choices) for option in game.options}
        state = game.new(players, seed=players, options=options)
        rows, again = floats(players * features.count), floats(players * features.count)
        while not state.is_over:
            before = state.digest()
            features.fill(state, rows)
            features.fill(state, again)
            assert list(rows) == list(again)
            assert state.digest() == before
            assert all(math.isfinite(value) and abs(value) < 30 for value in rows)
            used |= {place % features.count for place, value in enumerate(rows) if value != 0}
            state.step(dice.choice(state.legal()))
    assert len(used) > features.count / 3, "most features come up even in random play"


@pytest.mark.parametrize("game_id", GAMES)
def test_the_first_feature_is_the_lead_by_the_judges_reckoning(game_id: str) -> None:
    features = features_of(game_id)
    rows = floats(4 * features.count)
    for state in along_a_game(game_id, 4, seed=3, every=20):
        features.fill(state, rows)
        leads = [rows[seat * features.count] for seat in range(4)]
        assert sum(leads) == pytest.approx(0, abs=1e-9)
        best = max(range(4), key=lambda seat: leads[seat])
        assert rows[best * features.count + 1] >= 0, "whoever leads the average most leads the best of the others"
