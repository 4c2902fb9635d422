"""Caylus Magna Carta as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from baumeister.engine.wire import fields_of
from baumeister.games.magna_carta.edge.shapes import MagnaCartaView, Place, Player
from baumeister.research.text.pen import Pen, seat_name

#: Nothing that is not derived follows from the rest.
FOLLOWS: Final = ()


def lines(pen: Pen, view: MagnaCartaView) -> Iterator[str]:
    yield pen.say(
        "prompt-turns",
        round=f"{view.round}{' ' + pen.own('board', 'last-round') if view.last_round else ''}",
        phase=pen.own("phase", view.phase),
        start="-" if view.start_player is None else seat_name(view.start_player),
        order=pen.seats(view.order),
        passed=f"{len(view.bridge)}/{view.bridge_spaces} {pen.seats(view.bridge)}".strip(),
    )
    prices = view.prices
    yield pen.say("prompt-prices", draw=prices.draw, swap=prices.swap, place=prices.place, provost=prices.provost)
    yield from _road(pen, view)
    left = pen.say("prompt-tiles-left", count=view.tiles_left)
    yield f"{pen.own('board', 'stock')} ({left}): {_stock(pen, view)}"
    yield f"{pen.own('board', 'display')}: {'; '.join(_offer(pen, card) for card in view.display) or '-'}"
    for player in view.players:
        yield from _player(pen, player)


def _road(pen: Pen, view: MagnaCartaView) -> Iterator[str]:
    provost = "-" if view.provost is None else view.provost
    following = "-" if view.next_place is None else view.next_place
    where = pen.say("prompt-provost-card", place=provost)
    signs = f"{pen.say('prompt-road-signs')}, {pen.say('prompt-card-signs')}"
    yield f"{pen.own('board', 'road')} ({signs}; {where}; {pen.say('prompt-next-card', place=following)}):"
    for place in view.road:
        yield _place(pen, place)


def _place(pen: Pen, place: Place) -> str:
    parts = [str(place.number), _card(pen, place.card)]
    if place.side == "building":
        parts.append(_effect(pen, place.card))
    else:
        parts.append(
            f"[{pen.own('card', 'residence') if place.side == 'residence' else pen.say('prompt-side-prestige')}]"
        )
    if place.prestige is not None:
        parts.append(f"[{pen.own('card', place.prestige)}]")
    if place.owner is not None:
        parts.append(f"h:{seat_name(place.owner)}")
    if place.worker is not None:
        parts.append(f"w:{seat_name(place.worker)}")
    if place.cubes:
        parts.append(f"c:{place.cubes}")
    if place.chosen:
        parts.append(pen.say("prompt-chosen"))
    if not place.live:
        parts.append("x")
    return " ".join(part for part in parts if part)


def _card(pen: Pen, card: str) -> str:
    return pen.own("card", card)


def _effect(pen: Pen, card: str) -> str:
    """What a building does for a worker, and for its owner when another player's worker uses it."""
    owner = pen.effect("card", card, "owner")
    return pen.effect("card", card, "worker") + (f" {pen.say('prompt-sign-house')}:{owner}" if owner else "")


def _offer(pen: Pen, card: str) -> str:
    """A card that could be built: Market 1W+1□→2P"""
    entry = pen.entry("card", card)
    parts = [_card(pen, card)]
    if "cost" in entry:
        points = pen.amounts({"points": entry["points"]})
        parts.append(f"{pen.amounts(entry['cost'])}→{points}")
    return " ".join(parts)


def pieces(pen: Pen) -> Iterator[str]:
    """All cards with what they cost and do."""
    for entry in pen.game.components.entries("card"):
        income = pen.say("magna_carta-short-income", count=entry["income"]) if "income" in entry else ""
        yield f"{_offer(pen, entry['id'])}: {_effect(pen, entry['id']) or income or '-'}"


def _stock(pen: Pen, view: MagnaCartaView) -> str:
    """Tiles that are left, with what one is worth: Dungeon 7 (4P)"""
    left = [(entry, getattr(view.stock, entry["id"])) for entry in pen.game.components.entries("section")]
    words = [
        f"{pen.own('section', entry['id'])} {count} ({pen.amounts({'points': entry['points']})})"
        for entry, count in left
        if count
    ]
    return ", ".join(words) or "-"


def _sections(pen: Pen, sections: Any) -> str:
    counts = [(name, getattr(sections, name)) for name in fields_of(type(sections))]
    return ", ".join(f"{pen.own('section', name)} {count}" for name, count in counts if count) or "-"


def _player(pen: Pen, player: Player) -> Iterator[str]:
    parts = [
        f"{seat_name(player.seat)}: {player.points}{pen.say('short-points')}",
        f"{player.deniers}{pen.say('short-deniers')} ({pen.say('prompt-income')} {player.income})",
        pen.goods(player.goods),
        pen.say("prompt-workers", count=player.workers),
        pen.say("prompt-cards", hand=player.hand_size, pile=player.pile_size),
    ]
    if any(getattr(player.tiles, name) for name in fields_of(type(player.tiles))):
        parts.append(f"{pen.say('prompt-castle-tiles')} {_sections(pen, player.tiles)}")
    if player.batches:
        parts.append(pen.say("prompt-batches", count=player.batches))
    if player.prestige:
        parts.append(f"{pen.own('board', 'display')}: {pen.names('card', player.prestige)}")
    yield ", ".join(parts)
    if player.hand is not None:
        cards = [f"{_offer(pen, card)}: {_effect(pen, card)}".rstrip(": ") for card in player.hand]
        yield f" {pen.say('prompt-hand')}: {'; '.join(cards) or '-'}"
    if player.known:
        yield f" {pen.say('prompt-known')}: {pen.names('card', player.known)}"
    if player.discard:
        yield f" {pen.say('prompt-discard')}: {pen.names('card', player.discard)}"
