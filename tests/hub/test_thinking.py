"""Bots in worker processes: whatever a bot or its process does, the table gets a legal action, fairly and in time."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.bots.door import Budget, Seen, make_bot
from baumeister.bots.levels import LEVEL_IDS, LEVELS, Level, find_level, offered
from baumeister.hub.ports import Job, Position
from baumeister.hub.room import in_logs
from baumeister.hub.thinking import WorkerThinkers
from baumeister.hub.worker import Reply, Task
from tests.hub.strange_bots import NOTES

ROOT = Path(__file__).parents[2]
GAME = "magna_carta"
#: Whatever has not happened by then never will.
DEADLINE = 180.0


@pytest.fixture(autouse=True)
def _workers_find_the_strange_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))


def some_job(
    table: str = "t",
    *,
    person: str = "anna",
    level: str = "random",
    live: bool = True,
    seed: int = 0,
    game: str = GAME,
) -> Job:
    state = bm.game(game).new(players=4, seed=3)
    seat = int(state.seat)
    imagined = state.determinize(seat, 0).to_list()
    position = Position(game, imagined, seed)
    return Job(table=table, person=person, number=0, level=level, live=live, position=position)


def some_hint(table: str, person: str = "anna") -> Job:
    return dataclasses.replace(some_job(table, person=person), level=None)


def legal_names(job: Job) -> list[str]:
    game = bm.game(job.position.game)
    return [game.action_name(action) for action in game.from_list(job.position.state).legal()]


#: Our levels, never given up because the machine is busy.
PATIENT = {name: dataclasses.replace(level, limit_live=DEADLINE, limit_slow=DEADLINE) for name, level in LEVELS.items()}
#: With budgets that are quick and reproducible.
QUICK = {name: dataclasses.replace(level, live=Budget(iterations=20), iterations={}) for name, level in PATIENT.items()}


def levels_with(maker: str, *, limit: float = DEADLINE) -> dict[str, Level]:
    """Our levels, with a strange bot in the place of a master who falls back to the apprentice."""
    budget = Budget(iterations=1)
    strange = Level(
        "master", "", "1", budget, budget, limit, limit, "apprentice", f"tests.hub.strange_bots:{maker}", ponders=True
    )
    return {**PATIENT, "master": strange}


async def answers_to(thinkers: WorkerThinkers, jobs: Sequence[Job]) -> list[str | None]:
    """All answers, in the order of the jobs."""
    loop = asyncio.get_running_loop()
    futures: list[asyncio.Future[str | None]] = [loop.create_future() for _ in jobs]
    for job, future in zip(jobs, futures, strict=True):
        thinkers.think(job, future.set_result)
    async with asyncio.timeout(DEADLINE):
        return list(await asyncio.gather(*futures))


def with_thinkers(work: Callable[[WorkerThinkers], Awaitable[None]], thinkers: WorkerThinkers) -> None:
    async def run() -> None:
        try:
            await work(thinkers)
        finally:
            await thinkers.stop()

    asyncio.run(run())


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(DEADLINE):
        while not condition():
            await asyncio.sleep(0.005)


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


# ---- levels


def test_level_ids_are_fixed_and_missing_ones_are_not_offered() -> None:
    assert (*offered(), "grandmaster") == LEVEL_IDS
    assert offered() == ["random", "apprentice", "journeyman", "setter", "mason", "carver", "foreman", "master"]
    assert all(level.simpler is None or level.simpler in LEVELS for level in LEVELS.values())
    assert all(make_bot(level.bot).name for level in LEVELS.values())


def test_a_missing_level_is_played_by_the_best_below_it() -> None:
    found = find_level("grandmaster")
    assert found is not None
    assert found.id == "master"
    assert find_level("os.system") is None


# ---- answers


def test_workers_answer_as_the_bots_would_here() -> None:
    jobs = [
        some_job(f"{game}{level}{seed}", level=level, game=game, seed=seed)
        for game in bm.games()
        for level in offered()
        for seed in (1, 2)
    ]

    async def work(thinkers: WorkerThinkers) -> None:
        answers = await answers_to(thinkers, jobs)
        assert answers == await answers_to(thinkers, jobs)
        for job, answer in zip(jobs, answers, strict=True):
            game = bm.game(job.position.game)
            seen = Seen(game, game.from_list(job.position.state))
            level = QUICK[str(job.level)]
            assert answer == game.action_name(make_bot(level.bot, job.position.seed).choose(seen, level.live))
        assert thinkers.figures.jobs == dict.fromkeys(offered(), 2 * len(jobs) // len(offered()))
        assert not thinkers.figures.faults
        assert set(thinkers.figures.seconds) == set(offered())
        assert len(thinkers.pids) == 2
        for pid in thinkers.pids:
            assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)

    with_thinkers(work, WorkerThinkers(2, levels=QUICK, quick=0))


def test_a_master_answers_within_its_time() -> None:
    """At its full live budget, on a table of four; on a machine that is busy it stops by the clock."""

    async def work(thinkers: WorkerThinkers) -> None:
        (answer,) = await answers_to(thinkers, [some_job(level="master")])
        assert answer in legal_names(some_job(level="master"))
        assert thinkers.figures.jobs == {"master": 1}

    with_thinkers(work, WorkerThinkers(1, levels=PATIENT))


def test_workers_start_when_they_are_needed_and_end_with_stop() -> None:
    seen: list[int] = []

    async def work(thinkers: WorkerThinkers) -> None:
        assert thinkers.pids == []
        await answers_to(thinkers, [some_job()])
        assert len(thinkers.pids) == 1
        seen.extend(thinkers.pids)
        assert is_there(seen[0])

    thinkers = WorkerThinkers(3, levels=PATIENT)
    with_thinkers(work, thinkers)
    assert thinkers.pids == []
    assert not is_there(seen[0])


# ---- faults


#: What a bot does, and what the log says of it.
FAULTS = {
    "Raising": ("bot-raised", "ValueError"),
    "Leaving": ("bot-raised", "SystemExit"),
    "Nonsense": ("illegal-choice", None),
    "Illegal": ("illegal-choice", None),
    "Dying": ("worker-died", None),
    "Garbling": ("nonsense", None),
    "Missing": ("bot-raised", "AttributeError"),
}


def test_a_bot_that_fails_is_replaced_for_that_move_by_a_simpler_one(caplog: pytest.LogCaptureFixture) -> None:
    levels = dict(PATIENT)
    for maker in FAULTS:
        levels[maker] = dataclasses.replace(levels_with(maker)["master"], id=maker)

    async def work(thinkers: WorkerThinkers) -> None:
        expected = await answers_to(thinkers, [some_job(level="apprentice")])
        for maker in FAULTS:
            assert await answers_to(thinkers, [some_job(level=maker)]) == expected, maker
        assert thinkers.figures.faults == Counter(fault for fault, _ in FAULTS.values())

    with caplog.at_level(logging.WARNING, "baumeister"):
        with_thinkers(work, WorkerThinkers(1, levels=levels))
    lines = [line for line in caplog.records if line.name.startswith("baumeister")]
    for line, (maker, (fault, detail)) in zip(lines, FAULTS.items(), strict=True):
        facts = vars(line)
        assert (facts["fault"], facts["level"], facts["game"], facts["table"]) == (fault, maker, GAME, in_logs("t"))
        assert facts.get("detail") == detail
        assert "hand" not in line.getMessage()
        assert line.exc_info is None


def test_a_bot_that_hangs_is_killed_and_replaced() -> None:
    async def work(thinkers: WorkerThinkers) -> None:
        await answers_to(thinkers, [some_job()])
        (before,) = thinkers.pids
        assert await answers_to(thinkers, [some_job(level="master")]) == await answers_to(
            thinkers, [some_job(level="apprentice")]
        )
        assert thinkers.figures.faults == {"overrun": 1}
        assert before not in thinkers.pids
        assert not is_there(before)

    with_thinkers(work, WorkerThinkers(1, levels=levels_with("Hanging", limit=0.3)))


def test_a_bot_that_prints_and_reads_disturbs_nothing() -> None:
    async def work(thinkers: WorkerThinkers) -> None:
        job = some_job(level="master")
        assert await answers_to(thinkers, [job]) == legal_names(job)[:1]
        assert not thinkers.figures.faults

    with_thinkers(work, WorkerThinkers(1, levels=levels_with("Chatty")))


def test_a_worker_killed_in_mid_thought_costs_the_move_nothing_but_strength() -> None:
    async def work(thinkers: WorkerThinkers) -> None:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[str | None] = loop.create_future()
        job = some_job(level="master")
        await answers_to(thinkers, [some_job("other")])
        thinkers.think(job, answer.set_result)
        await until(lambda: thinkers.working == 1)
        os.kill(thinkers.pids[0], signal.SIGKILL)
        async with asyncio.timeout(DEADLINE):
            assert await answer in legal_names(job)
        assert thinkers.figures.faults == {"worker-died": 1}

    with_thinkers(work, WorkerThinkers(1, levels=levels_with("Hanging")))


def test_where_nobody_can_answer_the_table_hears_so_and_the_workers_go_on() -> None:
    budget = Budget(iterations=1)
    alone = Level("random", "", "1", budget, budget, 60, 60, None, "tests.hub.strange_bots:Raising")

    async def work(thinkers: WorkerThinkers) -> None:
        assert await answers_to(thinkers, [some_job(), some_job("u")]) == [None, None]
        assert thinkers.figures.unanswered == 2
        assert (thinkers.waiting, thinkers.working) == (0, 0)

    with_thinkers(work, WorkerThinkers(1, levels={"random": alone}))


def test_a_state_that_is_none_and_a_level_nobody_knows_do_no_harm() -> None:
    broken = dataclasses.replace(some_job(level="apprentice"), position=Position(GAME, [1, 2, 3], 0))
    stranger = some_job("u", level="os.system")

    async def work(thinkers: WorkerThinkers) -> None:
        nothing, something = await answers_to(thinkers, [broken, stranger])
        assert nothing is None
        assert something in legal_names(stranger)
        assert thinkers.figures.faults == {"bot-raised": 2, "missing-level": 1}

    with_thinkers(work, WorkerThinkers(1, levels=PATIENT))


def test_a_table_that_cannot_take_the_answer_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    def refuse(action: str | None) -> None:
        raise RuntimeError("no")

    async def work(thinkers: WorkerThinkers) -> None:
        thinkers.think(some_job("bad"), refuse)
        assert await answers_to(thinkers, [some_job("good")]) != [None]

    with_thinkers(work, WorkerThinkers(1, levels=PATIENT, quick=0))
    assert [line.message for line in caplog.records] == ["bot-answer-refused"]


# ---- fairness


def test_live_tables_come_first_then_who_came_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NOTES, str(tmp_path))

    async def work(thinkers: WorkerThinkers) -> None:
        jobs = [
            some_job("a", level="master", live=False, seed=1),  # is taken at once: nobody else waits yet
            some_job("b", level="master", live=False, seed=2),
            some_job("c", level="master", live=True, seed=3),
            some_job("d", level="master", live=False, seed=4),
            some_job("e", level="master", live=True, seed=5),
        ]
        answers = asyncio.create_task(answers_to(thinkers, jobs))
        await until((tmp_path / "order").exists)
        assert (thinkers.waiting, thinkers.working) == (4, 1)
        (tmp_path / "go").touch()
        await answers

    with_thinkers(work, WorkerThinkers(1, levels=levels_with("Patient")))
    assert (tmp_path / "order").read_text().split() == ["1", "3", "5", "2", "4"]


def test_a_table_has_one_job_and_the_newest_one_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NOTES, str(tmp_path))

    async def work(thinkers: WorkerThinkers) -> None:
        jobs = [some_job("a", level="master", seed=seed) for seed in (1, 2, 3)]
        answers = asyncio.create_task(answers_to(thinkers, jobs))
        await until((tmp_path / "order").exists)
        assert (thinkers.waiting, thinkers.working) == (1, 1)
        (tmp_path / "go").touch()
        first, replaced, newest = await answers
        assert replaced is None
        assert first == newest == legal_names(jobs[0])[0]

    with_thinkers(work, WorkerThinkers(2, levels=levels_with("Patient")))
    assert (tmp_path / "order").read_text().split() == ["1", "3"]


def test_a_bots_move_never_waits_for_a_hint_of_its_table_and_a_hint_replaces_no_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two workers, one of which may weigh choices; the hints here take for ever."""
    asked: list[str] = []

    async def ask(place: object, task: Task, limit: float) -> Reply:
        asked.append(task.bot or "hint")
        if task.bot is None:
            await asyncio.sleep(DEADLINE)
        return Reply(action="pass")

    monkeypatch.setattr("baumeister.hub.thinking._Slot.ask", ask)

    async def work(thinkers: WorkerThinkers) -> None:
        hints: list[object] = []
        for table in ("t", "u"):
            thinkers.hint(some_hint(table), hints.append)
        await until(lambda: asked == ["hint"])
        assert await answers_to(thinkers, [some_job("t")]) == ["pass"]
        # The second hint waits: the other worker is for bots. It stays when a bot of another table is asked.
        assert await answers_to(thinkers, [some_job("v")]) == ["pass"]
        assert (asked, thinkers.waiting, hints) == (["hint", "random", "random"], 1, [])
        # A bot's move that waits is not given up for a hint, but the other way round.
        thinkers.hint(some_hint("u"), hints.append)
        assert (thinkers.waiting, hints) == (1, [None])
        assert await answers_to(thinkers, [some_job("u")]) == ["pass"]
        assert (thinkers.waiting, hints) == (0, [None, None])

    with_thinkers(work, WorkerThinkers(2, levels=PATIENT))


def test_long_thoughts_of_slow_tables_leave_a_worker_for_live_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(NOTES, str(tmp_path))

    async def work(thinkers: WorkerThinkers) -> None:
        slow = [some_job(name, level="master", live=False) for name in "abc"]
        answers = asyncio.create_task(answers_to(thinkers, slow))
        await until(lambda: thinkers.working == 1)
        assert await answers_to(thinkers, [some_job("live")]) != [None]
        assert (thinkers.waiting, thinkers.working) == (2, 1)
        (tmp_path / "go").touch()
        await answers

    with_thinkers(work, WorkerThinkers(2, levels=levels_with("Patient")))


# ---- the end


PARENT = """
import asyncio
from tests.hub.test_thinking import levels_with, some_job, until
from baumeister.hub.thinking import WorkerThinkers

async def main():
    thinkers = WorkerThinkers(2, levels=levels_with("Hanging"))
    for table in ("a", "b"):
        thinkers.think(some_job(table, level="master"), print)
    await until(lambda: len(thinkers.pids) == 2)
    print(*thinkers.pids, flush=True)
    await asyncio.sleep(1000)

asyncio.run(main())
"""


def test_workers_do_not_outlive_a_server_that_is_killed_hard() -> None:
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        assert len(pids) == 2
        assert all(is_there(pid) for pid in pids)
        parent.kill()
    deadline = time.monotonic() + DEADLINE
    while any(is_there(pid) for pid in pids):
        assert time.monotonic() < deadline, "workers live on"
        time.sleep(0.02)
