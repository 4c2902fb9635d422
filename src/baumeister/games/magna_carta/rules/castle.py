# compiled: mypyc
"""Phase 5, the castle (Das Schloss): in passing order every player offers batches of food, wood and stone."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.games.magna_carta.rules import actions as a
from baumeister.games.magna_carta.rules import components as c
from baumeister.games.magna_carta.rules.payment import begin_payment, can_pay, continue_payment
from baumeister.games.magna_carta.rules.position import CASTLE, Position, gain_goods, take_tiles, tiles_left


def begin_castle(s: Position) -> None:
    s.phase = CASTLE
    s.cursor = 0


def next_offer(s: Position) -> bool:
    """Every player once; those who can offer nothing are not asked (ruling 41). False when the phase is over."""
    while s.cursor < s.players:
        seat = s.bridge[s.cursor]
        s.cursor += 1
        if can_offer(s, seat, 1):
            s.ask_in_new_turn(seat, a.ASK_OFFER)
            return True
    end_castle(s)
    return False


def can_offer(s: Position, seat: i64, batches: i64) -> bool:
    """Not more than there are tiles; gold stands for what is missing (ruling 39)."""
    return batches <= tiles_left(s) and can_pay(s, seat, s.figures.batch, 0, batches)


def offer(s: Position, seat: i64, batches: i64) -> None:
    """One decision for the phase; the tiles come when all is paid."""
    if batches == 0:
        s.tell(a.DECLINED, seat)
        return
    s.offered[seat] = batches
    s.tell(a.OFFERED, seat, batches)
    begin_payment(s, s.figures.batch, 0, batches)
    if continue_payment(s, seat):
        finish_offer(s, seat)


def finish_offer(s: Position, seat: i64) -> None:
    take_tiles(s, seat, s.offered[seat])


def end_castle(s: Position) -> None:
    """Gold for the most batches, on a tie for the first to offer; without any batch two tiles leave the game."""
    s.cursor = 0
    best: i64 = -1
    for i in range(s.players):
        seat = s.bridge[i]
        if s.offered[seat] > 0 and (best < 0 or s.offered[seat] > s.offered[best]):
            best = seat
    if best >= 0:
        s.tell(a.MOST_BATCHES, best, s.offered[best])
        gain_goods(s, best, c.GOLD, s.figures.gold_for_most)
    else:
        take_tiles(s, -1, s.figures.removed_without_batch)
