"""How a client words decisions, actions and events: message ids with parameters, never prose. Interpreted."""

from __future__ import annotations

from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, Seat, Text, amounts, message, name_text, steps_message
from baumeister.games.caylus1303.game import CATALOGUE
from baumeister.games.caylus1303.view import Caylus1303View


def name_of(kind: str, piece: str) -> Text:
    return name_text("caylus1303", kind, piece)


def action_message(view: Caylus1303View, action: int) -> Message:
    """What a button or a numbered choice for this action says, at the table the view shows."""
    name = CATALOGUE.actions[action]
    family, _, argument = name.partition(":")
    identifier = f"caylus1303-action-{family}"
    if name == "place:site":
        return message("caylus1303-action-place-site")
    if family in ("place", "claim"):
        tile = view.road[int(argument) - 1].tile
        label = name_of("tile", tile) if tile else Text("caylus1303-empty-space")
        return message(identifier, space=int(argument), tile=label)
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


def _use_message(view: Caylus1303View, number: int) -> Message:
    """An option of an effect: what it costs and what it brings."""
    options = view.decision.details.get("options", []) if view.decision else []
    if number > len(options):
        return message("caylus1303-action-use", number=number)
    option = options[number - 1]
    pay = amounts(option["pay"])
    gain = amounts(option["gain"])
    if option["favor"]:
        gain += (message("caylus1303-amount-favor"),)
    if not pay:
        return message("caylus1303-action-use-free", gain=gain)
    return message("caylus1303-action-use-paid", pay=pay, gain=gain)


def _character_message(view: Caylus1303View, character: str) -> Message:
    holders = [player.seat for player in view.players if character in player.characters]
    label = name_of("character", character)
    if holders:
        return message("caylus1303-action-character-from", character=label, seat=Seat(holders[0]))
    return message("caylus1303-action-character", character=label)


def _decline_message(view: Caylus1303View) -> Message:
    """Declining has its own words where "nothing" would be unclear."""
    name = view.decision.name if view.decision else ""
    special = {"deliver": "deliver", "early-riser": "early-riser", "monument": "monument", "character": "character"}
    return message(f"caylus1303-action-decline-{special[name]}" if name in special else "caylus1303-action-decline")


def decision_message(view: Caylus1303View) -> Message:
    """The question a seat is asked, with what it needs to answer."""
    assert view.decision is not None, "the game is over"
    name, details = view.decision.name, view.decision.details
    identifier = f"caylus1303-prompt-{name}"
    if name in ("plan", "early-riser"):
        return message(identifier, extra=details["extra_workers"])
    if name in ("toll", "bridge", "bailiff"):
        return message(identifier, steps=details["most_steps"])
    if name in ("use", "take", "build", "claim"):
        if "favor" in details:  # by a tile of the site: there is no Lawyer among them
            return message(f"{identifier}-favor", tile=name_of("tile", details["tile"]))
        return message(identifier, tile=name_of("tile", details["tile"]), space=details["space"])
    if name == "pay":
        if details["for"] == "effect":
            return message(identifier, count=details["wildcards"])
        return message(f"{identifier}-tile", count=details["wildcards"], tile=name_of("tile", details["for"]))
    if name == "deliver" and "chamberlain" in view.players[view.decision.seat].characters:
        return message(f"{identifier}-any")
    if name == "bundle":
        return message(identifier, count=details["goods_left"])
    return message(identifier, space=details["space"]) if name == "monument" else message(identifier)


def event_message(event: Event) -> Message:
    """The log line of an event."""
    params: dict[str, Parameter] = {}
    for field, value in event.data.items():
        if field in ("seat", "former"):
            if field == "former" and int(value) < 0:
                return message("caylus1303-event-character-from-board", **params)
            params[field] = Seat(int(value))
        elif isinstance(value, str):
            params[field] = name_of(field, value)
        else:
            params[field] = value
    return message(f"caylus1303-event-{event.name}", **params)
