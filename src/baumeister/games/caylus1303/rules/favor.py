# compiled: mypyc
"""Favor (Gunst): A, a character from another player; or B, a site tile's effect and then a character from the board.

A favor is finished before anything else goes on (ruling 64), and no favor can cause another one (ruling 66).
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.vecs import vec
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.effects import offer_effect
from baumeister.games.caylus1303.rules.position import FAVOR_GIVEN, NO_FAVOR, SITE_TILE_IN_USE, Position


def next_of_favor(s: Position) -> None:
    """Ask A or B; after B's effect offer a character from the board, if there is one."""
    if s.favor_stage == FAVOR_GIVEN:
        s.tell(a.FAVOR_RECEIVED, s.favor_seat)
        s.ask(s.favor_seat, a.ASK_FAVOR)
        return
    for character in range(c.CHARACTERS):
        if s.holder[character] == c.ON_BOARD:
            s.ask(s.favor_seat, a.ASK_CHARACTER)
            return
    end_favor(s)


def open_slots(s: Position) -> i64:
    """Site tiles open to a favor: one more in rounds 4 and 7; phase 4 still belongs to the old round (ruling 67)."""
    return s.figures.open_slots[s.round]


def use_site_tile(s: Position, seat: i64, slot: i64) -> None:
    """B: the start side of a site tile at its price, without a worker; an unusable one may be named (ruling 13)."""
    s.favor_stage = SITE_TILE_IN_USE
    tile = s.site_tile[slot]
    s.tell(a.SITE_TILE_USED, seat, slot + 1, tile)
    offer_effect(s, seat, s.figures.start_effect[tile])


def take_character(s: Position, seat: i64, character: i64) -> None:
    """From another player (A), from the board (B), or in the draft; the places on the board are not refilled."""
    s.tell(a.CHARACTER_TAKEN, seat, character, s.holder[character])
    s.holder[character] = seat


def end_favor(s: Position) -> None:
    s.favor_stage = NO_FAVOR
    s.favor_seat = -1


def fill_favor(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    """A: every character another player holds. B: every open site tile. One of them must be named."""
    count: i64 = 0
    for character in range(c.CHARACTERS):
        if s.holder[character] >= 0 and s.holder[character] != seat:
            buffer[count] = a.CHARACTER + character
            count += 1
    for slot in range(open_slots(s)):
        buffer[count] = a.SITE + slot
        count += 1
    return count


def fill_board_characters(s: Position, buffer: vec[i64], count: i64) -> i64:
    for character in range(c.CHARACTERS):
        if s.holder[character] == c.ON_BOARD:
            buffer[count] = a.CHARACTER + character
            count += 1
    return count


def site_slot_in_use(s: Position) -> int:
    """Which site tile the favor uses: every kind of tile has an effect of its own."""
    for slot in range(c.SITE_SLOTS):
        if s.figures.start_effect[s.site_tile[slot]] == s.effect:
            return slot
    raise AssertionError("a favor uses one of the site tiles")
