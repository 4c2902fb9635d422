"""A program of somebody else that talks in lines: started, written to, read from with a limit, and surely ended.

Threads do the reading and writing, so that a program that neither reads nor answers holds nobody up. It runs as a
process group of its own, and the whole group is killed at the end: whatever it started ends with it.
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

#: Nobody has that much to say in one line.
MOST_LINE: Final = 1 << 20
#: Lines that may wait to be read; who talks on without being asked waits.
MOST_WAITING: Final = 64
#: How long a program may take to end by itself once it is told so.
TIME_TO_LEAVE: Final = 0.5
#: Last lines of the error channel, kept to say what went wrong.
LAST_WORDS: Final = 5


class NotStarted(BaumeisterError):
    """command: there is no such program, or the system does not run it."""

    code = "bot-not-started"


class Ended(Exception):
    """The program is gone, or has closed its output."""


class Silent(Exception):
    """No line came in time."""


def split_command(command: str) -> list[str]:
    """A command line as words, as a shell would read them; the program must be there."""
    try:
        words = shlex.split(command)
    except ValueError as error:  # a quote that is not closed
        raise NotStarted(f"{command[:80]}: {error}", command=command[:80]) from error
    if not words or "\0" in command or shutil.which(words[0]) is None:
        raise NotStarted(f"{command[:80]}: there is no such program", command=command[:80])
    return words


class LineProgram:
    """A running program. Asking and waiting is up to the caller: lines go out and come in independently."""

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
        """The last line of its error channel that says something."""
        return next((line for line in reversed(self._last_words) if line), "")

    def send(self, line: bytes) -> None:
        """One line, without its end. Returns at once; a program that is gone is noticed when its answer is read."""
        self._out.put(line + b"\n")

    def read(self, seconds: float) -> bytes:
        """The next line; Silent if none comes in time, Ended if none will come any more."""
        if seconds <= 0:
            raise Silent  # also where lines wait: somebody who talks without end has no more time than others
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise Silent from None
        if line is None:
            self._lines.put(None)  # whoever asks again is told again
            # What it said last may still be on its way.
            self._threads[2].join(TIME_TO_LEAVE)
            raise Ended
        return line

    def close(self) -> None:
        """End it: its input ends first, and what is still there shortly after is killed with all it started."""
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
            # A pipe that a thread still holds cannot be closed; it ends with the thread.
            if stream is not None and not any(thread.is_alive() for thread in self._threads):
                with contextlib.suppress(OSError):
                    stream.close()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            # Also when the program itself has ended: children of it are still in the group.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    # ---- the threads

    def _write_all(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):  # it is gone, which shows when its answer is read
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
