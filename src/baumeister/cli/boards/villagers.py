"""Villagers on the terminal: row, stacks and reserve, then each player with hand and village."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.text import Text as Words

from baumeister.cli.boards import Board, Part
from baumeister.cli.desk import Desk
from baumeister.cli.hints import hint_each
from baumeister.cli.layout import flow, is_asked, joined, player_words
from baumeister.engine.messages import amounts
from baumeister.engine.wire import Choice
from baumeister.games.villagers.edge.shapes import HandCard, Pile, PileCard, Player, VillageCard, VillagersView
from baumeister.texts.cards import piece_lines, piece_name

GAME = "villagers"
#: Colours of the suits; the name stands beside them, so nobody has to tell colours apart.
SUITS = {
    "grain": "#d9b23c",
    "wood": "#b07a45",
    "hay": "#9aa83a",
    "ore": "#8a939c",
    "wine": "#9a4d8f",
    "wool": "#5f9bb8",
    "leather": "#a0623a",
    "solo": "#4f9a6a",
    "special": "#c0483e",
}
BACK = "founders_back"


# ---- the whole table


def parts(desk: Desk, view: VillagersView) -> list[Part]:
    return [
        Part([_row(desk, view)], 3, "villagers-board-row"),
        Part([_stacks(desk, view)], 2, "villagers-board-stacks"),
        Part([_supplies(desk, view)], 1, "villagers-board-reserve"),
        Part(_developments(desk, view), 1, "villagers-board-developments" if view.developments else ""),
        Part(_looking(desk, view)),
        *(_player_part(desk, view, player) for player in view.players),
    ]


def _player_part(desk: Desk, view: VillagersView, player: Player) -> Part:
    """The others' villages move together first, the viewer's own last."""
    own = is_asked(view, player.seat)
    cards = sum(card.count for card in player.hand)
    village = desk.say("villagers-board-cards", hand=cards, village=len(player.village))
    head, hand, *rest = _player(desk, view, player)
    short = Words.assemble(head, (f" · {village}", "none"))
    return Part([head, hand, *rest], 4 if own else 2, short=[short, hand] if own else [short])


def _header(desk: Desk, view: VillagersView) -> Words:
    facts = [
        desk.say("villagers-board-round", round=view.round),
        desk.say(f"villagers-phase-{view.phase}"),
        desk.say("villagers-board-los", seat=desk.names[view.los]),
    ]
    for market in view.markets:
        if market.held:
            facts.append(desk.say("villagers-board-market-held", market=market.number))
        elif market.due:
            facts.append(desk.say("villagers-board-market-due", market=market.number))
    return flow(desk, desk.say("villagers"), [Words(fact) for fact in facts])


def _row(desk: Desk, view: VillagersView) -> Words:
    items = []
    for card in view.row:
        if card.person is not None:
            words = Words.assemble(f"{card.place} ", person_words(desk, card.person))
            items.append(words.append(f" ({card.coins})" if card.coins else ""))
    return flow(desk, desk.say("villagers-board-row"), items or [_nothing(desk)])


def _stacks(desk: Desk, view: VillagersView) -> Words:
    items = [Words.assemble(f"{stack.number}: ", _pile(desk, stack)) for stack in view.stacks if stack.count]
    return flow(desk, desk.say("villagers-board-stacks"), items or [_nothing(desk)])


def _pile(desk: Desk, pile: Pile) -> Words:
    """How many cards, and what is known about the top one."""
    count = Words(str(pile.count))
    if pile.count == 0:
        return Words(" ").join((count, _nothing(desk)))
    # Nobody has seen the top card: it lies below cards that somebody is looking at.
    return count if pile.top is None else Words(" ").join((count, _card(desk, pile.top)))


def _supplies(desk: Desk, view: VillagersView) -> Words:
    items = [_pile(desk, view.reserve)]
    basics = ", ".join(f"{name(desk, basic.person)} {basic.count}" for basic in view.basics)
    items.append(Words(f"{desk.say('villagers-board-basics')} {basics}"))
    items.append(Words(f"{desk.say('villagers-board-discard')} {sum(copies.count for copies in view.discard)}"))
    return flow(desk, desk.say("villagers-board-reserve"), items)


def _developments(desk: Desk, view: VillagersView) -> list[Words]:
    if not view.developments:
        return []
    items = []
    for development in view.developments:
        words = Words(f"{development_name(desk, development.development)}: ")
        entry = desk.piece("development", development.development)
        words.append(_lines(desk, "development", entry, ("most", "reward")))
        if development.holder is not None:
            words.append(f" ({desk.say('villagers-board-held', seat=desk.names[development.holder])})")
        items.append(words)
    return [flow(desk, desk.say("villagers-board-developments"), items)]


def _looking(desk: Desk, view: VillagersView) -> list[Words]:
    """Cards being looked at, and those that have left a hand and are not on the table yet."""
    lines = []
    if view.looking is not None and view.looking.persons is not None:
        items = [person_words(desk, person) for person in view.looking.persons]
        lines.append(flow(desk, desk.say("villagers-board-looking"), items))
    if view.laying:
        items = [person_words(desk, person) for person in view.laying]
        lines.append(flow(desk, desk.say("villagers-board-laying"), items))
    return lines


# ---- the players


def _player(desk: Desk, view: VillagersView, player: Player) -> Iterator[Words]:
    head = player_words(desk, view, player.seat)
    head.append(f" {desk.say('villagers-board-gold', gold=player.gold)}", style="bold")
    yield head
    hand = [_card(desk, card) for card in player.hand for _ in range(card.count)]
    yield flow(desk, f"  {desk.say('villagers-board-hand')}", hand or [_nothing(desk)])
    if player.drafted:
        drafted = [person_words(desk, person) for person in player.drafted]
        yield flow(desk, f"  {desk.say('villagers-board-drafted')}", drafted)
    chains = [_chain(desk, player.village, card) for card in player.village if card.under is None]
    yield flow(desk, f"  {desk.say('villagers-board-village')}", chains)


def _card(desk: Desk, card: PileCard | HandCard) -> Words:
    """A card that may be face-down: the person if the viewer knows it, else the suit on its back."""
    return suit_words(desk, card.suit) if card.person is None else person_words(desk, card.person)


def _chain(desk: Desk, village: Sequence[VillageCard], card: VillageCard) -> Words:
    """A card with everything on it: Miner > Blacksmith, Miner > (Mason, Seeker)."""
    words = Words(f"{card.number} ")
    if card.covered:
        words.append(f"[{name(desk, card.person)}", style="dim")
        if card.stands_for is not None:
            words.append(f" {desk.say('villagers-board-as', person=name(desk, card.stands_for))}", style="dim")
        words.append("]", style="dim")
    else:
        words.append_text(person_words(desk, card.person))
    if card.coins:
        words.append(f" ({card.coins})", style="bold")
    above = [_chain(desk, village, other) for other in village if other.under == card.number]
    if len(above) == 1:
        words.append(" > ").append_text(above[0])
    elif above:
        words.append(" > (").append_text(Words(", ").join(above)).append(")")
    return words


# ---- cards in a few letters


def name(desk: Desk, person: str) -> str:
    return desk.sign(piece_name(desk.texts, GAME, "person", person))


def development_name(desk: Desk, development: str) -> str:
    return desk.sign(piece_name(desk.texts, GAME, "development", development))


def suit_words(desk: Desk, suit: str) -> Words:
    return Words(desk.sign(piece_name(desk.texts, GAME, "suit", suit)), style=SUITS[suit])


def person_words(desk: Desk, person: str) -> Words:
    """Name and figures in the colour of the suit, e.g. Brewer F1 B1 with a sign for its padlock."""
    entry = desk.piece("person", "founders" if person == BACK else person)
    figures = letters(desk, person)
    return Words(f"{name(desk, person)}{' ' if figures else ''}{figures}", style=SUITS[entry["suit"]])


def letters(desk: Desk, person: str) -> str:
    """Gold, food, build, silver, bronze and padlock in letters."""
    entry = desk.piece("person", "founders" if person == BACK else person)
    if entry["kind"] == "founders":
        side = entry["back" if person == BACK else "front"]
    else:
        side = entry
    printed = [field for field in ("gold", "food", "build") if side.get(field)]
    parts = [f"{desk.say(f'villagers-board-letter-{field}')}{side[field]}" for field in printed]
    parts += [desk.say(f"villagers-board-letter-{field}") for field in ("silver", "bronze") if field in entry]
    if "lock" in entry:
        parts.append(desk.sign("▦"))
    return " ".join(parts)


def _nothing(desk: Desk) -> Words:
    return Words(desk.say("villagers-board-nothing"), style="dim")


def _lines(desk: Desk, kind: str, entry: Mapping[str, Any], fields: Sequence[str]) -> str:
    """Some figures of a piece in words."""
    chosen = {field: entry[field] for field in fields if field in entry}
    return desk.sign(", ".join(line.words for line in piece_lines(desk.texts, desk.components, kind, chosen)))


# ---- beside the choices


def hint(desk: Desk, view: VillagersView, choice: Choice) -> str:
    """What a choice costs and brings, and what its card shows."""
    facts = []
    if choice.costs:
        facts.append(desk.say("villagers-hint-costs", amounts=amounts(choice.costs)))
    family, _, argument = choice.name.partition(":")
    if family == "row":
        return joined(desk, [*facts, *card_facts(desk, view.row[int(argument) - 1].person)])
    if choice.brings:  # of a row card the label says it
        facts.append(desk.say("villagers-hint-brings", amounts=amounts(choice.brings)))
    if family in ("play", "give", "take", "put"):
        facts += card_facts(desk, argument)
    return joined(desk, facts)


def card_facts(desk: Desk, person: str | None) -> list[str]:
    """Figures, silver, bronze or effect, which card it goes on and which opens its lock."""
    if person is None:
        return []
    entry = desk.piece("person", person)
    facts = [letters(desk, person), _lines(desk, "person", entry, ("silver", "bronze", "effect"))]
    if "requires" in entry:
        facts.append(f"> {name(desk, entry['requires'])}")
    if "lock" in entry:
        facts.append(f"{desk.sign('▦')} {name(desk, entry['lock'])}")
    return [fact for fact in facts if fact]


BOARD = Board(header=_header, parts=parts, hints=hint_each(hint))
