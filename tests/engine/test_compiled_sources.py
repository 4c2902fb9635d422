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
