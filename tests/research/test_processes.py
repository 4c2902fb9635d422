"""A batch on several processes plays the games of one, and ends with it."""

from __future__ import annotations

import multiprocessing
import socket
from collections.abc import Iterator
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

from baumeister.research import processes
from baumeister.research.arrays import Arrays
from baumeister.research.errors import BadActions, WorkerLost
from baumeister.research.processes import Processes
from baumeister.research.spec import EnvSpec

SPEC = EnvSpec("caylus1303", 2)


@pytest.fixture(scope="module")
def several() -> Iterator[Processes]:
    with Processes(SPEC, 5, processes=3, seed=3, opponents=["random"]) as games:
        yield games


def test_several_processes_show_what_one_would(several: Processes) -> None:
    one = Arrays(SPEC, 5, seed=3, opponents=["random"])
    for _ in range(90):
        for name in ("obs", "mask", "legal_count", "seat", "viewer", "done", "reward", "episode", "final_score"):
            assert np.array_equal(getattr(several, name), getattr(one, name)), name
        actions = one.legal[:, 0].copy()
        one.step(actions)
        several.step(actions)
    assert several.episode.max() > 1


def test_bad_actions_are_refused_before_any_process_is_told(several: Processes) -> None:
    before = several.obs.copy()
    actions = several.legal[:, 0].astype(np.int64)
    for bad in (-1, 5000, int(np.flatnonzero(several.mask[4] == 0)[0])):
        actions[4] = bad
        with pytest.raises(BadActions, match="place 4"):
            several.step(actions)
    assert np.array_equal(several.obs, before)
    several.step(several.random_actions(np.random.default_rng(0)))


def test_why_a_process_ended_is_told() -> None:
    here, there = socket.socketpair()
    memory = SharedMemory(create=True, size=1 << 22)
    part = processes._Part(spec=SPEC, count=2, first=0, end=2, seed=0, opponents=("nobody",), observations=False)
    try:
        processes._work(there, memory.name, part, 0.0)
        there.close()
        assert here.recv(1) == processes.FAILED
        assert "nobody" in processes._rest_of(here)
    finally:
        here.close()
        memory.close()
        memory.unlink()


def test_a_process_that_went_is_missed_and_none_is_left_behind() -> None:
    games = Processes(SPEC, 2, processes=2, observations=False)
    worker = games._workers[0][0]
    worker.kill()
    worker.join()
    with pytest.raises(WorkerLost):
        games.step(games.random_actions(np.random.default_rng(0)))
    games.close()
    games.close()
    assert worker not in multiprocessing.active_children()
    with pytest.raises(BadActions, match="processes"):
        Processes(SPEC, 2, processes=3)
