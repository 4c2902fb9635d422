"""Stepping through ended games: any number of the log, from any seat's view or all of them open.

Replaying happens in a thread, so that the loop never waits for a long record; what was replayed last is kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from baumeister import BadSeat, Game, Record, State
from baumeister.engine.difference import difference
from baumeister.hub.protocol import Told
from baumeister.hub.render import telling
from baumeister.records import Action, Undo
from baumeister.records.replay import Replay, remember
from baumeister.records.scoring import Scoring, scoring_of
from baumeister.server.budget import Budget
from baumeister.server.errors import NotFound
from baumeister.tables import Table

#: Steps of one answer.
MOST_STEPS: Final = 100
#: States kept of a replayed game; the ones between are made anew from the one before.
_KEPT_STATES: Final = 64
#: Replayed games that are kept.
_KEPT_GAMES: Final = 16

#: Whose view: a seat's, a spectator's, or those of all seats.
Viewer: TypeAlias = int | Literal["spectator", "open"]


class UnknownNumber(NotFound):
    """number, last: the log has no such number."""

    code = "unknown-number"


class RecordStep(Struct, frozen=True):
    """An entry of the log, and what it changes in each view."""

    told: Told
    sets: tuple[list[Any], ...]


class Steps(Struct, frozen=True):
    """The views after the log number `after`, and the entries that follow. `seats` says whose views these are, in their
    order; None: a spectator's."""

    after: int
    last: int  # of the whole log
    seats: tuple[int | None, ...]
    views: tuple[Any, ...]
    steps: tuple[RecordStep, ...]


class Moment(Struct, frozen=True):
    """The game after a log number: what happened last, the views, and which seat was asked (None: nobody)."""

    number: int
    last: int
    seats: tuple[int | None, ...]
    views: tuple[Any, ...]
    asked: int | None
    told: Told | None  # None at the beginning


class Replayed:
    """A record that was replayed once, and is kept to look at. What is wrong with the record is a RecordError."""

    def __init__(self, record: Record) -> None:
        self._table = Table(record)
        self._log = record.log
        #: With its result, if it was played to the end.
        self.record: Final = replace(record, result=self._table.owners_record().result)
        self._every = max(16, len(record.log) // _KEPT_STATES)
        replay = Replay(record)
        self._facts = replay.line.facts
        self._states = {0: replay.line.state.clone()}
        for entry in replay.run():
            if entry.number % self._every == 0:
                self._states[entry.number] = replay.line.state.clone()

    @property
    def game(self) -> Game:
        return self._table.game

    @property
    def last(self) -> int:
        return len(self._log)

    def steps(self, after: int, to: int, viewer: Viewer) -> Steps:
        """The entries behind `after` up to `to`, at most MOST_STEPS of them."""
        self._check(after)
        to = min(to, after + MOST_STEPS, self.last)
        seats = self._seats(viewer)
        states = self._states_from(after, to)
        first = before = _views(next(states), seats)
        steps = []
        for told, state in zip(self._told(after, to, viewer), states, strict=True):
            views = _views(state, seats)
            sets = tuple(difference(old, new) for old, new in zip(before, views, strict=True))
            steps.append(RecordStep(told, sets))
            before = views
        return Steps(after, self.last, seats, first, tuple(steps))

    def moment(self, number: int, viewer: Viewer) -> Moment:
        self._check(number)
        seats = self._seats(viewer)
        state = self.state_at(number)
        return Moment(
            number=number,
            last=self.last,
            seats=seats,
            views=_views(state, seats),
            asked=None if state.is_over else int(state.seat),
            told=self._told(number - 1, number, viewer)[0] if number else None,
        )

    @cached_property
    def scoring(self) -> Scoring:
        """Where everybody's points came from. Made when it is first asked for."""
        return scoring_of(self.record)

    def state_at(self, number: int) -> State:
        """The state after this log number: back to one that is kept, past what was taken back, and forward again."""
        passed: list[Action | Undo] = []
        while number not in self._states:
            entry = self._log[number - 1]
            if isinstance(entry, Action | Undo):
                passed.append(entry)
            number = entry.back_to if isinstance(entry, Undo) else number - 1
        state = self._states[number].clone()
        for entry in reversed(passed):
            if isinstance(entry, Undo):
                remember(state, self._facts, entry.back_to, entry.number)
            else:
                state.step(self.game.action(entry.action))
        return state

    def _states_from(self, after: int, to: int) -> Iterator[State]:
        """The state after this log number and after each that follows: on from the one before, or back to one that was
        on the way. To look for each of them anew takes as long as the game is."""
        state = self.state_at(after)
        seen = {after: state}
        yield state
        for entry in self._log[after:to]:
            if isinstance(entry, Action):
                state = state.clone()
                state.step(self.game.action(entry.action))
            elif isinstance(entry, Undo):
                if entry.back_to not in seen:
                    seen[entry.back_to] = self.state_at(entry.back_to)
                state = seen[entry.back_to].clone()
                remember(state, self._facts, entry.back_to, entry.number)
            seen[entry.number] = state
            yield state

    def _told(self, after: int, to: int, viewer: Viewer) -> tuple[Told, ...]:
        """The entries as the viewer may know them; where all is open, as the seat that acted knows each of them."""
        words = telling(self._table, after, to)
        if viewer != "open":
            return words.to(None if viewer == "spectator" else viewer)
        by_seat = {seat: words.to(seat) for seat in (None, *self._seats(viewer))}
        return tuple(by_seat[told.seat][at] for at, told in enumerate(by_seat[None]))

    def _seats(self, viewer: Viewer) -> tuple[int | None, ...]:
        count = len(self._table.seats)
        if viewer == "spectator":
            return (None,)
        if viewer == "open":
            return tuple(range(count))
        if not 0 <= viewer < count:
            raise BadSeat(f"seat {viewer}: this table has the seats 0 to {count - 1}", seat=viewer)
        return (viewer,)

    def _check(self, number: int) -> None:
        if not 0 <= number <= self.last:
            raise UnknownNumber(f"the log has the numbers up to {self.last}", number=number, last=self.last)


def _views(state: State, seats: tuple[int | None, ...]) -> tuple[Any, ...]:
    return tuple(state.view(seat) for seat in seats)


class Replays:
    """Replayed games, the last ones asked for. Ended games do not change, but they may be gone: whoever finds one here
    has asked the database whether it is there."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Replayed] = OrderedDict()
        #: Whatever takes long, in a thread; only so much for one asker.
        self.off_the_loop: Final = Budget().run

    def find(self, key: Hashable) -> Replayed | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def forget(self, key: Hashable) -> None:
        self._kept.pop(key, None)

    async def replay(self, key: Hashable, record: Record) -> Replayed:
        """Replay a record and keep it; what is wrong with it is a RecordError."""
        found = await self.off_the_loop(lambda: Replayed(record))
        self._kept[key] = found
        while len(self._kept) > _KEPT_GAMES:
            self._kept.popitem(last=False)
        return found
