"""What a viewer of a table is sent, as bytes.

Everything here is asked of the table by seat, or by a spectator (None). Events are worded and encoded once for all who
may see them; the rest is made once per viewer, however many sockets it has.
"""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec import UNSET

from baumeister.api import Game
from baumeister.engine.catalogue import Event
from baumeister.engine.wire import Message, difference
from baumeister.hub.live import Link, Live, Viewer, encode
from baumeister.hub.protocol import Happened, Sitting, Step, TableShown, Told
from baumeister.records import Action
from baumeister.tables import Commit, NothingToUndo, Table, Telling

#: Entries that are put into words at once; who missed more gets them piece by piece, so that the others do not wait.
MOST_AT_ONCE = 64


def telling(table: Table, number: int, until: int | None = None) -> Telling:
    """The entries after this number, their events with words and encoded."""
    game = table.game

    def word(event: Event) -> msgspec.Raw:
        return _happened(game, event)

    return table.telling(number, word, until)


def _happened(game: Game, event: Event) -> msgspec.Raw:
    return msgspec.Raw(encode(Happened(event, game.event_message(event))))


def told_to(words: Telling, viewer: Viewer) -> tuple[Told, ...]:
    # A table's `Told` has the fields of the protocol's. That its events are encoded already makes no difference.
    return cast("tuple[Told, ...]", tuple(words.to(viewer)))


def step(live: Live, viewer: Viewer, words: Telling, commit: Commit) -> bytes:
    """The commit that was accepted last, for this viewer."""
    table = live.table
    assert table is not None
    view = live.view(viewer)
    old = live.before.get(viewer)
    asked = live.asked
    first = commit.entries[0]
    return encode(
        Step(
            t=live.code,
            n=table.number,
            told=told_to(words, viewer),
            asked=asked,
            says=_says(table, viewer, asked, view),
            set=UNSET if old is None else cast("tuple[Any, ...]", difference(old, view)),
            view=view if old is None else UNSET,
            ask=table.choices(viewer, view) if asked is not None and asked == viewer else None,
            undo=None if asked is None else _undo(table, viewer),
            id=commit.move_id if isinstance(first, Action) and first.seat == viewer else None,
        )
    )


def shown(live: Live, link: Link, viewer: Viewer, told: tuple[Told, ...] = (), since: int | None = None) -> bytes:
    """The whole table for a viewer. `since`: the client has this viewer's view after that number."""
    table = live.table
    head = TableShown(
        t=live.code,
        n=live.number,
        sitting=cast("Sitting", msgspec.Raw(live.sitting_bytes)),
        seat=viewer,
        yours=live.holds(link.person.id),
        asked=live.asked,
        told=told,
        asks=live.asks,
        chat=tuple(line for line in live.chat if line.person not in link.person.mutes),
        here=tuple(sorted(live.here)),
    )
    if table is None:
        return encode(head)
    view = live.view(viewer)
    asked = live.asked
    old = _known_view(live, viewer, since)
    return encode(
        msgspec.structs.replace(
            head,
            says=_says(table, viewer, asked, view),
            set=UNSET if old is None else tuple(difference(old, view)),
            view=view if old is None else UNSET,
            ask=table.choices(viewer, view) if asked is not None and asked == viewer else None,
            undo=None if asked is None else _undo(table, viewer),
        )
    )


def _known_view(live: Live, viewer: Viewer, since: int | None) -> Any:
    """The view the client has, if it is still here. Who asks for the whole story (0) has none."""
    if not since:
        return None
    if since == live.number:
        return live.view(viewer)
    return live.before.get(viewer) if since == live.before_number else None


def _says(table: Table, viewer: Viewer, asked: int | None, view: Any) -> Message | None:
    """What is asked for: to the one who is asked, or of whom the others wait for."""
    if asked is None:
        return None
    return table.game.decision_message(view) if asked == viewer else table.game.waiting_message(view)


def _undo(table: Table, viewer: Viewer) -> int | None:
    """Where an undo of this viewer would lead."""
    if viewer is None:
        return None
    try:
        return table.undo_target(viewer)
    except NothingToUndo:
        return None
