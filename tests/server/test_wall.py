"""What people receive over sockets and HTTP, whole games of the titles that hide the most."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.real import running, serve
from tests.server.wall import check_game

GAMES = ("magna_carta", "villagers")


def test_nobody_receives_what_its_seat_may_not_know(tmp_path: Path) -> None:
    database = f"sqlite:{tmp_path / 'baumeister.db'}"

    async def work() -> None:
        server = serve(tmp_path, database)
        async with running(server):
            checked = [await check_game(server.address, database, game, seed) for seed, game in enumerate(GAMES)]
        assert all(count > 200 for count in checked), checked

    asyncio.run(work())
