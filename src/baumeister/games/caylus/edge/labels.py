# compiled: mypyc
"""How a client words decisions, actions and events of Caylus: message ids with parameters, never prose."""

from __future__ import annotations

from baumeister.engine import messages
from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, SeatParam, Text, amounts, message
from baumeister.engine.wire import Amount
from baumeister.games.caylus.edge import shapes as shape

#: Families of actions that name a piece, with its kind.
NAMED = {"take": "good", "pay": "good", "give": "good", "build": "tile", "line": "line"}
#: Decisions in which declining has its own words.
SPECIAL = ("gate", "inn", "castle", "column")


def name_of(kind: str, piece: str) -> Text:
    return messages.name_text("caylus", kind, piece)


def action_message(view: shape.CaylusView, family: str, argument: str) -> Message:
    """What a button or a numbered choice for this action says, at the table the view shows."""
    identifier = f"caylus-action-{family}"
    if family == "place":
        return place_message(argument, view.road[int(argument) - 1].tile if argument.isdigit() else None)
    if family in ("convert", "site"):
        return messages.space_message("caylus", family, int(argument), view.road[int(argument) - 1].tile)
    if family == "provost":
        return messages.steps_message(identifier, int(argument))
    if family == "use":
        return _use_message(view, int(argument))
    if family in NAMED:
        return messages.named_message("caylus", family, NAMED[family], argument)
    if family == "prestige":
        return messages.named_message("caylus", family, "tile", f"prestige_{argument}")
    if family == "column":
        return _column_message(view, int(argument))
    return messages.decline_message(identifier, view.decision, SPECIAL) if family == "decline" else message(identifier)


def place_message(place: str, tile: str | None) -> Message:
    """A worker to the castle, to a special building, or to the tile that lies on a space."""
    if place == "castle":
        return message("caylus-action-place-castle")
    if not place.isdigit():
        return message("caylus-action-place-special", tile=name_of("tile", f"special_{place}"))
    return messages.space_message("caylus", "place", int(place), tile)


def _use_message(view: shape.CaylusView, number: int) -> Message:
    option: shape.EffectOption | None = messages.option_of(view.decision, number)
    if option is None:
        return message("caylus-action-use", number=number)
    return messages.use_message("caylus-action-use", option.pay, gains(option))


def _column_message(view: shape.CaylusView, number: int) -> Message:
    """A column of the favor table: what it brings, or what may be built."""
    columns = view.decision.columns if isinstance(view.decision, shape.Column) else ()
    options = columns[number - 1].options if number <= len(columns) else ()
    if not options:
        return message("caylus-action-column", number=number)
    first = options[0]
    if first.build:
        return message(f"caylus-action-column-{first.build}", number=number)
    if len(options) > 1:
        return message("caylus-action-column-or", number=number, first=gains(first), second=gains(options[1]))
    if first.pay:
        return message("caylus-action-column-paid", number=number, pay=amounts(first.pay), gain=gains(first))
    return message("caylus-action-column-free", number=number, gain=gains(first))


def gains(option: shape.EffectOption) -> tuple[Message, ...]:
    gain = amounts(option.gain)
    return (*gain, message("caylus-amount-favor")) if option.favor else gain


#: What an event counts, where it is no good that it names.
COUNTED = {
    "income": "deniers",
    "deniers-paid": "deniers",
    "deniers-gained": "deniers",
    "owner-points": "points",
    "points-gained": "points",
    "points-lost": "points",
    "goods-scored": "points",
}
#: Fields that only say where a piece came from.
UNSPOKEN = ("gate", "circle", "returns", "former")


def event_message(event: Event) -> Message:
    """The log line of an event; goods, money and points are a list of amounts."""
    data = event.data
    params: dict[str, Parameter] = {}
    if event.name == "worker-home":
        return message("caylus-event-worker-home", seat=SeatParam(int(data["seat"] or 0)))
    resource = COUNTED.get(event.name) or data.pop("good", None)
    if resource is not None:
        params["amounts"] = amounts([Amount(str(resource), int(data.pop("count") or 0))])
    for field, value in data.items():
        if field not in UNSPOKEN and value is not None:
            params[field] = messages.event_parameter("caylus", field, value)
    return message(f"caylus-event-{event.name}", **params)
