"""Soak's own machinery, in small: it counts, it reports what fails, and its mutants are what they should be."""

from __future__ import annotations

import ast
import dataclasses
import inspect
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import baumeister as bm
from baumeister.research.benchmark.check import read_claim
from tests.battery.tables import ALL_TABLES, all_tables, over_games, tables_of_this_round
from tests.soak import batches, games, mutants, results, schemas, strength, walls
from tests.soak.__main__ import table
from tests.soak.mutators import Mutator, mutants_of, mutated, rules_files, sample
from tests.soak.part import Result
from tools.benchmark_table import result_files


@over_games
def test_a_portion_of_games_is_played_and_counted(game: bm.Game) -> None:
    portion = games.play_portion((game.id, 0, 4))
    assert portion.failures == []
    assert portion.decisions > 4 * 10
    assert portion.seen.total() > portion.decisions
    assert "not:" in str(games.coverage(game.id, portion.seen)["actions met"]), "four games cannot meet everything"


def test_a_game_that_breaks_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Iterator[Any]:
        raise AssertionError("a worker got lost")
        yield

    monkeypatch.setattr(games, "play_counting", broken)
    (failure,) = games.play_portion((bm.games()[0], 7, 1)).failures
    assert "seed 7" in failure
    assert "a worker got lost" in failure


@over_games
def test_batches_keep_no_memory(game: bm.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "QUICK_STEPS", 1_500)
    result = batches.run(game.id, quick=True)
    assert result.passed, result


def test_a_batch_that_keeps_memory_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    amounts = iter((1_000, 90_000))
    monkeypatch.setattr(batches, "QUICK_STEPS", 500)
    monkeypatch.setattr(batches, "memory", lambda: next(amounts))
    assert not batches.run("caylus1303", quick=True).passed


@over_games
def test_a_published_game_is_replayed_and_a_changed_one_reported(game: bm.Game) -> None:
    file = next(file for file in result_files() if file.name == "random.jsonl.gz")
    question = results.questions(read_claim(file), game.id)[0]
    assert results.complaint((file, question)) == ""
    line = question.line
    changed = dataclasses.replace(question, line=replace(line, winners=tuple(range(len(line.scores)))))
    assert results.complaint((file, changed)).startswith(f"random.jsonl.gz, line {line.number + 2}: winners: ")
    other = dataclasses.replace(question, slot=replace(question.slot, rung=read_claim(file).suite.rungs[1]))
    assert "rung: random, but must be apprentice" in results.complaint((file, other))


@over_games
def test_a_portion_of_positions_is_walled(game: bm.Game) -> None:
    portion = walls.check_portion((game.id, 0, 12))
    assert portion.failures == []
    assert portion.positions == 12
    assert portion.compared > 24


def test_a_leak_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(*_: Any) -> int:
        raise AssertionError("seat 1 can tell")

    monkeypatch.setattr(walls, "check_shown", leaking)
    portion = walls.check_portion((bm.games()[0], 3, 2))
    assert len(portion.failures) == 2
    assert "seed 3" in portion.failures[0]
    assert "seat 1 can tell" in portion.failures[0]


@over_games
def test_all_positions_of_a_game_are_held_against_the_schema(game: bm.Game) -> None:
    portion = schemas.check_game((game.id, 0, 0, 12))
    assert portion.failures == []
    assert portion.positions == 12


def test_a_position_that_does_not_fit_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def unfit(*_: Any) -> None:
        raise AssertionError("a field too many")

    monkeypatch.setattr(schemas, "check_position", unfit)
    (failure,) = schemas.check_game((bm.games()[0], 0, 5, 3)).failures
    assert "seed 5" in failure
    assert "a field too many" in failure


@over_games
def test_greedy_meets_random_from_both_seats(game: bm.Game) -> None:
    outcomes = strength.play_pair((game.id, 5))
    assert len(outcomes) == 2
    assert set(outcomes) <= {"won", "shared", "lost"}


def test_table_names_what_failed() -> None:
    text = table(
        [Result("wall", "toy", True, {"leaks": 0}), Result("games", "toy", False, remarks=["lost"])], quick=True
    )
    assert "toy wall: passed" in text
    assert "leaks" in text
    assert "  - lost" in text
    assert text.endswith("Failed: games of toy\n")


# ---- mutants

SOURCE = '''
LIMIT: Final = 3

def allowed(count: i64, open: bool) -> bool:
    """A docstring with 7."""
    assert count >= 0
    if count < LIMIT and not open:
        return count + 1 > 2
    return True
'''


def changes() -> list[str]:
    mutator = Mutator()
    mutator.visit(ast.parse(SOURCE))
    return [change for _, _, change, _ in mutator.changes]


def test_every_kind_of_change_is_found_and_nothing_else() -> None:
    assert changes() == [
        "condition is negated",
        "And becomes Or",
        "Lt becomes LtE",
        "not is dropped",
        "returns True",
        "returns False",
        "Gt becomes GtE",
        "Add becomes its opposite",
        "1 becomes 2",
        "1 becomes 0",
        "2 becomes 3",
        "2 becomes 1",
        "True becomes False",
    ]


@pytest.mark.parametrize("number", range(13))
def test_each_change_changes_one_thing(number: int) -> None:
    before = ast.unparse(ast.parse(SOURCE)).splitlines()
    after = ast.unparse(ast.fix_missing_locations(Mutator(number).visit(ast.parse(SOURCE)))).splitlines()
    assert len(before) == len(after)
    assert sum(old != new for old, new in zip(before, after, strict=True)) == 1


@over_games
def test_sample_is_fixed_and_compiles(game: bm.Game) -> None:
    chosen = sample(game.package, 10, seed=1)
    assert chosen[:5] == sample(game.package, 5, seed=1)
    assert chosen != sample(game.package, 10, seed=2)
    assert len({mutant.key for mutant in chosen}) == 10
    for mutant in chosen:
        compile(mutated(mutant.file, mutant.number), mutant.file, "exec")
        assert mutant.difference()


def test_mutants_meet_every_table_although_they_are_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = all_tables("caylus1303")
    monkeypatch.setenv("BAUMEISTER_QUICK", "1")
    assert len(tables_of_this_round(tables)) < len(tables)
    monkeypatch.setenv(ALL_TABLES, "1")
    assert tables_of_this_round(tables) == tables
    assert f'os.environ["{ALL_TABLES}"]' in inspect.getsource(mutants.run_tests)


def test_explained_survivors_still_exist() -> None:
    """A reason for a fault that no longer can be made is out of date."""
    keys = {
        mutant.key
        for game_id in bm.games()
        for file in rules_files(bm.game(game_id).package)
        for mutant in mutants_of(file)
    }
    assert mutants.explained() <= keys
