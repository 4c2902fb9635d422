# compiled: mypyc
"""Start of a round and phase 1, income (Einkommen)."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.placement import begin_placement
from baumeister.games.caylus.rules.position import INCOME, Position


def begin_round(s: Position) -> None:
    """With two players the turn order swaps from the second round on (ruling 63); then everybody has income."""
    s.round += 1
    s.phase = INCOME
    if s.players == 2 and s.round > 1:
        first = s.order[0]
        s.order[0] = s.order[1]
        s.order[1] = first
    s.tell(a.ROUND_BEGUN, s.round, s.order[0])
    if s.players == 2 and s.round > 1:
        s.tell(a.ORDER_SET, s.order[0], 1)
        s.tell(a.ORDER_SET, s.order[1], 2)
    collect_income(s)
    begin_placement(s)


def collect_income(s: Position) -> None:
    """2 deniers, and what the player's residences, library and hotel bring."""
    for seat in range(s.players):
        deniers = s.figures.base_income + income_of_buildings(s, seat)
        s.deniers[seat] += deniers
        s.tell(a.INCOME, seat, deniers)


def income_of_buildings(s: Position, seat: i64) -> i64:
    deniers: i64 = 0
    for space in range(1, c.SPACES + 1):
        if s.owner[space] == seat:
            deniers += s.figures.income[s.tile[space]]
    return deniers
