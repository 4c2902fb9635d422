"""Messages: an id of the text catalogue with typed parameters. Games speak in these, never in prose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias


@dataclass(frozen=True)
class Text:
    """A parameter that is itself a text of the catalogue, such as the name of a tile."""

    id: str


@dataclass(frozen=True)
class Seat:
    """A parameter that is a seat: the client writes the name of whoever sits there."""

    number: int


Parameter: TypeAlias = "int | str | Text | Seat | tuple[Message, ...]"


@dataclass(frozen=True)
class Message:
    """What to say: message id and parameters, the same for every language and client.

    A tuple of messages as a parameter is a list, such as the goods of a price; clients join it with plus signs."""

    id: str
    params: Mapping[str, Parameter] = field(default_factory=lambda: MappingProxyType({}))


def message(identifier: str, **params: Parameter) -> Message:
    return Message(identifier, MappingProxyType(params))


# ---- what the labels of several games need


def name_text(game: str, kind: str, piece: str) -> Text:
    """The name of a piece in the text catalogue; goods are the same in all games."""
    return Text(f"good-{piece}" if kind == "good" else f"{game}-{kind}-{piece.replace('_', '-')}")


def amounts(resources: Mapping[str, int]) -> tuple[Message, ...]:
    """Goods, money or points with their numbers, such as a price."""
    return tuple(message(f"amount-{name}", count=count) for name, count in resources.items())


def steps_message(identifier: str, steps: int) -> Message:
    """A move of the provost: forward, back, or none at all."""
    if steps == 0:
        return message(f"{identifier}-stay")
    return message(f"{identifier}-{'forward' if steps > 0 else 'back'}", steps=abs(steps))
