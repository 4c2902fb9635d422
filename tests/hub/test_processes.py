"""Several processes at one store: nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from baumeister.hub.ports import Row, WriteOutcome
from baumeister.tables import Table
from tests.hub.clients import World, plain, play, run
from tests.hub.test_playing import GAMES, PEOPLE

CODE = "tabletable"


@pytest.mark.parametrize("game", GAMES)
def test_people_on_two_processes_play_a_whole_game(game: str) -> None:
    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, game, PEOPLE)
        clients = [await world.client(person, process=index % 2) for index, person in enumerate((*PEOPLE, "eve"))]
        for client in clients:
            await client.watch(CODE)
        assert await play(world, clients, CODE) > 20
        table = Table(kept.log)
        assert table.is_over
        for viewer, client in zip((0, 1, 2, 3, None), clients, strict=True):
            shown = client.tables[CODE]
            assert shown.n == table.number
            assert shown.view == plain(table.view(viewer))
        assert world.hubs[0].figures["moves"] + world.hubs[1].figures["moves"] == len(kept.commits)

    run(scene)


def test_of_two_processes_that_want_one_number_one_gets_it_and_both_go_on() -> None:
    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, "caylus1303")
        clients = [await world.client(person, process=process) for person in ("anna", "bert") for process in (0, 1)]
        for client in clients:
            await client.watch(CODE)
        dice = random.Random(7)
        races = 0
        for _ in range(60):
            await world.rest()
            racers = [client for client in clients if client.tables[CODE].offered]
            if not racers:
                break
            for writer in world.writers:  # both have proposed before either can have written
                writer.hold()
            for racer in racers:
                await racer.act(CODE, dice.choice(racer.tables[CODE].choices))
            await world.rest()
            assert [len(writer.held or ()) for writer in world.writers] == [1, 1]
            for writer in dice.sample(world.writers, 2):
                writer.let_go()
            await world.rest()
            lost = [
                message
                for racer in racers
                for message in racer.took("refused")
                if message["code"] == "number-taken" and message["n"] == kept.number
            ]
            assert len(lost) == 1
            races += 1
            assert {client.tables[CODE].n for client in clients} == {kept.number}
        assert races > 20
        assert world.hubs[0].figures["taken"] + world.hubs[1].figures["taken"] == races
        Table(kept.log)  # a sound log, without gap or double

    run(scene)


def test_the_same_request_over_two_processes_is_one_move_and_both_are_told() -> None:
    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, "caylus1303")
        here, there = await world.client("anna"), await world.client("anna", process=1)
        for client in (here, there):
            await client.watch(CODE)
        action = here.tables[CODE].choices[0]
        for client in (here, there):
            await client.act(CODE, action, id="once")
        await world.rest()
        assert len(kept.commits) == 1
        for client in (here, there):
            assert client.took("refused") == []
            assert client.tables[CODE].n == kept.number

    run(scene)


def test_all_tables_that_are_behind_are_read_in_one_query() -> None:
    async def scene() -> None:
        world = World(processes=2)
        codes = [f"tabletable{number}" for number in range(5)]
        anna, eve = await world.client("anna"), await world.client("eve", process=1)
        for code in codes:
            world.store.add(code)
            await anna.watch(code)
            await eve.watch(code)
        await world.rest()
        world.store.reads.clear()
        for code in codes:
            await anna.act(code, anna.tables[code].choices[0])
        await world.rest()
        assert [len(read) for read in world.store.reads] == [5]
        assert all(eve.tables[code].n == anna.tables[code].n > 0 for code in codes)

    run(scene)


def test_what_a_broken_bus_lost_is_read_when_it_is_back() -> None:
    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, "caylus1303", ["anna", "bot:random"])
        anna, eve = await world.client("anna"), await world.client("eve", process=1)
        await anna.watch(CODE)
        await eve.watch(CODE)
        world.bus.deaf = {1}
        await play(world, [anna], CODE, most=5)
        await anna.send(type="say", t=CODE, text="Hello?", id="s1")
        assert eve.tables[CODE].n < kept.number
        world.bus.deaf = set()
        await world.hubs[1].hearing.restored()
        await world.rest()
        assert eve.tables[CODE].n == kept.number
        assert eve.tables[CODE].view == plain(Table(kept.log).view(None))
        assert [line["line"]["text"] for line in eve.took("said")] == ["Hello?"]

    run(scene)


def test_messages_that_come_twice_or_late_change_nothing() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE)
        anna = await world.client("anna")
        await anna.watch(CODE)
        await play(world, [anna], CODE, most=1)
        anna.inbox.clear()
        number = anna.tables[CODE].n
        for words in ((CODE, 1, number), (CODE, 1, 1), ("othertable", 9, 4), (CODE, 1, number + 7)):
            await world.hub.hearing.heard("log", words)
            assert world.hub.hearing.at_once("log", words)
        for topic, nothing in (("nonsense", ("x",)), ("log", ()), ("log", (CODE, 1, "many"))):
            await world.hub.hearing.heard(topic, nothing)
            assert not world.hub.hearing.at_once(topic, nothing)
        await world.rest()
        assert anna.inbox == []

    run(scene)


def test_a_commit_that_this_program_cannot_carry_out_closes_the_table_here() -> None:
    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE)
        anna, eve = await world.client("anna"), await world.client("eve", process=1)
        await anna.watch(CODE)
        await eve.watch(CODE)
        world.bus.deaf = {1}
        await play(world, [anna], CODE, most=1)
        (entry, *_rest) = kept.commits[0].entries
        kept.commits[0] = replace(kept.commits[0], entries=(replace(entry, action="fly:moon"),))
        await world.hubs[1].hearing.heard("log", (CODE, kept.id, 1))
        await world.rest()
        assert eve.take("gone")["code"] == "unknown-edition"
        assert world.hubs[1].figures["tables"] == 0

    run(scene)


def test_while_the_database_is_away_reading_on_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.hub.reading.AGAIN", 0.0)

    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE)
        anna, eve = await world.client("anna"), await world.client("eve", process=1)
        await anna.watch(CODE)
        await eve.watch(CODE)
        await world.rest()
        world.store.away = True
        await play(world, [anna], CODE, most=1)
        assert eve.tables[CODE].n < kept.number
        world.store.away = False
        await world.rest()
        assert eve.tables[CODE].n == kept.number

    run(scene)


def test_only_the_process_with_the_lease_lets_bots_think_and_another_takes_over_when_it_dies() -> None:
    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, "magna_carta", ["bot:random", "bot:random"])
        eve = await world.client("eve", process=1)
        await eve.watch(CODE)
        world.thinkers[0].held = []
        await world.hubs[0].look_after()
        await world.hubs[1].look_after()
        await world.rest()
        assert len(world.thinkers[0].jobs) == 1
        assert world.thinkers[1].jobs == []
        for _ in range(4):
            (_, done), world.thinkers[0].held = world.thinkers[0].held[0], []
            done(world.thinkers[0].choose(world.thinkers[0].jobs[-1]))
            await world.rest()
        await world.hubs[1].look_after()
        assert world.thinkers[1].jobs == []
        assert eve.tables[CODE].n == kept.number >= 4
        world.store.dead.add("process 0")
        await world.hubs[1].look_after()
        while not Table(kept.log).is_over:
            await asyncio.sleep(0)
        await world.rest()
        assert eve.tables[CODE].deciding is None
        before = kept.number
        done(None)
        await world.rest()
        assert kept.number == before

    run(scene)


def test_a_process_that_lost_its_lease_stops_its_bots() -> None:
    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, "magna_carta", ["bot:random", "bot:random"])
        world.thinkers[0].held = []
        await world.hubs[0].look_after()
        kept.lease_by = "process 1"
        await world.hubs[0].look_after()
        ((job, done),) = world.thinkers[0].held
        done(world.thinkers[0].choose(job))
        await world.rest()
        assert kept.number == 0

    run(scene)


def test_an_own_commit_that_is_read_before_the_writer_tells_is_shown_once_and_stays_ours() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus1303", ["anna", "bot:random"])
        anna = await world.client("anna")
        await anna.watch(CODE)
        tells: list[Callable[[WriteOutcome], None]] = []

        def keep_silently(row: Row, done: Callable[[WriteOutcome], None]) -> None:
            tells.append(done)
            world.writer._outcome(row)

        for _ in range(40):
            while anna.tables[CODE].offered is None:
                await world.rest()
            world.writer.append = keep_silently  # type: ignore[method-assign]
            anna.inbox.clear()
            moved = await anna.act(CODE, anna.tables[CODE].choices[0])
            await world.hub.hearing.heard("log", (CODE, kept.id, kept.number))
            await world.hub.hearing.restored()
            await world.rest()
            del world.writer.append
            assert anna.take("step")["id"] == moved
            tells.pop()(WriteOutcome.KEPT)
            asked = kept.deciding
            await world.rest()
            if asked == 1:
                break
        assert asked == 1
        assert kept.number > kept.commits[-1].entries[0].number - 1
        assert any(action.by == "bot" for action in kept.log.actions())

    run(scene)
