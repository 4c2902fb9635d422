"""Bots at work: a few low-priority worker processes that all tables share. Implements the port `Thinkers`.

Bots that do not search come first: they need milliseconds, and have a process of their own, so that they never wait for
one that searches. Lessons use it too, unless all ways of an exercise have to be tried: that waits with the hints. Then
come the other bots of live tables, then hints, then bots of tables over days. Within each class people take turns
(`queueing`), however many tables they have. A table has at most one bot's job and one hint; a hint never keeps a bot of
its table waiting. A bot that fails, answers nonsense or takes too long is replaced for that move by a simpler one. If
nobody could answer, the table gets None and tries again later.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from baumeister.analysis.forms import Hint
from baumeister.analysis.hints import USUAL
from baumeister.bots.door import Budget
from baumeister.bots.levels import LEVELS, Level, find_level
from baumeister.bots.processes import worker_environment
from baumeister.hub.ports import Job, LessonJob
from baumeister.hub.queueing import FairQueue
from baumeister.hub.room import in_logs
from baumeister.hub.worker import LENGTH, Reply, Task, packed, read_answer
from baumeister.lessons.answers import Answer, Question

log: Final = logging.getLogger(__name__)

Done = Callable[[str | None], None]
HintDone = Callable[[Hint | None], None]
LessonDone = Callable[[Answer | None], None]

#: Seconds in which a worker has to be ready: imports take a quarter of a second on an idle machine.
_MOST_TO_START: Final = 30.0
#: Seconds that a worker may take to end by itself when no more tasks are coming.
_MOST_TO_END: Final = 1.0
#: Answers are short, and hints have a line per choice; anything longer is nonsense.
_MOST_ANSWER: Final = 256 * 1024
#: Seconds after which a hint is given up: well above its budget, for machines that are busy.
_MOST_FOR_HINT: Final = 15.0
#: Priorities: bots that do not search, bots that people wait for, hints, bots of tables over days.
QUICK, LIVE, HINTS, SLOW = range(4)
#: The name of hints in the figures; they have no level.
HINT: Final = "hint"
LESSON: Final = "lesson"
#: What a lesson asks that takes as long as a hint: all ways of an exercise are tried.
_LONG: Final = ("verdict", "way")
#: Seconds after which anything else that a lesson asks is given up.
_MOST_FOR_LESSON: Final = 5.0
#: How far workers stand behind the server, which hands on moves meanwhile.
NICE: Final = 10
#: What a lesson asks again has twice as long each time, so often: nobody else can answer, however busy the machine is.
_MOST_DOUBLINGS: Final = 3


class WorkerFault(Exception):
    """A worker did not answer properly. It is not used again unless it says so itself (`alive`)."""

    def __init__(self, code: str, detail: str = "", *, alive: bool = False) -> None:
        super().__init__(code)
        self.code, self.detail, self.alive = code, detail, alive


@dataclass
class WorkerCounts:
    """What the workers have done so far, for metrics."""

    jobs: Counter[str] = field(default_factory=Counter)  # answered, by the level that answered
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))  # spent, by level
    faults: Counter[str] = field(default_factory=Counter)  # by code
    unanswered: int = 0


class WorkerThinkers:
    """`count` processes, plus `quick` ones for bots that do not search, started when first needed. Create, use and stop
    it on one event loop."""

    def __init__(self, count: int, levels: Mapping[str, Level] = LEVELS, *, quick: int = 1) -> None:
        self.figures: Final = WorkerCounts()
        self._levels = levels
        self._count = max(1, count)
        self._places = [_Slot(quick=number >= self._count) for number in range(self._count + quick)]
        self._waiting: dict[int, FairQueue[_Wish]] = {rank: FairQueue() for rank in (QUICK, LIVE, HINTS, SLOW)}
        self._running: dict[tuple[str, str], int] = {}  # table, and what is asked about it -> rank
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def working(self) -> int:
        return len(self._running)

    @property
    def pids(self) -> list[int]:
        """Processes that are running now."""
        return [place.process.pid for place in self._places if place.process is not None]

    def think(self, job: Job, done: Done) -> None:
        """Have a bot choose. A newer job replaces the table's waiting one, whose `done` gets None."""
        level = find_level(str(job.level), self._levels)
        rank = QUICK if level is None or not level.ponders else LIVE if job.live else SLOW
        self._queue(_Wish(job, rank, lambda answer: done(answer.action)))

    def hint(self, job: Job, done: HintDone) -> None:
        """Have the choices of a seat weighed."""
        self._queue(_Wish(job, HINTS, lambda answer: done(answer.hint)))

    def lesson(self, job: LessonJob, done: LessonDone) -> None:
        """Have something of a lesson worked out."""
        rank = HINTS if job.question.kind in _LONG else QUICK
        self._queue(_Wish(job, rank, lambda answer: done(answer.lesson)))

    def _queue(self, wish: _Wish) -> None:
        if self._stopped:
            return
        self._replace_older(wish)
        self._waiting[wish.rank].add(wish.job.person, wish)
        self._begin()

    async def stop(self) -> None:
        """End all workers. Waiting jobs get no answer: another process, or the next start, takes over the table."""
        self._stopped = True
        for queue in self._waiting.values():
            queue.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(place.end() for place in self._places))

    # ---- who is next

    def _replace_older(self, wish: _Wish) -> None:
        """A bot's job makes the table's hint obsolete, because the game has gone on; a hint replaces no bot's job."""
        for queue in self._waiting.values():
            for older in queue.drop(lambda other: other.gives_way_to(wish)):
                older.tell(Reply())

    def _begin(self) -> None:
        """Give jobs to free workers as long as there are both."""
        for place in self._free():
            if (wish := self._next(place)) is not None:
                place.busy = True
                self._running[wish.key] = wish.rank
                task = asyncio.get_running_loop().create_task(self._run(place, wish))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _free(self) -> list[_Slot]:
        """Workers without a job, running ones first."""
        free = [place for place in self._places if not place.busy]
        return sorted(free, key=lambda place: (place.process is None, place.quick))

    def _next(self, place: _Slot) -> _Wish | None:
        """What this worker is to do now."""
        for rank, queue in self._waiting.items():
            if rank != QUICK and place.quick:
                return None
            # With several workers, one is kept free of hints and long searches, so that live tables do not wait for
            # those.
            if rank in (HINTS, SLOW) and self._count > 1:
                if sum(running in (HINTS, SLOW) for running in self._running.values()) >= self._count - 1:
                    return None
            if (found := queue.take(lambda wish: wish.key not in self._running)) is not None:
                return found
        return None

    # ---- one job

    async def _run(self, place: _Slot, wish: _Wish) -> None:
        answer = Reply()
        try:
            answer = await self._answer(place, wish)
        finally:
            place.busy = False
            del self._running[wish.key]
            if not self._stopped:
                wish.tell(answer)
                self._begin()

    async def _answer(self, place: _Slot, wish: _Wish) -> Reply:
        job = wish.job
        for who, task, limit in self._tasks_of(job):
            begun = time.monotonic()
            try:
                answer = await place.ask(task, limit)
            except WorkerFault as fault:
                self._note(fault.code, who, job, fault.detail)
                if not fault.alive:
                    await place.kill()
            else:
                self.figures.jobs[who] += 1
                return answer
            finally:
                self.figures.seconds[who] += time.monotonic() - begun
        self.figures.unanswered += 1
        return Reply()

    def _tasks_of(self, job: Job | LessonJob) -> Iterator[tuple[str, Task | Question, float]]:
        """Which bots to try, with what task and for how long: the job's level, then simpler ones."""
        if isinstance(job, LessonJob):
            limit = _MOST_FOR_HINT if job.question.kind in _LONG else _MOST_FOR_LESSON
            yield LESSON, job.question, limit * 2 ** min(job.given_up, _MOST_DOUBLINGS)
            return
        if job.level is None:
            yield HINT, Task(job.position, USUAL), _MOST_FOR_HINT
            return
        for level in self._from(job, job.level):
            budget = level.budget(job.live, job.game) if job.iterations is None else Budget(iterations=job.iterations)
            limit = level.limit(job.live and job.iterations is None)
            yield level.id, Task(job.position, budget, level.bot, level.maker), limit

    def _from(self, job: Job, wanted: str) -> Iterator[Level]:
        """The job's level and its fallbacks, in order."""
        level = find_level(wanted, self._levels)
        if level is None or level.id != wanted:
            self._note("missing-level", wanted, job)
        level = level or next(iter(self._levels.values()))
        tried: set[str] = set()
        while level is not None and level.id not in tried:
            tried.add(level.id)
            yield level
            level = self._levels.get(level.simpler or "")

    def _note(self, code: str, level: str, job: Job | LessonJob, detail: str = "") -> None:
        self.figures.faults[code] += 1
        about = {"fault": code, "level": level, "game": job.game, "table": in_logs(job.table), "number": job.number}
        log.warning("bot-fault", extra=about | ({"detail": detail} if detail else {}))


@dataclass(frozen=True)
class _Wish:
    """A waiting job, and whom to tell. An empty answer: nobody could answer."""

    job: Job | LessonJob
    rank: int
    done: Callable[[Reply], None]

    @property
    def kind(self) -> str:
        """A bot's level is no kind of its own."""
        if isinstance(self.job, LessonJob):
            return self.job.question.kind
        return HINT if self.job.level is None else "bot"

    @property
    def key(self) -> tuple[str, str]:
        """One of each is worked on at a time."""
        return self.job.table, self.kind

    def gives_way_to(self, newer: _Wish) -> bool:
        if self.job.table != newer.job.table:
            return False
        return self.kind == newer.kind or (self.kind, newer.kind) == (HINT, "bot")

    def tell(self, answer: Reply) -> None:
        try:
            self.done(answer)
        except Exception:
            log.exception("bot-answer-refused")


class _Slot:
    """A slot for one worker process; a killed one is replaced. `quick`: only for bots that do not search."""

    def __init__(self, *, quick: bool = False) -> None:
        self.busy = False
        self.quick = quick
        self.process: Process | None = None

    async def ask(self, task: Task | Question, limit: float) -> Reply:
        """The name of a legal action, a hint, or what a lesson asked."""
        if self.process is None:
            await self._start()
        answer = await self._exchange(packed(task), limit)
        if _missing(answer, task):
            raise WorkerFault(answer.fault or "nonsense", answer.detail, alive=bool(answer.fault))
        return answer

    async def _start(self) -> None:
        try:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "baumeister.hub.worker", str(NICE), str(os.getpid())),
                stdin=PIPE,
                stdout=PIPE,
                stderr=None if _is_open(sys.stderr) else DEVNULL,
                env=worker_environment(),
            )
        except OSError as error:
            raise WorkerFault("worker-not-started", type(error).__name__) from error
        if await self._exchange(b"", _MOST_TO_START) != Reply():
            raise WorkerFault("nonsense")

    async def _exchange(self, message: bytes, limit: float) -> Reply:
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(limit):
                process.stdin.write(message)
                await process.stdin.drain()
                length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                if length > _MOST_ANSWER:
                    raise WorkerFault("nonsense")
                return read_answer(await process.stdout.readexactly(length))
        except TimeoutError as error:
            raise WorkerFault("overrun") from error
        except (asyncio.IncompleteReadError, OSError, RuntimeError) as error:  # uvloop: RuntimeError on a closed pipe
            raise WorkerFault("worker-died") from error
        except msgspec.MsgspecError as error:
            raise WorkerFault("nonsense") from error

    async def kill(self) -> None:
        """Kill it, whatever it is doing."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await _buried(process)

    async def end(self) -> None:
        """Let it end by itself: no more tasks are coming."""
        process = self.process
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_MOST_TO_END):
                await process.wait()
        await self.kill()


def _missing(answer: Reply, task: Task | Question) -> bool:
    if isinstance(task, Question):
        return answer.lesson is None
    return (answer.hint if task.bot is None else answer.action) is None


async def _buried(process: Process) -> None:
    """Wait for the end and release the pipes."""
    await process.wait()
    assert process.stdin is not None
    process.stdin.close()
    with contextlib.suppress(OSError, RuntimeError):
        await process.stdin.wait_closed()


def _is_open(stream: object) -> bool:
    try:
        stream.fileno()  # type: ignore[attr-defined]
    except (AttributeError, OSError, ValueError):
        return False
    return True
