"""The guided first change of CONTRIBUTING.md, carried out on a copy of the project."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import baumeister as bm
from tests.project_copy import ROOT, Copy

GAME = Path("src/baumeister/games/caylus1303")
REASON = "Granary 6, seen on the tile"
GRANARY = '("granary", {"gold": 1, "stone": 1}'
#: All tests that read figures of Caylus 1303.
TOUCHED = (
    "tests/games/caylus1303",
    "tests/engine/test_editions.py",
    "tests/records/test_documentation.py",
    "tests/records/test_fixtures.py",
    "tests/battery/test_snapshots.py",
    "tests/bots/test_greedy.py",
    "tests/cli/test_boards.py",
    "tests/cli/test_commands.py",
    "tests/test_ledger.py",
    "tests/texts/test_completeness.py",
)
#: What the repairs of tests, ledger and documents can change: the rest of them passed with the new figure already.
REPAIRED = (
    "tests/games/caylus1303/test_monuments.py",
    "tests/games/caylus1303/test_stewardship.py",
    "tests/records/test_documentation.py",
    "tests/test_ledger.py",
    "tests/texts/test_completeness.py",
    "tests/cli/test_commands.py",
)
#: Whether other games can say all they have to say is no part of it.
THIS_GAME = (
    "-k",
    "not message and not action_question and not caylus- and not villagers and not magna_carta and not bench",
)
FAILING = [
    "tests/games/caylus1303/test_monuments.py::test_a_monument_costs_exactly_its_price_and_brings_its_points[granary-cost3-7]",
    "tests/games/caylus1303/test_stewardship.py::test_a_player_may_cover_several_residences_in_one_round",
    "tests/records/test_documentation.py::test_the_examples_of_the_page_are_one_record",
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("project"))


def test_a_corrected_figure_is_a_new_edition_and_everything_begun_before_goes_on(copy: Copy) -> None:
    old = bm.game("caylus1303").components.digest
    # Step 1
    assert re.search(r"prestige points when built: 7 +\[likely\]", copy.baumeister("rules", "caylus1303", "granary"))
    # Step 2
    text = (copy.folder / GAME / "components.toml").read_text("utf-8")
    before = re.search(r'id = "monument_granary"\n(?:.+\n)+', text)
    assert before is not None
    after = before[0].replace("points = 7", "points = 6").replace('["cost", "points"]', '["cost"]')
    copy.replace(GAME / "components.toml", before[0], after)
    # Forgotten to publish: said by name.
    assert "make edition GAME=caylus1303" in copy.pytest(
        "tests/engine/test_editions.py", "-k", "caylus1303", good=False
    )
    # Step 3
    assert f"{old} is kept" in copy.run(sys.executable, "tools/publish_edition.py", "caylus1303", REASON)
    assert (copy.folder / GAME / "editions" / f"{old}.toml").is_file()
    version = copy.baumeister("version")
    assert old in version
    assert REASON in version
    rules = copy.baumeister("rules", "caylus1303", "granary")
    assert "prestige points when built: 6" in rules
    assert f"(figures {old}): prestige points when built: 7" in rules
    # Records and running games go on with the figures they were begun with.
    copy.pytest("tests/engine/test_editions.py", "tests/records/test_fixtures.py", "-k", "caylus1303")
    # Step 4
    assert sorted(failed_tests(copy.pytest(*TOUCHED, *THIS_GAME, good=False))) == FAILING
    copy.replace("tests/games/caylus1303/test_monuments.py", f"{GRANARY}, 7)", f"{GRANARY}, 6)")
    total = '        "monument_granary",\n    ]\n    assert points_of(state) == [0, {}, 0, 0]'
    copy.replace("tests/games/caylus1303/test_stewardship.py", total.format(16), total.format(15))
    copy.run(sys.executable, "-m", "tests.records.example")
    # Step 5
    copy.replace(GAME / "ledger.toml", "Granary 1 gold + 1 stone, 7", "Granary 1 gold + 1 stone, 6")
    copy.replace(GAME / "texts/ledger.de.toml", "Kornspeicher 1 Gold + 1 Stein, 7", "Kornspeicher 1 Gold + 1 Stein, 6")
    copy.replace("docs/rules/caylus1303.md", "| 1 G + 1 S | 7 | each recruitment", "| 1 G + 1 S | 6 | each recruitment")
    copy.pytest(*REPAIRED, *THIS_GAME)


def failed_tests(out: str) -> list[str]:
    return re.findall(r"^FAILED (\S+)", out, re.MULTILINE)


def test_the_page_names_what_fails() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for name in FAILING:
        file = name.partition("::")[0]
        assert (file if "games" in file else "python -m tests.records.example") in page


def test_publishing_the_published_figures_is_refused(copy: Copy) -> None:
    copy.run(sys.executable, "tools/publish_edition.py", "villagers", "nothing has changed", good=False)


@pytest.mark.parametrize(
    ("message", "taken"),
    [
        ("Say what it does\n\nAnd why.\n", True),
        (f"{'x' * 72}\n\nAnd why.\n# a comment of git's\n", True),
        ("Merge branch 'side'\n", True),
        (f"{'x' * 73}\n\nAnd why.\n", False),
        ("Say what it does\n", False),
        ("Say what it does\n\n# only a comment of git's\n", False),
        ("Say what it does\nand why\n", False),
    ],
)
def test_the_hook_wants_a_short_subject_and_a_reason(message: str, taken: bool, tmp_path: Path) -> None:
    file = tmp_path / "message"
    file.write_text(message, "utf-8")
    done = subprocess.run([ROOT / ".githooks" / "commit-msg", file], capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == taken, done.stderr
    assert taken or done.stderr
