"""Real servers and people at their sockets: what the tests of crashes, races, rubbish and the wall stand on.

A `Visitor` is a person with a cookie. A `Player` sits at a table as that person and plays by random choices; it comes
back after every break, at whatever server answers, and sends a move of unknown fate again under its old id.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from baumeister.hub.limits import Bucket
from baumeister.hub.protocol import PROTOCOL
from baumeister.records import Action, Record
from baumeister.server.storage.database import open_database
from baumeister.server.storage.schema import log, tables
from baumeister.tables import Commit
from tools.loadtest.host import WITHOUT_LIMITS, ServerProcess

#: Whatever has not happened by then never will.
DEADLINE = 120.0
#: Messages a second, and at once, that a player sends over one socket: the server takes 20 and 60. On a fast machine it
#: would else be refused now and then, and who is refused too often is thrown out.
PACE, BURST = 18.0, 40.0
#: Codes after which the same move is sent again in a while.
PASSING = {"store-failed", "busy", "too-much", "restarting", "unavailable"}


def serve(
    folder: Path, database: str | None = None, *, redis: str = "", unlocked: bool = False, **settings: object
) -> ServerProcess:
    """A server that has not been started yet. Settings as in `server/settings.py`; `unlocked`: it may share a SQLite
    file with another one."""
    arguments = ["--database", database or f"sqlite:{folder / 'baumeister.db'}"]
    if redis:
        arguments += ["--redis", redis]
    environment = {f"BAUMEISTER_{name.upper()}": str(value) for name, value in settings.items()}
    environment = {**WITHOUT_LIMITS, "BAUMEISTER_WORKERS": "1", **environment}
    if not unlocked:
        return ServerProcess(arguments, folder, environment)
    paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    return ServerProcess(arguments, folder, environment, "tests.server.unlocked")


@contextlib.asynccontextmanager
async def running(*servers: ServerProcess) -> AsyncIterator[None]:
    """These servers, from when they take requests; killed at the end, whatever happens."""
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        yield
    finally:
        for server in servers:
            server.kill()


class Visitor:
    """A person. The servers may come and go; `address` is the one that is asked."""

    def __init__(self, address: str, cookie: str = "", csrf: str = "", person: str = "") -> None:
        self.address, self.cookie, self.csrf, self.id = address, cookie, csrf, person

    @classmethod
    async def come(cls, address: str, name: str) -> Visitor:
        visitor = cls(address)
        answer = await visitor.ask("POST", "/api/people", {"name": name})
        visitor.cookie = answer.cookies["baumeister"]
        found = answer.json()
        visitor.csrf, visitor.id = found["csrf"], found["id"]
        return visitor

    async def ask(self, method: str, path: str, body: object = None, *, expect: int | None = None) -> httpx.Response:
        """A request; anything but success, or what is expected, is an error."""
        headers = {"X-CSRF-Token": self.csrf} if self.csrf else {}
        cookies = {"baumeister": self.cookie} if self.cookie else {}
        # verify=False: reading all certificates of the system for a plain connection would take longer than the rest.
        client = httpx.AsyncClient(
            base_url=self.address, headers=headers, cookies=cookies, timeout=60, verify=False, trust_env=False
        )
        async with client:
            content = None if body is None else json.dumps(body)
            answer = await client.request(method, path, content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code == expect if expect else answer.is_success, (path, answer.status_code, answer.text)
        return answer

    async def make_table(self, game: str, *others: str, **wishes: object) -> str:
        """A table with this person on the first seat; the others are `open` or levels of bots. Its code."""
        seats: list[dict[str, str]] = [{"kind": "me"}]
        seats += [{"kind": "open"} if other == "open" else {"kind": "bot", "level": other} for other in others]
        wish = {"game": game, "seats": seats, "start_at_once": "open" not in others, **wishes}
        code: str = (await self.ask("POST", "/api/tables", wish)).json()["t"]
        return code

    async def socket(self, address: str = "") -> ClientConnection:
        where = address or self.address
        return await connect(
            where.replace("http", "ws", 1) + "/api/socket",
            origin=where,  # type: ignore[arg-type]
            additional_headers={"Cookie": f"baumeister={self.cookie}"},
            compression=None,
            max_size=None,
            open_timeout=30,
        )


async def seated(people: Sequence[Visitor], game: str, *bots: str, **wishes: object) -> str:
    """A running table of these people and bots; its code."""
    host, *others = people
    code = await host.make_table(game, *["open"] * len(others), *bots, **wishes)
    for other in others:
        await other.ask("POST", f"/api/tables/{code}/join", {})
    if others:
        await host.ask("POST", f"/api/tables/{code}/start", {})
    return code


@dataclass(frozen=True)
class Move:
    """What a player sent."""

    id: str
    seat: int
    action: str
    answers: int


@dataclass
class Player:
    """Plays one person's seat of one table to the end of the game, through any number of breaks."""

    visitor: Visitor
    code: str
    addresses: Sequence[str]
    chance: random.Random = field(default_factory=random.Random)
    pause: float = 0.0  # before every move
    patience: float = DEADLINE
    #: Moves the server has confirmed, with their log numbers.
    confirmed: dict[str, tuple[Move, int]] = field(default_factory=dict)
    refusals: list[dict[str, Any]] = field(default_factory=list)
    #: Everything that was received, if somebody wants to know.
    heard: list[bytes] | None = None
    breaks: int = 0
    number: int = 0
    seat: int | None = None
    over: bool = False
    _sent: Move | None = None
    _choices: list[str] = field(default_factory=list)
    _pace: Bucket = field(default_factory=lambda: Bucket(PACE, BURST, time.monotonic()))

    async def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Until the game is over, or `until` says so after some message."""
        attempt = 0
        async with asyncio.timeout(self.patience):
            while not self.over and not until():
                address = self.addresses[attempt % len(self.addresses)]
                try:
                    async with await self.visitor.socket(address) as socket:
                        await self._sit(socket, until)
                except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    self.breaks += 1
                    attempt += 1
                    await asyncio.sleep(0.05)

    async def _sit(self, socket: ClientConnection, until: Callable[[], bool]) -> None:
        self._pace = Bucket(PACE, BURST, time.monotonic())
        await self._send(socket, type="hello", protocol=PROTOCOL)
        await self._watch(socket)
        async for raw in socket:
            data = raw.encode() if isinstance(raw, str) else raw
            if self.heard is not None:
                self.heard.append(data)
            await self._hear(socket, json.loads(data))
            if self.over or until():
                return

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "bye":
            raise OSError(message["code"])
        if kind in ("table", "step"):
            assert message["n"] >= self.number, f"{self.code} ran back from {self.number} to {message['n']}"
            self.number = message["n"]
            if kind == "table":
                self.seat = message["seat"]
                await self._again(socket)
            else:
                self._confirm_by_step(message)
            self.over = message["deciding"] is None
            self._choices = [choice["name"] for choice in message.get("choices") or ()]
        elif kind == "done" and self._sent is not None and message["id"] == self._sent.id:
            self.confirmed[self._sent.id] = self._sent, message["n"]
            self._sent = None
        elif kind == "refused":
            await self._refused(socket, message)
        if self._choices and self._sent is None:
            await self._act(socket)

    async def _act(self, socket: ClientConnection) -> None:
        if self.pause:
            await asyncio.sleep(self.pause)
        assert self.seat is not None
        self._sent = Move(secrets.token_hex(8), self.seat, self.chance.choice(self._choices), self.number)
        self._choices = []
        await self._again(socket)

    async def _again(self, socket: ClientConnection) -> None:
        """Send the move whose fate is not known, once more."""
        if (move := self._sent) is not None:
            await self._send(
                socket, type="act", t=self.code, seat=move.seat, action=move.action, answers=move.answers, id=move.id
            )

    def _confirm_by_step(self, message: dict[str, Any]) -> None:
        if self._sent is not None and message.get("id") == self._sent.id:
            self.confirmed[self._sent.id] = self._sent, message["told"][0]["number"]
            self._sent = None

    async def _refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.refusals.append(message)
        if message["code"] in PASSING:
            await asyncio.sleep(0.3)
            await self._again(socket)
            return
        # The game went on without this move: look again.
        self._sent = None
        await self._watch(socket)

    async def _watch(self, socket: ClientConnection) -> None:
        """What it has seen before it need not see again, and never sees less."""
        await self._send(socket, type="watch", t=self.code, **({"since": self.number} if self.number else {}))

    async def _send(self, socket: ClientConnection, **message: object) -> None:
        while not self._pace.take(time.monotonic()):
            await asyncio.sleep(1 / PACE)
        await send(socket, **message)


async def send(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))


# ---- afterwards


async def record_of(visitor: Visitor, code: str) -> Record:
    """The record of an ended game, as anybody can download it."""
    return Record.loads((await visitor.ask("GET", f"/api/records/{code}/download")).content)


async def commits_of(database: str, code: str) -> list[Commit]:
    """The log of a table as it lies in the database."""
    opened = await open_database(database, migrate=False)
    try:
        async with opened.read() as connection:
            query = select(log.c.body).join(tables, tables.c.id == log.c.table_id).where(tables.c.code == code)
            found = (await connection.execute(query.order_by(log.c.first))).scalars()
            return [msgspec.json.decode(body, type=Commit) for body in found]
    finally:
        await opened.close()


def check_record(record: Record, commits: Sequence[Commit], players: Sequence[Player]) -> None:
    """Every confirmed move is in the log exactly once, nothing is missing or double, and a plain replay agrees."""
    assert record.result is not None, "the game is not over"
    assert [entry.number for entry in record.log] == list(range(1, len(record.log) + 1))
    assert [entry for commit in commits for entry in commit.entries] == list(record.log)
    ids = [commit.move_id for commit in commits if commit.move_id is not None]
    assert len(ids) == len(set(ids))
    known = {commit.move_id: commit.entries[0].number for commit in commits}
    for player in players:
        assert player.confirmed, "a player without a single move shows nothing"
        for move, number in player.confirmed.values():
            assert known[move.id] == number
            entry = record.log[number - 1]
            assert isinstance(entry, Action)
            assert (entry.seat, entry.action) == (move.seat, move.action)
    assert record.replay().digest() == record.result.digest
