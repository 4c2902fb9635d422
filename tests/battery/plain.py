"""Views, decisions and events as bytes, to be compared to the last one."""

from __future__ import annotations

from typing import Any

import msgspec


def encode(value: Any) -> bytes:
    """As JSON; whatever is not plain data is an error."""
    return msgspec.json.encode(value)
