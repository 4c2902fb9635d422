"""The course of a game at a table: the moves that count, the log with what each entry told, and who sits where.

Entries are carried out in two steps. `prepare` says what an entry would make of the game and changes nothing; `take`
lets what was prepared become true.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from baumeister import Game, Record, State
from baumeister.records import Action, End, Entry, Undo
from baumeister.records.replay import Line, Move, Replay, move_made
from baumeister.records.soundness import seat_people
from baumeister.tables.errors import NotYourTurn, TableFinished
from baumeister.tables.told import Page


class Prepared(NamedTuple):
    """An entry and what it makes of the game."""

    page: Page
    state: State  # the game after it
    move: Move | None = None  # of an action
    kept: int | None = None  # after an undo: how many moves still count


class Course:
    """Made by replaying a record; `start` is the state to begin with, if it is not the one of the record."""

    def __init__(self, record: Record, start: State | None = None) -> None:
        replay = Replay(record)
        if start is not None:
            replay.line = Line(start.clone())
        self.game: Game = replay.game
        self.line: Line = replay.line
        self.pages: list[Page] = []
        self.seats = list(record.seats)
        before = self.line.state
        for entry in replay.run():
            after = self.line.state
            if isinstance(entry, Action):
                self._write(Page(entry, after.log or (), self.line.moves[-1].choices == 1 and self._is_public(before)))
            else:
                self._write(Page(entry))
            before = after

    @property
    def number(self) -> int:
        """Number of the last entry of the log; 0 at the beginning."""
        return len(self.pages)

    @property
    def is_closed(self) -> bool:
        """Nothing comes any more: the game is over, or was ended before."""
        return self.line.state.is_over or (bool(self.pages) and isinstance(self.pages[-1].entry, End))

    def people(self) -> list[int]:
        """The seats where people sit now."""
        return [seat for seat, who in enumerate(self.seats) if who.is_human]

    def is_forced(self, state: State) -> bool:
        """Does everybody see that only one thing can be done now?"""
        return not state.is_over and self._is_public(state) and len(state.legal()) == 1

    def _is_public(self, state: State) -> bool:
        return self.game.catalogue.decisions[state.pending].public

    # ---- going on

    def prepare(self, entry: Entry, before: State) -> Prepared:
        """What the entry makes of the game as it stands in `before`. An undo is about the moves taken so far."""
        if isinstance(entry, Action):
            return self._prepare_action(entry, before)
        if isinstance(entry, Undo):
            kept, state = self.line.before(entry)
            return Prepared(Page(entry), state, kept=kept)
        return Prepared(Page(entry), before)

    def _prepare_action(self, entry: Action, before: State) -> Prepared:
        action = self.game.action(entry.action)
        if before.is_over:
            raise TableFinished("the game is over")
        if entry.seat != before.seat:
            raise not_your_turn(entry.seat, int(before.seat))
        choices = len(before.legal())
        after = before.clone()
        after.apply(action)
        page = Page(entry, after.log or (), choices == 1 and self._is_public(before))
        return Prepared(page, after, move_made(entry.number, entry.seat, action, before, after, choices))

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


def not_your_turn(seat: int | None, expected: int) -> NotYourTurn:
    who = "a spectator" if seat is None else f"seat {seat}"
    return NotYourTurn(f"seat {expected} is asked, not {who}", seat=-1 if seat is None else seat, expected=expected)
