# compiled: mypyc
"""Royal favors (Gunst des Königs): choose a line, move its marker, use one effect of that line.

Favors are owed and taken one at a time; what an effect yields is added. A player uses each line once per phase, so
that favors beyond four are lost (rulings 7, 53, 54).
"""

from __future__ import annotations

from mypy_extensions import i64

from baumeister.engine.bits import bit, has
from baumeister.engine.vecs import vec
from baumeister.games.caylus.rules import actions as a
from baumeister.games.caylus.rules import components as c
from baumeister.games.caylus.rules.effects import is_usable, offer_effect
from baumeister.games.caylus.rules.position import Position


def next_of_favor(s: Position) -> None:
    """Ask for a line; without an unused line all remaining favors are lost."""
    if s.used_lines[s.favor_seat] == c.ALL_LINES:
        s.tell(a.FAVORS_LOST, s.favor_seat, s.favors)
        s.favors = 0
        s.favor_seat = -1
    else:
        s.ask(s.favor_seat, a.ASK_LINE)


def is_line_used(s: Position, seat: i64, line: i64) -> bool:
    return has(s.used_lines[seat], line)


def open_columns(s: Position) -> i64:
    """2 from the start, 4 after the dungeon has been scored, 5 after the walls."""
    return s.figures.open_columns[s.scored]


def choose_line(s: Position, seat: i64, line: i64) -> None:
    """The marker moves if it can (rulings 8, 34); then one effect up to the marker's column may be used."""
    s.favors -= 1
    s.used_lines[seat] |= bit(line)
    s.line = line
    at = seat * c.LINES + line
    former = s.level[at]
    if s.level[at] < open_columns(s) and s.level[at] < c.COLUMNS:
        s.level[at] += 1
    s.tell(a.FAVOR_USED, seat, line, s.level[at], former)
    for column in range(1, s.level[at] + 1):
        if can_use_column(s, seat, line, column):
            s.ask(seat, a.ASK_COLUMN)
            return


def column_effect(s: Position, line: i64, column: i64) -> i64:
    return s.figures.favor_effect[line * (c.COLUMNS + 1) + column]


def can_use_column(s: Position, seat: i64, line: i64, column: i64) -> bool:
    return is_usable(s, seat, column_effect(s, line, column))


def use_column(s: Position, seat: i64, column: i64) -> None:
    """The effect is chosen and has to be completed."""
    offer_effect(s, seat, column_effect(s, s.line, column), 1)


def fill_lines(s: Position, seat: i64, buffer: vec[i64]) -> i64:
    """A line must be chosen, even one whose marker cannot move (ruling 8)."""
    count: i64 = 0
    for line in range(c.LINES):
        if not is_line_used(s, seat, line):
            buffer[count] = a.LINE + line
            count += 1
    return count


def fill_columns(s: Position, seat: i64, buffer: vec[i64], count: i64) -> i64:
    for column in range(1, s.level[seat * c.LINES + s.line] + 1):
        if can_use_column(s, seat, s.line, column):
            buffer[count] = a.COLUMN + column - 1
            count += 1
    return count


def column_in_use(s: Position) -> int:
    """Which column of the line the favor uses: each has its own effect."""
    for column in range(1, c.COLUMNS + 1):
        if column_effect(s, s.line, column) == s.effect:
            return column
    raise AssertionError("a favor uses one of the columns")
