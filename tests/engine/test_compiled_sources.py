"""What compiled sources must not do, because mypyc makes something else of it than the interpreter."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from baumeister import _form

MARKED = _form.marked_sources(_form.PACKAGE)


def shifted_literals(source: str) -> list[int]:
    """Lines where a small number known beforehand is shifted left by a variable.

    mypyc writes it as a C int of 32 bits, also if it comes from a local variable or a constant, so `1 << 33` is 2."""
    tree = ast.parse(source)
    known = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    return sorted(
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and not isinstance(node.right, ast.Constant)
        and (isinstance(node.left, ast.Constant) or (isinstance(node.left, ast.Name) and node.left.id in known))
    )


@pytest.mark.parametrize("source", MARKED)
def test_no_known_number_is_shifted_by_a_variable(source: str) -> None:
    assert shifted_literals(Path(_form.PACKAGE, source).read_text("utf-8")) == []


def test_shifted_literals_are_found() -> None:
    assert shifted_literals("a = 1 << n\nb = 1 << 31\nc = word << n\nd = ~(1 << (n + 1))\n") == [1, 4]
    assert shifted_literals("one: i64 = 1\na = one << n\n") == [2]


def boxed_starts(source: str) -> list[int]:
    """Lines that declare a number as `copied if source else 0`: mypyc boxes both; with `i64(0)` it does not."""
    return sorted(
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Attribute)
        and ast.unparse(node.annotation) == "i64"
        and isinstance(node.value, ast.IfExp)
        and not ast.unparse(node.value.orelse).startswith("i64(")
    )


@pytest.mark.parametrize("source", MARKED)
def test_no_number_of_a_state_is_boxed_when_it_is_copied(source: str) -> None:
    assert boxed_starts(Path(_form.PACKAGE, source).read_text("utf-8")) == []


def test_boxed_starts_are_found() -> None:
    assert boxed_starts("s.a: i64 = b.a if b else 0\ns.c: i64 = b.c if b else i64(0)\nd: i64 = 1 if b else 2") == [1]
