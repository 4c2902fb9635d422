"""Guests sign in to accounts in the midst of games and take their seats along, while everybody plays on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass

from tests.server.real import DEADLINE, Player, Visitor, check_record, commits_of, record_of, seated

PASSWORD = "a long walk by the river"


@dataclass
class Tally:
    games: int = 0
    moves: int = 0
    confirmed: int = 0


async def move_in(addresses: Sequence[str], database: str, game: str, seed: int) -> Tally:
    """One game: the guest's first moves, the account's moves after it, and somebody who sees all of it. No player ever
    sees a lower number than before (`Player`), and every confirmed move is in the log exactly once."""
    chance = random.Random(seed)
    here, there = addresses[0], addresses[-1]
    account, guest, other = [
        await Visitor.come(address, f"{name} {seed}")
        for name, address in (("Zoe", here), ("Guest", here), ("Bert", there))
    ]
    await account.ask("PUT", "/api/me/password", {"password": PASSWORD})
    code = await seated([guest, other], game, "random")
    before, beside = [Player(one, code, list(addresses), random.Random(chance.random())) for one in (guest, other)]
    moved = asyncio.Event()
    playing = [asyncio.create_task(before.play(moved.is_set)), asyncio.create_task(beside.play())]
    async with asyncio.timeout(DEADLINE):
        wanted = chance.randint(1, 6)
        while len(before.confirmed) < wanted:
            await asyncio.sleep(0.001)
    signed_in = Visitor(here, guest.cookie, guest.csrf)
    answer = await signed_in.ask("POST", "/api/sign-in", {"name": f"Zoe {seed}", "password": PASSWORD})
    signed_in.cookie, signed_in.csrf = answer.cookies["baumeister"], answer.json()["csrf"]
    assert (await signed_in.ask("POST", "/api/me/guest", {})).json()["moved"] == 1
    moved.set()
    await playing[0]
    after = Player(signed_in, code, list(addresses), random.Random(chance.random()), number=before.number)
    await asyncio.gather(after.play(), playing[1])
    record = await record_of(other, code)
    check_record(record, await commits_of(database, code), (before, after, beside))
    players = (before, after, beside)
    return Tally(1, len(record.log), sum(len(player.confirmed) for player in players))
