# compiled: mypyc
"""Set-up (Vorbereitung): neutral tiles, supply, turn order, workers, goods and money."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.goods import GOODS
from baumeister.engine.vecs import vec
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.flow import advance
from baumeister.games.caylus.rules.income import begin_round
from baumeister.games.caylus.rules.position import Position


def set_up(s: Position, players: i64) -> None:
    """Lay out a new table; options and chance key are already in the position."""
    s.players = players
    s.provost = s.figures.provost_start
    s.bailiff = s.figures.bailiff_start
    for tile in range(c.FIXED_FIRST, c.NEUTRAL_FIRST):
        s.tile[s.figures.space[tile]] = tile
    lay_neutral_tiles(s)
    for tile in range(c.WOOD_FIRST, c.TILES):
        # Residences are unlimited (ruling 1), so nobody counts them.
        if tile != c.RESIDENCE and (tile != c.JEWELER or s.jeweler != 0):
            s.supply[tile] = s.figures.copies[tile]
    draw_turn_order(s)
    for place in range(players):
        seat = s.order[place]
        s.workers[seat] = s.figures.workers_each
        s.deniers[seat] = s.figures.start_deniers[players * c.MOST_PLAYERS + place]
        for good in range(GOODS):
            s.goods[seat * GOODS + good] = s.figures.start_goods[good]
    s.revealed = 0  # what set-up drew lies open before the first decision
    begin_round(s)
    advance(s)


def lay_neutral_tiles(s: Position) -> None:
    """One on each of the neutral spaces (1 to 6), in random order."""
    tiles: vec[i64] = vec[i64]([0] * c.NEUTRAL_SPACES)
    for i in range(c.NEUTRAL_SPACES):
        tiles[i] = c.NEUTRAL_FIRST + i
    s.shuffle(tiles, c.NEUTRAL_SPACES)
    laid: i64 = 0
    for space in range(1, c.SPACES + 1):
        if s.figures.space_kind[space] == c.SPACE_NEUTRAL:
            s.tile[space] = tiles[laid]
            laid += 1


def draw_turn_order(s: Position) -> None:
    for seat in range(s.players):
        s.order[seat] = seat
    s.shuffle(s.order, s.players)
