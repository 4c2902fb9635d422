"""Servers are killed hard while people and bots play: nothing confirmed is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.server.real import DEADLINE, Player, Visitor, check_record, commits_of, record_of, running, seated, serve
from tools.loadtest.host import ServerProcess


@dataclass(frozen=True)
class Size:
    kills: int
    tables: int
    games: Sequence[str]
    bots: Sequence[str]
    pause: float  # seconds a player takes for a move
    patience: float = DEADLINE  # for one game, with all its interruptions
    say: Callable[[str], None] = lambda _: None  # where to tell how far it is


@dataclass
class Tally:
    """What a run has seen."""

    kills: int = 0
    games: int = 0
    moves: int = 0
    confirmed: int = 0
    breaks: int = 0


async def patiently(work: Callable[[], Awaitable[str]]) -> str:
    """Again and again until it succeeds: the server may be killed in the midst of it."""
    async with asyncio.timeout(DEADLINE):
        while True:
            try:
                return await work()
            except (httpx.TransportError, AssertionError):
                await asyncio.sleep(0.1)


class Crashing:
    """People at tables, and a killer. `servers` use the same database; one of them is killed at a time."""

    def __init__(self, servers: Sequence[ServerProcess], database: str, size: Size, seed: int) -> None:
        self.servers, self.database, self.chance = servers, database, random.Random(seed)
        self.tally = Tally()
        self._size = size
        self._killing = True
        self._players: list[Player] = []

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    async def run(self) -> Tally:
        async with running(*self.servers):
            people = [
                [await Visitor.come(self.addresses[0], f"Player {table} {seat}") for seat in range(2)]
                for table in range(self._size.tables)
            ]
            async with asyncio.TaskGroup() as group:
                for pair in people:
                    group.create_task(self._play_on(pair))
                await self._kill()
                self._killing = False
        return self.tally

    async def _kill(self) -> None:
        for number in range(self._size.kills):
            await self._random_moment()
            victim = self.servers[number % len(self.servers)]
            victim.kill()
            await asyncio.to_thread(victim.start)
            self.tally.kills += 1
            if self.tally.kills % 10 == 0:
                done = f"{self.tally.kills} of {self._size.kills} kills, {self.tally.games} games to the end"
                self._size.say(f"{done}, {self._confirmed()} moves confirmed")

    async def _random_moment(self) -> None:
        """Some moves later, between two of them or in the midst of one; now and then at any time at all."""
        moves = self.chance.randint(1, 12) if self.chance.random() < 0.9 else 0
        wanted = self._confirmed() + moves
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._size.patience):
                while self._confirmed() < wanted:
                    await asyncio.sleep(0.002)
        await asyncio.sleep(self.chance.random() * 0.1)

    def _confirmed(self) -> int:
        return sum(len(player.confirmed) for player in self._players)

    async def _play_on(self, people: Sequence[Visitor]) -> None:
        """One game after the other until the last kill, and to the end of the last one."""
        while self._killing:
            await self._play(people, self.chance.choice(self._size.games))

    async def _play(self, people: Sequence[Visitor], game: str) -> None:
        code = await patiently(lambda: seated(people, game, *self._size.bots))
        players = [
            Player(
                visitor,
                code,
                self._in_turn(),
                random.Random(self.chance.random()),
                self._size.pause,
                patience=self._size.patience,
            )
            for visitor in people
        ]
        self._players += players
        await asyncio.gather(*(player.play() for player in players))
        record = None
        deadline = time.monotonic() + DEADLINE
        while record is None:
            try:
                record = await record_of(people[0], code)
            except (httpx.TransportError, AssertionError):
                assert time.monotonic() < deadline
                await asyncio.sleep(0.1)
        check_record(record, await commits_of(self.database, code), players)
        self.tally.games += 1
        self.tally.moves += len(record.log)
        self.tally.confirmed += sum(len(player.confirmed) for player in players)
        self.tally.breaks += sum(player.breaks for player in players)

    def _in_turn(self) -> list[str]:
        """The servers, beginning anywhere, so that the people of a table sit at different ones."""
        first = self.chance.randrange(len(self.servers))
        return self.addresses[first:] + self.addresses[:first]


def run_on_sqlite(folder: Path, size: Size, seed: int = 1) -> Tally:
    database = f"sqlite:{folder / 'baumeister.db'}"
    return asyncio.run(Crashing([serve(folder, database)], database, size, seed).run())


def run_on_postgres(folder: Path, database: str, redis: str, size: Size, seed: int = 1) -> Tally:
    """Two processes, killed in turn."""
    servers = [serve(folder, database, redis=redis) for _ in range(2)]
    return asyncio.run(Crashing(servers, database, size, seed).run())


def run_on_one_file(folder: Path, redis: str, size: Size, seed: int = 1) -> Tally:
    """Two processes on one SQLite file, which the program itself refuses, killed in turn."""
    database = f"sqlite:{folder / 'baumeister.db'}"
    servers = [serve(folder, database, redis=redis, unlocked=True) for _ in range(2)]
    return asyncio.run(Crashing(servers, database, size, seed).run())
