"""The built client: how much of it a page needs, and that a wheel carries it."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.client.running import ROOT

DIST = ROOT / "web/dist"
ASSETS = DIST / "assets"
#: Imports that a file cannot do without; those in brackets come when they are wanted.
STATIC = re.compile(r"""(?:from|import)\s*["']\./([\w.$-]+\.js)["']""")
#: gzipped, in bytes
MOST_INITIAL = 60_000
MOST_OF_A_BOARD = 40_000


def needed(*names: str) -> set[str]:
    """These files and all that they import at once."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += STATIC.findall((ASSETS / name).read_text("utf-8"))
    return found


def size(names: set[str]) -> int:
    return sum(len(gzip.compress((ASSETS / name).read_bytes(), 9)) for name in names)


def initial() -> set[str]:
    return needed(*re.findall(r'"/assets/([\w.$-]+\.js)"', (DIST / "index.html").read_text("utf-8")))


def named(name: str) -> set[str]:
    return {file.name for file in ASSETS.glob(f"{name}-*.js")}


def test_what_every_page_loads_first_is_small() -> None:
    assert len(initial()) > 2
    assert size(initial()) <= MOST_INITIAL


def test_what_a_board_adds_is_small() -> None:
    boards = named("Board")
    assert len(boards) == 4
    shared = initial() | needed(*named("TablePage"))
    for board in boards:
        others = set().union(*(needed(other) for other in boards - {board}))
        own = needed(board) - shared - others
        assert board in own
        assert size(own) <= MOST_OF_A_BOARD, (board, sorted(own))


def test_a_wheel_carries_the_client(tmp_path: Path) -> None:
    """From what lies in web/dist, where there is no node."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, tmp_path)
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    shutil.copytree(DIST, tmp_path / "web/dist")
    (tmp_path / "empty").mkdir()
    environment = {**os.environ, "BAUMEISTER_PURE": "1", "PATH": str(tmp_path / "empty")}
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "wheel"]
    built = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    carried = tmp_path / "wheel/baumeister/server/client"
    files = {str(file.relative_to(DIST)) for file in DIST.rglob("*") if file.is_file()}
    assert {str(file.relative_to(carried)) for file in carried.rglob("*") if file.is_file()} == files
    assert "index.html" in files
