"""`make game` and docs/new_game.md are true: a copy of the small title Pebbles becomes the fifth title of a copy of the
project, is played everywhere, and keeps every law of a game."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.cli.program import numbers
from tests.project_copy import ROOT, Copy

FILES = Path(__file__).with_name("pebbles")
PAGE = (ROOT / "docs" / "new_game.md").read_text("utf-8")
NAME = "orchard"
#: The tests of all titles that concern a game; `-k` chooses the new one.
LAWS = (
    f"tests/games/{NAME}",
    "tests/battery",
    "tests/wall",
    "tests/test_ledger.py",
    "tests/texts",
    "tests/cli/test_boards.py",
    "tests/records/test_fixtures.py",
    "tests/engine/test_components.py",
    "tests/engine/test_editions.py",
    "tests/engine/test_unread_figures.py",
)
#: The tests of all titles at once that a fifth one could break.
TOGETHER = (
    "tests/texts/test_translated.py",
    "tests/texts/test_catalogue.py",
    "tests/test_ledger.py",
    "-k",
    "named or parses_completely or both_languages or stands_on_its_own_line or changelog or known_rules",
)
#: The same questions as the tests of completeness ask for all games, which would take too long here: texts that are
#: missing, and texts of the game that nobody asks for.
COMPLETENESS = f"""
import baumeister as bm
from tests.texts.test_catalogue import variables
from tests.texts.test_completeness import said_about_the_game, said_by_effects, said_by_programs, said_by_the_game
game, there = bm.game("{NAME}"), set(variables("de"))
needed = said_by_the_game(game) | said_about_the_game(game) | said_by_effects(game)
own = {{name for name in there if name.split("-")[0] == "{NAME}"}}
print(len(own), sorted(needed - there), sorted(own - needed - said_by_programs()))
"""


def written() -> list[Path]:
    return [path for path in FILES.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The project with the new game, as `make game NAME=orchard` puts it in."""
    copy = Copy(tmp_path_factory.mktemp("project"))
    copy.put_in(FILES, "tests/new_game/pebbles")
    copy.run(sys.executable, "tools/new_game.py", NAME)
    return copy


def test_a_small_game_is_small() -> None:
    assert len(written()) <= 15
    assert sum(len(path.read_text("utf-8").splitlines()) for path in written()) <= 700


def test_the_page_names_every_file_of_the_game() -> None:
    """A file that the page does not know, or one that it asks for and nobody wrote, would make it untrue."""
    table = PAGE.partition("## The files")[2].partition("\n## ")[0]
    named = set(re.findall(r"^\| `([a-z_/.<>]+)` \|", table, re.MULTILINE))
    short = {path.relative_to(FILES).as_posix().replace("pebbles", "<game>") for path in written()}
    assert named == {
        path.removeprefix("src/baumeister/") for path in short if not path.endswith("tests/games/<game>/__init__.py")
    }


@pytest.mark.parametrize("name", ["", "caylus", "Orchard", "my-game", "../x"])
def test_a_name_that_is_taken_or_none_is_refused(copy: Copy, name: str) -> None:
    copy.run(sys.executable, "tools/new_game.py", name, good=False)


def test_every_law_for_a_game_holds_for_the_new_one(copy: Copy) -> None:
    said = copy.pytest(*LAWS, "-k", NAME)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 280
    assert "skipped" not in said
    copy.pytest(*TOGETHER)


def test_its_texts_are_complete_and_none_is_unused(copy: Copy) -> None:
    own, *wrong = copy.run(sys.executable, "-c", COMPLETENESS).split(maxsplit=1)
    assert int(own) > 30
    assert wrong == ["[] []\n"], "missing, and unused"


def test_it_is_played_at_the_terminal_to_the_end_and_replayed(copy: Copy) -> None:
    """Without a drawing of its own, without score lines, and in German without German texts."""
    said = copy.baumeister("play", NAME, "--players", "2", "--seed", "7", "--save", "g.json", typed=numbers(3))
    assert "Orchard  Round 6 · End of the game" in said
    assert "From which heap do you take a stone?" in said
    last = said.splitlines()[-3:]
    assert any("wins" in line or "victory" in line for line in last), last
    replayed = copy.baumeister("replay", "g.json", typed=["e", "q"])
    assert "Orchard  Round 6 · End of the game" in replayed
    german = copy.run(sys.executable, "-m", "baumeister.cli", "replay", "g.json", "--lang", "de", typed=["e", "q"])
    assert "Orchard  Runde 6 · End of the game" in german


def test_bots_play_it_and_rules_look_it_up(copy: Copy) -> None:
    said = copy.baumeister("simulate", NAME, "--games", "20", "--bots", "greedy,random", "--workers", "1")
    assert "greedy" in said
    said = copy.baumeister("simulate", NAME, "--games", "6", "--bots", "master,random", "--iterations", "5")
    assert "master" in said
    assert "points for each stone of the heap: 2" in copy.baumeister("rules", NAME, "forest")
