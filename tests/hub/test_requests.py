"""One request after the other: done once, refused clearly, and never half."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import baumeister as bm
from tests.hub.clients import World, play, run

CODE = "tabletable"


def test_the_same_move_twice_is_one_move() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE)
        anna = await world.client("anna")
        await anna.watch(CODE)
        action = anna.tables[CODE].choices[0]
        for _ in range(3):
            await anna.act(CODE, action, answers=0, id="the-same")
            await world.rest()
        assert [commit.move_id for commit in kept.commits] == ["the-same"]
        assert [message["id"] for message in anna.inbox if message["type"] == "step"] == ["the-same"]
        assert anna.took("done") == [{"type": "done", "t": CODE, "id": "the-same", "n": 1}] * 2
        await anna.act(CODE, "pass", answers=0, id="the-same", seat=0)
        assert anna.take("refused")["code"] in ("move-id-reused", "already-done", "outdated")

    run(scene)


def test_a_retry_over_a_new_socket_while_the_first_is_being_written_is_answered_once_it_is() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE)
        anna, again = await world.client("anna"), await world.client("anna")
        await anna.watch(CODE)
        await again.watch(CODE)
        world.writer.hold()
        action = anna.tables[CODE].choices[0]
        await anna.act(CODE, action, id="once")
        world.hub.disconnect(anna.link)
        await again.act(CODE, action, id="once")
        assert again.took("refused") == []
        world.writer.let_go()
        await world.rest()
        assert kept.number == again.tables[CODE].n >= 1
        assert len(kept.commits) == 1
        assert {message["type"] for message in again.inbox if message.get("id") == "once"} == {"step", "done"}

    run(scene)


def test_a_retry_of_a_move_that_is_kept_is_answered_as_then_while_another_one_is_being_written() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE)
        anna, bert = await world.client("anna"), await world.client("bert")
        for client in (anna, bert):
            await client.watch(CODE)
        action = anna.tables[CODE].choices[0]
        await anna.act(CODE, action, id="once")
        await world.rest()
        number, now = anna.tables[CODE].n, anna if anna.tables[CODE].offered else bert
        assert number > 0
        world.writer.hold()
        await now.act(CODE, now.tables[CODE].choices[0])
        anna.inbox.clear()
        await anna.act(CODE, action, id="once", answers=0)
        assert anna.take("done") == {"type": "done", "t": CODE, "id": "once", "n": 1}
        world.writer.let_go()
        assert len(kept.commits) == 2

    run(scene)


def test_nothing_is_shown_before_it_is_kept() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE)
        anna, bert = await world.client("anna"), await world.client("bert")
        for client in (anna, bert):
            await client.watch(CODE)
        anna.inbox.clear()
        bert.inbox.clear()
        world.writer.hold()
        await anna.act(CODE, anna.tables[CODE].choices[0])
        await world.rest()
        assert (anna.inbox, bert.inbox) == ([], [])
        late = await world.client("eve")
        assert (await late.watch(CODE)).n == 0
        world.writer.let_go()
        assert anna.take("step")["n"] == bert.take("step")["n"] == late.take("step")["n"] > 0

    run(scene)


def test_of_two_moves_for_one_number_the_second_is_refused_at_once() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE)
        anna = await world.client("anna")
        await anna.watch(CODE)
        world.writer.hold()
        first, second = anna.tables[CODE].choices[:2]
        await anna.act(CODE, first)
        refused = await anna.act(CODE, second)
        assert anna.take("refused") == {
            "type": "refused",
            "code": "number-taken",
            "t": CODE,
            "id": refused,
            "n": 0,
        }
        world.writer.let_go()
        assert len(kept.commits) == 1
        late = await anna.act(CODE, second, answers=0)
        assert anna.take("refused") | {"params": {}} == {
            "type": "refused",
            "code": "outdated",
            "t": CODE,
            "id": late,
            "n": anna.tables[CODE].n,
            "params": {},
        }

    run(scene)


def test_when_the_disk_is_full_nothing_has_changed_and_play_goes_on_when_there_is_room() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE)
        anna = await world.client("anna")
        await anna.watch(CODE)
        world.writer.fails = True
        action = anna.tables[CODE].choices[0]
        await anna.act(CODE, action, id="again")
        await world.rest()
        refused = anna.take("refused")
        assert (refused["code"], refused["id"], refused["n"]) == ("store-failed", "again", 0)
        assert (kept.number, anna.tables[CODE].n) == (0, 0)
        world.writer.fails = False
        await anna.act(CODE, action, id="again")
        await world.rest()
        assert kept.number == anna.tables[CODE].n > 0
        assert world.hub.figures["failed"] == 1

    run(scene)


def test_a_bot_whose_move_could_not_be_kept_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.hub.bots.AGAIN", 0.0)

    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, seats=["bot:random", "anna"])
        assert kept.deciding == 0
        world.writer.fails = True
        await world.hub.look_after()
        await world.rest()
        assert kept.number == 0
        assert world.hub.figures["failed"] >= 1
        world.writer.fails = False
        while kept.number == 0:
            await world.rest()

    run(scene)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"action": "castle"}, "unknown-action"),
        ({"action": "pay:1"}, "unknown-action"),
        ({"answers": 7}, "outdated"),
        ({"seat": 1}, "not-your-seat"),
        ({"seat": 9}, "not-your-seat"),
        ({"t": "othertable"}, "not-watching"),
    ],
)
def test_what_is_not_possible_is_refused_with_a_code(more: dict[str, object], code: str) -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE)
        world.store.add("othertable")
        anna = await world.client("anna")
        await anna.watch(CODE)
        message = {"t": CODE, "seat": 0, "action": "pass", "answers": 0, "id": "x"}
        await anna.send(type="act", **{**message, **more})
        refused = anna.take("refused")
        assert (refused["code"], refused["id"], refused["t"]) == (code, "x", more.get("t", CODE))
        assert kept.number == 0

    run(scene)


def test_a_refusal_by_the_rules_names_the_rule() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus")
        person = "anna" if kept.deciding == 0 else "bert"
        client = await world.client(person)
        shown = await client.watch(CODE)
        illegal = next(
            name
            for name in bm.game("caylus").catalogue.actions
            if name not in shown.choices and name.startswith("place:")
        )
        identifier = await client.act(CODE, illegal)
        refused = client.take("refused")
        assert refused["id"] == identifier
        assert refused["rule"]
        await client.send(type="why-not", t=CODE, seat=shown.seat, action=illegal, id="w")
        reason = client.take("reason")
        assert (reason["code"], reason["rule"]) == (refused["code"], refused["rule"])
        await client.send(type="why-not", t=CODE, seat=shown.seat, action=shown.choices[0], id="w")
        assert client.take("reason") == {"type": "reason", "t": CODE, "id": "w"}

    run(scene)


def test_why_not_is_told_only_to_the_seat_that_is_asked() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE)
        anna, bert = await world.client("anna"), await world.client("bert")
        for client in (anna, bert):
            await client.watch(CODE)
        await bert.send(type="why-not", t=CODE, seat=0, action="pass", id="w")
        assert bert.take("refused")["code"] == "not-your-seat"
        await bert.send(type="why-not", t=CODE, seat=1, action="pass", id="w")
        assert bert.take("refused")["code"] == "not-your-turn"

    run(scene)


def test_other_requests_wait_until_the_commit_is_through() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE)
        anna, bert = await world.client("anna"), await world.client("bert")
        for client in (anna, bert):
            await client.watch(CODE)
        world.writer.hold()
        await anna.act(CODE, anna.tables[CODE].choices[0])
        resigned = await bert.ask("resign", CODE)
        assert bert.took("refused") == []
        world.writer.let_go()
        await world.rest()
        assert bert.take("done")["id"] == resigned
        assert kept.sitting.seats[1].given_up
        assert len(kept.commits) >= 2

    run(scene)


def test_only_so_many_requests_wait_at_a_table() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE)
        anna, bert = await world.client("anna"), await world.client("bert")
        for client in (anna, bert):
            await client.watch(CODE)
        world.writer.hold()
        await anna.act(CODE, anna.tables[CODE].choices[0])
        for _ in range(20):
            await bert.ask("propose", CODE, kind="end")
        assert {message["code"] for message in bert.took("refused")} == {"busy"}
        world.writer.let_go()
        await world.rest()
        assert len(bert.took("done")) == 16

    run(scene)


def test_stopping_finishes_what_was_accepted_and_tells_everybody_to_come_back() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE)
        anna, bert = await world.client("anna"), await world.client("bert")
        for client in (anna, bert):
            await client.watch(CODE)
        await world.hub.start()
        world.writer.hold()
        await anna.act(CODE, anna.tables[CODE].choices[0])
        stopping = asyncio.create_task(world.hub.stop())
        await world.rest()
        await bert.ask("resign", CODE)
        assert bert.take("refused")["code"] == "restarting"
        assert anna.closed is None
        world.writer.let_go()
        await stopping
        assert anna.take("step")["n"] == kept.number > 0
        assert anna.closed == bert.closed == {"type": "bye", "code": "restart"}
        assert world.hub.figures["links"] == 0

    run(scene)


def test_playing_on_after_the_end_is_refused() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "magna_carta")
        anna, bert = await world.client("anna"), await world.client("bert")
        for client in (anna, bert):
            await client.watch(CODE)
        await play(world, [anna, bert], CODE)
        number = kept.number
        requests: dict[str, dict[str, Any]] = {"resign": {}, "undo": {"answers": number}, "propose": {"kind": "end"}}
        for request, more in requests.items():
            await anna.ask(request, CODE, **more)
            await world.rest()
            assert anna.take("refused")["code"] == "table-finished", request
        assert kept.number == number

    run(scene)
