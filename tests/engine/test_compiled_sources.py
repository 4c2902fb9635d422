"""What compiled sources must not do, because mypyc makes something else of it than the interpreter."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from baumeister import _form

MARKED = _form.marked_sources(_form.PACKAGE)


def shifted_literals(source: str) -> list[int]:
    """Lines where a literal is shifted by a variable: in C the literal is an int of 32 bits, so `1 << 33` is 2."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


@pytest.mark.parametrize("source", MARKED)
def test_no_literal_is_shifted_by_a_variable(source: str) -> None:
    assert shifted_literals(Path(_form.PACKAGE, source).read_text("utf-8")) == []


def test_shifted_literals_are_found() -> None:
    assert shifted_literals("a = 1 << n\nb = 1 << 31\nc = one << n\nd = ~(1 << (n + 1))\n") == [1, 4]
