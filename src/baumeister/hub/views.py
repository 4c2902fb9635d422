"""The views of a table's viewers: the current ones, and those before the last commit, which the clients still have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from baumeister.tables import Table

#: A seat, or None: a spectator.
Viewer: TypeAlias = int | None

#: Beats without a commit after which old views are dropped: a client that returns later gets a whole view.
QUIET: Final = 15


class Views:
    """A view is made once for all sockets of a viewer."""

    __slots__ = ("_before", "_before_number", "_now", "_quiet", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._now: dict[Viewer, Any] = {}
        self._before: dict[Viewer, Any] = {}
        self._before_number = -1
        self._quiet = 0  # beats since the last commit

    def of(self, viewer: Viewer) -> Any:
        """The current view."""
        found = self._now.get(viewer)
        if found is None:
            found = self._now[viewer] = self._table.view(viewer)
        return found

    def before(self, viewer: Viewer) -> Any:
        """The view before the last commit; None: nobody has one."""
        return self._before.get(viewer)

    def after(self, number: int, viewer: Viewer) -> Any:
        """The view after this log number; None: it is gone."""
        if number == self._table.number:
            return self.of(viewer)
        return self._before.get(viewer) if number == self._before_number else None

    def make_for(self, viewers: Iterable[Viewer]) -> None:
        """The views of all viewers, made together so that they share equal parts."""
        missing = [viewer for viewer in dict.fromkeys(viewers) if viewer not in self._now]
        self._now.update(zip(missing, self._table.views(missing), strict=True))

    def go_on(self, number: int) -> None:
        """The table has accepted a commit; before, it was at this log number."""
        self._before, self._before_number, self._now = self._now, number, {}
        self._quiet = 0

    def forget_before(self) -> None:
        self._before = {}

    def beat(self) -> None:
        """From time to time."""
        self._quiet += 1
        if self._quiet == QUIET:
            self.forget_before()
