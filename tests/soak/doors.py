"""Connections that mean harm, in numbers: endless heads, half requests and silence, sockets that never read. All from
this machine, each part on a server of its own; the figures are what it cost the server and somebody else."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import httpx

from baumeister.server.http_line import BODY_SECONDS, HEAD_SECONDS
from tests.server.attacks import (
    RawLine,
    ask_and_never_read,
    endless_head,
    forget_peak,
    half_open,
    open_lines,
    open_socket,
    peak_memory,
    request,
    until_closed,
)
from tests.server.real import Player, Visitor, running, seated, serve
from tests.soak.part import Result, say
from tools.loadtest.host import ServerProcess
from tools.loadtest.machine import cpu_seconds, memory_bytes

#: MB the server may ever hold more than before, whatever is tried.
MOST_PEAK = 120.0
HEADS, MEGABYTES = 40, 64
HALVES = 400
READERS, ASKS = 200, 120
#: Seconds beyond a deadline that a busy machine may need.
ROOM = 60.0


@dataclass
class Cost:
    """What an attack cost: memory, processor time, and the longest that somebody else waited."""

    before: float = 0.0
    peak: float = 0.0
    after: float = 0.0
    cpu: float = 0.0
    waited: float = 0.0

    @property
    def growth(self) -> float:
        return self.peak - self.before

    def figures(self) -> dict[str, str | int]:
        return {
            "memory, MB": f"{self.before:.0f} before, {self.peak:.0f} at most, {self.after:.0f} after",
            "processor, s": f"{self.cpu:.1f}",
            "others waited, s": f"{self.waited:.2f} at most",
        }


@contextlib.asynccontextmanager
async def measured(server: ServerProcess) -> AsyncIterator[Cost]:
    """The cost of what is done in the block, while somebody else asks for something every now and then."""
    cost, pid = Cost(memory_bytes([server.pid]) / 1e6), server.pid
    forget_peak(pid)
    cpu = cpu_seconds([pid])
    asking = asyncio.create_task(_ask(server, cost))
    try:
        yield cost
    finally:
        asking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asking
    cost.peak, cost.after = peak_memory(pid) / 1e6, memory_bytes([pid]) / 1e6
    cost.cpu = cpu_seconds([pid]) - cpu


async def _ask(server: ServerProcess, cost: Cost) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=60, trust_env=False) as client:
        while True:
            begun = time.monotonic()
            (await client.get("/health/live")).raise_for_status()
            cost.waited = max(cost.waited, time.monotonic() - begun)
            await asyncio.sleep(0.1)


async def lines_left(server: ServerProcess, most: int) -> int:
    """Connections that the server still holds, as soon as there are no more than `most`, or time is up."""
    deadline = time.monotonic() + ROOM
    while (left := open_lines(server.pid)) > most and time.monotonic() < deadline:
        await asyncio.sleep(0.2)
    return left


def run_heads(database: str, quick: bool) -> Result:
    return asyncio.run(_heads(database, *((4, 8) if quick else (HEADS, MEGABYTES))))


async def _heads(database: str, count: int, megabytes: int) -> Result:
    with tempfile.TemporaryDirectory(prefix="baumeister-soak-") as folder:
        server = serve(Path(folder))
        async with running(server):
            async with measured(server) as cost:
                taken = await asyncio.gather(*(endless_head(server.port, megabytes) for _ in range(count)))
            alive = server.runs
    figures = {"heads without end": count, "MB of each taken": max(taken) >> 20, **cost.figures()}
    return Result("heads", database, alive and max(taken) < 16 << 20 and cost.growth < MOST_PEAK, figures)


def run_halves(database: str, quick: bool) -> Result:
    return asyncio.run(_halves(database, 20 if quick else HALVES))


async def _halves(database: str, count: int) -> Result:
    """Half heads, half bodies, silence, sockets without a hello, all at once."""
    with tempfile.TemporaryDirectory(prefix="baumeister-soak-") as folder:
        server = serve(Path(folder))
        async with running(server):
            port = server.port
            idler = await Visitor.come(server.address, "Idler")
            json, length = "Content-Type: application/json", "Content-Length: 100"
            usual = open_lines(server.pid)
            half_body = request(port, "/api/people", json, length, method="POST") + b"{"
            async with measured(server) as cost:
                lines: list[RawLine] = []
                for data in (request(port, end=""), half_body, b""):
                    lines += await half_open(port, count, data)
                lines += [await open_socket(port, idler.cookie, hello=False) for _ in range(count // 4)]
                held = open_lines(server.pid)
                say(f"halves: {len(lines)} connections are open")
                closed = await until_closed(lines, max(HEAD_SECONDS, BODY_SECONDS) + ROOM)
            left = await lines_left(server, usual)
            for line in lines:
                line.close()
            alive = server.runs
    figures = {"connections": len(lines), "held at once": held, "closed by the server": closed, "left": left - usual}
    fine = alive and closed == len(lines) and left <= usual and cost.growth < MOST_PEAK
    return Result("halves", database, fine, {**figures, **cost.figures()})


def run_readers(database: str, quick: bool) -> Result:
    return asyncio.run(_readers(database, *((10, 30) if quick else (READERS, ASKS))))


async def _readers(database: str, count: int, asks: int) -> Result:
    """Sockets that ask for the whole story of a finished game again and again, and read nothing of it."""
    with tempfile.TemporaryDirectory(prefix="baumeister-soak-") as folder:
        server = serve(Path(folder))
        async with running(server):
            ada, ben, idler = [await Visitor.come(server.address, name) for name in ("Ada", "Ben", "Idler")]
            code = await seated([ada, ben], "magna_carta")
            await asyncio.gather(*(Player(person, code, [server.address]).play() for person in (ada, ben)))
            usual = open_lines(server.pid) + 1  # whoever else asks meanwhile
            async with measured(server) as cost:
                lines = await ask_and_never_read(server.port, idler.cookie, code, count, asks)
                say(f"readers: {count} sockets have asked {asks} times")
                left = await lines_left(server, usual)
            for line in lines:
                line.close()
            alive = server.runs
    figures = {"sockets": count, "left": max(0, left - usual), **cost.figures()}
    return Result("readers", database, alive and left <= usual and cost.growth < MOST_PEAK, figures)
