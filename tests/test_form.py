"""The form of the rules: compiled files that do not fit their sources must never run unnoticed."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from baumeister import _form

ROOT = Path(__file__).resolve().parent.parent
SUFFIX = EXTENSION_SUFFIXES[0]
MARKED = f'"""A module."""\n\n{_form.MARKER}\nVALUE = 1\n'
PLAIN = '"""A module."""\nVALUE = 2\n'
ASK_FORM = "import baumeister; print(baumeister.form())"


class Tree:
    """A checkout in miniature, with files that look as if they had been compiled."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "baumeister"
        (self.package / "engine").mkdir(parents=True)
        for name in ("pyproject.toml", "setup.py"):
            shutil.copy(ROOT / name, root / name)
        shutil.copy(_form.__file__, self.package / "_form.py")
        (self.package / "__init__.py").write_text(
            'from baumeister._form import choose_form, form\n\n__version__ = "0"\nchoose_form()\n'
        )
        self.write("engine/__init__.py", "")
        self.write("engine/core.py", MARKED)
        self.write("engine/words.py", PLAIN)
        self.write("games/toy/__init__.py", "")
        self.write("games/toy/game.py", MARKED)

    def write(self, source: str, text: str) -> None:
        path = self.package / source
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def twin(self, source: str) -> Path:
        return (self.package / source).with_suffix(SUFFIX)

    def build(self) -> None:
        """As the real build leaves the tree; the compiled files themselves are no libraries."""
        sources = _form.marked_sources(self.package)
        for source in sources:
            self.twin(source).write_text("compiled")
        (self.package.parent / (_form.LIBRARY + SUFFIX)).write_text("compiled")
        prints = {source: _form.fingerprint(self.package / source) for source in sources}
        (self.package / _form.MANIFEST).write_text(json.dumps({"mypy": "0", "sources": prints}))

    def install(self) -> None:
        """As pip would have put it: no checkout any more."""
        (self.root / "pyproject.toml").unlink()

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        inherited = {name: value for name, value in os.environ.items() if name != "BAUMEISTER_PURE"}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**inherited, "PYTHONPATH": "src", **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def python(self, code: str, **environment: str) -> str:
        """What the code prints, or the error it ends with."""
        done = self.run("-c", code, **environment)
        return done.stdout.strip() if done.returncode == 0 else done.stderr.strip()


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_never_compiled_is_interpreted(tree: Tree) -> None:
    assert tree.python(ASK_FORM) == "interpreted"


def test_freshly_compiled_is_compiled(tree: Tree) -> None:
    tree.build()
    assert tree.python(ASK_FORM) == "compiled"


def test_while_a_build_puts_its_files_in_place_everything_is_interpreted(tree: Tree) -> None:
    """From the first file on until the last: nobody meets half of it."""
    tree.build()
    (tree.package / _form.MANIFEST).write_text(json.dumps(_form.PLACING))
    tree.twin("games/toy/game.py").unlink()
    ask = "import baumeister, baumeister.engine.core as core; print(baumeister.form(), core.__file__)"
    assert tree.python(ask).endswith("core.py")
    assert tree.python(ASK_FORM) == "interpreted"
    assert tree.run("src/baumeister/_form.py").returncode == 1, "there is something left to build"


def test_a_process_that_began_interpreted_stays_so_when_compiled_files_come(tree: Tree) -> None:
    built = Tree(tree.root / "built")
    built.build()
    code = f"""
import baumeister, shutil
shutil.copytree({str(built.package.parent)!r}, {str(tree.package.parent)!r}, dirs_exist_ok=True)
import baumeister.games.toy.game as game
print(baumeister.form(), game.__file__)
"""
    said = tree.python(code)
    assert said.startswith("interpreted"), said
    assert said.endswith("game.py"), said
    assert tree.python(ASK_FORM) == "compiled", "from the next start on"


def change(tree: Tree) -> None:
    tree.write("engine/core.py", MARKED + "\n")


def lose_source(tree: Tree) -> None:
    (tree.package / "engine/core.py").unlink()


def lose_marker(tree: Tree) -> None:
    tree.write("engine/core.py", PLAIN)


def lose_twin(tree: Tree) -> None:
    tree.twin("engine/core.py").unlink()


def lose_manifest(tree: Tree) -> None:
    (tree.package / _form.MANIFEST).unlink()


def break_manifest(tree: Tree) -> None:
    (tree.package / _form.MANIFEST).write_text('{"sour')


def add_twin(tree: Tree) -> None:
    tree.twin("engine/words.py").write_text("compiled")


def add_marked(tree: Tree) -> None:
    tree.write("bots/search.py", MARKED)


def lose_library(tree: Tree) -> None:
    (tree.package.parent / (_form.LIBRARY + SUFFIX)).unlink()


@pytest.mark.parametrize(
    ("harm", "named"),
    [
        (change, "engine/core.py: changed"),
        (lose_source, "engine/core.py: compiled, but the source is gone"),
        (lose_marker, "engine/core.py: changed"),
        (lose_twin, "engine/core.py: not compiled"),
        (lose_manifest, "games/toy/game.py: compiled, but not by the last finished build"),
        (break_manifest, "games/toy/game.py: compiled, but not by the last finished build"),
        (add_twin, "engine/words.py: compiled, but not by the last finished build"),
        (add_marked, "bots/search.py: not compiled"),
        (lose_library, "baumeister__mypyc: the library"),
    ],
)
def test_checkout_refuses_what_does_not_fit(tree: Tree, harm: Callable[[Tree], None], named: str) -> None:
    tree.build()
    harm(tree)
    error = tree.python(ASK_FORM)
    assert "StaleBuild" in error
    assert named in error
    assert "make build" in error
    assert "BAUMEISTER_PURE=1" in error
    assert tree.python(ASK_FORM, BAUMEISTER_PURE="1") == "interpreted"
    assert tree.run("src/baumeister/_form.py").returncode == 1


def test_error_is_an_import_error_that_names_the_files(tree: Tree) -> None:
    tree.build()
    change(tree)
    caught = "try:\n    import baumeister\nexcept ImportError as error:\n    print(error.files)"
    assert tree.python(caught) == "('engine/core.py',)"


def test_the_command_says_it_in_a_sentence_without_a_traceback(tree: Tree) -> None:
    tree.build()
    change(tree)
    (tree.root / "bin").mkdir()
    (tree.root / "bin" / "baumeister").write_text("import baumeister\n")
    done = tree.run("bin/baumeister")
    assert done.returncode == 1
    assert done.stderr.startswith("baumeister: ")
    assert "make build" in done.stderr
    assert "Traceback" not in done.stderr


def test_installed_package_is_only_asked_whether_it_is_whole(tree: Tree) -> None:
    tree.build()
    tree.install()
    change(tree)
    assert tree.python(ASK_FORM) == "compiled"
    lose_twin(tree)
    error = tree.python(ASK_FORM)
    assert "engine/core.py: not compiled" in error
    assert "Install baumeister again" in error


def test_files_compiled_for_another_python_do_not_count(tree: Tree) -> None:
    (tree.package / "engine/core.cpython-39-x86_64-linux-gnu.so").write_text("compiled")
    assert tree.python(ASK_FORM) == "interpreted"


def test_pure_imports_sources_although_compiled_files_lie_beside_them(tree: Tree) -> None:
    tree.build()
    ask = "import baumeister.games.toy.game as game; print(game.__file__)"
    assert "ImportError" in tree.python(ask)  # Python itself would take the file that is no library
    assert tree.python(ask, BAUMEISTER_PURE="1").endswith("game.py")
    assert "ImportError" in tree.python(ask, BAUMEISTER_PURE="0")


def test_pure_does_not_find_compiled_modules_without_source(tree: Tree) -> None:
    tree.build()
    lose_source(tree)
    assert "ModuleNotFoundError" in tree.python("import baumeister.engine.core", BAUMEISTER_PURE="1")


def test_make_build_is_told_whether_there_is_something_to_compile(tree: Tree) -> None:
    assert tree.run("src/baumeister/_form.py").returncode == 1
    tree.build()
    assert tree.run("src/baumeister/_form.py").returncode == 0


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        (f"{_form.MARKER}\n", True),
        ("\n" * 9 + f"{_form.MARKER}  \n", True),
        ("\n" * 10 + f"{_form.MARKER}\n", False),
        (f'"""Speaks of {_form.MARKER}"""\n', False),
        (f"    {_form.MARKER}\n", False),
        ("", False),
    ],
)
def test_marker(tmp_path: Path, text: str, marked: bool) -> None:
    source = tmp_path / "module.py"
    source.write_text(text)
    assert _form.has_marker(source) is marked


def test_setup_compiles_marked_modules_only(tree: Tree) -> None:
    tree.write("cli/main.py", MARKED)  # not among the folders that may be compiled
    tree.write("bots/search.py", MARKED)
    ask = "import setup; print(*setup.rules())"
    assert tree.python(ask) == "bots/search.py engine/core.py games/toy/game.py"


def test_setup_refuses_marked_packages(tree: Tree) -> None:
    tree.write("engine/__init__.py", MARKED)
    assert "engine/__init__.py" in tree.python("import setup; setup.rules()")


@pytest.mark.parametrize("environment", [{"CC": "/nonexistent"}, {"BAUMEISTER_PURE": "1"}])
def test_setup_without_compiler_leaves_the_rules_interpreted(tree: Tree, environment: dict[str, str]) -> None:
    build = ["setup.py", "--quiet", "build_ext", "--inplace"]
    tree.build()
    done = tree.run(*build, **environment)
    assert done.returncode == 0
    assert "the rules stay interpreted" in done.stderr
    assert tree.python(ASK_FORM) == "compiled"  # what fits may stay
    change(tree)
    assert tree.run(*build, **environment).returncode == 0
    assert tree.python(ASK_FORM) == "interpreted"
    assert not tree.twin("games/toy/game.py").exists()


def test_tests_say_that_they_need_a_compiler(tree: Tree) -> None:
    done = tree.run("setup.py", "need_compiler", CC="/nonexistent")
    assert done.returncode == 1
    assert "no C compiler" in done.stderr


def test_no_lock_file_names_a_registry() -> None:
    locks = [ROOT / "requirements.lock", *ROOT.glob("*/package-lock.json")]
    # npm's lock also holds addresses of licences and funding; where a package comes from is "resolved".
    assert "://" not in locks[0].read_text()
    assert [str(lock) for lock in locks if '"resolved"' in lock.read_text()] == []


def test_no_compiled_loop_makes_an_object_a_turn() -> None:
    """mypyc takes a loop variable called `_` for an object: in a row of observations they cost 3 percent."""
    package = ROOT / "src" / "baumeister"
    sources = _form.marked_sources(package)
    assert len(sources) > 100
    loops = [
        f"{source}:{node.lineno}"
        for source in sources
        for node in ast.walk(ast.parse((package / source).read_text("utf-8")))
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name) and node.target.id == "_"
    ]
    assert loops == []
