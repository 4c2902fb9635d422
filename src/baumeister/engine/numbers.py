"""Whole numbers of whatever kind callers use."""

from __future__ import annotations

import operator


def integer(value: object) -> int | None:
    """Any whole number, numpy's included, as an int; None for everything else, and for True and False."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
