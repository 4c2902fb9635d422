"""Names and reasons of numbers that stand side by side in a row: of features (bots) and of observations (research)."""

from __future__ import annotations

from collections.abc import Sequence


class Group:
    """Numbers next to each other in a row that share a reason."""

    def __init__(self, first: int, names: Sequence[str], reason: str) -> None:
        self.first: int = first  # place of the first one in the row
        self.names: tuple[str, ...] = tuple(names)
        self.reason: str = reason


def each(prefix: str, names: Sequence[str]) -> list[str]:
    """One name for each piece: `works:peat_bog`."""
    return [f"{prefix}:{name}" for name in names]
