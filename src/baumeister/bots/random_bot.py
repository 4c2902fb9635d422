"""Random: every legal action is equally likely. The yardstick for every other bot."""

from __future__ import annotations

from baumeister.bots.door import Budget, Seen


class RandomBot:
    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, seen: Seen, budget: Budget) -> int:
        return seen.legal[seen.chance(self.seed).below(len(seen.legal))]
