"""Stores: unique numbers, durable commits, damage that is named."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from threading import Thread

import pytest

from baumeister.api import BaumeisterError, Game
from baumeister.engine.chance import Rng
from baumeister.records import Action
from baumeister.tables import (
    BadTableName,
    Commit,
    FileStore,
    Store,
    StoreConflict,
    StoreDamaged,
    StoreFailed,
    Table,
    TableExists,
    UnknownTable,
    no_clock,
)
from tests.records.play import act_at_random, people, play


def begin(title: Game, store: Store, name: str = "t", entries: int = 8) -> Table:
    table = Table.begin(title.id, people(title.players_min), 7, store=store, name=name, clock=no_clock)
    rng = Rng(2)
    for _ in range(entries):
        act_at_random(table, rng)
    return table


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
    assert store.tables() == ["t"]
    with pytest.raises(UnknownTable):
        store.load("missing")
    with pytest.raises(UnknownTable):
        store.append("missing", Commit((Action(1, 0, "pass"),)))
    assert store.tables() == ["t"]


def test_of_two_who_go_on_with_a_table_one_is_refused(title: Game, store: Store) -> None:
    one = begin(title, store)
    # A second process has its own store object over the same files; memory is shared by nature.
    other_store = FileStore(store.folder) if isinstance(store, FileStore) else store
    other = Table.open(other_store, "t", clock=no_clock)
    one.act(one.seat, one.legal(one.seat)[0])
    before = other.record()
    with pytest.raises(StoreConflict):
        other.act(other.seat, other.legal(other.seat)[-1])
    assert other.record() == before
    assert store.load("t").record == one.record()
    fresh = Table.open(other_store, "t", clock=no_clock)
    fresh.act(fresh.seat, fresh.legal(fresh.seat)[0])
    assert store.load("t").record == fresh.record()


def test_numbers_follow_each_other(title: Game, store: Store) -> None:
    table = begin(title, store)
    for numbers in ((8,), (10,), (9, 11), (9, 9)):
        with pytest.raises(StoreConflict):
            store.append("t", Commit(tuple(Action(number, 0, "pass") for number in numbers)))
    assert store.load("t").record == table.record()


def test_many_threads_at_one_table_lose_and_double_nothing(title: Game, store: Store) -> None:
    table = begin(title, store, entries=0)
    done: list[int] = []

    def press_the_button() -> None:
        for _ in range(20):
            seat = table.seat
            # What was legal when it was looked up may be refused when it is asked for.
            with contextlib.suppress(BaumeisterError):
                done.extend(table.act(seat, action) for action in table.legal(seat)[:1])

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
    assert log == table.record().log
    table.record().replay()


# ---- files


@pytest.fixture
def files(tmp_path: Path) -> FileStore:
    return FileStore(tmp_path / "deep" / "tables")


def path_of(files: FileStore) -> Path:
    return files.folder / "t.table"


def test_a_file_cut_anywhere_keeps_every_whole_line(title: Game, files: FileStore) -> None:
    table = begin(title, files, entries=4)
    data = path_of(files).read_bytes()
    first_line = data.index(b"\n") + 1
    for length in range(first_line, len(data)):
        path_of(files).write_bytes(data[:length])
        again = Table.open(FileStore(files.folder), "t", clock=no_clock)
        kept = data[:length].count(b"\n") - 1
        assert again.record().log == table.record().log[:kept]
        # And the game goes on behind the torn line.
        again.act(again.seat, again.legal(again.seat)[0])
        assert FileStore(files.folder).load("t").record == again.record()
    for length in (0, 1, first_line - 1):
        path_of(files).write_bytes(data[:length])
        with pytest.raises(StoreDamaged):
            Table.open(FileStore(files.folder), "t")


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
    table = begin(title, files)
    data = path_of(files).read_bytes()
    write = os.write

    def half(handle: int, rest: bytes) -> int:
        if len(rest) > 20:
            return write(handle, rest[:20])
        raise OSError(errno.ENOSPC, "No space left on device")

    before = table.record()
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", half)
        with pytest.raises(StoreFailed):
            table.act(table.seat, table.legal(table.seat)[0])
        with pytest.raises(StoreFailed):
            begin(title, files, "second")
    assert table.record() == before
    assert path_of(files).read_bytes() == data
    assert files.tables() == ["t"]
    act_at_random(table, Rng(1))
    assert FileStore(files.folder).load("t").record == table.record()


def test_what_a_failed_write_left_behind_is_cleared_away(
    title: Game, files: FileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin(title, files)
    with path_of(files).open("ab") as file:
        file.write(b"0123abcd {half a li")
    act_at_random(table, Rng(1))
    assert FileStore(files.folder).load("t").record == table.record()


def test_every_commit_is_flushed_to_the_disk(title: Game, files: FileStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin(title, files)
    flushed: list[int] = []
    fsync = os.fsync

    def watch(handle: int) -> None:
        flushed.append(os.fstat(handle).st_size)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", watch)
    act_at_random(table, Rng(1))
    assert flushed == [path_of(files).stat().st_size]


def test_a_file_that_has_shrunk_or_vanished(title: Game, files: FileStore) -> None:
    table = begin(title, files)
    data = path_of(files).read_bytes()
    path_of(files).write_bytes(data[:-5])
    with pytest.raises(StoreDamaged):
        act_at_random(table, Rng(1))
    path_of(files).unlink()
    with pytest.raises(StoreFailed):
        act_at_random(table, Rng(1))
    with pytest.raises(UnknownTable):
        files.load("t")


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "tables", Path("nul\0l")):
        with pytest.raises(StoreFailed):
            FileStore(folder)
