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
