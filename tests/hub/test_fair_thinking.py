"""Who waits for whom: thinking is shared out by person, and who need not think waits for nobody who does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from baumeister.bots.levels import LEVELS
from baumeister.hub.ports import Job, Position
from baumeister.hub.thinking import WorkerThinkers
from baumeister.hub.worker import Reply, Task
from tests.hub.clients import World

#: What was seen at a server: one person's tables with Masters.
TABLES = 60


class Bench:
    """Thinkers without processes: a job that was begun goes on until the test ends it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
        self.thinkers = WorkerThinkers(workers)
        self.begun: list[str] = []  # names of jobs, in the order they were begun
        self._names: list[str] = []
        self._gates: dict[str, asyncio.Event] = {}
        bench = self

        async def ask(_place: object, task: Task, _limit: float) -> Reply:
            name = bench._names[task.position.seed]
            bench.begun.append(name)
            await bench._gates[name].wait()
            return Reply(action="pass")

        monkeypatch.setattr("baumeister.hub.thinking._Slot.ask", ask)

    async def ask(self, name: str, person: str, level: str = "master", *, live: bool = True) -> None:
        """A bot of a table of this name is to decide, or (`hint`) a person asks for a hint."""
        seed = self._note(name)
        wanted = None if level == "hint" else level
        job = Job(table=name, person=person, number=0, live=live, level=wanted, position=Position("g", [], seed))
        if wanted is None:
            self.thinkers.hint(job, lambda _found: None)
        else:
            self.thinkers.think(job, lambda _action: None)
        await settle()

    async def end(self, name: str) -> None:
        """A job is answered, and whoever comes next begins."""
        self._gates[name].set()
        await settle()

    def _note(self, name: str) -> int:
        self._names.append(name)
        self._gates[name] = asyncio.Event()
        return len(self._names) - 1


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(scene: Callable[[], Coroutine[Any, Any, None]], bench: Bench) -> None:
    async def limited() -> None:
        try:
            await asyncio.wait_for(scene(), 60)
        finally:
            await bench.thinkers.stop()

    asyncio.run(limited())


@pytest.mark.parametrize("workers", [1, 2, 4])
@pytest.mark.parametrize("level", [name for name, level in LEVELS.items() if name != "master"])
@pytest.mark.parametrize("live", [True, False])
def test_a_quick_bot_never_waits_for_masters(
    monkeypatch: pytest.MonkeyPatch, workers: int, level: str, live: bool
) -> None:
    bench = Bench(monkeypatch, workers)

    async def scene() -> None:
        for number in range(TABLES):
            await bench.ask(f"greedy {number}", "greedy", live=live)
        before = len(bench.begun)
        await bench.ask("quick", "anna", level)
        assert bench.begun[before:] == ["quick"]  # at once: no Master has ended meanwhile

    run(scene, bench)


@pytest.mark.parametrize("live", [True, False])
@pytest.mark.parametrize("workers", [1, 2])
def test_masters_of_one_person_let_those_of_another_in_after_one(
    monkeypatch: pytest.MonkeyPatch, workers: int, live: bool
) -> None:
    bench = Bench(monkeypatch, workers)

    async def scene() -> None:
        for number in range(TABLES):
            await bench.ask(f"greedy {number}", "greedy", live=live)
        at_work = list(bench.begun)
        await bench.ask("anna 1", "anna", live=live)
        await bench.ask("anna 2", "anna", live=live)
        await bench.ask("bert 1", "bert", live=live)
        for name in at_work:
            await bench.end(name)
        while len(bench.begun) < len(at_work) + 6:
            await bench.end(bench.begun[-1])
        # Each in turn has one job, whoever has how many.
        owners = [name.split()[0] for name in bench.begun[len(at_work) :]]
        assert owners[:6] == ["greedy", "anna", "bert", "greedy", "anna", "greedy"]

    run(scene, bench)


def test_quick_bots_and_hints_are_shared_out_by_person_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for level in ("apprentice", "hint"):
        bench = Bench(monkeypatch, 2)

        async def scene(bench: Bench = bench, level: str = level) -> None:
            for number in range(TABLES):
                await bench.ask(f"greedy {number}", "greedy", level)
            before = len(bench.begun)
            await bench.ask("anna 1", "anna", level)
            for _ in range(2):
                await bench.end(bench.begun[-1])
            assert bench.begun[before + 1 :] == ["anna 1"]

        run(scene, bench)


def test_a_table_thinks_on_its_hosts_account_and_a_hint_on_that_of_who_asked() -> None:
    async def scene() -> None:
        world = World()
        world.store.add("tabletable", seats=("bert", "bot:apprentice"), host="anna", hints=True)
        bert = await world.client("bert")
        await bert.watch("tabletable")
        while not world.thinkers[0].jobs:
            await world.hub.look_after()
            await world.rest()
            if bert.tables["tabletable"].offered:
                await bert.ask("hint", "tabletable", answers=bert.tables["tabletable"].n)
                await bert.act("tabletable", bert.tables["tabletable"].choices[0])
        assert {job.person for job in world.thinkers[0].jobs} == {"anna"}
        assert {job.person for job in world.thinkers[0].hints} == {"bert"}

    asyncio.run(asyncio.wait_for(scene(), 60))
