"""The tests of `make quick`: those of what changed since main, and those of tables, which are quick in any case.

A title that changed is asked its own tests and, at its first and last table, every law for games; the engine asks all
titles. A layer in QUICK is asked its folder. What takes longer (bots, terminal, arena, server, browser) is left to
`make test`, except for the very test files that changed, and is named at the end.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
SOURCES = "src/baumeister/"
ALWAYS = ("tests/tables", "tests/test_ledger.py")
#: Laws that hold for every game.
LAWS = ("tests/battery", "tests/wall")
#: Layers whose tests take some seconds.
QUICK = ("analysis", "engine", "hub", "records", "tables", "texts")
#: What all titles stand on, and the laws themselves.
COMMON = ("src/baumeister/engine/", "src/baumeister/games/__init__.py", "tests/battery/", "tests/wall/")


@dataclass
class Chosen:
    """What is run, and which folders of tests are left to `make test` although something they ask has changed."""

    tests: set[str] = field(default_factory=lambda: set(ALWAYS))
    titles: set[str] = field(default_factory=set)
    client: bool = False
    left: set[str] = field(default_factory=set)


def titles() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / SOURCES / "games").glob("*/ledger.toml"))


def choose(changed: Iterable[str]) -> Chosen:
    chosen = Chosen()
    for name in changed:
        path = PurePosixPath(name)
        if name.startswith(COMMON):
            chosen.titles.update(titles())
        if name.startswith((f"{SOURCES}games/", "tests/games/")):
            chosen.titles.update(set(path.parts) & set(titles()))
        elif name.startswith(SOURCES):
            _add_layer(chosen, path.relative_to(SOURCES).parts[0])
        elif name.startswith("web/"):
            chosen.client = True
            chosen.left.add("tests/client")
        elif path.match("test_*.py") and not name.startswith((*LAWS, "tests/client/")):
            chosen.tests.add(name)
    chosen.tests.update(f"tests/games/{title}" for title in chosen.titles)
    return chosen


def _add_layer(chosen: Chosen, layer: str) -> None:
    folder = f"tests/{layer}"
    if (ROOT / folder).is_dir():
        (chosen.tests if layer in QUICK else chosen.left).add(folder)


def changed_files(folder: Path = ROOT) -> list[str]:
    """Every file that is not as in main: committed on this branch, only changed, or not added yet."""

    def git(*words: str) -> list[str]:
        done = subprocess.run(("git", *words), cwd=folder, capture_output=True, encoding="utf-8", check=False)
        return done.stdout.splitlines()

    known = [name for name in ("origin/main", "main") if git("rev-parse", "--verify", "--quiet", name)]
    base = git("merge-base", "HEAD", known[0]) if known else ["HEAD"]
    names = git("diff", "--name-only", "--no-renames", base[0]) + git("ls-files", "--others", "--exclude-standard")
    return sorted(set(names))


def commands(chosen: Chosen, arguments: list[str]) -> list[list[str]]:
    pytest = [str(Path(sys.executable).with_name("pytest")), "-n", "2", "--dist", "worksteal", "-q", *arguments]
    found = [[*pytest, *sorted(name for name in chosen.tests if (ROOT / name).exists())]]
    if chosen.titles:
        found.append([*pytest, *LAWS, "-k", " or ".join(sorted(chosen.titles))])
    return [*found, ["make", "--no-print-directory", "check"]] if chosen.client else found


def main() -> int:
    chosen = choose(changed_files())
    environment = {**os.environ, "BAUMEISTER_QUICK": "1"}
    codes = [
        subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        for command in commands(chosen, sys.argv[1:])
    ]
    if chosen.left:
        print(f"Left to `make test`: {', '.join(sorted(chosen.left))}")
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
