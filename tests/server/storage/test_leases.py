"""Leases and clocks: who looks after a table that waits for a server is never decided by a clock that may be wrong."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import select, update

from baumeister.server.storage import clock, schema
from tests import services
from tests.server.app_tools import run, running, settings_in
from tests.server.storage.rooms import HELD, add_game, add_people, fetch, process, row

HOUR = 60 * 60 * 1000
LEASED = select(schema.tables.c.lease_by, schema.tables.c.lease_until)


def set_clock(monkeypatch: pytest.MonkeyPatch, ahead: int) -> None:
    """The machine's clock is so many ms ahead, or behind."""
    monkeypatch.setattr(clock, "now", lambda: time.time_ns() // 1_000_000 + ahead)


@pytest.mark.parametrize("ahead", [HOUR, 24 * 365 * HOUR])
def test_a_lease_that_ends_later_than_any_can_has_run_out(url: str, ahead: int) -> None:
    """Such as after a crash of a process whose clock was wrong."""

    async def play() -> None:
        async with process(url, "wrong") as wrong, process(url, "right") as right:
            await add_people(right.database, "Anna")
            table = await add_game(right.database, "its-table")
            await wrong.write(row(table, 1, for_server=True))
            until = clock.now() + ahead + int(HELD * 1000)
            async with right.database.begin() as connection:
                await connection.execute(update(schema.tables).values(lease_until=until))
            assert await right.shelf.lease(10) == ["its-table"]
            [(by, until)] = await fetch(right.database, LEASED)
            assert by == "right"
            assert await wrong.shelf.lease(10) == []  # and this one is as good as any
            assert await right.shelf.renew([table]) == [table]

    run(play())


def test_on_postgresql_only_its_own_clock_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = services.fresh_url("postgresql", tmp_path)

    async def play() -> None:
        async with process(url, "p1") as one, process(url, "p2") as two:
            await add_people(one.database, "Anna")
            written = await add_game(one.database, "written")
            await add_game(one.database, "found", for_server=True)
            for ahead in (-24 * HOUR, HOUR, 24 * HOUR):
                set_clock(monkeypatch, ahead)
                number = 1 + (await fetch(one.database, select(schema.tables.c.number)))[0][0]
                await one.write(row(written, number, for_server=True))
                await one.shelf.lease(10)
                for other in (-24 * HOUR, 0, 24 * HOUR):
                    set_clock(monkeypatch, other)
                    assert await two.shelf.lease(10) == []
                    assert await one.shelf.renew([written]) == [written]
                assert [by for by, _ in await fetch(one.database, LEASED)] == ["p1", "p1"]

    run(play())


def test_leases_of_a_killed_server_end_when_the_next_one_starts_on_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No time passes here, so they cannot have run out."""
    moment = clock.now()
    monkeypatch.setattr(clock, "now", lambda: moment)
    settings = settings_in(tmp_path)

    async def play() -> None:
        async with process(settings.database, "dead") as dead:
            await add_people(dead.database, "Anna")
            table = await add_game(dead.database, "its-table")
            await dead.write(row(table, 1, for_server=True))
            held = await fetch(dead.database, LEASED)
        # A kill leaves them as they were.
        async with process(settings.database, "dead") as dead, dead.database.begin() as connection:
            await connection.execute(update(schema.tables).values(lease_by="killed", lease_until=held[0][1]))
        async with running(settings) as here, here.site.database.read() as connection:
            [(by, _)] = (await connection.execute(LEASED)).all()
            assert by != "killed"

    run(play())
