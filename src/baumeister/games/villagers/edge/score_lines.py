"""Where the points of Villagers came from: the market days by card; the rest is what was taken and paid on the way."""

from __future__ import annotations

from collections.abc import Iterator

from baumeister.engine.score_lines import Played, ScoreLine, thing
from baumeister.games.villagers.rules.position import Position

SOURCES = {"market-gold": "gold-symbols", "silver": "silver", "coins-kept": "coins-kept"}


def lines_of(played: Played) -> Iterator[ScoreLine]:
    state: Position = played.state
    brought = 0
    for moment in played.moments:
        for event in moment.events:
            gold = sum(move.count for move in event.moves if move.to == f"players/{played.seat}/gold")
            if gold and event.name in SOURCES:
                brought += gold
                person = event.data.get("person")
                yield ScoreLine(SOURCES[event.name], gold, thing("villagers", "person", str(person)) if person else "")
    yield ScoreLine("gold-before", int(state.gold[played.seat]) - brought)
