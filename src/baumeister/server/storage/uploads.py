"""Uploaded records, in SQL."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.server.storage.schema import uploads


@dataclass(frozen=True)
class UploadRow:
    """A record that somebody uploaded, as JSON."""

    code: str
    at: int
    record: str


async def keep(connection: AsyncConnection, code: str, person: str, record: str, at: int) -> None:
    await connection.execute(insert(uploads).values(code=code, person=person, record=record, at=at))


async def count(connection: AsyncConnection, person: str) -> int:
    query = select(func.count()).select_from(uploads).where(uploads.c.person == person)
    return int((await connection.execute(query)).scalar_one())


async def is_there(connection: AsyncConnection, code: str) -> bool:
    return bool((await connection.execute(select(exists().where(uploads.c.code == code)))).scalar_one())


async def load(connection: AsyncConnection, code: str) -> str | None:
    """The record uploaded under this code."""
    found = await connection.execute(select(uploads.c.record).where(uploads.c.code == code))
    record: str | None = found.scalar_one_or_none()
    return record


async def listed(
    connection: AsyncConnection, person: str, before: tuple[int, str] | None, most: int
) -> list[UploadRow]:
    """The person's records, the newest first. `before`: only those that come after this (time, code)."""
    query = (
        select(uploads.c.code, uploads.c.at, uploads.c.record)
        .where(uploads.c.person == person)
        .order_by(uploads.c.at.desc(), uploads.c.code.desc())
        .limit(most)
    )
    if before is not None:
        at, code = before
        query = query.where(or_(uploads.c.at < at, (uploads.c.at == at) & (uploads.c.code < code)))
    return [UploadRow(code, at, record) for code, at, record in await connection.execute(query)]


async def remove(connection: AsyncConnection, code: str, person: str) -> bool:
    """Was it there, and did it belong to this person?"""
    gone = await connection.execute(delete(uploads).where(uploads.c.code == code, uploads.c.person == person))
    return bool(gone.rowcount)
