"""No viewer ever sees a lower number than before, and no process forgets what it was told. (Every client of these tests
holds the first by itself: `Client._check_number`.)"""

from __future__ import annotations

import asyncio

import pytest

from baumeister.tables import Table
from tests.hub.clients import World, play, run
from tests.hub.fakes import Kept

CODE = "tabletable"


def move_seat(kept: Kept, seats: tuple[str, str]) -> None:
    """A guest signs in: the seat is the account's now, in the record and in what everybody knows."""
    moved = World().store.add(CODE, "villagers", seats)
    kept.record, kept.sitting = moved.record, moved.sitting


@pytest.mark.parametrize("moves", [1, 2, 3, 5])
@pytest.mark.parametrize("writing", [False, True])
def test_a_guest_that_moves_into_an_account_takes_nobody_back(moves: int, writing: bool) -> None:
    """The table is read anew while its people play on, and what was read is old when it comes; `writing`: the last move
    is still being written then."""

    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "villagers")
        guest, bert, zoe = [await world.client(person) for person in ("anna", "bert", "zoe")]
        for client in (guest, bert, zoe):
            await client.watch(CODE)
        await play(world, [guest, bert], CODE, most=6)
        await zoe.send(type="say", t=CODE, id="a", text="before")
        move_seat(kept, ("zoe", "bert"))
        gate = world.shelves[0].gate = asyncio.Event()
        world.hub.sitting_changed(CODE)
        await world.rest()
        before = kept.number
        await play(world, [guest, bert], CODE, most=moves - writing)
        await zoe.send(type="say", t=CODE, id="b", text="after")
        if writing:
            world.writer.hold()
            await play(world, [guest, bert], CODE, most=1)
        assert kept.number > before or writing
        gate.set()
        world.shelves[0].gate = None
        await world.rest()
        assert {client.tables[CODE].n for client in (guest, bert, zoe)} == {kept.number}
        world.writer.let_go()
        await world.rest()
        assert {client.tables[CODE].n for client in (guest, bert, zoe)} == {kept.number}
        assert [zoe.tables[CODE].seat, guest.tables[CODE].seat, bert.tables[CODE].seat] == [0, None, 1]
        late = await world.client("eve")
        await late.watch(CODE)
        assert [line["text"] for line in late.take("table")["chat"]] == ["before", "after"]
        await play(world, [zoe, bert], CODE)
        assert zoe.tables[CODE].deciding is None
        assert Table(kept.log).is_over
        assert world.hub.figures["taken"] == 0

    run(scene)


def test_who_comes_to_a_process_that_is_behind_waits_until_it_has_read_on() -> None:
    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, "caylus1303")
        anna, bert = await world.client("anna"), await world.client("bert")
        eve = await world.client("eve", process=1)
        for client in (anna, bert, eve):
            await client.watch(CODE)
        world.bus.deaf = {1}
        for _ in range(10):
            await play(world, [anna, bert], CODE, most=1)
            assert eve.tables[CODE].n < kept.number
            again = await world.client("anna", process=1)
            again.tables[CODE] = anna.tables[CODE]  # what it has on the screen comes along
            shown = await again.watch(CODE, since=anna.tables[CODE].n)
            assert shown.n == anna.tables[CODE].n == kept.number
            await world.rest()
            assert eve.tables[CODE].n == kept.number  # it has read for all who look

    run(scene)


def test_who_comes_to_a_process_that_does_not_know_yet_that_it_began_sees_the_game() -> None:
    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, "villagers", begun=False)
        eve = await world.client("eve", process=1)
        await eve.send(type="watch", t=CODE)
        world.bus.deaf = {1}
        move_seat(kept, ("anna", "bert"))
        anna = await world.client("anna")
        await anna.watch(CODE)
        await play(world, [anna], CODE, most=1)
        again = await world.client("anna", process=1)
        again.tables[CODE] = anna.tables[CODE]  # what it has on the screen comes along
        shown = await again.watch(CODE, since=anna.tables[CODE].n)
        assert shown.n == kept.number > 0
        assert shown.view

    run(scene)


def test_a_number_that_never_was_is_no_reason_to_wait() -> None:
    """The database was restored from a backup, or somebody makes numbers up."""

    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus1303")
        anna = await world.client("anna")
        await anna.watch(CODE)
        await play(world, [anna], CODE, most=1)
        await world.hub.receive(anna.link, b'{"type":"watch","t":"%s","since":100000}' % CODE.encode())
        assert anna.tables[CODE].n == kept.number
        assert anna.tables[CODE].view

    run(scene)


def test_a_number_heard_of_a_table_that_has_not_begun_here_is_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.hub.reading.AGAIN", 0.0)

    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, "villagers", begun=False)
        eve = await world.client("eve", process=1)
        await eve.send(type="watch", t=CODE)
        world.bus.deaf = {1}
        move_seat(kept, ("anna", "bert"))
        anna = await world.client("anna")
        await anna.watch(CODE)
        world.store.away = True  # just when it hears of it
        world.bus.deaf = set()
        await play(world, [anna], CODE, most=1)
        assert eve.tables[CODE].n == 0
        world.store.away = False
        await world.rest()
        assert eve.tables[CODE].n == kept.number > 0
        assert eve.tables[CODE].view

    run(scene)
