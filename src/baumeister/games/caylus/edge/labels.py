# compiled: mypyc
"""How a client words decisions, actions and events of Caylus: message ids with parameters, never prose."""

from __future__ import annotations

from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, SeatParam, Text, amounts, message, name_text, steps_message
from baumeister.engine.wire import Amount
from baumeister.games.caylus.edge import shapes as shape


def name_of(kind: str, piece: str) -> Text:
    return name_text("caylus", kind, piece)


def action_message(view: shape.CaylusView, family: str, argument: str) -> Message:
    """What a button or a numbered choice for this action says, at the table the view shows."""
    identifier = f"caylus-action-{family}"
    if family == "place":
        return place_message(argument, view.road[int(argument) - 1].tile if argument.isdigit() else None)
    if family in ("convert", "site"):
        return _space_message(identifier, int(argument), view.road[int(argument) - 1].tile)
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


def place_message(place: str, tile: str | None) -> Message:
    """A worker to the castle, to a special building, or to the tile that lies on a space."""
    if place == "castle":
        return message("caylus-action-place-castle")
    if not place.isdigit():
        return message("caylus-action-place-special", tile=name_of("tile", f"special_{place}"))
    return _space_message("caylus-action-place", int(place), tile)


def _space_message(identifier: str, space: int, tile: str | None) -> Message:
    label = name_of("tile", tile) if tile else Text("caylus-empty-space")
    return message(identifier, space=space, tile=label)


def _use_message(view: shape.CaylusView, number: int) -> Message:
    """An option of an effect: what it costs and what it brings."""
    decision = view.decision
    if not isinstance(decision, shape.EffectDecision) or number > len(decision.options):
        return message("caylus-action-use", number=number)
    option = decision.options[number - 1]
    if not option.pay:
        return message("caylus-action-use-free", gain=gains(option))
    return message("caylus-action-use-paid", pay=amounts(option.pay), gain=gains(option))


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


def _decline_message(view: shape.CaylusView) -> Message:
    """Declining has its own words where "nothing" would be unclear."""
    name = view.decision.name if view.decision else ""
    special = ("gate", "inn", "castle", "column")
    return message(f"caylus-action-decline-{name}" if name in special else "caylus-action-decline")


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
        if field in UNSPOKEN:
            continue
        if isinstance(value, int):
            params[field] = SeatParam(value) if field == "seat" else value
        elif value is not None:
            params[field] = name_of(field, value)
    return message(f"caylus-event-{event.name}", **params)
