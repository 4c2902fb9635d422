"""Carries out a contest: games that are not in the book yet are played, wherever the executor plays them. The result
depends only on the contest. The order in the schedule decides which games count, not which end first: a match that may
stop early counts up to the deal that decided it; later games that other cores had already begun are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from baumeister.arena.book import Book
from baumeister.arena.contest import Contest, ScheduledGame
from baumeister.arena.executor import Executor, in_pieces
from baumeister.arena.ladder import decision_in
from baumeister.arena.playing import Broken, Outcome, play_piece

#: Bots that answer in under a millisecond. Their games are handed out and kept this many at a time, because reaching
#: another process and the disk takes about as long as one game; all others one by one, so that a kill costs little.
_QUICK: Final = frozenset({"random", "greedy", "apprentice", "journeyman"})
_QUICK_GAMES: Final = 8
#: Whether a match is decided is checked about this many times, because each check goes through all its games.
_LOOKS: Final = 100


def piece_size(bots: Iterable[str]) -> int:
    """How many games between these bots are handed out at a time."""
    return _QUICK_GAMES if _QUICK.issuperset(bots) else 1


class ContestRun:
    """One contest being played. Iterate over it to its end; it yields how many games have ended."""

    def __init__(self, contest: Contest, executor: Executor, book: Book | None = None) -> None:
        self.contest = contest
        self._executor = executor
        self._book = book
        self._matches = contest.matches
        self._done: list[dict[int, Outcome]] = [{} for _ in self._matches]
        self._decided: dict[int, int] = {}  # match -> games that count
        self._looked: list[int] = [0 for _ in self._matches]  # games that were there at the last check
        if book is not None:
            self._take_up(book)

    def _take_up(self, book: Book) -> None:
        """What an earlier run played; a game whose row does not fit the schedule, or lacks its record, is played
        again."""
        for outcome in book.read():
            if self._fits(outcome) and not book.lacks_record(outcome):
                self._done[outcome.match][outcome.number] = outcome
        for index in range(len(self._matches)):
            self._look_at(index)
        book.write(self.outcomes())

    def _fits(self, outcome: Outcome) -> bool:
        if not 0 <= outcome.match < len(self._matches):
            return False
        if not 0 <= outcome.number < self.contest.games_of(self._matches[outcome.match]):
            return False
        scheduled = self.contest.scheduled(outcome.match, outcome.number)
        return (scheduled.seed, scheduled.labels) == (outcome.seed, outcome.bots)

    @property
    def total(self) -> int:
        """How many games there will be, if no match stops early from now on."""
        return sum(self._counting(index) for index in range(len(self._matches)))

    @property
    def played(self) -> int:
        return sum(len(done) for done in self._done)

    def outcomes(self) -> list[Outcome]:
        """All outcomes that count, in the order of the schedule."""
        return [outcome for done in self._done for _, outcome in sorted(done.items())]

    def __iter__(self) -> Iterator[int]:
        for outcomes in self._executor.map_unordered(play_piece, self._pieces()):
            if isinstance(outcomes, Broken):
                raise outcomes.failure()
            if self._book is not None:
                self._book.append(outcomes)
            for outcome in outcomes:
                if outcome.number < self._counting(outcome.match):
                    self._done[outcome.match][outcome.number] = replace(outcome, record="")  # it is in the book
            for index in {outcome.match for outcome in outcomes}:
                self._look_at(index)
            yield self.played
        if self._book is not None:
            self._book.write(self.outcomes())
            self._book.keep_records_of(self.outcomes())

    def _pieces(self) -> Iterator[tuple[ScheduledGame, ...]]:
        """What is still to be played, match by match. Read as cores become free, so a decided match is skipped."""
        for index, match in enumerate(self._matches):
            done = self._done[index]
            missing = (scheduled for scheduled in self.contest.schedule(index) if scheduled.number not in done)
            for piece in in_pieces(missing, piece_size(self.contest.seated[label].bot for label in match.circle)):
                if index in self._decided:
                    break
                yield piece

    def _look_at(self, index: int) -> None:
        """Is this match decided by now? Then later games do not count."""
        match, done = self._matches[index], self._done[index]
        if not self.contest.stop or match.single is None or index in self._decided:
            return
        games = self.contest.games_of(match)
        if len(done) < min(games, self._looked[index] + games // _LOOKS):
            return
        self._looked[index] = len(done)
        decision = decision_in(match, list(done.values()))
        if decision is not None:
            self._decided[index] = decision.deals * match.rotations
            self._done[index] = {number: one for number, one in done.items() if number < self._decided[index]}

    def _counting(self, index: int) -> int:
        return self._decided.get(index, self.contest.games_of(self._matches[index]))
