"""Worker processes end with their parent."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from pathlib import Path
from typing import BinaryIO, Final

#: Linux: the signal a process gets when its parent has ended.
_PR_SET_PDEATHSIG: Final = 1


def worker_environment() -> dict[str, str]:
    """So that a child process finds the package where this one found it."""
    package = str(Path(__file__).parents[2])
    paths = [package, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}


def end_with(parent: int) -> None:
    """A killed parent cannot end its workers, and a worker that waits for work would wait for ever."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it had already ended
            sys.exit(0)


def begin_worker(nice: int, parent: int) -> None:
    """Set-up of a process that works at low priority and only for its parent."""
    end_with(parent)
    # Ctrl-C in a terminal reaches all its processes; the parent decides when its workers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):  # priorities may not exist or may not be changed
        os.nice(nice)


def take_streams() -> tuple[BinaryIO, BinaryIO]:
    """Reserve standard input and output for our messages: a bot that prints must not disturb them."""
    tasks = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return tasks, answers
