"""The load test as a whole: prepare, start the servers, connect, play, measure.

The players run in this process, apart from the servers. What is measured is the time from when a move was due until all
four sockets of its table have it, and it is on the disk then: the server shows nothing before.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import resource
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from baumeister import game as find_game
from baumeister.bots.door import Budget
from baumeister.bots.levels import Level
from baumeister.hub.ports import Job, Position
from baumeister.hub.thinking import WorkerThinkers
from tools.loadtest.host import HOST, ServerProcess
from tools.loadtest.machine import Machine, children, cpu_seconds, memory_bytes, service_pids
from tools.loadtest.players import Address, Club
from tools.loadtest.prepare import SEATS, prepare

#: The first seconds of play are not measured: the servers load tables and warm up.
WARM: Final = 2.0
#: After connections came or went the servers get a moment before their memory is read.
CALM: Final = 1.0
SOCKET_PATH: Final = "/api/socket"


@dataclass(frozen=True)
class Plan:
    game: str = "magna_carta"
    tables: int = 1000
    rate: float = 500
    seconds: float = 60
    database: str = ""  # empty: a new SQLite file that is removed afterwards
    redis: str = ""
    processes: int = 1
    bots: int = 0  # that think all the time
    waves: int = 0  # of sockets that all leave and come back


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What came out. Times in ms, memory in kB."""

    game: str
    database: str
    processes: int
    tables: int
    sockets: int
    bots: int
    seconds: float
    wanted_moves_per_s: float
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    most_ms: float
    server_ms_per_move: float
    services_ms_per_move: float
    players_ms_per_move: float
    bytes_per_message: float
    games_finished: int
    refused: dict[str, int]
    sockets_lost: int
    server_start_s: float
    memory_at_start_kb: int
    memory_per_socket_kb: float
    memory_per_table_kb: float
    memory_at_end_kb: int
    memory_after_waves_kb: list[int]
    cores: int
    foreign_load: float  # cores that others used meanwhile
    stolen: float  # cores the host of this (virtual) machine took away


def run(plan: Plan, say: Callable[[str], None] = lambda step: None) -> Figures:
    """Run it; `say` gets every step that begins, in words."""
    _allow_many_files()
    try:
        import uvloop
    except ImportError:  # not on every system
        return asyncio.run(_run(plan, say))
    return uvloop.run(_run(plan, say))


async def _run(plan: Plan, say: Callable[[str], None]) -> Figures:
    if plan.processes > 1 and not (plan.database and plan.redis):
        # Two processes on one SQLite file would not hear of each other.
        raise SystemExit("two processes need PostgreSQL and Redis: --database and --redis")
    with tempfile.TemporaryDirectory(prefix="baumeister-loadtest-") as name:
        folder = Path(name)
        database = plan.database or f"sqlite:{folder / 'load.db'}"
        say("Making people and tables")
        moves_each = plan.rate * (plan.seconds + WARM) / plan.tables
        groups = await prepare(database, plan.game, plan.tables, tables_each=2 + int(moves_each / 100))
        say("Starting the server")
        arguments = ["--database", database, *(["--redis", plan.redis] if plan.redis else [])]
        servers = [ServerProcess(arguments, folder) for _ in range(plan.processes)]
        try:
            begun = time.monotonic()
            for server in servers:
                await asyncio.to_thread(server.start)
            started = time.monotonic() - begun
            club = Club(groups, [Address(HOST, server.port, SOCKET_PATH) for server in servers])
            return await _measure(plan, club, [server.pid for server in servers], started, say)
        finally:
            for server in servers:
                server.kill()


@dataclass(frozen=True)
class _Moment:
    """Counters at one moment, to be subtracted."""

    clock: float
    servers: float
    services: float
    players: float
    workers: float
    machine: Machine
    moves: int
    messages: int
    bytes: int

    @classmethod
    def now(cls, club: Club, pids: list[int], workers: list[int]) -> _Moment:
        return cls(
            clock=time.perf_counter(),
            servers=cpu_seconds(pids),
            services=cpu_seconds(service_pids()),
            players=time.process_time(),
            workers=cpu_seconds([*workers, *(child for pid in pids for child in children(pid))]),
            machine=Machine.now(),
            moves=len(club.tally.waits),
            messages=club.tally.messages,
            bytes=club.tally.bytes,
        )


async def _measure(plan: Plan, club: Club, pids: list[int], started: float, say: Callable[[str], None]) -> Figures:
    sockets = plan.tables * SEATS
    say("Opening the sockets")
    alone = memory_bytes(pids)
    await club.open()
    await asyncio.sleep(CALM)
    connected = memory_bytes(pids)
    await club.watch()
    await asyncio.sleep(CALM)
    seated = memory_bytes(pids)
    waves = [await _wave(club, pids, say) for _ in range(plan.waves)]

    say("Playing")
    gc.collect()
    gc.disable()  # our own pauses must not count as the server's
    try:
        async with _thinking(plan) as workers:
            playing = asyncio.create_task(club.play(plan.rate, WARM + plan.seconds))
            await asyncio.sleep(WARM)
            before = _Moment.now(club, pids, workers())
            await asyncio.sleep(plan.seconds)
            after = _Moment.now(club, pids, workers())
            await playing
    finally:
        gc.enable()
    at_end = memory_bytes(pids)
    waits = sorted(club.tally.waits[before.moves : after.moves]) or [0.0]
    moves, seconds = max(1, after.moves - before.moves), after.clock - before.clock
    ours = sum(getattr(after, name) - getattr(before, name) for name in ("servers", "services", "players", "workers"))
    return Figures(
        game=plan.game,
        database=(plan.database or "sqlite").partition(":")[0],
        processes=plan.processes,
        tables=plan.tables,
        sockets=sockets,
        bots=plan.bots,
        seconds=round(seconds, 1),
        wanted_moves_per_s=plan.rate,
        moves_per_s=round((after.moves - before.moves) / seconds, 1),
        p50_ms=_ms(waits[len(waits) // 2]),
        p99_ms=_ms(waits[int(len(waits) * 0.99)]),
        most_ms=_ms(waits[-1]),
        server_ms_per_move=_ms((after.servers - before.servers) / moves),
        services_ms_per_move=_ms(max(0.0, after.services - before.services) / moves),
        players_ms_per_move=_ms((after.players - before.players) / moves),
        bytes_per_message=round((after.bytes - before.bytes) / max(1, after.messages - before.messages)),
        games_finished=club.tally.finished,
        refused=dict(club.tally.refused),
        sockets_lost=club.tally.lost,
        server_start_s=round(started, 2),
        memory_at_start_kb=alone // 1000,
        memory_per_socket_kb=round((connected - alone) / sockets / 1000, 1),
        memory_per_table_kb=round((seated - connected) / plan.tables / 1000, 1),
        memory_at_end_kb=at_end // 1000,
        memory_after_waves_kb=waves,
        cores=os.cpu_count() or 1,
        foreign_load=round(max(0.0, after.machine.busy - before.machine.busy - ours) / seconds, 2),
        stolen=round((after.machine.stolen - before.machine.stolen) / seconds, 2),
    )


async def _wave(club: Club, pids: list[int], say: Callable[[str], None]) -> int:
    """Everybody leaves and comes back; memory after that, kB."""
    say("Everybody leaves and comes back")
    await club.close()
    await asyncio.sleep(CALM)
    await club.open()
    await club.watch()
    await asyncio.sleep(CALM)
    return memory_bytes(pids) // 1000


@contextlib.asynccontextmanager
async def _thinking(plan: Plan) -> AsyncIterator[Callable[[], list[int]]]:
    """So many bots that think all the time, in workers like the server's own; the pids of those."""
    if not plan.bots:
        yield list
        return
    budget = Budget(seconds=1.0)
    level = Level("random", "ismcts", "1", budget, budget, limit_live=60, limit_slow=60, simpler=None)
    thinkers = WorkerThinkers(plan.bots, levels={"random": level}, quick=0)
    state = find_game(plan.game).new(SEATS, seed=1)
    imagined = state.determinize(int(state.seat), 0).to_list()

    def again(table: str) -> None:
        position = Position(plan.game, imagined, random.getrandbits(32))
        job = Job(table=table, person=table, number=0, level="random", live=True, position=position)
        thinkers.think(job, lambda _: again(table))

    for number in range(plan.bots):
        again(str(number))
    try:
        yield lambda: thinkers.pids
    finally:
        await thinkers.stop()


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 3)


def _allow_many_files() -> None:
    """Every socket is an open file, here and in the server, which inherits this."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def as_json(figures: Figures) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(figures)
    return built
