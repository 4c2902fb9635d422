"""Hints for the deciding person, computed in a worker process.

A table allows hints if it was made with them, which everybody can see. If it does not say, hints are allowed where one
person plays alone. The worker gets only what the seat may know, as for a bot, and only the requester gets the answer.
"""

from __future__ import annotations

from baumeister.analysis.forms import Hint
from baumeister.hub.acting import check_seat, going_on
from baumeister.hub.bots import job_for
from baumeister.hub.errors import Busy, NoHints
from baumeister.hub.live import Link, Live
from baumeister.hub.protocol import AskHint, HintShown
from baumeister.hub.room import Room
from baumeister.tables import NotYourTurn, Outdated


class Hints:
    def __init__(self, room: Room) -> None:
        self._room = room

    def ask(self, link: Link, live: Live, message: AskHint) -> None:
        table = going_on(live)
        check_seat(link, live, message.seat)
        if not live.allows_hints:
            raise NoHints("at this table there are no hints")
        if message.answers != table.number:
            raise Outdated("the game has gone on", answers=message.answers, number=table.number)
        if table.seat != message.seat:
            raise NotYourTurn(f"seat {table.seat} is asked", seat=table.seat)
        job = job_for(live, table, message.seat, link.person.id, None)
        self._room.thinkers.hint(job, lambda found: self._thought(link, live, message, found))

    def _thought(self, link: Link, live: Live, message: AskHint, found: Hint | None) -> None:
        """If the person has left or the game has moved on, nobody needs it any more."""
        if found is None:
            self._room.refuse(link, Busy("nobody had time to think"), live, message.id)
        else:
            link.send(HintShown(live.code, message.id, message.answers, found))
