"""The mutation check: a fixed sample of small faults in a game's rules, and whether the tests notice them.

Every fault runs in a fork of one interpreted process in which pytest is already loaded; the mutated module exists
only there, in memory. First the game's own tests, then part of the battery and the wall. (Not the pinned snapshots:
they would notice every change without saying that it is wrong.) A fault that hangs counts as noticed.

    BAUMEISTER_PURE=1 python -m tests.soak.mutants caylus1303 --count 100     # what the part `mutants` of soak runs
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import baumeister as bm
from tests.soak.mutators import SOURCES, Mutant, mutated, sample
from tests.soak.part import CORES, Result, say

ROOT = Path(__file__).resolve().parents[2]
SURVIVORS = Path(__file__).with_name("survivors.md")

COUNT = 100
SEED = 1303
LEAST_KILLED = 0.9
#: After the game's own tests; with fewer tables (see `is_enough`).
BATTERY = [
    "tests/battery/test_legal.py",
    "tests/battery/test_moves.py",
    "tests/battery/test_conservation.py",
    "tests/battery/test_fields.py",
    "tests/battery/test_views.py",
    "tests/battery/test_options.py",
    "tests/wall/test_wall.py",
    "tests/research/test_observation.py",
]
MEMORY = 1 << 30


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant: the first test that failed, "time" if it hung, "" if it survived."""

    key: str
    killer: str
    seconds: float


# ---- in the fork


class MutantFinder(MetaPathFinder, Loader):
    """Gives one module its mutated code; all others are found as usual."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = mutant.module
        self.path = str(SOURCES / mutant.file)
        self.code = compile(mutated(mutant.file, mutant.number), self.path, "exec", dont_inherit=True)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self, origin=self.path) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = self.path
        exec(self.code, module.__dict__)


class Killer:
    """A pytest plugin that remembers the first failure, and leaves out tables that show nothing new."""

    def __init__(self) -> None:
        self.first = ""

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if is_enough(getattr(item, "callspec", None))]

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.first:
            self.first = report.nodeid

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed and not self.first:
            self.first = f"{report.nodeid} (collection)"


def tests_of(game_id: str) -> list[str]:
    return [f"tests/games/{game_id}", *BATTERY]


def only_this_game(game_id: str) -> str:
    """Of the battery only the tables of the game; `-k` looks for parts of names."""
    longer = "".join(f" and not {other}" for other in bm.games() if game_id in other and other != game_id)
    return f"{game_id}{longer}"


def is_enough(call: Any) -> bool:
    """Of all tables: even player counts, every option changed by itself, and all of them together."""
    from tests.battery.tables import Table  # not above: it loads the games, and the mutant must come first

    table = None if call is None else call.params.get("table")
    if not isinstance(table, Table):
        return True
    changed = [option.default != dict(table.options)[option.name] for option in table.game.options]
    return table.players % 2 == 0 and (sum(changed) <= 1 or all(changed))


def run_tests(game_id: str, mutant: Mutant | None, answer: int, limit: int) -> None:
    """In the fork: run the tests on the mutant, write the first failing test into the pipe, and end.

    Who uses more than the limit of processor seconds is ended by the system: a busy machine makes nobody guilty.
    """
    import pytest

    os.environ["BAUMEISTER_ALL_TABLES"] = "1"  # tests.battery.tables, which must not be loaded before the mutant
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
    if mutant is not None:
        sys.meta_path.insert(0, MutantFinder(mutant))
    killer = Killer()
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", "-k", only_this_game(game_id)]
    # Plugins loaded before the fork cannot be rewritten any more, and need not be.
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    code = pytest.main([*options, *tests_of(game_id)], plugins=[killer])
    if code != pytest.ExitCode.OK and not killer.first:
        killer.first = f"pytest ended with {code}"
    os.write(answer, killer.first.encode()[:4000])
    os._exit(0)


# ---- in the parent


@dataclass
class Running:
    """A fork at work on a mutant."""

    mutant: Mutant | None
    process: int
    answer: int

    @classmethod
    def start(cls, game_id: str, mutant: Mutant | None, limit: int) -> Running:
        # Checked here, not in the fork, where every error counts as a fault that was noticed.
        assert mutant is None or mutant.module not in sys.modules, "too late: the true module is loaded already"
        reading, writing = os.pipe()
        process = os.fork()
        if process == 0:
            try:
                os.close(reading)
                run_tests(game_id, mutant, writing, limit)
            except BaseException as error:
                os.write(writing, f"{type(error).__name__} outside the tests".encode())
            os._exit(1)
        os.close(writing)
        return cls(mutant, process, reading)

    def poll(self) -> Outcome | None:
        """What became of it, or None if it is still at work."""
        done, status, used = os.wait4(self.process, os.WNOHANG)
        if done == 0:
            return None
        killer = os.read(self.answer, 5000).decode()
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
            killer = "time"
        elif status != 0 and not killer:
            killer = f"the process ended with {status}"
        os.close(self.answer)
        return Outcome(self.mutant.key if self.mutant else "", killer, used.ru_utime + used.ru_stime)


def check_unharmed(game_id: str) -> float:
    """Without a fault the tests pass; how many processor seconds they take."""
    running = Running.start(game_id, None, 600)
    while (outcome := running.poll()) is None:
        time.sleep(0.05)
    if outcome.killer:
        raise SystemExit(f"the tests fail on the sources as they are: {outcome.killer}")
    return outcome.seconds


def run_all(game_id: str, mutants: list[Mutant], processes: int, limit: int) -> list[Outcome]:
    """All mutants, several at a time."""
    waiting = list(mutants)
    at_work: list[Running] = []
    outcomes: list[Outcome] = []
    while waiting or at_work:
        while waiting and len(at_work) < processes:
            at_work.append(Running.start(game_id, waiting.pop(0), limit))
        for running in list(at_work):
            outcome = running.poll()
            if outcome is not None:
                at_work.remove(running)
                outcomes.append(outcome)
                if len(outcomes) % 20 == 0:
                    alive = sum(not one.killer for one in outcomes)
                    print(f"{len(outcomes)} of {len(mutants)} mutants, {alive} survive", file=sys.stderr, flush=True)
        time.sleep(0.01)
    return outcomes


def main() -> None:
    import hypothesis  # noqa: F401  loaded before the forks, like pytest and all of the package but the game
    import msgspec  # noqa: F401
    import pytest  # noqa: F401

    import baumeister.records  # noqa: F401

    parser = argparse.ArgumentParser(description="Run the tests on mutants; the outcomes as JSON.")
    parser.add_argument("game", choices=bm.games())
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=CORES, help="as many as there are cores")
    parser.add_argument("--key", help="only this one")
    wishes = parser.parse_args()
    if bm.compiled():
        raise SystemExit("mutants are interpreted: set BAUMEISTER_PURE=1")
    os.chdir(ROOT)
    mutants = sample(f"baumeister.games.{wishes.game}", wishes.count if not wishes.key else 1 << 30, wishes.seed)
    if wishes.key:
        mutants = [mutant for mutant in mutants if mutant.key == wishes.key]
    baseline = check_unharmed(wishes.game)
    print(f"the tests take {baseline:.1f} s without a fault", file=sys.stderr, flush=True)
    outcomes = run_all(wishes.game, mutants, wishes.processes, limit=int(4 * baseline) + 10)
    killers = {outcome.key: outcome for outcome in outcomes}
    print(
        json.dumps(
            [{"mutant": str(mutant), "key": mutant.key, "killer": killers[mutant.key].killer} for mutant in mutants]
        )
    )


# ---- the part of soak


def explained() -> set[str]:
    """Keys of the survivors that survivors.md gives a reason for."""
    return set(re.findall(r"^### `([0-9a-f]{8})`", SURVIVORS.read_text("utf-8"), re.MULTILINE))


def run(game_id: str, quick: bool) -> Result:
    count = 10 if quick else COUNT
    with tempfile.TemporaryFile() as output:
        done = subprocess.run(
            [sys.executable, "-m", __name__, game_id, "--count", str(count)],
            cwd=ROOT,
            env={**os.environ, "BAUMEISTER_PURE": "1"},
            stdout=output,
            check=False,
        )
        output.seek(0)
        answer = output.read()
    if done.returncode != 0:
        return Result("mutants", game_id, False, remarks=["the mutants could not be run; see above"])
    outcomes = json.loads(answer)
    alive = [outcome for outcome in outcomes if not outcome["killer"]]
    unexplained = [outcome for outcome in alive if outcome["key"] not in explained()]
    killed = len(outcomes) - len(alive)
    by_game = sum(f"tests/games/{game_id}/" in outcome["killer"] for outcome in outcomes)
    say(f"mutants of {game_id}: {killed} of {len(outcomes)} killed")
    figures: dict[str, str | int] = {
        "mutants": len(outcomes),
        "killed": f"{killed} ({killed / len(outcomes):.0%})",
        "by the game's tests": by_game,
        "by battery and wall": sum(
            "tests/battery" in one["killer"] or "tests/wall" in one["killer"] for one in outcomes
        ),
        "by time": sum(outcome["killer"] == "time" for outcome in outcomes),
        "survivors explained": len(alive) - len(unexplained),
        "unexplained": len(unexplained),
    }
    passed = killed >= LEAST_KILLED * len(outcomes) and not unexplained
    return Result("mutants", game_id, passed, figures, [outcome["mutant"] for outcome in alive])


if __name__ == "__main__":
    main()
