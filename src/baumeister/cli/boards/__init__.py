"""How each game looks on the terminal: a module named by its id, with a `BOARD`; plain.py draws those without one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Words

from baumeister import game as find_game
from baumeister.cli.desk import Desk
from baumeister.engine.components import Components
from baumeister.engine.wire import Choice


@dataclass(frozen=True)
class Part:
    """A part of the table, listed from top to bottom. Where room is short, parts with the lowest `fold` go first: 1 is
    what hardly changes; 0 always stays. `short` stands in for a folded part, unless room is so short that it is `gone`
    too; then its `name` (a message id) is shown, so that people know what to ask for."""

    lines: Sequence[RenderableType]
    fold: int = 0
    name: str = ""
    short: Sequence[RenderableType] = ()
    gone: int = 9


@dataclass(frozen=True)
class Board:
    """A game's drawing. All of it is made from the view of one seat: what that seat may not know cannot be shown. What
    is printed on the pieces comes from the desk (`desk.piece`): games of an older edition have its figures."""

    #: Game, round and phase, in one line.
    header: Callable[[Desk, Any], Words]
    #: The rest of the table.
    parts: Callable[[Desk, Any], Sequence[Part]]
    #: A few words beside each choice, by action; empty where there is nothing to add.
    hints: Callable[[Desk, Any, Sequence[Choice]], dict[int, str]]

    def of_edition(self, edition: Components) -> Board:
        """The same drawing with the figures of that edition."""
        return Board(
            header=lambda desk, view: self.header(desk.with_edition(edition), view),
            parts=lambda desk, view: self.parts(desk.with_edition(edition), view),
            hints=lambda desk, view, choices: self.hints(desk.with_edition(edition), view, choices),
        )

    def draw(self, desk: Desk, view: Any) -> RenderableType:
        """The whole table."""
        return Group(self.header(desk, view), *(line for part in self.parts(desk, view) for line in part.lines))


def board_of(game: str, figures: str) -> Board:
    """The board of a table played with the edition of this digest."""
    drawing = f"{__name__}.{game}"
    board: Board = import_module(drawing if find_spec(drawing) else f"{__name__}.plain").BOARD
    return board.of_edition(find_game(game).editions.find(figures).components)
