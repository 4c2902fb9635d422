"""The net: chances of all seats, begun as the judge, the same by steps as in one go; and its file."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

import baumeister as bm
from baumeister.bots.arrays import floats
from baumeister.bots.net import Net, fill_end, first_net
from baumeister.bots.nets import BadNet, NetData, features_of, new_net, read_net, rounded, shipped_net, write_net
from tests.bots.positions import along_a_game

GAMES = bm.games()


def disturbed(game_id: str, seed: int = 1) -> NetData:
    """A net whose hidden layer has a say, too."""
    net = new_net(game_id, seed, hidden=6)
    dice = random.Random(seed)
    return replace(net, weights=tuple(weight + dice.uniform(-0.2, 0.2) for weight in net.weights))


@pytest.mark.parametrize("game_id", GAMES)
def test_chances_of_all_seats_add_up_to_one(game_id: str) -> None:
    evaluator = disturbed(game_id).evaluator()
    game = bm.game(game_id)
    for players in game.sizes:
        for state in along_a_game(game_id, players, seed=2, every=30):
            chances = floats(players)
            evaluator.fill(state, chances)
            assert sum(chances) == pytest.approx(1)
            assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("hidden", [1, 7, 8, 19, 32])
def test_the_worth_of_a_row_is_what_the_formula_says_to_the_last_digit(hidden: int) -> None:
    """However many units are added at a time: compiled and interpreted must choose alike."""
    inputs, dice = 23, random.Random(hidden)
    net = Net(inputs, hidden)
    weights = [dice.uniform(-1, 1) for _ in range(int(net.size))]
    row = [dice.choice((0.0, dice.uniform(-1, 1))) for _ in range(inputs)]
    for place, weight in enumerate(weights):
        net.weights[place] = weight
    skip, out, bias = (
        weights[:inputs],
        weights[inputs : inputs + hidden],
        weights[inputs + hidden : inputs + 2 * hidden],
    )
    units = bias
    for i, value in enumerate(row):
        line = inputs + 2 * hidden + i * hidden
        units = [unit + weight * value for unit, weight in zip(units, weights[line : line + hidden], strict=True)]
    worth = 0.0
    for value, weight in zip(row, skip, strict=True):
        worth += weight * value
    for unit, weight in zip(units, out, strict=True):
        worth += weight * max(0.0, unit)
    x = floats(inputs)
    for place, value in enumerate(row):
        x[place] = value
    assert net.worth(x, 0) == worth


@pytest.mark.parametrize("game_id", GAMES)
def test_a_new_net_prefers_whom_the_judge_sees_ahead(game_id: str) -> None:
    features = features_of(game_id)
    evaluator = first_net(features, 8, 1)
    rows, chances = floats(4 * features.count), floats(4)
    for state in along_a_game(game_id, 4, seed=4, every=15):
        features.fill(state, rows)
        evaluator.fill(state, chances)
        leads = [rows[seat * features.count] for seat in range(4)]
        assert sorted(range(4), key=lambda seat: leads[seat]) == sorted(range(4), key=lambda seat: chances[seat])


@pytest.mark.parametrize("game_id", GAMES)
def test_a_number_of_players_with_weights_of_its_own_is_judged_by_these_and_no_other(game_id: str) -> None:
    """Also right after a table of another size, from scratch and by steps."""
    common, own = disturbed(game_id, seed=1), disturbed(game_id, seed=2)
    net = replace(common, by_players={3: own.weights})
    assert net.version not in (common.version, own.version)
    kept = replace(net, weights=rounded(list(common.weights)), by_players={3: rounded(list(own.weights))})
    assert read_net(write_net(kept), game_id) == kept
    both, one, other = net.evaluator(), common.evaluator(), own.evaluator()
    tables = [list(along_a_game(game_id, players, seed=7, every=25)) for players in (2, 3, 4)]
    for states in zip(*tables, strict=False):
        for state, alone in zip(states, (one, other, one), strict=True):
            assert both.chances(state) == alone.chances(state)
            after = state.clone()
            after.step(state.legal()[0])
            found, expected = floats(4), floats(4)
            both.look_from(state)
            alone.look_from(state)
            both.fill_after(after, found)
            alone.fill_after(after, expected)
            assert list(found) == list(expected)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_step_away_the_chances_are_the_same_as_from_scratch(game_id: str) -> None:
    evaluator = disturbed(game_id).evaluator()
    compared = 0
    for state in along_a_game(game_id, 3, seed=6, every=10):
        evaluator.look_from(state)
        for action in state.legal():
            after = state.clone()
            after.step(action)
            by_step, from_scratch = floats(3), floats(3)
            evaluator.fill_after(after, by_step)
            evaluator.fill(after, from_scratch)
            assert list(by_step) == pytest.approx(list(from_scratch), abs=1e-9)
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("game_id", GAMES)
def test_the_end_is_worth_most_to_the_winner(game_id: str) -> None:
    for seed in range(4):
        state = bm.game(game_id).new(3, seed)
        while not state.is_over:
            state.step(state.legal()[seed % len(state.legal())])
        worth = floats(3)
        fill_end(state, 6.0, worth)
        assert sum(worth) == pytest.approx(1)
        assert max(worth) == max(worth[winner] for winner in state.winners())


# ---- files


@pytest.mark.parametrize("game_id", GAMES)
def test_the_shipped_net_says_where_it_came_from(game_id: str) -> None:
    net = shipped_net(game_id)
    assert net.evaluator().net.size == len(net.weights)
    assert net.origin["command"].startswith(f"baumeister train {game_id}")
    assert net.origin["generation"] >= 0
    assert net.origin["games"] > 0
    assert net.strength
    text = write_net(net)
    assert 10_000 < len(text) < 300_000, "the wheel stays small"
    assert read_net(text, game_id) == net
    assert json.loads(text)["version"] == net.version


def test_other_weights_are_another_version() -> None:
    net = new_net("caylus1303", 1)
    assert new_net("caylus1303", 1).version == net.version
    assert new_net("caylus1303", 2).version != net.version


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text: text[:-20], "form"),
        (lambda text: text.replace('"format": 1', '"format": 2'), "game"),
        (lambda text: text.replace('"caylus1303"', '"caylus"', 1), "game"),
        (lambda text: text.replace('"origin"', '"orign"'), "form"),
        (lambda text: text.replace('"weights"', '"by_players": {"6": [1.0]}, "weights"'), "form"),
        (lambda text: text.replace('"weights"', '"by_players": [1.0], "weights"'), "form"),
        (lambda text: "[]", "form"),
    ],
)
def test_what_is_no_net_is_a_typed_error(spoil: object, reason: str) -> None:
    assert callable(spoil)
    text = spoil(write_net(new_net("caylus1303", 1)))
    with pytest.raises(BadNet) as error:
        read_net(text, "caylus1303")
    assert error.value.params["reason"] == reason


def test_a_net_for_other_features_or_of_another_size_is_refused() -> None:
    net = new_net("caylus1303", 1)
    short = replace(net, by_players={2: net.weights[1:]})
    for wrong, reason in (
        (replace(net, features="0"), "features"),
        (replace(net, hidden=5), "weights"),
        (short, "weights"),
    ):
        with pytest.raises(BadNet) as error:
            wrong.evaluator()
        assert error.value.params["reason"] == reason
