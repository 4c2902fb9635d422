"""Enters a policy over observation rows and masks, as every environment of baumeister.research shows them
(docs/benchmark.md):

from baumeister.research.benchmark.rows import row_agent

def policy(row, mask):                  # int16 and int8 arrays; the answer is the number of a legal action
    return int(mask.argmax())

FirstLegal = row_agent(policy)          # baumeister benchmark run my_policy:FirstLegal
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from baumeister.bots.door import Budget, Seen
from baumeister.research.arrays import Eyes
from baumeister.research.spec import EnvSpec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Policy = Callable[[NDArray[np.int16], NDArray[np.int8]], Any]


class RowAgent:
    """A bot that sees rows and masks. Write a class with your own `act`, or let `row_agent` make one of a function. A
    class that takes a `seed` is given one, a different one for each seat."""

    name = "rows"
    #: What is being asked about: set before every call of `act`.
    game: str = ""
    players: int = 0

    def act(self, row: NDArray[np.int16], mask: NDArray[np.int8]) -> Any:
        """The number of an action whose mask is 1. Row and mask are fresh arrays."""
        raise NotImplementedError

    def choose(self, seen: Seen, budget: Budget) -> int:
        """Called by the arena. The row is made of an imagined state: nothing hidden can be in it."""
        state = seen.imagine(0)
        self.game, self.players = seen.game.id, int(state.players)
        eyes = self._eyes()
        return int(self.act(eyes.row(state, seen.seat), eyes.mask(state)))

    def _eyes(self) -> Eyes:
        kept: dict[str, Eyes] = self.__dict__.setdefault("_kept_eyes", {})
        if self.game not in kept:
            kept[self.game] = Eyes(EnvSpec(self.game, self.players))
        return kept[self.game]


def row_agent(policy: Policy, name: str = "rows") -> type[RowAgent]:
    """A class of bots around a function of row and mask."""

    class Agent(RowAgent):
        def act(self, row: NDArray[np.int16], mask: NDArray[np.int8]) -> Any:
            return policy(row, mask)

    Agent.name = name
    return Agent
