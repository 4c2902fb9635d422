"""Villagers as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from baumeister.engine.wire import Choice
from baumeister.games.villagers.edge.shapes import (
    Development,
    HandCard,
    Market,
    Mixed,
    Pile,
    PileCard,
    Player,
    VillageCard,
    VillagersView,
)
from baumeister.research.text.pen import Pen, seat_name
from baumeister.texts.cards import piece_lines

BACK: Final = "founders_back"
#: Said by other fields: the card of a hand by its person, or else its suit; the suit of a known person.
FOLLOWS: Final = ("players/*/hand/*/card",)


def lines(pen: Pen, view: VillagersView) -> Iterator[str]:
    following = "-" if view.next_seat is None else seat_name(view.next_seat)
    yield pen.say(
        "prompt-turns-open",
        round=str(view.round),
        phase=pen.own("phase", view.phase),
        start=seat_name(view.los),
        order=f"{pen.seats(view.order)} ({pen.say('prompt-next')} {following})",
    )
    yield f"{pen.say('prompt-markets')}: {'; '.join(_market(pen, market) for market in view.markets)}"
    yield f"{pen.own('board', 'row')}: {'; '.join(_row(pen, view))}"
    refill = "-" if view.refill is None else str(view.refill)
    yield f"{pen.own('board', 'stacks')} ({pen.say('prompt-refill', pile=refill)}):"
    for pile in (*view.stacks, view.reserve):
        yield _pile(pen, pile)
    basics = ", ".join(f"{pen.own('person', basic.person)} {basic.count}" for basic in view.basics)
    discard = ", ".join(f"{pen.own('person', one.person)}{_times(one.count)}" for one in view.discard)
    yield f"{pen.own('board', 'basics')}: {basics or '-'}. {pen.own('board', 'discard')}: {discard or '-'}"
    if view.developments:
        yield f"{pen.own('board', 'developments')}:"
        for development in view.developments:
            yield _development(pen, development)
    if view.looking is not None:
        persons = "?" if view.looking.persons is None else pen.names("person", view.looking.persons)
        looking = view.looking
        yield f"{pen.own('board', 'looking')}: {seat_name(looking.seat)} {looking.pile} ({looking.count}) {persons}"
    if view.laying:
        yield f"{pen.own('board', 'laying')}: {pen.names('person', view.laying)}"
    for player in view.players:
        yield from _player(pen, view, player)


def _times(count: int) -> str:
    return f" x{count}" if count != 1 else ""


def _market(pen: Pen, market: Market) -> str:
    if market.held:
        return f"{market.number} {pen.say('prompt-market-held', stack=market.stack)}"
    identifier = "prompt-market-due" if market.due else "prompt-market-after"
    return f"{market.number} {pen.say(identifier, stack=market.stack)}"


def _row(pen: Pen, view: VillagersView) -> list[str]:
    found = []
    for card in view.row:
        coins = f" +{card.coins}{pen.own('board', 'letter-gold')}" if card.coins else ""
        leaves = f" ({pen.say('prompt-leaves')})" if card.leaves else ""
        person = "-" if card.person is None else facts(pen, card.person)
        found.append(f"{card.place} {person}{coins}{leaves}")
    return found


# ---- face-down cards


def _pile(pen: Pen, pile: Pile) -> str:
    """How many cards, what is known of each from the top down, and what others looked at."""
    cards = ", ".join(_pile_card(pen, card) for card in pile.cards)
    mixed = "".join(f"; {_mixed(pen, one)}" for one in pile.mixed)
    label = pen.own("board", "reserve") if pile.number == 7 else str(pile.number)
    return f"{label}: {pile.count}{' ' if cards else ''}{cards}{mixed}"


def _pile_card(pen: Pen, card: PileCard) -> str:
    suit = pen.own("suit", card.suit)
    parts = [f"#{card.place}", suit if card.person is None else f"{pen.own('person', card.person)} ({suit})"]
    if card.giver is not None:
        parts.append(pen.say("prompt-given", seat=seat_name(card.giver)))
    if not card.seen:
        parts.append(pen.say("prompt-unseen"))
    if card.support:
        parts.append(pen.say("prompt-support"))
    return " ".join(parts)


def _mixed(pen: Pen, mixed: Mixed) -> str:
    places = ",".join(str(place) for place in mixed.places)
    words = pen.say("prompt-mixed", seat=seat_name(mixed.seat), places=places or "-")
    persons = f" {pen.names('person', mixed.persons)}" if mixed.persons else ""
    return words + persons + (f" {pen.say('prompt-support')}" if mixed.support else "")


def about(pen: Pen, view: VillagersView, choice: Choice) -> str:
    """What a card that is being looked at shows."""
    family, _, person = choice.name.partition(":")
    return f"({facts(pen, person)})" if family in ("take", "put") and view.looking is not None else ""


# ---- persons


def facts(pen: Pen, person: str, suit: str = "") -> str:
    """Name, suit, figures, what it goes on and which lock it has: Brewer (Grain) F1 B1 >Founders lock Cooper"""
    entry = pen.entry("person", "founders" if person == BACK else person)
    side: Any = entry.get("back" if person == BACK else "front", entry)
    printed = [field for field in ("gold", "food", "build") if side.get(field)]
    parts = [pen.own("person", person), f"({pen.own('suit', suit or entry['suit'])})"]
    parts += [f"{pen.own('board', f'letter-{field}')}{side[field]}" for field in printed]
    parts += [_counted(pen, entry, field) for field in ("silver", "bronze", "effect") if field in entry]
    if "requires" in entry:
        parts.append(f">{pen.own('person', entry['requires'])}")
    if "lock" in entry:
        parts.append(pen.say("prompt-lock", person=pen.own("person", entry["lock"])))
    return " ".join(parts)


def pieces(pen: Pen) -> Iterator[str]:
    """All persons with what they show."""
    for entry in pen.game.components.entries("person"):
        yield facts(pen, entry["id"])


def _counted(pen: Pen, entry: Any, field: str) -> str:
    """What a silver, a bronze or an effect says, in words."""
    words = "; ".join(
        line.words for line in piece_lines(pen.texts, pen.game.components, "person", {field: entry[field]})
    )
    letter = f"villagers-board-letter-{field}"
    return f"{pen.say(letter)}({words})" if pen.texts.has(letter) else f"({words})"


def _development(pen: Pen, development: Development) -> str:
    entry = pen.entry("development", development.development)
    chosen = {field: entry[field] for field in ("most", "reward") if field in entry}
    words = ", ".join(line.words for line in piece_lines(pen.texts, pen.game.components, "development", chosen))
    parts = [f"{pen.own('development', development.development)}: {words}"]
    parts.append("/".join(str(count) for count in development.counts))
    for field in ("leader", "holder", "winner"):
        seat = getattr(development, field)
        if seat is not None:
            parts.append(f"{pen.say(f'prompt-{field}')} {seat_name(seat)}")
    return ", ".join(parts)


# ---- the players


def _player(pen: Pen, view: VillagersView, player: Player) -> Iterator[str]:
    letter = {field: pen.own("board", f"letter-{field}") for field in ("gold", "food", "build")}
    parts = [
        f"{seat_name(player.seat)}: {pen.say('villagers-board-gold', gold=player.gold)}",
        f"{letter['food']}{player.food} {letter['build']}{player.build}",
        pen.say("prompt-printed", gold=player.printed_gold),
        pen.say("prompt-draft-limit", now=player.draft_limit, next=player.next_draft_limit),
        pen.say("prompt-build-limit", next=player.next_build_limit),
    ]
    if player.support:
        parts.append(pen.say("prompt-support-cards", count=player.support))
    yield ", ".join(parts)
    own = player.seat == view.seat
    yield f" {pen.own('board', 'hand')}: {', '.join(_hand(pen, card, own) for card in player.hand) or '-'}"
    if player.drafted:
        yield f" {pen.own('board', 'drafted')}: {pen.names('person', player.drafted)}"
    village = [_chain(pen, player.village, card) for card in player.village if card.under is None]
    yield f" {pen.own('board', 'village')}: {', '.join(village) or '-'}"


def _hand(pen: Pen, card: HandCard, own: bool) -> str:
    suit = pen.own("suit", card.suit)
    if card.person is None:
        words = suit
    else:
        words = facts(pen, card.person, card.suit) if own else f"{pen.own('person', card.person)} ({suit})"
    # Faces of others that the viewer knows are mostly known to everybody; its own mostly to nobody else.
    usual = 0 if own or card.person is None else card.count
    known = f" {pen.say('prompt-open', count=card.open)}" if card.open != usual else ""
    many = f"{card.count}x " if card.count != 1 else ""
    return f"{many}{words}{known}"


def _chain(pen: Pen, village: Sequence[VillageCard], card: VillageCard) -> str:
    """A card with everything on it: 12 Miner > 31 Blacksmith +2G"""
    words = f"{card.number} {pen.own('person', card.person)}"
    if card.stands_for is not None:
        words += f" {pen.say('villagers-board-as', person=pen.own('person', card.stands_for))}"
    if card.coins:
        words += f" +{card.coins}{pen.own('board', 'letter-gold')}"
    rest = [other for other in village if other is not card]  # whatever the numbers say, a chain ends
    above = [_chain(pen, rest, other) for other in rest if other.under == card.number]
    if len(above) == 1:
        return f"{words} > {above[0]}"
    return f"{words} > ({', '.join(above)})" if above else words
