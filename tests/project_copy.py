"""A copy of the project, to carry out what the documents describe."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
#: What was compiled or otherwise made, and the files of a game that is no part of the project.
NOT_COPIED = shutil.ignore_patterns(
    "__pycache__", "*.so", "*.pyd", "_compiled.json", "*.egg-info", ".pytest_cache", "new_game"
)


class Copy:
    """The project somewhere else, under git, always interpreted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tests", "tools", "docs"):
            shutil.copytree(ROOT / name, folder / name, ignore=NOT_COPIED)
        for name in (
            "pyproject.toml",
            "setup.py",
            "CONTRIBUTING.md",
            "CHANGELOG.md",
            "README.md",
            "Makefile",
            "LICENSE",
        ):
            shutil.copy(ROOT / name, folder / name)
        self.run("git", "init", "--quiet")
        self.run("git", "add", "--all")
        author = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        self.run("git", *author, "commit", "--quiet", "--message", "as published")

    def put_in(self, files: Path, place: str) -> None:
        """A folder that is not copied with the rest."""
        shutil.copytree(files, self.folder / place, ignore=NOT_COPIED)

    def run(self, *command: str, good: bool = True, typed: Iterable[str] = ()) -> str:
        """What a command says, `typed` being the lines a person answers; whether it succeeds is as expected."""
        home = {"HOME": str(self.folder), "XDG_STATE_HOME": str(self.folder / "state"), "PYTHONUTF8": "1"}
        environment = {**os.environ, **home, "PYTHONPATH": str(self.folder / "src"), "BAUMEISTER_PURE": "1"}
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=environment,
            input="".join(f"{line}\n" for line in typed),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode == 0) == good, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def baumeister(self, *words: str, typed: Iterable[str] = ()) -> str:
        return self.run(sys.executable, "-m", "baumeister.cli", *words, "--lang", "en", typed=typed)

    def pytest(self, *words: str, good: bool = True) -> str:
        return self.run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words, good=good)

    def replace(self, file: str | Path, old: str, new: str) -> None:
        path = self.folder / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{file} has {old!r} {text.count(old)} times"
        path.write_text(text.replace(old, new), "utf-8")
