"""A whole server inside a test: its parts on a database of its own, browsers that talk to it, and sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from baumeister.server.app import make_app
from baumeister.server.bus import Heard, MemoryBus, Missed, RunningBus, Word
from baumeister.server.composing import open_site, stop
from baumeister.server.listening import Server, bind, make_config
from baumeister.server.security import Shield
from baumeister.server.settings import Settings
from baumeister.server.site import Site
from tests.server.messages import checked
from tests.services import Kind, fresh_url

#: A test that waits longer for something has failed, s.
PATIENCE = 30.0

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def settings_in(folder: Path, kind: Kind = "sqlite", **more: Any) -> Settings:
    """Settings for a fresh database, without limits that a test would run into."""
    generous = {"requests_per_minute": 100_000, "requests_at_once": 10_000, "guests_per_hour": 10_000, "workers": 1}
    return msgspec.convert({"database": fresh_url(kind, folder), **generous, **more}, Settings)


class Browser:
    """A browser with its cookie, which sends the CSRF token as the client does."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.http = client
        self.csrf = ""
        self.id = ""

    async def ask(self, method: str, path: str, json: Any = None, **headers: str) -> httpx.Response:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if self.csrf:
            given.setdefault("x-csrf-token", self.csrf)
        answer = await self.http.request(method, path, json=json, headers=given)
        if answer.is_success and path == "/api/me/password":  # a new cookie, and a new token
            self._is(answer.json())
        return answer

    async def ok(self, method: str, path: str, json: Any = None) -> Any:
        """The body of an answer that has to be a good one."""
        answer = await self.ask(method, path, json)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, json: Any = None, **headers: str) -> tuple[int, str]:
        """Status and code of an answer that has to be a refusal."""
        answer = await self.ask(method, path, json, **headers)
        assert not answer.is_success, (method, path, answer.text)
        body = answer.json()
        assert set(body) == {"code", "params"}
        return answer.status_code, str(body["code"])

    async def come(self, name: str) -> Any:
        return self._is(await self.ok("POST", "/api/people", {"name": name}))

    async def sign_in(self, name: str, password: str) -> Any:
        return self._is(await self.ok("POST", "/api/sign-in", {"name": name, "password": password}))

    async def sign_up(self, name: str, password: str) -> Any:
        await self.come(name)
        return self._is(await self.ok("PUT", "/api/me/password", {"password": password}))

    @property
    def cookie(self) -> str:
        return self.http.cookies["baumeister"]

    def _is(self, me: Any) -> Any:
        self.csrf, self.id = me["csrf"], me["id"]
        return me


@dataclass
class Running:
    """A site, and how to get browsers for it. `port` is 0 where nobody listens."""

    site: Site
    shield: Shield
    address: str
    port: int
    _closing: contextlib.AsyncExitStack
    _server: Server | None = None

    async def browser(self) -> Browser:
        transport = httpx.ASGITransport(self.shield) if not self.port else None
        client = httpx.AsyncClient(transport=transport, base_url=self.address, headers={"user-agent": FIREFOX})
        return Browser(await self._closing.enter_async_context(client))

    async def guest(self, name: str) -> Browser:
        browser = await self.browser()
        await browser.come(name)
        return browser

    def socket(self, browser: Browser | None, *, origin: str | None = "", **options: Any) -> connect:
        """A socket as a page of ours opens it; `origin`: another page's, or None: none at all."""
        headers = {"Cookie": f"baumeister={browser.cookie}"} if browser else {}
        page = self.address if origin == "" else origin
        where = self.address.replace("http", "ws") + "/api/socket"
        options.setdefault("proxy", None)
        return connect(where, additional_headers=headers, origin=page, **options)  # type: ignore[arg-type]

    def end(self) -> None:
        """As SIGTERM does it."""
        assert self._server is not None
        self._server.should_exit = True


@contextlib.asynccontextmanager
async def running(settings: Settings, *, listening: bool = False, client: Path | None = None) -> AsyncIterator[Running]:
    """A site for as long as the block lasts; `listening` at a port of its own, for sockets; `client`: a built one."""
    async with open_site(settings) as site, contextlib.AsyncExitStack() as closing:
        shield = make_app(site, client)
        if not listening:
            yield Running(site, shield, "http://baumeister.test", 0, closing)
            return
        with contextlib.closing(bind("127.0.0.1", 0)) as listener:
            started = asyncio.Event()
            server = Server(make_config(shield, site.lines), lambda: stop(site), started.set)
            task = asyncio.create_task(server.serve([listener]))
            await asyncio.wait_for(started.wait(), PATIENCE)
            port = listener.getsockname()[1]
            try:
                yield Running(site, shield, f"http://127.0.0.1:{port}", port, closing, server)
            finally:
                await closing.aclose()
                server.should_exit = True
                await asyncio.wait_for(task, PATIENCE)


def tie_buses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sites on one database whose buses tell each other (over Redis: tests of the bus)."""
    buses: list[TiedBus] = []

    class TiedBus(MemoryBus):
        def __init__(self, heard: Heard) -> None:
            self.heard = heard

        def tell(self, topic: str, *words: Word) -> None:
            for other in buses:
                if other is not self:
                    other.heard(topic, words)

    async def open_tied(_url: str, _process: str, heard: Heard, _missed: Missed) -> RunningBus:
        buses.append(TiedBus(heard))
        return buses[-1]

    monkeypatch.setattr("baumeister.server.composing.open_bus", open_tied)
    # On SQLite only one of them could have the file.
    monkeypatch.setattr("baumeister.server.composing.hold", lambda _: contextlib.nullcontext())


def run(test: Coroutine[Any, Any, None]) -> None:
    """A test that waits for things; one that waits for ever fails."""

    async def limited() -> None:
        async with asyncio.timeout(4 * PATIENCE):
            await test

    asyncio.run(limited())


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def say(socket: ClientConnection, **message: Any) -> None:
    message["type"] = message.pop("kind")
    await socket.send(msgspec.json.encode(message).decode())


async def hear(socket: ClientConnection, kind: str) -> Any:
    """The next message of this kind; others are passed over."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = checked(msgspec.json.decode(await socket.recv()))
            if message["type"] == kind:
                return message


async def greet(socket: ClientConnection) -> Any:
    await say(socket, kind="hello", protocol=2, build="test")
    return await hear(socket, "welcome")


async def closed(socket: ClientConnection) -> tuple[int, str]:
    """Read until the socket is closed; the close code, and the code of the server's `bye`, if it said so."""
    bye = ""
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                message = checked(msgspec.json.decode(await socket.recv()))
                if message["type"] == "bye":
                    bye = message["code"]
        except ConnectionClosed as end:
            return (end.rcvd.code if end.rcvd else 1006), bye
