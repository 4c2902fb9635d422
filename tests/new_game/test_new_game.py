"""docs/new_game.md is true: a tiny game, written with nothing but that page, becomes the fifth title of a copy.

Its files lie under `pebbles/` as they would in the project.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.cli.program import numbers
from tests.project_copy import ROOT, Copy

FILES = Path(__file__).with_name("pebbles")
PAGE = (ROOT / "docs" / "new_game.md").read_text("utf-8")
#: The tests of all titles that concern a game; `-k` chooses the new one.
LAWS = (
    "tests/games/pebbles",
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
#: What both languages have to hold together.
CATALOGUES = ("tests/texts/test_catalogue.py", "-k", "parses_completely or both_languages or stands_on_its_own_line")
#: The same questions as the tests of completeness ask for all games, which would take too long here: texts that are
#: missing, and texts of the game that nobody asks for.
COMPLETENESS = """
import baumeister as bm
from tests.texts.test_catalogue import variables
from tests.texts.test_completeness import said_about_the_game, said_by_effects, said_by_programs, said_by_the_game
game, there = bm.game("pebbles"), set(variables("de"))
needed = said_by_the_game(game) | said_about_the_game(game) | said_by_effects(game)
own = {name for name in there if name.split("-")[0] == "pebbles"}
print(len(own), sorted(needed - there), sorted(own - needed - said_by_programs()))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The project with the new game, put in as the page says."""
    copy = Copy(tmp_path_factory.mktemp("project"))
    copy.put_in(FILES)
    copy.replace("src/baumeister/games/__init__.py", '"villagers")', '"villagers", "pebbles")')
    copy.run(sys.executable, "-m", "tests.battery.snapshots", "pebbles")
    copy.run(sys.executable, "-m", "tests.records.make_fixtures", "pebbles")
    schema = copy.baumeister("schema", "pebbles")
    (copy.folder / "docs/schemas/pebbles.schema.json").write_text(schema, "utf-8")
    return copy


def test_the_page_names_every_file_of_the_game() -> None:
    """A file that the page does not know, or one that it asks for and nobody wrote, would make it untrue."""
    written = {path.relative_to(FILES).as_posix() for path in FILES.rglob("*") if path.is_file()}
    written = {name for name in written if "__pycache__" not in name and "/tests/" not in f"/{name}"}
    folder = "src/baumeister/games/pebbles/"
    table = PAGE.partition("## The folder")[2].partition("\n## ")[0]
    named = {f"{folder}{name}" for name in re.findall(r"^\| `([a-z_/.]+)` \|", table, re.MULTILINE)}
    phases = {f"{folder}{name}.py" for name in ("setup", "cards", "pebbles")}
    assert named | phases == {name for name in written if name.startswith(folder)}
    for path in written - named - phases:
        assert path.replace("pebbles", "<game>").removeprefix("src/baumeister/") in PAGE, path


def test_every_law_for_a_game_holds_for_the_new_one(copy: Copy) -> None:
    said = copy.pytest(*LAWS, "-k", "pebbles")
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 350
    assert "skipped" not in said


def test_its_texts_are_complete_and_none_is_unused(copy: Copy) -> None:
    copy.pytest(*CATALOGUES)
    own, *wrong = copy.run(sys.executable, "-c", COMPLETENESS).split(maxsplit=1)
    assert int(own) > 40
    assert wrong == ["[] []\n"], "missing, and unused"


def test_it_is_played_at_the_terminal_to_the_end_and_replayed(copy: Copy) -> None:
    said = copy.baumeister("play", "pebbles", "--players", "2", "--seed", "7", "--save", "g.json", typed=numbers(3))
    assert "Pebbles  Round 6/6 · End of the game" in said
    assert "From which heap do you take pebbles?" in said
    last = said.splitlines()[-3:]
    assert any("wins" in line or "victory" in line for line in last), last
    assert re.search(r"^ +goods +effects *$", said, re.MULTILINE), "where the points came from, all of them"
    replayed = copy.baumeister("replay", "g.json", typed=["e", "q"])
    assert "Pebbles  Round 6/6 · End of the game" in replayed
    assert "Bruno wins." in replayed


def test_bots_play_it_and_rules_look_it_up(copy: Copy) -> None:
    said = copy.baumeister("simulate", "pebbles", "--games", "20", "--bots", "greedy,random", "--workers", "1")
    assert "greedy" in said
    said = copy.baumeister("simulate", "pebbles", "--games", "6", "--bots", "master,random", "--iterations", "5")
    assert "master" in said
    assert "points for each pebble of the heap: 2" in copy.baumeister("rules", "pebbles", "forest")
