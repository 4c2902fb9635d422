"""How a client words decisions, actions and events of Villagers: message ids with parameters. Interpreted."""

from __future__ import annotations

from baumeister.engine.catalogue import Event
from baumeister.engine.messages import Message, Parameter, Seat, Text, message, name_text
from baumeister.games.villagers.catalogue import CATALOGUE
from baumeister.games.villagers.view import VillageCard, VillagersView

RESERVE_PILE = 7


def name_of(kind: str, piece: str) -> Text:
    return name_text("villagers", kind, piece)


def pile_name(number: int) -> tuple[Message, ...]:
    if number == RESERVE_PILE:
        return (message("villagers-pile-reserve"),)
    if number == 0:
        return (message("villagers-pile-discard"),)
    return (message("villagers-pile-stack", number=number),)


def action_message(view: VillagersView, action: int) -> Message:
    """What a button or a numbered choice for this action says, at the table the view shows."""
    name = CATALOGUE.actions[action]
    family, _, argument = name.partition(":")
    asked = view.decision.name if view.decision else ""
    identifier = f"villagers-action-{family}"
    if family == "row":
        card = view.row[int(argument) - 1]
        label = name_of("person", card.person) if card.person else Text("villagers-empty-place")
        kind = "coin" if asked == "coin" else "draft"
        return message(f"{identifier}-{kind}", place=int(argument), person=label, coins=card.coins)
    if family in ("stack", "reserve"):
        return _pile_message(view, int(argument or RESERVE_PILE), asked)
    if family == "basic":
        return message(identifier, person=name_of("person", argument))
    if family in ("play", "give", "take", "put"):
        return message(identifier, person=name_of("person", argument))
    if family == "card":
        return _card_message(view, int(argument), asked)
    return message(f"{identifier}-{argument}" if argument else identifier)


def _pile_message(view: VillagersView, number: int, asked: str) -> Message:
    """A pile is drafted from, taken from, searched, or gets a card."""
    kind = {"pile": "give", "prophet": "search", "church": "take"}.get(asked, "draft")
    cards = view.reserve if number == RESERVE_PILE else view.stacks[number - 1]
    suit = cards[0].suit if cards else None
    label = name_of("suit", suit) if suit else Text("villagers-empty-pile")
    return message(f"villagers-action-pile-{kind}", pile=pile_name(number), suit=label, cards=len(cards))


def _card_message(view: VillagersView, number: int, asked: str) -> Message:
    """A card of a village: a place, an opener, a freelancer, a card to swap or to smuggle with."""
    found = [(player.seat, card) for player in view.players for card in player.village if card.number == number]
    if not found:
        return message("villagers-action-card-none", card=number)
    seat, card = found[0]
    kinds = {"place": "place", "lock": "opener", "build": "hire", "apprentice": "swap", "smuggler": "smuggle"}
    kind = kinds.get(asked, "other")
    return message(
        f"villagers-action-card-{kind}", person=card_name(card), seat=Seat(seat), card=number, coins=card.coins
    )


def card_name(card: VillageCard) -> Text:
    return name_of("person", card.person)


def decision_message(view: VillagersView) -> Message:
    """The question a seat is asked, with what it needs to answer."""
    assert view.decision is not None, "the game is over"
    name, details = view.decision.name, view.decision.details
    identifier = f"villagers-prompt-{name}"
    if name in ("draft", "draft-more"):
        return message(identifier, left=details["left"])
    if name == "build":
        return message(identifier, left=details["left"], limit=details["limit"], basics=details["basics_left"])
    if name in ("place", "lock", "side"):
        return message(identifier, person=name_of("person", details["person"]))
    if name == "pile":
        return message(identifier, person=name_of("person", details["basic"]))
    if name == "give":
        return message(identifier, person=name_of("person", details["basic"]), pile=pile_name(details["pile"]))
    if name in ("take", "put"):
        return message(identifier, pile=pile_name(details["pile"]), count=details["count"])
    return message(identifier)


def event_message(event: Event) -> Message:
    """The log line of an event."""
    params: dict[str, Parameter] = {}
    identifier = f"villagers-event-{event.name}"
    for field, value in event.data.items():
        if field in ("seat", "owner"):
            params[field] = Seat(int(value))
        elif field == "pile":
            params[field] = pile_name(int(value))
        elif field == "under":
            if int(value) < 0:
                identifier = "villagers-event-laid-on-table"
            else:
                params[field] = int(value)
        elif isinstance(value, str):
            params[field] = name_of(field, value)
        else:
            params[field] = value
    return message(identifier, **params)
