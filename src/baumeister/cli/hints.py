"""What stands beside a choice: its price and gain in letters, and what a board says about its target."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

from baumeister.cli.desk import Desk
from baumeister.cli.layout import is_asked, joined
from baumeister.engine.wire import Amount, Choice
from baumeister.texts.cards import confidence
from baumeister.texts.effects import short_amounts

Hints: TypeAlias = Callable[[Desk, Any, Sequence[Choice]], dict[int, str]]


def hint_each(hint: Callable[[Desk, Any, Choice], str]) -> Hints:
    """For boards that look at each choice separately."""

    def hints(desk: Desk, view: Any, choices: Sequence[Choice]) -> dict[int, str]:
        return {choice.action: hint(desk, view, choice) for choice in choices}

    return hints


def hint_about(about: Callable[[Desk, Any, Choice], str], worded: Collection[str] = ()) -> Hints:
    """What each choice costs and brings (a cost common to all is part of the question), and what it is about. Actions
    that say in their own words what is exchanged are `worded`: "pay 1 wood → 1 favor"."""

    def hints(desk: Desk, view: Any, choices: Sequence[Choice]) -> dict[int, str]:
        unsaid = [choice for choice in choices if choice.name.partition(":")[0] not in worded]
        prices = {choice.action: price(desk, choice) for choice in unsaid}
        shared = Counter(found for found in prices.values() if found)
        said_once = next(iter(shared)) if len(shared) == 1 and shared.total() > 1 else ""
        found = {}
        for choice in choices:
            found_price = prices.get(choice.action, "")
            facts = [found_price] if found_price != said_once else []
            facts += [about(desk, view, choice)] if choice.targets else []
            found[choice.action] = joined(desk, facts)
        return found

    return hints


def price(desk: Desk, choice: Choice) -> str:
    """What a choice costs and brings in letters, e.g. 1W+1F→3P."""
    costs, brings = signed(letters(desk, choice.costs), choice.costs), letters(desk, choice.brings)
    return desk.sign(exchange(costs, brings) if costs else f"+{brings}" if brings else "")


def signed(words: str, costs: Sequence[Amount]) -> str:
    """Nothing is bought with points: those that are lost would look gained without a sign."""
    return f"−{words}" if {amount.resource for amount in costs} == {"points"} else words


def exchange(costs: str, brings: str) -> str:
    return f"{costs}→{brings}" if brings else costs


def letters(desk: Desk, amounts: Sequence[Amount]) -> str:
    """1W+1F; there is no letter for a favor, boards say it in words"""
    counts = {amount.resource: amount.count for amount in amounts if amount.resource != "favor"}
    return short_amounts(desk.texts, counts)


# ---- what boards say about a tile or card


def printed_price(desk: Desk, entry: Mapping[str, Any], points: int, more: str = "") -> str:
    """Cost and points of a tile or card, e.g. 1W+1F→2P, what `more` it brings, and whether that is certain."""
    brings = short_amounts(desk.texts, {"points": points})
    price = exchange(short_amounts(desk.texts, entry["cost"]), brings)
    return desk.sign(f"{price}{more}{doubt(entry, 'cost', 'points')}")


def doubt(entry: Mapping[str, Any], *fields: str) -> str:
    """A question mark where nobody has confirmed one of these figures."""
    return "?" if any(confidence(entry, field) != "sure" for field in fields) else ""


def whose(desk: Desk, view: Any, seat: int, *, yours: str, others: str) -> str:
    """Who owns a building: the text `yours` for the seat that is asked, else `others` with the owner's name."""
    return desk.say(yours) if is_asked(view, seat) else desk.say(others, seat=desk.names[seat])
