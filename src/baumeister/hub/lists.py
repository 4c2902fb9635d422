"""The lists of tables, for sockets that follow them: sent when something has changed, at most once a second."""

from __future__ import annotations

import asyncio
from typing import Final

from baumeister.engine.errors import BaumeisterError
from baumeister.hub import topics
from baumeister.hub.live import Link, Live, encode
from baumeister.hub.protocol import Lists as ListsMessage
from baumeister.hub.room import Room, log

#: Seconds between two sendings.
PAUSE: Final = 1.0
#: Seconds after which all lists are read again, for moves at tables that only other processes have.
REFRESH: Final = 10.0


class Lists:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._all = False
        self._people: set[str] = set()
        self._sending = False
        self._refreshed = room.clock()
        self._followers: set[Link] = set()

    async def follow(self, link: Link, follow: bool) -> None:
        link.lists = b""
        if not follow:
            self._followers.discard(link)
        elif link.is_open:
            self._followers.add(link)
            await self._send(link)

    def forget(self, link: Link) -> None:
        self._followers.discard(link)

    def changed(self) -> None:
        """Tables came, went, began or ended."""
        self._all = True
        self._send_soon()

    def went_on(self, live: Live, ours: bool, changed: bool) -> None:
        """A move concerns the lists of those who sit there: whose turn it is."""
        if changed:
            if ours:
                self._room.bus.tell(topics.LISTS)
            self.changed()
        elif self._followers:
            self._people.update(live.holders)
            self._send_soon()

    def beat(self) -> None:
        now = self._room.clock()
        if now - self._refreshed >= REFRESH:
            self._refreshed = now
            self.changed()

    def _send_soon(self) -> None:
        if self._followers and not self._sending and not self._room.closing:
            self._sending = True
            asyncio.get_running_loop().call_later(PAUSE, self._begin)

    def _begin(self) -> None:
        self._room.spawn(self._send_all())

    async def _send_all(self) -> None:
        everybody, people = self._all, self._people
        self._all, self._people = False, set()
        waiting = [link for link in self._followers if everybody or link.person.id in people]
        try:
            while waiting:
                await self._send_one(waiting[-1])
                waiting.pop()
        except (BaumeisterError, OSError) as error:  # the store is away: these are sent when it is back
            log.warning("lists could not be read: %s", type(error).__name__)
            self._people.update(link.person.id for link in waiting)
        finally:
            self._sending = False
        if self._all or self._people:
            self._send_soon()

    async def _send_one(self, link: Link) -> None:
        """An error in one person's lists must not affect the others."""
        try:
            await self._send(link)
        except (BaumeisterError, OSError):
            raise
        except Exception:
            log.exception("lists could not be sent")

    async def _send(self, link: Link) -> None:
        """What has not changed is not sent again."""
        found = await self._room.shelf.lists(link.person.id)
        data = encode(ListsMessage(*(tuple(tables) for tables in found)))
        if link in self._followers and data != link.lists:
            link.lists = data
            link.outbox.push(data)
