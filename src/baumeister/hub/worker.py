"""A process in which bots think: `python -m baumeister.hub.worker NICE PARENT`, started by `hub.thinking` alone.

Tasks come through its standard input and answers go through its standard output, each as four bytes of length and
MessagePack. It ends with its parent, however that ends.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from importlib import import_module
from typing import BinaryIO, Final

from msgspec import Struct
from msgspec.msgpack import Decoder, Encoder

from baumeister.analysis.forms import Hint
from baumeister.analysis.hints import hint
from baumeister.bots.door import Bot, Budget, Seen, make_bot
from baumeister.bots.processes import begin_worker, take_streams
from baumeister.engine.edge import action_number
from baumeister.games import game as find_game

#: Bytes that say how long a message is, the most important one first.
LENGTH: Final = 4


class Task(Struct, frozen=True, kw_only=True):
    """Something to think about: the seat that is asked in this imagined state."""

    game: str
    state: list[int]
    seed: int
    iterations: int | None
    seconds: float | None

    @property
    def budget(self) -> Budget:
        return Budget(self.iterations, self.seconds)


class BotTask(Task, frozen=True, kw_only=True, tag="bot"):
    """Choose for the seat. `bot` and `maker`: see `Level`."""

    bot: str
    maker: str


class HintTask(Task, frozen=True, kw_only=True, tag="hint"):
    """Weigh all choices of the seat."""


class Answer(Struct, frozen=True, omit_defaults=True):
    """The name of a legal action, a hint, or what went wrong. The first message of a worker has none of them: it is
    ready."""

    action: str | None = None
    hint: Hint | None = None
    fault: str = ""
    detail: str = ""  # type of the exception; never its words, which may name a hand


_encode: Final = Encoder().encode
_task_decoder: Final[Decoder[BotTask | HintTask]] = Decoder(BotTask | HintTask)
read_answer: Final = Decoder(Answer).decode


def packed(message: Task | Answer) -> bytes:
    body = _encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def think(task: BotTask | HintTask) -> Answer:
    """What the bot chooses, or the hint. Whatever a bot does wrong is an answer, too."""
    try:
        game = find_game(task.game)
        seen = Seen(game, game.from_list(task.state))
        if isinstance(task, HintTask):
            return Answer(hint=hint(seen, task.budget, seed=task.seed))
        chosen: object = _bot(task).choose(seen, task.budget)
    except BaseException as error:
        return Answer(fault="bot-raised", detail=type(error).__name__)
    action = action_number(chosen)
    if action not in seen.legal:
        return Answer(fault="illegal-choice")
    return Answer(action=game.action_name(action))


def _bot(task: BotTask) -> Bot:
    if not task.maker:
        return make_bot(task.bot, task.seed)
    module, _, name = task.maker.partition(":")
    make: Callable[[int], Bot] = getattr(import_module(module), name)
    return make(task.seed)


def main() -> None:
    begin_worker(nice=int(sys.argv[1]), parent=int(sys.argv[2]))
    tasks, answers = take_streams()
    with contextlib.suppress(BrokenPipeError):  # nobody waits for the answer any more
        answers.write(packed(Answer()))
        while (task := _read(tasks)) is not None:
            answers.write(packed(think(task)))


def _read(stream: BinaryIO) -> BotTask | HintTask | None:
    """The next task; None when there will be no more."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    body = stream.read(int.from_bytes(head, "big"))
    return _task_decoder.decode(body)


if __name__ == "__main__":
    main()
