"""What lessons ask of a view: conditions that must hold, and numbers that stand in texts. Nothing else is looked at."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from baumeister.engine.addresses import find
from baumeister.engine.errors import UnknownAddress
from baumeister.engine.game import Game
from baumeister.engine.wire import Choice, Event
from baumeister.lessons.course import BadLesson


def plain(thing: Any) -> Any:
    """A list counts by its length."""
    return len(thing) if isinstance(thing, tuple) else thing


def _word(text: str) -> Any:
    known = {"none": None, "true": True, "false": False}
    return known[text] if text in known else int(text) if re.fullmatch(r"-?\d+", text) else text


# ---- conditions

_CONDITION = re.compile(r"(\S+) (?:(there|gone)|(has|lacks|=|!=) (\S+)|(>=|<=) (\+?)(\d+)|([+-]\d+))")
_EVENT = re.compile(r"event (\S+)((?: \S+=\S+)*)")


@dataclass(frozen=True)
class Condition:
    """`ADDRESS there | gone | has X | lacks X | = X | != X | >= N | <= N | >= +N (grown by) | +N | -N` or
    `event NAME field=value`; several joined by ` or `."""

    text: str

    def holds(self, before: Any, now: Any, events: Sequence[Event] = ()) -> bool:
        return any(_holds(part, before, now, events) for part in self.text.split(" or "))

    def measure(self, before: Any, now: Any) -> int:
        """The number a goal is about: how much there is of it, or whether it holds."""
        match = _CONDITION.fullmatch(self.text)
        if match is None or match[5] != ">=":
            return int(self.holds(before, now))
        here = plain(find(now, match[1]))
        return int(here - plain(find(before, match[1])) if match[6] else here)

    @property
    def target(self) -> int:
        """The number that is wanted."""
        match = _CONDITION.fullmatch(self.text)
        return int(match[7]) if match and match[7] else 0


def _holds(text: str, before: Any, now: Any, events: Sequence[Event]) -> bool:
    if match := _EVENT.fullmatch(text):
        wanted = dict(pair.split("=") for pair in match[2].split())
        return any(
            event.name == match[1] and all(str(event.data.get(key)) == value for key, value in wanted.items())
            for event in events
        )
    match = _CONDITION.fullmatch(text)
    if match is None:
        raise BadLesson(f"this is no condition: {text}")
    address, presence, relation, word, order, grown, number, change = match.groups()
    if presence:
        return _is_there(now, address) == (presence == "there")
    here = find(now, address)
    if relation in ("has", "lacks"):
        return bool((_word(word) in here or word in here) == (relation == "has"))
    if relation:
        return bool((plain(here) == _word(word)) == (relation == "="))
    size = plain(here) - plain(find(before, address)) if grown or change else plain(here)
    if change:
        return bool(size == int(change))
    return bool(size >= int(number) if order == ">=" else size <= int(number))


def _is_there(view: Any, address: str) -> bool:
    try:
        find(view, address)
    except UnknownAddress:
        return False
    return True


# ---- numbers in texts


@dataclass(frozen=True)
class Sight:
    """What a text may speak of: the learner's view and choices, the view before the last step, and the figures."""

    game: Game
    view: Any
    before: Any
    choices: Sequence[Choice]

    def values(self, wanted: Mapping[str, str]) -> dict[str, Any]:
        return {name: self.value(what) for name, what in wanted.items()}

    def value(self, what: str) -> Any:
        """`figure PATH`, `cost ACTION RESOURCE`, `brings ACTION RESOURCE`, `choice ACTION`, `gain ADDRESS`, `loss
        ADDRESS` (since the last step), `sum ADDRESS ADDRESS`, `less ADDRESS ADDRESS`, `count LIST/*/FIELD = X`, or an
        address."""
        kind, _, rest = what.partition(" ")
        ways: dict[str, Callable[[str], Any]] = {
            "figure": self._figure,
            "cost": lambda rest: self._amount(rest, "costs"),
            "brings": lambda rest: self._amount(rest, "brings"),
            "choice": lambda rest: self.choice(rest).message,
            "gain": lambda rest: self._at(rest) - plain(find(self.before, rest)),
            "loss": lambda rest: plain(find(self.before, rest)) - self._at(rest),
            "sum": lambda rest: sum(self._at(address) for address in rest.split()),
            "less": lambda rest: self._at(rest.split()[0]) - self._at(rest.split()[1]),
            "count": self._count,
        }
        return ways[kind](rest) if kind in ways else self._at(what)

    def choice(self, name: str) -> Choice:
        found = next((choice for choice in self.choices if choice.name == name), None)
        if found is None:
            raise BadLesson(f"{name} is not to be chosen here")
        return found

    def _at(self, address: str) -> Any:
        return plain(find(self.view, address))

    def _figure(self, path: str) -> Any:
        thing: Any = self.game.components.tables
        for step in path.split("/"):
            if isinstance(thing, list) and not step.isdigit():
                thing = next(entry for entry in thing if entry.get("id") == step)
            else:
                thing = thing[int(step) if isinstance(thing, list) else step]
        return thing

    def _amount(self, rest: str, side: str) -> int:
        name, resource = rest.split()
        return next(int(one.count) for one in getattr(self.choice(name), side) if one.resource == resource)

    def _count(self, rest: str) -> int:
        address, _, word = rest.split()
        head, tail = address.split("/*/")
        return sum(plain(find(thing, tail)) == _word(word) for thing in find(self.view, head))
