"""Both forms of a record say the same, always in the same bytes, and what is saved is there completely."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest
from msgspec.structs import replace

from baumeister.api import Game, Record, RecordError
from baumeister.records import Action, human
from baumeister.records.replay import Move, Replay
from tests.records.play import play, variants


def test_json_and_text_carry_the_same_record(whole: Record) -> None:
    full = whole.with_checks(10)
    assert full.result is not None
    assert Record.loads(full.to_json()) == full
    assert Record.loads(full.to_text()) == full
    assert Record.loads(Record.loads(full.to_text()).to_json()).to_text() == full.to_text()


def test_every_variant_survives_both_forms(title: Game) -> None:
    for options in variants(title):
        record = play(title.id, title.players_max, options=options, most=30)
        assert record.options == options
        assert Record.loads(record.to_json()) == record == Record.loads(record.to_text())


def test_a_game_not_yet_begun_survives_both_forms(title: Game) -> None:
    record = play(title.id, title.players_min, most=0)
    assert record.log == ()
    assert Record.loads(record.to_json()) == record == Record.loads(record.to_text())


def test_times_are_lost_only_when_asked(whole: Record) -> None:
    bare = Record.loads(whole.to_text(times=False))
    assert all(entry.at is None for entry in bare.log)
    assert bare.log == tuple(replace(entry, at=None) for entry in whole.log)
    assert "@" not in whole.to_text(times=False).replace("@home", "")


def test_json_has_one_log_entry_per_line_in_stable_order(whole: Record) -> None:
    lines = whole.to_json().splitlines()
    entries = [json.loads(line.rstrip(",")) for line in lines if line.startswith('{"type":')]
    assert [entry["number"] for entry in entries] == list(range(1, len(whole.log) + 1))
    assert whole.to_json() == Record.loads(whole.to_json()).to_json()
    # A record whose options were given in another order is the same record, in the same bytes.
    turned = replace(whole, options=dict(reversed(whole.options.items())))
    assert turned.to_json() == whole.to_json()


def test_text_has_one_line_per_turn(title: Game) -> None:
    record = play(title.id, title.players_min)
    lines = [line for line in record.to_text().splitlines() if ". turn " in line]
    turns = [tuple(line.split(":")[0].split()[2::2]) for line in lines]
    assert len(set(turns)) == len(turns) == len({(step.turn, step.seat) for step in _decisions(record)})
    assert sum(len(line.split(": ", 1)[1].split()) for line in lines) == len(record.log)


def _decisions(record: Record) -> list[Move]:
    replay = Replay(record)
    list(replay.run())
    return replay.line.moves


def test_names_may_be_anything_people_are_called(title: Game) -> None:
    record = play(title.id, title.players_min, most=2)
    for name in ('"', "\\", "a @12:00:00", "名前", "x" * 80, "end", "🏰", "seat 0 human"):
        renamed = replace(record, seats=(human(name), *record.seats[1:])).checked()
        assert Record.loads(renamed.to_text()) == renamed == Record.loads(renamed.to_json())


@pytest.mark.parametrize("name", ["game.json", "game.txt", "game"])
def test_save_and_load(tmp_path: Path, whole: Record, name: str) -> None:
    path = tmp_path / name
    whole.save(path)
    assert Record.load(path) == whole
    assert path.read_text("utf-8") == (whole.to_text() if name.endswith(".txt") else whole.to_json())
    assert [entry.name for entry in tmp_path.iterdir()] == [name]


def test_windows_line_ends_are_read(whole: Record) -> None:
    assert Record.loads(whole.to_text().replace("\n", "\r\n")) == whole
    assert Record.loads(whole.to_json().replace("\n", "\r\n").encode()) == whole


def test_a_failed_save_leaves_the_old_file(
    tmp_path: Path, whole: Record, begun: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    begun.save(path)

    def full_disk(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(RecordError) as caught:
        whole.save(path)
    assert caught.value.code == "record-unreadable"
    assert Record.load(path) == begun
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_save_follows_links_and_the_umask(tmp_path: Path, begun: Record) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "real" / "game.json")
    old = os.umask(0o022)
    try:
        begun.save(link)
    finally:
        os.umask(old)
    assert link.is_symlink()
    assert stat.S_IMODE((tmp_path / "real" / "game.json").stat().st_mode) == 0o644


def test_a_record_made_in_python_is_checked(begun: Record) -> None:
    for bad in (
        replace(begun, seed="7"),
        replace(begun, seats=()),
        replace(begun, seats=(human("\ud800"), *begun.seats[1:])),
        replace(begun, log=(*begun.log, Action(99, 0, "pass"))),
        replace(begun, log=(Action(1, 0, "pass\n"),)),
    ):
        with pytest.raises(RecordError):
            bad.checked()
