"""Magna Carta: points are never moved here, they are what lies before a player at the end."""

from __future__ import annotations

from collections.abc import Iterator

from baumeister.games.magna_carta.shapes import MagnaCartaView, Place
from baumeister.tables.scoring import Played, ScoreLine
from baumeister.texts.effects import text_id


def lines_of(played: Played) -> Iterator[ScoreLine]:
    view: MagnaCartaView = played.view
    player = view.players[played.seat]
    scoring = played.components.tables["scoring"]
    cards = {entry["id"]: entry.get("points", 0) for entry in played.components.entries("card")}
    for entry in played.components.entries("section"):
        tiles = getattr(player.tiles, entry["id"])
        yield ScoreLine("castle", tiles * entry["points"], text_id("magna_carta", "section", entry["id"]), tiles)
    own = [place for place in view.road if place.owner == played.seat]
    for place in own:
        card = shown_card(place)
        yield ScoreLine(
            "prestige" if place.prestige else "buildings", cards[card], text_id("magna_carta", "card", card)
        )
    for card in player.prestige:
        yield ScoreLine("prestige", cards[card], text_id("magna_carta", "card", card))
    goods = player.goods
    cubes = goods.food + goods.wood + goods.stone
    yield ScoreLine("gold", goods.gold * scoring["gold"], count=goods.gold)
    yield ScoreLine("cubes", cubes // scoring["cubes_per_point"], count=cubes)
    yield ScoreLine("deniers", player.deniers // scoring["deniers_per_point"], count=player.deniers)


def shown_card(place: Place) -> str:
    """What is to be seen: the building, the residence it was turned into, or what covers that."""
    if place.side == "building":
        return place.card
    return place.prestige or "residence"
