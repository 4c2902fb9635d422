"""What follows when something has happened at a table: all of it, in order, in one place."""

from __future__ import annotations

from baumeister.hub.acting import Acting
from baumeister.hub.asking import Asking
from baumeister.hub.bots import Bots
from baumeister.hub.lessons import Lessons
from baumeister.hub.lists import Lists
from baumeister.hub.live import Link, Live
from baumeister.hub.protocol import Gone, Proposal, Sitting
from baumeister.hub.publishing import publish, set_proposals, show_anew, show_sitting
from baumeister.hub.reading import Reading
from baumeister.tables import Commit


class Following:
    def __init__(
        self, reading: Reading, acting: Acting, asking: Asking, bots: Bots, lessons: Lessons, lists: Lists
    ) -> None:
        self._reading = reading
        self._acting = acting
        self._asking = asking
        self._bots = bots
        self._lessons = lessons
        self._lists = lists

    def kept(self, live: Live, commit: Commit, ours: bool) -> None:
        """A commit is on disk (`ours`: this process wrote it): accept it and show it. Raises what the table raises."""
        changed = live.accept(commit)
        publish(live, commit, changed)
        if changed:  # the seats, or the end
            show_sitting(live)
        self._reading.accepted(live, commit)
        self._asking.went_on(live, commit, ours, changed)
        self._bots.went_on(live, ours)
        self._lessons.went_on(live, ours)
        self._lists.went_on(live, ours, changed)

    def kept_before(self, live: Live) -> None:
        """The writer confirms a commit of ours that has already been read from disk and shown."""
        self._bots.consider(live)
        self._lessons.went_on(live, ours=True)

    def not_kept(self, live: Live) -> None:
        """The store refused a commit of ours: nothing has changed."""
        self._bots.not_stored(live)
        self._lessons.later(live)

    def loaded(self, live: Live) -> None:
        """The table came from the shelf."""
        self._acting.play_forced(live)

    def loaded_anew(self, live: Live, before: int) -> None:
        """The table has begun, or its seats have new owners. Its viewers have seen it up to the log number `before`."""
        show_anew(live, before)
        self._acting.play_forced(live)
        self._reading.catch_up(live)

    def sitting_read(self, live: Live, sitting: Sitting, proposals: tuple[Proposal, ...]) -> None:
        """Something outside the log has changed."""
        if live.set_sitting(sitting):
            show_sitting(live)
        set_proposals(live, proposals)

    def gone(self, live: Live, gone: Gone) -> None:
        """The table is gone, or this program does not know its rules."""
        live.tell_all(gone)
        self._reading.forget(live)

    def came(self, live: Live, link: Link) -> None:
        """Somebody began to watch the table."""
        self._asking.came(live, link)

    def shown(self, live: Live, link: Link) -> None:
        """Somebody was shown the whole table, for the first time or again."""
        self._lessons.came(live, link)
