# compiled: mypyc
"""The first characters (Spielaufbau): every player picks one of those that were drawn, before the first round."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules.favor import take_character
from baumeister.games.caylus1303.rules.position import Position


def next_drafter(s: Position) -> bool:
    """Characters are picked from the last player counter-clockwise, so that the start player picks last."""
    if s.cursor == s.players:
        return False
    s.cursor += 1
    s.ask_in_new_turn((s.start_seat + s.players - s.cursor) % s.players, a.ASK_DRAFT)
    return True


def pick_character(s: Position, seat: i64, character: i64) -> None:
    """As with a favor, but without one: the remaining characters stay on the board."""
    take_character(s, seat, character)
