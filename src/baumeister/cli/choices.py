"""The numbered list of what a seat may do, in groups."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text as Words

from baumeister.api import Game
from baumeister.cli.boards import Board
from baumeister.cli.desk import Desk
from baumeister.cli.layout import in_columns

#: Where two columns of choices have room.
COLUMN = 46
#: Actions that end or leave out something are called so in every game.
ENDING = ("pass", "decline")


@dataclass(frozen=True)
class Choice:
    number: int
    action: int
    name: str  # of the action, e.g. place:9
    label: str
    hint: str
    group: str  # message id of the heading; empty: none


def make_choices(desk: Desk, game: Game, board: Board, view: Any, legal: Sequence[int]) -> list[Choice]:
    """Legal actions in the order of their groups; what passes or declines comes last, with the rest of its group."""
    names = {action: game.action_name(action) for action in legal}
    groups = {action: board.group(view, name) for action, name in names.items()}
    ending = {action: name in ENDING for action, name in names.items()}
    last_groups = {groups[action] for action in legal if ending[action]}
    order = sorted(dict.fromkeys(groups.values()), key=lambda group: group in last_groups)
    sorted_actions = sorted(legal, key=lambda action: (order.index(groups[action]), ending[action]))
    return [
        Choice(
            number=number,
            action=action,
            name=names[action],
            label=desk.say(game.action_message(view, action)),
            hint=board.hint(desk, view, names[action]),
            group=groups[action],
        )
        for number, action in enumerate(sorted_actions, start=1)
    ]


def show_choices(desk: Desk, choices: Sequence[Choice]) -> None:
    for group in dict.fromkeys(choice.group for choice in choices):
        members = [choice for choice in choices if choice.group == group]
        if group and len(members) < len(choices):
            desk.print(Words(desk.say(group), style="italic"))
        width = max(Words(choice.label).cell_len for choice in members)
        for line in in_columns(desk, [_line(choice, width) for choice in members], COLUMN):
            desk.print(line)


def _line(choice: Choice, width: int) -> Words:
    words = Words.assemble((f"{choice.number:>3} ", "bold"), choice.label)
    if choice.hint:
        words.append(" " * (width - Words(choice.label).cell_len + 2))
        words.append(choice.hint, style="dim")
    return words
