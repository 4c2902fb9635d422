"""Third-party bots in Python, each in its own process (`bots/runner.py`): whatever one does there, this process
survives. A bot that exits, never answers or prints where it should not becomes a typed error that names it. A process
serves one bot after another, because it takes a while to start; bots keep nothing between choices. An imagined state is
sent, from which the runner makes the same `Seen` as here: the choice is the same as it would be in this process.
"""

from __future__ import annotations

import atexit
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from baumeister.bots.door import Bot, BotFailed, Budget, IllegalChoice, Seen, is_ours, make_bot
from baumeister.bots.pipes import LineProgram
from baumeister.bots.processes import worker_environment
from baumeister.bots.programs import (
    TIME_TO_ANSWER,
    TIME_TO_START,
    BotNeverReady,
    BotTalksNonsense,
    BotTimedOut,
    hear_line,
)
from baumeister.bots.strangers import COMMAND, BotNotLoaded, NotABot, close_bot, full_name, is_stranger
from baumeister.engine.errors import BaumeisterError

# ---- what is said and heard


class Make(Struct, frozen=True, tag="make"):
    """A new bot, replacing the one before."""

    seed: int


class Ask(Struct, frozen=True, tag="ask"):
    game: str
    state: list[int]  # imagined
    iterations: int | None = None
    seconds: float | None = None


class Made(Struct, frozen=True, tag="made"):
    pass


class Chosen(Struct, frozen=True, tag="chosen"):
    action: int


class Wrong(Struct, frozen=True, tag="wrong"):
    """A typed error, as it would have been raised here."""

    code: str
    words: str
    params: dict[str, str | int] = {}


Said: TypeAlias = Make | Ask
Heard: TypeAlias = Made | Chosen | Wrong

_read: Final = msgspec.json.Decoder(Heard).decode
_write: Final = msgspec.json.Encoder().encode

_ERRORS: Final[Mapping[str, type[BaumeisterError]]] = {
    kind.code: kind for kind in (BotFailed, IllegalChoice, BotNotLoaded, NotABot)
}


def make_apart(name: str, seed: int = 0) -> Bot:
    """Like `make_bot`, for callers that must survive whatever a third-party bot does."""
    return BotApart(name, seed) if is_strangers_python(name) else make_bot(name, seed)


def check_apart(name: str) -> None:
    """Raise if a bot is unknown or cannot be made. The process it was made in waits for it to sit down."""
    made = make_apart(name)
    if isinstance(made, BotApart):
        made.start()
    close_bot(made)


def is_strangers_python(name: str) -> bool:
    return not is_ours(name) and is_stranger(name) and not full_name(name).startswith(COMMAND)


class BotApart:
    """A third-party bot in its own process, which is started when it is first asked something."""

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name = name
        self.patience = TIME_TO_ANSWER  # seconds on top of the budget's
        self._seed = seed
        self._program: LineProgram | None = None

    def choose(self, seen: Seen, budget: Budget) -> int:
        self.start()
        asked = Ask(seen.game.id, seen.imagine(0).to_list(), budget.iterations, budget.seconds)
        answer = self._exchange(asked, self.patience + (budget.seconds or 0.0), BotTimedOut)
        return answer.action if isinstance(answer, Chosen) else self._refuse(answer)

    def start(self) -> None:
        """Make it, if it is not there yet."""
        if self._program is None:
            self._program = _take_program(self.name)
            answer = self._exchange(Make(self._seed), TIME_TO_START, BotNeverReady)
            if not isinstance(answer, Made):
                self._refuse(answer)

    def close(self) -> None:
        """The process then waits for the next bot of this name."""
        program, self._program = self._program, None
        if program is not None:
            _idle.setdefault(_key(self.name), []).append(program)

    def _exchange(self, message: Said, seconds: float, late: type[BotTimedOut]) -> Heard:
        assert self._program is not None
        since = time.monotonic()
        self._program.send(_write(message))
        try:
            line = hear_line(self._program, self.name, since, seconds, late)
            heard: Heard = _read(line)
        except msgspec.MsgspecError as error:
            self._end()
            raise self._nonsense(line[:60].decode("utf-8", "replace").strip()) from error
        except BaseException:
            # Interruptions too: the answer may still come, and would be taken as the answer to the next question.
            self._end()
            raise
        return heard

    def _refuse(self, answer: Heard) -> int:
        """Raise a typed error of the runner here."""
        if not isinstance(answer, Wrong):
            self._end()
            raise self._nonsense(type(answer).__name__)
        if answer.code in (BotNotLoaded.code, NotABot.code):
            self.close()  # there is no bot in it
        raise _ERRORS.get(answer.code, BotFailed)(answer.words, **{"bot": self.name, **answer.params})

    def _nonsense(self, what: str) -> BotTalksNonsense:
        return BotTalksNonsense(f"bot {self.name}: {what!r} is no answer", bot=self.name)

    def _end(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.close()


# ---- processes that wait for a bot

Key: TypeAlias = tuple[str, ...]
_idle: Final[dict[Key, list[LineProgram]]] = {}


def _key(name: str) -> Key:
    """A process serves bots of one name, found in the same places."""
    return (name, str(Path.cwd()), *sys.path)


def _take_program(name: str) -> LineProgram:
    waiting = _idle.get(_key(name), [])
    while waiting:
        program = waiting.pop()
        if program.is_running:
            return program
        program.close()
    words = (sys.executable, "-P", "-m", "baumeister.bots.runner", name, str(os.getpid()))
    # Modules are found where this process finds them.
    environment = worker_environment()
    paths = [environment["PYTHONPATH"], *(path for path in sys.path if path)]
    return LineProgram(words, {**environment, "PYTHONPATH": os.pathsep.join(paths)})


def end_idle() -> None:
    """End all waiting processes."""
    for programs in _idle.values():
        while programs:
            programs.pop().close()


atexit.register(end_idle)
