"""Scripted clients play whole games through the hub, with people and with bots."""

from __future__ import annotations

import random

import pytest

from baumeister.tables import Act, NothingToUndo, Settings, Table
from tests.hub.clients import World, plain, play, run

GAMES = ("caylus", "caylus1303", "magna_carta", "villagers")
PEOPLE = ("anna", "bert", "cora", "dirk")
CODE = "tabletable"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_shows_everybody_what_the_table_says(game: str) -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, game, PEOPLE)
        clients = [await world.client(person) for person in (*PEOPLE, "eve")]
        for client in clients:
            await client.watch(CODE)
        assert await play(world, clients, CODE) > 20
        table = Table(kept.log)
        assert table.is_over
        assert kept.results is not None
        assert kept.results.result is not None
        for viewer, client in zip((0, 1, 2, 3, None), clients, strict=True):
            shown = client.tables[CODE]
            assert shown.seat == viewer
            assert shown.n == table.number
            assert shown.view == plain(table.view(viewer))
            assert [told["number"] for told in shown.told] == list(range(1, table.number + 1))
            expected = [[plain(one.event) for one in told.events] for told in table.since(0, viewer)]
            assert [[one["event"] for one in told.get("events", [])] for told in shown.told] == expected
            assert client.tables[CODE].deciding is None
            assert [message["sitting"]["status"] for message in client.took("sitting")] == ["over"]

    run(scene)


@pytest.mark.parametrize("game", GAMES)
def test_the_asked_seat_alone_gets_the_choices_of_the_table(game: str) -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, game, PEOPLE[:2])
        clients = [await world.client(person) for person in (*PEOPLE[:2], "eve")]
        for client in clients:
            await client.watch(CODE)
        for seed in range(12):
            await play(world, clients, CODE, seed, most=1)
            await world.rest()
            table = Table(kept.log)
            asked = clients[table.seat]
            assert asked.tables[CODE].offered == plain(table.choices(table.seat))
            assert [client for client in clients if client.tables[CODE].offered] == [asked]
            for seat, client in enumerate(clients[:2]):
                expected: int | None
                try:
                    expected = table.undo_target(seat)
                    if table.drew_since(expected):
                        expected = None  # what is drawn stays drawn
                except NothingToUndo:
                    expected = None
                assert client.tables[CODE].undo == expected
            assert all(client.tables[CODE].says for client in clients)

    run(scene)


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_their_seats_to_the_end(game: str) -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, game, ["bot:apprentice", "anna", "bot:random"])
        anna = await world.client("anna")
        await anna.watch(CODE)
        await world.hub.look_after()
        await play(world, [anna], CODE)
        assert Table(kept.log).is_over
        assert {entry.by for entry in kept.log.actions()} >= {"person", "bot"}
        assert len(world.thinkers[0].jobs) == sum(entry.by == "bot" for entry in kept.log.actions())
        assert world.hub.figures["bots_thinking"] == 0

    run(scene)


def test_a_table_of_bots_alone_is_looked_after() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "magna_carta", ["bot:apprentice", "bot:random"])
        await world.hub.look_after()
        while not Table(kept.log).is_over:
            await world.rest(200)
        world.now += 61
        await world.hub.look_after()
        assert world.hub.figures["tables"] == 0

    run(scene)


@pytest.mark.parametrize("answer", [None, "castle", "pass:pass"])
def test_the_simplest_bot_plays_where_no_bot_has_a_good_answer(
    answer: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        world = World()
        world.thinkers[0].answer = lambda job: answer
        kept = world.store.add(CODE, "caylus1303", ["bot:apprentice", "anna"])
        await world.hub.look_after()
        await world.rest()
        assert kept.number >= 1
        assert world.hub.figures["bot_faults"] >= 1
        assert "no bot had an answer" in caplog.text

    run(scene)


def test_a_bot_that_thinks_about_a_position_of_the_past_plays_nothing() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus1303", ["anna", "bot:apprentice"])
        assert kept.deciding == 0
        thinkers = world.thinkers[0]
        thinkers.held = []
        anna = await world.client("anna")
        await anna.watch(CODE)
        while not thinkers.held:
            await play(world, [anna], CODE, most=1)
        number = kept.number
        await anna.ask("undo", CODE, answers=number)
        await world.rest()
        assert kept.number == number + 1
        ((job, done),) = thinkers.held
        assert job.number == number
        done(thinkers.choose(job))
        await world.rest()
        assert kept.number == number + 1
        assert anna.tables[CODE].deciding == 0

    run(scene)


@pytest.mark.parametrize("game", GAMES[:2])
def test_forced_moves_are_played_by_whoever_opens_the_table(game: str) -> None:
    """The game stands where nobody has a choice, because it began so or was played before tables did this."""

    async def scene() -> None:
        world = World(processes=2)
        kept = world.store.add(CODE, game, PEOPLE[:2])
        assert kept.record is not None
        table = Table(kept.record)
        dice = random.Random(4)
        while not Table(kept.log, settings=Settings(auto_forced=True)).is_forced:
            kept.commits.append(table.propose(Act(table.seat, dice.choice(table.legal(table.seat)), table.number)))
            table.accept(kept.commits[-1])
        number = kept.number
        clients = [await world.client(person, process=process) for process, person in enumerate(PEOPLE[:2])]
        for client in clients:
            await client.watch(CODE)
        await world.rest()
        assert kept.number > number
        assert {entry.by for entry in kept.log.actions()[number:]} == {"forced"}
        assert [client.tables[CODE].n for client in clients] == [kept.number, kept.number]
        assert not Table(kept.log, settings=Settings(auto_forced=True)).is_forced

    run(scene)
