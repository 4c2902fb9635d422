"""Shows what happens at a table to all its viewers, to each what it may know."""

from __future__ import annotations

from collections.abc import Iterable

from baumeister.hub import render
from baumeister.hub.live import Link, Live, played_after
from baumeister.hub.protocol import Gone, Proposal, ProposalsChanged, SittingChanged
from baumeister.hub.views import Viewer
from baumeister.records import Action, End, Undo
from baumeister.tables import Commit


def publish(live: Live, commit: Commit, changed: bool) -> None:
    """Show an accepted commit. All sockets of a viewer get the same bytes, which are made once."""
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
    """Whose view the socket gets from now on: seats change hands, and at a shared screen the next person first has to
    say that they are looking."""
    seats = live.holds(link.person.id)
    if viewer in seats:
        return None if live.deciding in seats and live.deciding != viewer else viewer
    gained = [seat for seat in seats if seat in _changed_seats(commit)]
    return gained[0] if len(seats) == 1 and gained else None


def show_anew(live: Live, before: int) -> None:
    """Show the whole table, with what happened after the log number `before`. Those who may no longer see it are told
    so."""
    words = None if live.table is None else render.telling(live.table, before)
    for link in tuple(live.links):
        if not live.may_watch(link.person.id):
            live.links.pop(link)
            link.codes.discard(live.code)
            link.send(Gone(live.code, "not-allowed"))
            continue
        viewer = live.links[link] = live.usual_viewer(link.person.id)
        link.outbox.push(render.shown(live, link, viewer, () if words is None else words.to(viewer)))


def show_sitting(live: Live) -> None:
    live.tell_all(SittingChanged(live.code, live.sitting))


def set_proposals(live: Live, proposals: Iterable[Proposal]) -> None:
    """What is proposed to the people now; an undo is proposed at one position only."""
    over = live.table is None or live.table.is_over
    proposals = tuple(one for one in proposals if not over and (one.kind != "undo" or one.answers == live.number))
    if proposals != live.proposals:
        live.proposals = proposals
        live.tell_all(ProposalsChanged(live.code, proposals))


def _changed_seats(commit: Commit) -> set[int]:
    return {
        entry.seat
        for entry in commit.entries
        if not isinstance(entry, Action | Undo | End) and played_after(entry) is not None
    }
