"""Uploaded records: kept for their owner, listed, removed, and deleted with their owner."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from baumeister.hub.protocol import SeatInfo
from baumeister.records import Record, RecordError, Result, Seat, Spot
from baumeister.server.codes import new_code
from baumeister.server.errors import BadInput, Conflict
from baumeister.server.storage import uploads as store
from baumeister.server.storage.clock import written
from baumeister.server.storage.database import Database
from baumeister.server.storage.uploads import UploadRow
from baumeister.tables.errors import unknown_table

#: Bytes in an uploaded record, and how many records a person may have here.
MOST_UPLOAD: Final = 1024 * 1024
MOST_UPLOADS: Final = 200
#: Records on one page of the list; each of them is read.
MOST_LISTED: Final = 20

T = TypeVar("T")


class TooManyUploads(Conflict):
    """most: how many records a person may upload."""

    code = "too-many-uploads"


class Upload(Struct, frozen=True):
    """A record that this person uploaded; `scores` is empty if the game was not played to its end."""

    t: str
    game: str
    brought: str
    seats: tuple[SeatInfo, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class UploadList(Struct, frozen=True):
    """A page of them, newest first. `next` is the `?before=...` of the next page; None: this is the last."""

    uploads: tuple[Upload, ...]
    next: str | None


class _Head(Struct, frozen=True):
    """What the list needs of a record. It was checked on upload, so the log is skipped."""

    game: str
    seats: tuple[Seat, ...]
    result: Result | None = None


class _OffTheLoop(Protocol):
    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]: ...


class Uploads:
    def __init__(self, database: Database, clock: Callable[[], int], off_the_loop: _OffTheLoop) -> None:
        self._database = database
        self._clock = clock
        self._off_the_loop = off_the_loop

    async def keep(self, person: str, text: str) -> str:
        """Keep a record if it follows the rules of its game; returns its code."""
        if len(text.encode()) > MOST_UPLOAD:
            place = Spot(byte=MOST_UPLOAD)
            raise RecordError("record-too-large", f"more than {MOST_UPLOAD} bytes", place, most=MOST_UPLOAD)
        record = await self._off_the_loop(lambda: Record.loads(text).with_result())
        code = new_code()
        async with self._database.begin() as connection:
            if await store.count(connection, person) >= MOST_UPLOADS:
                raise TooManyUploads(f"{MOST_UPLOADS} records are the most", most=MOST_UPLOADS)
            await store.keep(connection, code, person, record.to_json(), self._clock())
        return code

    async def is_there(self, code: str) -> bool:
        async with self._database.read() as connection:
            return await store.is_there(connection, code)

    async def load(self, code: str) -> Record:
        async with self._database.read() as connection:
            text = await store.load(connection, code)
        if text is None:
            raise unknown_table(code)
        return await self._off_the_loop(lambda: Record.loads(text))

    async def listed(self, person: str, before: str | None) -> UploadList:
        async with self._database.read() as connection:
            rows = await store.listed(connection, person, _read_cursor(before), MOST_LISTED)
        shown = await self._off_the_loop(lambda: tuple(_shown(row) for row in rows))
        return UploadList(shown, f"{rows[-1].at}.{rows[-1].code}" if len(rows) == MOST_LISTED else None)

    async def remove(self, person: str, code: str) -> None:
        """Only the person who uploaded it can."""
        async with self._database.begin() as connection:
            if not await store.remove(connection, code, person):
                raise unknown_table(code)


def _shown(row: UploadRow) -> Upload:
    head = msgspec.json.decode(row.record, type=_Head)
    scores, winners = (head.result.scores, head.result.winners) if head.result else ((), ())
    return Upload(row.code, head.game, written(row.at), tuple(map(seat_info, head.seats)), scores, winners)


def seat_info(seat: Seat) -> SeatInfo:
    """A seat of a record whose people are unknown here."""
    return SeatInfo(seat.name, bot=seat.bot.id if seat.bot else None)


def _read_cursor(word: str | None) -> tuple[int, str] | None:
    if word is None:
        return None
    at, _, code = word.partition(".")
    if not (at.isascii() and at.isdecimal() and len(at) < 16):
        raise BadInput("`before` is what `next` of another page says", path="before", problem="not a place in the list")
    return int(at), code
