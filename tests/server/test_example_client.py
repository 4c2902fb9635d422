"""The example client of the docs plays whole games against a real server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.server.real import running, serve

GAMES = ("caylus1303", "magna_carta")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "play_by_socket.py"


def test_the_example_client_plays_whole_games(tmp_path: Path) -> None:
    async def work() -> None:
        server = serve(tmp_path)
        async with running(server):
            await asyncio.gather(*(play(server.address, game) for game in GAMES))

    async def play(address: str, game: str) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(EXAMPLE), address, game), stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        said, complaints = await process.communicate()
        assert process.returncode == 0, complaints.decode()[-2000:]
        assert complaints == b""
        lines = said.decode().splitlines()
        assert len(lines) > 20
        assert lines[-1].startswith("points: [")
        assert "won by seats: [" in lines[-1]

    asyncio.run(work())


def test_the_example_is_short() -> None:
    """As docs/protocol.md says it."""
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
