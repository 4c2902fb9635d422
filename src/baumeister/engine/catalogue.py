"""The names of a game's numbers: actions, decisions and events. One catalogue for all player counts and options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True)
class EventKind:
    """An event's name and what its numbers mean, e.g. EventKind("placed", ("seat", "space"))."""

    name: str
    fields: tuple[str, ...]


@dataclass(frozen=True)
class Event:
    """One thing that happened, as one seat may see it. `data` has the fields its kind names."""

    name: str
    data: Mapping[str, int | str]


@dataclass(frozen=True)
class Decision:
    """What the engine waits for: kind and name, whose it is, and what a client needs to explain it."""

    kind: int
    name: str
    seat: int
    details: Mapping[str, Any]


@dataclass(frozen=True)
class Catalogue:
    """Stable numbers and their readable names. Names, not numbers, go into records."""

    game: str
    actions: tuple[str, ...]
    decisions: tuple[str, ...]
    events: tuple[EventKind, ...]
    #: Event fields whose numbers are pieces, with the pieces' names: {"good": ("food", ...)}.
    pieces: Mapping[str, tuple[str, ...]]

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """Action name -> number."""
        numbers = {name: number for number, name in enumerate(self.actions)}
        assert len(numbers) == len(self.actions), "action names are unique"
        return numbers

    def event(self, kind: int, numbers: Iterable[int]) -> Event:
        """An event as others read it: pieces by name, everything else as a number."""
        entry = self.events[kind]
        data: dict[str, int | str] = {}
        for field, number in zip(entry.fields, numbers, strict=False):
            names = self.pieces.get(field)
            data[field] = number if names is None or number < 0 else names[number]
        return Event(entry.name, MappingProxyType(data))


def family(name: str, arguments: Iterable[object]) -> list[str]:
    """Names of one family of actions: family("pay", ["wood"]) -> ["pay:wood"]."""
    return [f"{name}:{argument}" for argument in arguments]
