"""Frames of a socket: however the line cuts them up, every message arrives once, whole and in order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from baumeister.server.lines import Lines
from baumeister.server.listening import make_config
from baumeister.server.socket import GOING
from baumeister.server.socket_line import LINE, MOST_FRAME, SocketProtocol

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
SCENES = range(20)
MANY = 400


class FakeTransport:
    def __init__(self) -> None:
        self.written = b""
        self.is_over = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_over = True

    def abort(self) -> None:
        self.is_over = True

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.is_over

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


class Server:
    """Has all messages in the order in which they came, those that were taken at once (texts with an a) too."""

    def __init__(self) -> None:
        self.heard: list[str | bytes] = []
        self.at_once = 0
        self.transport = FakeTransport()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await self._serve(scope, receive, send)

        config = make_config(app, Lines())
        config.load()
        state = type("State", (), {"connections": set(), "tasks": set(), "default_headers": []})()
        self.protocol = SocketProtocol(config, state, {})
        self.protocol.connection_made(self.transport)

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][LINE]["line"].at_once = self._take
        while (message := await receive())["type"] == "websocket.receive":
            await asyncio.sleep(0)
            self.heard.append(message["text"] if message.get("text") is not None else message["bytes"])
            if self.heard[-1] == "end":
                await send({"type": "websocket.close", "code": GOING})
                return

    def _take(self, text: str) -> bool:
        if not text.startswith("a"):
            return False
        self.heard.append(text)
        self.at_once += 1
        return True

    async def open(self) -> None:
        self.protocol.data_received(HANDSHAKE)
        await rest()
        assert self.protocol.conn.state is State.OPEN

    async def feed(self, data: bytes, cuts: Sequence[int]) -> None:
        for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
            self.protocol.data_received(data[start:end])
            if end % 3:
                await rest()
        await rest(200)

    async def end(self) -> None:
        self.protocol.connection_lost(None)
        await rest()


async def rest(turns: int = 8) -> None:
    for _ in range(turns):
        await asyncio.sleep(0)


def in_scene(test: Callable[[Server], Any]) -> None:
    async def scene() -> None:
        server = Server()
        await server.open()
        await test(server)
        await server.end()

    asyncio.run(scene())


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def pieces(chance: random.Random, message: str | bytes) -> bytes:
    """The message in one frame or several, perhaps with a ping between them."""
    data = message.encode() if isinstance(message, str) else message
    kind = Opcode.TEXT if isinstance(message, str) else Opcode.BINARY
    if chance.random() < 0.6:
        return frame(kind, data)
    middle = chance.randrange(len(data) + 1)
    between = frame(Opcode.PING, b"there?") if chance.random() < 0.5 else b""
    return frame(kind, data[:middle], fin=False) + between + frame(Opcode.CONT, data[middle:])


@pytest.mark.parametrize("seed", SCENES)
def test_messages_arrive_once_whole_and_in_order_however_the_line_cuts_them(seed: int) -> None:
    async def test(server: Server) -> None:
        chance = random.Random(seed)
        lengths = (0, 1, 3, 124, 125, 126, 127, 300, 65_000)
        sent: list[str | bytes] = []
        for number in range(30):
            text = f"{chance.choice('ab')}{number}é" + "x" * chance.choice(lengths)
            sent.append(text if chance.random() < 0.9 else text.encode())
        data = b"".join(pieces(chance, message) for message in sent)
        cuts = sorted(chance.sample(range(1, len(data)), chance.choice((0, 5, MANY))))
        await server.feed(data, cuts)
        assert server.heard == sent
        assert server.at_once or len(cuts) < MANY

    in_scene(test)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (frame(Opcode.TEXT, b"a" * (MOST_FRAME + 1)), 1009),
        (frame(Opcode.TEXT, b"a" * (MOST_FRAME + 1))[:14], 1009),  # its head says how long it is
        (frame(Opcode.TEXT, b"a\xff"), 1007),
        (Frame(Opcode.TEXT, b"a", True).serialize(mask=False), 1002),
        (frame(Opcode.TEXT, b"a", fin=False) + frame(Opcode.TEXT, b"a"), 1002),
        (b"\xf1" + frame(Opcode.TEXT, b"a")[1:], 1002),
    ],
    ids=["too long", "too long, only its head", "no text", "no mask", "in the midst of another", "odd bits"],
)
def test_what_is_no_proper_frame_ends_the_socket_and_nothing_of_it_is_heard(bad: bytes, code: int) -> None:
    async def test(server: Server) -> None:
        await server.feed(frame(Opcode.TEXT, b"a before") + bad + frame(Opcode.TEXT, b"a behind"), ())
        assert server.heard == ["a before"]
        assert server.transport.is_over
        assert server.protocol.conn.close_sent is not None
        assert server.protocol.conn.close_sent.code == code

    in_scene(test)


def test_an_end_from_here_in_the_midst_of_a_frame_is_still_answered_in_order() -> None:
    """What the client had begun is read to its end, so that its own goodbye behind it is understood."""

    async def test(server: Server) -> None:
        late = frame(Opcode.TEXT, b"a late one")
        await server.feed(frame(Opcode.TEXT, b"end") + late[:5], ())
        assert server.heard == ["end"]
        assert not server.transport.is_over
        await server.feed(late[5:] + frame(Opcode.CLOSE, GOING.to_bytes(2, "big")), ())
        assert server.heard == ["end"]
        assert server.protocol.conn.close_rcvd is not None
        assert server.transport.is_over

    in_scene(test)


def test_who_has_spoken_is_not_asked_whether_it_is_there() -> None:
    async def test(server: Server) -> None:
        ping = bytes((0x80 | Opcode.PING,))
        written = len(server.transport.written)
        await server.feed(frame(Opcode.TEXT, b"a word"), ())
        server.protocol.send_keepalive_ping()
        assert len(server.transport.written) == written
        assert server.protocol.ping_timer is not None  # but it is looked again
        server.protocol.send_keepalive_ping()
        assert server.transport.written[written:].startswith(ping)

    in_scene(test)
