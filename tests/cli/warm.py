"""A process that has imported the program and splits for every run: to start anew takes ten times as long.

It is told over its standard input how to run, in a line of JSON, with the files to read from and write to, and answers
with the exit code.
"""

from __future__ import annotations

import atexit
import functools
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

import baumeister as bm
from baumeister.cli import main as program
from baumeister.cli.desk import make_desk
from baumeister.texts.catalogue import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


class Warm:
    """Runs one thing at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.warm"],
            cwd=ROOT,
            env={**os.environ, "PYTHONUTF8": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        atexit.register(self.end)

    def end(self) -> None:
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def run(
        self, arguments: tuple[str, ...], typed: bytes, environment: dict[str, str], folder: Path, timeout: float
    ) -> tuple[int, bytes, bytes]:
        """Exit code, what was said, and what was said to stderr."""
        with tempfile.TemporaryDirectory() as name:
            files = [Path(name) / one for one in ("in", "out", "err")]
            files[0].write_bytes(typed)
            wish = {
                "arguments": arguments,
                "environment": environment,
                "folder": str(folder),
                "files": list(map(str, files)),
            }
            guard = threading.Timer(timeout, self.end)
            guard.start()
            try:
                assert self._process.stdin is not None
                assert self._process.stdout is not None
                self._process.stdin.write(json.dumps(wish).encode() + b"\n")
                self._process.stdin.flush()
                answer = self._process.stdout.readline()
            finally:
                guard.cancel()
            assert answer, f"{arguments}: nothing after {timeout} seconds"
            return int(answer), files[1].read_bytes(), files[2].read_bytes()


@functools.cache
def warm() -> Warm:
    return Warm()


def become(wish: dict[str, Any]) -> None:
    """This process, as if it had just been started so."""
    source, out, err = wish["files"]
    for number, (path, flags) in enumerate(
        ((source, os.O_RDONLY), (out, os.O_WRONLY | os.O_CREAT), (err, os.O_WRONLY | os.O_CREAT))
    ):
        os.dup2(os.open(path, flags), number)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace")
    os.environ.clear()
    os.environ.update(wish["environment"])
    os.chdir(wish["folder"])
    sys.argv = ["baumeister", *wish["arguments"]]


def main() -> None:
    program.find_command("play")
    for name in bm.games():
        bm.game(name)
    for language in LANGUAGES:
        make_desk(language)

    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if not child:
            become(wish)
            sys.exit(program.main())
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
