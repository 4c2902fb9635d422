"""Small tasks begin where their files say, end where they should, and are frozen."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from baumeister.research.arrays import Arrays
from baumeister.research.errors import BadTask
from baumeister.research.spec import EnvSpec, env_id, spec_of
from baumeister.research.tasks import SmallTask, all_tasks

TASKS = list(all_tasks().values())
#: Digests of the files as they were published: they never change.
FROZEN = json.loads(Path(__file__).with_name("tasks.json").read_text("utf-8"))


def test_tasks_are_frozen() -> None:
    assert {env_id(*key): task.digest for key, task in all_tasks().items()} == FROZEN


@pytest.mark.parametrize("task", TASKS, ids=lambda task: f"{task.players}p-{task.name}")
def test_a_task_begins_at_its_starts_and_comes_to_an_end(task: SmallTask) -> None:
    spec = spec_of(env_id(task.game, task.players, task.name))
    starts = {state.digest() for state in task.states()}
    assert len(starts) == len(task.starts) == 32
    games = Arrays(spec, 4, seed=2, opponents=["random"] * (task.players - 1), autoreset=False)
    begun = [games.batch.state_of(place) for place in range(4)]
    assert all(state.round >= max(1, task.last_round) for state in begun)
    rng = np.random.default_rng(0)
    while (games.seat >= 0).any():
        games.step(games.random_actions(rng))
    for place in range(4):
        state = games.state(place)
        assert state.round == task.last_round + 1 if task.last_round else state.is_over
        if task.target:
            assert set(games.reward[place]) <= {0.0, 1.0, -1.0}


def test_self_play_begins_exactly_at_a_start() -> None:
    spec = EnvSpec("caylus1303", 2, task="endgame")
    assert spec.small_task is not None
    starts = {state.digest() for state in spec.small_task.states()}
    games = Arrays(spec, 20, seed=4)
    found = {games.state(place).digest() for place in range(20)}
    assert found <= starts
    assert len(found) > 8
    assert spec.digest() != EnvSpec("caylus1303", 2).digest()


def test_a_target_counts_points_since_the_beginning() -> None:
    spec = EnvSpec("caylus1303", 2, task="one_round")
    assert spec.small_task is not None
    games, rng, seen = Arrays(spec, 8, seed=1, observations=False), np.random.default_rng(1), set()
    scores = [games.state(place).scores() for place in range(8)]
    for _ in range(400):
        games.step(games.random_actions(rng))
        for place in np.flatnonzero(games.done):
            gained = games.final_score[place] - np.array(scores[place])
            assert games.reward[place].tolist() == np.where(gained >= spec.small_task.target, 1.0, -1.0).tolist()
            seen |= set(games.reward[place].tolist())
            scores[place] = games.state(int(place)).scores()
    assert seen == {1.0, -1.0}


def test_unknown_tasks_and_other_options_are_refused() -> None:
    with pytest.raises(BadTask, match="endgame"):
        EnvSpec("caylus", 3, task="endgame")
    with pytest.raises(BadTask, match="fixed"):
        EnvSpec("caylus1303", 2, {"open_points": False}, task="open")
