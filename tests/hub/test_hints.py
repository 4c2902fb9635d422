"""Hints at a table: for the person who is asked, where nobody else's game is touched, and never for an old position."""

from __future__ import annotations

from baumeister.tables import Table
from tests.hub.clients import World, play, run

CODE = "tabletable"


def test_a_person_alone_with_bots_gets_a_hint() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus1303", ["anna", "bot:random"])
        anna = await world.client("anna")
        await anna.watch(CODE)
        assert anna.take("table")["hints"] is True
        await world.hub.look_after()
        await play(world, [anna], CODE, most=3)
        await world.rest(200)
        table = Table(kept.log)
        assert table.seat == 0
        identifier = await anna.ask("hint", CODE, answers=table.number)
        await world.rest()
        answer = anna.take("hint")
        assert (answer["id"], answer["n"], answer["hint"]["seat"]) == (identifier, table.number, 0)
        names = {choice["name"] for choice in answer["hint"]["choices"]}
        assert names == {choice.name for choice in table.choices(0)}
        # What the worker gets is what the seat may know, not the table's state.
        assert world.thinkers[0].hints[-1].position.state == table.imagine(0, 0).to_list()

    run(scene)


def test_where_two_people_play_there_are_no_hints() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus1303", ["anna", "bert"])
        clients = {seat: await world.client(person) for seat, person in enumerate(("anna", "bert"))}
        for client in clients.values():
            await client.watch(CODE)
            assert "hints" not in client.take("table")
        table = Table(kept.log)
        asked = clients[table.seat]
        await asked.ask("hint", CODE, answers=table.number)
        assert asked.take("refused")["code"] == "no-hints"

    run(scene)


def test_a_table_that_was_made_with_hints_gives_them_to_whoever_is_asked_and_to_nobody_else() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus1303", ["anna", "bert"], hints=True)
        clients = {seat: await world.client(person) for seat, person in enumerate(("anna", "bert"))}
        for client in clients.values():
            await client.watch(CODE)
            shown = client.take("table")
            assert shown["hints"] is True
            assert shown["sitting"]["hints"] is True  # everybody can see it
        table = Table(kept.log)
        await clients[table.seat].ask("hint", CODE, answers=table.number)
        await world.rest()
        assert clients[table.seat].take("hint")["hint"]["seat"] == table.seat
        assert not clients[1 - table.seat].took("hint")

    run(scene)


def test_a_table_that_was_made_without_hints_has_none_for_who_plays_alone_either() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus1303", ["anna", "bot:random"], hints=False)
        anna = await world.client("anna")
        await anna.watch(CODE)
        assert "hints" not in anna.take("table")
        await anna.ask("hint", CODE, answers=Table(kept.log).number)
        assert anna.take("refused")["code"] == "no-hints"

    run(scene)


def test_a_hint_is_for_the_position_that_is_asked_now() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus1303", ["anna", "bot:random"])
        anna, eve = await world.client("anna"), await world.client("eve")
        await anna.watch(CODE)
        await eve.watch(CODE)
        assert "hints" not in eve.take("table")
        number = Table(kept.log).number
        await anna.ask("hint", CODE, answers=number + 1)
        assert anna.take("refused")["code"] == "outdated"
        await eve.ask("hint", CODE, answers=number, seat=0)
        assert eve.take("refused")["code"] == "not-your-seat"

    run(scene)


def test_nobody_gets_a_hint_while_another_is_asked() -> None:
    async def scene() -> None:
        world = World()
        anna = await world.client("anna")
        refused = 0
        # The same deal with Anna at either seat: at one of these tables the bot is asked, and nobody lets it think.
        for code, seats in (("firsttable", ["anna", "bot:random"]), ("secondtable", ["bot:random", "anna"])):
            table = Table(world.store.add(code, "caylus1303", seats).log)
            await anna.watch(code)
            if table.seat != seats.index("anna"):
                await anna.ask("hint", code, answers=table.number)
                refused += anna.take("refused")["code"] == "not-your-turn"
        assert refused == 1

    run(scene)
