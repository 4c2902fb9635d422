"""Somebody's seat goes to a bot only after a time of absence, and is that person's again by coming back."""

from __future__ import annotations

import pytest

from baumeister.hub.asking import ABSENT_LIVE, ABSENT_SLOW
from tests.hub.clients import Client, World, play, run

CODE = "tabletable"


async def two(world: World, *, live: bool = True, process: int = 0) -> tuple[Client, Client]:
    """Two people at a table: nobody else has to agree to anything."""
    world.store.add(CODE, live=live)
    anna, bert = await world.client("anna", process), await world.client("bert")
    for client in (anna, bert):
        await client.watch(CODE)
    await world.rest()
    return anna, bert


async def hand_over(world: World, bert: Client) -> str | None:
    """Ask for a bot in Anna's place; the code of the refusal, if it is one."""
    bert.inbox.clear()
    await bert.ask("propose", CODE, kind="bot", about=0)
    await world.rest()
    refused = bert.took("refused")
    return refused[0]["code"] if refused else None


@pytest.mark.parametrize("process", [0, 1])
def test_a_broken_line_is_no_absence_a_minute_is(process: int) -> None:
    async def scene() -> None:
        world = World(processes=2)
        anna, bert = await two(world, process=process)
        kept = world.store.tables[CODE]
        world.now += 10 * ABSENT_LIVE  # she was here all the time
        await world.hub.look_after()
        await world.hubs[1].look_after()
        await world.rest()
        assert await hand_over(world, bert) == "still-here"
        world.hubs[process].disconnect(anna.link)
        await world.rest()
        for seconds in (0.0, ABSENT_LIVE - 1):
            world.now += seconds
            assert await hand_over(world, bert) == "just-left"
        assert kept.log.log == ()
        world.now += 1
        assert await hand_over(world, bert) is None
        assert kept.sitting.seats[0].away

    run(scene)


def test_a_server_that_has_just_started_gives_everybody_a_minute() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE)
        bert = await world.client("bert")
        await bert.watch(CODE)
        assert await hand_over(world, bert) == "just-left"
        world.now += ABSENT_LIVE
        assert await hand_over(world, bert) is None

    run(scene)


def test_a_game_over_days_waits_a_day_also_while_nobody_is_there() -> None:
    async def scene() -> None:
        world = World()
        anna, bert = await two(world, live=False)
        kept = world.store.tables[CODE]
        await world.hub.look_after()  # it is noted that both are here
        world.hub.disconnect(anna.link)
        await world.rest()
        world.now += 2 * ABSENT_LIVE
        assert await hand_over(world, bert) == "just-left"
        other = World()  # another process, days later: what it knows is what was noted
        other.store.tables[CODE] = kept
        bert = await other.client("bert")
        await bert.watch(CODE)
        kept.absent["anna"] = ABSENT_SLOW - 1
        assert await hand_over(other, bert) == "just-left"
        kept.absent["anna"] = ABSENT_SLOW
        assert await hand_over(other, bert) is None
        assert kept.sitting.seats[0].away

    run(scene)


def test_who_comes_back_has_the_seat_again_at_once_whatever_is_going_on() -> None:
    async def scene() -> None:
        world = World(processes=2)
        anna, bert = await two(world)
        kept = world.store.tables[CODE]
        for process in (0, 1):
            anna.hub.disconnect(anna.link)
            await world.rest()
            world.now += ABSENT_LIVE
            assert await hand_over(world, bert) is None
            await play(world, [bert], CODE, most=3)
            anna = await world.client("anna", process)
            await anna.watch(CODE)
            await world.rest()
            assert (anna.tables[CODE].seat, anna.tables[CODE].yours) == (0, [0])
            assert not kept.sitting.seats[0].away
            await anna.ask("return", CODE, seat=0)  # as older tabs do it
            assert anna.take("done")

    run(scene)


def test_a_seat_handed_over_while_its_person_comes_back_elsewhere_is_given_back() -> None:
    async def scene() -> None:
        world = World(processes=2)
        anna, bert = await two(world)
        kept = world.store.tables[CODE]
        world.hub.disconnect(anna.link)
        await world.rest()
        world.now += ABSENT_LIVE
        world.bus.deaf |= {0, 1}  # neither process hears the other
        anna = await world.client("anna", 1)
        await anna.watch(CODE)
        assert await hand_over(world, bert) is None
        assert kept.sitting.seats[0].away
        world.bus.deaf.clear()
        await world.hubs[1].hearing.restored()
        await world.rest()
        assert not kept.sitting.seats[0].away
        assert anna.tables[CODE].seat == 0

    run(scene)
