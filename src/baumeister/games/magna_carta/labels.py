"""How a client words decisions, actions and events of Caylus Magna Carta: message ids with parameters. Interpreted."""

from __future__ import annotations

from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, Seat, Text, amounts, message, name_text, steps_message
from baumeister.games.magna_carta.catalogue import CATALOGUE
from baumeister.games.magna_carta.view import MagnaCartaView


def name_of(kind: str, piece: str) -> Text:
    return name_text("magna_carta", kind, piece)


def action_message(view: MagnaCartaView, action: int) -> Message:
    """What a button or a numbered choice for this action says, at the table the view shows."""
    name = CATALOGUE.actions[action]
    family, _, argument = name.partition(":")
    identifier = f"magna_carta-action-{family}"
    if family in ("place", "cover", "turn"):
        number = int(argument)
        if number > len(view.road):
            return message(identifier, place=number, card=Text("magna_carta-empty-place"))
        return message(identifier, place=number, card=name_of("card", view.road[number - 1].card))
    if family in ("build", "prestige"):
        return message(identifier, card=name_of("card", argument))
    if family in ("pay", "give", "take"):
        return message(identifier, good=name_of("good", argument))
    if family == "provost":
        return steps_message(identifier, int(argument))
    if family == "use":
        return _use_message(view, int(argument))
    if family == "offer":
        return message(identifier, count=int(argument)) if int(argument) else message(f"{identifier}-none")
    return message(identifier)


def _use_message(view: MagnaCartaView, number: int) -> Message:
    """An option of an effect: what it costs and what it brings."""
    options = view.decision.details.get("options", []) if view.decision else []
    if number > len(options):
        return message("magna_carta-action-use", number=number)
    option = options[number - 1]
    pay, gain = amounts(option["pay"]), amounts(option["gain"])
    if option["card_cube"]:
        gain += (message("magna_carta-amount-card-cube", count=option["card_cube"]),)
    if not pay:
        return message("magna_carta-action-use-free", gain=gain)
    return message("magna_carta-action-use-paid", pay=pay, gain=gain)


def decision_message(view: MagnaCartaView) -> Message:
    """The question a seat is asked, with what it needs to answer."""
    assert view.decision is not None, "the game is over"
    name, details = view.decision.name, view.decision.details
    identifier = f"magna_carta-prompt-{name}"
    if name == "provost":
        return message(identifier, steps=details["most_steps"])
    if name == "pay":
        if details["for"] == "batches":
            return message(f"{identifier}-batches", count=details["cubes_left"])
        return message(identifier, count=details["cubes_left"], card=name_of("card", details["for"]))
    if name == "cover":
        return message(identifier, card=name_of("card", details["for"]))
    if name == "take":
        return message(identifier, count=details["cubes_left"])
    if name in ("use", "buy", "give", "turn"):
        card = name_of("card", details["card"])
        role = "" if details["role"] == "worker" else "-owner"
        return message(f"{identifier}{role}" if name != "turn" else identifier, card=card, place=details["place"])
    return message(identifier)


def event_message(event: Event) -> Message:
    """The log line of an event."""
    params: dict[str, Parameter] = {}
    identifier = f"magna_carta-event-{event.name}"
    for field, value in event.data.items():
        if field == "seat":
            params[field] = Seat(int(value))
        elif isinstance(value, str):
            params[field] = name_of(field, value)
        elif field == "place" and value == 0:  # beginner game: in front of the player
            identifier += "-in-front"
        elif field == "steps" and value < 0:
            identifier += "-back"
            params[field] = -value
        else:
            params[field] = value
    return message(identifier, **params)
