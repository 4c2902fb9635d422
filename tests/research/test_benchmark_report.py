"""What results say: shares, intervals, one figure, and the three forms of a report."""

from __future__ import annotations

import json
import math
import xml.etree.ElementTree as ElementTree
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from baumeister.arena.interval import wilson
from baumeister.arena.simulate import Standing
from baumeister.cli.main import main
from baumeister.research.benchmark.check import Claim, read_claim
from baumeister.research.benchmark.report import comparable, report_of, score_of
from tests.research.benchmarks import changed, play, small_suite, suite_file

SUITE = small_suite()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small suite and two results of it."""
    folder = tmp_path_factory.mktemp("report")
    suite_file(folder, SUITE)
    for agent in ("random", "apprentice"):
        play(SUITE, folder / f"{agent}.jsonl", agent)
    return folder


def test_shares_are_counted_by_rung_and_table(folder: Path) -> None:
    claim = read_claim(folder / "apprentice.jsonl", SUITE)
    report = report_of(claim)
    assert [rung.rung for rung in report.rungs] == ["random", "apprentice"]
    for rung in report.rungs:
        games = [game for game in claim.games if game.rung == rung.rung]
        won = sum(Fraction(game.seat in game.winners, len(game.winners)) for game in games)
        assert rung.all.entries == len(games) == 8
        assert rung.all.share == float(won / 8)
        assert rung.all.interval == wilson(float(won), 8)
        assert rung.all.mean_score == sum(game.scores[game.seat] for game in games) / 8
        assert rung.fair == (2 * 0.5 + 2 * 0.5 + 4 * 0.25) / 8
        assert {table: standing.entries for table, standing in rung.tables.items()} == {
            "caylus1303-2p": 2,
            "magna_carta-2p": 2,
            "villagers-4p": 4,
        }
    assert report.score.value == 50 * (report.rungs[0].all.share + report.rungs[1].all.share)


def test_all_games_of_a_shared_victory_count_in_parts(folder: Path) -> None:
    claim = read_claim(folder / "apprentice.jsonl", SUITE)
    shared = [replace(game, winners=tuple(range(len(game.scores)))) for game in claim.games]
    report = report_of(Claim(claim.file, claim.suite, claim.header, tuple(shared)))
    assert report.rungs[0].all.share == report.rungs[0].fair == 0.375
    assert report.score.value == pytest.approx(37.5)


def standing(wins: float, games: int) -> Standing:
    return Standing(games, wins, wins / games, wilson(wins, games), 0.0)


def test_the_score_is_the_mean_over_the_rungs_however_many_games_they_have() -> None:
    score = score_of([standing(32, 32), standing(0, 160)])
    assert score.value == 50
    low, high = wilson(32, 32)[0], wilson(0, 160)[1]
    assert score.low == pytest.approx(50 - 50 * (1 - low))
    assert score.high == pytest.approx(50 + 50 * high)


def test_the_interval_of_the_score_adds_squares_and_stays_on_the_scale() -> None:
    one = standing(20, 40)
    half = one.interval[1] - one.share
    score = score_of([one] * 4)
    assert score.high - score.value == pytest.approx(100 * half / math.sqrt(4))
    for wins in (0, 40):
        score = score_of([standing(wins, 40)] * 5)
        assert 0 <= score.low <= score.value <= score.high <= 100


def test_only_results_of_the_same_suite_and_track_are_compared(folder: Path) -> None:
    reports = [report_of(read_claim(folder / f"{agent}.jsonl", SUITE)) for agent in ("random", "apprentice")]
    assert [[report.agent for report in group] for group in comparable(reports)] == [["apprentice", "random"]]
    claim = read_claim(folder / "random.jsonl", SUITE)
    other = report_of(Claim(claim.file, claim.suite, replace(claim.header, track="build"), claim.games))
    assert [[report.track for report in group] for group in comparable([*reports, other])] == [
        ["play", "play"],
        ["build"],
    ]


# ---- the command


def run(folder: Path, *words: str) -> int:
    return main(["benchmark", *words, "--suite", str(folder / "small.json")])


def test_the_command_plays_checks_and_reports(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(folder, "run", "apprentice", "--workers", "1", "--agent-version", "three") == 0
    result = Path("apprentice.small.jsonl")
    assert str(result) in capsys.readouterr().out
    assert run(folder, "check", str(result), "--rungs", "--workers", "1", "--records", "records") == 0
    assert "all 16 games were replayed" in capsys.readouterr().out
    assert len(list(Path("records").iterdir())) == 16
    assert main(["replay", "records/apprentice-0000.json", "--to", "text"]) == 0
    assert 'bot apprentice 3 "apprentice"' in capsys.readouterr().out
    assert run(folder, "report", str(result)) == 0
    shown = capsys.readouterr().out
    for words in ("Plumbline small, track play", "apprentice three", "plumb score", "Villagers, 4 players"):
        assert words in shown


def test_a_report_is_text_json_and_picture(folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [str(folder / "random.jsonl"), str(folder / "apprentice.jsonl")]
    assert run(folder, "report", *files, "--json", "--svg", str(tmp_path / "table.svg")) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [row["agent"] for row in printed] == ["apprentice", "random"]
    assert printed[0]["score"]["value"] == report_of(read_claim(folder / "apprentice.jsonl", SUITE)).score.value
    picture = ElementTree.parse(tmp_path / "table.svg").getroot()
    words = " ".join(picture.itertext())
    for word in ("Plumbline small", "plumb score", "Against random", "apprentice", "n = 16"):
        assert word in words, words
    assert run(folder, "report", *files, "--lang", "de") == 0
    assert "Lotwert" in capsys.readouterr().out


def test_a_bad_result_is_refused_with_line_and_reason(
    folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "forged.jsonl"
    data = (folder / "random.jsonl").read_bytes()
    file.write_bytes(changed(data, lambda lines: lines[4].update(scores=[900, 1])))
    for task in ("check", "report"):
        assert run(folder, task, str(folder / "random.jsonl"), str(file)) == 1
        complaint = "".join(capsys.readouterr().err.split())  # lines break wherever the path is long
        assert "forged.jsonl,line5:theresultisrefused." in complaint
        assert "[bad-result]" in complaint


def test_what_cannot_be_run_is_said_in_a_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = ["--workers", "1", "--out", str(tmp_path / "no" / "result.jsonl")]
    for words, code in (
        (["run", "nobody"], "unknown-bot"),
        (["run", "random", "--track", "build"], "bad-entry"),
        (["run", "random", *out], "result-failed"),
        (["report", str(folder / "random.jsonl"), "--svg", str(tmp_path / "no" / "x.svg")], "result-failed"),
        (["check", str(tmp_path / "nothing.jsonl")], "result-failed"),
    ):
        assert run(folder, *words) == 1
        assert f"[{code}]" in capsys.readouterr().err
    assert main(["benchmark", "run", "random", "--suite", "v0"]) == 1
    assert "[unknown-suite]" in capsys.readouterr().err
    assert main(["benchmark"]) == 2
    assert main(["benchmark", "run", "random", "--track", "best"]) == 2
    assert list(tmp_path.iterdir()) == []
