"""A process for a third-party bot in Python: `python -m baumeister.bots.runner NAME PARENT`, started by `bots.apart`.
JSON lines come on standard input, and answers go to standard output. It ends with its parent, however that ends. What
the bot prints goes to standard error.
"""

from __future__ import annotations

import contextlib
import sys
from typing import Final

import msgspec

from baumeister.bots.apart import Ask, Chosen, Heard, Made, Make, Said, Wrong
from baumeister.bots.door import Bot, Budget, Seen, ask
from baumeister.bots.processes import end_with, take_streams
from baumeister.bots.strangers import load_stranger
from baumeister.engine.errors import BaumeisterError
from baumeister.games import game as find_game

_read: Final = msgspec.json.Decoder(Said).decode
_write: Final = msgspec.json.Encoder().encode


class Runner:
    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.bot: Bot | None = None

    def answer(self, message: Said) -> Heard:
        """Turn whatever a bot does wrong into an answer."""
        try:
            if isinstance(message, Make):
                self.bot = load_stranger(self.name, message.seed)
                return Made()
            return Chosen(self._choose(message))
        except BaumeisterError as error:
            return Wrong(error.code, str(error), dict(error.params))

    def _choose(self, message: Ask) -> int:
        assert self.bot is not None, "a bot is made before it is asked"
        game = find_game(message.game)
        seen = Seen(game, game.from_list(message.state))
        return ask(self.bot, seen, Budget(message.iterations, message.seconds))


def main() -> None:
    name, parent = sys.argv[1], int(sys.argv[2])
    end_with(parent)
    lines, answers = take_streams()
    runner = Runner(name)
    with contextlib.suppress(BrokenPipeError):  # nobody waits for the answer any more
        for line in lines:
            answers.write(_write(runner.answer(_read(line))) + b"\n")


if __name__ == "__main__":
    main()
