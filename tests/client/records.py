"""Finished games for the pages that come after one: played by chance in no time, brought to the server as a file."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import FilePayload

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


def bring(one: Client, record: Record) -> str:
    """Through the page for it, as a person would; the code the record got."""
    one.go("/games")
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record.to_json().encode()}
    one.page.set_input_files("[data-bring]", files=file)
    one.page.wait_for_selector("[data-after]")
    return one.code
