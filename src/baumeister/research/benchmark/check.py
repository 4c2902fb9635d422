"""Does a result follow from its records? Everything in it is looked at; taken on trust is only what no file can prove:
who the agent was, which version of this program played, and the agent's faults.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from baumeister.records import Record
from baumeister.research.benchmark.errors import BadResult, Mismatch, UnknownSuite
from baumeister.research.benchmark.file import parse_line, read_bytes
from baumeister.research.benchmark.lines import FORMAT, VERSION, Closing, GameLine, Header, digest_of, header_of
from baumeister.research.benchmark.replay import replay_game
from baumeister.research.benchmark.suite import Suite, find_suite


@dataclass(frozen=True)
class Claim:
    """A result as it was read: signed off, and complete by its numbers. Its games are not replayed yet."""

    file: Path
    suite: Suite
    header: Header
    games: tuple[GameLine, ...]

    def replay(self) -> Iterator[Record]:
        """The record of every game, checked; the first that does not fit raises."""
        for line, slot in zip(self.games, self.suite.schedule, strict=True):
            try:
                yield replay_game(slot, self.header.agent, line)
            except Mismatch as wrong:
                raise BadResult(str(self.file), line.number + 2, wrong.reason, wrong.detail) from wrong


def read_claim(file: Path, suite: Suite | None = None) -> Claim:
    """Everything that can be seen without replaying: lines, counts, digest, suite and schedule. A suite of your own has
    to be given."""
    data = read_bytes(file)
    lines = data.splitlines(keepends=True)
    if not lines:
        raise BadResult(str(file), 1, "damaged", "the file is empty")
    header = parse_line(file, 1, lines[0])
    if not isinstance(header, Header):
        raise BadResult(str(file), 1, "header", "a result begins with a line of the type benchmark")
    suite = _check_header(file, header, suite)
    closing = _closing(file, lines)
    games = []
    for number, text in enumerate(lines[1:-1], start=2):
        line = parse_line(file, number, text)
        if not isinstance(line, GameLine):
            raise BadResult(str(file), number, "damaged", "here should be a game")
        if line.number != number - 2:
            what = "comes twice" if line.number < number - 2 else f"is missing: number {number - 2}"
            raise BadResult(str(file), number, "schedule", f"a game {what}")
        games.append(line)
    count = len(suite.schedule)
    if (len(games), closing.games, closing.lines) != (count, count, count + 1):
        detail = f"{len(games)} games are here, {closing.games} are signed off, the suite has {count}"
        raise BadResult(str(file), len(lines), "schedule", detail)
    here = digest_of(b"".join(lines[:-1]))
    if closing.digest != here:
        raise BadResult(str(file), len(lines), "digest", f"the lines have the digest {here}, not {closing.digest}")
    return Claim(file, suite, header, tuple(games))


def _check_header(file: Path, header: Header, suite: Suite | None) -> Suite:
    """The suite, if the header is one of its own."""
    if (header.format, header.version) != (FORMAT, VERSION):
        detail = f"format {header.format} {header.version} is not known here, only {FORMAT} {VERSION}"
        raise BadResult(str(file), 1, "header", detail)
    try:
        suite = suite or find_suite(header.suite, files=False)  # a result must not make us open a file
    except UnknownSuite as error:
        raise BadResult(str(file), 1, "suite", str(error)) from error
    wanted = header_of(suite, header.track, header.agent, header.program, header.observations)
    for field in header.__struct_fields__:
        if getattr(header, field) != getattr(wanted, field):
            detail = f"{field} is not that of suite {suite.name}"
            raise BadResult(str(file), 1, "suite", detail)
    return suite


def _closing(file: Path, lines: list[bytes]) -> Closing:
    last = parse_line(file, len(lines), lines[-1]) if lines[-1].endswith(b"\n") else None
    if not isinstance(last, Closing):
        raise BadResult(str(file), len(lines), "unfinished", "the closing line is missing: the result is unfinished")
    return last
