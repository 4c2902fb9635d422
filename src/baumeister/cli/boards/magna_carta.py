"""Caylus Magna Carta on the terminal: the road as a street of cards, below it castle, display, own hand and players."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Words

from baumeister.cli.boards import Board, Part
from baumeister.cli.desk import Desk
from baumeister.cli.hints import hint_each, letters
from baumeister.cli.layout import GOOD_STYLES, cell_columns, count_words, fit, flow
from baumeister.engine.messages import name_text
from baumeister.engine.wire import Choice
from baumeister.games.magna_carta.shapes import MagnaCartaView, Place, Player
from baumeister.tables.scoring.magna_carta import shown_card
from baumeister.texts.cards import confidence, piece_name
from baumeister.texts.effects import short_amounts, short_effect

GAME = "magna_carta"
GOODS = ("food", "wood", "stone", "gold")
SECTIONS = ("dungeon", "walls", "towers")

#: Symbol and banner of each kind of card.
KINDS = {
    "neutral": ("✣", "#2a2017 on #e6a8b8"),
    "wood": ("♠", "#fff6e3 on #7b4a22"),
    "stone": ("▦", "#ffffff on #5f666e"),
    "residence": ("⌂", "#ffffff on #3c7040"),
    "prestige": ("♛", "#ffffff on #2a5c99"),
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
    banners = [_banner(desk, shown_card(place), MOST_CELL) for place in view.road]
    columns, size = cell_columns(desk, banners, LEAST_CELL, MOST_CELL)
    lines = []
    for first in range(0, len(view.road), columns):
        row = view.road[first : first + columns]
        names, effects, street = Words(), Words(), Words()
        for place in row:
            banner = _banner(desk, shown_card(place), size)
            names.append_text(fit(desk, banner, size, filler_style=str(banner.style))).append(" ")
            effect = Words(desk.sign(place_effect(desk, place)), style="" if place.live else "dim")
            effects.append_text(fit(desk, effect, size)).append(" ")
            cobbles = "─" if place.live else "┄"
            street.append_text(fit(desk, _street(desk, view, place), size, cobbles, "dim")).append(" ")
        lines += [names, effects, street]
    for line in lines:
        line.rstrip()
    return lines


def _short_road(desk: Desk, view: MagnaCartaView) -> Words:
    """The road without what its cards do."""
    items = []
    for place in view.road:
        street = _street(desk, view, place)
        street.rstrip()
        items.append(Words(" ").join((street, _banner(desk, shown_card(place)))))
    return flow(desk, desk.say("magna_carta-board-road"), items)


def _banner(desk: Desk, card: str, size: int = MOST_CELL) -> Words:
    """Symbol and name of a card in the colours of its kind."""
    symbol, style = KINDS[desk.piece("card", card)["kind"]]
    name = card_name(desk, card)
    if len(name) + 1 > size:
        name = desk.sign(desk.texts.short(name_text(GAME, "card", card)))
    space = " " if len(name) + 2 <= size else ""
    return Words(f"{desk.sign(symbol)}{space}{name}", style=style)


def card_name(desk: Desk, card: str) -> str:
    return desk.sign(piece_name(desk.texts, GAME, "card", card))


def _street(desk: Desk, view: MagnaCartaView, place: Place) -> Words:
    """Number, owner, worker, cubes on the card, and the Provost."""
    words = Words(f"{place.number} ")
    if place.owner is not None:
        words.append(desk.sign("⌂")).append_text(desk.mark(place.owner)).append(" ")
    if place.worker is not None:
        words.append(desk.sign("♟")).append_text(desk.mark(place.worker)).append(" ")
    if place.cubes:
        words.append(f"{place.cubes}{desk.sign('●')} ")
    if place.chosen:
        words.append(desk.sign("→⌂ "))
    if place.number == view.provost:
        words.append(desk.sign("♝"), style=PROVOST).append(" ")
    return words


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
    """Cost and points as the card has them, e.g. 1W+1F→2P."""
    entry = desk.piece("card", card)
    points = short_amounts(desk.texts, {"points": entry["points"]})
    return desk.sign(f"{short_amounts(desk.texts, entry['cost'])}→{points}{doubt(desk, card)}")


def doubt(desk: Desk, card: str) -> str:
    """A question mark where nobody has confirmed the figures."""
    return "?" if any(confidence(desk.piece("card", card), field) != "sure" for field in ("cost", "points")) else ""


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
    """The hand of the seat that looks, and of nobody else."""
    if view.seat is None:
        return []
    hand = view.players[view.seat].hand or ()
    items = [Words.assemble(_banner(desk, card), f" {price(desk, card)}") for card in hand]
    nothing = Words(desk.say("magna_carta-board-hand-none"), style="dim")
    return [flow(desk, desk.say("magna_carta-board-hand"), items or [nothing])]


def _open_cards(desk: Desk, view: MagnaCartaView) -> list[Words]:
    """What everybody knows of the others' hands, and the discard piles."""
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
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("")
    table.add_column(desk.say("short-points"), justify="right")
    for good in GOODS:
        table.add_column(Words(desk.say(f"short-{good}"), style=GOOD_STYLES[good]), justify="right")
    table.add_column(desk.say("magna_carta-board-deniers"), justify="right")
    table.add_column(Words(desk.sign("♟")), justify="right")
    table.add_column(Words(desk.say("short-tiles")), justify="right")
    table.add_column(desk.say("magna_carta-board-hand-size"), justify="right")
    table.add_column(desk.say("magna_carta-board-pile"), justify="right")
    table.add_column(desk.say("magna_carta-board-more"), ratio=1)
    for player in view.players:
        table.add_row(*_player_row(desk, view, player))
    return table


def _player_row(desk: Desk, view: MagnaCartaView, player: Player) -> list[RenderableType]:
    asked = view.decision is not None and view.decision.seat == player.seat
    name = Words.assemble(desk.sign("»" if asked else " "), desk.player(player.seat))
    goods = [count_words(getattr(player.goods, good), GOOD_STYLES[good]) for good in GOODS]
    tiles = Words("/").join(Words(str(getattr(player.tiles, name)), SECTION_STYLES[name]) for name in SECTIONS)
    return [
        name,
        Words(str(player.points), style="bold"),
        *goods,
        count_words(player.deniers),
        count_words(player.workers),
        tiles,
        count_words(player.hand_size),
        count_words(player.pile_size),
        Words(_status(desk, view, player)),
    ]


def _status(desk: Desk, view: MagnaCartaView, player: Player) -> str:
    """Prestige buildings in front of the player, then what marks the player out in this round."""
    facts = [", ".join(card_name(desk, card) for card in player.prestige)]
    if view.start_player == player.seat:
        facts.append(desk.say("magna_carta-board-start-player"))
    if player.seat in view.bridge:
        facts.append(desk.say("magna_carta-board-passed", place=view.bridge.index(player.seat) + 1))
    if player.batches:
        facts.append(desk.say("magna_carta-board-batches", count=player.batches))
    return desk.sign(" · ").join(fact for fact in facts if fact)


# ---- beside the choices


def hint(desk: Desk, view: MagnaCartaView, choice: Choice) -> str:
    """What a choice costs and brings, and what else one would look for on the table before making it."""
    family, _, argument = choice.name.partition(":")
    if family == "place":
        return _place_hint(desk, view, choice, view.road[int(argument) - 1])
    if family == "use":
        return ""  # its label says it all
    facts = [exchange(desk, choice)]
    if family in ("build", "prestige"):
        facts = [facts[0] + doubt(desk, argument), card_effect(desk, argument)]
    elif family == "provost":
        place = choice.targets[0].removeprefix("road/")
        facts.insert(0, desk.say("magna_carta-board-provost", place=int(place)))
    elif family in ("take", "pay", "give"):
        asked = view.decision.seat if view.decision else 0
        have = desk.say("magna_carta-hint-have", count=getattr(view.players[asked].goods, argument))
        facts = [have] if family == "pay" else [facts[0], have]
    return desk.sign(" · ".join(fact for fact in facts if fact))


def exchange(desk: Desk, choice: Choice) -> str:
    """Price and gain, e.g. 1W+1F→2P."""
    costs, brings = letters(desk, choice.costs), letters(desk, choice.brings)
    return f"{costs}→{brings}" if brings else costs


def _place_hint(desk: Desk, view: MagnaCartaView, choice: Choice, place: Place) -> str:
    facts = [exchange(desk, choice), place_effect(desk, place)]
    if place.owner is not None:
        mine = view.decision is not None and view.decision.seat == place.owner
        owner = "magna_carta-board-you" if mine else "magna_carta-board-owner"
        facts.append(desk.say(owner, **({} if mine else {"seat": desk.names[place.owner]})))
    return desk.sign(" · ".join(fact for fact in facts if fact))


BOARD = Board(header=_header, parts=parts, hints=hint_each(hint))
