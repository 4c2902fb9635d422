# compiled: mypyc
"""What a seat may know of a position, as one row of small whole numbers of fixed length, each with a name.

Unlike features.py (made for the bots' nets, which look at imagined states and therefore at everything) a row holds what
the view of the seat holds, and nothing else. A row is written in three parts, because most of its cost is setting
columns and clearing them again:

1. *kept* (`keep...`, up to `settle`): what seldom changes and looks the same to every seat, such as the road. As long
   as these columns are listed as they were in the row before, they are only compared, not written.
2. *listed*: the other one-hots (`list...`), marked together (`mark`), and numbers that are seldom there (`put`). What
   is listed is cleared before the next row. Lists are written without branches, every entry over the last if that was
   none: whether somebody's worker stands on a space cannot be foreseen by a processor that plays hundreds of games.
3. *numbers*: columns that every row writes (`write...`), zeros too, so that nobody has to list or clear them. The
   observer says which they are. Only who asks for the columns that are not zero has them listed (`list_numbers`).

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

#: No row has more columns set at once. No power of two: all rows would then compete for the same lines of a cache.
MOST_SET: Final = 1000
#: Numbers that an observer may keep of every row.
NOTES: Final = 8
#: How the columns name the seats: counted from the one who looks, clockwise.
SEATS: Final = ("me", "next", "third", "fourth", "fifth")
#: Sets are read by so many bits at once.
CHUNK: Final = 256
CHUNK_BITS: Final = 8


@final
class Sheet:
    """Rows of observations, one for each game of a batch; numpy looks at the same memory."""

    def __init__(self, rows: i64, columns: i64, seats: i64, numbers: list[int]) -> None:
        self.columns: i64 = columns
        self.seats: i64 = seats  # columns of a one-hot that says who
        self.values: vec[i16] = vec[i16]([0] * (rows * columns))
        # row by row, the columns that are not zero, and how many there are; complete after `list_numbers`
        self.set: vec[i16] = vec[i16]([0] * (rows * MOST_SET))
        self.set_count: vec[i64] = vec[i64]([0] * rows)
        # row by row, how many are listed without the numbers, how many of those are kept, and for how many players
        self.listed: vec[i64] = vec[i64]([0] * rows)
        self.kept: vec[i64] = vec[i64]([0] * rows)
        self.players_of: vec[i64] = vec[i64]([0] * rows)
        # row by row, numbers in which an observer may keep what it wants to know of the row before
        self.notes: vec[i64] = vec[i64]([0] * (rows * NOTES))
        self.numbers: vec[i64] = vec[i64](numbers)  # the columns that every row writes
        self.lowest: vec[i64] = vec[i64]([lowest_bit(number) for number in range(CHUNK)])
        # the row being written: whose it is, where it begins in `values` and in `set`, the next free place in `set`
        self.row: i64 = 0
        self.players: i64 = 0
        self.seat: i64 = 0
        self.base: i64 = 0
        self.first: i64 = 0
        self.at: i64 = 0
        self.unmarked: i64 = 0  # from here on up to `at` one-hots are listed that are still to be marked
        self.old_end: i64 = 0  # up to here `set` lists what the row before kept (`first`: nothing more)

    def clear(self, row: i64) -> None:
        """Clear what a row lists, but for what the next one may keep. Better long before that is written: meanwhile the
        memory it needs comes nearer."""
        values = self.values
        columns = self.set
        base: i64 = row * self.columns
        first: i64 = row * MOST_SET
        kept = self.kept[row]
        for i in range(first + kept, first + self.listed[row]):
            values[base + i64(columns[i])] = 0
        self.listed[row] = kept

    def begin(self, row: i64, players: i64, seat: i64) -> None:
        """Write what a seat may know into a row from now on."""
        if self.listed[row] != self.kept[row]:
            self.clear(row)
        first: i64 = row * MOST_SET
        self.row = row
        self.players = players
        self.seat = seat
        self.base = row * self.columns
        self.first = first
        self.at = first
        self.unmarked = first
        self.old_end = first + self.kept[row]
        if self.players_of[row] != players:
            self.players_of[row] = players
            for column in self.numbers:
                self.values[self.base + column] = 0

    def end(self) -> None:
        """The row is complete."""
        count: i64 = self.at - self.first
        if count > MOST_SET:
            raise OverflowError(f"{count} columns are listed: more than a row has places for")
        self.listed[self.row] = count

    # ---- what is kept from the row before if it is the same

    def settle(self) -> None:
        """What comes now is not kept."""
        self.let_go()
        self.kept[self.row] = self.at - self.first
        self.unmarked = self.at

    def let_go(self) -> None:
        """What the row before kept from here on is different now."""
        base = self.base
        values = self.values
        columns = self.set
        for i in range(self.at, self.old_end):
            values[base + i64(columns[i])] = 0
        self.old_end = self.first

    def keep(self, column: i64) -> None:
        """A one-hot that seldom changes."""
        n = self.at
        if n >= self.old_end or i64(self.set[n]) != column:
            self.let_go()
            self.values[self.base + column] = 1
            self.set[n] = i16(column)
        self.at = n + 1

    def keep_kinds(self, first: i64, kinds: i64, row: vec[i64], start: i64, end: i64) -> i64:
        """One-hots of what lies on the places of a row (-1: nothing), each with a column for every kind. Returns the
        place after the last one that is not empty."""
        columns = self.set
        n: i64 = self.at
        old: i64 = self.old_end
        column: i64 = first
        last: i64 = start
        for place in range(start, end):
            kind = row[place]
            if kind >= 0:
                last = place + 1
                if n >= old or i64(columns[n]) != column + kind:
                    self.at = n
                    self.let_go()
                    old = self.first
                    self.values[self.base + column + kind] = 1
                    columns[n] = i16(column + kind)
                n += 1
            column += kinds
        self.at = n
        return last

    def keep_bits(self, first: i64, bits: i64) -> None:
        """One-hots for the members of a set."""
        columns = self.set
        lowest = self.lowest
        n: i64 = self.at
        old: i64 = self.old_end
        column: i64 = first
        rest: i64 = bits
        while rest != 0:
            if rest & (CHUNK - 1) == 0:
                rest >>= CHUNK_BITS
                column += CHUNK_BITS
                continue
            skipped = lowest[rest & (CHUNK - 1)]
            column += skipped
            if n >= old or i64(columns[n]) != column:
                self.at = n
                self.let_go()
                old = self.first
                self.values[self.base + column] = 1
                columns[n] = i16(column)
            n += 1
            rest >>= skipped + 1
            column += 1
        self.at = n

    # ---- what is listed

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
        """All columns that were listed since the row began, or was settled, are ones."""
        values = self.values
        columns = self.set
        base = self.base
        for i in range(self.unmarked, self.at):
            values[base + i64(columns[i])] = 1

    def list_head(self, state: State, mover: i64, phase: i64) -> None:
        """What is asked (from column 0 on) and in which phase, and who is asked."""
        columns = self.set
        n: i64 = self.at
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

    def list_few(self, first: i64, row: vec[i64]) -> None:
        """`list_seats` for a whole row in which hardly anybody is anywhere: looking first is quicker then."""
        column: i64 = first
        for who in row:
            if who >= 0:
                self.list_seat(column, who)
            column += self.seats

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

    # ---- numbers

    def write(self, first: i64, row: vec[i64]) -> None:
        """Numbers as they stand in a row."""
        values = self.values
        column: i64 = self.base + first
        for number in row:
            values[column] = i16(number)
            column += 1

    def write_seats(self, first: i64, apart: i64, row: vec[i64]) -> None:
        """A number of every seat, in columns so far apart."""
        values = self.values
        column: i64 = self.base + first
        last: i64 = column + self.players * apart
        who: i64 = self.seat
        while column < last:
            values[column] = i16(row[who])
            column += apart
            who += 1
            if who == self.players:
                who = 0

    def write_groups(self, first: i64, apart: i64, row: vec[i64], each: i64) -> None:
        """So many numbers of every seat, side by side."""
        values = self.values
        players: i64 = self.players
        column: i64 = self.base + first
        at: i64 = self.seat * each
        last: i64 = column + players * apart
        while column < last:
            shift: i64 = column - at
            for place in range(at, at + each):
                values[shift + place] = i16(row[place])
            column += apart
            at += each
            if at == players * each:
                at = 0

    def list_numbers(self, row: i64) -> None:
        """List the numbers that are not zero, too."""
        values = self.values
        columns = self.set
        base: i64 = row * self.columns
        first: i64 = row * MOST_SET
        n: i64 = first + self.listed[row]
        for column in self.numbers:
            columns[n] = i16(column)
            n += i64(values[base + column] != 0)
        if n - first >= MOST_SET:
            raise OverflowError(f"{n - first} columns are set: more than a row has places for")
        self.set_count[row] = n - first


def lowest_bit(number: int) -> int:
    """The place of the lowest bit of a number; 0 for none."""
    return (number & -number).bit_length() - 1 if number else 0


class Observer:
    """Fills rows of one game. A plain base class, like State. `seats`: the most that can play. `numbers`: the columns
    that every row writes, as (the first, how many)."""

    def __init__(self, count: i64, seats: i64, numbers: list[tuple[int, int]]) -> None:
        self.count: i64 = count
        self.seats: i64 = seats
        self.numbers: list[int] = [column for first, many in numbers for column in range(first, first + many)]

    def make_sheet(self, rows: i64) -> Sheet:
        return Sheet(rows, self.count, self.seats, self.numbers)

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
