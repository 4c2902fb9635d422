"""`make play` from what it finds: node or not, compiled rules or not. All that it calls is made of paper."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
#: Versions of node that the locked vite takes.
RANGE = "^20.19 || >=22.12"
#: What the Makefile itself calls; everything else is not on the PATH of these tests.
TOOLS = ("make", "sh", "test", "find", "touch", "mkdir")
PYTHON = """#!/bin/sh
case "$*" in
    *_form.py) test -f fits ;;
    *compile_beside.py) echo "compiling beside" ;;
esac
"""
PROGRAM = """#!/bin/sh
echo "baumeister $* (${BAUMEISTER_PURE:-compiled})"
"""
NPM = """#!/bin/sh
echo "npm $1"
case "$1" in
    ci) mkdir -p node_modules ;;
    run) test ! -f ../broken && mkdir -p dist && touch dist/index.html ;;
esac
"""


class Checkout:
    """A folder with the Makefile, everything of Python's installed, and a PATH of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "path"
        for name in ("web/src", "web/public", "web/build", "web/types", "src/baumeister", ".venv/bin", "path"):
            (folder / name).mkdir(parents=True)
        shutil.copy(ROOT / "Makefile", folder)
        for name in ("requirements.lock", "pyproject.toml", "setup.py", "web/package-lock.json", "web/index.html"):
            self.write(name, "", age=100)
        for number, name in enumerate((".venv/.synced", ".venv/.installed")):
            self.write(name, "", age=50 - number)
        self.program(".venv/bin/python", PYTHON)
        self.program(".venv/bin/baumeister", PROGRAM)
        self.program("path/uv", "#!/bin/sh\nexit 1\n")
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found is not None, tool
            (self.path / tool).symlink_to(found)

    def write(self, name: str, text: str, age: float = 0) -> None:
        path = self.folder / name
        path.write_text(text, "utf-8")
        now = path.stat().st_mtime
        os.utime(path, (now - age, now - age))

    def program(self, name: str, text: str) -> None:
        self.write(name, text)
        (self.folder / name).chmod(0o755)

    def has_node(self, version: str = "v22.12.0") -> None:
        self.program("path/node", f'#!/bin/sh\ntest "$*" = --version && echo "{version}"\n')
        self.program("path/npm", NPM)

    def compiles(self) -> None:
        self.write("fits", "")
        self.write("src/baumeister/_compiled.json", "{}")

    def make(self, *words: str, good: bool = True) -> str:
        environment = {"PATH": str(self.path), "HOME": str(self.folder)}
        command = [str(self.path / "make"), *words]
        done = subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, encoding="utf-8", check=False
        )
        assert (done.returncode == 0) == good, done.stdout + done.stderr
        return done.stdout + done.stderr


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_without_node_it_says_so_and_opens_the_table_in_the_terminal(checkout: Checkout) -> None:
    checkout.compiles()
    said = checkout.make("play", "ARGS=--port 8400").splitlines()
    assert f"needs node {RANGE} with npm" in said[0]
    # The server's words are not the table's.
    assert said[1:] == ["baumeister play (compiled)"]


@pytest.mark.parametrize(
    "version",
    ["v18.20.4", "v19.9.0", "v20.9.0", "v20.18.3", "v21.7.3", "v22.2.0", "v22.11.0", "", "what is this?"],
)
def test_a_node_that_vite_does_not_take_is_no_node(checkout: Checkout, version: str) -> None:
    checkout.has_node(version)
    checkout.compiles()
    said = checkout.make("play").splitlines()
    assert f"needs node {RANGE} with npm" in said[0]
    assert said[1:] == ["baumeister play (compiled)"]
    assert f"needs node {RANGE} with npm" in checkout.make("client", good=False)


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v22.20.0", "v23.0.0", "v24.11.1", "v100.0.0"])
def test_a_node_that_vite_takes_builds_the_client(checkout: Checkout, version: str) -> None:
    checkout.has_node(version)
    assert "npm run" in checkout.make("client")


def test_whoever_names_the_versions_of_node_names_those_that_vite_asks_for() -> None:
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    assert packages["node_modules/vite"]["engines"]["node"].replace(".0", "") == RANGE
    assert packages[""]["engines"]["node"] == RANGE
    assert json.loads((ROOT / "web/package.json").read_text("utf-8"))["engines"]["node"] == RANGE
    for name in ("README.md", "CONTRIBUTING.md", "docs/hosting.md", "Makefile", "setup.py"):
        text = (ROOT / name).read_text("utf-8")
        assert RANGE in text, name
        assert not re.search(r"node (\()?20 or newer", text), name


def test_with_node_the_client_is_built_and_the_browser_opened(checkout: Checkout) -> None:
    checkout.has_node()
    checkout.compiles()
    said = checkout.make("play", "ARGS=--port 8400")
    assert said.index("npm ci") < said.index("npm run") < said.index("baumeister serve --open --port 8400 (compiled)")
    # The second time there is nothing to do.
    assert checkout.make("play").splitlines() == ["baumeister serve --open (compiled)"]


@pytest.mark.parametrize("built", [False, True], ids=["nothing-compiled", "compiled-before-the-sources-changed"])
def test_what_is_not_compiled_is_played_interpreted_and_compiled_beside(checkout: Checkout, built: bool) -> None:
    checkout.has_node()
    if built:
        checkout.write("src/baumeister/_compiled.json", "{}")
    said = checkout.make("play")
    assert said.index("compiling beside") < said.index("baumeister serve --open (1)")


def test_a_client_that_cannot_be_built_shows_the_way_to_the_terminal(checkout: Checkout) -> None:
    checkout.has_node()
    checkout.compiles()
    checkout.write("broken", "")
    said = checkout.make("play", good=False)
    assert "make terminal" in said
    assert "baumeister serve" not in said
