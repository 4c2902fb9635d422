# compiled: mypyc
"""Building blocks of the games' choices."""

from __future__ import annotations

from typing import final

from baumeister.engine.wire import Amount, Choice, Message, Move


@final
class Facts:
    """What a family of actions says about one of them; the fields are those of `Choice`."""

    def __init__(
        self,
        targets: tuple[str, ...] = (),
        group: str = "",
        costs: tuple[Amount, ...] = (),
        brings: tuple[Amount, ...] = (),
        by: str | None = None,
        moves: tuple[Move, ...] = (),
    ) -> None:
        self.targets = targets
        self.group = group
        self.costs = costs
        self.brings = brings
        self.by = by
        self.moves = moves

    def choice(self, action: int, name: str, message: Message, key: str) -> Choice:
        return Choice(
            action, name, message, self.targets, self.group, key, self.costs, self.brings, self.by, self.moves
        )


@final
class Payment:
    """What is paid immediately for a price."""

    def __init__(self, costs: tuple[Amount, ...], moves: tuple[Move, ...], complete: bool) -> None:
        self.costs = costs
        self.moves = moves
        self.complete = complete  # nothing is left to choose
