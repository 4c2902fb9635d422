# compiled: mypyc
"""Phase 1, Income (Einkommen), and the beginning of a round."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules.position import ACTIONS, INCOME, Position, gain_deniers


def begin_round(s: Position) -> None:
    """Everybody's income, then the actions from the start player on."""
    s.round += 1
    s.phase = INCOME
    s.tell(a.ROUND_BEGUN, s.round, s.start_seat)
    for i in range(s.players):
        seat: i64 = (s.start_seat + i) % s.players
        gain_deniers(s, seat, income_of(s, seat))
    s.phase = ACTIONS


def income_of(s: Position, seat: i64) -> i64:
    """2 deniers, 1 for each of the player's uncovered residences, 1 for the Hotel: whatever is visible on the player's
    places.

    (In the beginner game there are no residences, and no prestige card in play brings an income.)"""
    income = s.figures.base_income
    for place in range(1, s.length + 1):
        if s.owner[place] == seat:
            income += s.figures.income[s.top[place]]
    return income
