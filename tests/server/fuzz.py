"""Rubbish for the socket: malformed, oversized, out of order, for wrong seats, replayed, for foreign tables.

Nobody who sends it may change a game, learn something, crash the server or make it grow. Two games are there: one whose
players are the fuzzers themselves, and one of other people by invitation, without spectators.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from baumeister.hub.protocol import MOST_MESSAGE, PROTOCOL
from tests.server.real import DEADLINE, Visitor, commits_of, seated, send

#: So many messages are sent before the answers are read; fewer than a socket may send at once.
BURST = 20
KINDS = ("hello", "watch", "leave", "here", "act", "why-not", "undo", "propose", "vote", "resign", "return", "say")
#: Values that are no table, seat, number or id, or of the wrong type.
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 15, 16, 1 << 31, 1 << 63, 1 << 70, -0.5, 1e308, "", " ", "\x00", "a" * 41, "x" * 3000,
    "../../etc", "%00", "\ud800", "💣" * 40, [], [[]], {}, {"t": 1}, "' or 1=1 --", "__class__", "{{7*7}}",
)  # fmt: skip


@dataclass
class Tally:
    sent: int = 0
    sockets: int = 0
    answers: Counter[str] = field(default_factory=Counter)


@dataclass
class Fuzzer:
    """One person who sends rubbish. `own`: a table the person sits at, on seat `seat`; `foreign`: one of others."""

    visitor: Visitor
    chance: random.Random
    own: str
    seat: int
    foreign: str
    tally: Tally
    replayed: list[str] = field(default_factory=list)

    async def run(self, messages: int) -> None:
        left = messages
        while left > 0:
            with contextlib.suppress(ConnectionClosed):
                async with await self.visitor.socket() as socket:
                    self.tally.sockets += 1
                    if self.chance.random() < 0.8:
                        await send(socket, type="hello", protocol=PROTOCOL)
                        await send(socket, type="watch", t=self.own)
                    while left > 0:
                        for _ in range(min(BURST, left)):
                            left -= 1
                            self.tally.sent += 1
                            await self._send(socket)
                        await self._read(socket)

    async def _send(self, socket: ClientConnection) -> None:
        message = self._message()
        if isinstance(message, str):
            self.replayed = [*self.replayed[-50:], message]
            await socket.send(message)
        else:  # some of it as a text, which it is not
            await socket.send(message, text=self.chance.random() < 0.3 or None)

    async def _read(self, socket: ClientConnection) -> None:
        """All answers that are on their way; each is a message of the protocol, and none is about the foreign game."""
        with contextlib.suppress(TimeoutError):
            while True:
                raw = await asyncio.wait_for(socket.recv(), 0.02)
                message = json.loads(raw)
                code = message.get("code", "")
                self.tally.answers[f"{message['type']} {code}".strip()] += 1
                assert code != "server-fault", message
                if message.get("t") == self.foreign:
                    assert message["type"] in ("gone", "refused"), message

    # ---- what is sent

    def _message(self) -> str | bytes:
        pick = self.chance.random()
        if pick < 0.15:
            return self._noise()
        if pick < 0.25 and self.replayed:
            return self.chance.choice(self.replayed)
        message = self._almost_right()
        if pick >= 0.4:
            return json.dumps(message)
        if "seat" in message:
            message["t"] = self.foreign  # broken, "15" may become the own seat
        return self._broken(json.dumps(message))

    def _noise(self) -> str | bytes:
        length = self.chance.choice((0, 1, 10, 200, MOST_MESSAGE, MOST_MESSAGE + 1, 20_000))
        kind = self.chance.randrange(5)
        if kind == 4:
            return self._deep(min(length, MOST_MESSAGE - 10))
        if kind == 0:
            return self.chance.randbytes(length)
        if kind == 3 and self.chance.random() < 0.5:
            return self._broken_bytes()
        if kind == 1:
            return "".join(self.chance.choices(string.printable, k=length))
        if kind == 2:
            return "[" * length
        return json.dumps({"type": "say", "t": self.own, "id": "1", "text": "x" * length})

    def _deep(self, length: int) -> str:
        """JSON as it should be, only deeper than anybody reads."""
        opening, closing = self.chance.choice((("[", "]"), ('{"a":', "}")))
        levels = length // (len(opening) + 1)
        return '{"x":' + opening * levels + "1" + closing * levels + "}"

    def _broken_bytes(self) -> bytes:
        """A message of the protocol with letters that are none."""
        data = bytearray(json.dumps(self._almost_right()).encode())
        for _ in range(self.chance.randint(1, 3)):
            at = self.chance.randrange(len(data))
            data[at:at] = self.chance.choice((b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xc0\xaf", b"\x00"))
        return bytes(data)

    def _broken(self, text: str) -> str:
        letters = list(text)
        for _ in range(self.chance.randint(1, 4)):
            at = self.chance.randrange(len(letters))
            letters[at : at + self.chance.randint(0, 3)] = self.chance.choice(("", '"', "{", "}", ",", "\\", "9"))
            if not letters:
                return ""
        return "".join(letters)

    def _almost_right(self) -> dict[str, Any]:
        """A message of the protocol with some things wrong: never one that could be carried out."""
        kind = self.chance.choice(KINDS)
        table = self.chance.choice((self.own, self.foreign, "nobodyknowsthis", self.own[:-1] + "_"))
        message: dict[str, Any] = {"type": kind, "t": table, "id": f"f{self.chance.randrange(50)}"}
        if kind == "hello":
            return {"type": kind, "protocol": self.chance.choice((PROTOCOL, 0, 1, "2")), "build": "fuzz"}
        if kind in ("watch", "leave"):
            del message["id"]
            if kind == "watch":
                message["since"] = self.chance.choice((None, 0, 3, 10_000, -1))
        # Whoever holds the seat of the fuzzer could do something with it: it never uses that at its own table.
        others = [seat for seat in range(5) if seat != self.seat or table != self.own]
        if kind in ("here", "act", "why-not", "undo", "propose", "vote", "resign", "return"):
            message["seat"] = self.chance.choice(others)
        if kind == "here":
            del message["id"]
        if kind in ("act", "why-not"):
            message["action"] = self.chance.choice(("pass", "place:1", "nothing", "draw", "x" * 64))
        if kind in ("act", "undo"):
            message["answers"] = self.chance.choice((0, 1, 2, 50_000))
        if kind == "propose":
            message |= {"kind": self.chance.choice(("end", "bot")), "about": self.chance.choice((None, 0, 1))}
        if kind == "vote":
            message |= {"proposal": self.chance.randrange(1000), "agree": True}
        if kind == "say":
            message["text"] = self.chance.choice(("", "x" * 501))
        if self.chance.random() < 0.4:
            message[self.chance.choice([*message, "more"])] = self.chance.choice(ODD)
        if (message.get("t"), message.get("seat")) == (self.own, self.seat):
            message["seat"] = 16
        return message


async def fuzz(address: str, database: str, messages: int, seed: int) -> Tally:
    """Two fuzzers at once; afterwards both games stand where they stood."""
    chance, tally = random.Random(seed), Tally()
    people = [await Visitor.come(address, f"Fuzz {number}") for number in range(4)]
    own = await seated(people[:2], "magna_carta")
    foreign = await seated(people[2:], "villagers", invited=True, spectators=False)
    before = await position(people[0], own), await position(people[2], foreign)
    seats = [(await position(person, own))["seat"] for person in people[:2]]
    fuzzers = [
        Fuzzer(person, random.Random(chance.random()), own, seat, foreign, tally)
        for person, seat in zip(people[:2], seats, strict=True)
    ]
    await asyncio.gather(*(fuzzer.run(messages // 2) for fuzzer in fuzzers))
    after = await position(people[0], own), await position(people[2], foreign)
    for was, now in zip(before, after, strict=True):
        assert was == now, [
            (name, was.get(name), now.get(name)) for name in was | now if was.get(name) != now.get(name)
        ]
    assert await commits_of(database, own) == await commits_of(database, foreign) == []
    return tally


async def position(visitor: Visitor, code: str) -> dict[str, Any]:
    """What a person is shown of a table, without who happens to be there."""
    async with asyncio.timeout(DEADLINE):
        async with await visitor.socket() as socket:
            await send(socket, type="hello", protocol=PROTOCOL)
            await send(socket, type="watch", t=code)
            async for raw in socket:
                message: dict[str, Any] = json.loads(raw)
                if message["type"] == "table":
                    return {name: value for name, value in message.items() if name not in ("here", "chat")}
    raise AssertionError("the socket was closed")
