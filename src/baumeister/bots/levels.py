"""The levels people choose from. Their ids never change: tables and records name bots by them. The bot behind a level
may get better; then its version changes and is written into the records of its games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from baumeister.bots.door import DEFAULT_BUDGET, Budget
from baumeister.bots.names import split_style, with_style
from baumeister.bots.styles import styled_net

#: All ids there will ever be, from the simplest on. Those without a bot yet are not offered.
LEVEL_IDS: Final = (
    "random",
    "apprentice",
    "journeyman",
    "setter",
    "mason",
    "carver",
    "foreman",
    "master",
    "grandmaster",
)


@dataclass(frozen=True)
class Level:
    """A bot and how long it may think at live tables and at those over days."""

    id: str
    bot: str  # its name at the door
    code: str  # version of the program; the whole one, for records, is `version`
    live: Budget
    slow: Budget
    #: Seconds after which we give up on it, wherever it hangs: well above the budget, for busy machines.
    limit_live: float
    limit_slow: float
    #: The level that moves when it fails; None: there is no simpler one.
    simpler: str | None
    #: "module:name" of a bot from elsewhere, for tests. Never from the network.
    maker: str = ""
    #: Does it judge positions with the game's net?
    has_net: bool = False
    #: Does it think for tenths of a second? Those that do not are quick, and never wait for those that do.
    ponders: bool = False
    #: Iterations by title: no one number is as strong in all of them. Titles that are missing have the budget's.
    iterations: Mapping[str, int] = field(default_factory=dict)
    #: What it likes most (styles.py); empty: nothing in particular.
    style: str = ""

    def version(self, game_id: str) -> str:
        """For records: of the program, its iterations if they are the title's own, and the net if there is one."""
        own = f".{self.iterations[game_id]}" if game_id in self.iterations else ""
        return f"{self.code}{own}-{styled_net(game_id, self.style).version}" if self.has_net else self.code

    def budget(self, live: bool, game_id: str) -> Budget:
        usual = self.live if live else self.slow
        return replace(usual, iterations=self.iterations.get(game_id, usual.iterations))

    def limit(self, live: bool) -> float:
        return self.limit_live if live else self.limit_slow

    def in_style(self, style: str) -> Level:
        """The same strength in a style; if it fails, the plain one moves."""
        name = with_style(self.id, style)
        return replace(self, id=name, bot=name, style=style, simpler=self.id)


#: Looking one step ahead needs no budget: this is a formality.
_AT_ONCE: Final = Budget(iterations=1)
#: Full strength: 0.4 (Caylus 1303) to 1 second (Villagers) for a decision with four players on one core, half as long
#: with two, and less where a choice is clear.
_MASTER: Final = 20_000
#: The version of the search, for all levels that search.
_SEARCH: Final = "4"
#: Of the levels between Journeyman and Master, by title. Chosen by measurement (docs/bots.md): every step can be felt,
#: and is about as high in one title as in another.
_ITERATIONS: Final[Mapping[str, Mapping[str, int]]] = {
    "setter": {"caylus": 6, "caylus1303": 6, "magna_carta": 10, "villagers": 50},
    "mason": {"caylus": 16, "caylus1303": 16, "magna_carta": 40, "villagers": 150},
    "carver": {"caylus": 40, "caylus1303": 60, "magna_carta": 160, "villagers": 450},
    "foreman": {"caylus": 90, "caylus1303": 300, "magna_carta": 800, "villagers": 1200},
}


def _searching(identifier: str, iterations: int, simpler: str, by_title: Mapping[str, int] | None = None) -> Level:
    """A level that searches as Master does, this long."""
    return Level(
        identifier,
        identifier,
        _SEARCH,
        Budget(iterations=iterations, seconds=1.5),
        Budget(iterations=iterations, seconds=20.0),
        limit_live=15,
        limit_slow=60,
        simpler=simpler,
        has_net=True,
        ponders=iterations == _MASTER,
        iterations=MappingProxyType(by_title or {}),
    )


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.id: level
        for level in (
            Level("random", "random", "1", _AT_ONCE, _AT_ONCE, limit_live=10, limit_slow=30, simpler=None),
            Level("apprentice", "apprentice", "3", _AT_ONCE, _AT_ONCE, limit_live=10, limit_slow=30, simpler="random"),
            Level(
                "journeyman",
                "journeyman",
                "1",
                _AT_ONCE,
                _AT_ONCE,
                limit_live=10,
                limit_slow=30,
                simpler="apprentice",
                has_net=True,
            ),
            _searching("setter", 10, "journeyman", _ITERATIONS["setter"]),
            _searching("mason", 40, "setter", _ITERATIONS["mason"]),
            _searching("carver", 160, "mason", _ITERATIONS["carver"]),
            _searching("foreman", 800, "carver", _ITERATIONS["foreman"]),
            _searching("master", _MASTER, "journeyman"),
        )
    }
)


def version_of(bot: str, game_id: str) -> str | None:
    """The version of a bot for the record of a game; None for bots that are not a level."""
    level = find_level(bot) if is_level(bot) else None
    return None if level is None else level.version(game_id)


def budget_of(bot: str, game_id: str) -> Budget:
    """How long a bot may think in live play."""
    level = find_level(bot) if is_level(bot) else None
    return DEFAULT_BUDGET if level is None else level.budget(live=True, game_id=game_id)


def offered() -> list[str]:
    """Ids of the levels people can choose, from the simplest on."""
    return [identifier for identifier in LEVEL_IDS if identifier in LEVELS]


def may_have_style() -> list[str]:
    """Those of them that judge with a net."""
    return [identifier for identifier in offered() if LEVELS[identifier].has_net]


def is_level(identifier: str) -> bool:
    """Is it one of these, plain or in a style?"""
    plain, style = split_style(identifier)
    return plain in (may_have_style() if style else LEVELS)


def find_level(identifier: str, levels: Mapping[str, Level] = LEVELS) -> Level | None:
    """The level, or the best available one below it: a newer program may have started the table. None if it is not a
    level at all."""
    plain, style = split_style(identifier)
    if plain in levels:
        level = levels[plain]
        return level.in_style(style) if style and level.has_net else level
    if plain not in LEVEL_IDS:
        return None
    below = LEVEL_IDS[: LEVEL_IDS.index(plain)]
    return next((levels[name] for name in reversed(below) if name in levels), None)
