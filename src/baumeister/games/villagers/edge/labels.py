# compiled: mypyc
"""How a client words decisions, actions and events of Villagers: message ids with parameters."""

from __future__ import annotations

from baumeister.engine import messages
from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, SeatParam, Text, amounts, message
from baumeister.engine.wire import Amount
from baumeister.games.villagers.edge import shapes as shape
from baumeister.games.villagers.edge.moves import RESERVE_PILE


def name_of(kind: str, piece: str) -> Text:
    return messages.name_text("villagers", kind, piece)


def pile_name(number: int | None) -> tuple[Message, ...]:
    if number is None:
        return (message("villagers-pile-discard"),)
    if number == RESERVE_PILE:
        return (message("villagers-pile-reserve"),)
    return (message("villagers-pile-stack", number=number),)


def action_message(view: shape.VillagersView, family: str, argument: str) -> Message:
    """What a button or a numbered choice for this action says, at the table the view shows."""
    asked = view.decision.name if view.decision else ""
    identifier = f"villagers-action-{family}"
    if family == "row":
        card = view.row[int(argument) - 1]
        label = name_of("person", card.person) if card.person else Text("villagers-empty-place")
        kind = "coin" if asked == "coin" else "draft"
        return message(f"{identifier}-{kind}", place=int(argument), person=label, coins=card.coins)
    if family in ("stack", "reserve"):
        return _pile_message(view, int(argument or RESERVE_PILE), asked)
    if family in ("basic", "play", "give", "take", "put"):
        return messages.named_message("villagers", family, "person", argument)
    if family == "card":
        return _card_message(view, int(argument), asked)
    return message(f"{identifier}-{argument}" if argument else identifier)


def _pile_message(view: shape.VillagersView, number: int, asked: str) -> Message:
    """A pile is drafted from, taken from, searched, or gets a card."""
    kind = {"pile": "give", "prophet": "search", "church": "take"}.get(asked, "draft")
    pile = view.reserve if number == RESERVE_PILE else view.stacks[number - 1]
    top = pile.top
    label = name_of("suit", top.suit) if top else Text("villagers-empty-pile")
    return message(f"villagers-action-pile-{kind}", pile=pile_name(number), suit=label, cards=pile.count)


def _card_message(view: shape.VillagersView, number: int, asked: str) -> Message:
    """A card of a village: a place, an opener, a freelancer, a card to swap or to smuggle with."""
    found = [(player.seat, card) for player in view.players for card in player.village if card.number == number]
    if not found:
        return message("villagers-action-card-none", card=number)
    seat, card = found[0]
    kinds = {"place": "place", "lock": "opener", "build": "hire", "apprentice": "swap", "smuggler": "smuggle"}
    kind = kinds.get(asked, "other")
    return message(
        f"villagers-action-card-{kind}", person=card_name(card), seat=SeatParam(seat), card=number, coins=card.coins
    )


def card_name(card: shape.VillageCard) -> Text:
    return name_of("person", card.person)


#: Events in other words where a number is nothing: no coins, no gold, on no card.
WITHOUT = {
    "drafted-row": ("coins", "villagers-event-drafted-row-only"),
    "row-discarded": ("coins", "villagers-event-row-discarded-only"),
    "laid": ("under", "villagers-event-laid-on-table"),
}


def event_message(event: Event) -> Message:
    """The log line of an event."""
    params: dict[str, Parameter] = {}
    identifier = f"villagers-event-{event.name}"
    absent, otherwise = WITHOUT.get(event.name, ("", ""))
    for field, value in event.data.items():
        assert value is not None, "every card an event tells of is one of the game"
        if field == absent and int(value) < (0 if field == "under" else 1):
            identifier = otherwise
        elif field == "pile":
            params[field] = pile_name(int(value))
        elif field in ("gold", "coins"):
            params[field] = amounts([Amount("gold", int(value))])
        elif field != "places":
            params[field] = messages.event_parameter("villagers", field, value)
    return message(identifier, **params)
