"""The levels people choose from. Their ids are fixed for ever: tables and records name bots by them.

What stands behind a level may get better; its version then changes and is written into the records of its games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from baumeister.bots.door import Budget

#: All ids there will ever be, from the simplest on. Those without a bot yet are not offered.
LEVEL_IDS: Final = ("random", "apprentice", "journeyman", "master", "grandmaster")


@dataclass(frozen=True)
class Level:
    """A bot and how long it may think at live tables and at those over days."""

    id: str
    bot: str  # its name at the door
    version: str  # for records
    live: Budget
    slow: Budget
    #: Seconds after which it is given up, wherever it hangs: well above the budget, for machines that are busy.
    limit_live: float
    limit_slow: float
    #: Who plays the move when it fails; None: nobody is simpler.
    simpler: str | None
    #: "module:name" of a bot that does not come through our own door, for tests. Never from the network.
    maker: str = ""

    def budget(self, live: bool) -> Budget:
        return self.live if live else self.slow

    def limit(self, live: bool) -> float:
        return self.limit_live if live else self.limit_slow


#: Neither of these thinks: the budget is a matter of form.
_AT_ONCE: Final = Budget(iterations=1)

LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.id: level
        for level in (
            Level("random", "random", "1", _AT_ONCE, _AT_ONCE, limit_live=10, limit_slow=30, simpler=None),
            Level("apprentice", "greedy", "1", _AT_ONCE, _AT_ONCE, limit_live=10, limit_slow=30, simpler="random"),
        )
    }
)


def offered() -> list[str]:
    """Ids of the levels people can choose, from the simplest on."""
    return [identifier for identifier in LEVEL_IDS if identifier in LEVELS]


def find_level(identifier: str, levels: Mapping[str, Level] = LEVELS) -> Level | None:
    """The level, or the best one below it that is here: a table may have been begun by a newer program.

    None for what is no level at all."""
    if identifier in levels:
        return levels[identifier]
    if identifier not in LEVEL_IDS:
        return None
    below = LEVEL_IDS[: LEVEL_IDS.index(identifier)]
    return next((levels[name] for name in reversed(below) if name in levels), None)
