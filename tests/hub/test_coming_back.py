"""Who comes back gets what it missed, and the view whole or as a difference."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from baumeister.tables import Table
from tests.hub.clients import World, plain, play, run

CODE = "tabletable"


def test_who_was_away_gets_what_it_missed_and_the_view() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "magna_carta")
        anna, bert = await world.client("anna"), await world.client("bert")
        await anna.watch(CODE)
        await bert.watch(CODE)
        await play(world, [anna, bert], CODE, most=30)
        await world.rest()
        last = anna.tables[CODE].n
        for since in (0, 3, last - 2, last - 1, last):
            again = await world.client("bert")
            again.tables[CODE] = bert.tables[CODE]
            await again.send(type="watch", t=CODE, since=since)
            message = again.take("table")
            table = Table(kept.log)
            assert [told["number"] for told in message.get("told", [])] == list(range(since + 1, last + 1))
            assert ("set" in message) == (since >= last - 1), since
            if since == last:
                assert message["set"] == []
            if "view" in message:
                assert message["view"] == plain(table.view(1))

    run(scene)


def test_the_difference_leads_from_the_view_before_to_the_view_of_now() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "villagers")
        anna, bert = await world.client("anna"), await world.client("bert")
        await anna.watch(CODE)
        await bert.watch(CODE)
        await play(world, [anna, bert], CODE, most=20)
        await world.rest()
        again = await world.client("anna")
        number = (await again.watch(CODE)).n
        await again.send(type="leave", t=CODE)
        again.inbox.clear()
        await play(world, [anna, bert], CODE, most=1)
        await world.rest()
        assert kept.commits[-1].entries[0].number == number + 1  # one commit may be several entries
        shown = await again.watch(CODE, since=number)
        assert "set" in again.take("table")
        assert shown.view == anna.tables[CODE].view == plain(Table(kept.log).view(0))

    run(scene)


def test_somebody_who_has_seen_nothing_gets_the_view_alone() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE)
        anna = await world.client("anna")
        await anna.send(type="watch", t=CODE)
        message = anna.take("table")
        assert "told" not in message
        assert message["view"]
        assert message["yours"] == [0]
        assert message["sitting"]["seats"][1]["name"] == "Bert"

    run(scene)


def test_a_long_absence_is_told_piece_by_piece_while_the_game_goes_on() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus", ["anna", "bert", "cora", "dirk"])
        clients = [await world.client(person) for person in ("anna", "bert", "cora", "dirk")]
        for client in clients:
            await client.watch(CODE)
        await play(world, clients, CODE, most=150)
        number = kept.number
        assert number >= 150
        late = await world.client("anna")
        watching = asyncio.create_task(late.watch(CODE, since=0))
        await asyncio.sleep(0)
        assert not watching.done()
        await play(world, clients, CODE, most=1)
        await watching
        assert kept.number > number
        assert [told["number"] for told in late.tables[CODE].told] == list(range(1, kept.number + 1))
        assert late.tables[CODE].view == clients[0].tables[CODE].view

    run(scene)


def test_a_table_that_is_asked_for_twice_is_loaded_once() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE)
        anna, bert = await world.client("anna"), await world.client("bert")
        await asyncio.gather(anna.watch(CODE), bert.watch(CODE))
        assert world.store.loads == [CODE]

    run(scene)


def test_a_table_nobody_looks_at_leaves_memory_and_comes_back() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE)
        anna = await world.client("anna")
        await anna.watch(CODE)
        await play(world, [anna], CODE, most=1)
        await world.rest()
        await world.hub.look_after()
        assert world.hub.figures["tables"] == 1
        world.now += 100
        await world.hub.look_after()
        assert world.hub.figures["tables"] == 1
        world.hub.disconnect(anna.link)
        world.now += 59
        await world.hub.look_after()
        assert world.hub.figures["tables"] == 1
        world.now += 100
        await world.hub.look_after()
        assert world.hub.figures["tables"] == 0
        anna = await world.client("anna")
        assert (await anna.watch(CODE)).n == world.store.tables[CODE].number > 0

    run(scene)


def test_what_is_not_there_or_not_for_everybody_is_gone() -> None:
    async def scene() -> None:
        world = World()
        world.store.add("privatetable", spectators=False)
        world.store.add("unknownrules")
        kept = world.store.tables["unknownrules"]
        assert kept.record is not None
        kept.record = replace(kept.record, rules=replace(kept.record.rules, code=99))
        eve = await world.client("eve")
        for code, why in (
            ("nosuchtable", "unknown-table"),
            ("privatetable", "not-allowed"),
            ("unknownrules", "unknown-edition"),
        ):
            await eve.send(type="watch", t=code)
            assert eve.take("gone") == {"type": "gone", "t": code, "code": why}
            await eve.send(type="say", t=code, text="hello", id="x1")
            assert eve.take("refused")["code"] == "not-watching"

    run(scene)


def test_a_database_that_is_away_is_no_lost_table() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE)
        anna = await world.client("anna")
        world.store.away = True
        await anna.send(type="watch", t=CODE)
        refused = anna.take("refused")
        assert (refused["code"], refused["t"]) == ("server-fault", CODE)
        world.store.away = False
        assert (await anna.watch(CODE)).view

    run(scene)


def test_an_open_table_shows_who_sits_there_and_begins_for_all_who_look() -> None:
    async def scene() -> None:
        world = World(processes=2)
        world.store.add(CODE, begun=False)
        anna, bert = await world.client("anna"), await world.client("bert", process=1)
        for client in (anna, bert):
            await client.send(type="watch", t=CODE)
            message = client.take("table")
            assert message["n"] == 0
            assert "view" not in message
            assert message["sitting"]["status"] == "open"
        await anna.act(CODE, "pass", seat=0)
        assert anna.take("refused")["code"] == "not-begun"
        begun = World().store.add(CODE)
        kept = world.store.tables[CODE]
        kept.record, kept.sitting = begun.record, begun.sitting
        world.hub.sitting_changed(CODE)
        await world.rest()
        for seat, client in enumerate((anna, bert)):
            assert client.tables[CODE].seat == seat
            assert client.tables[CODE].view
        assert await play(world, [anna, bert], CODE) > 20

    run(scene)


def test_a_table_that_begins_with_a_bot_is_looked_after_at_once() -> None:
    async def scene() -> None:
        world = World()
        begun = World().store.add(CODE, seats=["bot:random", "anna"])
        kept = world.store.add(CODE, seats=["bot:random", "anna"], begun=False)
        anna = await world.client("anna")
        await anna.watch(CODE)
        kept.record, kept.sitting, kept.for_server = begun.record, begun.sitting, begun.for_server
        world.hub.sitting_changed(CODE)
        await world.rest()
        assert anna.tables[CODE].n >= 1

    run(scene)
