"""Times as the database keeps them: UTC, milliseconds since 1970."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> int:
    return time.time_ns() // 1_000_000


def written(milliseconds: int) -> str:
    """A time as records and messages write it."""
    at = datetime.fromtimestamp(milliseconds // 1000, UTC).replace(microsecond=milliseconds % 1000 * 1000)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
