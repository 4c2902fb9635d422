"""Views, decisions and events as bytes, to be compared to the last one."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

import msgspec


def _hook(value: Any) -> Any:
    if isinstance(value, MappingProxyType):
        return dict(value)
    raise NotImplementedError(f"{type(value).__name__} has no place in a view")


def encode(value: Any) -> bytes:
    """As JSON; whatever is not plain data is an error."""
    return msgspec.json.encode(value, enc_hook=_hook)
