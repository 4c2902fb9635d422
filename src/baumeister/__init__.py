"""Baumeister: a home for four medieval building board games.

import baumeister as bm

game = bm.game("caylus1303")
state = game.new(players=4, seed=7)
while not state.is_over:
    state.apply(state.legal()[0])
print(state.scores(), state.winners())
"""

from baumeister._form import choose_form, compiled, form

__version__ = "0.1.0"

# Before anything else is imported: whether the rules run compiled or interpreted.
choose_form()

import baumeister.games  # noqa: F401  first: importing it later would replace the function of the same name
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
    UnknownGame,
    game,
    games,
)

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
    "UnknownGame",
    "__version__",
    "compiled",
    "form",
    "game",
    "games",
]
