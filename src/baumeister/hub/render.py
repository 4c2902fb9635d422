"""What a viewer of a table is sent, as bytes.

Everything here is for one viewer: a seat, or a spectator (None). Events are worded and encoded once for all who may see
them; the rest is made once per viewer, however many sockets it has.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec import UNSET

from baumeister.engine.difference import Differences, difference
from baumeister.engine.wire import Message
from baumeister.hub.live import Link, Live, encode
from baumeister.hub.protocol import Sitting, StepShown, TableShown, Told
from baumeister.hub.views import Viewer
from baumeister.hub.wording import wording_of
from baumeister.records import Action
from baumeister.tables import Commit, NothingToUndo, Table, Telling

#: Entries that are worded at a time; a client that missed more gets them in pieces, so that the others do not wait.
MOST_AT_ONCE = 64


def telling(table: Table, number: int, until: int | None = None) -> Telling:
    """The entries after this number, with their events worded and encoded."""
    return table.telling(number, wording_of(table.game.id).happened, until)


class Showing:
    """The commit that a table accepted last, for one viewer after another."""

    def __init__(self, live: Live, words: Telling, commit: Commit) -> None:
        assert live.table is not None
        assert live.views is not None
        self._live = live
        self._table = live.table
        self._views = live.views
        self._words = words
        self._differences = Differences()
        first = commit.entries[0]
        self._doer = first.seat if isinstance(first, Action) else None
        self._move_id = commit.move_id

    def step(self, viewer: Viewer) -> bytes:
        live, table, deciding = self._live, self._table, self._live.deciding
        view = self._views.of(viewer)
        old = self._views.before(viewer)
        is_asked = deciding is not None and deciding == viewer
        return encode(
            StepShown(
                t=live.code,
                n=table.number,
                told=self._words.to(viewer),
                deciding=deciding,
                says=_says(table, viewer, deciding, view),
                set=UNSET if old is None else cast("tuple[Any, ...]", self._differences.between(old, view)),
                view=view if old is None else UNSET,
                choices=table.choices(viewer, view) if is_asked else None,
                withheld=table.withheld(viewer, view) if is_asked else (),
                undo=None if deciding is None else _undo(table, viewer),
                id=self._move_id if viewer is not None and viewer == self._doer else None,
            )
        )


def shown(live: Live, link: Link, viewer: Viewer, told: tuple[Told, ...] = (), since: int | None = None) -> bytes:
    """The whole table for a viewer. `since`: the client has this viewer's view after that number."""
    table, views = live.table, live.views
    head = TableShown(
        t=live.code,
        n=live.number,
        sitting=cast("Sitting", msgspec.Raw(live.sitting_bytes)),
        seat=viewer,
        yours=live.holds(link.person.id),
        deciding=live.deciding,
        told=told,
        proposals=live.proposals,
        chat=live.lines_for(link.person),
        here=tuple(sorted(live.here)),
        hints=viewer is not None and live.allows_hints,
    )
    if table is None or views is None:
        return encode(head)
    view = views.of(viewer)
    deciding = live.deciding
    is_asked = deciding is not None and deciding == viewer
    old = views.after(since, viewer) if since else None  # who asks for the whole story (0) has no view
    return encode(
        msgspec.structs.replace(
            head,
            says=_says(table, viewer, deciding, view),
            set=UNSET if old is None else tuple(difference(old, view)),
            view=view if old is None else UNSET,
            choices=table.choices(viewer, view) if is_asked else None,
            withheld=table.withheld(viewer, view) if is_asked else (),
            undo=None if deciding is None else _undo(table, viewer),
        )
    )


def _says(table: Table, viewer: Viewer, deciding: int | None, view: Any) -> Message | None:
    """What the decision is, worded for the one who decides or for those who wait."""
    if deciding is None:
        return None
    return table.game.decision_message(view) if deciding == viewer else table.game.waiting_message(view)


def _undo(table: Table, viewer: Viewer) -> int | None:
    """Where this viewer's undo would lead; None also if something has been drawn since."""
    if viewer is None:
        return None
    try:
        back_to = table.undo_target(viewer)
    except NothingToUndo:
        return None
    return None if table.drew_since(back_to) else back_to
