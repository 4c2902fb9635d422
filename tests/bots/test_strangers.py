"""Bots of others: they sit down by `module:Class`, and whatever is wrong with one is said by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.arena.simulate import Plan, run
from baumeister.bots.door import BotFailed, IllegalChoice, UnknownBot, make_bot
from baumeister.bots.match import play_game
from baumeister.bots.strangers import BotNotLoaded, NotABot
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

class Seeded:
    def __init__(self, seed):
        self.name = f"seeded {seed}"
    def choose(self, seen, budget):
        return seen.legal[0]

not_a_class = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bad bots and the one of the docs, where the program runs."""
    example = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)[-1]
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    (tmp_path / "my_bots.py").write_text(example, "utf-8")
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS, "utf-8")
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


def test_a_strangers_bot_that_fails_at_the_table_leaves_the_game_kept(program: Program) -> None:
    words = ("play", "caylus1303", "--seed", "7", "--seats", "bad_bots:Raises,human")
    done = program.run(*words, lines=["1"] * 30).check(1)
    assert "out of ideas" in done.err
    assert "Go on with" in done.out
    assert len(program.tables()) == 1
