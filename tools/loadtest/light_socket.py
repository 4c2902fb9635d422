"""A WebSocket client that costs next to nothing: four thousand of them share a core with the server they measure.

It knows what our server sends: text in whole frames, pings, and a close. It is not meant for anything else."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 0x81  # a whole message in one frame
_PONG: Final = 0x8A
_OPCODE: Final = 0x0F
_CLOSING, _PING = 8, 9
#: Clients must mask what they send. Masking with zero changes nothing, so it costs nothing.
_MASK: Final = bytes(4)
_MASKED: Final = 0x80
#: Lengths up to this stand in the second byte itself; else it says that 2 or 8 bytes follow.
_SHORT, _IN_TWO, _IN_EIGHT = 125, 126, 127


class LightSocket(asyncio.Protocol):
    """Calls `heard` with every message and `lost` once the connection is gone."""

    def __init__(
        self,
        heard: Callable[[memoryview], None],
        lost: Callable[[], None],
        request: bytes,
        opened: asyncio.Future[None],
    ) -> None:
        self._heard, self._lost, self._request, self._opened = heard, lost, request, opened
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is not derived from it
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if self._opened.done():
            self._lost()
        else:
            self._opened.set_exception(ConnectionError("the server did not open the socket"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._opened.set_exception(ConnectionError(head.split(b"\r\n", 1)[0].decode("latin-1")))
                self.close()
                return
            self._opened.set_result(None)
        self._rest = self._read_frames(data)

    def _read_frames(self, data: bytes) -> bytes:
        """Hand on all whole frames; what is left."""
        view, start, end = memoryview(data), 0, len(data)
        while end - start >= 2:
            length, body = data[start + 1], start + 2
            if length == _IN_TWO:
                body += 2
                length = int.from_bytes(data[start + 2 : body], "big")
            elif length == _IN_EIGHT:
                body += 8
                length = int.from_bytes(data[start + 2 : body], "big")
            if end < body or end - body < length:
                break
            if data[start] == _TEXT:
                self._heard(view[body : body + length])
            elif data[start] & _OPCODE == _PING:
                self._send(_PONG, data[body : body + length])
            elif data[start] & _OPCODE == _CLOSING:
                self.close()
            start = body + length
        return data[start:]

    def send(self, message: bytes) -> None:
        self._send(_TEXT, message)

    def _send(self, kind: int, body: bytes) -> None:
        if self._transport is None:
            return
        if len(body) <= _SHORT:
            head = bytes((kind, _MASKED | len(body)))
        else:
            head = bytes((kind, _MASKED | _IN_TWO)) + len(body).to_bytes(2, "big")
        self._transport.write(head + _MASK + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def open_socket(
    address: tuple[str, int],
    path: str,
    cookie: str,
    heard: Callable[[memoryview], None],
    lost: Callable[[], None],
) -> LightSocket:
    """A socket that is open for messages."""
    host, port = address
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\nCookie: {cookie}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    opened: asyncio.Future[None] = loop.create_future()
    _, socket = await loop.create_connection(lambda: LightSocket(heard, lost, request.encode(), opened), host, port)
    await opened
    return socket
