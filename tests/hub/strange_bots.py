"""Bots that fail in every way a bot can, for the workers' tests."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from baumeister.bots.door import Budget, Seen

#: Where `Patient` notes that it was asked, in the order it was.
NOTES = "BAUMEISTER_TEST_NOTES"


class _Named:
    name = "strange"

    def __init__(self, seed: int) -> None:
        self.seed = seed


class Hanging(_Named):
    def choose(self, seen: Seen, budget: Budget) -> int:
        while True:
            time.sleep(0.05)


class Raising(_Named):
    def choose(self, seen: Seen, budget: Budget) -> int:
        raise ValueError(f"the hand is {seen.view}")


class Leaving(_Named):
    def choose(self, seen: Seen, budget: Budget) -> int:
        raise SystemExit(3)


class Dying(_Named):
    def choose(self, seen: Seen, budget: Budget) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Nonsense(_Named):
    def choose(self, seen: Seen, budget: Budget) -> int:
        return "pass"  # type: ignore[return-value]


class Illegal(_Named):
    def choose(self, seen: Seen, budget: Budget) -> int:
        return next(action for action in range(len(seen.legal) + 1) if action not in seen.legal)


class Chatty(_Named):
    """Prints, reads, and then answers: neither may disturb the messages."""

    def choose(self, seen: Seen, budget: Budget) -> int:
        os.write(1, b"\xff\xff\xff\xff")
        assert os.read(0, 10) == b""
        return seen.legal[0]


class Garbling(_Named):
    """Writes into every open pipe, so also where the answers go."""

    def choose(self, seen: Seen, budget: Budget) -> int:
        for descriptor in range(3, 64):
            try:
                os.write(descriptor, b"\xff" * 64)
            except OSError:
                continue
        return seen.legal[0]


class Patient(_Named):
    """Notes its seed and waits until the notes say `go`."""

    def choose(self, seen: Seen, budget: Budget) -> int:
        folder = Path(os.environ[NOTES])
        with (folder / "order").open("a") as file:
            file.write(f"{self.seed}\n")
        while not (folder / "go").exists():
            time.sleep(0.005)
        return seen.legal[0]
