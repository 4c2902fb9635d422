"""A disk without room: clear refusals, nothing half written, and play goes on when there is room again."""

from __future__ import annotations

import asyncio
import json
import resource
from pathlib import Path

from tests.server.real import Player, Visitor, check_record, commits_of, record_of, running, seated, serve

#: Moves refused before there is room again.
REFUSALS = 3


def test_play_waits_for_room_on_the_disk_and_loses_nothing(tmp_path: Path) -> None:
    database = f"sqlite:{tmp_path / 'baumeister.db'}"

    async def work() -> None:
        server = serve(tmp_path, database)
        async with running(server):
            people = [await Visitor.come(server.address, name) for name in ("Ada", "Ben")]
            code = await seated(people, "caylus1303")
            players = [Player(person, code, [server.address]) for person in people]
            await asyncio.gather(*(_begin(player) for player in players))
            # The server may write nothing behind the first page of a file; that is an error, as on a full disk.
            _limit(server.pid, 4096)
            playing = [asyncio.create_task(player.play()) for player in players]
            refused = await _until_refused(players)
            assert {message["code"] for message in refused} == {"store-failed"}
            stood = await commits_of(database, code)
            answer = await people[0].ask("POST", "/api/tables", {"game": "caylus"}, expect=503)
            assert json.loads(answer.content)["code"] == "store-failed"
            assert await commits_of(database, code) == stood
            assert server.runs
            _limit(server.pid, resource.RLIM_INFINITY)
            await asyncio.gather(*playing)
            check_record(await record_of(people[0], code), await commits_of(database, code), players)

    asyncio.run(work())


async def _begin(player: Player) -> None:
    await player.play(until=lambda: player.number >= 20)


def _limit(pid: int, most: int) -> None:
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


async def _until_refused(players: list[Player]) -> list[dict[str, object]]:
    async with asyncio.timeout(60):
        while len(refused := [message for player in players for message in player.refusals]) < REFUSALS:
            await asyncio.sleep(0.02)
    return refused
