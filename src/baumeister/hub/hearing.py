"""What the other processes tell over the bus: numbers and names, never views."""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.hub import topics
from baumeister.hub.chat import Chat
from baumeister.hub.lists import Lists
from baumeister.hub.naming import Naming
from baumeister.hub.presence import Presence
from baumeister.hub.reading import Reading
from baumeister.hub.room import Room, log


class Hearing:
    def __init__(
        self, room: Room, reading: Reading, presence: Presence, chat: Chat, naming: Naming, lists: Lists
    ) -> None:
        self._room = room
        self._reading = reading
        self._presence = presence
        self._chat = chat
        self._naming = naming
        self._lists = lists

    def at_once(self, topic: str, words: Sequence[str | int]) -> bool:
        """Another process told of a move, and the table is not being loaded, so nothing has to be awaited. Returns
        whether it was that; otherwise it is for `heard`."""
        match words:
            case (str(code), _, int(number)) if topic == topics.LOG and not self._reading.is_loading(code):
                self._reading.heard(code, number)
                return True
        return False

    async def heard(self, topic: str, words: Sequence[str | int]) -> None:
        """Another process told something. Never raises: what cannot be read is skipped."""
        try:
            await self._hear(topic, words)
        except Exception:
            log.exception("what the bus said could not be dealt with: %s", topic)

    async def _hear(self, topic: str, words: Sequence[str | int]) -> None:
        if topic == topics.LOG:
            await self._reading.there(str(words[0]))
            self._reading.heard(str(words[0]), int(words[2]))
        elif topic == topics.TABLE:
            await self._reading.refresh(str(words[0]))
        elif topic == topics.SAID:
            live = await self._reading.there(str(words[0]))
            if live is not None:
                await self._chat.read_on(live)
        elif topic == topics.LISTS:
            self._lists.changed()
        elif topic == topics.RENAMED:
            await self._naming.renamed(str(words[0]))
        elif topic == topics.PRESENCE:
            self._presence.heard(str(words[0]), str(words[1]), frozenset(map(str, words[2:])))

    async def restored(self) -> None:
        """Messages may have been lost: catch up everywhere."""
        self._reading.read_all()
        self._lists.changed()
        self._presence.tell_again()
        for live in tuple(self._room.tables.values()):
            try:
                await self._naming.put_in_anew(live)
                await self._chat.read_on(live)
            except Exception as error:
                log.warning("table number %d could not be read again: %s", live.id, type(error).__name__)
