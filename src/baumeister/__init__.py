"""Baumeister: a home for four medieval building board games.

import baumeister as bm

game = bm.game("caylus1303")
state = game.new(players=4, seed=7)
while not state.is_over:
    state.apply(state.legal()[0])
print(state.scores(), state.winners())
"""

from typing import TYPE_CHECKING

from baumeister._form import choose_form, compiled, form

__version__ = "0.1.0"

# Before anything else is imported: whether the rules run compiled or interpreted.
choose_form()

from baumeister.api import (
    BadOption,
    BadPlayers,
    BadSeat,
    BadSeed,
    BadState,
    BaumeisterError,
    Game,
    IllegalAction,
    Record,
    RecordError,
    Refusal,
    State,
    UnknownAddress,
    UnknownEdition,
    UnknownGame,
    find,
    game,
)

if TYPE_CHECKING:
    from baumeister.api import games
else:
    from baumeister import games  # the package itself, which can be called

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
    "__version__",
    "compiled",
    "find",
    "form",
    "game",
    "games",
]
