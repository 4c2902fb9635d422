"""Which test cites which rule: read from the sources, so that no selection of tests can hide a gap."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

MOST_IDS = 3


@dataclass(frozen=True)
class Citation:
    """A `@pytest.mark.rule(...)` with its ids and where it stands."""

    file: str
    line: int
    test: str
    ids: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.test}"


@cache
def citations_in(folder: Path) -> list[Citation]:
    """All citations of the test files under a folder, in order."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("test_*.py")):
        name = path.relative_to(folder).as_posix()
        if name.startswith("new_game/"):
            continue  # tests of a game that is there only in a copy of the project
        found += citations_of(ast.parse(path.read_text("utf-8"), name), name)
    return found


def citations_of(tree: ast.AST, file: str) -> Iterator[Citation]:
    """Marks as decorators of tests, and as `marks=` of parameters of a test. Anything else is refused."""
    marks = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and is_rule_mark(node.func)]
    tests = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]  # fmt: skip
    placed = set()
    for test in tests:
        direct = [mark for mark in test.decorator_list if mark in marks]
        inner = [node for decorator in test.decorator_list for node in ast.walk(decorator) if node in marks]
        placed.update(inner)
        if direct:
            yield Citation(file, test.lineno, test.name, tuple(name for mark in direct for name in ids_of(mark, file)))
        for mark in inner:
            if mark not in direct:
                yield Citation(file, mark.lineno, f"{test.name} (parameter)", tuple(ids_of(mark, file)))
    for mark in marks:
        assert mark in placed, f"{file}:{mark.lineno} a rule is cited by something that is no test"


def is_rule_mark(node: ast.expr) -> bool:
    return ast.unparse(node) == "pytest.mark.rule"


def ids_of(mark: ast.expr, file: str) -> list[str]:
    assert isinstance(mark, ast.Call)
    assert not mark.keywords
    ids = []
    for argument in mark.args:
        fits = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        assert fits, f"{file}:{mark.lineno} ids are written out, so that one can search for them"
        ids.append(ast.literal_eval(argument))
    return ids


def complaints(citations: Collection[Citation], known: Collection[str]) -> list[str]:
    """Everything that is wrong with the citations, given the ids of all ledgers."""
    found = []
    for citation in citations:
        unknown = [name for name in citation.ids if name not in known]
        if unknown:
            found.append(f"{citation}: no ledger has {', '.join(unknown)}")
        if not 1 <= len(citation.ids) <= MOST_IDS:
            found.append(f"{citation}: cites {len(citation.ids)} rules; a test holds one to {MOST_IDS}")
        if len(set(citation.ids)) != len(citation.ids):
            found.append(f"{citation}: cites a rule twice")
    return found
