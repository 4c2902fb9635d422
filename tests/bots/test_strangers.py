"""Bots of others: they sit down by `module:Class`, and whatever is wrong with one is said by name."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import sys
import time
from pathlib import Path
from typing import NoReturn

import pytest

import baumeister as bm
from baumeister.arena.contest import Contest
from baumeister.arena.executor import LocalExecutor
from baumeister.arena.ladder import Ladder, climb
from baumeister.arena.playing import play_scheduled
from baumeister.arena.running import ContestRun
from baumeister.arena.simulate import Plan, run
from baumeister.bots import apart
from baumeister.bots.door import BotFailed, Budget, IllegalChoice, UnknownBot, ask, make_bot, seen_by
from baumeister.bots.match import play_game
from baumeister.bots.programs import BotEnded
from baumeister.bots.strangers import BotNotLoaded, NotABot
from baumeister.cli.main import main
from tests.cli.program import Program

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
GAME = bm.game("caylus1303")

BAD_BOTS = """
class Raises:
    name = "raises"
    def choose(self, seen, budget):
        raise ValueError("out of ideas")

class Exits:
    name = "exits"
    def choose(self, seen, budget):
        raise SystemExit(0)

class Nonsense:
    name = "nonsense"
    def choose(self, seen, budget):
        return "the best one"

class Nameless:
    def choose(self, seen, budget):
        return seen.legal[0]

class Mute:
    name = "mute"

class CannotBeMade:
    def __init__(self):
        raise RuntimeError("no luck")

class Ends:
    name = "ends"
    def choose(self, seen, budget):
        import os
        os._exit(3)

class Hangs:
    name = "hangs"
    def choose(self, seen, budget):
        while True:
            pass

class Chatters:
    name = "chatters"
    def choose(self, seen, budget):
        print("I take the first one")
        return seen.legal[0]

class Dicey:
    def __init__(self, seed):
        self.name, self.seed = "dicey", seed
    def choose(self, seen, budget):
        dreamt = sum(seen.imagine(self.seed).to_list()) + budget.iterations
        return seen.legal[(dreamt + seen.chance(self.seed).below(100)) % len(seen.legal)]

class Seeded:
    def __init__(self, seed):
        self.name = f"seeded {seed}"
    def choose(self, seen, budget):
        return seen.legal[0]

not_a_class = 3
"""
DEADLY_MODULE = "import os; os._exit(0)"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bad bots and the one of the docs, where the program runs."""
    example = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)[-1]
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    (tmp_path / "my_bots.py").write_text(example, "utf-8")
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS, "utf-8")
    (tmp_path / "deadly.py").write_text(DEADLY_MODULE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for module in ("my_bots", "bad_bots"):
        monkeypatch.delitem(__import__("sys").modules, module, raising=False)
    return tmp_path


@pytest.fixture
def program(folder: Path) -> Program:
    return Program(folder)


def test_the_bot_of_the_docs_sits_down_by_its_name() -> None:
    result = play_game(GAME, 2, [make_bot("my_bots:Grabber"), make_bot("random")], seed=3)
    assert result.bots == ("grabber", "random")


def test_the_bot_of_the_docs_does_not_take_the_first_of_equals() -> None:
    """The first legal action is to pass, wherever one may."""
    grabber = make_bot("my_bots:Grabber")
    result = play_game(GAME, 2, [grabber, grabber], seed=3)
    names = [GAME.action_name(action) for action in result.actions]
    assert len({name for name in names if name.startswith("place:")}) > 5


def test_the_bot_of_the_docs_plays_in_simulate_in_other_processes(program: Program) -> None:
    words = ("simulate", "caylus1303", "--games", "4", "--workers", "2", "--bots", "my_bots:Grabber,random")
    assert "my_bots:Grabber" in program.run(*words).check().out


def test_the_bot_of_the_docs_plays_at_the_table_and_is_there_again_after_a_break(program: Program) -> None:
    seats = ("--seats", "human,my_bots:Grabber:Greta")
    done = program.run("play", "caylus1303", "--seed", "7", *seats, lines=["1", "1", "1", "q"]).check()
    assert "Greta" in done.out
    assert "my_bots:Grabber" in done.out
    program.run("play", "--resume", lines=["1", "q"]).check()


def test_a_game_from_elsewhere_asks_before_it_runs_a_strangers_bot(program: Program) -> None:
    seats = ("--seats", "human,my_bots:Grabber", "--save", "game.json")
    program.run("play", "caylus1303", "--seed", "7", *seats, lines=["1", "q"]).check()
    refused = program.run("play", "--resume", "game.json", lines=["n"]).check()
    assert "my_bots:Grabber" in refused.out
    assert "No game begun" in refused.out
    assert "to move" in program.run("play", "--resume", "game.json", lines=["y", "q"]).check().out


@pytest.mark.parametrize("name", ["no_such_module:Bot", "my_bots:Nobody", "bad_bots:CannotBeMade"])
def test_a_bot_that_cannot_be_loaded_is_said_by_name(name: str) -> None:
    with pytest.raises(BotNotLoaded, match=name):
        make_bot(name)


@pytest.mark.parametrize("name", ["bad_bots:Nameless", "bad_bots:Mute"])
def test_a_thing_that_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(NotABot, match=name):
        make_bot(name)


def test_a_thing_that_is_not_called_is_refused() -> None:
    with pytest.raises(BotNotLoaded, match="bad_bots:not_a_class"):
        make_bot("bad_bots:not_a_class")


@pytest.mark.parametrize("thing", [None, 7, "random", object(), Program])
def test_play_game_refuses_what_is_no_bot(thing: object) -> None:
    with pytest.raises(NotABot):
        play_game(GAME, 2, [thing, make_bot("random")], seed=1)  # type: ignore[list-item]


@pytest.mark.parametrize(("name", "why"), [("Raises", "ValueError: out of ideas"), ("Exits", "SystemExit")])
def test_a_bot_that_raises_is_named_with_its_error(name: str, why: str) -> None:
    with pytest.raises(BotFailed, match=f"'{name.lower()}' on seat . failed: {why}"):
        play_game(GAME, 2, [make_bot(f"bad_bots:{name}"), make_bot("random")], seed=1)


def test_a_bot_that_answers_nonsense_is_named_with_its_answer() -> None:
    with pytest.raises(IllegalChoice, match=r"'nonsense' on seat . chose 'the best one'"):
        play_game(GAME, 2, [make_bot("bad_bots:Nonsense"), make_bot("random")], seed=1)


def test_a_class_that_takes_a_seed_gets_one() -> None:
    assert make_bot("bad_bots:Seeded", seed=5).name == "seeded 5"


@pytest.mark.parametrize("name", ["my bots:Grabber", "../my_bots:Grabber", ":Grabber", "my_bots:", "my_bots:a.b"])
def test_what_names_no_class_is_an_unknown_bot(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name)


def test_a_plan_checks_its_strangers_before_it_begins() -> None:
    with pytest.raises(BotNotLoaded):
        run(Plan("caylus1303", players=2, games=1, bots=("nowhere:Bot", "random")), workers=1)


# ---- in the arena and in simulate: each in a process of its own


def ladder_of(bot: str) -> Ladder:
    contest = Contest("caylus1303", ("greedy", bot), games=2)
    run = ContestRun(contest, LocalExecutor())
    for _ in run:
        pass
    return climb(contest, run.outcomes())


@pytest.mark.parametrize(
    ("bot", "code", "words"),
    [
        ("Ends", "bot-ended", "bad_bots:Ends: its program has ended"),
        ("Hangs", "bot-timed-out", "bad_bots:Hangs: no answer in 0.3 seconds"),
        ("Raises", "bot-failed", "'raises' on seat 1 failed: ValueError: out of ideas"),
        ("Exits", "bot-failed", "SystemExit"),
        ("Nonsense", "illegal-choice", "'the best one'"),
    ],
)
def test_in_the_arena_faults_of_python_bots_are_survived_counted_and_reported(
    bot: str, code: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if bot == "Hangs":
        monkeypatch.setattr(apart, "TIME_TO_ANSWER", 0.3)
    ladder = ladder_of(f"bad_bots:{bot}")
    assert ladder.games == 2
    (faulty,) = [rung for rung in ladder.rungs if rung.faults]
    assert faulty.faults == {code: 6}  # three in each game, then it is not asked again
    assert words in faulty.first_fault


@pytest.mark.parametrize("bot", ["my_bots:Grabber", "bad_bots:Dicey", "bad_bots:Chatters"])
def test_in_a_process_of_its_own_a_bot_plays_the_same_game(bot: str) -> None:
    contest = Contest("caylus1303", (bot, "greedy"), games=1, first_seed=5)
    (scheduled, _) = contest.schedule(0)
    here = [make_bot(bot, 5 * 8), make_bot("greedy", 5 * 8 + 1)]
    result = play_game(GAME, 2, here, 5, budget=scheduled.players[0].budget)
    outcome = play_scheduled(scheduled)
    assert (outcome.scores, outcome.decisions, outcome.faults) == (result.scores, len(result.actions), ())


def test_a_process_serves_one_game_after_the_other_and_no_other_folder() -> None:
    apart.end_idle()
    started = [process_of("bad_bots:Seeded") for _ in range(2)]
    assert started[0] == started[1]
    sys.path.append("/elsewhere")
    try:
        assert process_of("bad_bots:Seeded") != started[0]
    finally:
        sys.path.remove("/elsewhere")


def process_of(name: str) -> int:
    bot = apart.BotApart(name)
    bot.start()
    assert bot._program is not None
    pid = bot._program.pid
    bot.close()
    return pid


def test_a_bot_whose_process_ends_while_it_waits_is_started_anew() -> None:
    pid = process_of("bad_bots:Seeded")
    os.kill(pid, signal.SIGKILL)
    (program,) = [one for programs in apart._idle.values() for one in programs if one.pid == pid]
    end = time.monotonic() + 30
    while program.is_running:
        assert time.monotonic() < end
    assert process_of("bad_bots:Seeded") != pid


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("deadly:Bot", BotEnded),
        ("no_such_module:Bot", BotNotLoaded),
        ("bad_bots:CannotBeMade", BotNotLoaded),
        ("bad_bots:Mute", NotABot),
    ],
)
def test_a_contest_checks_its_strangers_in_their_own_processes(name: str, error: type[Exception]) -> None:
    with pytest.raises(error, match=name):
        Contest("caylus1303", ("greedy", name))


def test_in_simulate_a_bot_that_ends_its_process_ends_the_run_by_name(program: Program) -> None:
    words = ("simulate", "caylus1303", "--games", "2", "--workers", "2", "--bots", "bad_bots:Ends,random")
    told = program.run(*words).check(1).err
    assert "[simulation-failed]" in told
    assert "bad_bots:Ends: its program has ended" in " ".join(told.split())


def test_what_a_python_bot_prints_does_not_get_into_the_result(program: Program) -> None:
    words = ("simulate", "caylus1303", "--games", "2", "--workers", "1", "--bots", "bad_bots:Chatters,random", "--json")
    assert json.loads(program.run(*words).check().out)["games"] == 2


# ---- at the table


@pytest.mark.parametrize(
    ("bot", "words"), [("Raises", "out of ideas"), ("Exits", "SystemExit"), ("Ends", "its program has ended")]
)
def test_a_strangers_bot_that_fails_at_the_table_leaves_the_game_kept(program: Program, bot: str, words: str) -> None:
    seats = f"bad_bots:{bot},human"
    done = program.run("play", "caylus1303", "--seed", "7", "--seats", seats, lines=["1"] * 30).check(1)
    assert words in " ".join(done.err.split())
    assert "Continue with" in done.out
    assert len(program.tables()) == 1


def test_a_strangers_bot_that_hangs_at_the_table_is_not_waited_for(
    program: Program, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(apart, "TIME_TO_ANSWER", 0.3)
    monkeypatch.setenv("XDG_STATE_HOME", program.environment["XDG_STATE_HOME"])
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 30))
    assert main(["play", "caylus1303", "--seed", "7", "--seats", "bad_bots:Hangs,human", "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert "[bot-timed-out]" in told.err
    assert "Continue with" in told.out
    assert len(program.tables()) == 1


def test_what_a_strangers_bot_prints_does_not_get_onto_the_table(program: Program) -> None:
    words = ("play", "caylus1303", "--seed", "7", "--seats", "bad_bots:Chatters,human")
    done = program.run(*words, lines=["1", "1", "q"]).check()
    assert "I take the first one" not in done.out + done.err


def test_a_bot_whose_answer_nobody_waited_for_does_not_give_it_to_the_next_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = process_of("bad_bots:Seeded")
    bot = apart.BotApart("bad_bots:Seeded")
    bot.start()
    seen = seen_by(GAME, GAME.new(2, 7))
    with monkeypatch.context() as impatient:
        impatient.setattr(apart, "hear_line", interrupt)
        with pytest.raises(KeyboardInterrupt):
            ask(bot, seen, Budget(iterations=1))
    bot.close()
    assert process_of("bad_bots:Seeded") != asked


def interrupt(*_: object) -> NoReturn:
    raise KeyboardInterrupt
