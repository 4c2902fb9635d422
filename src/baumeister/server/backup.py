"""Backup and restore of a whole site, independent of the database: a zip of JSON lines.

A backup is made in one read transaction, so it is consistent while games go on. It can be restored into an empty
database of either kind. The manifest has the row count and checksum of every file.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import zipfile
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Table, column, delete, func, insert, select, table, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister import __version__
from baumeister.engine.errors import BaumeisterError
from baumeister.records.files import sync_folder
from baumeister.server.storage.clock import now, written
from baumeister.server.storage.database import NEWEST, Database
from baumeister.server.storage.migrations import REVISIONS
from baumeister.server.storage.schema import calendar, metadata
from baumeister.server.storage.schema import tables as game_tables

FORMAT: Final = "baumeister-backup"
VERSION: Final = 1
MANIFEST: Final = "manifest.json"
#: Rows read and written at a time.
BATCH: Final = 500
#: Left out of a backup: addresses are kept for a few days only, and leases belong to running processes.
LEFT_OUT: Final = {
    ("sign_ins", "address"): None,
    ("tables", "lease_by"): None,
    ("tables", "lease_until"): 0,
}


class BackupError(BaumeisterError):
    """Base of the errors below."""

    code = "backup"


class BackupUnwritable(BackupError):
    """file, problem: the backup cannot be written there."""

    code = "backup-unwritable"


class BackupDamaged(BackupError):
    """file, problem: this is not a backup, or it is incomplete."""

    code = "backup-damaged"


class BackupTooNew(BackupError):
    """found: this backup was made by a newer program."""

    code = "backup-too-new"


class DatabaseNotEmpty(BackupError):
    """table: a backup can only be restored into an empty database."""

    code = "database-not-empty"


class FilePart(Struct, frozen=True, forbid_unknown_fields=True):
    """One file of a backup: the rows of a database table."""

    rows: int
    sha256: str


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    version: int
    revision: str  # of the database
    program: str
    made: str
    tables: dict[str, FilePart]


# ---- making


async def back_up(database: Database, path: Path) -> Manifest:
    """Write a backup; it replaces a file of that name once everything is on disk."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.tmp")
    try:
        # It contains everybody's sign-ins, so only its owner may read it.
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            manifest = await _write(database, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
        sync_folder(path.resolve().parent)
    except OSError as error:
        problem = error.strerror or str(error)
        raise BackupUnwritable(f"{path}: {problem}", file=str(path), problem=problem) from error
    finally:
        with contextlib.suppress(OSError):
            os.unlink(beside)
    return manifest


async def _write(database: Database, file: IO[bytes]) -> Manifest:
    parts = {}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        async with database.read("REPEATABLE READ") as connection:
            for source in metadata.sorted_tables:
                with archive.open(f"{source.name}.jsonl", "w", force_zip64=True) as part:
                    parts[source.name] = await _write_rows(connection, source, part)
        manifest = Manifest(FORMAT, VERSION, NEWEST, __version__, written(now()), parts)
        archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n")
    return manifest


async def _write_rows(connection: AsyncConnection, source: Table, part: IO[bytes]) -> FilePart:
    count, checksum = 0, hashlib.sha256()
    async for rows in _batches(connection, source):
        lines = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
        part.write(lines)
        checksum.update(lines)
        count += len(rows)
    return FilePart(count, checksum.hexdigest())


async def _batches(connection: AsyncConnection, source: Table) -> AsyncIterator[list[dict[str, Any]]]:
    query = select(source).order_by(*source.primary_key.columns)
    found = await connection.stream(query, execution_options={"yield_per": BATCH})
    async for rows in found.mappings().partitions():
        yield [{name: LEFT_OUT.get((source.name, name), value) for name, value in row.items()} for row in rows]


# ---- restoring


async def restore(database: Database, path: Path) -> Manifest:
    """Fill an empty database from a backup: all of it or nothing."""
    with _opened(path) as archive:
        manifest = _read_manifest(archive, path)
        async with database.begin() as connection:
            await _check_empty(connection)
            await connection.execute(delete(calendar))  # a server may have looked at the empty database
            if manifest.revision != NEWEST:
                await _go_to(connection, manifest.revision)
            for source in metadata.sorted_tables:
                if source.name in manifest.tables:
                    await _read_rows(connection, source.name, _rows(archive, path, source.name, manifest))
            if manifest.revision != NEWEST:
                await _go_to(connection, NEWEST)
            await connection.execute(update(game_tables).values(lease_by=None, lease_until=0))
            if database.kind == "postgresql":
                await _count_on(connection)
    return manifest


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(path) as archive:
            yield archive
    except OSError as error:
        raise damaged(path, error.strerror or str(error)) from error
    except (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError) as error:
        raise damaged(path, str(error)) from error


def damaged(path: Path, problem: str) -> BackupDamaged:
    return BackupDamaged(f"{path}: {problem}", file=str(path), problem=problem)


def _read_manifest(archive: zipfile.ZipFile, path: Path) -> Manifest:
    try:
        fields = msgspec.json.decode(archive.read(MANIFEST))
        if fields["format"] != FORMAT:
            raise damaged(path, "no backup of Baumeister")
        if fields["version"] > VERSION or fields["revision"] not in REVISIONS:
            found = f"{fields['version']}, {fields['revision']}"
            raise BackupTooNew(f"{path} was made by a newer program ({found})", found=found[:40])
        return msgspec.convert(fields, Manifest)
    except (KeyError, TypeError, msgspec.DecodeError) as error:
        raise damaged(path, f"{MANIFEST}: {error}") from error


async def _check_empty(connection: AsyncConnection) -> None:
    for source in metadata.sorted_tables:
        if source is not calendar and (await connection.execute(select(source).limit(1))).first() is not None:
            raise DatabaseNotEmpty(f"the database is in use: {source.name} is not empty", table=source.name)


async def _go_to(connection: AsyncConnection, revision: str) -> None:
    """Migrate the empty database down to the backup's schema version, and up again with its rows."""
    from baumeister.server.storage.migrations import running

    if revision == NEWEST:
        await connection.run_sync(running.upgrade)
    else:
        await connection.run_sync(running.downgrade, revision)


def _rows(archive: zipfile.ZipFile, path: Path, name: str, manifest: Manifest) -> Iterator[dict[str, Any]]:
    """The rows of a file; raises at the end if any are missing."""
    count, checksum = 0, hashlib.sha256()
    try:
        with archive.open(f"{name}.jsonl") as part:
            for line in part:
                checksum.update(line)
                count += 1
                yield msgspec.json.decode(line, type=dict[str, Any])
    except (KeyError, msgspec.DecodeError) as error:
        raise damaged(path, f"{name}.jsonl: {error}") from error
    if FilePart(count, checksum.hexdigest()) != manifest.tables[name]:
        raise damaged(path, f"{name}.jsonl: the checksum is another one")


async def _read_rows(connection: AsyncConnection, name: str, rows: Iterable[dict[str, Any]]) -> None:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            await _insert(connection, name, batch)
            batch = []
    if batch:
        await _insert(connection, name, batch)


async def _insert(connection: AsyncConnection, name: str, batch: list[dict[str, Any]]) -> None:
    # By the backup's columns: its schema may be older.
    target = table(name, *[column(field) for field in batch[0]])
    await connection.execute(insert(target), batch)


async def _count_on(connection: AsyncConnection) -> None:
    """PostgreSQL numbers new rows by sequences, which do not know about rows inserted with numbers."""
    for source in metadata.sorted_tables:
        if source.autoincrement_column is None:
            continue
        name = source.autoincrement_column.name
        newest = (await connection.execute(select(func.max(source.c[name])))).scalar_one()
        if newest is not None:
            sequence = text("select setval(pg_get_serial_sequence(:table, :column), :newest)")
            await connection.execute(sequence, {"table": source.name, "column": name, "newest": newest})
