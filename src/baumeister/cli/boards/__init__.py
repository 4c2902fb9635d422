"""How each game looks on the terminal: one module per game, named by its id, with a `BOARD`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from baumeister.cli.desk import Desk
from baumeister.engine.wire import Choice


@dataclass(frozen=True)
class Board:
    """A game's drawing. All of it is made from the view of one seat: what that seat may not know cannot be shown."""

    #: The whole table.
    draw: Callable[[Desk, Any], RenderableType]
    #: A few words beside each of the choices, by their actions; empty where there is nothing to add.
    hints: Callable[[Desk, Any, Sequence[Choice]], dict[int, str]]


def board_of(game: str) -> Board:
    board: Board = import_module(f"baumeister.cli.boards.{game}").BOARD
    return board
