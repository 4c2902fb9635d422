"""PettingZoo's own suites over every game and number of players, and what they do not ask."""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np
import pytest

import baumeister as bm
from baumeister.research import zoo
from baumeister.research.errors import NotReset
from baumeister.research.spec import all_combinations
from tests.research.suites import api_test, performance_benchmark, seed_test

#: What api_test says of every environment whose observation is a Dict with a mask.
OF_ANY_MASK = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize(("game_id", "players"), all_combinations())
def test_pettingzoos_suites_pass(game_id: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(zoo.env(game_id, players), num_cycles=60)
        seed_test(lambda: zoo.env(game_id, players), num_cycles=20)
    said = {str(warning.message).strip() for warning in caught}
    assert [words for words in said if not words.startswith(OF_ANY_MASK)] == []


def test_pettingzoos_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays for five seconds by the clock: here its clock jumps."""
    ticks = iter(range(10_000))
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"].time, "time", lambda: next(ticks) / 20)
    performance_benchmark(zoo.env("caylus1303", 2))
    assert "turns per second" in capsys.readouterr().out


def played(table: Any, seed: int | None) -> tuple[list[str], dict[str, float]]:
    """A whole game by random actions: the digests along it, and what each agent was given in all."""
    table.reset(seed=seed)
    rng = np.random.default_rng(5)
    digests, given = [table.unwrapped.table.digest()], dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        given[agent] += reward
        if ended:
            table.step(None)
            continue
        assert agent == f"seat_{table.unwrapped.table.seat}"
        legal = np.flatnonzero(seen["action_mask"])
        assert legal.tolist() == table.unwrapped.table.legal()
        table.step(int(rng.choice(legal)))
        digests.append(table.unwrapped.table.digest())
    return digests, given


def test_a_seed_begins_a_series_that_goes_on_without_one() -> None:
    one, two = zoo.env("magna_carta", 3), zoo.env("magna_carta", 3)
    first, second = played(one, 8)[0], played(one, None)[0]
    assert first != second
    assert [played(two, 8)[0], played(two, None)[0]] == [first, second]


@pytest.mark.parametrize("reward", ["win", "rank", "lead"])
def test_agents_are_rewarded_at_the_end_and_in_sum_nothing(reward: str) -> None:
    table = zoo.env("caylus1303", 4, reward=reward)
    _, given = played(table, 3)
    state = table.unwrapped.table
    assert sum(given.values()) == pytest.approx(0)
    assert given[f"seat_{state.winners()[0]}"] == max(given.values())


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    table = zoo.env("caylus1303", 2)
    table.reset(seed=1)
    before = table.unwrapped.table.digest()
    bad = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    for action in (bad, -1, 10_000, "pass", 1.5, None):
        with pytest.raises(bm.IllegalAction):
            table.unwrapped.step(action)
    assert table.unwrapped.table.digest() == before


def test_others_see_their_own_row_and_may_do_nothing() -> None:
    table = zoo.env("villagers", 3)
    table.reset(seed=1)
    others = [agent for agent in table.agents if agent != table.agent_selection]
    asked = table.observe(table.agent_selection)
    for agent in others:
        seen = table.observe(agent)
        assert not seen["action_mask"].any()
        assert (seen["observation"] != asked["observation"]).any()


def test_before_reset_there_is_no_table() -> None:
    with pytest.raises(NotReset):
        _ = zoo.raw_env("caylus", 2).table
