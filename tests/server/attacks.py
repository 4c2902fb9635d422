"""Clients that mean harm, by hand and over loopback only: endless heads, half requests, silence, and readers who do not
read. The tests use them in small numbers, soak (`tests/soak/doors.py`) in large ones."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import socket as sockets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from websockets.frames import Frame, Opcode

from baumeister.hub.protocol import PROTOCOL

HOST = "127.0.0.1"
#: Whatever has not been answered by then never will, s.
PATIENCE = 60.0
PIECE = 64 * 1024


@dataclass
class RawLine:
    """A connection that sends just what it is told, and reads only when it is asked to."""

    port: int
    socket: sockets.socket

    @classmethod
    async def open(cls, port: int, *, small: bool = False) -> RawLine:
        """`small`: with the least room for what it does not read."""
        line = sockets.socket()
        if small:
            line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (HOST, port))
        return cls(port, line)

    async def send(self, data: bytes) -> bool:
        """Did it get through? A server that has had enough closes the line."""
        try:
            await asyncio.get_running_loop().sock_sendall(self.socket, data)
        except OSError:
            return False
        return True

    async def read(self, most: int = PIECE) -> bytes:
        """What comes next; nothing: the line was closed."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().sock_recv(self.socket, most)
        except TimeoutError:  # an OSError, too, and no closed line
            raise
        except OSError:
            return b""

    async def read_all(self) -> bytes:
        """Everything until the line is closed."""
        found = b""
        while piece := await self.read():
            found += piece
        return found

    async def answer(self) -> Answer:
        """The answer of a server that closes the line behind it."""
        return Answer.of(await self.read_all())

    async def is_closed(self) -> bool:
        """By now, without waiting for it."""
        try:
            return not await asyncio.wait_for(asyncio.get_running_loop().sock_recv(self.socket, PIECE), 0.01)
        except TimeoutError:
            return False
        except OSError:
            return True

    def close(self) -> None:
        self.socket.close()


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @classmethod
    def of(cls, data: bytes) -> Answer:
        head, _, body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        found = re.match(r"HTTP/1\.1 (\d{3})", first)
        assert found is not None, data[:200]
        headers = dict(line.lower().split(": ", 1) for line in lines)
        return cls(int(found[1]), headers, body)

    @property
    def code(self) -> str:
        return str(json.loads(self.body)["code"])


def request(port: int, path: str = "/api/games", *headers: str, method: str = "GET", end: str = "\r\n") -> bytes:
    """The head of a request; without its `end` it is half a one."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{port}", *headers]
    return ("\r\n".join(lines) + "\r\n" + end).encode("latin-1")


async def endless_head(port: int, megabytes: int) -> int:
    """One header without an end; how many bytes of it the server took before it had enough."""
    line = await RawLine.open(port)
    taken = 0
    try:
        if await line.send(request(port, end="X-Endless: ")):
            while taken < megabytes << 20 and await line.send(b"x" * PIECE):
                taken += PIECE
    finally:
        line.close()
    return taken


async def half_open(port: int, count: int, data: bytes) -> list[RawLine]:
    """So many connections that send this and wait."""
    lines = [await RawLine.open(port) for _ in range(count)]
    for line in lines:
        await line.send(data)
    return lines


async def until_closed(lines: Sequence[RawLine], seconds: float) -> int:
    """How many of them the server has closed within this time."""

    async def closed(line: RawLine) -> bool:
        try:
            async with asyncio.timeout(seconds):
                while await line.read():
                    pass
                return True
        except TimeoutError:
            return False

    return sum(await asyncio.gather(*(closed(line) for line in lines)))


# ---- sockets by hand


def text(message: Any) -> bytes:
    """A message in a frame, as a client sends it."""
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def handshake(port: int, cookie: str) -> bytes:
    return request(
        port,
        "/api/socket",
        f"Origin: http://{HOST}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: baumeister={cookie}",
    )


async def open_socket(port: int, cookie: str, *, small: bool = True, hello: bool = True) -> RawLine:
    """A socket whose handshake is over, and which has said hello."""
    line = await RawLine.open(port, small=small)
    await line.send(handshake(port, cookie))
    answered = b""
    while b"\r\n\r\n" not in answered:
        piece = await line.read(1)
        assert piece, answered
        answered += piece
    assert answered.startswith(b"HTTP/1.1 101"), answered
    if hello:
        await line.send(text({"type": "hello", "protocol": PROTOCOL}))
    return line


async def ask_and_never_read(port: int, cookie: str, code: str, count: int, asks: int) -> list[RawLine]:
    """Sockets that ask for the whole story of a table again and again, and read none of it."""
    lines = [await open_socket(port, cookie) for _ in range(count)]
    for _ in range(asks):
        for line in lines:
            with contextlib.suppress(OSError):
                await line.send(text({"type": "watch", "t": code, "since": 0}))
        await asyncio.sleep(0.05)  # below the rate of messages: nobody is thrown out for that
    return lines


def peak_memory(pid: int) -> int:
    """The most resident memory a process ever had, bytes, as Linux tells it."""
    with open(f"/proc/{pid}/status", encoding="ascii") as file:
        found = re.search(r"VmHWM:\s+(\d+) kB", file.read())
    assert found is not None
    return int(found[1]) * 1024


def forget_peak(pid: int) -> None:
    """From here on `peak_memory` counts anew."""
    with open(f"/proc/{pid}/clear_refs", "w", encoding="ascii") as file:
        file.write("5")


def open_lines(pid: int) -> int:
    """Connections that a process holds, listeners included."""
    found = 0
    for entry in os.scandir(f"/proc/{pid}/fd"):
        with contextlib.suppress(OSError):
            found += os.readlink(entry.path).startswith("socket:")
    return found
