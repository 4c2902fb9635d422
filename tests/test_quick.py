"""`make quick` runs the tests of what changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import baumeister as bm
from tools.quick import ALWAYS, LAWS, ROOT, changed_files, choose, commands, titles


def test_all_titles_are_known() -> None:
    assert titles() == sorted(bm.games())


def test_where_nothing_changed_tables_and_ledgers_are_asked() -> None:
    chosen = choose([])
    assert chosen.tests == set(ALWAYS)
    assert len(commands(chosen, [])) == 1
    assert all((ROOT / name).exists() for name in (*ALWAYS, *LAWS))


@pytest.mark.parametrize(
    "name", ["src/baumeister/games/villagers/rules/flow.py", "tests/games/villagers/test_locks.py"]
)
def test_a_title_is_asked_its_own_tests_and_the_laws(name: str) -> None:
    chosen = choose([name])
    assert chosen.titles == {"villagers"}
    assert "tests/games/villagers" in chosen.tests
    *_, laws = commands(chosen, ["-x"])
    assert {*LAWS, "-x"} <= set(laws)
    assert laws[-2:] == ["-k", "villagers"]


@pytest.mark.parametrize("name", ["src/baumeister/engine/state.py", "tests/battery/tables.py", "tests/wall/toy.py"])
def test_what_is_common_to_all_titles_asks_all_of_them(name: str) -> None:
    assert choose([name]).titles == set(bm.games())


@pytest.mark.parametrize(
    ("name", "tests", "left"),
    [
        ("src/baumeister/engine/state.py", {"tests/engine"}, set()),
        ("src/baumeister/hub/room.py", {"tests/hub"}, set()),
        ("src/baumeister/texts/de.ftl", {"tests/texts"}, set()),
        ("src/baumeister/server/app.py", set(), {"tests/server"}),
        ("src/baumeister/api.py", set(), set()),
        ("tests/server/test_bus.py", {"tests/server/test_bus.py"}, set()),
        ("tests/server/storage/test_shelf.py", {"tests/server/storage/test_shelf.py"}, set()),
        ("tests/test_form.py", {"tests/test_form.py"}, set()),
        ("tests/client/test_fit.py", set(), set()),
        ("docs/hosting.md", set(), set()),
    ],
)
def test_a_layer_is_asked_its_folder_or_says_what_is_left(name: str, tests: set[str], left: set[str]) -> None:
    chosen = choose([name])
    assert tests <= chosen.tests
    assert chosen.tests - tests <= {*ALWAYS, *(f"tests/games/{title}" for title in chosen.titles)}
    assert chosen.left == left


def test_the_clients_sources_are_checked() -> None:
    chosen = choose(["web/src/main.ts"])
    assert commands(chosen, [])[-1][-1] == "check"
    assert chosen.left == {"tests/client"}


def test_a_test_that_is_gone_is_not_run() -> None:
    assert "tests/test_gone.py" not in commands(choose(["tests/test_gone.py"]), [])[0]


def test_committed_changed_and_new_files_count_and_those_as_in_main_do_not(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        author = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(("git", *author, *words), cwd=tmp_path, check=True, capture_output=True)

    git("init", "--initial-branch", "main")
    for name in ("kept", "changed", "committed", "gone"):
        (tmp_path / name).write_text("before")
    git("add", "--all")
    git("commit", "--message", "as published")
    assert changed_files(tmp_path) == []
    git("switch", "--create", "branch")
    (tmp_path / "committed").write_text("after")
    git("commit", "--all", "--message", "on the branch")
    (tmp_path / "changed").write_text("after")
    (tmp_path / "gone").unlink()
    (tmp_path / "new").write_text("new")
    assert changed_files(tmp_path) == ["changed", "committed", "gone", "new"]
