"""Calls that can be read: nobody counts the seventh argument, and two swapped integers pass every type check."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MOST = 6

#: What takes a list of equal things, one argument each: their order says nothing that a name could say.
LISTS = {"Table", "_grid", "add_row", "by_number", "create_table", "fetch"}


def test_no_call_has_more_than_six_positional_arguments() -> None:
    found = [where for folder in ("src", "tools") for where in long_calls(ROOT / folder)]
    assert found == []


def test_a_long_call_is_found() -> None:
    text = "one.make(1, 2, 3, 4, 5, 6, 7)\nmake(1, 2, 3, 4, 5, 6, seven=7)\ngrid.add_row(1, 2, 3, 4, 5, 6, 7)\n"
    assert list(calls_in(text)) == [(1, "make")]


def long_calls(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*.py")):
        for line, name in calls_in(path.read_text()):
            yield f"{path.relative_to(ROOT)}:{line} {name}"


def calls_in(text: str) -> Iterator[tuple[int, str]]:
    """Line and name of each call with too many arguments by position."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and sum(not isinstance(one, ast.Starred) for one in node.args) > MOST:
            name = ast.unparse(node.func).rpartition(".")[2]
            if name not in LISTS:
                yield node.lineno, name
