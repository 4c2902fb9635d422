"""Chat at a table. Lines from muted people are never shown, not even after reconnecting."""

from __future__ import annotations

import re
from collections import deque
from typing import Final

from baumeister.hub import topics
from baumeister.hub.errors import BadMessage, TooMuch
from baumeister.hub.limits import Bucket
from baumeister.hub.live import MOST_LINES, Link, Live, encode
from baumeister.hub.protocol import ChatChanged, Done, Line, Said, Say
from baumeister.hub.room import Room
from baumeister.records.form import CONTROL_CHARACTERS

#: Lines that are read again when catching up.
OVERLAP: Final = 8

_without_control: Final = re.compile(f"[{CONTROL_CHARACTERS}]").sub


def cleaned(text: str) -> str:
    """One line without control characters."""
    return _without_control(" ", text).strip()


class Chat:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._lines: dict[str, Bucket] = {}  # by person: opening more sockets does not allow more lines

    def beat(self) -> None:
        """From time to time: forget people whose limit is full again."""
        now = self._room.clock()
        self._lines = {person: bucket for person, bucket in self._lines.items() if not bucket.is_full(now)}

    async def say(self, link: Link, live: Live, message: Say) -> None:
        """Anyone who may watch the table may speak at it."""
        text = cleaned(message.text)
        if not text:
            raise BadMessage("nothing was said")
        said = (link.person.id, message.id)
        if said not in live.said:
            if not self._bucket(link.person.id).take(self._room.clock()):
                raise TooMuch("too many lines")
            live.said.append(said)
            try:
                line = await self._room.shelf.say(live.id, link.person.id, text)
            except BaseException:
                live.said.remove(said)
                raise
            self._show(live, line)
            self._room.bus.tell(topics.SAID, live.code, line.number)
        link.send(Done(live.code, message.id))

    def _bucket(self, person: str) -> Bucket:
        limits = self._room.limits
        if person not in self._lines:
            self._lines[person] = Bucket(limits.lines, limits.lines_burst, self._room.clock())
        return self._lines[person]

    async def read_on(self, live: Live) -> None:
        """Read what was said through other processes."""
        # Read the last few again: the later of two lines may have appeared first.
        known = list(live.chat)[-OVERLAP - 1 :]
        after = known[0].number if len(known) > OVERLAP else 0
        for line in await self._room.shelf.lines(live.id, after):
            self._show(live, line)

    async def read_again(self, live: Live) -> None:
        """Lines may have been deleted with their author, or have a new name."""
        known = {line.number for line in live.chat}
        if not known:
            return
        found = {line.number: line for line in await self._room.shelf.lines(live.id, min(known) - 1)}
        # What was said during the read is just as new.
        lines = [found.get(line.number) if line.number in known else line for line in live.chat]
        before, live.chat = live.chat, deque((line for line in lines if line is not None), maxlen=MOST_LINES)
        if live.chat == before:
            return
        for link in tuple(live.links):
            link.send(ChatChanged(live.code, live.lines_for(link.person)))

    def _show(self, live: Live, line: Line) -> None:
        if any(line.number == other.number for other in live.chat):
            return  # read from the shelf before this process knew that it was kept
        live.chat.append(line)
        data = encode(Said(live.code, line))
        for link in tuple(live.links):
            if line.person not in link.person.mutes:
                link.outbox.push(data)
