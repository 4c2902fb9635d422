"""Who is at a table now, seated or watching, across all processes.

Every process tells the others who is at the table through its own sockets, on changes and now and then again. What has
not been repeated for a while no longer counts: the process is gone, or everybody there is.
"""

from __future__ import annotations

from typing import Final

from baumeister.hub import topics
from baumeister.hub.live import Link, Live
from baumeister.hub.protocol import Presence as PresenceMessage
from baumeister.hub.room import Room

#: Seconds between two repetitions, and after which what was told no longer counts.
HEARTBEAT: Final = 20.0
EXPIRY: Final = 50.0


class Presence:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._told_at = room.clock()

    def changed(self, live: Live, but: Link | None = None) -> None:
        """Somebody came to the table or left it through a socket of this process. Newcomers see it with the table."""
        self._tell_processes(live)
        self.settle(live, but)

    def heard(self, process: str, code: str, people: frozenset[str]) -> None:
        live = self._room.tables.get(code)
        if live is None or process == self._room.process:
            return
        if people:
            if process not in live.elsewhere and live.links:
                self._tell_processes(live)  # it may have come to the table just now
            live.elsewhere[process] = (self._room.clock() + EXPIRY, people)
        else:
            live.elsewhere.pop(process, None)
        self.settle(live)

    def beat(self) -> None:
        """From time to time: tell it again, and forget those not heard of."""
        now = self._room.clock()
        again = now - self._told_at >= HEARTBEAT
        if again:
            self._told_at = now
        for live in tuple(self._room.tables.values()):
            if again and live.links:
                self._tell_processes(live)
            if live.elsewhere:
                live.elsewhere = {process: told for process, told in live.elsewhere.items() if told[0] > now}
                self.settle(live)

    def tell_again(self) -> None:
        """Others may have missed it."""
        for live in self._room.tables.values():
            if live.links:
                self._tell_processes(live)

    def settle(self, live: Live, but: Link | None = None) -> None:
        """Tell everybody at the table if somebody has come or gone."""
        here = frozenset(_people(live)).union(*(people for _, people in live.elsewhere.values()))
        if here != live.here:
            live.left |= dict.fromkeys(live.here - here, self._room.clock())
            live.here = here
            live.tell_all(PresenceMessage(live.code, tuple(sorted(here))), but)

    def _tell_processes(self, live: Live) -> None:
        self._room.bus.tell(topics.PRESENCE, self._room.process, live.code, *sorted(_people(live)))


def _people(live: Live) -> set[str]:
    return {link.person.id for link in live.links}
