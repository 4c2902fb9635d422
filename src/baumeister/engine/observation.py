# compiled: mypyc
"""What a seat may know of a position, as one row of small whole numbers of fixed length, each with a name.

Unlike features.py (made for the bots' nets, which look at imagined states and therefore at everything) a row holds what
the view of the seat holds, and nothing else. Rows are sparse: a `Sheet` remembers which columns are set, so clearing a
row costs no more than filling it did, and whoever multiplies by weights can look at those columns alone.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from baumeister.engine.catalogue import Catalogue
from baumeister.engine.groups import Group
from baumeister.engine.state import State
from baumeister.engine.vecs import vec

#: No row has more columns set at once.
MOST_SET: Final = 1024
#: How the columns name the seats: counted from the one who looks, clockwise.
SEATS: Final = ("me", "next", "third", "fourth", "fifth")


@final
class Sheet:
    """Rows of observations, one for each game of a batch; numpy looks at the same memory."""

    def __init__(self, rows: i64, columns: i64) -> None:
        self.columns: i64 = columns
        self.values: vec[i16] = vec[i16]([0] * (rows * columns))
        # row by row, the columns that are not zero, and how many there are
        self.set: vec[i16] = vec[i16]([0] * (rows * MOST_SET))
        self.set_count: vec[i64] = vec[i64]([0] * rows)
        # the row being written: where it begins in `values` and in `set`, and the next free place in `set`
        self.row: i64 = 0
        self.base: i64 = 0
        self.first: i64 = 0
        self.at: i64 = 0

    def begin(self, row: i64) -> None:
        """Clear a row and write into it from now on."""
        base: i64 = row * self.columns
        first: i64 = row * MOST_SET
        values = self.values
        columns = self.set
        for i in range(first, first + self.set_count[row]):
            values[base + i64(columns[i])] = 0
        self.row = row
        self.base = base
        self.first = first
        self.at = first

    def mark(self) -> None:
        """Everything listed in `set` since `begin` is a one. One-hots are listed first and marked together, which costs
        half of `put`."""
        values = self.values
        columns = self.set
        base = self.base
        for i in range(self.first, self.at):
            values[base + i64(columns[i])] = 1

    def end(self) -> None:
        """The row is complete."""
        count: i64 = self.at - self.first
        if count > MOST_SET:
            raise OverflowError(f"{count} columns are set: more than a row has places for")
        self.set_count[self.row] = count

    def put(self, column: i64, value: i64) -> None:
        """Set a column that has not been set yet."""
        if value != 0:
            self.values[self.base + column] = i16(value)
            self.set[self.at] = i16(column)
            self.at += 1

    def add(self, column: i64, value: i64) -> None:
        """Add to a column that may have been set; never down to zero."""
        place: i64 = self.base + column
        old: i64 = i64(self.values[place])
        if old == 0:
            self.put(column, value)
        else:
            self.values[place] = i16(old + value)


class Observer:
    """Fills rows of one game. A plain base class, like State."""

    def __init__(self, count: i64) -> None:
        self.count: i64 = count

    def fill(self, state: State, seat: i64, sheet: Sheet) -> None:
        """What `seat` may know, between `begin` and `end` of a row. Seats are counted from the one who looks."""
        raise NotImplementedError

    def groups(self, catalogue: Catalogue) -> list[Group]:
        """All columns in the order of the row; pieces, decisions and phases by their names in the catalogue."""
        raise NotImplementedError
