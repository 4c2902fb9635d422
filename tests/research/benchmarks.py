"""A small suite and results of it, for the tests of the benchmark."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from baumeister.arena.executor import Executor, LocalExecutor
from baumeister.research.benchmark.lines import Closing, Track, digest_of, write_line
from baumeister.research.benchmark.playing import read_agent
from baumeister.research.benchmark.run import SuiteRun
from baumeister.research.benchmark.suite import Suite, find_suite

#: Tables of the newest suite that the small one has: two of them without hidden cards, one with four players.
TABLES = ("caylus1303-2p", "magna_carta-2p", "villagers-4p")
Lines = list[dict[str, Any]]


def small_suite(tables: Sequence[str] = TABLES, rungs: int = 2, **changes: Any) -> Suite:
    """One deal at each of a few tables, against the first rungs."""
    whole = find_suite("v1")
    return replace(
        whole,
        name="small",
        tables=tuple(table for table in whole.tables if table.name in tables),
        rungs=tuple(replace(rung, deals={2: 1, 4: 1}) for rung in whole.rungs[:rungs]),
        **changes,
    )


def suite_file(folder: Path, suite: Suite) -> Path:
    file = folder / "small.json"
    file.write_bytes(msgspec.json.encode(suite))
    return file


def play(
    suite: Suite, file: Path, agent: str = "apprentice", executor: Executor | None = None, track: Track = "play"
) -> bytes:
    """A whole run."""
    for _ in SuiteRun(suite, read_agent(agent, track, suite), file, track=track).play(executor or LocalExecutor()):
        pass
    return file.read_bytes()


def lines_of(data: bytes) -> Lines:
    return [json.loads(line) for line in data.splitlines()]


def signed(lines: Lines) -> bytes:
    """The lines with a closing line that fits them: what somebody writes who knows the format."""
    body = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    return body + write_line(Closing(len(lines) - 1, len(lines), digest_of(body)))


def changed(data: bytes, change: Callable[[Lines], object]) -> bytes:
    """The same result after a change of its lines, signed off anew."""
    lines = lines_of(data)[:-1]
    change(lines)
    return signed(lines)
