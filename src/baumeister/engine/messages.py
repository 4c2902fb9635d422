# compiled: mypyc
"""Messages: an id of the text catalogue with typed parameters. Games speak in these, never in prose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from baumeister.engine.wire import Amount
from baumeister.engine.wire import Message as Message
from baumeister.engine.wire import Parameter as Parameter
from baumeister.engine.wire import SeatParam as SeatParam
from baumeister.engine.wire import Text as Text

#: Fields of events that name a player.
SEATS: Final = ("seat", "owner", "former")


def message(identifier: str, **params: Parameter) -> Message:
    return Message(identifier, params)


# ---- what the labels of several games need


def name_text(game: str, kind: str, piece: str) -> Text:
    """The name of a piece in the text catalogue; goods are the same in all games."""
    return Text(f"good-{piece}" if kind == "good" else f"{game}-{kind}-{piece.replace('_', '-')}")


def amounts(resources: Iterable[Amount]) -> tuple[Message, ...]:
    """Goods, money or points with their numbers, such as a price."""
    return tuple(message(f"amount-{amount.resource}", count=amount.count) for amount in resources)


def steps_message(identifier: str, steps: int) -> Message:
    """A move of the provost: forward, back, or none at all."""
    if steps == 0:
        return message(f"{identifier}-stay")
    return message(f"{identifier}-{'forward' if steps > 0 else 'back'}", steps=abs(steps))


def named_message(game: str, family: str, kind: str, piece: str) -> Message:
    """An action that names a piece of this kind."""
    return Message(f"{game}-action-{family}", {kind: name_text(game, kind, piece)})


def space_message(game: str, family: str, space: int, tile: str | None) -> Message:
    """An action on a space of the road, with the tile that lies there."""
    label = name_text(game, "tile", tile) if tile else Text(f"{game}-empty-space")
    return message(f"{game}-action-{family}", space=space, tile=label)


def option_of(decision: Any, number: int) -> Any:
    """An option of the effect that is asked about, by its number; None: something else is asked."""
    options = getattr(decision, "options", ())
    return options[number - 1] if number <= len(options) else None


def use_message(identifier: str, price: tuple[Amount, ...], gain: tuple[Message, ...]) -> Message:
    """An option of an effect: what it costs and what it brings."""
    if not price:
        return message(f"{identifier}-free", gain=gain)
    return message(f"{identifier}-paid", pay=amounts(price), gain=gain)


def decline_message(identifier: str, decision: Any, special: tuple[str, ...]) -> Message:
    """Declining has its own words where "nothing" would be unclear."""
    name = decision.name if decision else ""
    return message(f"{identifier}-{name}" if name in special else identifier)


def event_parameter(game: str, field: str, value: int | str) -> Parameter:
    """What an event says about one of its fields: the name of a piece, a player or a number."""
    if isinstance(value, str):
        return name_text(game, field, value)
    return SeatParam(value) if field in SEATS else value
