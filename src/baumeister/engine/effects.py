# compiled: mypyc
"""The effect grammar: what tiles and cards do, read from the components file into flat tables.

An effect is a list of options; a player carries out one of them or none. An option may have

    pay = { ... }     what it costs           gain = { ... }    what it brings
    waive = { ... }   part of a building's cost that is not paid
    and verbs of the game, each with a number (or a word from a short list), e.g. build = "wood", favor = 1.

Each game names its resources and verbs; an unknown word in the file is an error, never ignored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mypy_extensions import i64

from baumeister.engine.errors import BadComponents
from baumeister.engine.vecs import vec


class EffectTable:
    """All options of all effects of a game. Row r, resource i: `pay[r * resources + i]`."""

    def __init__(self, resources: Sequence[str], verbs: Sequence[str], words: Sequence[str]) -> None:
        self.names: list[str] = list(resources)
        self.verb_names: list[str] = list(verbs)
        self.words: dict[str, int] = {word: number for number, word in enumerate(words)}
        self.resources: i64 = len(resources)
        self.verb_count: i64 = len(verbs)
        self.first: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.pay: vec[i64] = vec[i64]()
        self.gain: vec[i64] = vec[i64]()
        self.waive: vec[i64] = vec[i64]()
        self.verbs: vec[i64] = vec[i64]()

    def add(self, options: Sequence[Mapping[str, Any]] | None) -> int:
        """Add one effect; returns its number. -1: there is none."""
        if options is None:
            return -1
        rows = len(self.verbs) // len(self.verb_names)
        self.first = _longer(self.first, [rows])
        self.count = _longer(self.count, [len(options)])
        for option in options:
            rest = dict(option)
            self.pay = _longer(self.pay, self.amounts(rest.pop("pay", {})))
            self.gain = _longer(self.gain, self.amounts(rest.pop("gain", {})))
            self.waive = _longer(self.waive, self.amounts(rest.pop("waive", {})))
            values = []
            for verb in self.verb_names:
                value = rest.pop(verb, 0)
                if isinstance(value, str) and value not in self.words:
                    raise BadComponents(f"unknown word in an effect: {verb} = {value!r}")
                values.append(self.words[value] if isinstance(value, str) else int(value))
            self.verbs = _longer(self.verbs, values)
            if rest:
                raise BadComponents(f"unknown words in an effect: {', '.join(rest)}")
        return len(self.first) - 1

    def amounts(self, table: Mapping[str, int]) -> list[int]:
        """A table such as { wood = 1, food = 1 } as a row of numbers."""
        unknown = [name for name in table if name not in self.names]
        if unknown:
            raise BadComponents(f"unknown resources: {', '.join(unknown)}")
        return [table.get(name, 0) for name in self.names]

    def write_amounts(self, rows: vec[i64], row: i64, table: Mapping[str, int]) -> None:
        """The same into a row of a flat table, such as the prices of all tiles."""
        for column, amount in enumerate(self.amounts(table)):
            rows[row * self.resources + column] = amount


def _longer(numbers: vec[i64], more: Sequence[int]) -> vec[i64]:
    joined: list[i64] = [*numbers, *more]  # mypyc 2.4.1 does not take the star inside the vec literal
    return vec[i64](joined)
