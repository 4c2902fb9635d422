"""How a client words decisions, actions and events of Caylus: message ids with parameters, never prose. Interpreted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, Seat, Text, amounts, message, name_text, steps_message
from baumeister.games.caylus.catalogue import CATALOGUE
from baumeister.games.caylus.view import CaylusView


def name_of(kind: str, piece: str) -> Text:
    return name_text("caylus", kind, piece)


def action_message(view: CaylusView, action: int) -> Message:
    """What a button or a numbered choice for this action says, at the table the view shows."""
    family, _, argument = CATALOGUE.actions[action].partition(":")
    identifier = f"caylus-action-{family}"
    if family == "place" and not argument.isdigit():
        if argument == "castle":
            return message("caylus-action-place-castle")
        return message("caylus-action-place-special", tile=name_of("tile", f"special_{argument}"))
    if family in ("place", "convert", "site"):
        tile = view.road[int(argument) - 1].tile
        label = name_of("tile", tile) if tile else Text("caylus-empty-space")
        return message(identifier, space=int(argument), tile=label)
    if family == "provost":
        return steps_message(identifier, int(argument))
    if family == "use":
        return _use_message(view, int(argument))
    if family in ("take", "pay", "give"):
        return message(identifier, good=name_of("good", argument))
    if family == "build":
        return message(identifier, tile=name_of("tile", argument))
    if family == "prestige":
        return message(identifier, tile=name_of("tile", f"prestige_{argument}"))
    if family == "line":
        return message(identifier, line=name_of("line", argument))
    if family == "column":
        return _column_message(view, int(argument))
    return _decline_message(view) if family == "decline" else message(identifier)


def _use_message(view: CaylusView, number: int) -> Message:
    """An option of an effect: what it costs and what it brings."""
    options = view.decision.details.get("options", []) if view.decision else []
    if number > len(options):
        return message("caylus-action-use", number=number)
    option = options[number - 1]
    pay = amounts(option["pay"])
    if not pay:
        return message("caylus-action-use-free", gain=gains(option))
    return message("caylus-action-use-paid", pay=pay, gain=gains(option))


def _column_message(view: CaylusView, number: int) -> Message:
    """A column of the favor table: what it brings, or what may be built."""
    columns = view.decision.details.get("columns", []) if view.decision else []
    options = columns[number - 1] if number <= len(columns) else []
    if not options:
        return message("caylus-action-column", number=number)
    if options[0]["build"]:
        return message(f"caylus-action-column-{options[0]['build']}", number=number)
    if len(options) > 1:
        gains_of_two = [gains(option) for option in options]
        return message("caylus-action-column-or", number=number, first=gains_of_two[0], second=gains_of_two[1])
    pay = amounts(options[0]["pay"])
    if pay:
        return message("caylus-action-column-paid", number=number, pay=pay, gain=gains(options[0]))
    return message("caylus-action-column-free", number=number, gain=gains(options[0]))


def gains(option: Mapping[str, Any]) -> tuple[Message, ...]:
    gain = amounts(option["gain"])
    return (*gain, message("caylus-amount-favor")) if option["favor"] else gain


def _decline_message(view: CaylusView) -> Message:
    """Declining has its own words where "nothing" would be unclear."""
    name = view.decision.name if view.decision else ""
    special = ("gate", "inn", "castle", "column")
    return message(f"caylus-action-decline-{name}" if name in special else "caylus-action-decline")


def decision_message(view: CaylusView) -> Message:
    """The question a seat is asked, with what it needs to answer."""
    assert view.decision is not None, "the game is over"
    name, details = view.decision.name, view.decision.details
    identifier = f"caylus-prompt-{name}"
    if name == "place":
        return message(identifier, price=details["price"], deniers=view.players[view.decision.seat].deniers)
    if name == "provost":
        return message(identifier, steps=details["most_steps"], price=details["deniers_per_step"])
    if name == "guild":
        return message(identifier, steps=details["most_steps"])
    if name == "pay":
        return _pay_prompt(details)
    if name == "site":
        return message(identifier, tile=name_of("tile", details["for"]))
    if name == "castle":
        return message(identifier, part=name_of("part", details["section"]))
    if name == "line":
        return message(identifier, count=details["favors"])
    if name == "column":
        return message(identifier, line=name_of("line", details["line"]))
    if name == "take":
        return message(identifier, count=details["goods_left"])
    if "line" in details:
        return message(f"{identifier}-favor")
    return message(identifier, tile=name_of("tile", details["tile"])) if "tile" in details else message(identifier)


def _pay_prompt(details: Mapping[str, Any]) -> Message:
    """Goods of choice: for a tile that is being built, or for the price of an effect."""
    if details["for"] == "effect":
        return message("caylus-prompt-pay", count=details["wildcards"])
    return message("caylus-prompt-pay-tile", count=details["wildcards"], tile=name_of("tile", details["for"]))


def event_message(event: Event) -> Message:
    """The log line of an event."""
    params: dict[str, Parameter] = {}
    for field, value in event.data.items():
        if field == "seat":
            params[field] = Seat(int(value))
        elif isinstance(value, str):
            params[field] = name_of(field, value)
        else:
            params[field] = value
    return message(f"caylus-event-{event.name}", **params)
