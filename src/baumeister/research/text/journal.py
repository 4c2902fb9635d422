"""The file of a run: one line for what was asked of whom, then one line for every answer, on disk before it is used.

A run that was stopped is played again from its answers; nobody is asked twice, and nothing that was paid for is lost.
Half a line at the end is dropped. The file never holds an address, a key or a command.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from msgspec import Struct

from baumeister.research.text.errors import JournalFailed, OtherAnswers

FORMAT: Final = "baumeister-llm"
VERSION: Final = 1
#: What may differ when a run goes on: there may be more games, and prices do not change what was answered.
MAY_CHANGE: Final = ("games",)


class Begun(Struct, frozen=True, tag="begun"):
    """The first line."""

    format: str
    version: int
    run: dict[str, Any]


class Answered(Struct, frozen=True, tag="answered", omit_defaults=True):
    """One answer."""

    game: int
    decision: int  # of this game, counted from 0; forced ones are not asked
    attempt: int
    prompt: str  # digest of the messages: what was asked
    prompt_characters: int
    answer: str
    seconds: float
    missing: bool = False  # none came, or none that could be read
    prompt_tokens: int | None = None
    answer_tokens: int | None = None


class Ended(Struct, frozen=True, tag="ended"):
    """How a game ended."""

    game: int
    seed: int
    seat: int  # of the model
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str  # of the last state


Line = Begun | Answered | Ended
_DECODER: Final = msgspec.json.Decoder(Line)
Key = tuple[int, int, int]


class Journal:
    """The answers of one run; without a file they are kept in memory only."""

    def __init__(self, run: Mapping[str, Any], file: Path | None = None) -> None:
        self._file: IO[bytes] | None = None
        self._answers: dict[Key, Answered] = {}
        self._ended: dict[int, Ended] = {}
        if file is not None:
            try:
                self._open(file, dict(run))
            except OSError as error:
                raise JournalFailed(f"{file}: {error.strerror or error}", file=str(file)) from error

    def _open(self, file: Path, run: dict[str, Any]) -> None:
        content = file.read_bytes() if file.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._take_up(file, lines, run)
        self._file = file.open("r+b" if file.exists() else "w+b", buffering=0)
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not lines:
            self._write(Begun(FORMAT, VERSION, run))

    def _take_up(self, file: Path, lines: list[bytes], run: dict[str, Any]) -> None:
        for number, line in enumerate(lines, start=1):
            try:
                found = _DECODER.decode(line)
            except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
                raise JournalFailed(f"{file}, line {number}: {error}", file=str(file)) from error
            if (number == 1) != isinstance(found, Begun):
                raise JournalFailed(f"{file}, line {number}: not where it belongs", file=str(file))
            if isinstance(found, Begun):
                self._check(file, found, run)
            elif isinstance(found, Answered):
                self._answers[(found.game, found.decision, found.attempt)] = found
            else:
                self._ended[found.game] = found

    def _check(self, file: Path, found: Begun, run: dict[str, Any]) -> None:
        if (found.format, found.version) != (FORMAT, VERSION):
            raise JournalFailed(f"{file}: not a run of this program, or of a later one", file=str(file))
        wanted = msgspec.json.decode(msgspec.json.encode(run))
        names = [name for name in {**wanted, **found.run} if name not in MAY_CHANGE]
        different = [name for name in names if wanted.get(name) != found.run.get(name)]
        if different:
            fields = ", ".join(different)
            raise OtherAnswers(f"{file} holds the answers of a run with other {fields}", file=str(file), fields=fields)

    def find(self, game: int, decision: int, attempt: int, prompt: str) -> Answered | None:
        """What was answered before; the question must be the same."""
        found = self._answers.get((game, decision, attempt))
        if found is not None and found.prompt != prompt:
            raise OtherAnswers(
                f"game {game}, decision {decision}: this program asks something else than the one that wrote the file",
                file="",
                fields="prompts",
            )
        return found

    def add(self, answered: Answered) -> None:
        self._answers[(answered.game, answered.decision, answered.attempt)] = answered
        self._write(answered)

    def end(self, ended: Ended) -> None:
        """A game has ended; if it had ended before, it must be in the same way."""
        before = self._ended.setdefault(ended.game, ended)
        if before is ended:
            self._write(ended)
        elif before != ended:
            raise JournalFailed(f"game {ended.game} does not end as the file says", file="")

    def _write(self, line: Line) -> None:
        if self._file is None:
            return
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            os.fsync(self._file.fileno())
        except OSError as error:
            raise JournalFailed(f"{self._file.name}: {error.strerror or error}", file=str(self._file.name)) from error

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
