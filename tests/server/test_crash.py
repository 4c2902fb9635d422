"""Server processes are killed hard at random moments; every game goes on, and nothing that was confirmed is lost.

A hundred kills on each database are a part of soak: `python -m tests.soak kills`."""

from __future__ import annotations

from pathlib import Path

from tests.server.crash import Size, Tally, run_on_one_file, run_on_postgres, run_on_sqlite
from tests.services import fresh_url, redis

SIZE = Size(kills=3, tables=1, games=("caylus1303",), bots=("apprentice",), pause=0.02)


def check(tally: Tally) -> None:
    assert tally.kills == SIZE.kills
    assert tally.games >= 1
    assert tally.breaks >= SIZE.kills
    assert tally.confirmed > 50


def test_a_server_on_sqlite_is_killed_again_and_again(tmp_path: Path) -> None:
    check(run_on_sqlite(tmp_path, SIZE))


def test_two_servers_on_postgresql_are_killed_in_turn(tmp_path: Path) -> None:
    check(run_on_postgres(tmp_path, fresh_url("postgresql", tmp_path), redis().url, SIZE))


def test_two_writers_on_one_sqlite_file_are_killed_in_turn_and_lose_nothing_either(tmp_path: Path) -> None:
    check(run_on_one_file(tmp_path, redis().url, SIZE))
