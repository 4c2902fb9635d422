"""Caylus Magna Carta on the terminal: the road as a street of cards, below it castle, display, own hand and players."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Words

from baumeister.cli.boards import Board, Part
from baumeister.cli.desk import Desk
from baumeister.cli.hints import doubt, exchange, hint_each, letters, printed_price, whose
from baumeister.cli.layout import count_words, flow, good_counts, good_headings, joined, player_words, players_table
from baumeister.cli.road import (
    BUILDINGS,
    GREAT,
    Cell,
    banner,
    cell_columns,
    piece_of,
    road_lines,
    round_facts,
    short_cell,
)
from baumeister.engine.messages import name_text
from baumeister.engine.wire import Choice
from baumeister.games.magna_carta.edge.shapes import MagnaCartaView, Place, Player
from baumeister.texts.cards import piece_name
from baumeister.texts.effects import short_amounts, short_effect

GAME = "magna_carta"
GOODS = ("food", "wood", "stone", "gold")
SECTIONS = ("dungeon", "walls", "towers")

#: Symbol and banner of each kind of card.
KINDS = {
    "neutral": ("✣", "#2a2017 on #e6a8b8"),
    **BUILDINGS,
    "prestige": GREAT,
}
SECTION_STYLES = {"dungeon": "#d0342c", "walls": "#e08a2e", "towers": "#d9c23a"}
PROVOST = "bold #ffffff on #b3261e"

LEAST_CELL = 18
MOST_CELL = 24


# ---- the whole table


def parts(desk: Desk, view: MagnaCartaView) -> list[Part]:
    return [
        Part(_road(desk, view), 2, "magna_carta-board-road", [_short_road(desk, view)], gone=5),
        Part([""], 1),
        Part([_stock(desk, view)]),
        Part([_display(desk, view)], 1, "magna_carta-board-display"),
        Part(_hand(desk, view), 4, "magna_carta-board-hand"),
        Part(_open_cards(desk, view), 1, "magna_carta-board-open-cards" if _open_cards(desk, view) else ""),
        Part([""], 1),
        Part([_players(desk, view)]),
    ]


def _header(desk: Desk, view: MagnaCartaView) -> Words:
    facts = [
        desk.say("magna_carta-board-round", round=view.round),
        desk.say(f"magna_carta-phase-{view.phase}"),
    ]
    if view.last_round and view.decision is not None:
        facts.append(desk.say("magna_carta-board-last-round"))
    if view.provost is not None:
        facts.append(desk.sign(f"♝ {desk.say('magna_carta-board-provost', place=view.provost)}"))
    return flow(desk, desk.say("magna_carta"), [Words(fact) for fact in facts])


# ---- the road


def _road(desk: Desk, view: MagnaCartaView) -> list[Words]:
    """Rows of cards, as many as fit side by side; the Provost stands on one of them."""
    banners = [_banner(desk, shown_card(place)) for place in view.road]
    columns, size = cell_columns(desk, banners, LEAST_CELL, MOST_CELL)
    return road_lines(desk, list(_cells(desk, view, size)), columns, size)


def _short_road(desk: Desk, view: MagnaCartaView) -> Words:
    """The road without what its cards do."""
    items = [short_cell(cell) for cell in _cells(desk, view, MOST_CELL)]
    return flow(desk, desk.say("magna_carta-board-road"), items)


def _cells(desk: Desk, view: MagnaCartaView, size: int) -> Iterator[Cell]:
    for place in view.road:
        effect = Words(desk.sign(place_effect(desk, place)), style="" if place.live else "dim")
        name = _banner(desk, shown_card(place), size)
        yield Cell(name, effect, _street(desk, view, place), place.number, place.live)


def _banner(desk: Desk, card: str, size: int = MOST_CELL) -> Words:
    return banner(desk, KINDS[desk.piece("card", card)["kind"]], name_text(GAME, "card", card), size)


def card_name(desk: Desk, card: str) -> str:
    return desk.sign(piece_name(desk.texts, GAME, "card", card))


def _street(desk: Desk, view: MagnaCartaView, place: Place) -> Words:
    """Number, owner, worker, cubes on the card, and the Provost."""
    words = Words(f"{place.number} ")
    words.append_text(piece_of(desk, "⌂", place.owner)).append_text(piece_of(desk, "♟", place.worker))
    if place.cubes:
        words.append(f"{place.cubes}{desk.sign('●')} ")
    if place.chosen:
        words.append(desk.sign("→⌂ "))
    if place.number == view.provost:
        words.append(desk.sign("♝"), style=PROVOST).append(" ")
    return words


def shown_card(place: Place) -> str:
    """What is visible: the building, the residence it was turned into, or what covers that."""
    if place.side == "building":
        return place.card
    return place.prestige or "residence"


def place_effect(desk: Desk, place: Place) -> str:
    """What the card does now, in letters: for the worker, then for the owner."""
    entry = desk.piece("card", shown_card(place))
    if "income" in entry:
        return desk.say("magna_carta-short-income", count=entry["income"])
    return card_effect(desk, shown_card(place))


def card_effect(desk: Desk, card: str) -> str:
    entry = desk.piece("card", card)
    if "worker" not in entry:
        return ""
    words = short_effect(desk.texts, GAME, entry["worker"])
    if "owner" in entry:
        words += f" ⌂{short_effect(desk.texts, GAME, entry['owner'])}"
    return words


def price(desk: Desk, card: str) -> str:
    entry = desk.piece("card", card)
    return printed_price(desk, entry, entry["points"])


# ---- castle, display, hand, discards


def _stock(desk: Desk, view: MagnaCartaView) -> Words:
    points = {entry["id"]: entry["points"] for entry in desk.components.entries("section")}
    items = []
    for section in SECTIONS:
        count = getattr(view.stock, section)
        name = desk.say(f"magna_carta-section-{section}")
        words = desk.say("magna_carta-board-tiles", section=name, count=count)
        worth = short_amounts(desk.texts, {"points": points[section]})
        items.append(Words(f"{words} ({desk.sign(worth)})", style=SECTION_STYLES[section] if count else "dim"))
    return flow(desk, desk.say("magna_carta-board-stock"), items)


def _display(desk: Desk, view: MagnaCartaView) -> Words:
    items = [Words.assemble(_banner(desk, card), f" {price(desk, card)}") for card in view.display]
    nothing = Words(desk.say("magna_carta-board-display-none"), style="dim")
    return flow(desk, desk.say("magna_carta-board-display"), items or [nothing])


def _hand(desk: Desk, view: MagnaCartaView) -> list[Words]:
    """The viewer's own hand, and nobody else's."""
    if view.seat is None:
        return []
    hand = view.players[view.seat].hand or ()
    items = [Words.assemble(_banner(desk, card), f" {price(desk, card)}") for card in hand]
    nothing = Words(desk.say("magna_carta-board-hand-none"), style="dim")
    return [flow(desk, desk.say("magna_carta-board-hand"), items or [nothing])]


def _open_cards(desk: Desk, view: MagnaCartaView) -> list[Words]:
    """What everybody knows about the others' hands, and the discard piles."""
    lines = []
    for player in view.players:
        for kind, cards in (("known", player.known), ("discard", player.discard)):
            if cards and not (kind == "known" and player.seat == view.seat):
                label = desk.say(
                    "magna_carta-board-known" if kind == "known" else "magna_carta-board-discard",
                    seat=desk.names[player.seat],
                )
                lines.append(flow(desk, label, [Words(card_name(desk, card)) for card in cards]))
    return lines


# ---- the players


def _players(desk: Desk, view: MagnaCartaView) -> Table:
    headings: list[str | Words] = [
        desk.say("short-points"),
        *good_headings(desk, GOODS),
        desk.say("magna_carta-board-deniers"),
        Words(desk.sign("♟")),
        desk.say("short-tiles"),
        desk.say("magna_carta-board-hand-size"),
        desk.say("magna_carta-board-pile"),
    ]
    rows = [_player_row(desk, view, player) for player in view.players]
    return players_table(headings, desk.say("magna_carta-board-more"), rows)


def _player_row(desk: Desk, view: MagnaCartaView, player: Player) -> list[RenderableType]:
    tiles = Words("/").join(Words(str(getattr(player.tiles, name)), SECTION_STYLES[name]) for name in SECTIONS)
    return [
        player_words(desk, view, player.seat),
        Words(str(player.points), style="bold"),
        *good_counts(player.goods, GOODS),
        count_words(player.deniers),
        count_words(player.workers),
        tiles,
        count_words(player.hand_size),
        count_words(player.pile_size),
        Words(_status(desk, view, player)),
    ]


def _status(desk: Desk, view: MagnaCartaView, player: Player) -> str:
    """Prestige buildings in front of the player, then what is special about the player in this round."""
    built = ", ".join(card_name(desk, card) for card in player.prestige)
    texts = ("magna_carta-board-start-player", "magna_carta-board-passed")
    facts = [built, *round_facts(desk, view, player.seat, *texts)]
    if player.batches:
        facts.append(desk.say("magna_carta-board-batches", count=player.batches))
    return joined(desk, facts)


# ---- beside the choices


def hint(desk: Desk, view: MagnaCartaView, choice: Choice) -> str:
    """What a choice costs and brings, and what else to look at on the table before making it."""
    family, _, argument = choice.name.partition(":")
    if family == "place":
        return _place_hint(desk, view, choice, view.road[int(argument) - 1])
    if family == "use":
        return ""  # its label says it all
    facts = [_exchange(desk, choice)]
    if family in ("build", "prestige"):
        facts = [facts[0] + doubt(desk.piece("card", argument), "cost", "points"), card_effect(desk, argument)]
    elif family == "provost":
        place = choice.targets[0].removeprefix("road/")
        facts.insert(0, desk.say("magna_carta-board-provost", place=int(place)))
    elif family in ("take", "pay", "give"):
        asked = view.decision.seat if view.decision else 0
        have = desk.say("magna_carta-hint-have", count=getattr(view.players[asked].goods, argument))
        facts = [have] if family == "pay" else [facts[0], have]
    return joined(desk, facts)


def _exchange(desk: Desk, choice: Choice) -> str:
    return exchange(letters(desk, choice.costs), letters(desk, choice.brings))


def _place_hint(desk: Desk, view: MagnaCartaView, choice: Choice, place: Place) -> str:
    facts = [_exchange(desk, choice), place_effect(desk, place)]
    if place.owner is not None:
        facts.append(whose(desk, view, place.owner, yours="magna_carta-board-you", others="magna_carta-board-owner"))
    return joined(desk, facts)


BOARD = Board(header=_header, parts=parts, hints=hint_each(hint))
