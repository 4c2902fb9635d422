"""A table of a server that comes back with corrected figures goes on with its own, to the end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import baumeister as bm
from baumeister.records import Record
from baumeister.tables import Act, Settings, Table
from tests.editions import publish
from tests.server.app_tools import Running, run, running, settings_in
from tests.server.ended import play_on


def played_out(record: Record, seed: int) -> Record:
    """The same table played to its end by these choices, in memory."""
    table = Table(record, settings=Settings(auto_forced=True))
    chance = random.Random(seed)
    while not table.is_over:
        if table.is_forced:
            table.accept(table.propose_forced(None))
        else:
            table.accept(table.propose(Act(table.seat, chance.choice(table.legal(table.seat)), table.number)))
    return table.owners_record()


def digests(record: Record) -> list[str]:
    """After every entry."""
    return [check.digest for check in record.with_checks(1).checks]


async def begin(here: Running, game_id: str) -> str:
    """A table of two people, as it is made over HTTP."""
    anna, bruno = await here.guest("Anna"), await here.guest("Bruno")
    code: str = (await anna.ok("POST", "/api/tables", {"game": game_id}))["t"]
    await bruno.ok("POST", f"/api/tables/{code}/join", {})
    await anna.ok("POST", f"/api/tables/{code}/start", {})
    return code


@pytest.mark.parametrize("game_id", bm.games())
def test_a_stored_table_goes_on_with_the_figures_it_was_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    async def test() -> None:
        settings = settings_in(tmp_path)
        async with running(settings) as here:
            code = await begin(here, game_id)
            half = await play_on(here.site.shelf, code, most=40, undo=False)
        expected = played_out(half, 9)
        expected_digests = digests(expected)
        printing = publish(monkeypatch, bm.game(game_id))
        async with running(settings) as here:
            record = await play_on(here.site.shelf, code, seed=9, undo=False)
            assert record.rules == half.rules
            assert record.rules.figures == printing.first.digest
            assert record.result == expected.result
            assert digests(record) == expected_digests
            new = await here.site.shelf.load(await begin(here, game_id))
            assert new is not None
            assert new.record is not None
            assert new.record.rules.figures == printing.second.digest

    run(test())
