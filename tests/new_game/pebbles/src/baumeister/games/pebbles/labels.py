"""How a client words decisions, actions and events: message ids with parameters, never prose."""

from __future__ import annotations

from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, Seat, amounts, message, name_text
from baumeister.engine.wire import Amount
from baumeister.games.pebbles.catalogue import CATALOGUE
from baumeister.games.pebbles.shapes import PebblesView, Take


def action_message(view: PebblesView, action: int) -> Message:
    family, _, argument = CATALOGUE.actions[action].partition(":")
    if family == "take":
        return message("pebbles-action-take", count=int(argument))
    return message(f"pebbles-action-{family}", card=name_text("pebbles", "card", argument))


def decision_message(view: PebblesView) -> Message:
    """The question a seat is asked."""
    assert view.decision is not None, "the game is over"
    if isinstance(view.decision, Take):
        return message("pebbles-prompt-take", card=name_text("pebbles", "card", view.decision.card))
    return message(f"pebbles-prompt-{view.decision.name}")


def waiting_message(view: PebblesView) -> Message:
    """What the others wait for."""
    assert view.decision is not None, "the game is over"
    return message(f"pebbles-waiting-{view.decision.name}", seat=Seat(view.decision.seat))


def event_message(event: Event) -> Message:
    """The log line of an event."""
    params: dict[str, Parameter] = {}
    for field, value in event.data.items():
        if isinstance(value, str):
            params[field] = name_text("pebbles", field, value)
        elif value is not None:
            params[field] = Seat(value) if field == "seat" else value
    if "seat" in params and "count" in params:  # points, which a client may draw as symbols
        count = params.pop("count")
        assert isinstance(count, int)
        params["amounts"] = amounts([Amount("points", count)])
    return message(f"pebbles-event-{event.name}", **params)
