"""What `import baumeister as bm` offers."""

from __future__ import annotations

from baumeister.engine.addresses import find
from baumeister.engine.errors import (
    BadOption,
    BadPlayers,
    BadSeat,
    BadSeed,
    BadState,
    BaumeisterError,
    IllegalAction,
    Refusal,
    UnknownAddress,
    UnknownEdition,
    UnknownGame,
)
from baumeister.engine.game import Game
from baumeister.engine.state import State
from baumeister.games import game, games
from baumeister.records import Record, RecordError

__all__ = [
    "BadOption",
    "BadPlayers",
    "BadSeat",
    "BadSeed",
    "BadState",
    "BaumeisterError",
    "Game",
    "IllegalAction",
    "Record",
    "RecordError",
    "Refusal",
    "State",
    "UnknownAddress",
    "UnknownEdition",
    "UnknownGame",
    "find",
    "game",
    "games",
]
