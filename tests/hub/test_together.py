"""What people at a table decide together, and about their own seats."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from baumeister.hub.asking import ABSENT_LIVE
from baumeister.records import Action, Resign, SeatChange, Undo
from baumeister.tables import Table
from tests.hub.clients import Client, World, play, run

CODE = "tabletable"
THREE = ("anna", "bert", "cora")


async def seated(world: World, people: tuple[str, ...] = THREE, **more: Any) -> list[Client]:
    world.store.add(CODE, seats=people, **more)
    clients = [await world.client(person, process=index % len(world.hubs)) for index, person in enumerate(people)]
    for client in clients:
        await client.watch(CODE)
    await world.rest()
    return clients


async def past_own_turn(world: World, clients: list[Client], seat: int = 0) -> int:
    """Play until an undo of this seat needs the others; the log number."""
    kept = world.store.tables[CODE]
    for seed in range(200):
        await play(world, clients, CODE, seed, most=1)
        table = Table(kept.log)
        if table.seat != seat and clients[seat].tables[CODE].undo is not None:
            if table.undo_needs(seat, table.undo_target(seat)):
                return table.number
    raise AssertionError("it is always free")


# ---- undo


def test_an_undo_inside_the_own_turn_is_done_at_once() -> None:
    async def scene() -> None:
        world = World()
        clients = await seated(world)
        kept = world.store.tables[CODE]
        for seed in range(200):
            await play(world, clients, CODE, seed, most=1)
            table = Table(kept.log)
            last = kept.log.log[-1]
            assert isinstance(last, Action)
            free = table.seat == last.seat and not table.undo_needs(last.seat, table.undo_target(last.seat))
            if free and last.by == "person":
                break
        else:
            raise AssertionError("no undo was free")
        number = kept.number
        asker = clients[last.seat]
        view, target = asker.tables[CODE].view, asker.tables[CODE].undo
        undone = await asker.ask("undo", CODE, answers=number)
        await world.rest()
        assert asker.take("done") == {"type": "done", "t": CODE, "id": undone, "n": number + 1}
        entry = kept.log.log[number]
        assert isinstance(entry, Undo)
        assert entry.back_to == target
        assert asker.tables[CODE].view != view
        assert all(client.tables[CODE].told[-1]["kind"] == "undo" for client in clients)
        await asker.ask("undo", CODE, answers=number, id=undone)
        assert asker.take("done")["n"] == number + 1

    run(scene)


def test_a_later_undo_needs_all_others_and_is_done_when_the_last_agrees() -> None:
    async def scene() -> None:
        world = World()
        clients = anna, bert, cora = await seated(world)
        number = await past_own_turn(world, clients)
        kept = world.store.tables[CODE]
        asked = await anna.ask("undo", CODE, answers=number)
        for client in clients:
            (proposal,) = client.take("proposals")["proposals"]
            assert (proposal["kind"], proposal["seat"], proposal["needs"], proposal["answers"]) == (
                "undo",
                0,
                [1, 2],
                number,
            )
        assert anna.take("done") == {"type": "done", "t": CODE, "id": asked}
        await anna.ask("undo", CODE, answers=number)
        assert len(kept.proposals) == 1
        await bert.ask("undo", CODE, answers=number)
        refused = bert.took("refused")
        assert [message["code"] for message in refused] in (["already-proposed"], ["nothing-to-undo"])
        await bert.ask("vote", CODE, proposal=proposal["number"], agree=True)
        assert cora.take("proposals")["proposals"][0]["needs"] == [2]
        assert kept.number == number
        late = await world.client("eve")
        await late.send(type="watch", t=CODE)
        assert late.take("table")["proposals"][0]["agreed"] == [1]
        await cora.ask("vote", CODE, proposal=proposal["number"], agree=True)
        await world.rest()
        entry = kept.log.log[number]
        assert isinstance(entry, Undo)
        assert entry.consent == (1, 2)
        assert kept.proposals == []
        assert anna.took("proposals")[-1]["proposals"] == []
        await cora.ask("vote", CODE, proposal=proposal["number"], agree=True)
        assert cora.take("refused")["code"] == "proposal-gone"

    run(scene)


def test_an_undo_that_one_declines_or_the_game_leaves_behind_is_asked_no_longer() -> None:
    async def scene() -> None:
        world = World()
        clients = anna, bert, cora = await seated(world)
        number = await past_own_turn(world, clients)
        kept = world.store.tables[CODE]
        for answer in ("no", "taken back", "left behind"):
            await anna.ask("undo", CODE, answers=number)
            proposal = anna.take("proposals")["proposals"][0]
            if answer == "no":
                await cora.ask("vote", CODE, proposal=proposal["number"], agree=False)
            elif answer == "taken back":
                await anna.ask("vote", CODE, proposal=proposal["number"], agree=False)
            else:
                await bert.ask("vote", CODE, proposal=proposal["number"], agree=True)
                await play(world, clients, CODE, most=1)
            await world.rest()
            assert kept.proposals == []
            assert bert.took("proposals")[-1]["proposals"] == []
            assert not any(isinstance(entry, Undo) for entry in kept.log.log)
            anna.inbox.clear()

    run(scene)


def test_only_those_who_are_asked_answer() -> None:
    async def scene() -> None:
        world = World()
        anna, bert, _cora = await seated(world)
        await anna.ask("propose", CODE, kind="end")
        proposal = anna.take("proposals")["proposals"][0]["number"]
        eve = await world.client("eve")
        await eve.watch(CODE)
        for client, seat, agree, code in (
            (eve, 1, True, "not-your-seat"),
            (bert, 2, True, "not-your-seat"),
            (anna, 0, True, None),
        ):
            await client.ask("vote", CODE, proposal=proposal, agree=agree, seat=seat)
            assert [message["code"] for message in client.took("refused")] == ([code] if code else [])
        assert world.store.tables[CODE].proposals[0].needs == (1, 2)

    run(scene)


# ---- the end


def test_all_people_together_end_the_game_without_a_result() -> None:
    async def scene() -> None:
        world = World()
        clients = anna, bert, cora = await seated(world)
        kept = world.store.tables[CODE]
        await anna.ask("propose", CODE, kind="end")
        proposal = bert.take("proposals")["proposals"][0]
        await play(world, clients, CODE, most=2)  # the game goes on meanwhile
        await bert.ask("vote", CODE, proposal=proposal["number"], agree=True)
        assert not Table(kept.log).is_over
        await cora.ask("vote", CODE, proposal=proposal["number"], agree=True)
        await world.rest()
        assert Table(kept.log).is_over
        assert kept.sitting.status == "stopped"
        for client in clients:
            assert client.take("sitting")["sitting"]["status"] == "stopped"
            assert client.tables[CODE].deciding is None
            assert client.tables[CODE].told[-1]["reason"] == "agreement"
        assert kept.results is not None
        assert kept.results.result is None
        assert kept.proposals == []

    run(scene)


def test_who_is_alone_with_bots_ends_the_game_alone() -> None:
    async def scene() -> None:
        world = World()
        anna = await world.client("anna")
        kept = world.store.add(CODE, seats=["anna", "bot:random"])
        await anna.watch(CODE)
        asked = await anna.ask("propose", CODE, kind="end")
        await world.rest()
        assert anna.take("done")["id"] == asked
        assert kept.sitting.status == "stopped"

    run(scene)


# ---- seats


def test_who_resigns_looks_on_while_a_bot_plays_the_seat() -> None:
    async def scene() -> None:
        world = World()
        anna, bert, cora = await seated(world, spectators=False)
        kept = world.store.tables[CODE]
        resigned = await anna.ask("resign", CODE)
        await world.rest()
        done = anna.take("done")
        assert done["id"] == resigned
        assert isinstance(kept.log.log[done["n"] - 1], Resign)
        shown = anna.tables[CODE]
        assert (shown.seat, shown.yours) == (None, [])
        seat = kept.sitting.seats[0]
        assert (seat.person, seat.bot, seat.given_up, seat.away) == ("anna", "apprentice", True, False)
        assert bert.take("sitting")["sitting"]["seats"][0]["given_up"]
        await anna.ask("resign", CODE, seat=0, id=resigned)
        assert anna.take("done")["n"] == done["n"]
        await anna.ask("return", CODE, seat=0)
        assert anna.take("refused")["code"] == "not-away"
        await anna.act(CODE, "pass", seat=0)
        assert anna.take("refused")["code"] == "not-your-seat"
        await play(world, [bert, cora, anna], CODE)
        assert Table(kept.log).is_over
        assert any(entry.by == "bot" and entry.seat == 0 for entry in kept.log.actions())

    run(scene)


def test_the_seat_of_somebody_who_left_goes_to_a_bot_by_agreement_and_back() -> None:
    async def scene() -> None:
        world = World()
        clients = anna, bert, cora = await seated(world, spectators=False)
        kept = world.store.tables[CODE]
        await bert.ask("propose", CODE, kind="bot", about=0)
        assert bert.take("refused")["code"] == "still-here"
        world.hub.disconnect(anna.link)
        world.now += ABSENT_LIVE
        await bert.ask("propose", CODE, kind="bot", about=0)
        proposal = cora.take("proposals")["proposals"][0]
        assert (proposal["needs"], proposal["about"]) == ([2], 0)
        await cora.ask("vote", CODE, proposal=proposal["number"], agree=True)
        await world.rest()
        assert isinstance(kept.log.log[0], SeatChange)
        assert kept.sitting.seats[0].away
        await play(world, [bert, cora], CODE, most=8)
        assert any(action.by == "bot" and action.seat == 0 for action in kept.log.actions())
        anna = await world.client("anna")
        await anna.watch(CODE)
        await world.rest()
        assert (anna.tables[CODE].seat, anna.tables[CODE].yours) == (0, [0])
        assert not kept.sitting.seats[0].away
        assert kept.sitting.seats[0].bot is None
        await play(world, [anna, bert, cora], CODE)
        assert Table(kept.log).is_over
        assert len(clients) == 3

    run(scene)


def test_who_comes_back_in_time_keeps_the_seat() -> None:
    async def scene() -> None:
        world = World()
        anna, bert, cora = await seated(world)
        kept = world.store.tables[CODE]
        world.hub.disconnect(anna.link)
        world.now += ABSENT_LIVE
        await bert.ask("propose", CODE, kind="bot", about=0)
        proposal = cora.take("proposals")["proposals"][0]
        anna = await world.client("anna")
        await anna.watch(CODE)
        await world.rest()
        assert kept.proposals == []
        await cora.ask("vote", CODE, proposal=proposal["number"], agree=True)
        assert cora.take("refused")["code"] == "proposal-gone"
        assert Table(kept.log).seats[0].is_human

    run(scene)


def test_who_sits_where_is_told_by_the_log_also_where_the_lists_are_behind() -> None:
    """A process was killed after the commit, before it told the lists."""

    async def scene() -> None:
        world = World()
        anna, *_ = await seated(world)
        kept = world.store.tables[CODE]
        await anna.ask("resign", CODE)
        await world.rest()
        kept.sitting = replace(
            kept.sitting, seats=(replace(kept.sitting.seats[0], bot=None, given_up=False), *kept.sitting.seats[1:])
        )
        other = World()
        other.store.tables[CODE] = kept
        bert = await other.client("bert")
        await bert.send(type="watch", t=CODE)
        assert bert.take("table")["sitting"]["seats"][0]["given_up"]

    run(scene)


# ---- over two processes


def test_people_on_different_processes_agree() -> None:
    async def scene() -> None:
        world = World(processes=2)
        clients = anna, bert, cora = await seated(world)
        kept = world.store.tables[CODE]
        number = await past_own_turn(world, clients)
        await anna.ask("undo", CODE, answers=number)
        await world.rest()
        proposal = bert.take("proposals")["proposals"][0]
        await bert.ask("vote", CODE, proposal=proposal["number"], agree=True)
        await cora.ask("vote", CODE, proposal=proposal["number"], agree=True)
        await world.rest()
        assert isinstance(kept.log.log[number], Undo)
        assert {client.tables[CODE].n for client in clients} == {kept.number}
        assert kept.proposals == []
        assert [client.took("proposals")[-1]["proposals"] for client in clients] == [[], [], []]

    run(scene)
