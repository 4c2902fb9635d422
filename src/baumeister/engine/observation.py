# compiled: mypyc
"""What a seat may know of a position, as one row of small whole numbers of fixed length, each with a name.

Unlike features.py (made for the bots' nets, which look at imagined states and therefore at everything) a row holds what
the view of the seat holds, and nothing else. Most of its cost is setting columns and clearing them again, so:

1. A row has *parts*, each with a list of the one-hots it has set, which are cleared before it is written anew. The rest
   (`REST`) is written at every look. Another part may be left as it is (`keeps`) where the row goes on with the same
   game and the part's sign has not changed: the seat that looks, if it matters, and how often the rules have changed
   what the part shows (fields named `..._changes`, engine/state.py).
2. One-hots are listed first (`list...`) and then marked together (`mark`); `put` is for what is seldom there. Lists are
   written without branches, every entry over the last if that was none: whether somebody's worker stands on a space
   cannot be foreseen by a processor that plays hundreds of games.
3. *Numbers* are columns that are written over without being listed, zeros too. The observer says which they are. Only
   who asks for the columns that are not zero has them listed (`list_set`).

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
#: The part of a row that every look writes anew.
REST: Final = 0
#: How the columns name the seats: counted from the one who looks, clockwise.
SEATS: Final = ("me", "next", "third", "fourth", "fifth")
#: Sets are read by so many bits at once.
CHUNK: Final = 256
CHUNK_BITS: Final = 8


@final
class Sheet:
    """Rows of observations, one for each game of a batch; numpy looks at the same memory."""

    def __init__(self, rows: i64, columns: i64, seats: i64, numbers: list[int], rooms: list[int]) -> None:
        self.columns: i64 = columns
        self.seats: i64 = seats  # columns of a one-hot that says who
        self.parts: i64 = len(rooms)
        self.values: vec[i16] = vec[i16]([0] * (rows * columns))
        # row by row, the columns that are not zero, and how many there are: as `list_set` found them
        self.set: vec[i16] = vec[i16]([0] * (rows * MOST_SET))
        self.set_count: vec[i64] = vec[i64]([0] * rows)
        # row by row and part by part: where its list begins in that of the row, how many it lists, and its sign
        self.room: i64 = sum(rooms)
        self.rooms: vec[i64] = vec[i64](rooms)
        self.starts: vec[i64] = vec[i64]([sum(rooms[:part]) for part in range(len(rooms))])
        self.listed: vec[i16] = vec[i16]([0] * (rows * self.room))
        self.counts: vec[i64] = vec[i64]([0] * (rows * self.parts))
        self.signs: vec[i64] = vec[i64]([-1] * (rows * self.parts))
        # row by row, for how many players it is, and numbers an observer may keep of it
        self.players_of: vec[i64] = vec[i64]([0] * rows)
        self.notes: vec[i64] = vec[i64]([0] * (rows * NOTES))
        self.numbers: vec[i64] = vec[i64](numbers)  # the columns that are written without being listed
        self.lowest: vec[i64] = vec[i64]([lowest_bit(number) for number in range(CHUNK)])
        # the row being written: whose it is, whether it goes on with the game of the row before, where it begins
        self.row: i64 = 0
        self.players: i64 = 0
        self.seat: i64 = 0
        self.follows: bool = False
        self.base: i64 = 0
        # the part being written: its number among all parts of all rows, where its list begins and where it goes on
        self.place: i64 = 0
        self.part: i64 = 0
        self.first: i64 = 0
        self.at: i64 = 0
        self.unmarked: i64 = 0  # from here on up to `at` one-hots are listed that are still to be marked

    def begin(self, row: i64, players: i64, seat: i64, follows: bool) -> None:
        """Write what a seat may know into a row from now on. `follows`: since this row was written last, only the rules
        have changed the state."""
        self.row = row
        self.players = players
        self.seat = seat
        self.follows = follows
        self.base = row * self.columns
        if self.players_of[row] != players:
            self.players_of[row] = players
            for column in self.numbers:
                self.values[self.base + column] = 0

    # ---- parts

    def keeps(self, part: i64, sign: i64) -> bool:
        """Can this part stay as it is? If not, it is open to be written."""
        place: i64 = self.row * self.parts + part
        if self.follows and self.signs[place] == sign:
            return True
        self.signs[place] = sign
        self.open(part)
        return False

    def open(self, part: i64) -> None:
        """Write this part anew."""
        self.clear(self.row, part)
        self.place = self.row * self.parts + part
        self.part = part
        self.first = self.row * self.room + self.starts[part]
        self.at = self.first
        self.unmarked = self.first

    def close(self) -> None:
        """The part is complete."""
        count: i64 = self.at - self.first
        if count > self.rooms[self.part]:
            raise OverflowError(f"{count} columns are listed: more than a part has places for")
        self.counts[self.place] = count

    def clear(self, row: i64, part: i64) -> None:
        """Clear what a part lists. Better long before it is written: meanwhile the memory it needs comes nearer."""
        values = self.values
        columns = self.listed
        base: i64 = row * self.columns
        first: i64 = row * self.room + self.starts[part]
        place: i64 = row * self.parts + part
        for i in range(first, first + self.counts[place]):
            values[base + i64(columns[i])] = 0
        self.counts[place] = 0

    # ---- what is listed

    def put(self, column: i64, value: i64) -> None:
        """Set a column that has not been set yet."""
        if value != 0:
            self.values[self.base + column] = i16(value)
            self.listed[self.at] = i16(column)
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
        """All columns that were listed since the part was opened are ones."""
        values = self.values
        columns = self.listed
        base = self.base
        for i in range(self.unmarked, self.at):
            values[base + i64(columns[i])] = 1

    def list_head(self, state: State, mover: i64, phase: i64) -> None:
        """What is asked (from column 0 on) and in which phase, and who is asked."""
        columns = self.listed
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
        self.listed[self.at] = i16(first + place)
        self.at += i64(who >= 0)

    def list_seats(self, first: i64, row: vec[i64], start: i64, end: i64) -> None:
        """A one-hot for every place of a row that says who is there; -1: nobody."""
        columns = self.listed
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

    def list_kinds(self, first: i64, kinds: i64, row: vec[i64], start: i64, end: i64) -> i64:
        """One-hots of what lies on the places of a row (-1: nothing), each with a column for every kind. Returns the
        place after the last one that is not empty."""
        columns = self.listed
        n: i64 = self.at
        column: i64 = first
        last: i64 = start
        for place in range(start, end):
            kind = row[place]
            if kind >= 0:
                last = place + 1
                columns[n] = i16(column + kind)
                n += 1
            column += kinds
        self.at = n
        return last

    def list_one(self, column: i64) -> None:
        """A one-hot that is always set."""
        self.listed[self.at] = i16(column)
        self.at += 1

    def list_bits(self, first: i64, bits: i64) -> None:
        """One-hots for the members of a set."""
        columns = self.listed
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

    def write_bits(self, first: i64, many: i64, bits: i64) -> None:
        """So many columns for the members of a set: where it cannot be foreseen who they are, that is quicker than a
        list of them."""
        values = self.values
        column: i64 = self.base + first
        rest: i64 = bits
        for at in range(column, column + many):
            values[at] = i16(rest & 1)
            rest >>= 1

    # ---- what is set

    def list_set(self, row: i64) -> None:
        """List the columns of a row that are not zero."""
        values = self.values
        columns = self.set
        base: i64 = row * self.columns
        first: i64 = row * MOST_SET
        n: i64 = first
        for part in range(self.parts):
            start: i64 = row * self.room + self.starts[part]
            for i in range(start, start + self.counts[row * self.parts + part]):
                columns[n] = self.listed[i]
                n += 1
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
    that are written without being listed, as (the first, how many). `rooms`: how many columns each part of a row can
    list, beginning with the rest."""

    def __init__(self, count: i64, seats: i64, numbers: list[tuple[int, int]], rooms: list[int]) -> None:
        self.count: i64 = count
        self.seats: i64 = seats
        self.numbers: list[int] = [column for first, many in numbers for column in range(first, first + many)]
        self.rooms: list[int] = rooms

    def make_sheet(self, rows: i64) -> Sheet:
        return Sheet(rows, self.count, self.seats, self.numbers, self.rooms)

    def fill(self, state: State, seat: i64, sheet: Sheet) -> None:
        """What `seat` may know, part by part; the rest comes last. Seats are counted from the one who looks."""
        raise NotImplementedError

    def look(self, state: State, seat: i64, sheet: Sheet, row: i64) -> None:
        """Write a row anew."""
        sheet.begin(row, state.players, seat, False)
        self.fill(state, seat, sheet)
        sheet.close()

    def follow(self, state: State, seat: i64, sheet: Sheet, row: i64) -> None:
        """Write a row of the very state it showed last, which has gone on by the rules since then."""
        sheet.begin(row, state.players, seat, True)
        self.fill(state, seat, sheet)
        sheet.close()

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
