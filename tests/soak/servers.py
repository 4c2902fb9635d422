"""The server under fire: killed a hundred times on each database, and twenty thousand messages of rubbish."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import cast

import baumeister as bm
from tests.server import crash
from tests.server.fuzz import fuzz
from tests.server.moving_in import Tally, move_in
from tests.server.real import running, serve
from tests.services import Kind, fresh_url, redis
from tests.soak.part import Result, say
from tools.loadtest.machine import memory_bytes

DATABASES = ("sqlite", "postgresql")
#: Two servers on one SQLite file. They are refused, so this one passes the lock by.
TWO_WRITERS = "sqlite-twice"
KILLED = (*DATABASES, TWO_WRITERS)
KILLS = 100
MESSAGES = 20_000
#: Games in which a guest moves into an account, and how many of them at once.
MOVING = 60
AT_ONCE = 4
#: Rubbish comes in portions; the server's memory is read after each.
PORTION = 2_500
#: MB the server may grow from the second portion to the last.
MOST_GROWTH = 8.0


def run_kills(database: str, quick: bool) -> Result:
    size = crash.Size(
        5 if quick else KILLS,
        tables=3,
        games=bm.games(),
        bots=("random", "apprentice"),
        pause=0.05,
        patience=3600,
        say=lambda how_far: say(f"kills on {database}: {how_far}"),
    )
    with tempfile.TemporaryDirectory(prefix="baumeister-soak-") as name:
        folder = Path(name)
        if database == "sqlite":
            tally = crash.run_on_sqlite(folder, size)
        elif database == TWO_WRITERS:
            tally = crash.run_on_one_file(folder, redis().url, size)
        else:
            tally = crash.run_on_postgres(folder, fresh_url("postgresql", folder), redis().url, size)
    figures: dict[str, str | int] = {
        "kills": tally.kills,
        "games to the end": tally.games,
        "entries of their logs": tally.moves,
        "confirmed moves": tally.confirmed,
        "sockets broken": tally.breaks,
    }
    return Result("kills", database, tally.kills == size.kills and tally.games >= 3, figures)


def run_moving(database: str, quick: bool) -> Result:
    """Guests move into accounts in the midst of games, on PostgreSQL with everybody else at another process."""
    count = 4 if quick else MOVING
    with tempfile.TemporaryDirectory(prefix="baumeister-soak-") as name:
        return asyncio.run(_move(database, Path(name), count))


async def _move(database: str, folder: Path, count: int) -> Result:
    url = fresh_url(cast("Kind", database), folder)
    bus = redis().url if database == "postgresql" else ""
    servers = [serve(folder, url, redis=bus) for _ in range(2 if bus else 1)]
    total, games = Tally(), bm.games()
    async with running(*servers):
        addresses = [server.address for server in servers]
        for start in range(0, count, AT_ONCE):
            seeds = range(start, min(start + AT_ONCE, count))
            for tally in await asyncio.gather(
                *(move_in(addresses, url, games[seed % len(games)], seed) for seed in seeds)
            ):
                total = Tally(total.games + 1, total.moves + tally.moves, total.confirmed + tally.confirmed)
            say(f"moving on {database}: {total.games} of {count} games")
    faults = sum(server.output().count(word) for server in servers for word in ("Traceback", "CommitConflict"))
    figures: dict[str, str | int] = {
        "games": total.games,
        "entries of their logs": total.moves,
        "confirmed moves": total.confirmed,
        "faults in the log": faults,
    }
    return Result("moving", database, total.games == count and not faults, figures)


def run_fuzz(database: str, quick: bool) -> Result:
    messages = PORTION if quick else MESSAGES
    with tempfile.TemporaryDirectory(prefix="baumeister-soak-") as name:
        return asyncio.run(_fuzz(database, Path(name), messages))


async def _fuzz(database: str, folder: Path, messages: int) -> Result:
    url = fresh_url(cast("Kind", database), folder)
    server = serve(folder, url)
    sent, memory, answers = 0, [], set()
    async with running(server):
        for seed in range(messages // PORTION):
            tally = await fuzz(server.address, url, PORTION, seed)
            sent += tally.sent
            answers |= set(tally.answers)
            memory.append(memory_bytes([server.pid]) / 1e6)
            say(f"fuzz of {database}: {sent} of {messages} messages, {memory[-1]:.0f} MB")
        alive = server.runs
    growth = memory[-1] - memory[min(1, len(memory) - 1)]
    faults = server.output().count("Traceback")
    figures: dict[str, str | int] = {
        "messages": sent,
        "kinds of answers": len(answers),
        "memory, MB": " ".join(f"{value:.0f}" for value in memory),
        "faults in the log": faults,
    }
    return Result("fuzz", database, alive and sent >= messages and not faults and growth < MOST_GROWTH, figures)
