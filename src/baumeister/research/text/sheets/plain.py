"""The view of a game without a sheet of its own: every field by its name, nothing that is empty or follows."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from typing import Any, Final

from baumeister.engine.wire import fields_of
from baumeister.research.text.pen import Pen

FOLLOWS: Final = ()
#: Said by the heading and the question.
ELSEWHERE: Final = ("game", "seat", "options", "phases", "turn", "revealed", "decision", "winners")


def lines(pen: Pen, view: Any) -> Iterator[str]:
    for name in fields_of(type(view)):
        if name not in ELSEWHERE and not _follows(pen, name):
            yield f"{name}: {_value(pen, getattr(view, name), name)}"


def _follows(pen: Pen, path: str) -> bool:
    return any(fnmatch(path, pattern) for pattern in pen.game.derived)


def _value(pen: Pen, value: Any, path: str) -> str:
    names = fields_of(type(value))
    if names:
        fields = [(name, getattr(value, name)) for name in names if not _follows(pen, f"{path}/{name}")]
        said = [f"{name} {_value(pen, part, f'{path}/{name}')}" for name, part in fields if part not in (None, False)]
        return f"({', '.join(said)})"
    if isinstance(value, tuple):
        return f"[{', '.join(_value(pen, part, f'{path}/*') for part in value)}]"
    return str(value)
