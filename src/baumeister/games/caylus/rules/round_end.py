# compiled: mypyc
"""Phase 7, end of the round (Ende der Spielrunde): bailiff, provost, scorings; and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from baumeister.engine.goods import BASIC_GOODS, GOLD, GOODS, count_from
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.castle import is_full
from baumeister.games.caylus.rules.income import begin_round
from baumeister.games.caylus.rules.position import OVER, ROUND_END, Position, begin_phase, give_favors, lose_points

# parts of the phase
CHECKING: Final = 0  # is a section due?
SCORING: Final = 1  # the cursor is the place in the turn order


def begin_round_end(s: Position) -> None:
    """The bailiff moves on, farther if the provost is ahead of him; then the provost joins him."""
    begin_phase(s, ROUND_END)
    steps = bailiff_steps(s)
    former = s.provost
    s.bailiff += steps
    s.provost = s.bailiff
    s.tell(a.BAILIFF_MOVED, s.bailiff, steps, former)


def bailiff_steps(s: Position) -> i64:
    return s.figures.bailiff_long if s.provost > s.bailiff else s.figures.bailiff_short


def next_round_end(s: Position) -> None:
    """One step: find out whether a section is due, score a player, or go on to the next round."""
    if s.part == SCORING:
        if s.cursor < s.players:
            seat = s.order[s.cursor]
            s.cursor += 1
            score_seat(s, seat, s.scored)
        else:
            # Only now do its columns open (caylus-favor-10), and the next section becomes the current one.
            s.tell(a.PART_CLOSED, s.scored, s.figures.open_columns[s.scored + 1])
            s.scored += 1
            s.part = CHECKING
            if s.scored == c.SECTIONS:
                end_game(s)
    elif is_due(s, s.scored):
        s.part = SCORING
        s.cursor = 0
        s.tell(a.PART_SCORED, s.scored)
    else:
        begin_round(s)


def is_due(s: Position, section: i64) -> bool:
    """The bailiff has reached or passed its space, or all its spaces are full."""
    return s.bailiff >= s.figures.scoring_space[section] or is_full(s, section)


def score_seat(s: Position, seat: i64, section: i64) -> None:
    """No house loses points, enough houses bring favors; only houses in this section count."""
    houses = s.houses[seat * c.SECTIONS + section]
    if houses == 0:
        lose_points(s, seat, s.figures.no_house_points[section])
        return
    favors = s.figures.scoring_favors[section * c.HOUSES_COUNTED + houses]
    if favors > 0:
        s.turn += 1
        give_favors(s, seat, favors)


def end_game(s: Position) -> None:
    """Points for gold, for all other goods together and for money, each rounded down."""
    for seat in range(s.players):
        own = seat * GOODS
        points = s.goods[own + GOLD] * s.figures.gold_points
        points += count_from(s.goods, own, 0, BASIC_GOODS) // s.figures.goods_per_point
        points += s.deniers[seat] // s.figures.deniers_per_point
        s.points[seat] += points
        s.tell(a.GOODS_SCORED, seat, points)
    s.phase = OVER
    s.seat = -1
    s.tell(a.GAME_ENDED)
