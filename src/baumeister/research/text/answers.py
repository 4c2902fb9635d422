"""Reads the answer of a language model: which action it names, or why that one cannot be carried out.

An answer may think aloud. What counts is the last thing it names: `[3]`, or an action's name. Names that are also
words of the language (`pass`) count in prose only if nothing is named beyond doubt: in brackets, with a colon
(`place:9`), in back-ticks, quotes or bold, or alone on a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from baumeister.engine.wire import Refusal
from baumeister.research.text.pen import Pen, pen_of
from baumeister.research.text.prompt import Question
from baumeister.texts.ledger import rule_text
from baumeister.texts.reasons import refusal_in_words

#: Of a longer answer only the end is read: what counts stands last.
MOST_READ: Final = 20_000
#: Of what was named, so much is said back.
MOST_ECHO: Final = 60

#: All repeats have limits: no answer, however odd, takes long to read.
_BRACKETS: Final = re.compile(r"\[ ?([0-9]{1,6}) ?\]")
_NAME: Final = re.compile(r"(?<![\w:])[a-z][a-z0-9_]{0,40}(?::[a-z0-9_]{1,40}|:[+-][0-9]{1,9})?(?!\w)", re.IGNORECASE)
_QUOTED: Final = re.compile(r"(?:`|\*\*|[\"'“„«]) ?([a-z_]{1,40}) ?(?:`|\*\*|[\"'”“»])", re.IGNORECASE)
#: A line with nothing but a number or a name, maybe called the answer.
_ALONE: Final = re.compile(
    r"^[^\w\n]{0,20}(?:(?:my |final |meine )?(?:action|answer|choice|move|aktion|antwort|wahl|zug)\b[^\w\n]{0,20})?"
    r"([0-9]{1,6}|[a-z_]{1,40})[^\w\n]{0,20}$",
    re.IGNORECASE | re.MULTILINE,
)


@dataclass(frozen=True)
class ReadAnswer:
    """What an answer comes to: an action, or a problem to tell the model."""

    action: int | None
    problem: str = ""


@dataclass(frozen=True)
class _Named:
    at: int
    number: int | None = None  # in the list of actions
    name: str = ""


def read(question: Question, answer: str) -> ReadAnswer:
    """The action that an answer names last."""
    text = answer[-MOST_READ:]
    found = list(_beyond_doubt(question, text)) or list(_in_prose(question, text))
    pen = pen_of(question.game.id, question.language)
    if not found:
        return ReadAnswer(None, pen.say("prompt-none", most=len(question.choices)))
    last = max(found, key=lambda named: named.at)
    if last.number is None:
        return _by_name(question, pen, last.name)
    if 1 <= last.number <= len(question.choices):
        return ReadAnswer(question.choices[last.number - 1].action)
    return ReadAnswer(None, pen.say("prompt-no-number", number=str(last.number), most=len(question.choices)))


def _beyond_doubt(question: Question, text: str) -> Iterator[_Named]:
    numbers = question.game.catalogue.numbers
    families = {name.partition(":")[0] for name in numbers}
    called = _arguments(question)
    for match in _BRACKETS.finditer(text):
        yield _Named(match.end(), number=int(match[1]))
    for match in _NAME.finditer(text):
        name = match[0].lower()
        if ":" in name and name.partition(":")[0] in families:
            yield _Named(match.end(), name=name)
    for match in (*_QUOTED.finditer(text), *_ALONE.finditer(text)):
        word = match[1].lower()
        if word.isdigit():
            yield _Named(match.end(1), number=int(word))
        elif word in numbers:
            yield _Named(match.end(1), name=word)
        elif word in called:
            yield _Named(match.end(1), name=called[word])


def _arguments(question: Question) -> dict[str, str]:
    """Legal actions by what stands behind the colon, where only one has it: models like to leave the rest out."""
    found: dict[str, list[str]] = {}
    for choice in question.choices:
        found.setdefault(choice.name.partition(":")[2], []).append(choice.name)
    return {argument: names[0] for argument, names in found.items() if argument and len(names) == 1}


def _in_prose(question: Question, text: str) -> Iterator[_Named]:
    numbers = question.game.catalogue.numbers
    for match in _NAME.finditer(text):
        if match[0].lower() in numbers:
            yield _Named(match.end(), name=match[0].lower())


def _by_name(question: Question, pen: Pen, name: str) -> ReadAnswer:
    by_name = {choice.name: choice.action for choice in question.choices}
    if name in by_name:
        return ReadAnswer(by_name[name])
    shown = f"`{name[:MOST_ECHO]}`"
    refusal = question.state.why_not(question.game.catalogue.numbers.get(name, -1))
    if refusal is None or name not in question.game.catalogue.numbers:
        refusal = Refusal("unknown-action", params={"action": name[:MOST_ECHO]})
    reason = refusal_in_words(pen.texts, question.game.id, refusal)
    if refusal.rule not in question.game.ledger:
        return ReadAnswer(None, pen.say("prompt-refused", action=shown, reason=reason))
    text = rule_text(pen.language, question.game, question.game.ledger[refusal.rule])
    said = pen.say("prompt-refused-rule", action=shown, reason=reason, rule=refusal.rule, text=text)
    return ReadAnswer(None, said)
