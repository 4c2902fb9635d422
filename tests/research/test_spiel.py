"""OpenSpiel's own simulation test over every game and number of players, with its searches, and the wall."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import baumeister as bm
from baumeister.research import spiel
from baumeister.research.arrays import Eyes
from baumeister.research.spec import MOST_ACTIONS, all_combinations, observed_games

NAMES = spiel.register()


def load(game_id: str, players: int) -> Any:
    return pyspiel.load_game(f"baumeister_{game_id}(players={players})")


def dealt(game: Any, deal: int, actions: int, seed: int = 0) -> Any:
    """A state so many random actions after the deal."""
    state, dice = game.new_initial_state(), random.Random(seed)
    state.apply_action(deal)
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def test_all_games_are_registered_once() -> None:
    assert [f"baumeister_{game_id}" for game_id in observed_games()] == NAMES
    assert spiel.register() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("game_id", "players"), all_combinations())
def test_openspiels_simulation_passes_with_serialisation(game_id: str, players: int) -> None:
    pyspiel.random_sim_test(load(game_id, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game_id", observed_games())
def test_rows_strings_and_returns_are_those_of_the_table(game_id: str) -> None:
    game = load(game_id, 2)
    state = dealt(game, 7, 40)
    eyes = Eyes(game.spec)
    for player in range(2):
        row = eyes.row(state.table, player)
        assert np.array_equal(state.observation_tensor(player), row)
        assert np.array_equal(state.information_state_tensor(player), row)
        assert f'"seat":{player}' in state.information_state_string(player)
    end = dealt(game, 7, 10_000)
    assert end.is_terminal()
    assert sum(end.returns()) == pytest.approx(0)
    assert len(end.history()) < MOST_ACTIONS[game_id]


@pytest.mark.parametrize("game_id", ["magna_carta", "villagers"])
def test_a_resampled_state_looks_the_same_to_its_player_and_hides_the_truth(game_id: str) -> None:
    state = dealt(load(game_id, 3), 5, 30)
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(4)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) == 4
    assert str(state) not in {str(other) for other in others}


@pytest.mark.parametrize("game_id", observed_games())
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_openspiels_searches_play_whole_games(game_id: str, search: str) -> None:
    """From the deal to the end: one player searches, with two simulations, the other is random."""
    game = load(game_id, 2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    if search == "mcts":
        bot = mcts.MCTSBot(game, 1.4, 2, evaluator, solve=False, random_state=np.random.RandomState(1))
    else:
        bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 2, random_state=np.random.RandomState(1))
    state, dice = dealt(game, 3, 0), random.Random(1)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(bot.step(state) if state.current_player() == 0 and len(legal) > 1 else dice.choice(legal))
    assert state.returns()[0] != 0 or len(state.table.winners()) == 2


def test_an_illegal_action_is_refused() -> None:
    state = dealt(load("caylus1303", 2), 1, 3)
    before = str(state)
    bad = next(action for action in range(101) if action not in state.legal_actions())
    with pytest.raises(bm.IllegalAction):
        state.apply_action(bad)
    assert str(state) == before


def test_a_reward_without_bounds_is_refused() -> None:
    with pytest.raises(bm.BaumeisterError, match="win, rank"):
        pyspiel.load_game("baumeister_caylus(players=2,reward=lead)")
