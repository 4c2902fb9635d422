"""A process in which bots think: `python -m baumeister.hub.worker NICE PARENT`, started only by `hub.thinking`.

Tasks arrive on standard input, answers go to standard output, each as a four-byte length and MessagePack. The process
ends with its parent, however that ends.
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
from baumeister.hub.ports import Position
from baumeister.lessons.answers import Answer, Question, answer

#: Bytes of a message's length, big-endian.
LENGTH: Final = 4


class Task(Struct, frozen=True, tag=True):
    """A position, and who chooses there, for how long (see `Level`). Without a bot all choices are weighed: a hint."""

    position: Position
    budget: Budget
    bot: str | None = None
    maker: str = ""


class Reply(Struct, frozen=True, omit_defaults=True):
    """The name of a legal action, a hint, what a lesson asked, or what went wrong. The first message of a worker has
    none of them: it is ready."""

    action: str | None = None
    hint: Hint | None = None
    lesson: Answer | None = None
    fault: str = ""
    detail: str = ""  # type of the exception; never its words, which may name a hand


_encode: Final = Encoder().encode
_read_task: Final = Decoder(Task | Question).decode
read_answer: Final = Decoder(Reply).decode


def packed(message: Task | Question | Reply) -> bytes:
    body = _encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def think(task: Task | Question) -> Reply:
    """What the bot chooses, the hint, or what a lesson asked. Whatever a bot does wrong is an answer, too."""
    if isinstance(task, Question):
        return _answered(task)
    try:
        position = task.position
        game = find_game(position.game)
        seen = Seen(game, game.from_list(position.state))
        if task.bot is None:
            return Reply(hint=hint(seen, task.budget, seed=position.seed))
        chosen: object = _bot(task.bot, task.maker, position.seed).choose(seen, task.budget)
    except BaseException as error:
        return Reply(fault="bot-raised", detail=type(error).__name__)
    action = action_number(chosen)
    if action not in seen.legal:
        return Reply(fault="illegal-choice")
    return Reply(action=game.action_name(action))


def _answered(question: Question) -> Reply:
    try:
        return Reply(lesson=answer(question))
    except Exception as error:
        return Reply(fault="lesson-raised", detail=type(error).__name__)


def _bot(bot: str, maker: str, seed: int) -> Bot:
    if not maker:
        return make_bot(bot, seed)
    module, _, name = maker.partition(":")
    make: Callable[[int], Bot] = getattr(import_module(module), name)
    return make(seed)


def main() -> None:
    begin_worker(nice=int(sys.argv[1]), parent=int(sys.argv[2]))
    tasks, answers = take_streams()
    with contextlib.suppress(BrokenPipeError):  # nobody waits for the answer any more
        answers.write(packed(Reply()))
        while (task := _read(tasks)) is not None:
            answers.write(packed(think(task)))


def _read(stream: BinaryIO) -> Task | Question | None:
    """The next task; None when there will be no more."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    task: Task | Question = _read_task(stream.read(int.from_bytes(head, "big")))
    return task


if __name__ == "__main__":
    main()
