"""Finished games for the pages that come after one: played by chance in no time, brought to the server as a file."""

from __future__ import annotations

from functools import cache

from baumeister import Record
from baumeister.engine.chance import Rng
from baumeister.tables import KeptTable
from tests.client.driver import Client
from tests.records.play import people, ticking_clock
from tests.tables.sitting import act_at_random, undo_at_random

#: Where something was taken back, in each of them.
UNDO_AT = 40


@cache
def played(name: str, players: int = 3) -> Record:
    """A whole game by chance with one undo in it."""
    kept = KeptTable.begin(name, people(players), 11, clock=ticking_clock())
    rng = Rng(11)
    while not kept.table.is_over:
        if kept.table.number == UNDO_AT:
            undo_at_random(kept, rng)
        else:
            act_at_random(kept, rng)
    return kept.table.owners_record()


def opening(name: str, decisions: int) -> Record:
    """The first decisions of a game of two by chance; it was never finished."""
    kept = KeptTable.begin(name, people(2), 11, clock=ticking_clock())
    rng = Rng(11)
    for _ in range(decisions):
        act_at_random(kept, rng)
    return kept.table.owners_record()


def keep(one: Client, record: Record) -> str:
    """Brings somebody else's game to the server; the code it got. (As a file: `test_after_game.py`.)"""
    one.be_somebody()
    return str(one.request("POST", "/records", {"record": record.to_json()})["t"])


def bring(one: Client, record: Record) -> str:
    """The same, and opens the page of the game."""
    code = keep(one, record)
    one.go(f"/games/{code}")
    one.page.wait_for_selector("[data-after]")
    return code
