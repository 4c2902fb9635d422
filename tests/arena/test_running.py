"""A contest gives the same rows and the same ladder whoever plays it, also after it was killed and gone on with."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest

from baumeister import Record
from baumeister.arena.book import Book, BookFailed, OtherContest
from baumeister.arena.contest import Contest, ScheduledGame
from baumeister.arena.executor import Executor, LocalExecutor
from baumeister.arena.ladder import climb
from baumeister.arena.playing import Outcome, play_scheduled
from baumeister.arena.running import ContestRun
from baumeister.cli.main import main
from tests.cli.program import Program

GAME = "caylus1303"
WORDS = ("arena", GAME, "greedy", "random", "--players", "3", "--games", "60")
#: Seconds until something that is sure to happen must have happened.
PATIENCE = 60


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


def play(contest: Contest, folder: Path | None = None, executor: Executor | None = None) -> list[Outcome]:
    run = ContestRun(contest, executor or LocalExecutor(), None if folder is None else Book(folder, contest))
    for _ in run:
        pass
    return run.outcomes()


def test_killed_and_gone_on_with_it_ends_as_if_nothing_had_happened(program: Program) -> None:
    whole, parts = program.home / "whole", program.home / "parts"
    program.run(*WORDS, "--workers", "1", "--out", str(whole)).check()
    killed = subprocess.Popen(
        [sys.executable, "-m", "baumeister.cli", *WORDS, "--workers", "2", "--out", str(parts)],
        env=program.environment,
        stderr=subprocess.DEVNULL,
    )
    rows = parts / "games.csv"
    end = time.monotonic() + PATIENCE
    while not (rows.exists() and rows.read_bytes().count(b"\n") > 3):
        assert time.monotonic() < end
        assert killed.poll() is None
        time.sleep(0.01)
    os.kill(killed.pid, signal.SIGKILL)
    killed.wait()
    assert rows.read_bytes().count(b"\n") < 61  # it was stopped in the middle
    with rows.open("ab") as file:
        file.write(b"1,29,9,greedy,rand")  # and in the middle of a line
    program.run(*WORDS, "--workers", "2", "--out", str(parts)).check()
    for name in ("games.csv", "ladder.json", "ladder.svg", "contest.json"):
        assert (parts / name).read_bytes() == (whole / name).read_bytes(), name


def test_what_is_played_already_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = Contest(GAME, ("greedy", "random"), games=4)
    first = play(few, tmp_path)
    more = Contest(GAME, ("greedy", "random"), games=8)
    seen = []

    def note(scheduled: ScheduledGame) -> Outcome:
        seen.append(scheduled.number)
        return play_scheduled(scheduled)

    monkeypatch.setattr("baumeister.arena.playing.play_scheduled", note)
    assert play(more, tmp_path)[:4] == first
    assert seen == [4, 5, 6, 7]


def test_a_folder_with_another_contest_is_left_alone(tmp_path: Path) -> None:
    play(Contest(GAME, ("greedy", "random"), games=4), tmp_path)
    before = (tmp_path / "games.csv").read_bytes()
    for other in (
        Contest(GAME, ("greedy", "random"), games=2),
        Contest(GAME, ("greedy", "random"), games=4, first_seed=1),
        Contest(GAME, ("greedy", "ismcts@3"), games=4),
        Contest(GAME, ("greedy", "random"), games=4, stop=True),
    ):
        with pytest.raises(OtherContest):
            Book(tmp_path, other)
    assert (tmp_path / "games.csv").read_bytes() == before


@pytest.mark.parametrize(
    "schedule", ['{"games": "x"}', '{"games": null}', '{"games": 1e999}', "[1, 2]", "7", "[" * 100_000, "\xff"]
)
def test_a_folder_whose_schedule_is_damaged_is_refused(schedule: str, tmp_path: Path) -> None:
    (tmp_path / "contest.json").write_text(schedule, "latin-1")
    with pytest.raises(BookFailed):
        Book(tmp_path, Contest(GAME, ("greedy", "random"), games=4))


def test_a_folder_whose_rows_cannot_be_read_is_refused(tmp_path: Path) -> None:
    contest = Contest(GAME, ("greedy", "random"), games=4)
    (tmp_path / "games.csv").write_text("1,1,0," + "9" * 200_000 + "\n")
    with pytest.raises(BookFailed):
        ContestRun(contest, LocalExecutor(), Book(tmp_path, contest))


@pytest.mark.parametrize("damage", ["winner", "match", "number", "faults"])
def test_a_row_that_is_none_is_played_again(damage: str, tmp_path: Path) -> None:
    contest = Contest(GAME, ("greedy", "random"), games=4)
    play(contest, tmp_path)
    rows = tmp_path / "games.csv"
    whole = rows.read_text("utf-8").splitlines()
    names, row = whole[0].split(","), whole[2].split(",")
    changes = {
        "winner": {"won_1": "0", "won_2": "0"},
        "match": {"match": "3"},
        "number": {"number": "99"},
        "faults": {"faults": "[" * 100_000},
    }[damage]
    damaged = ",".join(changes.get(name, value) for name, value in zip(names, row, strict=True))
    rows.write_text("\n".join([*whole[:2], damaged, *whole[3:], ""]), "utf-8")
    run = ContestRun(contest, LocalExecutor(), Book(tmp_path, contest))
    assert run.played == 3
    for _ in run:
        pass
    assert rows.read_text("utf-8").splitlines() == whole


class Noting(LocalExecutor):
    """Remembers how many games were handed out at a time."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def map_unordered(self, work, items):  # type: ignore[no-untyped-def]
        for item in items:
            self.sizes.append(len(item))
            yield []


@pytest.mark.parametrize(("bot", "sizes"), [("apprentice", {8}), ("master@2", {1}), ("ismcts@2", {1})])
def test_a_kill_costs_few_games_of_quick_bots_and_one_a_core_of_those_that_think(bot: str, sizes: set[int]) -> None:
    executor = Noting()
    for _ in ContestRun(Contest(GAME, (bot, "random"), games=2000), executor):
        pass
    assert set(executor.sizes) == sizes


def test_to_take_up_a_contest_nothing_is_made_for_games_that_are_still_to_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Contest(GAME, ("greedy", "random"), games=4)
    first = play(few, tmp_path)
    many = Contest(GAME, ("greedy", "random"), games=100_000)
    monkeypatch.setattr(Contest, "schedule", pytest.fail)
    assert ContestRun(many, LocalExecutor(), Book(tmp_path, many)).outcomes() == first


class Ahead(LocalExecutor):
    """Takes ten pieces of work before it gives back the first result."""

    def map_unordered(self, work, items):  # type: ignore[no-untyped-def]
        rest = iter(items)
        waiting = list(islice(rest, 10))
        while waiting:
            yield work(waiting.pop())  # the last one first
            waiting.extend(islice(rest, 1))


def test_a_match_stops_at_the_deal_that_decides_it_however_many_cores_play() -> None:
    contest = Contest(GAME, ("greedy", "random"), games=60, stop=True)
    outcomes = play(contest, executor=Ahead())
    assert outcomes == play(contest)
    (match,) = climb(contest, outcomes).matches
    assert match.decided == len(outcomes) == 16  # eight deals won by greedy
    assert match.share == 1.0


def test_a_match_that_stops_early_leaves_the_same_folder_however_many_cores_play(tmp_path: Path) -> None:
    contest = Contest(GAME, ("greedy", "random"), games=60, stop=True, records=True)
    folders = [tmp_path / "one", tmp_path / "ahead"]
    for folder, executor in zip(folders, (LocalExecutor(), Ahead()), strict=True):
        assert len(play(contest, folder, executor)) == 16
    one, ahead = ({path.relative_to(folder): path.read_bytes() for path in files(folder)} for folder in folders)
    assert len([path for path in one if path.parent.name == "records"]) == 16
    assert ahead == one


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_games_that_were_played_without_records_are_played_again_for_them(tmp_path: Path) -> None:
    first = play(Contest(GAME, ("greedy", "random"), games=4), tmp_path)
    rows = (tmp_path / "games.csv").read_bytes()
    more = Contest(GAME, ("greedy", "random"), games=6, records=True)
    assert play(more, tmp_path)[:4] == first
    assert (tmp_path / "games.csv").read_bytes().startswith(rows)
    assert sorted(path.name for path in (tmp_path / "records").iterdir()) == [f"1-{n}.json" for n in range(1, 7)]


def test_rows_records_and_json_tell_the_same(program: Program) -> None:
    words = ("arena", GAME, "greedy", "random", "--games", "4", "--records", "--out", "out", "--workers", "1")
    told = json.loads(program.run(*words, "--json").check().out)
    assert json.loads((program.home / "out" / "ladder.json").read_text()) == told
    with (program.home / "out" / "games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["number"] for row in rows] == ["1", "2", "3", "4"]
    for row in rows:
        record = Record.load(program.home / "out" / "records" / f"1-{row['number']}.json")
        assert [who.name for who in record.seats] == [row["bot_1"], row["bot_2"]]
        assert record.replay().scores() == [int(row["score_1"]), int(row["score_2"])]
    assert sum(bot["wins"] for bot in told["rungs"]) == 4
    assert told["rungs"][0]["bot"] == "greedy"
    assert {"rating", "interval", "share"} <= set(told["rungs"][0])


def test_the_ladder_is_shown_in_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    words = ["arena", GAME, "--games", "2", "Lehrling", "--workers", "1", "random", "--option", "open_points=on"]
    told = []
    for language in ("en", "de"):
        folder = tmp_path / language
        assert main([*words, "--lang", language, "--out", str(folder)]) == 0
        told.append(capsys.readouterr().out)
    english, german = told
    assert "rating" in english
    assert "apprentice – random" in english
    assert "100.0 %" in english
    assert "Wertung" in german
    assert "Lehrling – Zufall" in german
    assert "100,0 %" in german
    assert not re.search(r"[0-9]\.[0-9] ", german)
    picture = (tmp_path / "de" / "ladder.svg").read_text("utf-8")
    assert "Lehrling – Zufall" in picture
    assert "2 Partien; offene Prestigepunkte: an" in picture
    for name in ("games.csv", "ladder.json"):  # for programs: ids in every language
        assert (tmp_path / "de" / name).read_bytes() == (tmp_path / "en" / name).read_bytes()


@pytest.mark.parametrize(
    ("words", "code"),
    [(["greedy"], "bad-plan"), (["greedy", "random", "--records"], "bad-plan"), (["greedy", "grandma"], "unknown-bot")],
)
def test_mistakes_on_the_command_line_are_explained(
    words: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", GAME, *words]) == 1
    assert f"[{code}]" in capsys.readouterr().err
