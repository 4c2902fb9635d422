"""Carries out a suite: games that are not in the unfinished file yet are played, wherever the executor plays them. The
result depends on agent and suite alone, not on who played what when, nor on interruptions.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import baumeister
from baumeister.arena.executor import Executor, in_pieces
from baumeister.arena.playing import Broken
from baumeister.arena.running import piece_size
from baumeister.research.benchmark.errors import BadResult, Mismatch, OtherRun, ResultFailed
from baumeister.research.benchmark.file import parse_line, read_bytes, write_bytes
from baumeister.research.benchmark.lines import GameLine, Line, Track, header_of, whole_file, write_line
from baumeister.research.benchmark.playing import Agent, GamesJob, entrant_of, play_job
from baumeister.research.benchmark.replay import replay_game
from baumeister.research.benchmark.suite import Suite
from baumeister.research.spec import observation_digest

UNFINISHED: Final = ".unfinished"


class SuiteRun:
    """One run of a suite. Iterate over `play` to its end; it yields how many games have ended."""

    def __init__(self, suite: Suite, agent: Agent, file: Path, *, track: Track = "play", version: str = "") -> None:
        suite.check_here()
        self.suite = suite
        self.file = file
        self.unfinished = file.with_name(file.name + UNFINISHED)
        observations = {table.game: observation_digest(table.game) for table in suite.tables}
        entrant = entrant_of(agent, version)
        self.header = header_of(suite, track, entrant, baumeister.__version__, observations)
        self._agent = agent
        self._done: dict[int, GameLine] = {}
        for path in (self.file, self.unfinished):
            if path.exists():
                self._take_up(path)

    def _take_up(self, path: Path) -> None:
        """What an earlier run played. Games that do not fit, such as half a line at the end, are played again."""
        lines = read_bytes(path).splitlines()
        if not lines or self._parse(path, lines[0]) != self.header:
            message = f"{path} holds another run: of another agent, suite, track or program"
            raise OtherRun(message, file=str(path))
        for text in lines[1:]:
            line = self._parse(path, text)
            if isinstance(line, GameLine) and 0 <= line.number < self.total:
                try:
                    replay_game(self.suite.schedule[line.number], self.header.agent, line)
                except Mismatch:
                    continue
                self._done[line.number] = line

    def _parse(self, path: Path, line: bytes) -> Line | None:
        try:
            return parse_line(path, 0, line)
        except BadResult:
            return None

    @property
    def total(self) -> int:
        return len(self.suite.schedule)

    @property
    def played(self) -> int:
        return len(self._done)

    def play(self, executor: Executor) -> Iterator[int]:
        """Plays what is missing; the result is there when this has ended."""
        if self.played < self.total:
            self._begin()
        for lines in executor.map_unordered(play_job, self._jobs()):
            if isinstance(lines, Broken):
                raise lines.failure()
            self._append(b"".join(map(write_line, lines)))
            self._done |= {line.number: line for line in lines}
            yield self.played
        data = whole_file(self.header, self._done.values())
        if not self.file.exists() or read_bytes(self.file) != data:
            write_bytes(self.file, data)
        self.unfinished.unlink(missing_ok=True)

    def _jobs(self) -> Iterator[GamesJob]:
        """What is still to be played, rung by rung."""
        for rung in self.suite.rungs:
            missing = [slot for slot in self.suite.schedule if slot.rung is rung and slot.number not in self._done]
            bots = {rung.entrant.bot, *(player.bot for player in self._agent.values())}
            for slots in in_pieces(missing, piece_size(bots)):
                yield GamesJob(
                    self.header.agent,
                    slots,
                    tuple(self.suite.scheduled(slot, self._agent[slot.table.game]) for slot in slots),
                )

    def _begin(self) -> None:
        """The unfinished file with everything that is sound so far."""
        lines = [write_line(self.header), *map(write_line, self._done.values())]
        write_bytes(self.unfinished, b"".join(lines))

    def _append(self, data: bytes) -> None:
        try:
            with self.unfinished.open("ab", buffering=0) as file:
                file.write(data)
                os.fsync(file.fileno())
        except OSError as error:
            raise ResultFailed(f"{self.unfinished}: {error}", file=str(self.unfinished)) from error
