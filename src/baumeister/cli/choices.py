"""The numbered list of what a seat may do, in groups: made of the choices the engine gives, for all games alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text as Words

from baumeister.cli.boards import Board
from baumeister.cli.desk import Desk
from baumeister.cli.layout import in_columns
from baumeister.engine.wire import Amount, Choice
from baumeister.texts.effects import short_amounts

#: Where two columns of choices have room.
COLUMN = 46
#: Actions that end or leave out something are called so in every game.
ENDING = ("pass", "decline")


@dataclass(frozen=True)
class Offer:
    """A choice as the terminal offers it."""

    number: int
    action: int
    name: str  # of the action, e.g. place:9
    label: str
    hint: str
    group: str  # message id of the heading; empty: none


def make_offers(desk: Desk, board: Board, view: Any, choices: Sequence[Choice]) -> list[Offer]:
    """Choices in the order of their groups; what passes or declines comes last, with the rest of its group."""
    groups = {choice.action: _group(board, view, choice) for choice in choices}
    last_groups = {groups[choice.action] for choice in choices if choice.name in ENDING}
    order = sorted(dict.fromkeys(groups.values()), key=lambda group: group in last_groups)
    in_order = sorted(choices, key=lambda choice: (order.index(groups[choice.action]), choice.name in ENDING))
    hints = _hints(desk, board, view, choices)
    return [
        Offer(number, choice.action, choice.name, desk.say(choice.message), hints[choice.action], groups[choice.action])
        for number, choice in enumerate(in_order, start=1)
    ]


def _group(board: Board, view: Any, choice: Choice) -> str:
    return choice.group if board.group is None else board.group(view, choice.name)


def _hints(desk: Desk, board: Board, view: Any, choices: Sequence[Choice]) -> dict[int, str]:
    """What each choice costs and brings (what all of them cost alike is part of the question), and about its target."""
    if board.hint is not None:
        return {choice.action: board.hint(desk, view, choice.name) for choice in choices}
    prices = {choice.action: price(desk, choice) for choice in choices}
    shared = Counter(found for found in prices.values() if found)
    said_once = next(iter(shared)) if len(shared) == 1 and shared.total() > 1 else ""
    hints = {}
    for choice in choices:
        facts = [prices[choice.action]] if prices[choice.action] != said_once else []
        if board.about is not None:
            facts += [board.about(desk, view, target) for target in choice.targets[:1]]
        hints[choice.action] = desk.sign(" · ").join(fact for fact in facts if fact)
    return hints


def price(desk: Desk, choice: Choice) -> str:
    """What a choice costs and brings in letters, e.g. 1W+1F→3P."""
    costs, brings = _short(desk, choice.costs), _short(desk, choice.brings)
    return desk.sign(f"{costs}→{brings}" if costs and brings else costs or (f"+{brings}" if brings else ""))


def _short(desk: Desk, amounts: Sequence[Amount]) -> str:
    return short_amounts(desk.texts, {amount.resource: amount.count for amount in amounts})


def show_offers(desk: Desk, offers: Sequence[Offer]) -> None:
    for group in dict.fromkeys(offer.group for offer in offers):
        members = [offer for offer in offers if offer.group == group]
        if group and len(members) < len(offers):
            desk.print(Words(desk.say(group), style="italic"))
        width = max(Words(offer.label).cell_len for offer in members)
        for line in in_columns(desk, [_line(offer, width) for offer in members], COLUMN):
            desk.print(line)


def _line(offer: Offer, width: int) -> Words:
    words = Words.assemble((f"{offer.number:>3} ", "bold"), offer.label)
    if offer.hint:
        words.append(" " * (width - Words(offer.label).cell_len + 2))
        words.append(offer.hint, style="dim")
    return words
