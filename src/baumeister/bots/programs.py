"""What bots in their own processes have in common: how long one may take, and what is raised when it goes wrong."""

from __future__ import annotations

import time
from typing import Final

from baumeister.bots.door import BotFailed
from baumeister.bots.pipes import LineProgram, ProgramEnded, Silent

#: Seconds until it must be ready: interpreters and their libraries take a while to load.
TIME_TO_START: Final = 30.0
#: Seconds for a decision if the budget has no seconds, and on top of them if it has.
TIME_TO_ANSWER: Final = 10.0


class BotTimedOut(BotFailed):
    """bot, seconds: no answer came in time."""

    code = "bot-timed-out"


class BotNeverReady(BotTimedOut):
    """The same before the first decision. Asking again would cost as much again, with as little hope."""

    code = "bot-never-ready"


class BotEnded(BotFailed):
    """bot: its program ended, or closed its output, while an answer was due."""

    code = "bot-ended"


class BotTalksNonsense(BotFailed):
    """bot: it wrote something that is not an answer."""

    code = "bot-nonsense"


def hear_line(program: LineProgram, name: str, since: float, seconds: float, late: type[BotTimedOut]) -> bytes:
    """The next line of a bot that was asked at `since` (time.monotonic) and has this many seconds."""
    try:
        return program.read(since + seconds - time.monotonic())
    except Silent:
        message = f"bot {name}: no answer in {seconds:g} seconds"
        raise late(message, bot=name, seconds=int(seconds)) from None
    except ProgramEnded:
        words = program.last_words
        message = f"bot {name}: its program has ended{': ' + words if words else ''}"
        raise BotEnded(message, bot=name) from None
