# compiled: mypyc
"""How a client words decisions, actions and events of Caylus Magna Carta: message ids with parameters."""

from __future__ import annotations

from functools import cache

from baumeister.engine import messages
from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, Text, amounts, message
from baumeister.engine.wire import Amount
from baumeister.games.magna_carta.edge import shapes as shape

#: Events that count something other than goods.
COUNTED = {
    "deniers-gained": "deniers",
    "deniers-paid": "deniers",
    "tiles-taken": "tiles",
    "tiles-removed": "tiles",
}


#: Families of actions that name a piece, with its kind.
NAMED = {"build": "card", "prestige": "card", "pay": "good", "give": "good", "take": "good"}


@cache
def name_of(kind: str, piece: str) -> Text:
    return messages.name_text("magna_carta", kind, piece)


def action_message(view: shape.MagnaCartaView, family: str, argument: str) -> Message:
    """What a button or a numbered choice for this action says, at the table the view shows."""
    if family in ("place", "cover", "turn"):
        identifier = f"magna_carta-action-{family}"
        number = int(argument)
        if number > len(view.road):
            return message(identifier, place=number, card=Text("magna_carta-empty-place"))
        return message(identifier, place=number, card=name_of("card", view.road[number - 1].card))
    if family == "use":
        return _use_message(view, int(argument))
    return _fixed_message(family, argument)


@cache
def _fixed_message(family: str, argument: str) -> Message:
    """Words that are the same at every table."""
    identifier = f"magna_carta-action-{family}"
    if family in NAMED:
        return messages.named_message("magna_carta", family, NAMED[family], argument)
    if family == "provost":
        return messages.steps_message(identifier, int(argument))
    if family == "offer":
        return message(identifier, count=int(argument)) if int(argument) else message(f"{identifier}-none")
    return message(identifier)


def place_message(number: int, card: str) -> Message:
    """A worker to a card of the road."""
    return message("magna_carta-action-place", place=number, card=name_of("card", card))


def _use_message(view: shape.MagnaCartaView, number: int) -> Message:
    option: shape.EffectOption | None = messages.option_of(view.decision, number)
    if option is None:
        return message("magna_carta-action-use", number=number)
    cubes = option.card_cube
    more = (message("magna_carta-amount-card-cube", count=cubes),) if cubes else ()
    return messages.use_message("magna_carta-action-use", option.pay, amounts(option.gain) + more)


def event_message(event: Event) -> Message:
    """The log line of an event; what is given or taken is a list of amounts."""
    data = event.data
    params: dict[str, Parameter] = {}
    identifier = f"magna_carta-event-{event.name}"
    resource = _resource(event)
    for field, value in data.items():
        assert value is not None, "every event of this game names its piece"
        if field in ("good", "count") and resource:
            continue
        if field == "former":  # where the start player card came from: shown, not said
            continue
        if field == "place" and value == 0:  # beginner game: in front of the player
            identifier += "-in-front"
        elif field == "steps" and int(value) < 0:
            identifier += "-back"
            params[field] = -int(value)
        else:
            params[field] = messages.event_parameter("magna_carta", field, value)
    if resource:
        count = data.get("count", 1)
        assert isinstance(count, int)
        params["amounts"] = amounts([Amount(resource, count)])
    return message(identifier, **params)


def _resource(event: Event) -> str:
    """What an event gives or takes, as the components file calls it; empty: nothing that is counted."""
    good = event.data.get("good")
    if isinstance(good, str):
        return good
    return COUNTED.get(event.name, "")
