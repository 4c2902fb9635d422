"""The bus between processes, over a real Redis: what is told is heard by the others, and a Redis that goes away and
returns makes everybody read on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from baumeister.server import bus
from baumeister.server.bus import BusUnreachable, MemoryBus, RunningBus, open_bus
from tests import services
from tools.loadtest.host import reserved_port


@dataclass
class Ears:
    heard: list[tuple[object, ...]] = field(default_factory=list)
    missed: int = 0

    def hear(self, topic: str, words: tuple[str | int, ...]) -> None:
        self.heard.append((topic, *words))

    def miss(self) -> None:
        self.missed += 1


@asynccontextmanager
async def two_processes() -> AsyncIterator[tuple[RunningBus, RunningBus, Ears, Ears]]:
    url = services.redis().url
    first, second = Ears(), Ears()
    one = await open_bus(url, "p1", first.hear, first.miss)
    two = await open_bus(url, "p2", second.hear, second.miss)
    try:
        yield one, two, first, second
    finally:
        await one.close()
        await two.close()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


def test_what_one_process_tells_the_others_hear_in_order_and_it_does_not() -> None:
    async def check() -> None:
        async with two_processes() as (one, two, first, second):
            assert one.is_up
            for number in range(1000):
                one.tell("log", "a-table", 7, number)
            one.tell("lists")
            two.tell("renamed", "anna")
            await until(lambda: len(second.heard) == 1001 and first.heard)
            assert second.heard == [*(("log", "a-table", 7, number) for number in range(1000)), ("lists",)]
            assert first.heard == [("renamed", "anna")]
            assert (first.missed, second.missed) == (0, 0)

    asyncio.run(check())


def test_what_is_told_in_one_turn_of_the_loop_is_one_message() -> None:
    async def check() -> None:
        async with (
            two_processes() as (one, _, _, second),
            Redis.from_url(services.redis().url) as client,
            client.pubsub() as line,
        ):
            await line.subscribe(bus.CHANNEL)
            await line.get_message(timeout=5)
            for number in range(500):
                one.tell("log", "a-table", 7, number)
            await until(lambda: len(second.heard) == 500)
            one.tell("lists")
            await until(lambda: len(second.heard) == 501)
            messages = 0
            while await line.get_message(ignore_subscribe_messages=True, timeout=1):
                messages += 1
            assert messages == 2

    asyncio.run(check())


def test_closing_says_what_waits() -> None:
    async def check() -> None:
        async with two_processes() as (one, _, _, second):
            one.tell("lists")
            await one.close()
            await until(lambda: second.heard == [("lists",)])

    asyncio.run(check())


@pytest.mark.parametrize("stop", [services.Redis.crash, services.Redis.stop], ids=["crash", "stop"])
def test_after_redis_was_away_everybody_reads_on_and_what_was_told_meanwhile_arrives(
    stop: Callable[[services.Redis], None],
) -> None:
    server = services.redis()

    async def check() -> None:
        async with two_processes() as (one, two, first, second):
            for outage in (1, 2):
                await asyncio.to_thread(stop, server)
                try:
                    await until(lambda: not one.is_up and not two.is_up)
                    one.tell("log", "a-table", 7, outage)
                finally:
                    await asyncio.to_thread(server.start)
                await until(lambda outage=outage: first.missed == second.missed == outage and one.is_up)  # type: ignore[misc]
                # It may have come before the other one listened again; that one reads on anyway.
                one.tell("log", "a-table", 8, outage)
                await until(lambda outage=outage: ("log", "a-table", 8, outage) in second.heard)  # type: ignore[misc]

    asyncio.run(check())


def test_a_line_that_has_gone_silent_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "EVERY", 1.0)
    monkeypatch.setattr(bus, "CONNECT", 2.0)
    server = services.redis()

    async def check() -> None:
        async with two_processes() as (one, two, first, second):
            server.freeze()
            try:
                one.tell("log", "a-table", 7, 1)
                await until(lambda: not one.is_up and not two.is_up)
            finally:
                server.thaw()
            await until(lambda: first.missed and second.missed)
            # On a busy machine the line may break again; what is told then may be lost, and everybody reads on.
            async with asyncio.timeout(60):
                while ("log", "a-table", 7, 2) not in second.heard:
                    one.tell("log", "a-table", 7, 2)
                    await asyncio.sleep(0.05)

    asyncio.run(check())


class Line:
    """A line that carries these, one after the other; None: nothing came for a while."""

    def __init__(self, *found: str | None) -> None:
        self.found, self.pings = list(found), 0

    async def get_message(self, timeout: float) -> dict[str, object] | None:
        kind = self.found.pop(0)
        return None if kind is None else {"type": kind, "data": kind.encode()}

    async def ping(self) -> None:
        self.pings += 1


def test_an_idle_line_is_asked_and_only_one_that_does_not_answer_is_dead() -> None:
    async def check() -> None:
        idle = Line("subscribe", *[None, "pong"] * 5, None, "message", None, "pong", None, None)
        heard = bus._messages(idle)
        assert await anext(heard) is None
        assert await anext(heard) == b"message"
        with pytest.raises(ConnectionError):
            await anext(heard)
        assert idle.pings == 8
        assert idle.found == []

    asyncio.run(check())


def test_whatever_goes_wrong_with_a_line_nobody_stays_deaf_or_mute(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event loop says RuntimeError where a transport was closed a moment ago."""
    broken = {"publish", "subscribe"}

    def once(method: str, kind: type[Any]) -> None:
        whole = getattr(kind, method)

        async def fails(self: object, *words: object) -> object:
            if method in broken:
                broken.discard(method)
                raise RuntimeError("the handler is closed")
            return await whole(self, *words)

        monkeypatch.setattr(kind, method, fails)

    async def check() -> None:
        once("subscribe", PubSub)
        async with two_processes() as (one, _, _, second):
            once("publish", Redis)
            one.tell("log", "a-table", 7, 1)
            await until(lambda: second.heard == [("log", "a-table", 7, 1)])
            assert not broken

    asyncio.run(check())


def test_who_had_more_to_say_than_can_be_kept_tells_the_others_to_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "MOST_WAITING", 50)

    async def check() -> None:
        async with two_processes() as (one, _, _, second):
            failing = 3

            async def publish(channel: str, data: bytes) -> None:
                nonlocal failing
                failing -= 1
                if failing >= 0:
                    raise ConnectionError("no line")
                await real(channel, data)

            real = one._redis.publish  # type: ignore[attr-defined]
            monkeypatch.setattr(one._redis, "publish", publish)  # type: ignore[attr-defined]
            for number in range(100):
                one.tell("log", "a-table", 7, number)
            await until(lambda: second.heard)
            assert second.missed == 1
            assert second.heard == [("log", "a-table", 7, 99)]

    asyncio.run(check())


def test_strange_messages_and_listeners_that_fail_do_not_end_the_listening(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        async with two_processes() as (one, _, _, second), Redis.from_url(services.redis().url) as client:
            for strange in (b"", b"\xff\xfe", b"[]", b'["p9", [["log", [{}]]]]', b'{"a": 1}'):
                await client.publish(bus.CHANNEL, strange)
            second.heard = None  # type: ignore[assignment]
            one.tell("lists")
            await until(lambda: "could not be taken" in caplog.text)
            second.heard = []
            one.tell("lists")
            await until(lambda: second.heard == [("lists",)])

    asyncio.run(check())
    assert caplog.text.count("something on the channel is not ours") == 10  # both listen


@pytest.mark.parametrize(
    "url", ["redis://127.0.0.1:{free}/0", "http://127.0.0.1/", "nonsense", "redis://no.such.host.invalid/"]
)
def test_a_wrong_address_is_said_at_the_start(url: str) -> None:
    with reserved_port() as nobody, pytest.raises(BusUnreachable) as refused:
        asyncio.run(open_bus(url.format(free=nobody.getsockname()[1]), "p1", print, print))
    assert refused.value.code == "bus-unreachable"


def test_something_else_than_redis_at_the_address_is_said_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "CONNECT", 0.2)

    async def check() -> None:
        callers: list[asyncio.StreamWriter] = []
        silent = await asyncio.start_server(lambda _, caller: callers.append(caller), "127.0.0.1", 0)
        port = silent.sockets[0].getsockname()[1]
        with pytest.raises(BusUnreachable):
            await open_bus(f"redis://127.0.0.1:{port}", "p1", print, print)
        assert callers
        for caller in callers:
            caller.close()
        silent.close()
        await silent.wait_closed()

    asyncio.run(check())


def test_a_process_that_is_alone_tells_nobody() -> None:
    async def check() -> None:
        alone = await open_bus("", "p1", print, print)
        assert isinstance(alone, MemoryBus)
        assert alone.is_up
        alone.tell("lists")
        await alone.close()

    asyncio.run(check())
