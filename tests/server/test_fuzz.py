"""Rubbish through the socket, and sockets that do not read: nobody else notices. In full size: tests.soak."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from baumeister.hub.protocol import PROTOCOL
from tests.server.fuzz import fuzz, position
from tests.server.real import DEADLINE, Player, Visitor, running, seated, send, serve
from tools.loadtest.machine import memory_bytes

MESSAGES = 1500


def test_rubbish_changes_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    database = f"sqlite:{tmp_path / 'baumeister.db'}"

    async def work() -> None:
        server = serve(tmp_path, database)
        async with running(server):
            tally = await fuzz(server.address, database, MESSAGES, seed=7)
            assert server.runs
        assert tally.sent >= MESSAGES
        # Most of it is refused; a part closes the socket, as it should.
        assert tally.answers["refused bad-message"] > MESSAGES / 20
        assert len(tally.answers) > 10, tally.answers
        assert "Traceback" not in server.output()

    asyncio.run(work())


def test_a_socket_without_a_person_or_from_a_foreign_page_is_not_served(tmp_path: Path) -> None:
    async def closed_with(server: str, cookie: str, origin: str) -> int:
        where = server.replace("http", "ws", 1) + "/api/socket"
        async with connect(where, origin=origin, additional_headers={"Cookie": cookie}) as socket:  # type: ignore[arg-type]
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code is not None
            return socket.close_code

    async def work() -> None:
        server = serve(tmp_path)
        async with running(server):
            person = await Visitor.come(server.address, "Ada")
            assert await closed_with(server.address, "", server.address) == 4401
            assert await closed_with(server.address, "baumeister=" + "x" * 43, server.address) == 4401
            with pytest.raises(Exception, match="403"):
                await closed_with(server.address, f"baumeister={person.cookie}", "https://elsewhere.example")

    asyncio.run(work())


def test_a_socket_that_stops_reading_stalls_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        server = serve(tmp_path)
        async with running(server):
            ada, ben, idler = [await Visitor.come(server.address, name) for name in ("Ada", "Ben", "Idler")]
            code = await seated([ada, ben], "magna_carta")
            stuck = [await idler.socket() for _ in range(5)]
            for socket in stuck:
                await send(socket, type="hello", protocol=PROTOCOL)
                await send(socket, type="watch", t=code)
                socket.transport.pause_reading()
            before = memory_bytes([server.pid])
            players = [Player(person, code, [server.address]) for person in (ada, ben)]
            await asyncio.gather(*(player.play() for player in players))
            assert (await position(ada, code))["deciding"] is None
            # The backlog of a socket is bounded, and so is what five of them can cost.
            assert memory_bytes([server.pid]) - before < 100_000_000
            for socket in stuck:
                socket.transport.abort()
            await asyncio.wait_for(asyncio.gather(*(socket.wait_closed() for socket in stuck)), DEADLINE)

    asyncio.run(work())
