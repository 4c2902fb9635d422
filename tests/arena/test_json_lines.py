"""Bots in any language: the examples play whole games, and whatever a program does wrong is survived and said."""

from __future__ import annotations

import os
import sys
import time
from itertools import combinations
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.arena.book import Book
from baumeister.arena.contest import Contest
from baumeister.arena.executor import LocalExecutor
from baumeister.arena.ladder import Ladder, climb
from baumeister.arena.running import ContestRun
from baumeister.bots import json_lines
from baumeister.bots.door import DEFAULT_BUDGET as BUDGET
from baumeister.bots.door import IllegalChoice, UnknownBot, ask, make_bot, seen_by
from baumeister.bots.json_lines import JsonLinesBot
from baumeister.bots.match import play_game
from baumeister.bots.pipes import NotStarted
from baumeister.bots.programs import BotEnded, BotTalksNonsense, BotTimedOut
from baumeister.bots.strangers import BadBotCommand, close_bot
from baumeister.cli.desk import make_desk
from baumeister.cli.seating import name_commands, read_seats
from tests.cli.program import Program

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PYTHON = f"cmd:{sys.executable} {EXAMPLES / 'json_lines_bot.py'}"
JAVASCRIPT = f"cmd:node {EXAMPLES / 'json_lines_bot.mjs'}"
GAME = bm.game("caylus1303")
#: Seconds until something that is sure to happen must have happened.
PATIENCE = 30

#: A bot that does what its first argument says; `good` plays the first choice.
STRANGE = """
import json, os, subprocess, sys, time
how = sys.argv[1]
decisions = 0
def say(**message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if how == "crashes at once":
            sys.exit("no licence")
        if how == "leaves a child":
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
            open(sys.argv[2], "w").write(str(child.pid))
        if how == "other protocol":
            say(type="hello", protocol=2, name="strange")
        else:
            say(type="hello", protocol=1, name="strange")
    elif message["type"] == "decision":
        decisions += 1
        number, first = message["number"], message["choices"][0]
        if how == "crashes":
            raise RuntimeError("out of ideas")
        if how == "crashes later" and decisions == 3:
            os._exit(3)
        if how in ("hangs", "leaves a child"):
            time.sleep(600)
        if how == "talks without end":
            while True:
                say(type="log", text="still thinking")
        if how == "no json":
            print("the best one", flush=True)
        elif how == "long line":
            print("x" * 3_000_000, flush=True)
        elif how == "unknown action":
            say(type="choice", number=number, action="castle:storm")
        elif how == "illegal":
            say(type="choice", number=number, action=99999)
        elif how == "enormous":
            say(type="choice", number=number, action=10**30)
        elif how == "wrong number":
            say(type="choice", number=number + 7, action=first["name"])
        elif how == "hello again":
            say(type="hello", protocol=1, name="strange")
        else:
            say(type="log", text="thinking")
            say(type="choice", number=number, action=first["action"])
"""


@pytest.fixture
def strange(tmp_path: Path) -> str:
    path = tmp_path / "strange.py"
    path.write_text(STRANGE, "utf-8")
    return f"{sys.executable} {path}"


def climbed(contest: Contest) -> Ladder:
    run = ContestRun(contest, LocalExecutor())
    for _ in run:
        pass
    return climb(contest, run.outcomes())


@pytest.mark.parametrize("title", bm.games())
def test_the_examples_in_python_and_javascript_play_whole_games(title: str) -> None:
    ladder = climbed(Contest(title, (PYTHON, JAVASCRIPT), games=2))
    assert ladder.games == 2
    assert all(rung.faults == {} for rung in ladder.rungs), ladder.rungs


def test_a_bot_with_the_same_seed_plays_the_same_game() -> None:
    def play(seed: int) -> tuple[int, ...]:
        bots = [make_bot(PYTHON, seed), make_bot("random")]
        try:
            return play_game(GAME, 2, bots, seed=3).actions
        finally:
            close_bot(bots[0])

    assert play(1) == play(1) != play(2)


@pytest.mark.parametrize(
    ("how", "error", "words"),
    [
        ("crashes at once", BotEnded, "no licence"),
        ("crashes", BotEnded, "out of ideas"),
        ("other protocol", BotTalksNonsense, "protocol 2"),
        ("no json", BotTalksNonsense, "the best one"),
        ("long line", BotTalksNonsense, "xxx"),
        ("unknown action", BotTalksNonsense, "castle:storm"),
        ("wrong number", BotTalksNonsense, "decision 8, asked was 1"),
        ("hello again", BotTalksNonsense, "hello"),
        ("illegal", IllegalChoice, "99999"),
        ("enormous", IllegalChoice, "1" + 30 * "0"),
    ],
)
def test_what_a_program_does_wrong_is_said_by_name(strange: str, how: str, error: type[Exception], words: str) -> None:
    bot = JsonLinesBot(f"{strange} {how!r}")
    try:
        with pytest.raises(error, match=words):
            ask(bot, seen_by(GAME, GAME.new(2, 1)), BUDGET)
    finally:
        bot.close()


@pytest.mark.parametrize("how", ["hangs", "talks without end"])
def test_a_program_that_does_not_answer_is_given_up(strange: str, how: str) -> None:
    bot = JsonLinesBot(f"{strange} {how!r}", patience=0.5)
    with pytest.raises(BotTimedOut):
        ask(bot, seen_by(GAME, GAME.new(2, 1)), BUDGET)


def test_a_program_that_never_reads_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_lines, "TIME_TO_START", 0.3)
    with pytest.raises(BotTimedOut):
        ask(JsonLinesBot("sleep 600"), seen_by(GAME, GAME.new(2, 1)), BUDGET)


def test_everything_a_program_has_started_ends_with_it(strange: str, tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    bot = JsonLinesBot(f"{strange} 'leaves a child' {noted}", patience=0.5)
    with pytest.raises(BotTimedOut):
        ask(bot, seen_by(GAME, GAME.new(2, 1)), BUDGET)
    child = int(noted.read_text())
    end = time.monotonic() + PATIENCE
    while _is_running(child):
        assert time.monotonic() < end
        time.sleep(0.02)


def _is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"  # killed, and waiting for whoever inherited it


@pytest.mark.parametrize("command", ["no-such-program-anywhere --now", "", "python3 'half a quote"])
def test_a_program_that_is_not_there_is_said_before_the_game(command: str) -> None:
    with pytest.raises(NotStarted):
        make_bot(f"cmd:{command}")


def test_in_the_arena_faults_are_survived_counted_and_reported(strange: str) -> None:
    ladder = climbed(Contest("caylus1303", ("greedy", f"cmd:{strange} 'crashes later'"), games=2))
    assert ladder.games == 2
    faulty = next(rung for rung in ladder.rungs if rung.faults)
    assert faulty.bot.endswith("'crashes later'")
    assert faulty.faults == {"bot-ended": 6}  # three in each game, then it is not asked again


def test_one_that_never_says_hello_costs_its_time_once_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_lines, "TIME_TO_START", 0.2)
    ladder = climbed(Contest("caylus1303", ("greedy", "cmd:sleep 600"), games=2))
    (faulty,) = [rung for rung in ladder.rungs if rung.faults]
    assert faulty.faults == {"bot-never-ready": 2}  # once in each game


def test_named_commands_sit_down_in_simulate_and_play(program: Program, strange: str) -> None:
    named = ("--bot-command", f"greta={strange} good")
    told = program.run("simulate", "caylus1303", "--games", "2", "--bots", "greta,random", *named, "--workers", "1")
    assert "2 games" in told.check().out
    assert "greta" in told.out
    assert "strange.py" not in told.out  # called by its name, not by its command
    seats = ("--seats", "human,greta:Greta")
    done = program.run("play", "caylus1303", "--seed", "7", *seats, *named, lines=["1", "1", "1", "q"]).check()
    assert "Greta" in done.out
    # The table's file names the bot, never the command: it has to be said again.
    assert "[unknown-bot]" in program.run("play", "--resume", lines=["1"] * 9).check(1).err
    program.run("play", "--resume", *named, lines=["1", "q"]).check()


def test_records_of_the_arena_name_a_program_and_never_say_what_to_run(program: Program, strange: str) -> None:
    named = ("--bot-command", f"greta={strange} good", "--games", "1", "--workers", "1", "--records", "--out", "out")
    program.run("arena", "caylus1303", "greta@5", f"cmd:{strange} 'good'", *named).check()
    texts = [path.read_text("utf-8") for path in (program.home / "out" / "records").iterdir()]
    assert len(texts) == 2
    for text in texts:
        seats = bm.Record.loads(text).seats
        assert {(seat.name, seat.bot.id) for seat in seats if seat.bot} == {("greta@5", "greta"), ("cmd", "cmd")}
        assert "strange" not in text
        assert "good" not in text


def test_two_programs_without_names_are_told_apart_in_every_record_of_a_contest(strange: str, tmp_path: Path) -> None:
    bots = ("random", f"cmd:{strange} good", f"cmd:{strange} better")
    contest = Contest("magna_carta", bots, games=2, records=True)
    for _ in ContestRun(contest, LocalExecutor(), Book(tmp_path / "out", contest)):
        pass
    names = ("random", "cmd 1", "cmd 2")
    found = {path.name: bm.Record.load(path).seats for path in (tmp_path / "out" / "records").iterdir()}
    for match, (one, other) in enumerate(combinations(names, 2), start=1):
        assert [seat.name for seat in found[f"{match}-1.json"]] == [one, other]
        assert [seat.name for seat in found[f"{match}-2.json"]] == [other, one]
    assert {seat.bot.id for seats in found.values() for seat in seats if seat.bot} == {"random", "cmd"}


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


@pytest.mark.parametrize("words", ["greta", "Greta=ls", "human=ls", "random=ls", "greta="])
def test_a_command_needs_a_name_of_its_own(words: str) -> None:
    with pytest.raises(BadBotCommand):
        name_commands([words])


def test_at_a_table_a_command_needs_a_name() -> None:
    with pytest.raises(BadBotCommand, match="--bot-command NAME="):
        read_seats(make_desk("en"), ["human", "cmd:node bot.mjs"], None)


def test_an_installed_package_brings_bots_by_entry_point(program: Program) -> None:
    package = program.home / "site" / "dreamers-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: dreamers\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[baumeister.bots]\nfirst = dreamers:First\n")
    (program.home / "site" / "dreamers.py").write_text(
        "class First:\n    name = 'first'\n    def choose(self, seen, budget):\n        return seen.legal[0]\n"
    )
    path = os.pathsep.join([str(program.home / "site"), os.environ.get("PYTHONPATH", "")])
    words = ("arena", "caylus1303", "first", "random", "--games", "2", "--workers", "1")
    assert "first" in program.run(*words, PYTHONPATH=path).check().out
    with pytest.raises(UnknownBot):
        make_bot("first")
