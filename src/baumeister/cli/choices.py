"""The numbered list of what a seat may do, in groups: made of the choices the engine gives, for all games alike."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from rich.text import Text as Words

from baumeister.cli.boards import Board
from baumeister.cli.desk import Desk
from baumeister.cli.layout import flow, hang, in_columns
from baumeister.cli.lookup import plain
from baumeister.engine.messages import Message, Text
from baumeister.engine.wire import Choice

#: Where two columns of choices have room.
COLUMN = 46
#: Actions that end or leave out something are called so in every game.
ENDING = ("pass", "decline")
#: From so many choices on it is worth saying once what they begin with.
SEVERAL = 3
#: How close choices stand: each on a line of its own, one behind the other in their groups, or their names alone.
Closeness: TypeAlias = Literal["lines", "flow", "names"]


@dataclass(frozen=True)
class Offer:
    """A choice as the terminal offers it."""

    number: int
    action: int
    name: str  # of the action, e.g. place:9
    label: str
    hint: str
    group: str  # message id of the heading; empty: none
    things: tuple[str, ...] = ()  # names of the tiles, cards or persons it is about


def make_offers(desk: Desk, board: Board, view: Any, choices: Sequence[Choice]) -> list[Offer]:
    """Choices in the order of their groups; what passes or declines comes last, with the rest of its group."""
    groups = {choice.action: choice.group for choice in choices}
    last_groups = {groups[choice.action] for choice in choices if choice.name in ENDING}
    order = sorted(dict.fromkeys(groups.values()), key=lambda group: group in last_groups)
    in_order = sorted(choices, key=lambda choice: (order.index(groups[choice.action]), choice.name in ENDING))
    hints = board.hints(desk, view, choices)
    return [
        Offer(
            number,
            choice.action,
            choice.name,
            desk.say(choice.message),
            hints[choice.action],
            groups[choice.action],
            tuple(_things(desk, choice.message)),
        )
        for number, choice in enumerate(in_order, start=1)
    ]


def _things(desk: Desk, message: Message) -> Iterator[str]:
    """What a message names: those of its parameters that are texts of their own."""
    for value in message.params.values():
        if isinstance(value, Text):
            yield desk.say(value)
        elif isinstance(value, tuple):
            for inner in value:
                yield from _things(desk, inner)


def named_offers(offers: Sequence[Offer], words: str) -> list[Offer]:
    """The choices somebody means who types words: an exact name first, then those that begin with it, then the rest."""
    wanted = plain(words)
    ranks: list[Callable[[Offer], bool]] = [
        lambda offer: wanted in (offer.name, plain(offer.label), plain(_bare(offer.label)), *map(plain, offer.things)),
        lambda offer: any(plain(name).startswith(wanted) for name in (offer.label, *offer.things)),
        lambda offer: re.search(rf"\b{re.escape(wanted)}", plain(offer.label)) is not None,
    ]
    return next((found for rank in ranks if (found := [offer for offer in offers if rank(offer)])), [])


def _bare(label: str) -> str:
    """Without what is added in brackets: Forest (2) -> Forest."""
    return re.sub(r" \([^()]*\)$", "", label)


def show_offers(desk: Desk, offers: Sequence[Offer]) -> None:
    for line in offer_lines(desk, offers, "lines"):
        desk.print(line)


def offer_lines(desk: Desk, offers: Sequence[Offer], closeness: Closeness) -> list[Words]:
    if closeness == "names":
        return [flow(desk, "", list(_names(offers)), separator="   ")]
    lines: list[Words] = []
    for group in dict.fromkeys(offer.group for offer in offers):
        members = [offer for offer in offers if offer.group == group]
        heading = desk.say(group) if group and len(members) < len(offers) else ""
        if closeness == "lines":
            lines += [Words(heading, style="italic")] if heading else []
            width = max(Words(offer.label).cell_len for offer in members)
            lines += in_columns(desk, [_line(offer, width) for offer in members], COLUMN)
        else:
            items = [_item(offer) for offer in members]
            lines.append(flow(desk, heading, items, separator="   ", style="italic"))
    return lines


def _line(offer: Offer, width: int) -> Words:
    words = Words.assemble((f"{offer.number:>3} ", "bold"), offer.label)
    if offer.hint:
        words.append(" " * (width - Words(offer.label).cell_len + 2))
        words.append(offer.hint, style="dim")
    return words


def _item(offer: Offer) -> Words:
    words = Words.assemble((f"{offer.number} ", "bold"), offer.label)
    if offer.hint:
        words.append(f" {offer.hint}", style="dim")
    return words


def _names(offers: Sequence[Offer]) -> Iterator[Words]:
    """Names alone; words that several choices of a group begin with are said once."""
    for group in dict.fromkeys(offer.group for offer in offers):
        members = [offer for offer in offers if offer.group == group]
        labels = [offer.label for offer in members]
        shared = os.path.commonprefix(labels).rpartition(" ")[0]  # noqa: RUF071  (of letters, these are no paths)
        rests = [offer.label.removeprefix(shared).strip() for offer in members]
        if len(members) < SEVERAL or not all(rest[:1].isalpha() for rest in rests):
            shared, rests = "", [offer.label for offer in members]
        for offer, rest in zip(members, rests, strict=True):
            lead = Words(f"{shared} " if shared and offer is members[0] else "", style="italic")
            yield lead.append(f"{offer.number} ", style="bold not italic").append(rest, style="not italic")


def list_offers(desk: Desk, offers: Sequence[Offer]) -> None:
    """Some of the choices, with their numbers."""
    for offer in offers:
        desk.print(hang(desk, _line(offer, 0), 4))
