"""Stepping through ended games: any log number, as any seat sees it or with everything open.

Replaying happens in a thread, so that the loop never waits for a long record. The last replays are kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable, Iterator
from functools import cached_property
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from baumeister import Game, Record, State
from baumeister.engine.difference import difference
from baumeister.hub.protocol import Told
from baumeister.hub.wording import wording_of
from baumeister.records.replay import result_of
from baumeister.records.scoring import Scoring, scoring_of
from baumeister.server.budget import ProcessorBudget
from baumeister.server.errors import NotFound
from baumeister.server.open_view import all_open
from baumeister.tables.course import GameCourse

#: Steps in one answer.
MOST_STEPS: Final = 100
#: States kept per replayed game; those in between are recomputed from the one before.
_KEPT_STATES: Final = 64
#: Replayed games that are kept.
_KEPT_GAMES: Final = 16

#: Whose view: a seat's, a spectator's, or the one with everything open.
Viewer: TypeAlias = int | Literal["spectator", "open"]


class UnknownNumber(NotFound):
    """number, last: the log has no such number."""

    code = "unknown-number"


class RecordStep(Struct, frozen=True):
    """A log entry, and what it changes in the view."""

    told: Told
    sets: tuple[list[Any], ...]


class Steps(Struct, frozen=True):
    """The view after the log number `after`, and the entries that follow. `seats` says whose view it is; None: a
    spectator's, or the one in which everything is open. (There is one of each.)"""

    after: int
    last: int  # of the whole log
    seats: tuple[int | None, ...]
    views: tuple[Any, ...]
    steps: tuple[RecordStep, ...]


class Moment(Struct, frozen=True):
    """The game after a log number: what happened last, the views, and which seat decides (None: nobody)."""

    number: int
    last: int
    seats: tuple[int | None, ...]
    views: tuple[Any, ...]
    deciding: int | None
    told: Told | None  # None at the beginning


class Replayed:
    """A record that was replayed once and is kept for viewing. A bad record raises RecordError."""

    def __init__(self, record: Record) -> None:
        self._course = GameCourse(record.checked(), keep_every=max(16, len(record.log) // _KEPT_STATES))
        state = self._course.line.state
        #: With its result, if it was played to the end.
        self.record: Final = replace(record, result=result_of(state) if state.is_over else None)

    @property
    def game(self) -> Game:
        return self._course.game

    @property
    def last(self) -> int:
        return self._course.number

    def steps(self, after: int, to: int, viewer: Viewer) -> Steps:
        """The entries after `after` up to `to`, at most MOST_STEPS of them."""
        self._check(after)
        to = min(to, after + MOST_STEPS, self.last)
        views = self._views(self._course.states(after, to), viewer)
        first = before = next(views)
        steps = []
        for told, view in zip(self._told(after, to, viewer), views, strict=True):
            steps.append(RecordStep(told, (difference(before, view),)))
            before = view
        return Steps(after, self.last, (_seat(viewer),), (first,), tuple(steps))

    def moment(self, number: int, viewer: Viewer) -> Moment:
        self._check(number)
        state = self._course.state_at(number)
        return Moment(
            number=number,
            last=self.last,
            seats=(_seat(viewer),),
            views=tuple(self._views([state], viewer)),
            deciding=None if state.is_over else int(state.seat),
            told=self._told(number - 1, number, viewer)[0] if number else None,
        )

    def state_before(self, number: int) -> State:
        """The position in which an entry of the log was made."""
        self._check(number - 1)
        return self._course.state_at(number - 1)

    @cached_property
    def scoring(self) -> Scoring:
        """Where everybody's points came from, computed on first use."""
        return scoring_of(self.record)

    def _views(self, states: Iterable[State], viewer: Viewer) -> Iterator[Any]:
        for state in states:
            if viewer == "open":
                yield all_open(state.views(range(len(self._course.seats))))
            else:
                yield state.view(_seat(viewer))

    def _told(self, after: int, to: int, viewer: Viewer) -> tuple[Told, ...]:
        """The entries as the viewer may know them; if everything is open, as the acting seat knows each of them."""
        words = self._course.telling(after, to, wording_of(self.game.id).happened)
        if viewer != "open":
            return words.to(_seat(viewer))
        by_seat = {seat: words.to(seat) for seat in (None, *range(len(self._course.seats)))}
        return tuple(by_seat[told.seat][at] for at, told in enumerate(by_seat[None]))

    def _check(self, number: int) -> None:
        if not 0 <= number <= self.last:
            raise UnknownNumber(f"the log has the numbers up to {self.last}", number=number, last=self.last)


def _seat(viewer: Viewer) -> int | None:
    """Whose view it is; nobody's if everything is open."""
    return viewer if isinstance(viewer, int) else None


class Replays:
    """The games replayed last. Ended games do not change, but they may be deleted: callers ask the database first
    whether the game is still there."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Replayed] = OrderedDict()
        #: Runs long work in a thread, with a budget per requester.
        self.off_the_loop: Final = ProcessorBudget().run

    def find(self, key: Hashable) -> Replayed | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def forget(self, key: Hashable) -> None:
        self._kept.pop(key, None)

    async def replay(self, key: Hashable, record: Record) -> Replayed:
        """Replay a record and keep it. A bad record raises RecordError."""
        found = await self.off_the_loop(lambda: Replayed(record))
        self._kept[key] = found
        while len(self._kept) > _KEPT_GAMES:
            self._kept.popitem(last=False)
        return found
