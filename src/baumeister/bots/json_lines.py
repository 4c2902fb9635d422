"""Bots in any language: a program that reads JSON lines and answers with JSON lines (docs/bots_protocol.md).

It uses the same door as all others and sees what its seat may see. Any fault is a typed error that names it; then it is
restarted for the next decision, since bots keep nothing between decisions.
"""

from __future__ import annotations

import time
import weakref
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from baumeister.bots.door import BotFailed, Budget, Seen
from baumeister.bots.pipes import LineProgram, split_command
from baumeister.bots.programs import (
    TIME_TO_ANSWER,
    TIME_TO_START,
    BotNeverReady,
    BotTalksNonsense,
    BotTimedOut,
    hear_line,
)
from baumeister.engine.errors import IllegalAction
from baumeister.engine.options import OptionValue
from baumeister.engine.wire import Choice

PROTOCOL: Final = 1
MOST_NAME: Final = 80


# ---- what we say


class Hello(Struct, frozen=True, tag="hello"):
    protocol: int
    program: str


class GameBegins(Struct, frozen=True, tag="game"):
    """What does not change from one decision to the next."""

    game: str
    players: int
    seat: int
    options: dict[str, OptionValue]
    seed: int  # for the bot's own dice


class BudgetInLine(Struct, frozen=True, omit_defaults=True):
    iterations: int | None = None
    seconds: float | None = None


class DecisionAsked(Struct, frozen=True, tag="decision"):
    number: int  # comes back in the answer
    seat: int
    budget: BudgetInLine
    view: Any
    choices: tuple[Choice, ...]


class Bye(Struct, frozen=True, tag="bye"):
    """Nothing more will be asked; then the input ends."""


# ---- what we hear


class HelloBack(Struct, frozen=True, tag="hello"):
    protocol: int
    name: str


class Chosen(Struct, frozen=True, tag="choice"):
    number: int
    action: str | int  # the choice's name or its number


class Remark(Struct, frozen=True, tag="log"):
    """Ignored: for the bot's own developers."""

    text: str = ""


Heard = HelloBack | Chosen | Remark
Kind = TypeVar("Kind", HelloBack, Chosen)
_read: Final = msgspec.json.Decoder(Heard).decode
_write: Final = msgspec.json.Encoder().encode


class JsonLinesBot:
    """A program, started when it is first asked something."""

    def __init__(self, command: str, seed: int = 0, patience: float = TIME_TO_ANSWER) -> None:
        self.name = f"cmd:{command}"[:MOST_NAME]
        self._words = split_command(command)  # a missing one raises now, not in the middle of a game
        self._seed = seed
        self.patience = patience
        self._program: LineProgram | None = None
        self._game: GameBegins | None = None
        self._asked = 0
        # A bot that nobody closes is closed when it is garbage-collected, or at the latest when Python exits.
        self._end: weakref.finalize[..., Any] | None = None

    def choose(self, seen: Seen, budget: Budget) -> int:
        seconds = self.patience + (budget.seconds or 0.0)
        try:
            program = self._program or self._start()
            self._begin_game(program, seen)
            self._asked += 1
            choices = seen.imagine(0).choices()
            limits = BudgetInLine(budget.iterations, budget.seconds)
            asked = DecisionAsked(self._asked, seen.seat, limits, seen.view, choices)
            program.send(_write(asked))
            return self._answer(program, seen, seconds)
        except BotFailed:
            self.close()
            raise

    def close(self) -> None:
        """Say goodbye and end the program; the next decision starts another one."""
        program, self._program, self._game = self._program, None, None
        if program is not None:
            assert self._end is not None
            program.send(_write(Bye()))
            self._end()

    # ---- one exchange

    def _start(self) -> LineProgram:
        program = LineProgram(self._words)
        self._program = program
        self._end = weakref.finalize(self, program.close)
        program.send(_write(Hello(PROTOCOL, "baumeister")))
        heard = self._hear(program, HelloBack, TIME_TO_START, BotNeverReady)
        if heard.protocol != PROTOCOL:
            raise self._nonsense(f"it speaks protocol {heard.protocol}, not {PROTOCOL}")
        return program

    def _begin_game(self, program: LineProgram, seen: Seen) -> None:
        players = len(seen.view.players)
        game = GameBegins(seen.game.id, players, seen.seat, dict(seen.options), self._seed)
        if game != self._game:
            self._game = game
            program.send(_write(game))

    def _answer(self, program: LineProgram, seen: Seen, seconds: float) -> int:
        """What it chose, as a number; the door checks whether that is legal, as for all bots."""
        chosen = self._hear(program, Chosen, seconds)
        if chosen.number != self._asked:
            raise self._nonsense(f"it answers decision {chosen.number}, asked was {self._asked}")
        if isinstance(chosen.action, int):
            return chosen.action
        try:
            return seen.game.action(chosen.action)
        except IllegalAction as error:
            raise self._nonsense(f"there is no action {chosen.action[:60]!r}") from error

    def _hear(
        self, program: LineProgram, kind: type[Kind], seconds: float, late: type[BotTimedOut] = BotTimedOut
    ) -> Kind:
        """The next message that is not a remark; it must be of this kind."""
        since = time.monotonic()
        while True:
            line = hear_line(program, self.name, since, seconds, late)
            try:
                heard = _read(line)
            except msgspec.MsgspecError as error:
                raise self._nonsense(f"{line[:60].decode('utf-8', 'replace').strip()!r} ({error})") from error
            if isinstance(heard, Remark):
                continue
            if not isinstance(heard, kind):
                raise self._nonsense(f"a {type(heard).__struct_config__.tag} where another answer was due")
            return heard

    def _nonsense(self, what: str) -> BotTalksNonsense:
        return BotTalksNonsense(f"bot {self.name}: {what}", bot=self.name)
