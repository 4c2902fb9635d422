"""Small faults for rules: where a source can be mutated, a sample of places that stays put, and the mutated code.

Mutated is what functions do. Not mutated: constants outside functions (a wrong one breaks everything, which says
nothing about the tests), annotations, docstrings, texts, imports, and assertions, which state what cannot happen.
"""

from __future__ import annotations

import ast
import difflib
import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from baumeister import _form

SOURCES = Path(_form.__file__).resolve().parents[1]
#: Files of the edge that are words and shapes; all others are rules too: what shows and what refuses.
NOT_RULES = ("edge/shapes.py", "edge/catalogue.py", "edge/labels.py", "edge/moves.py", "edge/score_lines.py")

Change = tuple[str, Callable[[], ast.AST]]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


@dataclass(frozen=True)
class Mutant:
    """One fault: the how-many-th change of a file, and words to find it again when lines have moved."""

    file: str  # relative to the sources
    number: int
    line: int
    function: str
    change: str
    key: str  # stable: does not depend on line numbers

    @property
    def module(self) -> str:
        return self.file.removesuffix(".py").replace("/", ".")

    def __str__(self) -> str:
        return f"{self.key} {self.file}:{self.line} {self.function}: {self.change}\n{self.difference()}"

    def difference(self) -> str:
        """The lines that change, old and new."""
        before = ast.unparse(parse(self.file)).splitlines()
        after = ast.unparse(mutated(self.file, self.number)).splitlines()
        lines = list(difflib.unified_diff(before, after, n=0, lineterm=""))[3:]
        return "\n".join(f"    {line[0]} {line[1:].strip()}" for line in lines[:10] if line[0] in "+-")


def rules_files(game_package: str) -> list[str]:
    """The files with the rules of a game, and what shows and refuses."""
    folder = SOURCES / game_package.replace(".", "/")
    shown = [path for path in folder.glob("edge/*.py") if path.relative_to(folder).as_posix() not in NOT_RULES]
    files = [path for path in (*folder.glob("rules/*.py"), *shown) if path.name != "__init__.py"]
    return [path.relative_to(SOURCES).as_posix() for path in sorted(files, key=lambda path: path.name)]


class Mutator(ast.NodeTransformer):
    """Walks a file and counts the changes it could make; makes the one with the wanted number."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted = wanted
        self.changes: list[tuple[int, str, str, str]] = []  # line, function, what, and what it is done to
        self.functions: list[str] = []
        self.returns: list[str] = []

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.JoinedStr):
            return node
        if self.functions:
            for what, make in self.changes_of(node):
                self.changes.append((getattr(node, "lineno", 0), ".".join(self.functions), what, first_line(node)))
                if len(self.changes) - 1 == self.wanted:
                    return ast.copy_location(make(), node)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            return self.enter(node)
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                node.value = self.visit(node.value)  # type: ignore[assignment]
            return node
        return self.generic_visit(node)

    def enter(self, node: ast.FunctionDef | ast.ClassDef) -> ast.AST:
        """Into a function or class: only its body, without the docstring."""
        is_function = isinstance(node, ast.FunctionDef)
        if not is_function and not self.functions:
            # A class outside functions: its constants are not what functions do, its methods are.
            node.body = [self.visit(item) if isinstance(item, ast.FunctionDef) else item for item in node.body]  # type: ignore[misc]
            return node
        self.functions.append(node.name)
        self.returns.append(ast.unparse(node.returns) if isinstance(node, ast.FunctionDef) and node.returns else "")
        node.body = [item if is_docstring(item) else self.visit(item) for item in node.body]  # type: ignore[misc]
        self.functions.pop()
        self.returns.pop()
        return node

    def changes_of(self, node: ast.AST) -> Iterator[Change]:
        if isinstance(node, ast.Compare):
            for place, operator in enumerate(node.ops):
                other = COMPARISONS[type(operator)]
                yield f"{name(operator)} becomes {name(other())}", lambda p=place, o=other: with_operator(node, p, o)  # type: ignore[misc]
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            for value in (node.value + 1, node.value - 1):
                yield f"{node.value} becomes {value}", lambda v=value: ast.Constant(v)  # type: ignore[misc]
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield f"{node.value} becomes {not node.value}", lambda: ast.Constant(not node.value)
        elif isinstance(node, ast.BoolOp):
            other_bool = ast.Or if isinstance(node.op, ast.And) else ast.And
            yield f"{name(node.op)} becomes {name(other_bool())}", lambda: ast.BoolOp(other_bool(), node.values)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield "not is dropped", lambda: node.operand
        elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in ARITHMETIC:
            yield f"{name(node.op)} becomes its opposite", lambda: with_opposite(node)
        elif isinstance(node, ast.IfExp):
            yield "branches are swapped", lambda: ast.IfExp(node.test, node.orelse, node.body)
        elif isinstance(node, ast.If) and node.orelse:
            yield "branches are swapped", lambda: ast.If(node.test, node.orelse, node.body)
        elif isinstance(node, ast.If | ast.While):
            yield "condition is negated", lambda: negated(node)
        elif isinstance(node, ast.Return):
            yield from self.returns_of(node)
        if isinstance(node, ast.Assign | ast.AugAssign | ast.Break | ast.Continue | ast.Raise) or is_call(node):
            yield "statement is dropped", ast.Pass
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield "statement is dropped", ast.Pass

    def returns_of(self, node: ast.Return) -> Iterator[Change]:
        """Another constant in place of what is returned, by the function's type."""
        if node.value is None:
            yield "return is dropped", ast.Pass
            return
        if isinstance(node.value, ast.Constant):
            return  # changed as a constant
        kind = self.returns[-1]
        values: list[bool | int | None] = [None]
        if kind == "bool":
            values = [True, False]
        elif kind in ("int", "i64"):
            values = [0]
        for value in values:
            yield f"returns {value}", lambda v=value: ast.Return(ast.Constant(v))  # type: ignore[misc]


def name(operator: ast.AST) -> str:
    return type(operator).__name__


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def with_operator(node: ast.Compare, place: int, other: type[ast.cmpop]) -> ast.Compare:
    operators = [other() if number == place else operator for number, operator in enumerate(node.ops)]
    return ast.Compare(node.left, operators, node.comparators)


def with_opposite(node: ast.BinOp | ast.AugAssign) -> ast.AST:
    other = ARITHMETIC[type(node.op)]()
    if isinstance(node, ast.BinOp):
        return ast.BinOp(node.left, other, node.right)
    return ast.AugAssign(node.target, other, node.value)


def negated(node: ast.If | ast.While) -> ast.AST:
    test = ast.UnaryOp(ast.Not(), node.test)
    return ast.If(test, node.body, node.orelse) if isinstance(node, ast.If) else ast.While(test, node.body, node.orelse)


def parse(file: str) -> ast.Module:
    return ast.parse((SOURCES / file).read_text("utf-8"), str(SOURCES / file))


def mutated(file: str, number: int) -> ast.Module:
    """The file with one change made."""
    tree = Mutator(number).visit(parse(file))
    assert isinstance(tree, ast.Module)
    return ast.fix_missing_locations(tree)


def mutants_of(file: str) -> list[Mutant]:
    """All faults a file can get; keys count equal changes of one function, so that moved lines keep theirs."""
    mutator = Mutator()
    mutator.visit(parse(file))
    equal: Counter[str] = Counter()
    found = []
    for number, (line, function, change, text) in enumerate(mutator.changes):
        words = f"{Path(file).name} {function} {change} {text}"
        equal[words] += 1
        key = hashlib.blake2b(f"{words} {equal[words]}".encode(), digest_size=4).hexdigest()
        found.append(Mutant(file, number, line, function, change, key))
    return found


def first_line(node: ast.AST) -> str:
    return ast.unparse(node).partition("\n")[0]


def sample(game_package: str, count: int, seed: int) -> list[Mutant]:
    """A fixed random sample: by keys, so that an edit elsewhere leaves the choice as it was."""
    everything = [mutant for file in rules_files(game_package) for mutant in mutants_of(file)]
    return sorted(everything, key=lambda mutant: hashlib.blake2b(f"{seed} {mutant.key}".encode()).digest())[:count]
