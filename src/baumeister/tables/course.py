"""The course of a game at a table: the moves that count, the log with what each entry told, and who sits where.

Entries are carried out in two steps. `prepare` works out what an entry would do and changes nothing; `take` applies
what was prepared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from baumeister import Game, Record, State
from baumeister.records import Action, End, Entry, Undo
from baumeister.records.replay import CountedMove, MainLine, Replay, make_move, remember
from baumeister.records.soundness import seat_people
from baumeister.tables.errors import NotYourTurn, TableFinished
from baumeister.tables.told import Page, RawEvent, Telling


class Prepared(NamedTuple):
    """An entry and its effect on the game."""

    page: Page
    state: State  # the game after it
    move: CountedMove | None = None  # of an action
    kept: int | None = None  # after an undo: how many moves still count


class GameCourse:
    """Made by replaying a record; `start` is the state to begin with, if it is not the one of the record. `keep_every`:
    so many entries apart the states are kept to be asked for by number; 0: only the last one is asked for."""

    def __init__(self, record: Record, start: State | None = None, *, keep_every: int = 0) -> None:
        replay = Replay(record)
        if start is not None:
            replay.line = MainLine(start.clone())
        self.game: Game = replay.game
        self.line: MainLine = replay.line
        self.pages: list[Page] = []
        self.seats = list(record.seats)
        before = self.line.state
        self._kept = {0: before}
        for entry in replay.run():
            after = self.line.state
            if isinstance(entry, Action):
                self._write(Page(entry, after.log or (), self.line.moves[-1].choices == 1 and self._is_public(before)))
            else:
                self._write(Page(entry))
            before = after
            if keep_every and entry.number % keep_every == 0:
                self._kept[entry.number] = after

    @property
    def number(self) -> int:
        """Number of the last entry of the log; 0 at the beginning."""
        return len(self.pages)

    @property
    def is_closed(self) -> bool:
        """Nothing more will come: the game is over, or was ended early."""
        return self.line.state.is_over or (bool(self.pages) and isinstance(self.pages[-1].entry, End))

    def people(self) -> list[int]:
        """The seats where people sit now."""
        return [seat for seat, who in enumerate(self.seats) if who.is_human]

    def forced(self, state: State) -> int | None:
        """The only thing that can be done now, where everybody sees that; None: somebody decides, or nobody does."""
        if state.is_over or not self._is_public(state):
            return None
        legal = state.legal()
        return legal[0] if len(legal) == 1 else None

    def _is_public(self, state: State) -> bool:
        return self.game.catalogue.decisions[state.pending].public

    # ---- going on

    def prepare(
        self, entry: Entry, before: State, action: int | None = None, legal: Sequence[int] | None = None
    ) -> Prepared:
        """What the entry makes of the game as it stands in `before`. An undo is about the moves taken so far. `action`
        is the number of an action's name, `legal` what may be done in `before`, where that is known."""
        if isinstance(entry, Action):
            number = self.game.action(entry.action) if action is None else action
            return self._prepare_action(entry, before, number, legal)
        if isinstance(entry, Undo):
            kept, state = self.line.before(entry)
            return Prepared(Page(entry), state, kept=kept)
        return Prepared(Page(entry), before)

    def _prepare_action(self, entry: Action, before: State, action: int, legal: Sequence[int] | None) -> Prepared:
        if before.is_over:
            raise TableFinished("the game is over")
        if entry.seat != before.seat:
            raise not_your_turn(entry.seat, int(before.seat))
        move, after = make_move(entry.number, action, before, legal)
        page = Page(entry, after.log or (), move.choices == 1 and self._is_public(before))
        return Prepared(page, after, move)

    def take(self, prepared: Iterable[Prepared]) -> None:
        for page, state, move, kept in prepared:
            if move is not None:
                self.line.push(move, state)
            elif isinstance(page.entry, Undo) and kept is not None:
                self.line.cut(page.entry, kept, state)
            self._write(page)

    def _write(self, page: Page) -> None:
        self.pages.append(page)
        seat_people(self.seats, page.entry)

    # ---- looking back

    def state_at(self, number: int) -> State:
        """The state after this log number: back to one that is kept, past what was taken back, and forward again."""
        passed: list[Action | Undo] = []
        while number not in self._kept:
            entry = self.pages[number - 1].entry
            if isinstance(entry, Action | Undo):
                passed.append(entry)
            number = entry.back_to if isinstance(entry, Undo) else number - 1
        state = self._kept[number].clone()
        for entry in reversed(passed):
            self._pass(state, entry)
        return state

    def states(self, after: int, to: int) -> Iterator[State]:
        """The state after this log number and after each that follows: on from the one before, or back to one that was
        on the way. To look for each of them anew takes as long as the game is."""
        state = self.state_at(after)
        seen = {after: state}
        yield state
        for page in self.pages[after:to]:
            entry = page.entry
            if isinstance(entry, Undo) and entry.back_to not in seen:
                seen[entry.back_to] = self.state_at(entry.back_to)
            if isinstance(entry, Action | Undo):
                state = (seen[entry.back_to] if isinstance(entry, Undo) else state).clone()
                self._pass(state, entry)
            seen[entry.number] = state
            yield state

    def _pass(self, state: State, entry: Action | Undo) -> None:
        """Once more what was carried out before."""
        if isinstance(entry, Undo):
            remember(state, self.line.facts, entry.back_to, entry.number)
        else:
            state.step(self.game.action(entry.action))

    def telling(self, after: int, to: int | None, word: Callable[[RawEvent], Any]) -> Telling:
        """The entries behind this number, up to another (None: the last), for one viewer after the other."""
        return Telling(self.pages[after:to], self.is_closed, word, len(self.seats))


def not_your_turn(seat: int | None, expected: int) -> NotYourTurn:
    who = "a spectator" if seat is None else f"seat {seat}"
    return NotYourTurn(f"seat {expected} is asked, not {who}", seat=-1 if seat is None else seat, expected=expected)
