"""Whole recorded games: they replay exactly, in both forms, on every machine and for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from baumeister.api import Record, game
from baumeister.records import Action, Resign, SeatChange, Undo
from tests.records.make_fixtures import CHECK_EVERY, FOLDER, file_name, make
from tests.records.play import every_table

FILES = sorted(FOLDER.iterdir())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_recorded_game_replays_to_its_digests_and_result(path: Path) -> None:
    record = Record.load(path)
    # The digests on the way are in the record and are compared by replaying it.
    assert [check.after for check in record.checks] == list(range(CHECK_EVERY, len(record.log) + 1, CHECK_EVERY))
    state = record.replay()
    assert state.is_over
    assert record.result is not None
    assert (state.digest(), tuple(state.scores())) == (record.result.digest, record.result.scores)
    assert path.read_text("utf-8") == (record.to_text() if path.suffix == ".txt" else record.to_json())
    other = path.with_suffix(".json" if path.suffix == ".txt" else ".txt")
    assert Record.load(other) == record


def test_every_table_there_can_be_is_recorded_in_both_forms() -> None:
    wanted = {file_name(*table) + suffix for table in every_table() for suffix in (".json", ".txt")}
    assert {path.name for path in FILES} == wanted


def test_the_recorded_games_have_every_kind_of_entry_at_every_player_count() -> None:
    found: dict[tuple[str, int], set[type]] = {}
    for path in FILES:
        record = Record.load(path)
        found.setdefault((record.game, len(record.seats)), set()).update(type(entry) for entry in record.log)
    assert all(kinds == {Action, Undo, Resign, SeatChange} for kinds in found.values())
    for game_id, players in found:
        assert game(game_id).players_min <= players <= game(game_id).players_max


def test_the_generator_makes_exactly_these_files() -> None:
    for name, record in make():
        assert (FOLDER / f"{name}.json").read_text("utf-8") == record.to_json(), name
