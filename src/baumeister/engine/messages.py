# compiled: mypyc
"""Messages: an id of the text catalogue with typed parameters. Games speak in these, never in prose."""

from __future__ import annotations

from collections.abc import Iterable

from baumeister.engine.wire import Amount
from baumeister.engine.wire import Message as Message
from baumeister.engine.wire import Parameter as Parameter
from baumeister.engine.wire import SeatParam as SeatParam
from baumeister.engine.wire import Text as Text


def message(identifier: str, **params: Parameter) -> Message:
    return Message(identifier, params)


# ---- what the labels of several games need


def name_text(game: str, kind: str, piece: str) -> Text:
    """The name of a piece in the text catalogue; goods are the same in all games."""
    return Text(f"good-{piece}" if kind == "good" else f"{game}-{kind}-{piece.replace('_', '-')}")


def amounts(resources: Iterable[Amount]) -> tuple[Message, ...]:
    """Goods, money or points with their numbers, such as a price."""
    return tuple(message(f"amount-{amount.resource}", count=amount.count) for amount in resources)


def steps_message(identifier: str, steps: int) -> Message:
    """A move of the provost: forward, back, or none at all."""
    if steps == 0:
        return message(f"{identifier}-stay")
    return message(f"{identifier}-{'forward' if steps > 0 else 'back'}", steps=abs(steps))
