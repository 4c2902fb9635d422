"""How each game looks on the terminal: one module per game, named by its id, with a `BOARD`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from baumeister.cli.desk import Desk


@dataclass(frozen=True)
class Board:
    """A game's drawing. All of it is made from the view of one seat: what that seat may not know cannot be shown."""

    #: The whole table.
    draw: Callable[[Desk, Any], RenderableType]
    #: A few words about the thing at an address, which stand beside a choice of it; may be empty.
    about: Callable[[Desk, Any, str], str] | None = None
    #: For games whose choices do not say it themselves: a few words beside a choice (by action name), and the message
    #: id of the heading it is listed under.
    hint: Callable[[Desk, Any, str], str] | None = None
    group: Callable[[Any, str], str] | None = None


def board_of(game: str) -> Board:
    board: Board = import_module(f"baumeister.cli.boards.{game}").BOARD
    return board
