# compiled: mypyc
"""Phase 6, the end of a round (Ende einer Runde), the end of the game and the scoring (Ende des Spiels)."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import has
from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.income import begin_round
from baumeister.games.magna_carta.rules.position import OVER, ROUND_END, Position, tiles_left
from baumeister.games.magna_carta.rules.provost import advance_provost


def end_round(s: Position) -> None:
    """Provost, start player card, bridge; after a round that emptied the castle's stock the game is over."""
    s.phase = ROUND_END
    advance_provost(s)
    former = s.start_seat
    s.start_seat = (former + 1) % s.players
    s.tell(a.START_PLAYER, s.start_seat, former)
    clear_bridge(s)
    if tiles_left(s) == 0:
        s.phase = OVER
        s.seat = -1
        s.tell(a.GAME_ENDED)
    else:
        begin_round(s)


def clear_bridge(s: Position) -> None:
    """The pass markers come back to their players, and this round's batches are forgotten."""
    for i in range(c.MOST_PLAYERS):
        if s.bridge[i] >= 0:
            s.tell(a.MARKER_BACK, s.bridge[i], i + 1)
        s.bridge[i] = -1
        s.offered[i] = 0
    s.bridge_count = 0
    s.passed = 0


def points_of(s: Position, seat: i64) -> i64:
    """Tiles, visible cards, gold, other cubes and deniers by three; cards not built and cubes on cards: nothing."""
    figures = s.figures
    points: i64 = 0
    for section in range(c.SECTIONS):
        points += s.tiles[seat * c.SECTIONS + section] * figures.section_points[section]
    for place in range(1, s.length + 1):
        if s.owner[place] == seat:
            points += figures.points[s.top[place]]
    if s.front[seat] != 0:
        for index in range(c.PRESTIGES):
            if has(s.front[seat], index):
                points += figures.points[c.PRESTIGE_FIRST + index]
    own = seat * c.GOODS
    points += s.goods[own + c.GOLD] * figures.gold_points
    points += (s.goods[own + c.FOOD] + s.goods[own + c.WOOD] + s.goods[own + c.STONE]) // figures.cubes_per_point
    return points + s.deniers[seat] // figures.deniers_per_point
