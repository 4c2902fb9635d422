# compiled: mypyc
"""How a client words decisions, actions and events: message ids with parameters, never prose."""

from __future__ import annotations

from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, SeatParam, Text, amounts, message, name_text, steps_message
from baumeister.engine.wire import Amount
from baumeister.games.caylus1303.edge import shapes as shape


def name_of(kind: str, piece: str) -> Text:
    return name_text("caylus1303", kind, piece)


def action_message(view: shape.Caylus1303View, family: str, argument: str) -> Message:
    """What a button or a numbered choice for this action says, at the table the view shows."""
    identifier = f"caylus1303-action-{family}"
    if argument == "site":
        return message("caylus1303-action-place-site")
    if family in ("place", "claim"):
        return space_message(identifier, int(argument), view.road[int(argument) - 1].tile)
    if family == "provost":
        return steps_message(identifier, int(argument))
    if family == "use":
        return _use_message(view, int(argument))
    if family in ("take", "pay", "give"):
        return message(identifier, good=name_of("good", argument))
    if family == "build":
        return message(identifier, tile=name_of("tile", argument))
    if family == "monument":
        return message(identifier, tile=name_of("tile", f"monument_{argument}"))
    if family == "character":
        return _character_message(view, argument)
    if family == "site":
        tile = view.site_tiles[int(argument) - 1].tile
        return message(identifier, slot=int(argument), tile=name_of("tile", tile))
    return _decline_message(view) if family == "decline" else message(identifier)


def space_message(identifier: str, space: int, tile: str | None) -> Message:
    label = name_of("tile", tile) if tile else Text("caylus1303-empty-space")
    return message(identifier, space=space, tile=label)


def _use_message(view: shape.Caylus1303View, number: int) -> Message:
    """An option of an effect: what it costs and what it brings."""
    decision = view.decision
    if not isinstance(decision, shape.EffectDecision) or number > len(decision.options):
        return message("caylus1303-action-use", number=number)
    option = decision.options[number - 1]
    gain = amounts(option.gain)
    if option.favor:
        gain += (message("caylus1303-amount-favor"),)
    if not option.pay:
        return message("caylus1303-action-use-free", gain=gain)
    return message("caylus1303-action-use-paid", pay=amounts(option.pay), gain=gain)


def _character_message(view: shape.Caylus1303View, character: str) -> Message:
    holders = [player.seat for player in view.players if character in player.characters]
    label = name_of("character", character)
    if holders:
        return message("caylus1303-action-character-from", character=label, seat=SeatParam(holders[0]))
    return message("caylus1303-action-character", character=label)


def _decline_message(view: shape.Caylus1303View) -> Message:
    """Declining has its own words where "nothing" would be unclear."""
    name = view.decision.name if view.decision else ""
    special = {"deliver": "deliver", "early-riser": "early-riser", "monument": "monument", "character": "character"}
    return message(f"caylus1303-action-decline-{special[name]}" if name in special else "caylus1303-action-decline")


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
        if field in ("seat", "former"):
            assert isinstance(value, int)
            if field == "former" and value < 0:
                return message("caylus1303-event-character-from-board", **params)
            params[field] = SeatParam(value)
        elif isinstance(value, int):
            params[field] = value
        elif value is not None:
            params[field] = name_of(field, value)
    return message(f"caylus1303-event-{event.name}", **params)
