"""Names at tables in memory: they are replaced after somebody was renamed, deleted or merged into another account.

Every process finds for itself which of its tables name the person, as seated, expected, host or in the chat. That is
everything it could still show, whatever the store has kept or removed.
"""

from __future__ import annotations

import asyncio

from baumeister.hub.chat import Chat
from baumeister.hub.live import Live
from baumeister.hub.reading import AGAIN, Reading
from baumeister.hub.room import Room, log


class Naming:
    def __init__(self, room: Room, reading: Reading, chat: Chat) -> None:
        self._room = room
        self._reading = reading
        self._chat = chat

    async def renamed(self, person: str) -> None:
        """Retry until it is done: a removed name must not be shown any more."""
        await self._reading.loaded()
        for live in tuple(self._room.tables.values()):
            while live.names(person) and self._room.tables.get(live.code) is live and not self._room.closing:
                if await self._done(live):
                    break
                await asyncio.sleep(AGAIN)

    async def _done(self, live: Live) -> bool:
        try:
            await self.put_in_anew(live)
        except Exception as error:
            log.warning("table number %d could not be read again: %s", live.id, type(error).__name__)
            return False
        return True

    async def put_in_anew(self, live: Live) -> None:
        await self._reading.refresh(live.code)
        await self._chat.read_again(live)
