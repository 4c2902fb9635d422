"""Chat, presence and lists."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from baumeister.hub.limits import Limits
from baumeister.hub.ports import Person
from baumeister.hub.protocol import SeatInfo
from tests.hub.clients import World, play, run

CODE = "tabletable"


def test_what_is_said_reaches_everybody_at_the_table_but_those_who_mute_it() -> None:
    async def scene() -> None:
        world = World(processes=2)
        world.store.add(CODE)
        world.store.add("othertable")
        anna = await world.client("anna")
        bert = await world.client("bert", process=1)
        deaf = await world.client("cora", process=1, mutes=frozenset({"anna"}))
        elsewhere = await world.client("dirk")
        for client in (anna, bert, deaf):
            await client.watch(CODE)
        await elsewhere.watch("othertable")
        await anna.send(type="say", t=CODE, text="Well \u0007played,\nBert!", id="s1")
        await anna.send(type="say", t=CODE, text="Well played!", id="s1")
        await world.rest()
        assert [message["line"]["text"] for message in bert.took("said")] == ["Well  played, Bert!"]
        assert anna.take("said")["line"]["person"] == "anna"
        assert anna.take("done")["id"] == "s1"
        assert deaf.took("said") == elsewhere.took("said") == []
        late, muting = await world.client("eve"), await world.client("finn", mutes=frozenset({"anna"}))
        for client, lines in ((late, 1), (muting, 0)):
            await client.send(type="watch", t=CODE)
            assert len(client.take("table").get("chat", [])) == lines
        world.hubs[1].person_changed(Person("bert", "Bert", False, frozenset({"anna"})))
        await anna.send(type="say", t=CODE, text="Again", id="s2")
        await world.rest()
        assert bert.took("said") == []

    run(scene)


def test_a_process_that_missed_a_rename_reads_names_and_chat_again_when_the_bus_is_back() -> None:
    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE)
        anna, bert = await world.client("anna"), await world.client("bert", process=1)
        for client in (anna, bert):
            await client.watch(CODE)
        await anna.send(type="say", t=CODE, text="Well played!", id="s1")
        await world.rest()
        world.bus.deaf.add(1)
        kept.lines[0] = replace(kept.lines[0], name="Somebody else")
        world.hubs[0].person_renamed("anna")
        await world.rest()
        assert [line["name"] for line in anna.take("chat")["chat"]] == ["Somebody else"]
        assert bert.took("chat") == []
        await world.hubs[1].hearing.restored()
        assert [line["name"] for line in bert.take("chat")["chat"]] == ["Somebody else"]

    run(scene)


def test_a_name_is_put_in_anew_as_soon_as_the_store_answers_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.hub.naming.AGAIN", 0.0)

    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE)
        bert = await world.client("bert")
        await bert.watch(CODE)
        kept.sitting = replace(kept.sitting, seats=(SeatInfo("", "anna"), *kept.sitting.seats[1:]))
        world.store.away = True
        world.hub.person_renamed("anna")
        await world.rest()
        assert bert.took("sitting") == []
        world.store.away = False
        await world.rest()
        assert bert.take("sitting")["sitting"]["seats"][0] == {"name": "", "person": "anna"}

    run(scene)


def test_who_waits_at_an_open_table_keeps_it_and_who_looks_on_does_not() -> None:
    async def scene() -> None:
        world = World()
        kept, other = world.store.add(CODE, begun=False), world.store.add("othertable", begun=False)
        for person, code in (("bert", CODE), ("eve", "othertable")):
            client = await world.client(person)
            await client.send(type="watch", t=code)
        for hours in range(1, 4):
            await world.hub.look_after()
            assert (kept.visits, other.visits) == (hours, 0)
            await world.hub.look_after()
            assert kept.visits == hours
            world.now += 3601

    run(scene)


def test_chat_has_a_rate_of_its_own_and_no_empty_lines() -> None:
    async def scene() -> None:
        world = World(limits=Limits())
        kept = world.store.add(CODE)
        anna = await world.client("anna")
        await anna.watch(CODE)
        for number in range(7):
            await anna.send(type="say", t=CODE, text=f"line {number}", id=f"s{number}")
        assert [message["code"] for message in anna.took("refused")] == ["too-much", "too-much"]
        assert len(kept.lines) == 5
        world.now += 1
        await anna.send(type="say", t=CODE, text="later", id="s9")
        assert len(kept.lines) == 6
        world.now += 9
        await anna.send(type="say", t=CODE, text=" \n ", id="s10")
        assert anna.take("refused")["code"] == "bad-message"

    run(scene)


def test_the_rate_of_chat_is_a_persons_whatever_the_number_of_sockets() -> None:
    async def scene() -> None:
        world = World(limits=Limits())
        kept = world.store.add(CODE)
        tabs = [await world.client("anna") for _ in range(4)]
        bert = await world.client("bert")
        for client in (*tabs, bert):
            await client.watch(CODE)
        for number in range(12):
            await tabs[number % 4].send(type="say", t=CODE, text=f"line {number}", id=f"s{number}")
        assert len(kept.lines) == 5
        await bert.send(type="say", t=CODE, text="Calm down", id="b1")
        world.hub.disconnect(tabs[0].link)
        again = await world.client("anna")  # a new socket is no new person
        await again.watch(CODE)
        await again.send(type="say", t=CODE, text="again", id="s99")
        assert [line.person for line in kept.lines] == ["anna"] * 5 + ["bert"]
        world.now += 100
        await world.hub.look_after()  # whoever has rested is forgotten
        await again.send(type="say", t=CODE, text="later", id="s100")
        assert len(kept.lines) == 7

    run(scene)


def test_everybody_at_a_table_sees_who_is_there_over_all_processes() -> None:
    async def scene() -> None:
        world = World(processes=2)
        world.store.add(CODE)
        anna, bert = await world.client("anna"), await world.client("bert", process=1)
        await anna.watch(CODE)
        await world.rest()
        await bert.watch(CODE)
        await world.rest()
        assert anna.took("presence")[-1]["here"] == ["anna", "bert"]
        assert bert.took("presence")[-1]["here"] == ["anna", "bert"]
        tablet = await world.client("bert", process=1)
        await tablet.watch(CODE)
        await world.rest()
        assert anna.took("presence") == []
        world.hubs[1].disconnect(tablet.link)
        await world.rest()
        assert anna.took("presence") == []
        await bert.send(type="leave", t=CODE)
        await world.rest()
        assert anna.take("presence")["here"] == ["anna"]

    run(scene)


def test_people_of_a_process_that_died_are_gone_after_a_while() -> None:
    async def scene() -> None:
        world = World(processes=2)
        world.store.add(CODE)
        anna, bert = await world.client("anna"), await world.client("bert", process=1)
        for client in (anna, bert):
            await client.watch(CODE)
            await world.rest()
        anna.inbox.clear()
        for _ in range(4):  # as long as it beats, it counts
            world.now += 25
            for hub in world.hubs:
                await hub.look_after()
            await world.rest()
        assert anna.took("presence") == []
        for _ in range(3):
            world.now += 25
            await world.hubs[0].look_after()
        assert anna.take("presence")["here"] == ["anna"]

    run(scene)


def test_followed_lists_come_at_once_and_when_they_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.hub.lists.PAUSE", 0.0)

    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, "magna_carta")
        anna, bert = await world.client("anna"), await world.client("bert")
        eve = await world.client("eve", process=1)
        for client in (anna, eve):
            await client.send(type="lobby", follow=True)
            assert len(client.take("lists")["running"]) == 1
        assert kept.deciding == 0
        for client in (anna, bert):
            await client.watch(CODE)
        anna.inbox.clear()
        await play(world, [anna], CODE, most=1)
        assert anna.took("lists")[-1]["own"][0]["number"] == kept.number
        world.store.add("opentable", begun=False)
        world.hubs[0].sitting_changed("opentable")
        for _ in range(5):
            await world.rest()
        for client in (anna, eve):
            assert [table["sitting"]["t"] for table in client.took("lists")[-1]["open"]] == ["opentable"]
        await eve.send(type="lobby", follow=False)
        world.hubs[0].lists_changed()
        for _ in range(5):
            await world.rest()
        assert anna.took("lists") == eve.took("lists") == []  # nothing has changed, or nobody follows

    run(scene)


def test_a_visit_of_a_player_is_noted_now_and_then() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE)
        eve, anna = await world.client("eve"), await world.client("anna")
        await eve.watch(CODE)
        await world.hub.look_after()
        assert kept.visits == 0
        for _ in range(3):
            await anna.watch(CODE)
            await anna.send(type="leave", t=CODE)
            await world.hub.look_after()
        assert kept.visits == 1
        world.now += 4000
        await anna.watch(CODE)
        await world.hub.look_after()
        assert kept.visits == 2

    run(scene)


def test_seats_that_belong_to_somebody_else_now_are_loaded_anew() -> None:
    """Such as when a guest signs in and takes the seat along."""

    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "villagers")
        guest, bert = await world.client("anna"), await world.client("bert")
        account = await world.client("zoe")
        for client in (guest, bert, account):
            await client.watch(CODE)
        await play(world, [guest, bert], CODE, most=6)
        moved = World().store.add(CODE, "villagers", ("zoe", "bert"))
        kept.record, kept.sitting = moved.record, moved.sitting
        world.hub.sitting_changed(CODE)
        await world.rest()
        assert account.tables[CODE].seat == 0
        assert guest.tables[CODE].seat is None
        assert bert.tables[CODE].seat == 1
        await play(world, [account, bert], CODE)
        assert account.tables[CODE].deciding is None

    run(scene)
