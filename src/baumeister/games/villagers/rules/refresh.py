# compiled: mypyc
"""Row refresh (Auslage aktualisieren), between draft and build phase of every round, the last included."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit
from baumeister.engine.vecs import vec
from baumeister.games.villagers.rules import actions as a
from baumeister.games.villagers.rules import components as c
from baumeister.games.villagers.rules.cards import leftmost_stack
from baumeister.games.villagers.rules.drafting import fill_gap
from baumeister.games.villagers.rules.position import REFRESH, Position


def begin_refresh(s: Position) -> None:
    s.phase = REFRESH
    s.cursor = 0


def next_refresh(s: Position) -> bool:
    """Two players are asked for a coin each, in reverse turn order; then, as with more, the row is renewed."""
    if s.players == 2 and s.cursor < 2 and not row_is_empty(s):
        s.cursor += 1
        s.ask_in_new_turn((s.los + s.cursor) % 2, a.ASK_COIN)
        return True
    discard_row(s)
    fill_row(s)
    if s.players != 2:
        places: i64 = 0
        for place in range(c.ROW):
            if s.row[place] >= 0:
                lay_coin(s, place)
                places |= bit(place)
        s.tell(a.ROW_COINS, s.figures.refresh_coin, places)
    return False


def row_is_empty(s: Position) -> bool:
    for place in range(c.ROW):
        if s.row[place] >= 0:
            return False
    return True


def lay_coin(s: Position, place: i64) -> None:
    """From the bank, even when a player lays it."""
    s.row_coins[place] += s.figures.refresh_coin
    s.bank -= s.figures.refresh_coin


def lay_chosen_coin(s: Position, seat: i64, place: i64) -> None:
    lay_coin(s, place)
    s.tell(a.COIN_LAID, seat, s.row[place], place + 1, s.figures.refresh_coin)


def leaves_row(s: Position, place: i64) -> bool:
    """2 players: cards without coins leave. More players: cards with coins."""
    return (s.row_coins[place] > 0) == (s.players != 2)


def discard_row(s: Position) -> None:
    """The coins go to the bank (ruling 43)."""
    for place in range(c.ROW):
        if s.row[place] >= 0 and leaves_row(s, place):
            s.tell(a.ROW_DISCARDED, place + 1, s.row[place], s.row_coins[place])
            s.discard[s.row[place]] += 1
            s.discard_changes += 1
            s.row[place] = c.NOBODY
            s.bank += s.row_coins[place]
            s.row_coins[place] = 0


def fill_row(s: Position) -> None:
    """Gaps from left to right, each from the reserve or else from the stack that is leftmost by then (ruling 42)."""
    for place in range(c.ROW):
        if s.row[place] < 0:
            if s.pile_size[c.RESERVE] > 0:
                fill_gap(s, place, c.RESERVE)
            elif leftmost_stack(s) >= 0:
                fill_gap(s, place, leftmost_stack(s))


def fill_coin(s: Position, buffer: vec[i64]) -> i64:
    """Any card of the row, even one with coins, or none."""
    buffer[0] = a.DECLINE
    count: i64 = 1
    for place in range(c.ROW):
        if s.row[place] >= 0:
            buffer[count] = a.ROW + place
            count += 1
    return count
