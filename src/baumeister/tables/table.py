"""A sitting: people and bots around one game, in one process.

Every change is an entry of the log and goes the same way: checked on a clone, committed to the store, and only then
does the clone become the table's state. A request that is refused gets a typed error and has changed nothing.
The table owns the state; everybody else gets views. It knows bots only by name: whoever runs them asks `seats` and
`seat`, lets the bot choose from `imagine(seat, seed)`, and acts for it.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from threading import RLock
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeAlias, TypeVar

from msgspec.structs import replace

from baumeister.api import BadSeat, Game, Record, RecordError, Refusal, State, game
from baumeister.engine.wire import Choice, Event
from baumeister.records import Action, Entry, Resign, Seat, SeatChange, Undo
from baumeister.records.replay import Line, Move, Replay, result_of
from baumeister.records.soundness import check_entry, checked, seat_people
from baumeister.tables.errors import (
    ConsentNeeded,
    MoveIdReused,
    NotAPerson,
    NothingToUndo,
    NotYourTurn,
    TableFinished,
)
from baumeister.tables.store import Commit, MemoryStore, Store

Clock: TypeAlias = Callable[[], str | None]
P = ParamSpec("P")
T = TypeVar("T")


def one_at_a_time(method: Callable[Concatenate[Table, P], T]) -> Callable[Concatenate[Table, P], T]:
    """Requests that come at the same moment wait for each other."""

    @functools.wraps(method)
    def waiting(table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        with table._lock:
            return method(table, *args, **kwargs)

    return waiting


def utc_now() -> str:
    """The time as records write it, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def no_clock() -> None:
    """For tables whose records shall have no times."""


class Happened(NamedTuple):
    """An entry of the log and what it did, as one seat may see it."""

    entry: Entry
    events: list[Event]


class Table:
    """One game being played. Make it with `begin`, `resume` or `open`."""

    def __init__(
        self,
        name: str,
        store: Store,
        record: Record,
        move_ids: Mapping[str, int],
        clock: Clock = utc_now,
        auto_forced: bool = False,
    ) -> None:
        """A table that is in the store already; `auto_forced` plays actions that are the only legal one."""
        replay = Replay(record)
        for _ in replay.run():
            pass
        self._lock = RLock()
        self.name = name
        self.store = store
        self.clock = clock
        self.auto_forced = auto_forced
        self.game: Game = replay.game
        self._line: Line = replay.line
        self._start = replace(record, log=(), checks=(), result=None)
        self._log: list[Entry] = list(record.log)
        self._seats: list[Seat] = list(record.seats_now())
        self._move_ids = dict(move_ids)
        forced = self._forced_moves(self._line.state, self.number)
        if forced:
            self._commit(forced, None)

    # ---- sitting down

    @classmethod
    def begin(
        cls,
        game_id: str,
        seats: Sequence[Seat],
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        store: Store | None = None,
        name: str | None = None,
        clock: Clock = utc_now,
        auto_forced: bool = False,
    ) -> Table:
        """A new game. Without a seed one is drawn that nobody can guess; it is shown only in the record."""
        record = Record.begin(game(game_id), seats, secrets.randbits(64) if seed is None else seed, options)
        return cls.resume(record, store=store, name=name, clock=clock, auto_forced=auto_forced)

    @classmethod
    def resume(
        cls,
        record: Record,
        *,
        store: Store | None = None,
        name: str | None = None,
        clock: Clock = utc_now,
        auto_forced: bool = False,
    ) -> Table:
        """Go on with a recorded game as a new table of the store."""
        record.replay()  # a bad record makes no table
        store = MemoryStore() if store is None else store
        name = secrets.token_hex(8) if name is None else name
        store.create(name, replace(record, checks=(), result=None))
        return cls.open(store, name, clock=clock, auto_forced=auto_forced)

    @classmethod
    def open(cls, store: Store, name: str, *, clock: Clock = utc_now, auto_forced: bool = False) -> Table:
        """Go on with a table of the store, such as one that a killed process left behind."""
        stored = store.load(name)
        return cls(name, store, stored.record.checked(), stored.move_ids, clock, auto_forced)

    # ---- looking

    @property
    def number(self) -> int:
        """Number of the last entry of the log; 0 at the beginning."""
        return len(self._log)

    @property
    def seat(self) -> int:
        """Whose decision it is; -1 when the game is over."""
        return int(self._line.state.seat)

    @property
    def is_over(self) -> bool:
        return self._line.state.is_over

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where now."""
        return tuple(self._seats)

    @one_at_a_time
    def record(self) -> Record:
        """The game so far, with its result if it is over. It has the seed: show it to nobody before the end."""
        result = result_of(self._line.state) if self.is_over else None
        return replace(self._start, log=tuple(self._log), result=result)

    def scores(self) -> list[int]:
        """The final points; before the end each view says what its seat may know of them."""
        return self._line.state.scores() if self.is_over else []

    def winners(self) -> list[int]:
        return self._line.state.winners()

    def view(self, seat: int | None) -> Any:
        """Everything that seat may know; None: a spectator."""
        return self._line.state.view(seat)

    def legal(self, seat: int) -> list[int]:
        """What this seat may do now; nothing while somebody else is asked."""
        self._check_seat(seat)
        return self._line.state.legal() if seat == self.seat else []

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """The same with message, targets, price and what would move."""
        self._check_seat(seat)
        return self._line.state.choices() if seat == self.seat else ()

    def why_not(self, action: int | str) -> Refusal | None:
        """Why the seat to move may not do this; None if it may."""
        known = self.game.catalogue.numbers
        return self._line.state.why_not(known.get(action, -1) if isinstance(action, str) else action)

    def imagine(self, seat: int, seed: int) -> State:
        """A state this seat cannot tell from the true one: what its bot may think with."""
        return self._line.state.determinize(seat, seed)

    @one_at_a_time
    def since(self, number: int, seat: int | None) -> list[Happened]:
        """What happened after this log number, as that seat may see it: for whoever was away."""
        steps = replace(self._start, log=tuple(self._log)).steps(seat)
        return [Happened(step.entry, step.events) for step in steps if step.entry.number > number]

    # ---- acting

    @one_at_a_time
    def act(self, seat: int, action: int | str, move_id: str | None = None) -> int:
        """Do something; the log number it got. With the same move id again: the same answer, done once."""
        self._check_seat(seat)
        # Also an unknown number gets its refusal, as an illegal action.
        name = action if isinstance(action, str) else self.game.action_name(action)
        number = self.game.action(name)
        earlier = self._earlier(move_id, lambda entry: isinstance(entry, Action) and entry.action == name, seat)
        if earlier is not None:
            return earlier
        self._check_open()
        if seat != self.seat:
            raise NotYourTurn(f"seat {self.seat} is asked, not seat {seat}", seat=seat, expected=self.seat)
        state = self._line.state.clone()
        state.apply(number)
        move = self._line.next_move(self.number + 1, number)
        self._commit([_Change(self._action(move), (move, state)), *self._forced_moves(state, move.number)], move_id)
        return move.number

    def _action(self, move: Move) -> Action:
        return Action(move.number, move.seat, self.game.action_name(move.action), self.clock())

    def _forced_moves(self, state: State, number: int) -> list[_Change]:
        """The actions that follow by themselves, if the table plays those."""
        changes: list[_Change] = []
        while self.auto_forced and not state.is_over and len(legal := state.legal()) == 1:
            number += 1
            move = Move(number, int(state.seat), legal[0], int(state.turn), 1)
            state = state.clone()
            state.apply(legal[0])
            changes.append(_Change(self._action(move), (move, state)))
        return changes

    # ---- taking back

    def undo_target(self, seat: int, whole_turn: bool = False) -> int:
        """Where an undo of this seat leads: before its last decision, or the start of the turn it made that in."""
        self._check_seat(seat)
        moves = self._line.moves
        own = [i for i, move in enumerate(moves) if move.seat == seat and not self._was_automatic(move)]
        if not own:
            raise NothingToUndo(f"seat {seat} has done nothing that could be taken back", seat=seat)
        first = own[-1]
        while whole_turn and first > 0 and moves[first - 1].seat == seat and moves[first - 1].turn == moves[first].turn:
            first -= 1
        return moves[first - 1].number if first > 0 else 0

    def undo_needs(self, seat: int, back_to: int) -> list[int]:
        """The people who must agree to an undo: nobody inside the seat's own turn, as long as nothing came to light.

        Else everybody else. Bots always agree."""
        self._check_seat(seat)
        kept, state = self._back(self._undo(seat, back_to))
        now = self._line.state
        own = all(self._takes_no_part(move, seat) for move in self._line.moves[kept:])
        if own and state.turn == now.turn and state.revealed == now.revealed:
            return []
        return [other for other, who in enumerate(self._seats) if other != seat and who.is_human]

    @one_at_a_time
    def undo(
        self, seat: int, back_to: int | None = None, consent: Iterable[int] = (), move_id: str | None = None
    ) -> int:
        """Take back to `back_to` (None: the seat's last decision); the log number of the undo.

        ConsentNeeded names the people who have not agreed yet."""
        self._check_seat(seat)
        earlier = self._earlier(move_id, lambda entry: isinstance(entry, Undo), seat)
        if earlier is not None:
            return earlier
        self._check_open()
        target = self.undo_target(seat) if back_to is None else back_to
        needed = self.undo_needs(seat, target)
        agreed = set(consent)
        missing = [other for other in needed if other not in agreed]
        if missing:
            raise ConsentNeeded(missing)
        undo = replace(self._undo(seat, target), consent=tuple(needed), at=self.clock())
        _, state = self._back(undo)
        self._commit([_Change(undo), *self._forced_moves(state, undo.number)], move_id)
        return undo.number

    def _undo(self, seat: int, back_to: int) -> Undo:
        return Undo(self.number + 1, seat, back_to)

    def _back(self, undo: Undo) -> tuple[int, State]:
        """How many moves the undo leaves standing, and the state after them."""
        try:
            return self._line.before(checked(undo, Undo))
        except RecordError as error:
            raise NothingToUndo(str(error), seat=undo.seat) from error

    def _was_automatic(self, move: Move) -> bool:
        """Taking back only such a move would be in vain: the table would play it again."""
        return self.auto_forced and move.choices == 1

    def _takes_no_part(self, move: Move, seat: int) -> bool:
        """Nobody else decided anything by this move."""
        return move.seat == seat or move.choices == 1 or not self._seats[move.seat].is_human

    # ---- people coming and going

    @one_at_a_time
    def resign(self, seat: int, bot: str, move_id: str | None = None) -> int:
        """A person gives up: the bot of this id takes the seat over, so that the others can finish.

        The game goes on by its rules and the seat can still win; that it was given up stands in the log."""
        self._check_seat(seat)
        earlier = self._earlier(move_id, lambda entry: isinstance(entry, Resign), seat)
        if earlier is not None:
            return earlier
        self._check_open()
        if not self._seats[seat].is_human:
            raise NotAPerson(f"a bot plays seat {seat} already", seat=seat)
        return self._enter(Resign(self.number + 1, seat, bot, self.clock()), move_id)

    @one_at_a_time
    def change_seat(self, seat: int, becomes: Seat, move_id: str | None = None) -> int:
        """Somebody else sits down there: another person, or a bot."""
        self._check_seat(seat)
        earlier = self._earlier(move_id, lambda entry: isinstance(entry, SeatChange), seat)
        if earlier is not None:
            return earlier
        self._check_open()
        return self._enter(SeatChange(self.number + 1, seat, becomes, self.clock()), move_id)

    def _enter(self, entry: Resign | SeatChange, move_id: str | None) -> int:
        self._commit([_Change(entry)], move_id)
        return entry.number

    # ---- the one way into the log

    def _commit(self, changes: list[_Change], move_id: str | None) -> None:
        """Keep the changes, and only then let them be true."""
        commit: Commit = checked(Commit(tuple(change.entry for change in changes), move_id), Commit)
        for entry in commit.entries:
            check_entry(entry, self._seats)
        self.store.append(self.name, commit)
        if move_id is not None:
            self._move_ids[move_id] = commit.entries[0].number
        for change in changes:
            self._log.append(change.entry)
            if isinstance(change.entry, Undo):
                self._line.cut(*self._line.before(change.entry))
            elif change.made is not None:
                self._line.push(*change.made)
            seat_people(self._seats, change.entry)

    def _earlier(self, move_id: str | None, same: Callable[[Entry], bool], seat: int) -> int | None:
        """The number a request got when it came the first time; None if this is the first time."""
        number = None if move_id is None else self._move_ids.get(move_id)
        if number is None:
            return None
        entry = self._log[number - 1]
        if entry.seat != seat or not same(entry):
            raise MoveIdReused(f"move id {move_id} was used for log number {number}", move_id=str(move_id)[:80])
        return number

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self._seats):
            raise BadSeat(f"seat {seat!r}: this table has the seats 0 to {len(self._seats) - 1}", seat=repr(seat)[:80])

    def _check_open(self) -> None:
        if self.is_over:
            raise TableFinished("the game is over")


class _Change(NamedTuple):
    """An entry that is about to be committed; with an action, the move and the state it leads to."""

    entry: Entry
    made: tuple[Move, State] | None = None
