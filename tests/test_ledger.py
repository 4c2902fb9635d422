"""The rule ledger: every rule of every registered game is cited by a test, and tests cite nothing else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import baumeister as bm
from tests.battery.tables import is_small, over_games
from tests.citations import citations_in, citations_of, complaints

TESTS = Path(__file__).resolve().parent


@over_games
def test_every_rule_of_the_ledger_is_cited_by_a_test(game: bm.Game) -> None:
    cited = {name for citation in citations_in(TESTS) for name in citation.ids}
    missing = [f"{rule.id}: {rule.text}" for rule in game.ledger.values() if rule.id not in cited]
    assert not missing, f"{len(missing)} of {len(game.ledger)} rules without a test:\n" + "\n".join(missing)


def test_tests_cite_known_rules_and_at_most_three_of_them() -> None:
    known = {name for game_id in bm.games() for name in bm.game(game_id).ledger}
    found = complaints(citations_in(TESTS), known)
    assert not found, "\n".join(found)


@over_games
def test_rules_of_a_game_are_cited_in_its_own_folder(game: bm.Game) -> None:
    own = f"games/{game.id}/"
    astray = [
        str(entry) for entry in citations_in(TESTS) if set(entry.ids) & set(game.ledger) and own not in entry.file
    ]
    assert not astray


@over_games
def test_ledger_is_well_formed(game: bm.Game) -> None:
    assert len(game.ledger) > (10 if is_small(game) else 20)
    for name, rule in game.ledger.items():
        assert name == rule.id
        assert rule.text.strip() == rule.text != ""
        assert rule.source


@over_games
def test_points_have_the_name_they_have_in_the_texts_of_the_game(game: bm.Game) -> None:
    """No letters that only the ledger knows."""
    strange = [rule.id for rule in game.ledger.values() if re.search(r"\b(VP|PP)\b|victory point", rule.text)]
    assert not strange, strange


def test_the_changelog_counts_the_rules() -> None:
    counts = re.findall(r"(\d+) ledger\s+rules", (TESTS.parent / "CHANGELOG.md").read_text("utf-8"))
    whole = [game for game in map(bm.game, bm.games()) if not is_small(game)]
    assert sorted(map(int, counts)) == sorted(len(game.ledger) for game in whole)


# ---- that the test itself would notice

GOOD = "@pytest.mark.rule('a-1', 'a-2')\ndef test_it(): ...\n"


def judged(source: str) -> str:
    return "\n".join(complaints(list(citations_of(ast.parse(source), "test_x.py")), {"a-1", "a-2", "a-3", "a-4"}))


def test_good_citations_pass() -> None:
    assert judged(GOOD) == ""
    parameter = "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('a-3'))])\ndef test_y(x): ...\n"
    found = list(citations_of(ast.parse(GOOD + parameter), "test_x.py"))
    assert [citation.ids for citation in found] == [("a-1", "a-2"), ("a-3",)]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("@pytest.mark.rule('a-9')\ndef test_it(): ...\n", "test_x.py:2 test_it: no ledger has a-9"),
        ("@pytest.mark.rule('a-1', 'a-2', 'a-3', 'a-4')\ndef test_it(): ...\n", "cites 4 rules"),
        ("@pytest.mark.rule('a-1', 'a-2')\n@pytest.mark.rule('a-3', 'a-4')\ndef test_it(): ...\n", "cites 4 rules"),
        ("@pytest.mark.rule('a-1', 'a-1')\ndef test_it(): ...\n", "cites a rule twice"),
        ("@pytest.mark.rule()\ndef test_it(): ...\n", "cites 0 rules"),
    ],
)
def test_wrong_citations_are_found(source: str, words: str) -> None:
    assert words in judged(source)


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("@pytest.mark.rule('a-1')\ndef helper(): ...\n", "is no test"),
        ("pytestmark = pytest.mark.rule('a-1')\n", "is no test"),
        ("@pytest.mark.rule(NAME)\ndef test_it(): ...\n", "written out"),
    ],
)
def test_citations_that_prove_nothing_are_refused(source: str, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        judged(source)
