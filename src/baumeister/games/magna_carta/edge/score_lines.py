"""Where the points of Magna Carta came from: none is ever moved here; all lie in front of a player at the end. So every
line asks the rules: it is the difference in score if the player did not have the thing.
"""

from __future__ import annotations

from collections.abc import Iterator

from baumeister.engine.bits import bit, has
from baumeister.engine.score_lines import Played, ScoreLine, thing
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.position import Position


def lines_of(played: Played) -> Iterator[ScoreLine]:
    state: Position = played.state
    seat = played.seat
    for section, entry in enumerate(state.figures.components.entries("section")):
        without, at = _copy(played), seat * c.SECTIONS + section
        without.tiles[at] = 0
        name = thing("magna_carta", "section", entry["id"])
        yield ScoreLine("castle", _lost(played, without), name, int(state.tiles[at]))
    for place in range(1, int(state.length) + 1):
        if state.owner[place] == seat:
            without = _copy(played)
            without.owner[place] = -1
            yield _card(played, without, int(state.top[place]))
    for index in range(c.PRESTIGES):
        if has(state.front[seat], index):
            without = _copy(played)
            without.front[seat] -= bit(index)
            yield _card(played, without, c.PRESTIGE_FIRST + index)
    yield _goods(played, "gold", (c.GOLD,))
    yield _goods(played, "cubes", (c.FOOD, c.WOOD, c.STONE))
    without = _copy(played)
    without.deniers[seat] = 0
    yield ScoreLine("deniers", _lost(played, without), count=int(state.deniers[seat]))


def _copy(played: Played) -> Position:
    copy: Position = played.state.clone()
    return copy


def _lost(played: Played, without: Position) -> int:
    return int(played.state.score(played.seat) - without.score(played.seat))


def _card(played: Played, without: Position, card: int) -> ScoreLine:
    """What is visible: the building, the residence it was turned into, or what covers that."""
    source = "prestige" if card >= c.PRESTIGE_FIRST and card != c.RESIDENCE else "buildings"
    name = thing("magna_carta", "card", without.figures.card_names[card])
    return ScoreLine(source, _lost(played, without), name)


def _goods(played: Played, source: str, goods: tuple[int, ...]) -> ScoreLine:
    """Goods that are counted together."""
    without = _copy(played)
    places = [played.seat * c.GOODS + good for good in goods]
    count = sum(int(without.goods[place]) for place in places)
    for place in places:
        without.goods[place] = 0
    return ScoreLine(source, _lost(played, without), count=count)
