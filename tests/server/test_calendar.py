"""The time by which things run out: a machine's clock that is wrong deletes nothing."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import func, select

from baumeister.cli.main import main
from baumeister.server.chores import do_chores
from baumeister.server.storage import clock
from baumeister.server.storage.schema import people, sign_ins, tables
from tests.server.app_tools import Running, run, running, settings_in

DAY = 24 * 60 * 60 * 1000


def set_clock(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """The machine's clock is so many days ahead."""

    def now() -> int:
        return time.time_ns() // 1_000_000 + int(days * DAY)

    monkeypatch.setattr(clock, "now", now)
    monkeypatch.setattr("baumeister.server.composing.now", now)


async def left(here: Running) -> list[int]:
    """How many sign-ins, people and tables there are."""
    async with here.site.database.read() as connection:
        return [
            (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            for table in (sign_ins, people, tables)
        ]


def test_a_start_with_the_clock_200_days_ahead_deletes_nothing_until_the_host_says_it_is_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    settings = settings_in(tmp_path)

    async def test() -> None:
        async with running(settings) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            await bert.ok("POST", "/api/tables", {"game": "magna_carta", "live": False})
            await do_chores(here.site)
            assert await left(here) == [2, 2, 1]
        set_clock(monkeypatch, 200)
        for _ in range(3):
            async with running(settings) as here:
                for _ in range(3):
                    await do_chores(here.site)
                assert await left(here) == [2, 2, 1]
                browser = await here.browser()
                browser.http.cookies = anna.http.cookies
                assert (await browser.ok("GET", "/api/me"))["name"] == "Anna"
        assert "baumeister trust-clock" in caplog.text
        set_clock(monkeypatch, 0.5)  # mended
        async with running(settings) as here:
            await do_chores(here.site)
            assert await left(here) == [2, 2, 1]
        set_clock(monkeypatch, 400)  # and this one is right
        async with running(settings) as here:
            await do_chores(here.site)
            assert await left(here) == [2, 2, 1]
            words = ["trust-clock", "--database", settings.database, "--lang", "en"]
            assert await asyncio.to_thread(main, words) == 0
            await do_chores(here.site)  # a server that runs hears of it
            await do_chores(here.site)
            assert await left(here) == [0, 0, 0]

    run(test())
