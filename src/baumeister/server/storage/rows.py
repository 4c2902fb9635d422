"""What several modules of the storage do with rows."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def insert_missing(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert what is not there yet."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    await connection.execute(dialect.insert(table).on_conflict_do_nothing(), rows)
