"""One person's sixty tables with Masters, and another's Apprentice: how long does that one wait?"""

from __future__ import annotations

import asyncio
import statistics
import time
from functools import partial

import baumeister as bm
from baumeister.hub.ports import Job, Position
from baumeister.hub.thinking import WorkerThinkers
from tests.soak.part import CORES, Result

TABLES = 60
ASKED = 40
#: Seconds that an Apprentice may take in the middle, on a machine whose cores are all busy with Masters.
MOST_SECONDS = 1.0


def run(game_id: str, quick: bool) -> Result:
    return asyncio.run(_measure(game_id, 8 if quick else ASKED))


async def _measure(game_id: str, asked: int) -> Result:
    state = bm.game(game_id).new(players=3, seed=1)
    position = state.determinize(int(state.seat), 0).to_list()
    figures: dict[str, str | int] = {}
    middle = 0.0
    for tables in (0, TABLES):
        thinkers = WorkerThinkers(CORES)
        try:
            times = await _times(thinkers, game_id, position, tables, asked)
        finally:
            await thinkers.stop()
        middle = statistics.median(times)
        beside = "alone" if not tables else f"beside {tables} tables"
        figures[f"Apprentice {beside}"] = f"{middle * 1000:.0f} ms in the middle, {max(times) * 1000:.0f} at most"
        if tables:
            figures["Masters' moves meanwhile"] = thinkers.figures.jobs["master"]
    return Result("masters", game_id, middle <= MOST_SECONDS, figures)


async def _times(thinkers: WorkerThinkers, game_id: str, position: list[int], tables: int, asked: int) -> list[float]:
    def think(table: str, person: str, level: str, done: asyncio.Future[str | None] | None) -> None:
        about = Position(game_id, position, 1)
        job = Job(table=table, person=person, number=0, level=level, live=True, position=about)
        again = partial(think, table, person, level, None)
        thinkers.think(job, (lambda _answer: again()) if done is None else done.set_result)

    for number in range(tables):  # each asks again as soon as it has its answer
        think(f"greedy {number}", "greedy", "master", None)
    times = []
    for count in range(asked + 1):
        while tables and thinkers.figures.jobs["master"] < count:  # so that all of them are at work
            await asyncio.sleep(0.01)
        done: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        begun = time.monotonic()
        think("anna", "anna", "apprentice", done)
        assert await done is not None
        times.append(time.monotonic() - begun)
    return times[1:]  # the first one has started its process
