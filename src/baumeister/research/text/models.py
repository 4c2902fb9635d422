"""Who answers: what every model has in common, and a program behind a command that reads and writes JSON lines."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec

from baumeister.bots.pipes import LineProgram, ProgramEnded, Silent, split_command
from baumeister.research.text.conversation import Message
from baumeister.research.text.errors import ModelUnavailable, NoAnswer

#: Seconds for an answer.
TIME_TO_ANSWER: Final = 120.0
#: So many answers in a row may be missing (too late, too large, not to be read); then the run stops, to go on later.
MOST_MISSING: Final = 5


@dataclass(frozen=True)
class ModelReply:
    """An answer, and the tokens that were counted where it was made; None: nobody counted."""

    text: str
    prompt_tokens: int | None = None
    answer_tokens: int | None = None


class Model(Protocol):
    """Anything that can be asked."""

    def ask(self, messages: Sequence[Message]) -> ModelReply: ...

    def close(self) -> None: ...


class Patience:
    """Counts answers that were missing in a row."""

    def __init__(self) -> None:
        self._missing = 0

    def answered(self) -> None:
        self._missing = 0

    def missed(self, why: str) -> NoAnswer:
        """What to raise for one more missing answer."""
        self._missing += 1
        if self._missing >= MOST_MISSING:
            raise ModelUnavailable(f"{self._missing} answers in a row are missing; the last: {why}")
        return NoAnswer(why)


def counted(usage: Any, name: str) -> int | None:
    """A number of tokens out of `usage`, if it is one."""
    value = usage.get(name) if isinstance(usage, dict) else None
    return value if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 40 else None


class CommandModel:
    """A program that reads `{"number": 1, "messages": [...]}` and writes `{"number": 1, "answer": "..."}`, one line
    each; it may add `usage` with `prompt_tokens` and `completion_tokens`. It is started once, and again after a fault.
    """

    def __init__(self, command: str, seconds: float = TIME_TO_ANSWER) -> None:
        self._words = split_command(command)
        self._seconds = seconds
        self._patience = Patience()
        self._program: LineProgram | None = None
        self._number = 0

    def ask(self, messages: Sequence[Message]) -> ModelReply:
        if self._program is None:
            self._program = LineProgram(self._words)
        self._number += 1
        asked = {"number": self._number, "messages": list(messages)}
        self._program.send(json.dumps(asked, ensure_ascii=False).encode())
        try:
            line = self._program.read(self._seconds)
            reply = self._read(line)
        except Silent:
            self.close()
            raise self._patience.missed(f"no answer in {self._seconds:g} seconds") from None
        except ProgramEnded:
            words = self._program.last_words
            self.close()
            raise self._patience.missed(f"the program has ended{': ' + words if words else ''}") from None
        except ValueError as error:
            self.close()  # whatever else it has written belongs to nothing
            raise self._patience.missed(str(error)) from None
        self._patience.answered()
        return reply

    def _read(self, line: bytes) -> ModelReply:
        try:
            found = msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            raise ValueError(f"not a line of JSON: {error}") from error
        if (
            not isinstance(found, dict)
            or found.get("number") != self._number
            or not isinstance(found.get("answer"), str)
        ):
            raise ValueError("not an answer to what was asked: it needs its number and an answer (a text)")
        usage = found.get("usage")
        return ModelReply(found["answer"], counted(usage, "prompt_tokens"), counted(usage, "completion_tokens"))

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None


class TimedModel:
    """A model with a watch: how long the last answer took."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self.seconds = 0.0

    def ask(self, messages: Sequence[Message]) -> ModelReply:
        begun = time.monotonic()
        try:
            return self._model.ask(messages)
        finally:
            self.seconds = time.monotonic() - begun

    def close(self) -> None:
        self._model.close()
