# compiled: mypyc
"""Moving the provost (rulebook: Den Vogt bewegen): Toll, Guilds Bridge, Bailiff.

He stands in a gap: gap g is directly after space g. Only existing steps can be made and paid (ruling 19), all in one
direction (ruling 20).
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.position import Position, send_workers


def most_steps(s: Position) -> i64:
    """How far the seat that is asked may move him."""
    if s.pending == a.ASK_TOLL:
        return s.figures.effects.verbs[s.option * c.VERBS + c.PROVOST_STEPS]
    if s.pending == a.ASK_BAILIFF:
        return s.figures.bailiff_steps
    payable = s.workers[s.seat] // s.figures.bridge_workers_per_step
    return payable if payable < s.figures.bridge_steps else s.figures.bridge_steps


def can_stand(s: Position, gap: i64) -> bool:
    return s.figures.lowest_gap <= gap <= s.figures.highest_gap


def move_provost(s: Position, steps: i64) -> None:
    """Carry out the move the asked seat has chosen; on the bridge every step costs a worker from stock."""
    if steps == 0:
        s.tell(a.DECLINED, s.seat)
        return
    if s.pending == a.ASK_BRIDGE:
        count: i64 = steps if steps > 0 else -steps
        send_workers(s, s.seat, count * s.figures.bridge_workers_per_step)
    s.provost += steps
    s.tell(a.PROVOST_MOVED, s.seat, s.provost, steps)
