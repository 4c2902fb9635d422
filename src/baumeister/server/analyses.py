"""Analyses of ended games, made on request: one at a time, in a low-priority process, and kept for a while.

The first request starts an analysis. Every request gets its progress, or the analysis once it is ready. No web here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

import msgspec
from msgspec import Struct

from baumeister.analysis.forms import Analysis, Judged, Retry
from baumeister.bots.processes import worker_environment
from baumeister.hub.room import in_logs
from baumeister.server.errors import ServerError, TooMany

log: Final = logging.getLogger("baumeister.server")

#: Analyses kept in memory, and games that may wait for one.
MOST_KEPT: Final = 100
MOST_WAITING: Final = 20
#: Seconds after which a game is given up, many times what any game needs.
_MOST_SECONDS: Final = 900.0
#: Bytes in one line: a long game takes a few hundred kilobytes.
_MOST_LINE: Final = 16 * 1024 * 1024
#: Below the bots, which run at 10.
_NICE: Final = 15
COMMAND: Final = ("-P", "-m", "baumeister.analysis.worker", str(_NICE))


class AnalysisBusy(TooMany):
    """seconds: too many games are waiting to be analysed."""

    code = "analysis-busy"


class AnalysisFailed(ServerError):
    """The game could not be analysed; the log says why."""

    code = "analysis-failed"
    status = 500


class AnalysisShown(Struct, frozen=True):
    """The progress of a game's analysis, and the analysis when it is ready."""

    t: str
    status: Literal["waiting", "running", "ready"]
    done: int  # decisions judged
    total: int  # of so many; 0: not known yet
    analysis: Analysis | None = None
    again: tuple[int, ...] = ()  # log numbers of the mistakes that can be tried again


@dataclass
class _Job:
    """A game that is being analysed, or has been."""

    done: int = 0
    total: int = 0
    running: bool = False
    judged: Judged | None = None
    failed: bool = False


class Analyses:
    """Create, use and stop it on one event loop. `command` replaces the worker's command line in tests."""

    def __init__(self, command: Sequence[str] = ()) -> None:
        self._command = command or COMMAND
        self._jobs: OrderedDict[str, _Job] = OrderedDict()  # by the game's code
        self._turn = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()

    def known(self, code: str) -> bool:
        """Is this game analysed, or queued? Then its record is not needed."""
        return code in self._jobs and not self._jobs[code].failed

    def look(self, code: str, record: bytes = b"") -> AnalysisShown:
        """The progress. A first request starts the analysis and needs the record."""
        job = self._jobs.get(code)
        if job is not None and job.failed:
            del self._jobs[code]  # the next request tries again
            raise AnalysisFailed("this game could not be judged")
        if job is None:
            job = self._begin(code, record)
        self._jobs.move_to_end(code)
        status: Literal["waiting", "running", "ready"] = "running" if job.running else "waiting"
        if job.judged is None:
            return AnalysisShown(code, status, job.done, job.total)
        again = tuple(retry.number for retry in job.judged.retries)
        return AnalysisShown(code, "ready", job.done, job.total, job.judged.analysis, again)

    def retries(self, code: str) -> tuple[Retry, ...] | None:
        """The mistakes of a game that can be tried again; None: it has not been judged."""
        job = self._jobs.get(code)
        return None if job is None or job.judged is None else job.judged.retries

    def forget(self, code: str) -> None:
        """The game is gone. If it is being analysed, nobody gets the result."""
        self._jobs.pop(code, None)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, code: str, record: bytes) -> _Job:
        if len(self._tasks) > MOST_WAITING:
            raise AnalysisBusy(60)
        job = self._jobs[code] = _Job()
        self._forget_oldest()
        task = asyncio.get_running_loop().create_task(self._run(code, job, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job

    def _forget_oldest(self) -> None:
        """Drop the ready analyses that nobody has asked for lately."""
        ready = [code for code, job in self._jobs.items() if job.judged is not None]
        for code in ready[:-MOST_KEPT]:
            del self._jobs[code]

    async def _run(self, code: str, job: _Job, record: bytes) -> None:
        async with self._turn:
            job.running = True
            try:
                async with asyncio.timeout(_MOST_SECONDS):
                    job.judged = await self._judge(job, record)
            except (OSError, TimeoutError, EOFError, ValueError) as error:
                job.failed = True
                log.warning("analysis-failed", extra={"table": in_logs(code), "detail": type(error).__name__})
            finally:
                job.running = False

    async def _judge(self, job: _Job, record: bytes) -> Judged:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *self._command,
            str(os.getpid()),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=_MOST_LINE,
            env=worker_environment(),
        )
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(record)
            process.stdin.close()
            async for line in process.stdout:
                if line.startswith(b"{"):
                    return msgspec.json.decode(line, type=Judged)
                done, _, total = line.partition(b" ")
                job.done, job.total = int(done), int(total)
            raise EOFError
        finally:
            await _end(process)


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
