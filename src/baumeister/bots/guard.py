"""A bot whose faults do not end the game: for matches with third-party bots. If it crashes, takes too long or answers
nonsense, the simplest bot moves in its place and the fault is noted. A bot that fails too often, or is never ready, is
not asked again in that game: a program that hangs would cost its time limit at every decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from baumeister.bots.door import Bot, Budget, Seen, ask
from baumeister.bots.programs import BotNeverReady
from baumeister.bots.random_bot import RandomBot
from baumeister.bots.strangers import close_bot
from baumeister.engine.errors import BaumeisterError

#: After this many faults the bot is not asked again in this game.
MOST_FAULTS: Final = 3


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong: a code for counting, and the error's text."""

    code: str
    words: str


@dataclass
class GuardedBot:
    """Chooses as the bot inside does, as long as that works."""

    bot: Bot
    seed: int = 0
    noted: list[Fault] = field(default_factory=list)
    given_up: bool = False

    @property
    def name(self) -> str:
        return self.bot.name

    @property
    def faults(self) -> Sequence[Fault]:
        return self.noted

    def choose(self, seen: Seen, budget: Budget) -> int:
        if not self.given_up:
            try:
                return ask(self.bot, seen, budget)
            except BaumeisterError as error:
                self.noted.append(Fault(error.code, str(error)[:300]))
                self.given_up = len(self.noted) == MOST_FAULTS or isinstance(error, BotNeverReady)
        return RandomBot(self.seed).choose(seen, budget)

    def close(self) -> None:
        close_bot(self.bot)
