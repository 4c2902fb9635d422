"""Direct connections to PostgreSQL, where SQLAlchemy would cost too much. Imported only when used."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final, TypeAlias

import asyncpg

from baumeister.tables import StoreFailed

Connection: TypeAlias = "asyncpg.Connection[Any]"

#: What the driver raises, besides OSError, while it connects.
DRIVER_ERRORS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
#: Another try may help: a broken connection, a conflict, a server that stops, starts, or is full.
_AGAIN: Final = (
    OSError,  # TimeoutError is one
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
)


async def connect(url: str) -> Connection:
    return await asyncpg.connect(url, timeout=10, command_timeout=60)


class DatabaseLine:
    """One connection that is reopened when it breaks. Queries go over it one after the other."""

    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self.patience = patience  # s, for one query
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()

    async def fetch(self, query: str, *values: object) -> list[asyncpg.Record]:
        """The rows of a statement that can safely be repeated. StoreFailed when patience runs out, or at once if
        waiting would not help (disk full)."""
        deadline = time.monotonic() + self.patience
        pause = 0.05
        async with self._turn:
            while True:
                try:
                    if self._connection is None:
                        self._connection = await connect(self._url)
                    return await self._connection.fetch(query, *values)
                except _AGAIN as error:
                    self._drop()
                    if time.monotonic() + pause > deadline:
                        raise StoreFailed(f"the database does not answer: {type(error).__name__}") from error
                except asyncpg.PostgresError as error:
                    raise StoreFailed(f"the database refused: {error.sqlstate} {type(error).__name__}") from error
                except asyncio.CancelledError:
                    self._drop()  # an answer may still be on its way
                    raise
                await asyncio.sleep(pause)
                pause = min(2 * pause, 0.5)

    async def close(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(*_AGAIN):
                await self._connection.close(timeout=2)
            self._drop()

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
