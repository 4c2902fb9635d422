"""One server at a time on a SQLite file: who comes second is told who has it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from baumeister.server.storage.database import read_url
from baumeister.server.storage.errors import DatabaseInUse, DatabaseUnreachable
from baumeister.server.storage.holding import hold, lock_path


def test_a_file_is_held_by_one_at_a_time_under_whatever_name(tmp_path: Path) -> None:
    file, link = tmp_path / "games.db", tmp_path / "link.db"
    link.symlink_to(file)
    names = [f"sqlite:{file}", f"sqlite:{link}", f"sqlite:{tmp_path / 'x' / '..' / 'games.db'}"]
    with hold(read_url(names[0])):
        for name in names:
            with pytest.raises(DatabaseInUse) as refused:
                hold(read_url(name))
            assert refused.value.params["pid"] == str(os.getpid())
            assert str(refused.value.params["since"]).startswith("20")
        hold(read_url(f"sqlite:{tmp_path / 'other.db'}")).release()
    for name in names:
        hold(read_url(name)).release()
    assert lock_path(read_url(names[1])) == tmp_path / "games.db-lock"
    assert lock_path(read_url(names[1])).stat().st_mode & 0o077 == 0


def test_what_a_server_starts_does_not_hold_its_database(tmp_path: Path) -> None:
    """A worker that outlives a killed server for a moment would keep the next one from starting."""
    address = read_url(f"sqlite:{tmp_path / 'games.db'}")
    with hold(address):
        words, pipe = [sys.executable, "-c", "print(flush=True); input()"], subprocess.PIPE
        worker = subprocess.Popen(words, stdin=pipe, stdout=pipe, close_fds=False)
    try:
        assert worker.stdout is not None
        worker.stdout.readline()  # it runs: until a program has begun, it still has all files of the one that starts it
        hold(address).release()
    finally:
        worker.kill()
        worker.communicate()


def test_a_killed_process_holds_nothing(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path / 'games.db'}"
    program = f"""
from baumeister.server.storage.database import read_url
from baumeister.server.storage.holding import hold
held = hold(read_url({url!r}))
print("held", flush=True)
input()
"""
    pipe = subprocess.PIPE
    other = subprocess.Popen([sys.executable, "-c", program], stdin=pipe, stdout=pipe, text=True)
    try:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(DatabaseInUse) as refused:
            hold(read_url(url))
        assert refused.value.params["pid"] == str(other.pid)
    finally:
        other.kill()
        other.communicate()
    hold(read_url(url)).release()


def test_who_has_it_but_has_not_said_so_yet_has_it_all_the_same(tmp_path: Path) -> None:
    address = read_url(f"sqlite:{tmp_path / 'games.db'}")
    with hold(address):
        lock_path(address).write_bytes(b"")
        with pytest.raises(DatabaseInUse) as refused:
            hold(address)
    assert refused.value.params["pid"] == "?"


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseUnreachable):
        hold(read_url(f"sqlite:{tmp_path / 'file' / 'games.db'}"))
