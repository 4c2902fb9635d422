"""One decision as a conversation: the question, an answer, one retry with the reason, then the first legal action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

from baumeister.research.text.answers import read
from baumeister.research.text.errors import NoAnswer
from baumeister.research.text.pen import pen_of
from baumeister.research.text.prompt import Question

#: An illegal answer is told why and asked for another one so many times.
RETRIES: Final = 1
#: So much of an answer is kept and shown to the model again.
MOST_KEPT: Final = 20_000


class Message(TypedDict):
    """As chat completions want it."""

    role: str
    content: str


#: Asks a model: the messages so far; what it answers. Raises NoAnswer where none came that can be read.
Ask = Callable[[Sequence[Message]], str]


@dataclass(frozen=True)
class Exchange:
    """How a decision was made."""

    action: int
    answers: tuple[str, ...]  # an empty one: none came
    problems: tuple[str, ...]  # why each of the first answers was not carried out
    failed: bool  # no answer would do: this is the first legal action

    @property
    def retries(self) -> int:
        return len(self.answers) - 1


def converse(question: Question, ask: Ask, before: Sequence[Message] = ()) -> Exchange:
    """Let a model decide. `before` are messages that come first, such as the rules."""
    messages: list[Message] = [*before, {"role": "user", "content": question.text}]
    pen = pen_of(question.game.id, question.language)
    answers: list[str] = []
    problems: list[str] = []
    for _ in range(RETRIES + 1):
        try:
            answer = ask(messages)
            reading = read(question, answer)
            action, problem = reading.action, reading.problem
        except NoAnswer:
            answer, action, problem = "", None, pen.say("prompt-late")
        answers.append(answer[-MOST_KEPT:])
        if action is not None:
            return Exchange(action, tuple(answers), tuple(problems), failed=False)
        problems.append(problem)
        again = pen.say("prompt-again", most=len(question.choices))
        messages = [
            *messages,
            {"role": "assistant", "content": answer[-MOST_KEPT:]},
            {"role": "user", "content": f"{problem} {again}"},
        ]
    return Exchange(question.choices[0].action, tuple(answers), tuple(problems), failed=True)
