"""Followed lists, when reading them fails: nobody's are forgotten, and nothing goes wrong in silence."""

from __future__ import annotations

from typing import Any

import pytest

from baumeister.hub.protocol import Listed
from tests.hub.clients import Client, World, run
from tests.hub.fakes import MemoryShelf


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.hub.lists.PAUSE", 0.0)


async def follower(world: World, person: str) -> Client:
    client = await world.client(person)
    await client.send(type="lobby", follow=True)
    client.take("lists")
    return client


async def settle(world: World) -> None:
    for _ in range(5):
        await world.rest()


def open_tables(client: Client) -> list[str]:
    return [table["sitting"]["t"] for table in client.took("lists")[-1]["open"]]


def test_lists_that_could_not_be_read_are_sent_when_the_store_is_back(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        world = World()
        anna, bert = await follower(world, "anna"), await follower(world, "bert")
        world.store.add("opentable", begun=False)
        world.store.away = True
        world.hub.lists_changed()
        await settle(world)
        assert anna.took("lists") == bert.took("lists") == []
        world.store.away = False
        await settle(world)  # nothing else has changed, nobody has moved, no time has passed
        assert open_tables(anna) == open_tables(bert) == ["opentable"]

    run(scene)
    assert "lists could not be read" in caplog.text


def test_a_mistake_with_one_persons_lists_is_logged_whole_and_costs_nobody_else_theirs(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lists = MemoryShelf.lists

    async def wrong_for_anna(shelf: MemoryShelf, person: str) -> tuple[list[Listed], list[Listed], list[Listed]]:
        if person == "anna" and shelf.store.tables:
            raise ZeroDivisionError
        return await lists(shelf, person)

    monkeypatch.setattr(MemoryShelf, "lists", wrong_for_anna)

    async def scene() -> None:
        world = World()
        others: list[Any] = [await follower(world, person) for person in ("anna", "bert", "carl")][1:]
        world.store.add("opentable", begun=False)
        world.hub.lists_changed()
        await settle(world)
        for other in others:
            assert open_tables(other) == ["opentable"]

    run(scene)
    assert "ZeroDivisionError" in caplog.text
    assert "Traceback" in caplog.text
