"""Both forms of a record say the same, always in the same bytes, and what is saved is there completely."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from baumeister import Game, Record, RecordError
from baumeister.records import Action, Bot, By, End, Entry, Resign, SeatChange, TimeOut, Undo, bot, human
from baumeister.records.replay import CountedMove, Replay
from tests.records.play import play, variants


def test_json_and_text_carry_the_same_record(whole: Record) -> None:
    full = whole.with_checks(10)
    assert full.result is not None
    assert {type(entry) for entry in full.log} == {Action, Undo, Resign, SeatChange, TimeOut}
    assert {entry.by for entry in full.log if isinstance(entry, Action)} == set(get_args(By))
    assert full.more
    assert any(entry.more for entry in full.log)
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
    assert not [line for line in whole.to_text(times=False).splitlines() if "@" in line and not line.startswith("more")]


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


def _decisions(record: Record) -> list[CountedMove]:
    replay = Replay(record)
    list(replay.run())
    return replay.line.moves


def written(record: Record, *entries: Entry) -> list[str]:
    """The lines of these entries, which are read back as they were."""
    longer = replace(record, log=(*record.log, *entries)).checked()
    assert Record.loads(longer.to_text()) == longer == Record.loads(longer.to_json())
    lines = longer.to_text().splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith(f"{entries[0].number}. "))
    return lines[first:-1]


def test_every_kind_of_entry_has_its_line(begun: Record) -> None:
    number = len(begun.log) + 1
    at = "2026-08-01T12:00:00.5Z"
    clever = Bot("far.away:Deep.Clever", "1.0-rc1+x")
    for entry, line in (
        (Undo(number, 0, 3), "undo by 0 back to 3"),
        (Undo(number, 0, 0, (1,), at=at), "undo by 0 back to 0 consent 1 @12:00:00.5"),
        (Resign(number, 0, Bot("greedy")), "resign 0 to greedy"),
        (Resign(number, 0, Bot("greedy", "0.9")), "resign 0 to greedy 0.9"),
        (Resign(number, 0, clever, at=at), "resign 0 to far.away:Deep.Clever 1.0-rc1+x @12:00:00.5"),
        (SeatChange(number, 0, human('"end" @1')), r'seat 0 becomes human "\"end\" @1"'),
        (
            SeatChange(number, 0, bot("greedy", "Greta", "0.9"), at=at),
            'seat 0 becomes bot greedy 0.9 "Greta" @12:00:00.5',
        ),
        (TimeOut(number, 0), "time-out 0"),
        (TimeOut(number, 0, clever), "time-out 0 to far.away:Deep.Clever 1.0-rc1+x"),
        (TimeOut(number, 0, Bot("greedy"), at=at), "time-out 0 to greedy @12:00:00.5"),
        (End(number, "abandoned"), "end abandoned"),
        (End(number, "host", (1,), at=at), "end host of 1 @12:00:00.5"),
        (End(number, "agreement", (0, 1), at=at), "end agreement of 0 1 @12:00:00.5"),
    ):
        assert written(begun, entry) == [f"{number}. {line}"]


def test_who_acted_is_written_where_it_is_not_whoever_sits_there(begun: Record) -> None:
    """A resignation, a time-out and a new person change what goes without saying."""
    state = begun.replay()
    seat = int(state.seat)
    name = state.catalogue().actions[state.legal()[0]]
    number = len(begun.log) + 1
    for who, usual in ((human("Zoë"), "person"), (bot("greedy"), "bot")):
        change = SeatChange(number, seat, who)
        for by in get_args(By):
            line = written(begun, change, Action(number + 1, seat, name, by, at="2026-08-01T12:00:00Z"))[-1]
            assert line.endswith(f": {name}@12:00:00" if by == usual else f": {name}/{by}@12:00:00")
    zoe = SeatChange(number, seat, human("Zoë"))
    for leaving in (Resign(number + 1, seat, Bot("greedy")), TimeOut(number + 1, seat, Bot("greedy"))):
        assert written(begun, zoe, leaving, Action(number + 2, seat, name, "bot"))[-1].endswith(f": {name}")
    assert written(begun, zoe, TimeOut(number + 1, seat), Action(number + 2, seat, name, "bot"))[-1].endswith("/bot")


def test_what_others_add_is_kept_in_both_forms(begun: Record) -> None:
    number = len(begun.log)
    samples: tuple[dict[str, Any], ...] = (
        {"a": 1},
        {"rating.change": [1.5, -3, None, True, "x", {}, [], 5e-324, 1e300, 2**53, -(2**53)]},
        {"b": {"": {"ключ": '"\n\u2028\x85 end'}}, "a": "end"},
        {"deep": [[[[[[[0]]]]]]]},
        {"long": "é" * 8000},
    )
    for more in samples:
        noted = (*begun.log[:-1], replace(begun.log[-1], more=more))
        record = replace(begun, more=more, log=noted).checked()
        for form in (record.to_json(), record.to_text()):
            again = Record.loads(form)
            assert again == record
            assert (again.more, again.log[-1].more) == (more, more)
            assert form in (again.to_json(), again.to_text())
        assert sum(line.startswith("more ") for line in record.to_text().splitlines()) == 2
        assert f"more {number} " in record.to_text()


def test_what_is_added_to_several_actions_of_a_turn_stays_with_each(whole: Record) -> None:
    noted = tuple(replace(entry, more={"number": entry.number}) for entry in whole.log)
    record = replace(whole, log=noted).checked()
    assert Record.loads(record.to_text()) == record == Record.loads(record.to_json())


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


def test_a_byte_order_mark_is_read(tmp_path: Path, whole: Record) -> None:
    for form in (whole.to_text(), whole.to_json()):
        (tmp_path / "game").write_text(form, "utf-8-sig")
        assert Record.load(tmp_path / "game") == whole == Record.loads(f"\ufeff{form}")


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


def test_what_is_saved_can_be_loaded(tmp_path: Path, begun: Record) -> None:
    """A record too large to be read is not written either."""
    number = len(begun.log)
    long = {"long": "x" * 16_000}
    many = [SeatChange(number + 1 + extra, 0, human("Anna"), more=long) for extra in range(600)]
    record = replace(begun, log=(*begun.log, *many)).checked()
    for name in ("game.json", "game.txt"):
        with pytest.raises(RecordError) as caught:
            record.save(tmp_path / name)
        assert caught.value.code == "record-too-large"
    assert list(tmp_path.iterdir()) == []


def test_a_record_made_in_python_is_checked(begun: Record) -> None:
    circle: list[object] = []
    circle.append(circle)
    for bad in (
        replace(begun, seed="7"),
        replace(begun, seats=()),
        replace(begun, seats=(human("\ud800"), *begun.seats[1:])),
        replace(begun, log=(*begun.log, Action(99, 0, "pass", "person"))),
        replace(begun, log=(Action(1, 0, "pass\n", "person"),)),
        replace(begun, log=(Action(1, 0, "pass", "nobody"),)),  # type: ignore[arg-type]
        replace(begun, options={"first_game": object()}),
        replace(begun, more={"a": object()}),
        replace(begun, more={"a": circle}),
        replace(begun, more={"a": float("nan")}),
        replace(begun, more={"a": (1, 2)}),
        replace(begun, more={"a": {1: 2}}),
        replace(begun, more={"a": 2**53 + 1}),
        replace(begun, more={"a": "\ud800"}),
        replace(begun, more={"a": {"\ud800": 1}}),
        replace(begun, more={"A": 1}),
    ):
        with pytest.raises(RecordError):
            bad.checked()
