"""The titles. Each is one folder that knows `engine/` and nothing else; this is the list of them.

Whoever imports a module of a game writes `from baumeister.games.caylus.rules import flow`: the name `baumeister.games`
itself is the function that lists them.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from baumeister.engine.errors import UnknownGame, echo_name
from baumeister.engine.game import Game

IDS = ("caylus", "caylus1303", "magna_carta", "villagers")


def games() -> list[str]:
    """Ids of all games."""
    return list(IDS)


def game(identifier: str) -> Game:
    """A title by its id; loaded on first use."""
    if identifier not in IDS:
        near = get_close_matches(str(identifier), IDS, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownGame(
            f"there is no game {echo_name(identifier)!r}{hint} (there are: {', '.join(IDS)})",
            game=echo_name(identifier),
            known=", ".join(IDS),
        )
    found: Game = import_module(f"baumeister.games.{identifier}").GAME
    return found
