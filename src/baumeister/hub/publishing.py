"""A commit that became true is shown to everybody who looks at its table: to each what it may know."""

from __future__ import annotations

from baumeister.hub import render
from baumeister.hub.live import Link, Live, played_after
from baumeister.hub.protocol import SittingChanged
from baumeister.hub.room import Room
from baumeister.hub.views import Viewer
from baumeister.records import Action, End, Undo
from baumeister.tables import Commit


def go_on(room: Room, live: Live, commit: Commit, ours: bool) -> None:
    """Accept a commit, show it, and let everybody know who has to do something about it. Raises what the table does."""
    changed = live.accept(commit)
    publish(live, commit, changed)
    if changed:
        room.tell_all(live, SittingChanged(live.code, live.sitting))
    for went_on in room.went_on:
        went_on(live, commit, ours, changed)


def publish(live: Live, commit: Commit, changed: bool) -> None:
    """All sockets of a viewer get the same bytes, which are made once."""
    if not live.links:
        return
    assert live.table is not None
    assert live.views is not None
    words = render.telling(live.table, commit.entries[0].number - 1)
    live.views.make_for(live.links.values())
    showing = render.Showing(live, words, commit)
    ready: dict[Viewer, bytes] = {}
    for link, viewer in tuple(live.links.items()):
        if changed or live.shared:
            now = _viewer_after(live, link, viewer, commit)
            if now != viewer:
                live.links[link] = now
                link.outbox.push(render.shown(live, link, now, words.to(now)))
                continue
        message = ready.get(viewer)
        if message is None:
            message = ready[viewer] = showing.step(viewer)
        link.outbox.push(message)


def _viewer_after(live: Live, link: Link, viewer: Viewer, commit: Commit) -> Viewer:
    """Whose view the socket gets from now on: seats change hands, and at a shared screen the next one has to say
    first that it is looking."""
    seats = live.holds(link.person.id)
    if viewer in seats:
        return None if live.asked in seats and live.asked != viewer else viewer
    gained = [seat for seat in seats if seat in _changed_seats(commit)]
    return gained[0] if len(seats) == 1 and gained else None


def _changed_seats(commit: Commit) -> set[int]:
    return {
        entry.seat
        for entry in commit.entries
        if not isinstance(entry, Action | Undo | End) and played_after(entry) is not None
    }
