"""`baumeister bench --research`: every interface and the environments of others, as ratios in one run."""

from __future__ import annotations

import json

import pytest

from baumeister.cli.main import main
from baumeister.research import bench
from baumeister.research.errors import MissingExtra


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "PLACES", 8)
    monkeypatch.setattr(bench, "FEW_PLACES", 2)


def test_every_row_is_measured_and_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "caylus1303", "--players", "3", "--research", "--seconds", "0.1", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    rows = {figure["row"]: figure for figure in printed["rows"]}
    assert printed["env"]["game"] == "caylus1303"
    assert rows[bench.BARE]["ratio"] == 1.0
    assert all(figure["per_s"] > 0 and figure["ratio"] > 0 for figure in rows.values())
    for part in (
        "inside, masks",
        "from numpy, masks and observations",
        "AEC, masks",
        "VectorEnv of 8",
        "door",
        "OpenSpiel,",
        "2 processes",
    ):
        assert [name for name in rows if part in name], part
    for part in ("PettingZoo's connect_four", "backgammon", "CartPole"):
        assert [name for name in rows if part in name], part


def test_the_table_is_printed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language, words in (("de", "reinen Engine"), ("en", "bare engine")):
        main(["bench", "caylus1303", "--players", "2", "--research", "--seconds", "0.1", "--lang", language])
        assert words in capsys.readouterr().out


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(package: str) -> None:
        raise MissingExtra("not here", package=package)

    monkeypatch.setattr(bench, "needed", missing)
    assert bench.outside_rows() == []
