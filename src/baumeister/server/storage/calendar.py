"""The time by which things expire: sign-ins, guests, tables that nobody visits. A machine's clock can be wrong, and
what it deletes is gone. So this time is kept in the database and continues from where the last server left it: at a
start it advances by at most a day, and then no faster than time passes. If the clock is further ahead, the host has to
say that it is right (`baumeister trust-clock`); until then things are kept for longer than promised.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.server.storage import clock
from baumeister.server.storage.database import Database
from baumeister.server.storage.schema import calendar, people, sign_ins, tables

#: How far a clock may advance between two servers without the host's word, ms.
DAY: Final = 24 * 60 * 60 * 1000

log = logging.getLogger("baumeister.chores")


class Calendar:
    """Of one process. `ticks` are seconds of a monotonic clock."""

    def __init__(self, database: Database, ticks: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._ticks = ticks
        self._since = ticks()
        self._reached = 0  # at that moment
        self._warned = False

    async def open(self) -> None:
        """At the start. Nothing is written yet: a server that is restarted again and again gets one day in all."""
        async with self._database.read() as connection:
            reached = await _reached(connection)
        self._set(min(clock.now(), reached + DAY))
        self._warn()

    def now(self) -> int:
        return min(clock.now(), self._passed())

    async def note(self) -> None:
        """From time to time: write how far it is, and read what the host or another process has written."""
        async with self._database.begin() as connection:
            reached = max(self.now(), await _reached(connection))
            await _put(connection, reached)
        if reached > self._passed():
            self._set(reached)
        self._warn()

    def _passed(self) -> int:
        return self._reached + int((self._ticks() - self._since) * 1000)

    def _set(self, reached: int) -> None:
        self._reached, self._since = reached, self._ticks()

    def _warn(self) -> None:
        behind = clock.now() - self.now()
        if behind > DAY and not self._warned:
            log.warning(
                "the clock is days ahead of when a server last ran here; nothing runs out by it"
                " until you say that it is right: baumeister trust-clock",
                extra={"days": behind // DAY, "kept_as_of": clock.written(self.now())},
            )
        self._warned = behind > DAY


async def trust_clock(database: Database) -> tuple[int, int]:
    """The host says that this machine's clock is right; returns how far the calendar was, and is now."""
    async with database.begin() as connection:
        before, now = await _reached(connection), clock.now()
        await _put(connection, now)
    return before, now


async def _reached(connection: AsyncConnection) -> int:
    """As it was written; before the first time, when the last person did anything here."""
    noted = (await connection.execute(select(calendar.c.reached))).scalar_one_or_none()
    if noted is not None:
        return int(noted)
    traces = [
        (await connection.execute(select(func.max(column)))).scalar_one()
        for column in (people.c.seen, sign_ins.c.seen, tables.c.changed, tables.c.visited)
    ]
    return max((int(trace) for trace in traces if trace is not None), default=clock.now())


async def _put(connection: AsyncConnection, reached: int) -> None:
    if not (await connection.execute(update(calendar).values(reached=reached))).rowcount:
        try:
            async with connection.begin_nested():
                await connection.execute(insert(calendar).values(id=1, reached=reached))
        except IntegrityError:  # another process was faster; the next call continues from there
            log.debug("the calendar was begun by another process")
