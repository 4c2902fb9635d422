# compiled: mypyc
"""Phase 4, Stewardship (Verwaltung): residences, monuments, recruitment, provost, round marker; and the end."""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.goods import GOLD, GOODS
from baumeister.games.caylus1303.rules import actions as a
from baumeister.games.caylus1303.rules import components as c
from baumeister.games.caylus1303.rules.building import can_build_tile
from baumeister.games.caylus1303.rules.planning import begin_planning
from baumeister.games.caylus1303.rules.position import (
    OVER,
    STEWARDSHIP,
    Position,
    gain_goods,
    gain_points,
    take_workers,
)


def begin_stewardship(s: Position) -> None:
    s.phase = STEWARDSHIP
    s.cursor = c.FIRST_YELLOW - 1
    turn_residences(s)


def turn_residences(s: Position) -> None:
    """Step 1: every yellow tile with a house is turned to its residence side."""
    for space in range(c.FIRST_YELLOW, c.LAST_YELLOW + 1):
        if s.owner[space] >= 0 and s.figures.kind[s.tile[space]] == c.KIND_START:
            s.tile[space] = c.RESIDENCE
            s.road_changes += 1
            s.tell(a.RESIDENCE_TURNED, s.owner[space], space)


def next_stewardship(s: Position) -> None:
    """Step 2: residences strictly by road position, each asked once a round (rulings 26, 73); then the rest."""
    while s.cursor < c.LAST_YELLOW:
        s.cursor += 1
        if s.tile[s.cursor] == c.RESIDENCE and can_build_monument(s, s.owner[s.cursor]):
            s.ask_in_new_turn(s.owner[s.cursor], a.ASK_MONUMENT)
            return
    recruit(s)
    reset_provost(s)
    end_round(s)


def can_build_monument(s: Position, seat: i64) -> bool:
    """By the letter nobody builds without a house left, though a monument takes none: the residence's own house keeps
    marking it (ruling 34). An option of the table allows it."""
    if s.houses[seat] == 0 and s.monument_without_house == 0:
        return False
    for tile in range(c.MONUMENT_FIRST, c.RESIDENCE):
        if can_build_tile(s, seat, tile, -1):
            return True
    return False


def recruit(s: Position) -> None:
    """Step 3: base workers, then what residences, monuments and the Day Laborer bring."""
    for seat in range(s.players):
        workers = s.figures.recruit_base[s.players]
        if s.holder[c.DAY_LABORER] == seat:
            workers += s.figures.day_laborer_workers
        for space in range(c.FIRST_YELLOW, c.LAST_YELLOW + 1):
            if s.owner[space] == seat:
                at = s.tile[space] * c.RESOURCES
                workers += s.figures.recruit[at + c.WORKERS]
                for good in range(GOODS):
                    if s.figures.recruit[at + good] > 0:
                        s.cursor = space  # so that the event says which monument it is
                        s.busy = 1
                        gain_goods(s, seat, good, s.figures.recruit[at + good])
                        s.busy = 0
        s.tell(a.RECRUITED, seat, take_workers(s, seat, workers))
    s.cursor = c.LAST_YELLOW


def reset_provost(s: Position) -> None:
    """Step 4: directly before the last building of the unbroken row from space 6 on.

    The tile on the grey space does not count while there are empty spaces in front of it."""
    last: i64 = c.FIRST_YELLOW
    while last < c.SPACES and s.tile[last + 1] != c.NO_TILE:
        last += 1
    former = s.provost
    s.provost = last - 1
    s.tell(a.PROVOST_RESET, s.provost, former)


def end_round(s: Position) -> None:
    """Step 5: the round marker moves on, the pass markers leave the bridge; after the last round the game ends."""
    for i in range(s.bridge_count):
        s.tell(a.MARKER_BACK, s.bridge[i], i + 1)
        s.bridge[i] = -1
    for seat in range(s.players):
        s.delivered[seat] = 0
    s.bridge_count = 0
    s.second_space = 0
    s.second_seat = -1
    s.goldsmith_used = 0
    if s.round == s.figures.rounds:
        end_game(s)
    else:
        s.round += 1
        begin_planning(s)


def end_game(s: Position) -> None:
    """2 points for each gold left; other goods, workers and houses bring nothing."""
    for seat in range(s.players):
        gold = s.goods[seat * GOODS + GOLD]
        if gold > 0:
            s.tell(a.GOLD_SCORED, seat, gold)
            gain_points(s, seat, gold * s.figures.gold_points)
    s.phase = OVER
    s.seat = -1
    s.tell(a.GAME_ENDED, s.players)
