"""Killed at any moment, a table comes back with every acknowledged move and at most one more."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from baumeister import Game
from baumeister.engine.chance import Rng
from baumeister.records import Action
from baumeister.tables import FileStore, KeptTable, no_clock
from tests.tables.restless import POINTS
from tests.tables.sitting import act_at_random

ROOT = Path(__file__).parents[2]
KILLS = 12


def start(folder: Path, title: Game, *point: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.tables.restless", str(folder), title.id, *point]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def check(folder: Path, before: int, acknowledged: list[str]) -> int:
    """The stored table against what the dead process had said; how many moves there are now."""
    record = FileStore(folder).load("t").record
    lines = [f"{entry.number} {entry.action}" for entry in record.log[before:] if isinstance(entry, Action)]
    assert lines[: len(acknowledged)] == acknowledged
    assert len(lines) - len(acknowledged) in (0, 1)
    table = KeptTable.open(FileStore(folder), "t", clock=no_clock).table
    assert table.owners_record().replay().digest() == record.replay().digest()
    return table.number


def whole_lines(text: str) -> list[str]:
    """A line the kill cut off was not acknowledged."""
    return text.split("\n")[:-1]


def test_a_table_killed_from_outside_again_and_again(tmp_path: Path, title: Game) -> None:
    number = kills = 0
    for kill in range(KILLS):
        with start(tmp_path, title) as process:
            assert process.stdout is not None
            first = process.stdout.readline()  # by now it is playing
            time.sleep(0.0007 * kill)
            process.kill()
            rest = process.stdout.read()
            kills += process.wait() < 0
        number = check(tmp_path, number, whole_lines(first + rest))
        if KeptTable.open(FileStore(tmp_path), "t").table.is_over:
            (tmp_path / "t.table").unlink()
            number = 0
    assert kills > KILLS // 2


@pytest.mark.parametrize("point", POINTS)
def test_a_table_killed_at_every_point_of_a_commit(tmp_path: Path, title: Game, point: str) -> None:
    number = 0
    for count in (1, 4):
        with start(tmp_path, title, point, str(count)) as process:
            said, _ = process.communicate(timeout=60)
        assert process.returncode == -9
        acknowledged = whole_lines(said)
        assert len(acknowledged) == count - 1
        after = check(tmp_path, number, acknowledged)
        written = point in ("before the flush", "after the flush")
        assert after == number + len(acknowledged) + written
        # The next who opens the table plays on.
        act_at_random(KeptTable.open(FileStore(tmp_path), "t", clock=no_clock), Rng(count))
        number = FileStore(tmp_path).load("t").record.log[-1].number
        assert number == after + 1
