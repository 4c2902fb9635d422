"""The socket: who may open one, what it costs the others when somebody does not read, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket as sockets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from baumeister.server.socket import BACKLOG, SocketOutbox
from tests.server.app_tools import (
    Browser,
    Running,
    closed,
    greet,
    hear,
    run,
    running,
    say,
    settings_in,
    tie_buses,
    until,
)

PASSWORD = "correct horse battery"


def test_a_socket_needs_a_cookie_and_a_page_of_ours(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna = await here.guest("Anna")
            async with here.socket(anna) as socket:
                assert (await greet(socket))["person"] == anna.id
            async with here.socket(None) as socket:
                assert await closed(socket) == (4401, "")
            for origin in ("https://evil.example", "null", None):
                with pytest.raises(InvalidStatus) as refusal:
                    await here.socket(anna, origin=origin)
                assert refusal.value.response.status_code == 403
            assert len(here.site.sockets) == 0

    run(test())


def test_sockets_of_one_person_and_of_one_address_are_limited(tmp_path: Path) -> None:
    async def test() -> None:
        limits: dict[str, Any] = {"sockets_per_person": 2, "sockets_per_address": 3}
        async with running(settings_in(tmp_path, **limits), listening=True) as here:
            anna, bruno = await here.guest("Anna"), await here.guest("Bruno")
            async with here.socket(anna), here.socket(anna):
                async with here.socket(anna) as third:
                    assert await closed(third) == (4429, "")
                async with here.socket(bruno), here.socket(bruno) as fourth:
                    assert await closed(fourth) == (4429, "")
            await until(lambda: len(here.site.sockets) == 0)
            async with here.socket(anna) as socket:
                await greet(socket)

    run(test())


def test_signing_a_device_out_closes_its_sockets_and_no_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            first, second = await here.browser(), await here.browser()
            await first.sign_up("Anna", PASSWORD)
            await second.sign_in("Anna", PASSWORD)
            async with here.socket(first) as kept, here.socket(second) as ended:
                await greet(kept)
                await greet(ended)
                await second.ok("POST", "/api/sign-out")
                assert await closed(ended) == (1000, "signed-out")
                await say(kept, kind="lobby", follow=True)
                await hear(kept, "lists")
                await first.ok("POST", "/api/me/deletion", {"password": PASSWORD})
                assert await closed(kept) == (1000, "signed-out")

    run(test())


def test_a_graceful_end_tells_everybody_to_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna = await here.guest("Anna")
            async with here.socket(anna) as socket:
                await greet(socket)
                here.end()
                assert (await closed(socket))[1] == "restart"
            with pytest.raises(ConnectionRefusedError):
                await here.socket(anna)

    run(test())


def test_a_table_is_played_over_the_socket(tmp_path: Path) -> None:
    """All parts together: made over HTTP, watched and played over sockets, kept in the database."""

    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna, bruno = await here.guest("Anna"), await here.guest("Bruno")
            table = await anna.ok("POST", "/api/tables", {"game": "caylus1303"})
            code = table["t"]
            await bruno.ok("POST", f"/api/tables/{code}/join", {})
            await anna.ok("POST", f"/api/tables/{code}/start", {})
            async with here.socket(anna) as one, here.socket(bruno) as other:
                seen = []
                for socket in (one, other):
                    await greet(socket)
                    await say(socket, kind="watch", t=code)
                    seen.append(await hear(socket, "table"))
                asked = next(number for number, shown in enumerate(seen) if shown.get("choices"))
                shown, socket = seen[asked], (one, other)[asked]
                action, number = shown["choices"][0]["name"], shown["n"]
                await say(socket, kind="act", t=code, seat=shown["seat"], action=action, answers=number, id="move-1")
                for each in (one, other):
                    assert (await hear(each, "step"))["n"] > number

    run(test())


def test_an_account_plays_on_where_the_guest_sat(tmp_path: Path) -> None:
    """Signing in ends the guest's sockets; after the move the running table knows the account, without a restart."""

    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            await (await here.browser()).sign_up("Bruno", PASSWORD)
            anna, road = await here.guest("Anna"), await here.guest("On the road")
            code = (await anna.ok("POST", "/api/tables", {"game": "caylus1303"}))["t"]
            await road.ok("POST", f"/api/tables/{code}/join", {})
            await anna.ok("POST", f"/api/tables/{code}/start", {})
            async with here.socket(anna) as watching, here.socket(road) as before:
                for socket in (watching, before):
                    await greet(socket)
                    await say(socket, kind="watch", t=code)
                    await hear(socket, "table")
                account = await road.sign_in("Bruno", PASSWORD)
                assert await closed(before) == (1000, "signed-out")
                assert await road.ok("POST", "/api/me/guest") == {"moved": 1, "left": 0}
                while "Bruno" not in [seat["name"] for seat in (await hear(watching, "table"))["sitting"]["seats"]]:
                    pass
                async with here.socket(road) as socket:
                    await greet(socket)
                    await say(socket, kind="watch", t=code)
                    shown = await hear(socket, "table")
                    assert len(shown["yours"]) == 1
                    assert shown["sitting"]["seats"][shown["yours"][0]]["person"] == account["id"]

    run(test())


def test_a_new_name_is_seen_at_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna = await here.guest("Anna")
            code = (await anna.ok("POST", "/api/tables", {"game": "caylus1303"}))["t"]
            async with here.socket(anna) as socket:
                await greet(socket)
                await say(socket, kind="watch", t=code)
                await hear(socket, "table")
                await anna.ok("PATCH", "/api/me", {"name": "Änne"})
                assert (await hear(socket, "sitting"))["sitting"]["seats"][0]["name"] == "Änne"

    run(test())


def test_a_device_signed_out_in_one_process_loses_its_sockets_in_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tie_buses(monkeypatch)

    async def test() -> None:
        settings = settings_in(tmp_path)
        async with running(settings, listening=True) as one, running(settings, listening=True) as other:
            anna, elsewhere = await one.browser(), await other.browser()
            await anna.sign_up("Anna", PASSWORD)
            await elsewhere.sign_in("Anna", PASSWORD)
            async with one.socket(anna) as kept, other.socket(elsewhere) as ended:
                await greet(kept)
                await greet(ended)
                devices = await anna.ok("GET", "/api/me/devices")
                device = next(device["id"] for device in devices if not device["current"])
                await anna.ok("DELETE", f"/api/me/devices/{device}")
                assert await closed(ended) == (1000, "signed-out")
                await say(kept, kind="lobby", follow=True)
                await hear(kept, "lists")

    run(test())


# ---- not reading


class FakeLine:
    """Takes so many texts, then it is full."""

    def __init__(self, room: int = 0) -> None:
        self.at_once: Callable[[str], bool] | None = None
        self.when_lost: Callable[[], None] | None = None
        self.room = room
        self.written: list[bytes] = []
        self.is_cut = False
        self.held = 0

    def hold(self, size: int) -> None:
        self.held += size

    async def ready(self) -> None:
        pass

    def write(self, text: bytes) -> bool:
        if self.room <= len(self.written):
            return False
        self.written.append(text)
        return True

    def cut(self) -> None:
        self.is_cut = True


def test_an_outbox_writes_into_the_line_and_keeps_the_order_when_that_is_full() -> None:
    async def test() -> None:
        line = FakeLine(room=2)
        outbox, sent = SocketOutbox("", line), list[Any]()
        gate = asyncio.Event()

        async def send(message: Any) -> None:
            await gate.wait()
            sent.append(message)

        task = asyncio.create_task(outbox.drain(send))
        outbox.push(b"0")  # nobody sends yet: it waits
        gate.set()
        await until(lambda: len(sent) == 1)
        await asyncio.sleep(0)
        for number in range(1, 4):
            outbox.push(b"%d" % number)
        assert line.written == [b"1", b"2"]
        line.room = 9
        outbox.push(b"4")  # there is room again, but 3 still waits
        await until(lambda: len(sent) == 3)
        await asyncio.sleep(0)
        outbox.push(b"5")
        assert line.written == [b"1", b"2", b"5"]
        assert [message["text"] for message in sent] == ["0", "3", "4"]
        outbox.close(b"6")
        await task
        assert [message.get("text") for message in sent[3:]] == ["6", None]
        outbox.end()
        assert not line.is_cut

    run(test())


def test_frames_written_into_the_line_arrive_whole_whatever_their_length(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna = await here.guest("Anna")
            async with here.socket(anna) as socket:
                await greet(socket)
                box = next(iter(here.site.sockets._of_person[anna.id]))
                for size in (0, 1, 125, 126, 65_535, 65_536, 70_000):
                    assert box._line is not None
                    text = ("ü" * size).encode()[: size - size % 2]
                    assert box._line.write(text)
                    assert await socket.recv() == text.decode()

    run(test())


def test_an_outbox_that_is_not_read_is_closed_and_says_why() -> None:
    async def test() -> None:
        outbox = SocketOutbox("", FakeLine())
        sent: list[Any] = []
        gate = asyncio.Event()

        async def send(message: Any) -> None:
            await gate.wait()
            sent.append(message)

        task = asyncio.create_task(outbox.drain(send))
        for number in range(BACKLOG + 10):
            outbox.push(b"%d" % number)
            await asyncio.sleep(0)
        gate.set()
        await task
        # The one that was being sent, then the reason instead of the backlog.
        assert [message.get("text") for message in sent] == ["0", '{"type":"bye","code":"too-slow"}', None]
        assert sent[-1] == {"type": "websocket.close", "code": 4408}
        outbox.end()

    run(test())


def test_an_outbox_sends_in_order_and_nothing_behind_the_last_message() -> None:
    async def test() -> None:
        outbox, sent = SocketOutbox(), list[Any]()

        async def send(message: Any) -> None:
            sent.append(message)

        task = asyncio.create_task(outbox.drain(send))
        outbox.push(b"a")
        await asyncio.sleep(0)
        outbox.push(b"b")
        outbox.close(b"c")
        outbox.push(b"d")
        await task
        assert [message.get("text") for message in sent] == ["a", "b", "c", None]

    run(test())


def test_a_socket_that_stops_reading_is_dropped_and_stalls_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gets long messages and never reads one; meanwhile somebody else is answered as usual."""
    monkeypatch.setattr("baumeister.server.socket.LAST_WORDS", 0.2)

    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            deaf, anna = await here.guest("Bruno"), await here.guest("Anna")
            line = await _open_deaf(here, deaf)
            await until(lambda: len(here.site.sockets) == 1)
            box = next(iter(here.site.sockets._of_person[deaf.id]))
            async with here.socket(anna) as socket:
                await greet(socket)
                for _ in range(4 * BACKLOG):
                    box.push(b'"%s"' % (b"x" * 60_000))
                    await asyncio.sleep(0)
                await say(socket, kind="lobby", follow=True)
                await hear(socket, "lists")
                await until(lambda: here.site.sockets.of(deaf.id) == 0)
                assert here.site.sockets.of(anna.id) == 1
            line.close()

    run(test())


async def _open_deaf(here: Running, browser: Browser) -> sockets.socket:
    """A handshake by hand, with small buffers, and nothing read after it."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", here.port))
    host = f"127.0.0.1:{here.port}"
    request = (
        f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: baumeister={browser.cookie}\r\n\r\n"
    )
    await loop.sock_sendall(line, request.encode())
    await loop.sock_recv(line, 12)
    return line


# ---- circles


def test_sockets_that_have_left_leave_nothing_behind(tmp_path: Path) -> None:
    """No circles: with the collector switched off, waves of sockets that come and go leave no objects."""

    async def wave(here: Running, browser: Browser) -> None:
        for _ in range(5):
            async with here.socket(browser) as socket:
                await greet(socket)
                await say(socket, kind="lobby", follow=True)
                await hear(socket, "lists")
        await until(lambda: len(here.site.sockets) == 0)
        await asyncio.sleep(0.05)

    def kinds() -> dict[str, int]:
        names = (
            "SocketProtocol",
            "HttpProtocol",
            "ServerProtocol",
            "Outbox",
            "Link",
            "HttpRequestParser",
            "ASGIConnection",
        )
        found = dict.fromkeys(names, 0)
        for thing in gc.get_objects():
            if type(thing).__name__ in found:
                found[type(thing).__name__] += 1
        return found

    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna = await here.guest("Anna")
            await wave(here, anna)
            gc.collect()
            gc.disable()
            try:
                before = kinds()
                for _ in range(3):
                    await wave(here, anna)

                def left() -> dict[str, int]:
                    # Fewer is no leak: the line Anna came by may have been idle for too long meanwhile.
                    return {name: count for name, count in kinds().items() if count > before[name]}

                with contextlib.suppress(TimeoutError):  # the last ones go in their own time
                    await until(lambda: not left())
                assert left() == {}
            finally:
                gc.enable()

    run(test())


def test_what_the_socket_says_is_what_the_protocol_says(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna = await here.guest("Anna")
            async with here.socket(anna) as socket:
                await socket.send(msgspec.json.encode({"type": "hello", "protocol": 99}).decode())
                assert await closed(socket) == (1000, "reload")
            async with here.socket(anna) as socket:
                await socket.send(b"\x00\xff")
                assert await closed(socket) == (1000, "no-hello")
            async with here.socket(anna) as socket:
                await socket.send("x" * 100_000)
                assert (await closed(socket))[0] == 1009

    run(test())
