"""Several people at one screen: the server sends only the view of the one who says it is looking."""

from __future__ import annotations

import random

from baumeister.tables import Table
from tests.hub.clients import World, plain, run

CODE = "tabletable"


def test_a_shared_screen_gets_a_seats_view_only_while_its_person_is_there() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "villagers", ["anna", "anna", "bert"])
        screen, bert = await world.client("anna"), await world.client("bert")
        await screen.watch(CODE)
        await bert.watch(CODE)
        assert screen.tables[CODE].yours == [0, 1]
        dice = random.Random(5)
        switched = 0
        for _ in range(120):
            await world.rest()
            table = Table(kept.log)
            if table.is_over:
                break
            if table.seat == 2:
                await bert.act(CODE, dice.choice(bert.tables[CODE].choices))
                continue
            shown = screen.tables[CODE]
            if shown.seat != table.seat:
                assert shown.seat is None, "somebody else's view is still there"
                assert shown.offered is None
                assert shown.view == plain(table.view(None))
                await screen.act(CODE, table.game.catalogue.actions[0], seat=table.seat)
                assert screen.take("refused")["code"] == "not-confirmed"
                await screen.send(type="here", t=CODE, seat=table.seat)
                shown = screen.tables[CODE]
                switched += 1
            assert shown.seat == table.seat
            assert shown.view == plain(table.view(table.seat))
            moved = await screen.act(CODE, dice.choice(shown.choices))
            await world.rest()
            answers = [message for message in screen.inbox if message.get("id") == moved]
            assert [message["type"] for message in answers] in (["step"], ["done"])
            screen.inbox.clear()
        assert switched > 5

    run(scene)


def test_everything_a_shared_screen_was_sent_fits_the_seat_it_was_sent_for() -> None:
    """What came after `seat: None` is what a spectator knows; what came after a confirmation is that seat's."""

    async def scene() -> None:
        world = World()
        world.store.add(CODE, "magna_carta", ["anna", "anna"])
        screen, watcher = await world.client("anna"), await world.client("eve")
        await screen.watch(CODE)
        await watcher.watch(CODE)
        dice = random.Random(6)
        for _ in range(60):
            shown = screen.tables[CODE]
            if shown.deciding is None:
                break
            if shown.seat != shown.deciding:
                assert shown.view == watcher.tables[CODE].view
                await screen.send(type="here", t=CODE, seat=shown.deciding)
                assert screen.tables[CODE].view != watcher.tables[CODE].view
            await screen.act(CODE, dice.choice(screen.tables[CODE].choices))
            await world.rest()
            await screen.send(type="here", t=CODE, seat=None)
            assert screen.tables[CODE].seat is None
            assert screen.tables[CODE].view == watcher.tables[CODE].view

    run(scene)


def test_a_returning_shared_screen_never_gets_a_difference_to_a_view_it_may_not_have() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE, "villagers", ["anna", "anna"])
        screen = await world.client("anna")
        shown = await screen.watch(CODE)
        await screen.send(type="here", t=CODE, seat=shown.deciding)
        await screen.act(CODE, screen.tables[CODE].choices[0])
        await world.rest()
        again = await world.client("anna")
        for since in (0, screen.tables[CODE].n):
            await again.send(type="watch", t=CODE, since=since)
            message = again.take("table")
            assert message["seat"] is None
            assert "view" in message

    run(scene)


def test_one_at_a_shared_screen_may_not_confirm_the_seat_of_somebody_elsewhere() -> None:
    async def scene() -> None:
        world = World()
        world.store.add(CODE, "villagers", ["anna", "anna", "bert"])
        screen = await world.client("anna")
        await screen.watch(CODE)
        await screen.send(type="here", t=CODE, seat=2)
        assert screen.take("refused")["code"] == "not-your-seat"
        assert screen.tables[CODE].seat is None

    run(scene)


def test_each_person_of_a_shared_screen_agrees_for_itself() -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, "caylus1303", ["anna", "anna"])
        screen = await world.client("anna")
        await screen.watch(CODE)
        await screen.send(type="here", t=CODE, seat=0)
        await screen.ask("propose", CODE, kind="end")
        proposal = screen.take("proposals")["proposals"][0]
        assert proposal["needs"] == [1]
        await screen.ask("vote", CODE, proposal=proposal["number"], agree=True, seat=1)
        assert screen.take("refused")["code"] == "not-confirmed"
        await screen.send(type="here", t=CODE, seat=1)
        await screen.ask("vote", CODE, proposal=proposal["number"], agree=True)
        await world.rest()
        assert kept.sitting.status == "stopped"

    run(scene)
