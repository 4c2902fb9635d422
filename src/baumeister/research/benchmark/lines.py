"""The lines of a result: one that says what was played by whom, one for every game, and one that signs it off."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from baumeister.records import Record, Rules
from baumeister.records.form import FORMAT as RECORD_FORMAT
from baumeister.research.benchmark.suite import Entrant, Rung, Slot, Suite, SuiteTable

FORMAT: Final = "baumeister-benchmark"
VERSION: Final = 1
#: Of the records whose digests are kept; it stays, whatever version is the newest.
_RECORD_VERSION: Final = 1
#: How the benchmark is called.
NAME: Final = "Plumbline"

#: play: any agent, thinking as long as it likes. build: a program that speaks JSON lines, with a limit for a decision.
Track = Literal["play", "build"]
TRACKS: Final[tuple[Track, ...]] = get_args(Track)


class Header(Struct, frozen=True, forbid_unknown_fields=True, tag="benchmark", omit_defaults=True):
    """The identity of a result. Two results are comparable exactly if suite, digest and track are equal."""

    format: str
    version: int
    suite: str
    digest: str  # of the suite: its tables, rungs, deals and seeds
    track: Track
    agent: Entrant
    program: str  # version of Baumeister that played
    tables: tuple[SuiteTable, ...]
    rungs: tuple[Rung, ...]
    observations: dict[str, str]  # by game: digest of the columns' names
    seconds: float | None = None  # for a decision of the agent


class GameLine(Struct, frozen=True, forbid_unknown_fields=True, tag="game", omit_defaults=True):
    """One game, complete: with the header it can be replayed."""

    number: int  # in the schedule
    rung: str
    table: str
    seed: int
    seat: int  # the agent's
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    actions: str  # benchmark/actions.py
    record: str  # digest of the game's record
    faults: tuple[str, ...] = ()  # of the agent, by code


class Closing(Struct, frozen=True, forbid_unknown_fields=True, tag="end"):
    """Signs the result off: a file without this line is unfinished."""

    games: int
    lines: int
    digest: str  # of all lines before


Line = Header | GameLine | Closing
_read: Final = msgspec.json.Decoder(Line).decode
_write: Final = msgspec.json.Encoder().encode


def read_line(data: bytes) -> Line:
    line: Line = _read(data)
    return line


def write_line(line: Line) -> bytes:
    return _write(line) + b"\n"


def whole_file(header: Header, games: Iterable[GameLine]) -> bytes:
    """A result with its closing line; games in the order of the schedule."""
    lines = [write_line(header), *(write_line(game) for game in sorted(games, key=lambda game: game.number))]
    body = b"".join(lines)
    return body + write_line(Closing(len(lines) - 1, len(lines), digest_of(body)))


def digest_of(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def record_digest(record: Record) -> str:
    return hashlib.blake2b(record.to_json().encode(), digest_size=8).hexdigest()


def blank_record(slot: Slot, agent: Entrant) -> Record:
    """The record of a game of the schedule before its first action, by the rules of the suite."""
    table = slot.table
    return Record(
        format=RECORD_FORMAT,
        version=_RECORD_VERSION,
        game=table.game,
        rules=Rules(*table.rules),
        options=table.options,
        seats=tuple(slot.seats(agent)),
        seed=f"{slot.seed:016x}",
        log=(),
    ).checked()


def header_of(suite: Suite, track: Track, agent: Entrant, program: str, observations: dict[str, str]) -> Header:
    return Header(
        format=FORMAT,
        version=VERSION,
        suite=suite.name,
        digest=suite.digest,
        track=track,
        agent=agent,
        program=program,
        tables=suite.tables,
        rungs=suite.rungs,
        observations=observations,
        seconds=suite.seconds if track == "build" else None,
    )
