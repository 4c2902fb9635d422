"""`baumeister bench --research`: every interface and the environments of others, as ratios in one run."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable

import pytest

from baumeister.cli.main import main
from baumeister.research import bench, bench_rows
from baumeister.research.errors import MissingExtra
from baumeister.research.spec import EnvSpec


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench_rows, "PLACES", 8)
    monkeypatch.setattr(bench_rows, "FEW_PLACES", 2)
    monkeypatch.setattr(bench_rows, "MANY_PLACES", 16)


def test_every_row_is_measured_and_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "caylus1303", "--players", "3", "--research", "--seconds", "0.1", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    rows = {figure["row"]: figure for figure in printed["rows"]}
    assert printed["env"]["game"] == "caylus1303"
    assert rows[bench_rows.BARE]["ratio"] == 1.0
    assert rows[bench_rows.AEC]["by_aec"] == 1.0
    assert all(figure["per_s"] > 0 and figure["ratio"] > 0 for figure in rows.values())
    for part in (
        "inside, masks",
        "from numpy, masks and observations",
        "AEC, masks",
        "VectorEnv of 8",
        "door",
        "OpenSpiel,",
        "VectorEnv of 2, one seat, 2 apprentice inside",
        "2 processes, masks and observations (by CPU time)",
        "observation of one",
        "PettingZoo's connect_four",
        "OpenSpiel's backgammon",
        "OpenSpiel's connect_four",
        "CartPole",
    ):
        assert [name for name in rows if part in name], part
    for pair in printed["compared"]:
        first, second = (rows[name]["per_s"] for name in pair["rows"])
        assert pair["ratio"] == pytest.approx(first / second)
    assert {pair["message"].removeprefix("bench-compared-"): pair["goal"] for pair in printed["compared"]} == {
        "masks": 0.5,
        "observations": 0.3,
        "aec": 9.0,
        "vector-door": 60.0,
        "vector-single": None,
        "processes-clock": 1.8,
        "processes-cpu": 1.8,
    }


def test_the_table_is_printed_in_both_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured(spec: EnvSpec, _seconds: float, told: Callable[[int, int], None]) -> bench.Measured:
        told(1, 2)
        vector, single, door = bench_rows.vector_name(spec), bench_rows.single_name(spec), bench_rows.door_name(spec)
        several = [
            bench_rows.process_name(count, clock) for count in (1, 2) for clock in (bench_rows.CLOCK, bench_rows.CPU)
        ]
        fixed = [getattr(bench_rows, name) for name in ("BARE", "NUMPY_MASKS", "NUMPY_ROWS", "AEC", "CONNECT_FOUR")]
        rates = dict.fromkeys([*fixed, vector, single, door, *several], 2_000_000.0)
        rows = [bench.Figure(row=row, per_s=rate, ratio=1.0, by_aec=None, spread=1.0) for row, rate in rates.items()]
        return bench.Measured(rows=rows, compared=bench.compare(spec, rates))

    monkeypatch.setattr(bench, "measure_research", measured)
    for language, words in (("de", "hinter der Bot-Tür"), ("en", "behind the bots' door")):
        assert main(["bench", "caylus1303", "--players", "2", "--research", "--lang", language]) == 0
        printed = capsys.readouterr().out
        assert words in printed
        assert "2,000,000" in printed
        assert "bench-compared" not in printed, "every comparison has its words"


@pytest.mark.parametrize("what", ["research", "rules"])
def test_nothing_else_runs_in_the_process_that_is_measured(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """A thread that draws a bar took a quarter from the batches' steps."""
    before, seen = threading.active_count(), []

    def measured(*_: object, told: Callable[[int, int], None]) -> None:
        told(1, 2)
        seen.append(threading.active_count())
        raise MissingExtra("that is enough", package="none")

    monkeypatch.setattr(bench, "measure_research", measured)
    monkeypatch.setattr("baumeister.cli.bench.measure", measured)
    assert main(["bench", "caylus1303", "--players", "2", *(["--research"] if what == "research" else [])]) != 0
    assert seen == [before]


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(package: str) -> None:
        raise MissingExtra("not here", package=package)

    monkeypatch.setattr(bench_rows, "needed", missing)
    assert bench_rows.outside_rows() == []
