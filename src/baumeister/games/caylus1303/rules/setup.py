# compiled: mypyc
"""Set-up (Spielaufbau): road, site, supplies, workers, goods and the characters in play."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit, has
from baumeister.engine.goods import GOODS
from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.flow import advance
from baumeister.games.caylus1303.rules.position import Position


def set_up(s: Position, players: i64) -> None:
    """Lay out a new table; options and chance key are already in the position."""
    s.players = players
    s.round = 1
    s.provost = s.figures.start_gap
    for space in range(1, c.BRIDGE + 1):
        s.tile[space] = c.PRINTED_FIRST + space - 1
    for tile in range(c.MONUMENT_FIRST, c.RESIDENCE):
        s.supply |= bit(tile)
    if s.first_game != 0:
        lay_first_game(s)
    else:
        lay_start_tiles(s)
        lay_wood_tiles(s)
        lay_stone_tiles(s)
    for seat in range(players):
        s.workers[seat] = s.figures.start_workers[players]
        s.camp[seat] = s.figures.workers_each - s.workers[seat]
        s.houses[seat] = s.figures.houses_each
        for good in range(GOODS):
            s.goods[seat * GOODS + good] = s.figures.start_goods[good]
    s.start_seat = s.draw(players)
    choose_characters(s)
    s.revealed = 0  # what set-up drew lies open before the first decision
    advance(s)


def lay_start_tiles(s: Position) -> None:
    """One start tile to site slot 1, the other eight to the yellow spaces."""
    tiles: vec[i64] = vec[i64]([0] * 9)
    count: i64 = 0
    for tile in range(c.START_FIRST, c.WOOD_FIRST):
        for _copy in range(s.figures.copies[tile]):
            tiles[count] = tile
            count += 1
    s.shuffle(tiles, count)
    s.site_tile[0] = tiles[0]
    for i in range(1, count):
        s.tile[c.FIRST_YELLOW + i - 1] = tiles[i]


def lay_wood_tiles(s: Position) -> None:
    """Site slot 2, then the brown space: a Stonemason drawn there is replaced by one of the seven left (ruling 36)."""
    tiles = shuffled_row(s, c.WOOD_FIRST, c.STONE_FIRST)
    s.site_tile[1] = tiles[0]
    if has(s.figures.never_on_brown, tiles[1]):
        kept = tiles[1]
        other: i64 = 2 + s.draw(len(tiles) - 2)
        tiles[1] = tiles[other]
        tiles[other] = kept
    s.tile[s.figures.brown] = tiles[1]
    for i in range(2, len(tiles)):
        s.supply |= bit(tiles[i])


def lay_stone_tiles(s: Position) -> None:
    """Site slot 3 and the grey space; the other seven into the open supply."""
    tiles = shuffled_row(s, c.STONE_FIRST, c.MONUMENT_FIRST)
    s.site_tile[2] = tiles[0]
    s.tile[s.figures.grey] = tiles[1]
    for i in range(2, len(tiles)):
        s.supply |= bit(tiles[i])


def shuffled_row(s: Position, first: i64, end: i64) -> vec[i64]:
    tiles: vec[i64] = vec[i64]([0] * (end - first))
    for i in range(end - first):
        tiles[i] = first + i
    s.shuffle(tiles, end - first)
    return tiles


def lay_first_game(s: Position) -> None:
    """The recommended first game: a fixed layout (assumed figures: docs/rules/caylus1303.md 7.3)."""
    figures = s.figures
    for slot in range(c.SITE_SLOTS):
        s.site_tile[slot] = figures.first_site[slot]
    for i in range(c.YELLOW):
        s.tile[c.FIRST_YELLOW + i] = figures.first_yellow[i]
    s.tile[figures.brown] = figures.first_brown
    s.tile[figures.grey] = figures.first_grey
    for tile in range(c.WOOD_FIRST, c.MONUMENT_FIRST):
        on_site = tile == s.site_tile[1] or tile == s.site_tile[2]
        if not on_site and tile != figures.first_brown and tile != figures.first_grey:
            s.supply |= bit(tile)


def choose_characters(s: Position) -> None:
    """Players + 3 characters lie on the board and are picked from there; the others leave the game."""
    count = s.figures.characters_in_play[s.players]
    if s.first_game != 0:
        for i in range(count):
            s.holder[s.figures.first_characters[i]] = c.ON_BOARD
        return
    characters: vec[i64] = vec[i64]([0] * c.CHARACTERS)
    for i in range(c.CHARACTERS):
        characters[i] = i
    s.shuffle(characters, c.CHARACTERS)
    for i in range(count):
        s.holder[characters[i]] = c.ON_BOARD
