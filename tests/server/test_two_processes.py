"""Two server processes on one PostgreSQL and one Redis, or on services that go away for a while."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from websockets.asyncio.client import ClientConnection

import baumeister as bm
from baumeister.hub.protocol import PROTOCOL
from tests.server.real import (
    DEADLINE,
    Player,
    Visitor,
    check_record,
    commits_of,
    record_of,
    running,
    seated,
    send,
    serve,
)
from tests.services import fresh_url, postgres, redis

#: Moves that are sent at once from both processes for the same number.
RACES = 30


async def play(
    game: str,
    addresses: list[str],
    database: str,
    seed: int,
    pause: float = 0.0,
    began: Callable[[list[Player]], None] = lambda _: None,
) -> list[Player]:
    """A whole game of two people, each at a process of its own, and a bot. `began` is told who plays."""
    people = [await Visitor.come(address, f"{game} {seat}") for seat, address in enumerate(addresses)]
    code = await seated(people, game, "random")
    chance = random.Random(seed)
    players = [
        Player(person, code, [address], random.Random(chance.random()), pause)
        for person, address in zip(people, addresses, strict=True)
    ]
    began(players)
    await asyncio.gather(*(player.play() for player in players))
    check_record(await record_of(people[0], code), await commits_of(database, code), players)
    return players


def test_a_game_of_each_title_is_played_by_people_at_different_processes(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def work() -> None:
        servers = [serve(tmp_path, database, redis=redis().url) for _ in range(2)]
        async with running(*servers):
            addresses = [server.address for server in servers]
            tables = await asyncio.gather(
                *(play(game, addresses, database, seed) for seed, game in enumerate(bm.games()))
            )
        assert all(player.breaks == 0 for players in tables for player in players)

    asyncio.run(work())


def test_play_goes_on_when_redis_and_postgresql_are_restarted(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def work() -> None:
        servers = [serve(tmp_path, database, redis=redis().url) for _ in range(2)]
        async with running(*servers):
            addresses = [server.address for server in servers]
            players: list[Player] = []
            playing = asyncio.create_task(play("caylus1303", addresses, database, 5, pause=0.05, began=players.extend))
            for number, service in enumerate((redis(), postgres(), redis(), postgres()), 1):
                # In the midst of play: some moves later, long before the end.
                while sum(len(player.confirmed) for player in players) < 4 * number:
                    assert not playing.done(), "the game was over before anything was restarted"
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(service.crash)
                await asyncio.to_thread(service.start)
            await playing
            assert all(server.runs for server in servers)

    asyncio.run(work())


def test_of_two_moves_for_the_same_number_at_two_processes_one_is_accepted(tmp_path: Path) -> None:
    database = fresh_url("postgresql", tmp_path)

    async def work() -> None:
        servers = [serve(tmp_path, database, redis=redis().url) for _ in range(2)]
        async with running(*servers):
            person = await Visitor.come(servers[0].address, "Ada")
            code = await seated([person], "caylus1303", "random")
            racers = [Racer(await person.socket(server.address), code) for server in servers]
            tally = await race(racers)
            for racer in racers:
                await racer.socket.close()
        commits = await commits_of(database, code)
        numbers = [entry.number for commit in commits for entry in commit.entries]
        assert numbers == list(range(1, len(numbers) + 1))
        own = [commit.move_id for commit in commits if commit.move_id is not None]
        assert len(own) == len(set(own)) == RACES
        assert tally["accepted"] == RACES
        assert tally["number-taken"] + tally["outdated"] == RACES
        assert tally["number-taken"] > 0

    asyncio.run(work())


class Racer:
    """One of two sockets of a person, which answers as soon as it is asked."""

    def __init__(self, socket: ClientConnection, code: str) -> None:
        self.socket, self.code = socket, code
        self.number, self.seat = -1, -1
        self.choices: list[str] = []
        self.sent: set[str] = set()
        self.outcomes: dict[str, str] = {}

    async def listen(self) -> None:
        await send(self.socket, type="hello", protocol=PROTOCOL)
        await send(self.socket, type="watch", t=self.code)
        async for raw in self.socket:
            message = json.loads(raw)
            if message["type"] in ("table", "step"):
                self.number = message["n"]
                self.choices = [choice["name"] for choice in message.get("choices") or ()]
                self.seat = message.get("seat", self.seat)
            if message.get("id") in self.sent:  # both sockets hear of a move that was accepted
                self.outcomes[message["id"]] = message.get("code", "accepted")

    async def answer(self, move_id: str, action: str) -> None:
        self.sent.add(move_id)
        await send(self.socket, type="act", t=self.code, seat=self.seat, action=action, answers=self.number, id=move_id)


async def race(racers: list[Racer]) -> Counter[str]:
    """Whenever the person is asked both answer at once; what became of all answers."""
    listening = [asyncio.create_task(racer.listen()) for racer in racers]
    chance = random.Random(3)
    async with asyncio.timeout(DEADLINE):
        for turn in range(RACES):
            while len({racer.number for racer in racers}) > 1 or not all(racer.choices for racer in racers):
                await asyncio.sleep(0.001)
            ids = [f"{turn}-{number}" for number in range(len(racers))]
            actions = [chance.choice(racers[0].choices) for _ in racers]
            for racer in racers:
                racer.choices = []
            await asyncio.gather(*map(Racer.answer, racers, ids, actions))
            while not all(move_id in racer.outcomes for racer, move_id in zip(racers, ids, strict=True)):
                await asyncio.sleep(0.001)
    for task in listening:
        task.cancel()
    return Counter(outcome for racer in racers for outcome in racer.outcomes.values())
