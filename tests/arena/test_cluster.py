"""Ray, started for real by the real program, in a process of its own: the same results as here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from baumeister.arena.cluster import ClusterFailed
from baumeister.arena.executor import make_executor
from tests.cli.program import Program

WORDS = ("arena", "caylus1303", "greedy", "random", "--players", "3", "--games", "6", "--json")
#: Seconds for a cluster to come up, on a machine that is busy.
PATIENCE = 900


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def test_a_cluster_gives_the_same_results_as_this_machine(program: Program) -> None:
    here = program.run(*WORDS, "--workers", "1").check()
    there = program.run(*WORDS, "--workers", "2", "--cluster", timeout=PATIENCE).check()
    assert there.out == here.out
    assert '"games": 6' in here.out


def test_a_cluster_that_is_not_there_is_said(program: Program) -> None:
    done = program.run(*WORDS, "--cluster", "nowhere://127.0.0.1:1", timeout=PATIENCE).check(1)
    assert "[cluster-failed]" in done.err


def slow_to_start(monkeypatch: pytest.MonkeyPatch, times: int) -> list[str]:
    """Ray's node does not come up in time so often; what was done."""
    done: list[str] = []

    def init(**_: object) -> None:
        done.append("init")
        if len(done) < 2 * times:
            raise Exception("The current node timed out during startup.")

    monkeypatch.setattr("ray.init", init)
    monkeypatch.setattr("ray.shutdown", lambda: done.append("shutdown"))
    return done


def test_a_node_that_is_slow_to_come_up_on_a_busy_machine_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    done = slow_to_start(monkeypatch, 3)
    make_executor(2, "")
    assert done == ["init", "shutdown"] * 3 + ["init"]


def test_a_node_that_never_comes_up_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    slow_to_start(monkeypatch, 100)
    with pytest.raises(ClusterFailed, match="timed out"):
        make_executor(2, "")


#: The smallest training and the smallest data set there are, here and on a cluster of this machine; its weights and the
#: digests of its files are printed.
WORK = """
import sys
from pathlib import Path
from baumeister.arena.executor import make_executor
from baumeister.arena.training import Training
from baumeister.arena.training_plan import TrainingPlan
from baumeister.research.dataset.plan import DatasetPlan
from baumeister.research.dataset.writing import fill, read_manifest

small = dict(
    hidden=2, rounds=2, games=10, generations=1, expert_rounds=1, expert_games=3, iterations=4,
    test_games=1, test_iterations=2,
)
for cluster in (None, ""):
    executor = make_executor(1 if cluster is None else 2, cluster)
    print(Training(TrainingPlan("magna_carta", **small), executor).run().weights)
    folder = Path(sys.argv[1]) / str(cluster)
    assert list(fill(DatasetPlan("caylus1303", 2, 5, ("master@3",), shard=2), folder, executor))[-1] == 5
    print(read_manifest(folder)["files"])
    executor.close()
"""


def test_a_net_and_a_data_set_made_on_a_cluster_are_those_made_here(tmp_path: Path) -> None:
    words = [sys.executable, "-c", WORK, str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=True)
    net_here, files_here, net_there, files_there = done.stdout.splitlines()
    assert net_here == net_there
    assert len(net_here) > 1000
    assert files_here == files_there
    assert files_here.count("digest") == 3
