"""A site is backed up by the command while people play, restored into another database, and they play on there."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from tests.server.real import Player, Visitor, commits_of, record_of, running, seated, serve
from tests.services import fresh_url


async def command(*words: str) -> None:
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-m", "baumeister.cli", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_people_play_on_after_the_site_has_moved_from_sqlite_to_postgresql(tmp_path: Path) -> None:
    async def work() -> None:
        here, there = fresh_url("sqlite", tmp_path), fresh_url("postgresql", tmp_path)
        backup = str(tmp_path / "site.zip")
        old, new = serve(tmp_path, here), serve(tmp_path, there, migrate="true")
        async with running(old):
            ada, bob = [await Visitor.come(old.address, name) for name in ("Ada", "Bob")]
            code = await seated([ada, bob], "magna_carta", "apprentice")
            players = [Player(one, code, [old.address], random.Random(7), pause=0.02) for one in (ada, bob)]
            moved = asyncio.Event()
            playing = [asyncio.create_task(player.play(moved.is_set)) for player in players]
            while min(len(player.confirmed) for player in players) < 5:
                await asyncio.sleep(0.01)
            confirmed = [dict(player.confirmed) for player in players]
            for one in players:
                one.pause = 1.0  # the game must outlast the backup, also where the machine is busy
            await command("backup", backup, "--database", here)
            moved.set()
            await asyncio.gather(*playing)
            assert not any(player.over for player in players)

        await command("restore", backup, "--database", there)
        kept = {commit.move_id: commit.entries[0].number for commit in await commits_of(there, code)}
        for player in confirmed:  # before the backup began
            for move_id, (_, number) in player.items():
                assert kept[move_id] == number
        async with running(new):
            # The same cookies, the same seats; what came after the backup is not there, so they look anew.
            for visitor in (ada, bob):
                visitor.address = new.address
            again = [Player(one, code, [new.address], random.Random(8)) for one in (ada, bob)]
            await asyncio.gather(*[player.play() for player in again])
            assert all(player.over for player in again)
            record = await record_of(ada, code)
            assert record.result is not None
            assert record.replay().digest() == record.result.digest
            assert sorted(seat.name for seat in record.seats if seat.is_human) == ["Ada", "Bob"]

    asyncio.run(work())
