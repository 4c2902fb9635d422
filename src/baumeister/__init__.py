"""Baumeister: a home for four medieval building board games.

    >>> import baumeister as bm
    >>> bm.games()
    ['caylus', 'caylus1303', 'magna_carta', 'villagers']
    >>> game = bm.game("caylus1303")
    >>> [option.name for option in game.options]
    ['first_game', 'open_points', 'monument_without_house']
    >>> state = game.new(players=4, seed=7, options={"open_points": True})

Actions are whole numbers, each with a name. One that is not legal now is refused with a reason:

    >>> [game.action_name(action) for action in state.legal()[:3]]
    ['character:steward', 'character:bailiff', 'character:architect']
    >>> state.why_not(game.action("pass"))
    Refusal(code='not-now', rule='', params={'decision': 'draft'}, missing={})

A view is what a seat may know. Choices say where in it one would click:

    >>> state.choices()[0].targets
    ('board_characters/steward',)
    >>> bm.find(state.view(state.seat), "board_characters/steward")
    'steward'

A whole game, and one that was kept:

    >>> while not state.is_over:
    ...     state.apply(state.legal()[-1])
    >>> state.scores(), state.winners()
    ([25, 15, 35, 20], [2])
    >>> bm.Record.load("game.json").replay().is_over
    True

"The contract" in docs/architecture.md says what a state can do. Compiled classes have no docstrings; to read them:

    BAUMEISTER_PURE=1 python -c 'import baumeister as bm; help(bm.State)'
"""

from baumeister._form import choose_form, compiled, form

__version__ = "0.1.0"

# Before anything else is imported: whether the rules run compiled or interpreted.
choose_form()

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
    "__version__",
    "compiled",
    "find",
    "form",
    "game",
    "games",
]
