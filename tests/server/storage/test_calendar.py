"""The time by which things run out, with clocks of all kinds, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from baumeister.server.storage import clock
from baumeister.server.storage.calendar import DAY, Calendar, trust_clock
from baumeister.server.storage.database import Database
from tests.server.storage.rooms import add_people, process

BEGIN = 1_800_000_000_000
HOUR = DAY // 24


class Machine:
    """A clock that can be set, and the seconds that really pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock, self.seconds = BEGIN, 0.0
        monkeypatch.setattr(clock, "now", lambda: self.clock)

    def pass_by(self, time: int) -> None:
        self.clock += time
        self.seconds += time / 1000

    async def start(self, database: Database) -> Calendar:
        """A server starts."""
        calendar = Calendar(database, lambda: self.seconds)
        await calendar.open()
        return calendar


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def test_it_goes_with_the_clock_as_long_as_that_goes_with_time(url: str, machine: Machine) -> None:
    async def check() -> None:
        async with process(url) as one:
            for _ in range(3):
                calendar = await machine.start(one.database)
                for _ in range(400):
                    assert calendar.now() == machine.clock
                    machine.pass_by(HOUR)
                await calendar.note()
                machine.clock += DAY  # the evening is over, it is switched on again a day later

    asyncio.run(check())


def test_a_clock_that_jumps_while_a_server_runs_or_before_it_starts_gains_a_day_at_most(
    url: str, machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    async def check() -> None:
        async with process(url) as one:
            calendar = await machine.start(one.database)
            await calendar.note()
            machine.clock += 200 * DAY
            assert calendar.now() == BEGIN
            machine.pass_by(HOUR)
            await calendar.note()
            assert calendar.now() == BEGIN + HOUR
            for _ in range(50):  # again and again, too short to note anything: a day in all
                calendar = await machine.start(one.database)
                assert calendar.now() == BEGIN + HOUR + DAY
            machine.clock -= 200 * DAY  # mended
            assert calendar.now() == machine.clock
            assert (await machine.start(one.database)).now() == machine.clock
            machine.clock -= 400 * DAY  # the other way round nothing runs out
            assert calendar.now() == machine.clock

    asyncio.run(check())
    assert caplog.text.count("trust-clock") == 51  # once for each server


def test_the_hosts_word_is_heard_by_servers_that_run_and_by_the_next_ones(url: str, machine: Machine) -> None:
    async def check() -> None:
        async with process(url) as one, process(url, "p2") as two:
            first, second = await machine.start(one.database), await machine.start(two.database)
            await asyncio.gather(first.note(), second.note())
            machine.clock += 200 * DAY
            assert first.now() == second.now() == BEGIN
            assert await trust_clock(two.database) == (BEGIN, machine.clock)
            await asyncio.gather(first.note(), second.note())
            assert first.now() == second.now() == machine.clock
            assert (await machine.start(one.database)).now() == machine.clock

    asyncio.run(check())


def test_a_database_that_never_noted_it_counts_from_when_somebody_was_last_there(url: str, machine: Machine) -> None:
    async def check() -> None:
        async with process(url) as one:
            await add_people(one.database, "Anna", seen=BEGIN - 300 * DAY)
            assert (await machine.start(one.database)).now() == BEGIN - 299 * DAY

    asyncio.run(check())
