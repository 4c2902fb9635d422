"""docs/benchmark.md: its agents enter as it says, and its table is that of the published results."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from baumeister.arena.interval import wilson
from baumeister.cli.main import main
from baumeister.research.benchmark.check import read_claim
from baumeister.research.benchmark.replay import replay_game
from baumeister.research.benchmark.suite import find_suite
from tests.research.benchmarks import small_suite, suite_file
from tools.benchmark_table import PAGE, PICTURE, page, picture, published, result_files

ROOT = Path(__file__).parents[2]
TEXT = PAGE.read_text("utf-8")
MODULES = dict(re.findall(r"```python\n# (\w+\.py)\n(.*?)```", TEXT, re.S))
(PROGRAM,) = [code for code in re.findall(r"```python\n(.*?)```", TEXT, re.S) if not code.startswith("# my_")]
RUNS = re.findall(r"^    baumeister (benchmark run (?:my_|\"cmd|collector).*)$", TEXT, re.M)
#: One title, two players, Random, one deal.
TINY = small_suite(("caylus1303-2p",), rungs=1)
#: Of each published result every so many games are replayed here; soak replays all.
ONE_OF = 37


def test_every_kind_of_agent_is_shown() -> None:
    assert sorted(MODULES) == ["my_bots.py", "my_nets.py", "my_policy.py"]
    assert len(RUNS) == 5


@pytest.mark.parametrize("command", RUNS)
def test_the_agents_enter_as_it_says(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, code in MODULES.items():
        (tmp_path / name).write_text(code, "utf-8")
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    monkeypatch.chdir(tmp_path)
    words = shlex.split(command.replace("python3", sys.executable))
    suite = ["--suite", str(suite_file(tmp_path, TINY))]
    assert main([*words, *suite, "--workers", "1"]) == 0, capsys.readouterr().err
    (result,) = tmp_path.glob("*.jsonl")
    assert not [game.faults for game in read_claim(result, TINY).games if game.faults]
    assert main(["benchmark", "check", str(result), *suite]) == 0


def test_the_program_runs(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM, "utf-8")
    done = subprocess.run([sys.executable, "-P", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Score(value=" in done.stdout


def test_the_table_of_rungs_is_that_of_the_suite() -> None:
    suite = find_suite("v1")
    rows = re.findall(r"^\| .* \| (\d+) / (\d+) \| (\d+) \| (\d+) \|$", TEXT, re.M)
    assert len(rows) == len(suite.rungs)
    for rung, (two, four, games, half) in zip(suite.rungs, rows, strict=True):
        assert rung.deals == {2: int(two), 4: int(four)}
        assert int(games) == sum(slot.rung == rung for slot in suite.schedule)
        low, high = wilson(int(games) / 2, int(games))
        assert int(half) == round(50 * (high - low))


def test_the_published_table_and_picture_are_made_of_the_published_results() -> None:
    groups = published()
    assert page(TEXT, groups) == TEXT, "python -m tools.benchmark_table"
    assert picture(groups) == PICTURE.read_text("utf-8"), "python -m tools.benchmark_table"


def test_our_own_bots_results_are_published_and_small() -> None:
    agents = {report.agent for group in published() for report in group if report.suite == "v1"}
    assert agents >= {"random", "apprentice", "journeyman", "master@100"}
    assert all(file.stat().st_size < 60_000 for file in result_files())


@pytest.mark.parametrize("file", result_files(), ids=lambda file: file.name)
def test_published_results_follow_from_their_games(file: Path) -> None:
    claim = read_claim(file)
    assert claim.header.suite == file.parent.name
    for line, slot in list(zip(claim.games, claim.suite.schedule, strict=True))[::ONE_OF]:
        replay_game(slot, claim.header.agent, line)
