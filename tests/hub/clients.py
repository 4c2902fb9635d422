"""Scripted clients: they keep what they are sent as a browser would, and check it while doing so."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from baumeister.engine.wire import patch
from baumeister.hub.hub import Hub
from baumeister.hub.limits import Limits
from baumeister.hub.live import Link
from baumeister.hub.ports import Person
from baumeister.hub.protocol import PROTOCOL, FromServer
from tests.hub.fakes import FakeThinkers, MemoryBus, MemoryShelf, MemoryWriter, Store

#: Scripted clients are faster than people.
FAST = Limits(messages=1e9, burst=1e9, lines=1e9, lines_burst=1e9)

_check = msgspec.json.Decoder(FromServer).decode


def plain(value: Any) -> Any:
    """As a browser would read it."""
    return msgspec.json.decode(msgspec.json.encode(value))


#: Broken promises that clients have seen. They are noted here because the hub outlives whatever an outbox raises.
_broken: list[str] = []
#: The highest number that each process has shown of each table.
_shown: WeakKeyDictionary[Hub, dict[str, int]] = WeakKeyDictionary()


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """A test on an event loop of its own; whatever its clients were shown never ran backwards."""
    _broken.clear()
    asyncio.run(asyncio.wait_for(scene(), 120))
    assert _broken == []


class World:
    """One store, and any number of processes around it."""

    def __init__(self, processes: int = 1, limits: Limits = FAST) -> None:
        self.now = 0.0
        self.store = Store()
        self.bus = MemoryBus()
        self.thinkers = [FakeThinkers() for _ in range(processes)]
        self.writers = [MemoryWriter(self.store, f"process {number}") for number in range(processes)]
        self.shelves = [MemoryShelf(self.store, f"process {number}") for number in range(processes)]
        self.hubs = [
            Hub(
                self.shelves[number],
                self.writers[number],
                self.bus,
                self.thinkers[number],
                "1.2.3",
                limits=limits,
                clock=lambda: self.now,
            )
            for number in range(processes)
        ]
        self.bus.hubs = list(self.hubs)

    @property
    def hub(self) -> Hub:
        return self.hubs[0]

    @property
    def writer(self) -> MemoryWriter:
        return self.writers[0]

    async def client(self, person: str = "anna", process: int = 0, **more: Any) -> Client:
        client = Client(self.hubs[process], Person(person, person.title(), False, **more))
        await client.send(type="hello", protocol=PROTOCOL)
        assert client.take("welcome")["person"] == person
        return client

    async def rest(self, turns: int = 40) -> None:
        """Let everything happen that is under way."""
        for _ in range(turns):
            await asyncio.sleep(0)


class Client:
    """One socket and the tables it has on the screen."""

    def __init__(self, hub: Hub, person: Person) -> None:
        self.hub = hub
        self.raw: list[bytes] = []  # all that came
        self.inbox: list[dict[str, Any]] = []  # what nobody has looked at yet
        self.closed: dict[str, Any] | None = None
        self.tables: dict[str, Shown] = {}
        self.seen: dict[str, int] = {}  # the last number of each table, over this socket or before
        self.link: Link = hub.connect(person, self)
        self._ids = 0

    # ---- the outbox

    def push(self, message: bytes) -> None:
        assert self.closed is None, "nothing comes after the last message"
        _check(message)  # every message has the form the protocol says
        self.raw.append(message)
        plain = msgspec.json.decode(message)
        self.inbox.append(plain)
        if plain["type"] in ("table", "step"):
            self._check_number(plain["t"], plain["n"])
        if plain["type"] == "table":
            self.tables[plain["t"]] = Shown(plain, self.tables.get(plain["t"]))
        elif plain["type"] == "step":
            self.tables[plain["t"]].take(plain)
        elif plain["type"] == "gone":
            self.tables.pop(plain["t"], None)

    def _check_number(self, code: str, number: int) -> None:
        """No viewer ever sees a lower number than before: neither this one, nor one process's people together."""
        here = _shown.setdefault(self.hub, {})
        least = max(here.get(code, 0), self.seen.get(code, 0))
        if number < least:
            _broken.append(f"{self.link.person.id} saw {code} at {number} after {least}")
        here[code] = self.seen[code] = max(number, least)

    def close(self, last: bytes) -> None:
        self.raw.append(last)
        self.closed = msgspec.json.decode(last)

    # ---- the person

    def next_id(self) -> str:
        self._ids += 1
        return f"{self.link.person.id}-{id(self) % 10_000}-{self._ids}"

    async def send(self, **message: Any) -> None:
        if message["type"] == "watch" and message.get("since"):
            self.seen[message["t"]] = max(self.seen.get(message["t"], 0), message["since"])
        await self.hub.receive(self.link, msgspec.json.encode(message))

    async def watch(self, code: str, since: int | None = None) -> Shown:
        await self.send(type="watch", t=code, since=since)
        return self.tables[code]

    async def act(self, code: str, action: str, seat: int | None = None, **more: Any) -> str:
        shown = self.tables[code]
        message: dict[str, Any] = {
            "t": code,
            "seat": shown.seat if seat is None else seat,
            "action": action,
            "answers": shown.n,
            "id": self.next_id(),
            **more,
        }
        await self.send(type="act", **message)
        return str(message["id"])

    async def ask(self, request: str, code: str, **more: Any) -> str:
        """A request that needs an id and a seat."""
        identifier = self.next_id()
        await self.send(**{"type": request, "t": code, "id": identifier, "seat": self.tables[code].seat, **more})
        return identifier

    def take(self, kind: str) -> dict[str, Any]:
        """The next message of this kind; those before it are passed over."""
        while self.inbox:
            message = self.inbox.pop(0)
            if message["type"] == kind:
                return message
        raise AssertionError(f"no {kind} has come")

    def took(self, kind: str) -> list[dict[str, Any]]:
        """All messages of this kind that have come; nothing is left."""
        found = [message for message in self.inbox if message["type"] == kind]
        self.inbox.clear()
        return found


class Shown:
    """A table as a client has it on the screen."""

    def __init__(self, message: dict[str, Any], before: Shown | None) -> None:
        self.n: int = message["n"]
        self.seat: int | None = message["seat"]
        self.yours: list[int] = message["yours"]
        self.told: list[dict[str, Any]] = [] if before is None else list(before.told)
        self._tell(message.get("told", []))
        self.view: Any = message.get("view")
        if "set" in message:
            assert before is not None, "a difference to nothing"
            self.view = patch(before.view, message["set"])
        self._asked(message)

    def take(self, step: dict[str, Any]) -> None:
        """The numbers go on without a gap."""
        numbers = [told["number"] for told in step["told"]]
        assert numbers == list(range(self.n + 1, step["n"] + 1)), f"after {self.n} came {numbers}"
        self.n = step["n"]
        self._tell(step["told"])
        self.view = patch(self.view, step["set"]) if "set" in step else step["view"]
        self._asked(step)

    def _tell(self, told: list[dict[str, Any]]) -> None:
        known = {entry["number"] for entry in self.told}
        self.told += [entry for entry in told if entry["number"] not in known]

    def _asked(self, message: dict[str, Any]) -> None:
        self.deciding: int | None = message["deciding"]
        self.says = message.get("says")
        self.offered: list[dict[str, Any]] | None = message.get("choices")
        self.undo: int | None = message.get("undo")

    @property
    def choices(self) -> list[str]:
        return [choice["name"] for choice in self.offered or ()]


async def play(world: World, clients: list[Client], code: str, seed: int = 0, most: int = 5000) -> int:
    """All who are asked choose at random until the game is over, or so often; how many did."""
    dice = random.Random(seed)
    for count in range(most):
        await world.rest(8)
        asked = next((client for client in clients if client.tables[code].offered), None)
        if asked is None:
            if all(client.tables[code].deciding is None for client in clients):
                return count
            before = [client.tables[code].n for client in clients]
            for hub in world.hubs:
                await hub.look_after()
            await world.rest()
            # Bots throw other dice every time, and may have many decisions in a row.
            assert before != [client.tables[code].n for client in clients], "it hangs"
            continue
        await asked.act(code, dice.choice(asked.tables[code].choices))
    await world.rest()
    return most
