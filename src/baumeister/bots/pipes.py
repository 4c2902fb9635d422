"""A third-party program that talks in lines: started, written to, read with a time limit, and always ended. Threads do
the reading and writing, so a program that neither reads nor answers holds nobody up. It runs in its own process group,
and the whole group is killed at the end, with everything it started.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import IO, Final

from baumeister.engine.errors import BaumeisterError

#: No honest line is longer than this.
MOST_LINE: Final = 1 << 20
#: Lines that may wait to be read; a program that keeps talking is blocked.
MOST_WAITING: Final = 64
#: How long a program may take to exit once it is told to.
TIME_TO_LEAVE: Final = 0.5
#: Last lines of standard error, kept to say what went wrong.
LAST_WORDS: Final = 5


class NotStarted(BaumeisterError):
    """command: there is no such program, or the system does not run it."""

    code = "bot-not-started"


class ProgramEnded(Exception):
    """The program is gone, or has closed its output."""


class Silent(Exception):
    """No line came in time."""


def split_command(command: str) -> list[str]:
    """A command line as words, as a shell would split it; the program must exist."""
    try:
        words = shlex.split(command)
    except ValueError as error:  # a quote that is not closed
        raise NotStarted(f"{command[:80]}: {error}", command=command[:80]) from error
    if not words or "\0" in command or shutil.which(words[0]) is None:
        raise NotStarted(f"{command[:80]}: there is no such program", command=command[:80])
    return words


class LineProgram:
    """A running program. Asking and waiting are up to the caller: lines go out and come in independently."""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
                start_new_session=True,
            )
        except OSError as error:
            raise NotStarted(f"{words[0][:80]}: {error}", command=words[0][:80]) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._lines: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self._closing = threading.Event()
        self._threads = [
            threading.Thread(target=self._write_all, args=(self._process.stdin,), daemon=True),
            threading.Thread(target=self._read_all, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._listen, args=(self._process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    @property
    def last_words(self) -> str:
        """The last non-empty line of its standard error."""
        return next((line for line in reversed(self._last_words) if line), "")

    def send(self, line: bytes) -> None:
        """One line, without its newline. Returns at once; if the program is gone, reading the answer shows it."""
        self._out.put(line + b"\n")

    def read(self, seconds: float) -> bytes:
        """The next line; Silent if none comes in time, Ended if none will come any more."""
        if seconds <= 0:
            raise Silent  # even if lines are waiting: endless talk gets no more time
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Silent from None
        if line is None:
            self._lines.put(None)  # the next call must see it too
            # What it said last may still be on its way.
            self._threads[2].join(TIME_TO_LEAVE)
            raise ProgramEnded
        return line

    def close(self) -> None:
        """End it: close its input first; if it is still there shortly after, kill it with everything it started."""
        if self._closing.is_set():
            return
        self._closing.set()
        self._out.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(TIME_TO_LEAVE)
        self._kill()
        end = time.monotonic() + TIME_TO_LEAVE
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            # A pipe that a thread still uses cannot be closed; it ends with the thread.
            if stream is not None and not any(thread.is_alive() for thread in self._threads):
                with contextlib.suppress(OSError):
                    stream.close()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            # Even if the program itself has ended: its children are still in the group.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    # ---- the threads

    def _write_all(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):  # it is gone; reading its answer will show that
            while (line := self._out.get()) is not None:
                stream.write(line)
                stream.flush()
        with contextlib.suppress(OSError, ValueError):
            stream.close()

    def _read_all(self, stream: IO[bytes]) -> None:
        while line := stream.readline(MOST_LINE):
            while not self._closing.is_set():
                with contextlib.suppress(queue.Full):
                    self._lines.put(line, timeout=TIME_TO_LEAVE)
                    break
        while not self._closing.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put(None, timeout=TIME_TO_LEAVE)
                break

    def _listen(self, stream: IO[bytes]) -> None:
        while line := stream.readline(MOST_LINE):
            self._last_words.append(line.decode("utf-8", "replace").strip()[:200])
