"""One decision as a conversation: the question, an answer, one retry with the reason, then the first legal action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

from baumeister.research.text.answers import read
from baumeister.research.text.errors import NoAnswer
from baumeister.research.text.pen import pen_of
from baumeister.research.text.prompt import Question

#: An answer that cannot be carried out is told why, and asked for another one so many times.
RETRIES: Final = 1
#: So much of an answer is shown to the model again.
MOST_SHOWN: Final = 4_000


class Message(TypedDict):
    """As chat completions want it."""

    role: str
    content: str


#: Asks a model: the messages so far; what it answers. Raises NoAnswer where none came that can be read.
Ask = Callable[[Sequence[Message]], str]


class OpenDecision:
    """A decision that is being made. `messages` are what to send next; `before` come first, such as the rules."""

    def __init__(self, question: Question, before: Sequence[Message] = ()) -> None:
        self.question: Final = question
        self.messages: tuple[Message, ...] = (*before, {"role": "user", "content": question.text})
        self.action: int | None = None  # once it is made
        self.failed = False  # no answer would do: the action is the first legal one
        self.problems: list[str] = []  # why each answer so far was not carried out

    def hear(self, answer: str | None) -> None:
        """What was answered; None: nothing that can be read."""
        pen = pen_of(self.question.game.id, self.question.language)
        if answer is None:
            action, problem = None, pen.say("prompt-late")
        else:
            reading = read(self.question, answer)
            action, problem = reading.action, reading.problem
        if action is not None:
            self.action = action
            return
        self.problems.append(problem)
        if len(self.problems) > RETRIES:
            self.action, self.failed = self.question.choices[0].action, True
            return
        again = f"{problem} {pen.say('prompt-again', most=len(self.question.choices))}"
        said: Message = {"role": "assistant", "content": (answer or "")[-MOST_SHOWN:]}
        self.messages = (*self.messages, said, {"role": "user", "content": again})


@dataclass(frozen=True)
class Exchange:
    """How a decision was made."""

    action: int
    problems: tuple[str, ...]  # why each of the first answers was not carried out
    failed: bool

    @property
    def retries(self) -> int:
        return min(len(self.problems), RETRIES)


def converse(question: Question, ask: Ask, before: Sequence[Message] = ()) -> Exchange:
    """Let a model decide."""
    turn = OpenDecision(question, before)
    while turn.action is None:
        try:
            answer = ask(turn.messages)
        except NoAnswer:
            turn.hear(None)
        else:
            turn.hear(answer)
    return Exchange(turn.action, tuple(turn.problems), turn.failed)
