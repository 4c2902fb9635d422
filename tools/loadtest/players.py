"""Scripted players: four sockets a table, random choices, at fixed times whatever the server does (an open loop)."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import Struct
from msgspec.json import Decoder

from baumeister.hub.protocol import PROTOCOL
from tools.loadtest.light_socket import LightSocket, open_socket


class _Choice(Struct):
    name: str


class _Heard(Struct):
    """All a scripted player reads of a message."""

    type: str
    t: str = ""
    n: int = 0
    deciding: int | None = None
    seat: int | None = None
    choices: list[_Choice] | None = None
    code: str = ""


_read = Decoder(_Heard).decode
#: Seconds a server may take for one handshake.
MOST_TO_OPEN = 60.0
HELLO = b'{"type":"hello","protocol":%d,"build":"loadtest"}' % PROTOCOL


@dataclass(frozen=True)
class Address:
    """Where a socket goes to, and the way in."""

    host: str
    port: int
    path: str


@dataclass(frozen=True)
class Group:
    """People who play together, and the tables they sit at, one after the other."""

    cookies: tuple[str, ...]
    codes: tuple[str, ...]


@dataclass
class Tally:
    """What the players saw."""

    waits: list[float] = field(default_factory=list)  # of every move that all four have seen, in seconds
    messages: int = 0
    bytes: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0  # sockets that went away by themselves
    finished: int = 0  # games


class Player:
    """One socket."""

    def __init__(self, club: Club, cookie: str, address: Address) -> None:
        self.club, self.cookie, self.address = club, cookie, address
        self.table: ScriptedTable | None = None
        self.seat = -1
        self.socket: LightSocket | None = None
        self.leaving = False

    async def open(self) -> None:
        self.leaving = False
        address = (self.address.host, self.address.port)
        self.socket = await open_socket(address, self.address.path, self.cookie, self.heard, self.lost)
        self.socket.send(HELLO)

    def close(self) -> None:
        self.leaving = True
        if self.socket is not None:
            self.socket.close()

    def say(self, message: bytes) -> None:
        if self.socket is not None:
            self.socket.send(message)

    def lost(self) -> None:
        self.socket = None
        if not self.leaving:
            self.club.tally.lost += 1

    def heard(self, raw: memoryview) -> None:
        message, tally = _read(raw), self.club.tally
        tally.messages += 1
        tally.bytes += len(raw)
        table = self.table
        if table is None or message.t != table.code:
            if message.type in ("refused", "bye", "gone"):
                tally.refused[message.code] += 1
        elif message.type == "step":
            table.stepped(self, message)
        elif message.type == "table":
            self.seat = -1 if message.seat is None else message.seat
            table.shown(self, message)
        elif message.type in ("refused", "gone"):
            tally.refused[message.code] += 1
            table.refused(self)


class ScriptedTable:
    """Four players around one table; when its game is over they go on to their next one."""

    def __init__(self, club: Club, players: Sequence[Player], codes: Sequence[str]) -> None:
        self.club, self.players = club, players
        self.code, *rest = codes
        self._next = deque(rest)
        self.number = 0
        self.watching = 0
        self._asked: tuple[Player, list[_Choice]] | None = None
        self._due: float | None = None  # when the next move should have been made
        self._since: float | None = None  # when the one that is under way should have been
        self._reached = 0

    def watch(self) -> None:
        self.watching = 0
        for player in self.players:
            player.table = self
            player.say(b'{"type":"watch","t":"%s"}' % self.code.encode())

    def due(self) -> None:
        """It is time for a move. One that is late counts from now on all the same."""
        if self._due is None:
            self._due = time.perf_counter()
        self._move()

    def _move(self) -> None:
        if self._due is None or self._since is not None or self._asked is None:
            return
        (player, choices), self._asked = self._asked, None
        self._since, self._due, self._reached = self._due, None, 0
        action = choices[random.randrange(len(choices))].name
        player.say(
            b'{"type":"act","t":"%s","seat":%d,"action":"%s","answers":%d,"id":"m%d"}'
            % (self.code.encode(), player.seat, action.encode(), self.number, self.number)
        )

    def shown(self, player: Player, message: _Heard) -> None:
        self.watching += 1
        self.number = max(self.number, message.n)
        if message.choices:
            self._asked = (player, message.choices)
            self._move()

    def stepped(self, player: Player, message: _Heard) -> None:
        if message.n > self.number:
            self.number = message.n
            self._reached = 0
        if message.choices:
            self._asked = (player, message.choices)
        self._reached += 1
        if self._reached == len(self.players):
            if self._since is not None:
                self.club.tally.waits.append(time.perf_counter() - self._since)
                self._since = None
            if message.deciding is None:
                self._over()
            else:
                self._move()

    def refused(self, player: Player) -> None:
        """Look again."""
        self._since = None
        player.say(b'{"type":"watch","t":"%s"}' % self.code.encode())

    def _over(self) -> None:
        """The load goes on: to a new table."""
        self.club.tally.finished += 1
        for player in self.players:
            player.say(b'{"type":"leave","t":"%s"}' % self.code.encode())
        if self._next:
            self.code = self._next.popleft()
            self.number, self._asked, self._reached = 0, None, 0
            self.watch()


class Club:
    """All tables and their players."""

    def __init__(self, groups: Sequence[Group], addresses: Sequence[Address]) -> None:
        """The seats of every table are spread over the addresses."""
        self.tally = Tally()
        self.tables = []
        for group in groups:
            players = [
                Player(self, cookie, addresses[seat % len(addresses)]) for seat, cookie in enumerate(group.cookies)
            ]
            self.tables.append(ScriptedTable(self, players, group.codes))

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    async def open(self, at_once: int = 50) -> None:
        """Open all sockets."""
        gate = asyncio.Semaphore(at_once)

        async def one(player: Player) -> None:
            async with gate, asyncio.timeout(MOST_TO_OPEN):
                await player.open()

        await asyncio.gather(*(one(player) for player in self.players))

    async def close(self) -> None:
        for player in self.players:
            player.close()
        while any(player.socket is not None for player in self.players):
            await asyncio.sleep(0.05)

    async def watch(self, most_seconds: float = 120) -> None:
        """Have all tables shown to all their players; a few at once, as people come."""
        async with asyncio.timeout(most_seconds):
            for first in range(0, len(self.tables), 50):
                for table in self.tables[first : first + 50]:
                    table.watch()
                while any(table.watching < len(table.players) for table in self.tables[first : first + 50]):
                    await asyncio.sleep(0.01)

    async def play(self, rate: float, seconds: float) -> None:
        """So many moves a second over all tables, evenly."""
        loop = asyncio.get_running_loop()
        end, gap = loop.time() + seconds, len(self.tables) / rate

        def tick(table: ScriptedTable, when: float) -> None:
            if when < end:
                table.due()
                loop.call_at(when + gap, tick, table, when + gap)

        for number, table in enumerate(random.sample(self.tables, len(self.tables))):
            first = loop.time() + gap * number / len(self.tables)
            loop.call_at(first, tick, table, first)
        await asyncio.sleep(seconds)
