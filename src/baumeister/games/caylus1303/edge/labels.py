# compiled: mypyc
"""How a client words decisions, actions and events: message ids with parameters, never prose."""

from __future__ import annotations

from baumeister.engine import messages
from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, SeatParam, Text, amounts, message
from baumeister.engine.wire import Amount
from baumeister.games.caylus1303.edge import shapes as shape

#: Families of actions that name a piece, with its kind.
NAMED = {"take": "good", "pay": "good", "give": "good", "build": "tile"}
#: Decisions in which declining has its own words.
SPECIAL = ("deliver", "early-riser", "monument", "character")


def name_of(kind: str, piece: str) -> Text:
    return messages.name_text("caylus1303", kind, piece)


def action_message(view: shape.Caylus1303View, family: str, argument: str) -> Message:
    """What a button or a numbered choice for this action says, at the table the view shows."""
    identifier = f"caylus1303-action-{family}"
    if argument == "site":
        return message("caylus1303-action-place-site")
    if family in ("place", "claim"):
        return messages.space_message("caylus1303", family, int(argument), view.road[int(argument) - 1].tile)
    if family == "provost":
        return messages.steps_message(identifier, int(argument))
    if family == "use":
        return _use_message(view, int(argument))
    if family in NAMED:
        return messages.named_message("caylus1303", family, NAMED[family], argument)
    if family == "monument":
        return messages.named_message("caylus1303", family, "tile", f"monument_{argument}")
    if family == "character":
        return _character_message(view, argument)
    if family == "site":
        tile = view.site_tiles[int(argument) - 1].tile
        return message(identifier, slot=int(argument), tile=name_of("tile", tile))
    return messages.decline_message(identifier, view.decision, SPECIAL) if family == "decline" else message(identifier)


def _use_message(view: shape.Caylus1303View, number: int) -> Message:
    option: shape.EffectOption | None = messages.option_of(view.decision, number)
    if option is None:
        return message("caylus1303-action-use", number=number)
    favor = (message("caylus1303-amount-favor"),) if option.favor else ()
    return messages.use_message("caylus1303-action-use", option.pay, amounts(option.gain) + favor)


def _character_message(view: shape.Caylus1303View, character: str) -> Message:
    holders = [player.seat for player in view.players if character in player.characters]
    label = name_of("character", character)
    if holders:
        return message("caylus1303-action-character-from", character=label, seat=SeatParam(holders[0]))
    return message("caylus1303-action-character", character=label)


#: What the `count` of these events is counted in; others name a good.
COUNTED = {
    "extra-worker": "workers",
    "workers-taken": "workers",
    "workers-sent": "workers",
    "recruited": "workers",
    "owner-points": "points",
    "points-gained": "points",
    "gold-scored": "gold",
}


def event_message(event: Event) -> Message:
    """The log line of an event; what is given or taken is a list of amounts."""
    data = dict(event.data)
    params: dict[str, Parameter] = {}
    resource = data.pop("good", None) or COUNTED.get(event.name)
    if resource is not None:
        count = data.pop("count", 1)
        assert isinstance(count, int)
        params["amounts"] = amounts([Amount(str(resource), count)])
    for field, value in data.items():
        if field == "former" and isinstance(value, int) and value < 0:
            return message("caylus1303-event-character-from-board", **params)
        if value is not None:
            params[field] = messages.event_parameter("caylus1303", field, value)
    return message(f"caylus1303-event-{event.name}", **params)
