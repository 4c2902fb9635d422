"""The wall around the hub: what a socket receives says nothing that its seat, or a spectator, may not know.

Two worlds differ only in what a viewer cannot know, and what happens in them looks the same to it; then every byte it
receives is the same. And over whole games everything that is sent is what the table says to that viewer.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import baumeister as bm
from baumeister.hub.live import Live
from baumeister.hub.ports import StoredTable
from baumeister.hub.views import Viewer, Views
from baumeister.tables import Settings, Table, Telling
from tests.battery.tables import Table as Setup
from tests.battery.tables import all_tables, some_states
from tests.hub.clients import Client, World, plain, run
from tests.wall.harness import hidden_of
from tests.wall.table_surface import _counterpart

CODE = "tabletable"
HIDING = ("magna_carta", "villagers")
PEOPLE = ("anna", "bert", "cora", "dirk", "eve")
WHEN = "2026-11-16T00:00:00.000Z"


@pytest.fixture(autouse=True)
def _one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent names the time: it stands still, so that bytes can be compared."""
    for module in ("acting", "asking", "bots"):
        monkeypatch.setattr(f"baumeister.hub.{module}.utc_now", lambda: WHEN)


class Scene:
    """A table whose game begins in any state, with everybody there and one whose messages are looked at."""

    def __init__(self, setup: Setup, start: bm.State) -> None:
        self.world = World()
        self.people = PEOPLE[: setup.players]
        self.start = start
        self.world.store.add(CODE, setup.game_id, self.people)
        self.players: list[Client] = []

    async def open(self, viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> None:
        def open_table(stored: StoredTable) -> Table:
            assert stored.record is not None
            return Table(stored.record, stored.move_ids, Settings(auto_forced=True), start=self.start)

        monkeypatch.setattr("baumeister.hub.live.open_table", open_table)
        self.players = [await self.world.client(person) for person in self.people]
        for player in self.players:
            await player.watch(CODE)
        self.looker = await self.world.client("zoe" if viewer is None else self.people[viewer])
        await self.looker.watch(CODE, since=0)
        await self.world.rest(6)

    @property
    def live(self) -> Live:
        return self.world.hub._room.tables[CODE]

    @property
    def table(self) -> Table:
        assert self.live.table is not None
        return self.live.table

    @property
    def state(self) -> Any:
        return self.table._course.line.state

    async def do(self, action: int, number: int) -> None:
        seat = self.table.seat
        name = self.table.game.action_name(action)
        await self.players[seat].act(CODE, name, id=f"m{number}")
        await self.world.rest(6)

    async def nonsense(self) -> None:
        """What the one who looks tries by itself."""
        seat = self.looker.tables[CODE].seat
        for action in self.table.game.catalogue.actions[::23]:
            await self.looker.send(type="why-not", t=CODE, seat=seat or 0, action=action, id="w")
            await self.looker.send(type="act", t=CODE, seat=seat or 0, action=action, answers=999, id="w")
        await self.looker.send(type="undo", t=CODE, seat=seat or 0, answers=999, id="w")
        await self.looker.watch(CODE, since=0)


async def compare(setup: Setup, state: bm.State, viewer: Viewer, seed: int, patch: pytest.MonkeyPatch) -> int:
    """Play a few moves that look the same to the viewer; how many were compared."""
    dice = random.Random(seed)
    hidden = hidden_of(setup.game_id)
    true, other = Scene(setup, state.clone()), Scene(setup, hidden.permute(state, viewer, dice.getrandbits(32)))
    for scene in (true, other):
        await scene.open(viewer, patch)
    revealed = int(state.revealed)
    compared = 0
    for number in range(6):
        if _parted(true, other, revealed):
            break
        for scene in (true, other):
            await scene.nonsense()
        assert true.looker.raw == other.looker.raw, f"viewer {viewer} can tell the worlds apart"
        compared += 1
        action = dice.choice(true.state.legal())
        counterpart = (
            action if true.table.seat == viewer else _counterpart(true.state, other.state, action, viewer, dice)
        )
        if counterpart is None:
            break
        await true.do(action, number)
        await other.do(counterpart, number)
    return compared


def _parted(true: Scene, other: Scene, revealed: int) -> bool:
    """A draw, a card turned up, or the end: from there on the worlds may differ."""
    return any(scene.state.revealed != revealed or scene.table.is_over for scene in (true, other))


async def compare_all(game: str, every: int, patch: pytest.MonkeyPatch) -> int:
    setup = next(table for table in all_tables(game) if table.players == 3)
    dice = random.Random(83)
    compared = 0
    for state in some_states(setup, seed=83, every=every):
        if not state.is_over:
            for viewer in (0, 1, None):
                compared += await compare(setup, state, viewer, dice.getrandbits(32), patch)
    return compared


@pytest.mark.parametrize(("game", "every"), [("magna_carta", 13), ("villagers", 23)])
def test_two_worlds_a_viewer_cannot_tell_apart_send_it_the_same_bytes(
    game: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        assert await compare_all(game, every, monkeypatch) > 50

    run(scene)


_to = Telling.to


def _tells_all(words: Telling, viewer: Viewer) -> Any:
    return _to(words, 0)


def _tells_names(words: Telling, viewer: Viewer) -> Any:
    words._over = True
    return _to(words, viewer)


def _shows_all(views: Views, viewer: Viewer) -> Any:
    return views._table.view(0)


@pytest.mark.parametrize(
    ("game", "owner", "name", "leak"),
    [
        ("villagers", Telling, "to", _tells_names),
        ("villagers", Telling, "to", _tells_all),
        ("villagers", Views, "of", _shows_all),
        ("magna_carta", Views, "of", _shows_all),
    ],
)
def test_a_hub_that_tells_too_much_is_caught(
    game: str, owner: Any, name: str, leak: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr(owner, name, leak)
        with pytest.raises(AssertionError, match="can tell the worlds apart"):
            await compare_all(game, 5, monkeypatch)

    run(scene)


# ---- whole games


@pytest.mark.parametrize("game", HIDING)
def test_over_a_whole_game_every_message_is_what_the_table_says_to_its_viewer(game: str) -> None:
    async def scene() -> None:
        world = World()
        kept = world.store.add(CODE, game, PEOPLE[:2])
        clients = [await world.client(person) for person in (*PEOPLE[:2], "zoe")]
        viewers: tuple[Viewer, ...] = (0, 1, None)
        for client in clients:
            await client.watch(CODE)
        assert kept.record is not None
        table = Table(kept.record, settings=Settings(auto_forced=True))
        dice = random.Random(11)
        seen = 0
        while not table.is_over:
            asked = clients[table.seat]
            await asked.act(CODE, dice.choice(asked.tables[CODE].choices))
            await world.rest(6)
            for commit in kept.commits[seen:]:
                table.accept(commit)
            assert len(kept.commits) > seen
            seen = len(kept.commits)
            for viewer, client in zip(viewers, clients, strict=True):
                step = client.take("step")
                shown = client.tables[CODE]
                assert shown.view == plain(table.view(viewer))
                assert (shown.offered or []) == plain(table.choices(viewer))
                expected = plain(table.since(step["n"] - len(step["told"]), viewer))
                assert step["told"] == expected
                for told in step["told"]:
                    if table.seat >= 0 and told["kind"] == "action":
                        assert "by" not in told
                        assert ("action" in told) == (told["seat"] == viewer)
                assert ("id" in step) == (viewer == step["told"][0]["seat"])
        for client in clients:
            assert not any(kept.record.seed.encode() in message for message in client.raw)

    run(scene)
