# compiled: mypyc
"""The difference between two views: what a client has to set in its view to get the new one.

[path, value, path, value, ...]: a path is the way through the JSON form, with numbers in lists: `players/2/goods/wood`,
`road/8/owner`. Lists whose length changed, and things whose kind changed, are replaced as a whole. The empty path is
the whole view.
"""

from __future__ import annotations

from typing import Any, Final

from baumeister.engine.wire import fields_of, values_of

#: Names of the fields by type; empty: not a struct.
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def _fields(kind: type) -> tuple[str, ...]:
    found = _FIELDS.get(kind)
    if found is None:
        found = _FIELDS[kind] = fields_of(kind)
    return found


def difference(old: Any, new: Any) -> list[Any]:
    """What has to be set in `old` to get `new`, both views of one game."""
    return Differences().between(old, new)


class _Found:
    """The difference between two things at one place."""

    def __init__(self, before: Any, now: Any, start: str, step: str, changes: list[Any]) -> None:
        self.before = before
        self.now = now  # kept, so that its id stays its own
        self.start = start
        self.step = step
        self.changes = changes


class Differences:
    """The differences of several pairs of views, such as those of all seats before and after a move.

    Views made together (`State.views`) share what is the same for all of them. What two pairs share in both views is
    compared once. Nothing of one seat's view can get into another's this way: what is reused was found between objects
    that are, at this very place, in both views of the other seat too."""

    def __init__(self) -> None:
        #: By the id of the newer of two things.
        self._known: dict[int, _Found] = {}

    def between(self, old: Any, new: Any) -> list[Any]:
        """As `difference`."""
        changes: list[Any] = []
        if old is not new:
            if type(old) is not type(new):
                changes.append("")
                changes.append(new)
            elif old != new:
                self._inside(old, new, "", changes)
        return changes

    def _inside(self, old: Any, new: Any, path: str, changes: list[Any]) -> None:
        """Two things of one kind that are different."""
        start = path + "/" if path else ""
        if isinstance(new, tuple):
            befores: tuple[Any, ...] = old
            nows: tuple[Any, ...] = new
            if len(befores) != len(nows):
                changes.append(path)
                changes.append(new)
                return
            for index in range(len(nows)):
                before, now = befores[index], nows[index]
                if before is not now:
                    self._compare(before, now, start, str(index), changes)
            return
        names = _fields(type(new))
        if not names:
            changes.append(path)
            changes.append(new)
            return
        befores = values_of(old)
        nows = values_of(new)
        for index in range(len(nows)):
            before, now = befores[index], nows[index]
            if before is not now:
                self._compare(before, now, start, names[index], changes)

    def _compare(self, before: Any, now: Any, start: str, step: str, changes: list[Any]) -> None:
        """Two values at the same place that are not the same object."""
        kind = type(now)
        if kind is not type(before):
            changes.append(start + step)
            changes.append(now)
        elif kind is int or kind is str or kind is bool:
            if before != now:
                changes.append(start + step)
                changes.append(now)
        else:
            known = self._known.get(id(now))
            if known is None or known.before is not before or known.step != step or known.start != start:
                known = _Found(before, now, start, step, [])
                if before != now:
                    self._inside(before, now, start + step, known.changes)
                self._known[id(now)] = known
            if known.changes:
                changes += known.changes
