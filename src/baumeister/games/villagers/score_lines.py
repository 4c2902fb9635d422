"""Villagers: what the market days brought by card; the rest is what was taken and paid on the way."""

from __future__ import annotations

from collections.abc import Iterator

from baumeister.games.villagers.shapes import VillagersView
from baumeister.tables.scoring import Played, ScoreLine
from baumeister.texts.effects import text_id

SOURCES = {"market-gold": "gold-symbols", "silver": "silver", "coins-kept": "coins-kept"}


def lines_of(played: Played) -> Iterator[ScoreLine]:
    view: VillagersView = played.view
    brought = 0
    for moment in played.moments:
        for event in moment.events:
            gold = sum(move.count for move in event.moves if move.to == f"players/{played.seat}/gold")
            if gold and event.name in SOURCES:
                brought += gold
                person = event.data.get("person")
                thing = text_id("villagers", "person", str(person)) if person else ""
                yield ScoreLine(SOURCES[event.name], gold, thing)
    yield ScoreLine("gold-before", view.players[played.seat].gold - brought)
