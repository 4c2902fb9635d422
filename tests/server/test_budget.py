"""Long work: everybody has some of it, nobody all of it, and a long record is stepped through in one go."""

from __future__ import annotations

import asyncio
import threading
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from baumeister.server import records
from baumeister.server.budget import ASKER, MOST, MOST_WAITING, RATE, ProcessorBudget
from baumeister.server.errors import TooMany
from baumeister.server.records import MOST_STEPS, Replayed
from baumeister.tables.course import GameCourse
from tests.server.app_tools import run, running, settings_in
from tests.server.ended import play_on
from tests.server.test_doors import from_elsewhere


class Clocks:
    """Each piece of work takes as long as is said."""

    def __init__(self) -> None:
        self.now = 0.0
        self.cost = 0.0
        self._used = 0.0

    def used(self) -> float:
        self._used += self.cost
        return self._used


def test_who_has_used_up_his_time_waits_and_nobody_else_does() -> None:
    async def test() -> None:
        clocks = Clocks()
        budget = ProcessorBudget(lambda: clocks.now, clocks.used)

        async def ask(asker: str) -> int:
            ASKER.set(asker)
            return await budget.run(lambda: 7)

        clocks.cost = MOST + 1.0  # more than there was: paid afterwards
        assert await ask("anna") == 7
        with pytest.raises(TooMany) as refusal:
            await ask("anna")
        assert refusal.value.seconds == 1.0 / RATE
        assert await ask("bruno") == 7
        clocks.now += refusal.value.seconds + 0.1
        assert await ask("anna") == 7
        # Nobody's work is nobody's debt.
        for _ in range(3):
            assert await ask("") == 7

    run(test())


def test_work_that_fails_is_paid_too() -> None:
    async def test() -> None:
        clocks = Clocks()
        budget = ProcessorBudget(lambda: clocks.now, clocks.used)
        clocks.cost = MOST + 1
        ASKER.set("anna")

        def fail() -> None:
            raise ValueError("no record")

        with pytest.raises(ValueError, match="no record"):
            await budget.run(fail)
        with pytest.raises(TooMany):
            await budget.run(fail)

    run(test())


def test_one_asker_never_holds_both_places() -> None:
    async def test() -> None:
        budget, gate, begun = ProcessorBudget(), threading.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def block() -> None:
            loop.call_soon_threadsafe(begun.set)
            gate.wait(30)

        async def ask(asker: str, work: Any) -> None:
            ASKER.set(asker)
            await budget.run(work)

        asked = [asyncio.create_task(ask("anna", block)) for _ in range(MOST_WAITING)]
        await begun.wait()
        with pytest.raises(TooMany):  # and she cannot pile up any number of them
            await ask("anna", block)
        await ask("bruno", lambda: None)
        assert not any(task.done() for task in asked)
        gate.set()
        await asyncio.gather(*asked)
        assert not budget._turns

    run(test())


def test_a_stranger_who_keeps_stepping_through_long_records_is_told_to_come_back(tmp_path: Path) -> None:
    """Without a session the address pays; somebody else, and who is signed in at the same address, goes on."""

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            wish = {"game": "magna_carta", "seats": [{"kind": "me"}, {"kind": "shared", "label": "B"}]}
            code = (await anna.ok("POST", "/api/tables", wish | {"start_at_once": True}))["t"]
            await play_on(here.site.shelf, code, seed=3)
            record = f"/api/records/{code}/steps?seat=open"
            await anna.ok("GET", record)
            budget: Any = here.site.archive._replays.off_the_loop
            seconds = count(step=int(MOST) + 1)
            budget.__self__._used = lambda: float(next(seconds))
            stranger, other = await from_elsewhere(here), await from_elsewhere(here, ("198.51.100.1", 1))
            await stranger.ok("GET", record)
            answer = await stranger.ask("GET", record)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many")
            assert int(answer.headers["retry-after"]) >= 1
            await other.ok("GET", record)
            await anna.ok("GET", record)

    run(test())


def test_steps_look_for_the_first_state_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And for those that an undo leads to from outside: not for each of them anew."""
    found: list[Replayed] = []
    make = records.Replays.replay

    async def kept(self: records.Replays, *arguments: Any) -> Replayed:
        found.append(await make(self, *arguments))
        return found[-1]

    monkeypatch.setattr(records.Replays, "replay", kept)

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            seats = [{"kind": "me"}, *({"kind": "shared", "label": label} for label in "BCD")]
            wish = {"game": "magna_carta", "seats": seats}
            code = (await anna.ok("POST", "/api/tables", wish | {"start_at_once": True}))["t"]
            await play_on(here.site.shelf, code, seed=3)
            await anna.ok("GET", f"/api/records/{code}")

    run(test())
    looked: list[int] = []
    look = GameCourse.state_at

    def state_at(self: GameCourse, number: int) -> Any:
        looked.append(number)
        return look(self, number)

    monkeypatch.setattr(GameCourse, "state_at", state_at)
    assert len(found[0].steps(0, MOST_STEPS, "open").steps) == MOST_STEPS
    assert looked == [0]
    looked.clear()
    found[0].steps(50, 50 + MOST_STEPS, "open")
    assert looked[0] == 50
    assert all(number < 50 for number in looked[1:])
    assert len(looked) == len(set(looked))
