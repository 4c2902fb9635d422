"""Carries out a contest: what is not in the book yet is played, wherever the executor plays it.

The result depends on the contest alone. Which games count is decided by their order in the schedule, not by which
end first: a match that may stop early counts up to the deal that decided it, and games beyond that, which other
cores had already begun, are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from baumeister.arena.book import Book
from baumeister.arena.contest import Contest, Place
from baumeister.arena.executor import Executor
from baumeister.arena.ladder import decision_in
from baumeister.arena.playing import Broken, Outcome, play_places

#: A match is handed out in about so many pieces: enough for all cores and a lively progress bar.
_PIECES: Final = 100


class Run:
    """One contest being played. Iterate over it to its end; it yields how many games have ended."""

    def __init__(self, contest: Contest, executor: Executor, book: Book | None = None) -> None:
        self.contest = contest
        self._executor = executor
        self._book = book
        self._matches = contest.matches
        self._done: list[dict[int, Outcome]] = [{} for _ in self._matches]
        self._decided: dict[int, int] = {}  # match -> games that count
        if book is not None:
            self._take_up(book)

    def _take_up(self, book: Book) -> None:
        """What an earlier run played; a row that does not fit the schedule, or lacks its record, is played again."""
        places = [{place.number: place for place in self.contest.places(index)} for index in range(len(self._matches))]
        for outcome in book.read():
            place = places[outcome.match].get(outcome.number) if 0 <= outcome.match < len(places) else None
            fits = place is not None and (place.seed, place.labels) == (outcome.seed, outcome.bots)
            if fits and not book.lacks_record(outcome):
                self._done[outcome.match][outcome.number] = outcome
        book.write(self.outcomes())
        for index in range(len(self._matches)):
            self._look_at(index)

    @property
    def total(self) -> int:
        """Games there will be, if no match stops early from now on."""
        return sum(self._counting(index) for index in range(len(self._matches)))

    @property
    def played(self) -> int:
        return len(self.outcomes())

    def outcomes(self) -> list[Outcome]:
        """All that counts, in the order of the schedule."""
        return [
            outcome
            for index, done in enumerate(self._done)
            for number, outcome in sorted(done.items())
            if number < self._counting(index)
        ]

    def __iter__(self) -> Iterator[int]:
        for outcomes in self._executor.map_unordered(play_places, self._pieces()):
            if isinstance(outcomes, Broken):
                raise outcomes.failure()
            if self._book is not None:
                self._book.append(outcomes)
            for outcome in outcomes:
                self._done[outcome.match][outcome.number] = replace(outcome, record="")  # it is in the book
            for index in {outcome.match for outcome in outcomes}:
                self._look_at(index)
            yield self.played
        if self._book is not None:
            self._book.write(self.outcomes())
            self._book.keep_records_of(self.outcomes())

    def _pieces(self) -> Iterator[tuple[Place, ...]]:
        """What is still to be played, match by match. Asked for as cores get free, so a decided match is left alone."""
        for index, match in enumerate(self._matches):
            size = max(1, self.contest.games_of(match) // _PIECES)
            missing = (place for place in self.contest.places(index) if place.number not in self._done[index])
            while index not in self._decided and (piece := tuple(islice(missing, size))):
                yield piece

    def _look_at(self, index: int) -> None:
        """Is this match decided by now?"""
        match = self._matches[index]
        if self.contest.stop and match.single is not None and index not in self._decided:
            decision = decision_in(match, list(self._done[index].values()))
            if decision is not None:
                self._decided[index] = decision.deals * match.rotations

    def _counting(self, index: int) -> int:
        return self._decided.get(index, self.contest.games_of(self._matches[index]))
