"""Stores: unique numbers, durable commits, damage that is named."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from baumeister import BaumeisterError, Game
from baumeister.engine.chance import Rng
from baumeister.records import Action
from baumeister.tables import (
    Act,
    BadTableName,
    Commit,
    FileStore,
    KeptTable,
    Outdated,
    Store,
    StoreConflict,
    StoreDamaged,
    StoreFailed,
    TableExists,
    UnknownTable,
    no_clock,
)
from tests.records.play import people
from tests.tables.sitting import act, act_at_random, play


def begin(title: Game, store: Store, name: str = "t", entries: int = 8) -> KeptTable:
    kept = KeptTable.begin(title.id, people(title.players_min), 7, store=store, name=name, clock=no_clock)
    rng = Rng(2)
    for _ in range(entries):
        act_at_random(kept, rng)
    return kept


def act_first(kept: KeptTable) -> int:
    return act(kept, kept.table.legal(kept.table.seat)[0])


def test_a_store_gives_back_what_it_got(title: Game, store: Store) -> None:
    record = play(title.id, title.players_min, lively=True, store=store)
    [name] = store.tables()
    assert store.load(name).record.with_result() == record
    begin(title, store, "another")
    assert store.tables() == sorted([name, "another"])
    assert len(store.load("another").record.log) == 8


def test_names_of_tables(title: Game, store: Store) -> None:
    begin(title, store)
    with pytest.raises(TableExists):
        begin(title, store)
    for name in ("", "../t", "a/b", "a.b", ".t", "x" * 65, "t\n", "nul\0l", "-t"):
        with pytest.raises(BadTableName):
            begin(title, store, name)
    no_name: Any
    for no_name in (0, b"t", True, [], {}):
        with pytest.raises(BadTableName):
            begin(title, store, no_name)
        with pytest.raises(BadTableName):
            store.load(no_name)
    with pytest.raises(BadTableName):
        store.load("a/b")
    assert store.tables() == ["t"]
    with pytest.raises(UnknownTable):
        store.load("missing")
    with pytest.raises(UnknownTable):
        store.append("missing", Commit((Action(1, 0, "pass", "person"),)))
    assert store.tables() == ["t"]


def opened_elsewhere(store: Store) -> KeptTable:
    """As by a second process, which has its own store object over the same files; memory is shared by nature."""
    return KeptTable.open(FileStore(store.folder) if isinstance(store, FileStore) else store, "t", clock=no_clock)


def test_of_two_who_go_on_with_a_table_one_is_refused_and_sees_how_it_went_on(title: Game, store: Store) -> None:
    one = begin(title, store)
    other = opened_elsewhere(store)
    looked = other.table.number
    seat, last = other.table.seat, other.table.legal(other.table.seat)[-1]
    act_first(one)
    with pytest.raises(StoreConflict):
        other.do(Act(seat, last, looked, move_id="mine"))
    # Nothing of it has happened, and the other stands where the store does.
    assert store.load("t").record == one.table.owners_record() == other.table.owners_record()
    for viewer in (None, *range(len(one.table.seats))):
        assert other.table.view(viewer) == one.table.view(viewer)
        assert other.table.since(0, viewer) == one.table.since(0, viewer)
    # The same request again answers a position that has passed.
    with pytest.raises(Outdated):
        other.do(Act(seat, last, looked, move_id="mine"))
    act_first(other)
    assert store.load("t").record == other.table.owners_record()
    one.read_on()
    assert one.table.owners_record() == other.table.owners_record()


def test_a_retry_at_another_process_is_harmless(title: Game, store: Store) -> None:
    one = begin(title, store)
    other = opened_elsewhere(store)
    request = Act(one.table.seat, one.table.legal(one.table.seat)[0], one.table.number, move_id="mine")
    number = one.do(request)
    with pytest.raises(StoreConflict):
        other.do(request)
    assert other.do(request) == number
    assert other.table.owners_record() == one.table.owners_record()


def test_two_tables_over_one_store_in_turns(title: Game, store: Store) -> None:
    """Each conflict brings the loser up to date; between them they play one game."""
    both = [begin(title, store, entries=0), opened_elsewhere(store)]
    rng = Rng(4)
    conflicts = 0
    while not all(kept.table.is_over for kept in both):
        kept = both[rng.below(2)]
        if kept.table.is_over:
            kept = both[1 - both.index(kept)]
        try:
            act_at_random(kept, rng)
        except StoreConflict:
            conflicts += 1
    assert conflicts > 10
    assert both[0].table.owners_record() == both[1].table.owners_record()
    both[0].table.owners_record().replay()


def test_numbers_follow_each_other(title: Game, store: Store) -> None:
    kept = begin(title, store)
    for numbers in ((8,), (10,), (9, 11), (9, 9)):
        with pytest.raises(StoreConflict):
            store.append("t", Commit(tuple(Action(number, 0, "pass", "person") for number in numbers)))
    assert store.load("t").record == kept.table.owners_record()


def test_many_threads_at_one_table_lose_and_double_nothing(title: Game, store: Store) -> None:
    kept = begin(title, store, entries=0)
    table = kept.table
    done: list[int] = []

    def press_the_button() -> None:
        for _ in range(20):
            with kept.lock:
                seat, number = table.seat, table.number
                legal = table.legal(seat) if seat >= 0 else []
            # What was legal when it was looked up may be refused when it is asked for.
            with contextlib.suppress(BaumeisterError):
                done.extend(kept.do(Act(seat, action, number)) for action in legal[:1])

    threads = [Thread(target=press_the_button) for _ in range(4)]
    pace = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # into each other's way as often as possible
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(pace)
    log = store.load("t").record.log
    assert sorted(done) == [entry.number for entry in log] == list(range(1, len(done) + 1))
    assert log == table.owners_record().log
    table.owners_record().replay()


# ---- files


@pytest.fixture
def files(tmp_path: Path) -> FileStore:
    return FileStore(tmp_path / "deep" / "tables")


def path_of(files: FileStore) -> Path:
    return files.folder / "t.table"


def test_a_file_cut_anywhere_keeps_every_whole_line(title: Game, files: FileStore) -> None:
    kept = begin(title, files, entries=4)
    data = path_of(files).read_bytes()
    first_line = data.index(b"\n") + 1
    for length in range(first_line, len(data)):
        path_of(files).write_bytes(data[:length])
        again = KeptTable.open(FileStore(files.folder), "t", clock=no_clock)
        whole = data[:length].count(b"\n") - 1
        assert again.table.owners_record().log == kept.table.owners_record().log[:whole]
        # And the game goes on behind the torn line.
        act_first(again)
        assert FileStore(files.folder).load("t").record == again.table.owners_record()
    for length in (0, 1, first_line - 1):
        path_of(files).write_bytes(data[:length])
        with pytest.raises(StoreDamaged):
            KeptTable.open(FileStore(files.folder), "t")


def test_every_flipped_bit_before_the_last_line_break_is_noticed(title: Game, files: FileStore) -> None:
    begin(title, files, entries=3)
    data = path_of(files).read_bytes()
    for at in range(len(data) - 1):
        path_of(files).write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        with pytest.raises(StoreDamaged) as caught:
            FileStore(files.folder).load("t")
        # Where a line break itself is hit, two lines have become one.
        assert caught.value.params["line"] == data[:at].count(b"\n") + 1


def test_lines_left_out_or_doubled_are_noticed(title: Game, files: FileStore) -> None:
    begin(title, files, entries=4)
    lines = path_of(files).read_bytes().splitlines(keepends=True)
    for wrong in ([*lines[:2], *lines[3:]], [*lines, lines[-1]], lines[1:], [lines[0], *lines]):
        path_of(files).write_bytes(b"".join(wrong))
        with pytest.raises(StoreDamaged):
            FileStore(files.folder).load("t")


def test_a_full_disk_takes_nothing_half(title: Game, files: FileStore, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begin(title, files)
    data = path_of(files).read_bytes()
    write = os.write

    def half(handle: int, rest: bytes) -> int:
        if len(rest) > 20:
            return write(handle, rest[:20])
        raise OSError(errno.ENOSPC, "No space left on device")

    before = kept.table.owners_record()
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", half)
        with pytest.raises(StoreFailed):
            act_first(kept)
        with pytest.raises(StoreFailed):
            begin(title, files, "second")
    assert kept.table.owners_record() == before
    assert path_of(files).read_bytes() == data
    assert files.tables() == ["t"]
    act_at_random(kept, Rng(1))
    assert FileStore(files.folder).load("t").record == kept.table.owners_record()


def test_what_a_failed_write_left_behind_is_cleared_away(
    title: Game, files: FileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = begin(title, files)
    with path_of(files).open("ab") as file:
        file.write(b"0123abcd {half a li")
    act_at_random(kept, Rng(1))
    assert FileStore(files.folder).load("t").record == kept.table.owners_record()


def test_every_commit_is_flushed_to_the_disk(title: Game, files: FileStore, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begin(title, files)
    flushed: list[int] = []
    fsync = os.fsync

    def watch(handle: int) -> None:
        flushed.append(os.fstat(handle).st_size)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", watch)
    act_at_random(kept, Rng(1))
    assert flushed == [path_of(files).stat().st_size]


def test_a_file_that_has_shrunk_or_vanished(title: Game, files: FileStore) -> None:
    kept = begin(title, files)
    data = path_of(files).read_bytes()
    path_of(files).write_bytes(data[:-5])
    with pytest.raises(StoreDamaged):
        act_at_random(kept, Rng(1))
    path_of(files).unlink()
    with pytest.raises(StoreFailed):
        act_at_random(kept, Rng(1))
    with pytest.raises(UnknownTable):
        files.load("t")


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "tables", Path("nul\0l")):
        with pytest.raises(StoreFailed):
            FileStore(folder)
