"""The first message to a model: what it is to do, and, where wanted, the rules and what every piece costs and does."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Final

from baumeister.engine.ledger import Rule
from baumeister.research.text.conversation import Message
from baumeister.research.text.pen import Pen, pen_of
from baumeister.research.text.prompt import sheet_module
from baumeister.texts.ledger import rule_text

#: Sections of the ledgers that help nobody to play: how a table is laid out, limits of the box, examples.
LEFT_OUT: Final = ("setup", "limit", "example")


def first_messages(game_id: str, language: str, rules: bool) -> list[Message]:
    """What comes before the first question."""
    return [{"role": "system", "content": first_message(game_id, language, rules)}]


@cache
def first_message(game_id: str, language: str, rules: bool) -> str:
    pen = pen_of(game_id, language)
    return f"{pen.say('prompt-role')}\n\n{rules_text(pen)}" if rules else pen.say("prompt-role")


def rules_text(pen: Pen) -> str:
    """The ledger by section, and all pieces."""
    lines = [pen.say("prompt-rules", game=pen.say(pen.game.id))]
    for section, found in groupby(pen.game.ledger.values(), key=_section):
        if section not in LEFT_OUT:
            statements = " ".join(rule_text(pen.language, pen.game, rule) for rule in found)
            lines.append(f"{pen.own('section', section)}: {statements}")
    pieces = getattr(sheet_module(pen.game.id), "pieces", None)
    if pieces is not None:
        lines += ["", pen.say("prompt-pieces"), pen.say(f"prompt-letters-{pen.game.id}"), *pieces(pen)]
    return "\n".join(lines)


def _section(rule: Rule) -> str:
    return rule.id.split("-")[1]
