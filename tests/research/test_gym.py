"""Gymnasium's own checks over every id, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import baumeister as bm
from baumeister.research.errors import BadActions, NotReset
from baumeister.research.gym import SeatEnv, SeatVectorEnv
from baumeister.research.registration import register
from baumeister.research.spec import all_combinations, env_id

IDS = register()


def test_every_game_and_number_of_players_has_an_id() -> None:
    assert {env_id(game_id, players) for game_id, players in all_combinations()} <= set(IDS)
    assert "Baumeister/Caylus1303-4p-v1" in IDS
    assert register() == IDS, "again, without a word"


@pytest.mark.parametrize("identifier", IDS)
def test_gymnasiums_checks_pass(identifier: str) -> None:
    """With the one that returned rows are not used again, and a whole game under the passive checker."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make(f"baumeister.research.gym:{identifier}", render_mode="ansi")
        check_env(env.unwrapped)
        _, info = env.reset(seed=1)
        ended = False
        while not ended:
            action = env.action_space.sample(mask=info["action_mask"])
            _, _, ended, _, info = env.step(action)
        assert not info["action_mask"].any()
        assert max(info["scores"]) > 0


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    env = SeatEnv("caylus1303", 2)
    _, info = env.reset(seed=1)
    bad = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(bad)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(BadActions, match="reset"):
        env.step(0)
    strict = SeatEnv("caylus1303", 2, illegal="raise")
    with pytest.raises(NotReset):
        strict.step(0)
    strict.reset(seed=1)
    before = strict.games.state(0).digest()
    with pytest.raises(BadActions):
        strict.step(bad)
    assert strict.games.state(0).digest() == before
    with pytest.raises(ValueError, match="'end' or 'raise'"):
        SeatEnv(illegal="ignore")


def test_after_the_end_an_action_is_refused() -> None:
    env = SeatEnv("caylus1303", 2)
    _, info = env.reset(seed=2)
    ended = False
    while not ended:
        _, _, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    with pytest.raises(BadActions, match="after the end"):
        env.step(0)
    env.reset()
    assert env.action_masks().any()


def make(mode: AutoresetMode | str) -> SeatVectorEnv:
    return SeatVectorEnv(3, "caylus1303", 2, autoreset_mode=mode)


def first_legal(info: dict[str, Any]) -> Any:
    """The last legal action of each, 0 where there is none."""
    masks = info["action_mask"]
    return (masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)) * masks.any(axis=1)


def until_an_end(envs: SeatVectorEnv) -> tuple[Any, ...]:
    _, info = envs.reset(seed=4)
    while True:
        stepped = envs.step(first_legal(info))
        info = stepped[4]
        if stepped[2].any():
            return stepped


def test_next_step_shows_the_end_and_begins_anew_with_the_next_action() -> None:
    envs = make(AutoresetMode.NEXT_STEP)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    _, reward, done, _, info = until_an_end(envs)
    assert not info["action_mask"][done].any()
    assert (reward[done] != 0).all()
    episodes = envs.games.episode.copy()
    _, reward, after, _, info = envs.step(first_legal(info))
    assert (envs.games.episode - episodes == done).all()
    assert not after[done].any()
    assert not reward[done].any()
    assert info["action_mask"].any(axis=1).all()


def test_same_step_begins_anew_at_once_and_keeps_the_end() -> None:
    envs = make("SameStep")
    ended = make(AutoresetMode.DISABLED)
    row, reward, done, _, info = until_an_end(envs)
    last_row, last_reward, last_done, _, _ = until_an_end(ended)
    place = int(np.flatnonzero(done)[0])
    assert (done == last_done).all()
    assert (reward == last_reward).all()
    assert (info["final_obs"][place] == last_row[place]).all()
    assert (info["final_info"]["scores"][place] == ended.games.final_score[place]).all()
    assert (row[place] != last_row[place]).any()
    assert info["action_mask"].any(axis=1).all()


def test_disabled_waits_for_a_reset_of_the_places_named() -> None:
    envs = make(AutoresetMode.DISABLED)
    _, _, done, _, info = until_an_end(envs)
    with pytest.raises(BadActions):
        envs.step(first_legal(info))
    _, info = envs.reset(options={"reset_mask": done})
    assert info["action_mask"].any(axis=1).all()
    envs.step(first_legal(info))


def test_a_vector_plays_the_games_of_single_environments() -> None:
    """Place 0 against one environment with the same seed: rows, masks, rewards, ends."""
    one, many = SeatEnv("magna_carta", 3, "apprentice"), SeatVectorEnv(2, "magna_carta", 3, "apprentice")
    row, info = one.reset(seed=9)
    rows, infos = many.reset(seed=9)
    ended = False
    while not ended:
        assert (row == rows[0]).all()
        assert (info["action_mask"] == infos["action_mask"][0]).all()
        actions = first_legal(infos)
        row, reward, ended, _, info = one.step(actions[0])
        rows, rewards, done, _, infos = many.step(actions)
        assert (reward, ended) == (rewards[0], done[0])
    assert one.games.state(0).digest() == many.games.state(0).digest()


def test_gymnasiums_own_vectors_take_the_environments() -> None:
    envs = gymnasium.make_vec(env_id("caylus1303", 2), num_envs=2, vectorization_mode="sync")
    _, info = envs.reset(seed=3)
    for _ in range(120):
        _, _, _, _, info = envs.step(first_legal(info))
    ours = gymnasium.make_vec(env_id("caylus1303", 2), num_envs=2, vectorization_mode="vector_entry_point")
    assert isinstance(ours.unwrapped, SeatVectorEnv)


def test_a_seed_begins_a_series_that_goes_on_without_one() -> None:
    def two_starts() -> list[str]:
        env = SeatEnv("villagers", 2)
        env.reset(seed=7)
        found = [env.games.state(0).digest()]
        env.reset()
        return [*found, env.games.state(0).digest()]

    assert two_starts() == two_starts()
    assert len(set(two_starts())) == 2


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(bm.BadOption):
        gymnasium.make(env_id("caylus", 2), options={"dragons": True})
