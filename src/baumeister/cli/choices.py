"""The numbered list of what a seat may do, in groups: made from the engine's choices, the same way for all games."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from rich.cells import cell_len
from rich.text import Text as Words

from baumeister.cli.boards import Board
from baumeister.cli.desk import Desk
from baumeister.cli.hints import price
from baumeister.cli.layout import flow, hang, in_columns
from baumeister.cli.lookup import bare, plain
from baumeister.cli.prompt import whole_number
from baumeister.engine.messages import Message, Text
from baumeister.engine.wire import Choice

#: Two columns of choices fit from this width on.
COLUMN = 46
#: Actions that end or skip something have these names in every game.
ENDING = ("pass", "decline")
#: From this many choices on, what they all begin with is said only once.
SEVERAL = 3
#: The first fact beside a choice is its price or main effect; longer than this it is a sentence.
MOST_BRIEF = 22
#: How close choices stand: one per line, in a row in their groups, with the first fact only, or just names and prices.
Closeness: TypeAlias = Literal["lines", "flow", "brief", "names"]


@dataclass(frozen=True)
class OfferedChoice:
    """A choice as the terminal offers it."""

    number: int
    action: int
    name: str  # of the action, e.g. place:9
    label: str
    hint: str
    group: str  # message id of the heading; empty: none
    things: tuple[str, ...] = ()  # names of the tiles, cards or persons it is about
    brief: str = ""  # what remains of the hint where room is short
    price: str = ""  # what remains of it in any case
    closing: str = ""  # what stands after the number

    @property
    def mark(self) -> str:
        """The number as it stands in the list."""
        return f"{self.number}{self.closing}"


def make_offers(desk: Desk, board: Board, view: Any, choices: Sequence[Choice]) -> list[OfferedChoice]:
    """Choices in the order of their groups; what passes or declines comes last, with the rest of its group."""
    groups = {choice.action: choice.group for choice in choices}
    last_groups = {groups[choice.action] for choice in choices if choice.name in ENDING}
    order = sorted(dict.fromkeys(groups.values()), key=lambda group: group in last_groups)
    in_order = sorted(choices, key=lambda choice: (order.index(groups[choice.action]), choice.name in ENDING))
    hints = board.hints(desk, view, choices)
    offers = [_offer(desk, number, choice, hints[choice.action]) for number, choice in enumerate(in_order, start=1)]
    if any(offer.label[:1].isdigit() for offer in offers):
        # "1 3 cards back" would read as one number beside another.
        return [replace(offer, closing=")") for offer in offers]
    return offers


def _offer(desk: Desk, number: int, choice: Choice, hint: str) -> OfferedChoice:
    # All boards first say what a choice costs and brings; effects come after.
    first = hint.partition(desk.sign(" · "))[0]
    brief = first if cell_len(first) <= MOST_BRIEF else ""
    # A worker is the usual price of a placement: boards leave it out where it is the same everywhere.
    costs_goods = any(amount.resource != "workers" for amount in choice.costs)
    return OfferedChoice(
        number=number,
        action=choice.action,
        name=choice.name,
        label=desk.say(choice.message),
        hint=hint,
        group=choice.group,
        things=tuple(_things(desk, choice.message)),
        brief=brief,
        price=brief if costs_goods or brief == price(desk, choice) else "",
    )


def _things(desk: Desk, message: Message) -> Iterator[str]:
    """What a message names: its parameters that are texts themselves."""
    for value in message.params.values():
        if isinstance(value, Text):
            yield desk.say(value)
        elif isinstance(value, tuple):
            for inner in value:
                yield from _things(desk, inner)


def named_offers(offers: Sequence[OfferedChoice], words: str) -> list[OfferedChoice]:
    """The choices meant by typed words: an exact name first, then those that begin with it, then the rest. A number
    alone names nothing: it is one of the list, and whoever mistypes it must not land on the space of that number."""
    if whole_number(words) is not None:
        return []
    wanted = plain(words)
    ranks: list[Callable[[OfferedChoice], bool]] = [
        lambda offer: wanted in (offer.name, plain(offer.label), plain(bare(offer.label)), *map(plain, offer.things)),
        lambda offer: any(plain(name).startswith(wanted) for name in (offer.label, *offer.things)),
        lambda offer: re.search(rf"\b{re.escape(wanted)}", plain(offer.label)) is not None,
    ]
    return next((found for rank in ranks if (found := [offer for offer in offers if rank(offer)])), [])


def show_offers(desk: Desk, offers: Sequence[OfferedChoice]) -> None:
    for line in offer_lines(desk, offers, "lines"):
        desk.print(line)


def offer_lines(desk: Desk, offers: Sequence[OfferedChoice], closeness: Closeness) -> list[Words]:
    if closeness in ("brief", "names"):
        return [flow(desk, "", list(_names(desk, offers, closeness)), separator="   ")]
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


def _line(offer: OfferedChoice, width: int) -> Words:
    words = Words.assemble((f"{offer.mark:>3} ", "bold"), offer.label)
    if offer.hint:
        words.append(" " * (width - Words(offer.label).cell_len + 2))
        words.append(offer.hint, style="dim")
    return words


def _item(offer: OfferedChoice) -> Words:
    words = Words.assemble((f"{offer.mark} ", "bold"), offer.label)
    if offer.hint:
        words.append(f" {offer.hint}", style="dim")
    return words


def _names(desk: Desk, offers: Sequence[OfferedChoice], closeness: Closeness) -> Iterator[Words]:
    """Names and the first fact or price; what all of a group begin with or cost is said once."""
    facts = {offer.number: offer.brief if closeness == "brief" else offer.price for offer in offers}
    shared_by_all = _shared_fact(offers, facts)
    for group in dict.fromkeys(offer.group for offer in offers):
        members = [offer for offer in offers if offer.group == group]
        shared, fact = _shared_words(members), shared_by_all or _shared_fact(members, facts)
        says_fact = fact and (not shared_by_all or members[0] is offers[0])
        lead = f"{desk.say('play-each', price=fact)} " if says_fact else ""
        lead += f"{shared} " if shared else ""
        for offer in members:
            words = Words(lead if offer is members[0] else "", style="italic")
            words.append(f"{offer.mark} ", style="bold not italic")
            words.append(offer.label.removeprefix(shared).strip(), style="not italic")
            if facts[offer.number] and (offer.name in ENDING or not fact):
                words.append(f" {facts[offer.number]}", style="dim not italic")
            yield words


def _shared_words(members: Sequence[OfferedChoice]) -> str:
    """What all of them begin with. Never a figure, nor what stands before one: it would look like a choice's number."""
    labels = [offer.label for offer in members]
    shared = os.path.commonprefix(labels).rpartition(" ")[0]  # noqa: RUF071  (of letters, these are no paths)
    rests = [label.removeprefix(shared).strip() for label in labels]
    if len(members) < SEVERAL or not all(rest[:1].isalpha() for rest in rests):
        return ""
    return shared if shared[-1:].isalpha() and not re.search(r"\d", shared) else ""


def _shared_fact(offers: Sequence[OfferedChoice], facts: Mapping[int, str]) -> str:
    """What stands beside all of them except passing."""
    found = [facts[offer.number] for offer in offers if offer.name not in ENDING]
    return found[0] if len(found) >= SEVERAL and len(set(found)) == 1 else ""


def leaves_out_hints(offers: Sequence[OfferedChoice], closeness: Closeness) -> bool:
    if closeness == "brief":
        return any(offer.hint != offer.brief for offer in offers)
    return closeness == "names" and any(offer.hint != offer.price for offer in offers)


def list_offers(desk: Desk, offers: Sequence[OfferedChoice]) -> None:
    """Some of the choices, with their numbers."""
    for offer in offers:
        desk.print(hang(desk, _line(offer, 0), 4))
