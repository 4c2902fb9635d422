"""A guest takes its seat along into an account while the game goes on. (Many more: `python -m tests.soak moving`.)"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.moving_in import move_in
from tests.server.real import running, serve


def test_nobody_is_taken_back_when_a_guest_moves_into_an_account(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = f"sqlite:{tmp_path / 'games.db'}"
    server = serve(tmp_path, database)

    async def work() -> None:
        async with running(server):
            games = ("villagers", "magna_carta", "caylus1303")
            await asyncio.gather(*(move_in([server.address], database, game, seed) for seed, game in enumerate(games)))
        assert "CommitConflict" not in server.output()
        assert "Traceback" not in server.output()

    asyncio.run(work())
