"""The guided first change of CONTRIBUTING.md, carried out on a copy of the project."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import baumeister as bm
from tests.project_copy import Copy

GAME = Path("src/baumeister/games/caylus1303")
REASON = "Granary 6, seen on the tile"


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
    tests = ("tests/games/caylus1303/test_monuments.py", "tests/texts/test_completeness.py", "tests/test_ledger.py")
    failed = re.findall(r"^FAILED (\S+)", copy.pytest(*tests, good=False), re.MULTILINE)
    assert failed, "a test must notice"
    assert all("test_monuments" in name for name in failed), failed
    copy.replace("tests/games/caylus1303/test_monuments.py", '("granary", {"gold": 1, "stone": 1}, 7)', GRANARY)
    copy.replace(GAME / "ledger.toml", "Granary 1 gold + 1 stone, 7", "Granary 1 gold + 1 stone, 6")
    copy.replace(GAME / "texts/ledger.de.toml", "Kornspeicher 1 Gold + 1 Stein, 7", "Kornspeicher 1 Gold + 1 Stein, 6")
    copy.replace("docs/rules/caylus1303.md", "| 1 G + 1 S | 7 | each recruitment", "| 1 G + 1 S | 6 | each recruitment")
    copy.pytest(*tests)


GRANARY = '("granary", {"gold": 1, "stone": 1}, 6)'


def test_publishing_the_published_figures_is_refused(copy: Copy) -> None:
    copy.run(sys.executable, "tools/publish_edition.py", "villagers", "nothing has changed", good=False)
