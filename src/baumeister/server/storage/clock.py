"""Times as the database keeps them: UTC, milliseconds since 1970.

Where several processes have to agree (who may look after a table, and until when) PostgreSQL's own clock counts: their
machines' clocks may differ. A SQLite file has one process.
"""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from typing import Any, Final

from sqlalchemy import BigInteger, cast, extract, func

#: PostgreSQL's, at the moment a row is read, even after waiting for it.
POSTGRES_NOW: Final = "(extract(epoch from clock_timestamp()) * 1000)::bigint"


def now() -> int:
    return time.time_ns() // 1_000_000


def of(kind: str) -> Any:
    """The time in a statement for this kind of database. On SQLite it is read within the transaction."""
    return now() if kind == "sqlite" else cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def written(milliseconds: int) -> str:
    """A time as records and messages write it."""
    at = datetime.fromtimestamp(milliseconds // 1000, UTC).replace(microsecond=milliseconds % 1000 * 1000)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def day_of(milliseconds: int) -> date:
    """The day everywhere: UTC's."""
    return datetime.fromtimestamp(milliseconds // 1000, UTC).date()
