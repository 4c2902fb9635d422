"""Whole recorded games: they replay exactly, in both forms, on every machine and for ever."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from baumeister import Game, Record
from baumeister.records import Action, By, End, Resign, SeatChange, TimeOut, Undo
from tests.records.make_fixtures import CHECK_EVERY, FOLDER, PINS, SUFFIXES, add, pin, wanted
from tests.records.play import counts

FILES = sorted(FOLDER.iterdir())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_recorded_game_replays_to_its_digests_and_result(path: Path) -> None:
    record = Record.load(path)
    # The digests on the way are in the record and are compared by replaying it.
    assert [check.after for check in record.checks] == list(range(CHECK_EVERY, len(record.log) + 1, CHECK_EVERY))
    state = record.replay()
    if isinstance(record.log[-1], End):
        assert not state.is_over
        assert record.result is None
    else:
        assert state.is_over
        assert record.result is not None
        assert (state.digest(), tuple(state.scores())) == (record.result.digest, record.result.scores)
        assert tuple(state.winners()) == record.result.winners
    assert path.read_text("utf-8") == (record.to_text() if path.suffix == ".txt" else record.to_json())
    other = path.with_suffix(".json" if path.suffix == ".txt" else ".txt")
    assert Record.load(other) == record


def test_the_recorded_games_are_as_they_were() -> None:
    """A game that replays to its own digests could still be another one than it was: each file is pinned."""
    pins = PINS.read_text("utf-8").splitlines(keepends=True)
    assert sorted(pin(path) for path in FILES) == sorted(pins)
    assert len({line.split()[1] for line in pins}) == len(pins)


def test_every_game_that_should_be_recorded_is(title: Game) -> None:
    there = {path.name for path in FILES}
    assert [name for name, _ in wanted(title.id) for suffix in SUFFIXES if f"{name}{suffix}" not in there] == []


def test_the_recorded_games_have_every_kind_of_entry_at_every_player_count(title: Game) -> None:
    for players in counts(title):
        paths = [path for path in FILES if path.name.startswith(f"{title.id}-{players}p")]
        entries = [entry for path in paths for entry in Record.load(path).log]
        assert {type(entry) for entry in entries} == {Action, Undo, Resign, SeatChange, TimeOut, End}
        assert {entry.by for entry in entries if isinstance(entry, Action)} == set(get_args(By))
        assert any(entry.more for entry in entries)
        assert any(entry.at for entry in entries)
        assert any(Record.load(path).result is not None for path in paths)


def test_recorded_games_are_only_added(tmp_path: Path, whole: Record, begun: Record) -> None:
    """What is there stays as it is, whatever the program would write today."""
    assert len(add(tmp_path, "game", lambda: begun)) == len(SUFFIXES)
    assert Record.load(tmp_path / "game.json") == begun.with_checks(CHECK_EVERY) == Record.load(tmp_path / "game.txt")
    old = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert add(tmp_path, "game", lambda: whole) == []
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == old
    # A form that got lost is written after the one that is there.
    (tmp_path / "game.txt").unlink()
    assert add(tmp_path, "game", lambda: whole) == [tmp_path / "game.txt"]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == old
