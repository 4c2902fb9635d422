"""Who can enter: policies over rows, Python bots and programs in any language, each seeing what its seat may see."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import baumeister as bm
from baumeister.bots.door import Budget, seen_by
from baumeister.bots.levels import budget_of, version_of
from baumeister.bots.strangers import name_command
from baumeister.research.arrays import Eyes
from baumeister.research.benchmark.check import read_claim
from baumeister.research.benchmark.errors import BadEntry
from baumeister.research.benchmark.playing import entrant_of, read_agent
from baumeister.research.benchmark.report import report_of
from baumeister.research.benchmark.rows import RowAgent, row_agent
from baumeister.research.spec import EnvSpec
from tests.research.benchmarks import lines_of, play, small_suite

#: One table, one rung, one deal: two games.
TINY = small_suite(("magna_carta-2p",), rungs=1)

POLICY = """
from baumeister.research.benchmark.rows import row_agent

def policy(row, mask):
    assert row.dtype == "int16" and mask.dtype == "int8" and row.any()
    return int(mask.argmax())

First = row_agent(policy, "first")

def wrong(row, mask):
    return int(mask.argmin())

Wrong = row_agent(wrong, "wrong")
"""

PROGRAM = """
import json, sys, time
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "test"}), flush=True)
    elif said["type"] == "decision":
        assert said["budget"] == {"seconds": SECONDS}
        time.sleep(SLEEP)
        chosen = {"type": "choice", "number": said["number"], "action": said["choices"][0]["name"]}
        print(json.dumps(chosen), flush=True)
"""


@pytest.fixture
def policies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tiny_policy.py").write_text(POLICY, "utf-8")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("policies")
def test_a_policy_over_rows_enters_in_three_lines(tmp_path: Path) -> None:
    file = tmp_path / "first.jsonl"
    lines = lines_of(play(TINY, file, "tiny_policy:First"))
    assert lines[0]["agent"] == {"label": "tiny_policy:First", "bot": "tiny_policy:First", "iterations": 1000}
    assert not any("faults" in line for line in lines)
    claim = read_claim(file, TINY)
    title = bm.game("magna_carta")
    for game, record in zip(claim.games, claim.replay(), strict=True):
        state = record.start()
        for entry in record.actions():
            if state.seat == game.seat:
                assert title.action(entry.action) == min(state.legal())
            state.step(title.action(entry.action))


@pytest.mark.usefixtures("policies")
def test_illegal_actions_of_a_policy_are_faults_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "wrong.jsonl"
    play(TINY, file, "tiny_policy:Wrong")
    claim = read_claim(file, TINY)
    assert len(list(claim.replay())) == 2
    assert [game.faults for game in claim.games] == [("illegal-choice",) * 3] * 2
    assert report_of(claim).faults == {"illegal-choice": 6}


@pytest.mark.parametrize("game_id", bm.games())
def test_a_row_agent_sees_the_row_and_mask_of_the_environments(game_id: str) -> None:
    seen: list[tuple[np.ndarray, np.ndarray]] = []

    def policy(row: np.ndarray, mask: np.ndarray) -> int:
        seen.append((row, mask))
        return int(np.flatnonzero(mask)[-1])

    agent, title = row_agent(policy)(), bm.game(game_id)
    eyes, state = Eyes(EnvSpec(game_id, 3)), title.new(3, 8)
    while not state.is_over:
        action = agent.choose(seen_by(title, state), Budget(iterations=1))
        row, mask = seen.pop()
        assert np.array_equal(row, eyes.row(state, int(state.seat)))
        assert np.array_equal(mask, eyes.mask(state))
        assert (agent.game, agent.players) == (game_id, 3)
        state.step(action)


def test_a_class_of_row_agents_may_have_its_own_dice() -> None:
    class Dice(RowAgent):
        def __init__(self, seed: int) -> None:
            self.rng = np.random.default_rng(seed)

        def act(self, row: np.ndarray, mask: np.ndarray) -> int:
            return int(self.rng.choice(np.flatnonzero(mask)))

    title = bm.game("caylus1303")
    seen = seen_by(title, title.new(2, 8))
    choices = [Dice(seed).choose(seen, Budget(iterations=1)) for seed in range(20)]
    assert len(set(choices)) > 1
    assert choices == [Dice(seed).choose(seen, Budget(iterations=1)) for seed in range(20)]


# ---- programs


def program(folder: Path, seconds: float, sleep: float) -> str:
    file = folder / "program.py"
    file.write_text(PROGRAM.replace("SECONDS", str(seconds)).replace("SLEEP", str(sleep)), "utf-8")
    return f"cmd:{sys.executable} {file}"


def test_a_program_builds_within_its_limit(tmp_path: Path) -> None:
    file = tmp_path / "result.jsonl"
    data = play(TINY, file, program(tmp_path, 2.0, 0.0), track="build")
    header = lines_of(data)[0]
    assert header["agent"] == {"label": "cmd", "bot": "cmd"}
    assert (header["track"], header["seconds"]) == ("build", 2.0)
    assert str(tmp_path).encode() not in data
    claim = read_claim(file, TINY)
    assert len(list(claim.replay())) == 2
    assert not report_of(claim).faults


def test_answers_after_the_limit_are_faults(tmp_path: Path) -> None:
    suite = small_suite(("magna_carta-2p",), rungs=1, seconds=0.01, grace=0.0)
    file = tmp_path / "result.jsonl"
    play(suite, file, program(tmp_path, 0.01, 30.0), track="build")
    claim = read_claim(file, suite)
    assert report_of(claim).faults == {"bot-timed-out": 6}
    assert len(list(claim.replay())) == 2


def test_only_programs_build() -> None:
    for label in ("random", "master@100"):
        with pytest.raises(BadEntry, match="JSON lines"):
            read_agent(label, "build", TINY)


def test_a_program_goes_by_the_name_it_was_given(tmp_path: Path) -> None:
    command = program(tmp_path, 2.0, 0.0).removeprefix("cmd:")
    name_command("builder", command)
    entrant = entrant_of(read_agent("builder", "build", TINY), "2.1")
    assert (entrant.label, entrant.bot, entrant.version, entrant.iterations) == ("builder", "builder", "2.1", None)


def test_a_level_thinks_in_each_title_as_it_does_in_play() -> None:
    suite = small_suite(("caylus-2p", "villagers-2p"))
    agent = read_agent("setter", "play", suite)
    assert {game: player.budget for game, player in agent.items()} == {
        game: Budget(iterations=budget_of("setter", game).iterations) for game in ("caylus", "villagers")
    }
    entrant = entrant_of(agent)
    assert entrant.iterations is None
    assert entrant.versions == {game: version_of("setter", game) for game in ("caylus", "villagers")}
    assert entrant_of(read_agent("setter@9", "play", suite)).iterations == 9
