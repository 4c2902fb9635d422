"""Opening a database: SQLite in a file for one process, or PostgreSQL for any number of them.

`begin` and `read` give SQLAlchemy connections for everything but the log, whose writers use the drivers. When the disk
or the connection to the server fails, `StoreFailed` is raised and nothing has happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias
from urllib.parse import urlsplit, urlunsplit

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine.interfaces import DBAPIConnection, IsolationLevel
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from baumeister.server.storage.checkpoints import Checkpointer
from baumeister.server.storage.errors import (
    BadDatabaseUrl,
    DatabaseTooNew,
    DatabaseTooOld,
    DatabaseUnreachable,
    DriverMissing,
    ForeignDatabase,
)
from baumeister.server.storage.migrations import REVISIONS
from baumeister.server.storage.schema import metadata
from baumeister.tables import StoreFailed

if TYPE_CHECKING:
    from baumeister.server.storage.postgres import DatabaseLine

Kind: TypeAlias = Literal["sqlite", "postgresql"]

NEWEST: Final = REVISIONS[-1]
#: How long SQLite waits for another writing process, ms.
BUSY: Final = 10_000
#: Classes of SQLSTATE that are not our bugs: connection, transaction to be repeated, resources (disk full), operator
#: intervention (shutdown), system.
PASSING: Final = frozenset({"08", "40", "53", "57", "58"})
#: The lock number by which migrating processes wait for each other on PostgreSQL; it has no meaning.
MIGRATION_LOCK: Final = 0x6261756D
#: A connection that has this option begins its transactions as a writer (SQLite).
WRITES: Final = "baumeister_writes"


@dataclass(frozen=True)
class Address:
    """A parsed database URL."""

    kind: Kind
    url: str  # PostgreSQL
    path: Path  # SQLite

    @property
    def shown(self) -> str:
        """For messages and logs, without password."""
        if self.kind == "sqlite":
            return f"sqlite:{self.path}"
        parts = urlsplit(self.url)
        return urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, "", ""))


class Database:
    """An open database with this program's schema. Make it with `open_database`."""

    def __init__(self, address: Address, patience: float = 5.0, most_pages: int | None = None) -> None:
        self.address = address
        #: For every connection to a SQLite file.
        self.pragmas = PRAGMAS if most_pages is None else (*PRAGMAS, f"pragma max_page_count = {most_pages}")
        self.kind: Kind = address.kind
        #: How long to wait for a server that is away, or a SQLite file that others lock, s.
        self.patience = patience
        #: SQLite has one writer at a time. Ours take turns here: waking up is quicker than polling.
        self.gate = Lock()
        self.engine: AsyncEngine = (
            _sqlite_engine(address, self.pragmas) if self.kind == "sqlite" else _postgres_engine(address)
        )
        self._writing = self.engine.execution_options(**{WRITES: True})
        #: Besides SQLAlchemy's own, what a failed connection raises.
        self._connecting: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)
        if self.kind == "postgresql":
            self._connecting += _postgres().DRIVER_ERRORS
        self._turn = asyncio.Lock()
        self._checkpointer: Checkpointer | None = None

    # ---- connections

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. It is committed at the end of the block, or not at all."""
        async with self._gate():
            connection = await self._connect(self._writing)
            async with _returned(connection):
                with _refusals():
                    async with connection.begin():
                        yield connection

    @contextlib.asynccontextmanager
    async def read(self, isolation: IsolationLevel | None = None) -> AsyncIterator[AsyncConnection]:
        """A connection for reading. On SQLite everything read in the block is from one moment; on PostgreSQL each
        statement is, or with `REPEATABLE READ` the whole block."""
        connection = await self._connect(self.engine)
        async with _returned(connection):
            with _refusals():
                if isolation is not None and self.kind == "postgresql":
                    await connection.execution_options(isolation_level=isolation)
                async with connection.begin():
                    yield connection

    def line(self) -> DatabaseLine | None:
        """A connection to PostgreSQL for frequent queries; None on SQLite."""
        if self.kind == "sqlite":
            return None
        line: DatabaseLine = _postgres().DatabaseLine(self.address.url, self.patience)
        return line

    async def ping(self) -> None:
        """StoreFailed if the database does not answer now."""
        async with self.read() as connection:
            await connection.execute(text("select 1"))

    async def close(self) -> None:
        if self._checkpointer is not None:
            await asyncio.to_thread(self._checkpointer.close)
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _gate(self) -> AsyncIterator[None]:
        """SQLite: our transactions one after another, with the log's writer in between."""
        if self.kind != "sqlite":
            yield
            return
        async with self._turn:
            # The log's writer holds it for the few milliseconds of a commit.
            while not self.gate.acquire(blocking=False):
                await asyncio.sleep(0.0005)
            try:
                yield
            finally:
                self.gate.release()

    async def _connect(self, engine: AsyncEngine) -> AsyncConnection:
        """A working connection. Waits for a server that is away: it may be coming back. Also waits for a new SQLite
        file that others open too: while one of them switches it to WAL, the rest get "locked" at once, whatever the
        busy timeout says."""
        deadline = time.monotonic() + self.patience
        pause = 0.05
        while True:
            try:
                return await engine.connect()
            except self._connecting as error:
                passing = self.kind == "postgresql" or _is_busy(error)
                if not passing or time.monotonic() + pause > deadline:
                    raise StoreFailed(f"the database does not answer: {type(error).__name__}") from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, 0.5)

    # ---- the start

    async def _check(self, migrate: bool) -> None:
        """Compare the database's revision with ours, and migrate where that is wanted."""
        try:
            async with self.read() as connection:
                found = await connection.run_sync(_revision)
        except (StoreFailed, DBAPIError) as error:
            raise DatabaseUnreachable(
                f"cannot open {self.address.shown}: {_problem(error)}",
                database=self.address.shown,
                problem=_problem(error),
            ) from error
        self._refuse_foreign(found)
        if found != NEWEST:
            if not migrate:
                raise DatabaseTooOld(
                    f"{self.address.shown} has to be migrated first (`baumeister migrate`)",
                    database=self.address.shown,
                    found=found or "none",
                    needed=NEWEST,
                )
            await self.migrate()

    async def migrate(self) -> None:
        """Upgrade the database to this program's schema. Other processes that want the same wait."""
        async with self.begin() as connection:
            if self.kind == "postgresql":
                await connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
            found = await connection.run_sync(_revision)
            self._refuse_foreign(found)
            if found != NEWEST:
                from baumeister.server.storage.migrations import running

                await connection.run_sync(running.upgrade)

    def _refuse_foreign(self, found: str | None) -> None:
        shown = self.address.shown
        if found == FOREIGN:
            raise ForeignDatabase(f"{shown} has tables of these names that are not ours", database=shown)
        if found is not None and found not in REVISIONS:
            raise DatabaseTooNew(
                f"{shown} was made by a newer program (revision {found[:40]}); this one must not touch it",
                database=shown,
                found=found[:40],
            )

    def _start_checkpoints(self) -> None:
        if self.kind == "sqlite":
            self._checkpointer = Checkpointer(self.address.path, self.gate)


async def open_database(
    url: str, *, migrate: bool | None = None, patience: float = 5.0, most_pages: int | None = None
) -> Database:
    """Open a database by its URL: `sqlite:FILE` (made if it is not there) or `postgresql://...`.

    By default (`migrate`) SQLite is migrated and PostgreSQL is not: other processes may be using it. `patience` is how
    long to wait for a PostgreSQL server that is away or a SQLite file that others lock, s; `most_pages` how large a
    SQLite file may become, in pages of 4 kB."""
    address = read_url(url)
    if address.kind == "sqlite":
        _make_file(address)
    database = Database(address, patience, most_pages)
    try:
        await database._check(address.kind == "sqlite" if migrate is None else migrate)
    except BaseException:
        await database.engine.dispose()
        raise
    database._start_checkpoints()
    return database


async def migrate_database(url: str) -> None:
    """For `baumeister migrate`."""
    await (await open_database(url, migrate=True)).close()


def read_url(url: str) -> Address:
    scheme, colon, rest = url.partition(":")
    if scheme == "sqlite" and colon:
        name = rest.removeprefix("//").removeprefix("/") if rest.startswith("///") else rest
        if not name or name.startswith((":", "//")) or "\0" in name:
            raise BadDatabaseUrl("a SQLite database is a file: sqlite:FILE", problem="sqlite:FILE")
        return Address("sqlite", "", Path(name))
    if scheme in ("postgresql", "postgres") and rest.startswith("//"):
        return Address("postgresql", url, Path())
    problem = "sqlite:FILE, postgresql://..."
    raise BadDatabaseUrl("a database is sqlite:FILE or postgresql://USER:PASSWORD@HOST/NAME", problem=problem)


# ---- SQLite


def _make_file(address: Address) -> None:
    """Readable only by its owner: it contains everybody's sign-ins. SQLite's other files get the same rights."""
    path = address.path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        problem = error.strerror or str(error)
        raise DatabaseUnreachable(
            f"cannot open {address.shown}: {problem}", database=address.shown, problem=problem
        ) from error


#: For all our connections to a SQLite file. `Checkpointer` makes the checkpoints, on its own connection.
PRAGMAS: Final = (
    f"pragma busy_timeout = {BUSY}",
    "pragma journal_mode = wal",
    "pragma synchronous = full",
    "pragma foreign_keys = on",
    "pragma secure_delete = on",  # a deleted person's name and texts do not linger in free pages
    "pragma wal_autocheckpoint = 0",
    "pragma temp_store = memory",
)


def _sqlite_engine(address: Address, pragmas: tuple[str, ...]) -> AsyncEngine:
    # isolation_level None: the driver begins no transactions by itself.
    arguments = {"isolation_level": None, "timeout": BUSY / 1000}
    url = f"sqlite+aiosqlite:///{address.path}"
    engine = create_async_engine(url, connect_args=arguments, hide_parameters=True)  # they would appear in logs

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        # A transaction that began by reading fails at once if somebody else has written since.
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("begin immediate" if writes else "begin")

    return engine


def _is_busy(error: Exception) -> bool:
    """Has another process locked the file?"""
    original = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(original, sqlite3.Error) and original.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


# ---- PostgreSQL


def _postgres_engine(address: Address) -> AsyncEngine:
    postgres = _postgres()
    return create_async_engine(
        "postgresql+asyncpg://",
        hide_parameters=True,
        async_creator=lambda **_: postgres.connect(address.url),
        pool_pre_ping=True,  # finds connections to a server that has been restarted
        pool_size=10,
        max_overflow=10,
        pool_timeout=10,
    )


def _postgres() -> ModuleType:
    """The module that needs the driver."""
    try:
        from baumeister.server.storage import postgres
    except ImportError as error:
        raise DriverMissing(
            "PostgreSQL needs the package asyncpg: pip install 'baumeister[site]'", package="asyncpg"
        ) from error
    return postgres


# ---- both


@contextlib.asynccontextmanager
async def _returned(connection: AsyncConnection) -> AsyncIterator[None]:
    """Give the connection back in any case, even while the task is being cancelled."""
    try:
        yield
    finally:
        await asyncio.shield(connection.close())


@contextlib.contextmanager
def _refusals() -> Iterator[None]:
    """Failures of disk, server and connection as our own error. Our bugs and violated constraints stay as they are."""
    try:
        yield
    except DBAPIError as error:
        state = str(getattr(error.orig, "sqlstate", None) or "")
        passing = isinstance(error, OperationalError | InterfaceError) or error.connection_invalidated
        if passing or state[:2] in PASSING:
            raise StoreFailed(f"the database refused: {_problem(error)}") from error
        raise
    except (PoolTimeout, ConnectionError) as error:
        raise StoreFailed(f"the database does not answer: {type(error).__name__}") from error


#: In place of a revision.
FOREIGN: Final = "(foreign)"


def _revision(connection: Connection) -> str | None:
    """Revision of the database; None if there is nothing yet."""
    names = set(inspect(connection).get_table_names())
    if "alembic_version" in names:
        found = connection.execute(text("select version_num from alembic_version")).scalar_one_or_none()
        return None if found is None else str(found)
    return FOREIGN if names & set(metadata.tables) else None


def _problem(error: BaseException) -> str:
    """The driver's own words, without statement and parameters: those can be secret."""
    cause = error.__cause__ if isinstance(error, StoreFailed) and error.__cause__ is not None else error
    original = cause.orig if isinstance(cause, DBAPIError) and cause.orig is not None else cause
    return str(original).strip().split("\n", 1)[0][:200] or type(original).__name__
