# compiled: mypyc
"""What a seat may know of a position, as one row of small whole numbers of fixed length, each with a name.

Unlike features.py (made for the bots' nets, which look at imagined states and therefore at everything) a row holds what
the view of the seat holds, and nothing else. Rows are sparse: a `Sheet` remembers which columns are set, so clearing a
row costs no more than filling it did, and whoever multiplies by weights can look at those columns alone.

A row is written in three parts, because most of its cost is clearing and listing columns that come back as they were:

1. *kept* (`keep...`): what seldom changes and looks the same to every seat, such as the road. As long as these columns
   are listed as they were in the row before, they are only compared, not written.
2. `clear`, and then what changes: one-hots are listed (`list...`) and marked together (`mark`), numbers are `put`.
   Lists are written without branches, every entry over the last if that was none: whether somebody's worker stands on a
   space cannot be foreseen by a processor that plays hundreds of games in turns.
3. `dense`: numbers of all seats that are written in every row, zeros too, so that nobody has to clear them.

The hot loops of the observers write into the arrays of the sheet themselves, taken out of their objects once: a call
for every column costs twice as much.
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
#: Sets are read by so many bits at once.
CHUNK: Final = 256
CHUNK_BITS: Final = 8


@final
class Sheet:
    """Rows of observations, one for each game of a batch; numpy looks at the same memory."""

    def __init__(self, rows: i64, columns: i64, seats: i64) -> None:
        self.columns: i64 = columns
        self.seats: i64 = seats  # columns of a one-hot that says who
        self.values: vec[i16] = vec[i16]([0] * (rows * columns))
        # row by row, the columns that are not zero, and how many there are
        self.set: vec[i16] = vec[i16]([0] * (rows * MOST_SET))
        self.set_count: vec[i64] = vec[i64]([0] * rows)
        # at the same places the numbers that are kept: compared here, their columns need not be fetched
        self.kept: vec[i16] = vec[i16]([0] * (rows * MOST_SET))
        # row by row, how many of them are listed before the dense part, and for how many players that was written
        self.sparse_count: vec[i64] = vec[i64]([0] * rows)
        self.players_of: vec[i64] = vec[i64]([0] * rows)
        # row by row, a number in which an observer may keep what it wants to know of the row before
        self.notes: vec[i64] = vec[i64]([0] * rows)
        self.lowest: vec[i64] = vec[i64]([lowest_bit(number) for number in range(CHUNK)])
        # the row being written: whose it is, where it begins in `values` and in `set`, the next free place in `set`
        self.row: i64 = 0
        self.players: i64 = 0
        self.seat: i64 = 0
        self.base: i64 = 0
        self.first: i64 = 0
        self.at: i64 = 0
        self.unmarked: i64 = 0  # from here on up to `at` one-hots are listed that are still to be marked
        self.dense_at: i64 = 0
        # up to where `set` still lists what the row held before (`first`: nothing more), and what of it must be cleared
        self.old_end: i64 = 0
        self.clear_end: i64 = 0

    def begin(self, row: i64, players: i64, seat: i64) -> None:
        """Write what a seat may know into a row from now on."""
        first: i64 = row * MOST_SET
        self.row = row
        self.players = players
        self.seat = seat
        self.base = row * self.columns
        self.first = first
        self.at = first
        self.dense_at = -1
        self.old_end = first + self.set_count[row]
        self.clear_end = self.old_end
        if self.players_of[row] == players:
            self.clear_end = first + self.sparse_count[row]

    def end(self) -> None:
        """The row is complete."""
        row = self.row
        count: i64 = self.at - self.first
        if count > MOST_SET:
            raise OverflowError(f"{count} columns are set: more than a row has places for")
        self.set_count[row] = count
        self.sparse_count[row] = count if self.dense_at < 0 else self.dense_at - self.first
        self.players_of[row] = self.players

    # ---- what is kept from the row before if it is the same

    def clear(self) -> None:
        """Clear what the row held before and has not been kept."""
        if self.old_end == self.first:
            return
        base = self.base
        values = self.values
        columns = self.set
        for i in range(self.at, self.clear_end):
            values[base + i64(columns[i])] = 0
        self.old_end = self.first

    def keep(self, column: i64, value: i64) -> None:
        """A number that seldom changes."""
        if value == 0:
            return
        n = self.at
        if n < self.old_end and i64(self.set[n]) == column and i64(self.kept[n]) == value:
            self.at = n + 1
            return
        self.clear()
        self.kept[n] = i16(value)
        self.put(column, value)

    def keep_kinds(self, first: i64, kinds: i64, row: vec[i64], start: i64, end: i64) -> i64:
        """One-hots of what lies on the places of a row (-1: nothing), each with a column for every kind. Returns the
        place after the last one that is not empty."""
        columns = self.set
        n: i64 = self.at
        column: i64 = first
        last: i64 = start
        for place in range(start, end):
            kind = row[place]
            if kind >= 0:
                last = place + 1
                if n < self.old_end and i64(columns[n]) == column + kind:
                    n += 1
                else:
                    self.at = n
                    self.clear()
                    self.values[self.base + column + kind] = 1
                    columns[n] = i16(column + kind)
                    n += 1
            column += kinds
        self.at = n
        return last

    def keep_numbers(self, first: i64, row: vec[i64], start: i64, end: i64) -> None:
        """Numbers as they stand in a row, most of them zero."""
        columns = self.set
        kept = self.kept
        n: i64 = self.at
        for place in range(start, end):
            number = row[place]
            if number != 0:
                column: i64 = first + place - start
                if n < self.old_end and i64(columns[n]) == column and i64(kept[n]) == number:
                    n += 1
                else:
                    self.at = n
                    self.clear()
                    kept[n] = i16(number)
                    self.values[self.base + column] = i16(number)
                    columns[n] = i16(column)
                    n += 1
        self.at = n

    def keep_all(self, first: i64, row: vec[i64]) -> None:
        """`keep_numbers` for a whole row, which is twice as quick to go through."""
        columns = self.set
        kept = self.kept
        n: i64 = self.at
        column: i64 = first
        for number in row:
            if number != 0:
                if n < self.old_end and i64(columns[n]) == column and i64(kept[n]) == number:
                    n += 1
                else:
                    self.at = n
                    self.clear()
                    kept[n] = i16(number)
                    self.values[self.base + column] = i16(number)
                    columns[n] = i16(column)
                    n += 1
            column += 1
        self.at = n

    def keep_bits(self, first: i64, bits: i64) -> None:
        """One-hots for the members of a set."""
        columns = self.set
        lowest = self.lowest
        n: i64 = self.at
        column: i64 = first
        rest: i64 = bits
        while rest != 0:
            if rest & (CHUNK - 1) == 0:
                rest >>= CHUNK_BITS
                column += CHUNK_BITS
                continue
            skipped = lowest[rest & (CHUNK - 1)]
            column += skipped
            if n < self.old_end and i64(columns[n]) == column:
                n += 1
            else:
                self.at = n
                self.clear()
                self.values[self.base + column] = 1
                columns[n] = i16(column)
                n += 1
            rest >>= skipped + 1
            column += 1
        self.at = n

    # ---- what changes

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

    def mark(self) -> None:
        """All columns that were listed from the head on are ones."""
        values = self.values
        columns = self.set
        base = self.base
        for i in range(self.unmarked, self.at):
            values[base + i64(columns[i])] = 1

    def list_head(self, state: State, mover: i64, phase: i64) -> None:
        """What is asked (from column 0 on) and in which phase, and who is asked. The first of a row's one-hots."""
        columns = self.set
        n: i64 = self.at
        self.unmarked = n
        columns[n] = i16(state.pending)
        columns[n + 1] = i16(phase + state.phase)
        self.at = n + 2
        self.list_seat(mover, state.seat)

    def list_seat(self, first: i64, who: i64) -> None:
        """A one-hot that says who; -1: nobody."""
        place: i64 = who - self.seat
        if place < 0:
            place += self.players
        self.set[self.at] = i16(first + place)
        self.at += i64(who >= 0)

    def list_seats(self, first: i64, row: vec[i64], start: i64, end: i64) -> None:
        """A one-hot for every place of a row that says who is there; -1: nobody."""
        columns = self.set
        seat: i64 = self.seat
        players: i64 = self.players
        seats: i64 = self.seats
        n: i64 = self.at
        column: i64 = first - seat
        for place in range(start, end):
            who = row[place]
            at: i64 = column + who
            columns[n] = i16(at if who >= seat else at + players)
            n += i64(who >= 0)
            column += seats
        self.at = n

    def list_bits(self, first: i64, bits: i64) -> None:
        """One-hots for the members of a set."""
        columns = self.set
        lowest = self.lowest
        n: i64 = self.at
        column: i64 = first
        rest: i64 = bits
        while rest != 0:
            if rest & (CHUNK - 1) == 0:
                rest >>= CHUNK_BITS
                column += CHUNK_BITS
                continue
            skipped = lowest[rest & (CHUNK - 1)]
            column += skipped
            columns[n] = i16(column)
            n += 1
            rest >>= skipped + 1
            column += 1
        self.at = n

    # ---- what is written in every row

    def dense(self) -> None:
        """From here on every column is written in every row for this number of players."""
        self.dense_at = self.at


def lowest_bit(number: int) -> int:
    """The place of the lowest bit of a number; 0 for none."""
    return (number & -number).bit_length() - 1 if number else 0


class Observer:
    """Fills rows of one game. A plain base class, like State. `seats`: the most that can play."""

    def __init__(self, count: i64, seats: i64) -> None:
        self.count: i64 = count
        self.seats: i64 = seats

    def make_sheet(self, rows: i64) -> Sheet:
        return Sheet(rows, self.count, self.seats)

    def fill(self, state: State, seat: i64, sheet: Sheet) -> None:
        """What `seat` may know, between `begin` and `end` of a row. Seats are counted from the one who looks."""
        raise NotImplementedError

    def look(self, state: State, seat: i64, sheet: Sheet, row: i64) -> None:
        """Write a row anew."""
        sheet.begin(row, state.players, seat)
        self.fill(state, seat, sheet)
        sheet.end()

    def groups(self, catalogue: Catalogue) -> list[Group]:
        """All columns in the order of the row; pieces, decisions and phases by their names in the catalogue."""
        raise NotImplementedError


def head_groups(catalogue: Catalogue, seats: int) -> list[Group]:
    """The columns every row begins with (`Sheet.list_head`)."""
    kinds = len(catalogue.decisions)
    return [
        Group(0, [f"decision/{kind.name}" for kind in catalogue.decisions], "what is asked; none: it is over"),
        Group(kinds, [f"mover/{who}" for who in SEATS[:seats]], "who is asked"),
        Group(kinds + seats, [f"phase/{phase}" for phase in catalogue.phases], "phase of the round"),
    ]


def players_group(first: int, seats: int) -> Group:
    return Group(first, [f"players/{number}" for number in range(2, seats + 1)], "how many play")
