# compiled: mypyc
"""Phase 3, the Provost (Die Bewegung des Vogts): in passing order, a denier for each card he goes, up to three.

He stands on a card of the road and never leaves it; residences and covered residences are cards like any other (ruling
34).
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules.position import PROVOST, Position, pay_deniers


def begin_provost(s: Position) -> None:
    s.phase = PROVOST
    s.action_seat = -1
    s.cursor = 0


def next_mover(s: Position) -> bool:
    """Every player once; those who cannot pay a step, or could go nowhere, are not asked (ruling 41)."""
    if s.beginner != 0:
        return False
    while s.cursor < s.players:
        seat = s.bridge[s.cursor]
        s.cursor += 1
        if most_steps(s, seat) > 0 and s.length > 1:
            s.ask_in_new_turn(seat, a.ASK_PROVOST)
            return True
    return False


def most_steps(s: Position, seat: i64) -> i64:
    payable = s.deniers[seat] // s.figures.step_price
    return payable if payable < s.figures.most_steps else s.figures.most_steps


def can_stand(s: Position, place: i64) -> bool:
    return 1 <= place <= s.length


def move_provost(s: Position, seat: i64, steps: i64) -> None:
    if steps == 0:
        s.tell(a.DECLINED, seat)
        return
    count: i64 = steps if steps > 0 else -steps
    pay_deniers(s, seat, count * s.figures.step_price)
    s.provost += steps
    s.tell(a.PROVOST_MOVED, seat, s.provost, steps)


def advance_provost(s: Position) -> None:
    """Phase 6: two cards towards the end of the road, as far as it goes."""
    steps = s.length - s.provost
    if steps > s.figures.provost_advance:
        steps = s.figures.provost_advance
    if s.beginner == 0 and steps > 0:
        s.provost += steps
        s.tell(a.PROVOST_ADVANCED, s.provost, steps)
