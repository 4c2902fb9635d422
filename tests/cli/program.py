"""Runs the real program as a person would: a process, lines in, lines out."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.cli.warm import warm

#: Whatever goes wrong, a person never reads these.
TRACES = ("Traceback", 'File "', "Error(", "???", "{ $")


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    def check(self, code: int = 0) -> Outcome:
        """As expected, and without a trace of Python."""
        assert self.code == code, f"exit code {self.code}\n{self.out[-2000:]}\n{self.err[-2000:]}"
        for trace in TRACES:
            assert trace not in self.out + self.err, (self.out + self.err)[-3000:]
        return self


class Program:
    """`baumeister` with a home of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("LC_", "LANG", "XDG_", "COLUMNS", "NO_COLOR", "FORCE_COLOR", "PYTHONIOENCODING"))
        }
        self.environment |= {
            "HOME": str(home),
            "XDG_STATE_HOME": str(home / "state"),
            "COLUMNS": "100",
            "PYTHONUTF8": "1",
        }

    def run(self, *arguments: str, lines: Iterable[str] = (), timeout: float = 120, **environment: str) -> Outcome:
        """From its start to its end: a new process where the environment matters, else a split one (warm.py)."""
        typed = "".join(f"{line}\n" for line in lines).encode()
        if not environment:
            code, *said = warm().run(arguments, typed, self.environment, self.home, timeout)
            return Outcome(code, *(text.decode("utf-8", "replace") for text in said))
        done = subprocess.run(
            [sys.executable, "-m", "baumeister.cli", *arguments],
            input=typed,
            capture_output=True,
            timeout=timeout,
            env={**self.environment, **environment},
            cwd=self.home,
            check=False,
        )
        return Outcome(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))

    @contextmanager
    def running(self, *arguments: str, seconds: float = 120) -> Iterator[subprocess.Popen[str]]:
        """The program while it runs. After so many seconds it is killed: whoever reads from it never waits for ever."""
        with subprocess.Popen(
            [sys.executable, "-m", "baumeister.cli", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self.environment,
            cwd=self.home,
            text=True,
            bufsize=0,
        ) as process:
            guard = threading.Timer(seconds, process.kill)
            guard.start()
            try:
                yield process
            finally:
                guard.cancel()
                process.kill()

    def tables(self) -> list[Path]:
        return sorted((self.home / "state" / "baumeister" / "tables").glob("*.table"))

    def records(self) -> list[Path]:
        return sorted((self.home / "state" / "baumeister" / "records").glob("*.json"))


def type_line(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def wait_for(process: subprocess.Popen[str], words: str) -> None:
    """Read until these words have been said, be it on a line that is not over yet."""
    assert process.stdout is not None
    said = ""
    while not said.endswith(words):
        letter = process.stdout.read(1)
        assert letter, f"ended without saying “{words}”\n{said[-2000:]}"
        said += letter


def numbers(seed: int, count: int = 2000, most: int = 9) -> list[str]:
    """What somebody types who chooses blindly; numbers that are too high are asked again."""
    chance = random.Random(seed)
    return [str(chance.randint(1, most)) for _ in range(count)]
