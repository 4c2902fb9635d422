"""Tells the other processes what has changed: through Redis (or Valkey), or not at all if there is only one process.

A bus may lose messages. Whoever may have missed some catches up from the store (`missed`), so correctness never depends
on the bus.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

import msgspec

from baumeister.engine.errors import BaumeisterError
from baumeister.server.storage.errors import DriverMissing

if TYPE_CHECKING:
    from redis.asyncio import Redis

Word: TypeAlias = str | int
#: Called with what another process told: topic, words.
Heard: TypeAlias = Callable[[str, tuple[Word, ...]], None]
#: Messages may have been lost.
Missed: TypeAlias = Callable[[], None]

CHANNEL: Final = "baumeister"
#: Topic, besides the hub's own (`hub.topics`): a person's devices, mutes or name have changed. Word: the person's id.
PERSON_CHANGED: Final = "person-changed"
#: How much may wait while Redis is away. Beyond that everybody is told to catch up.
MOST_WAITING: Final = 10_000
#: Seconds between two pings to Redis: a line can break silently.
EVERY: Final = 5.0
CONNECT: Final = 5.0
PAUSE: Final = 0.05
MOST_PAUSE: Final = 1.0

log: Final = logging.getLogger("baumeister.bus")


class BusUnreachable(BaumeisterError):
    """problem: there is no Redis at this address."""

    code = "bus-unreachable"


class RunningBus(Protocol):
    """`hub.ports.Bus`, plus what the server needs."""

    def tell(self, topic: str, *words: Word) -> None: ...

    @property
    def is_up(self) -> bool: ...

    async def close(self) -> None: ...


class MemoryBus:
    """For one process: there is nobody to tell."""

    is_up: Final = True

    def tell(self, topic: str, *words: Word) -> None:
        pass

    async def close(self) -> None:
        pass


class Bundle(msgspec.Struct, array_like=True):
    """One message on the wire: all that a process had to say at one moment. `missed`: it had more than it could
    keep."""

    process: str
    messages: list[tuple[str, tuple[Word, ...]]]
    missed: bool = False


_decoder: Final = msgspec.json.Decoder(Bundle)


class RedisBus:
    """Create it with `open_bus`. Everything told during one turn of the event loop is one message."""

    def __init__(self, url: str, process: str, heard: Heard, missed: Missed) -> None:
        self._process = process
        self._heard = heard
        self._missed = missed
        self._redis = _client(url)
        self._waiting = Bundle(process, [])
        self._wake = asyncio.Event()
        self._subscribed = asyncio.Event()
        self._closing = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_up(self) -> bool:
        return self._subscribed.is_set()

    async def start(self) -> None:
        """BusUnreachable if nobody is there: a wrong address is reported at the start instead of being waited for."""
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(CONNECT):
                await self._redis.ping()
        except (RedisError, OSError) as error:
            await self._redis.aclose()
            problem = str(error) or type(error).__name__
            raise BusUnreachable(f"there is no Redis: {problem}", problem=problem[:200]) from error
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._talk())]
        await self._subscribed.wait()

    def tell(self, topic: str, *words: Word) -> None:
        self._waiting.messages.append((topic, words))
        self._wake.set()

    async def close(self) -> None:
        """Send what is waiting if possible, then stop."""
        self._closing = True
        self._wake.set()
        if self._tasks:
            await asyncio.wait(self._tasks[1:], timeout=1)
        left = {task for task in self._tasks if not task.done()}
        while left:  # again: Python 3.11's `wait_for`, by which the driver sends, may swallow a cancellation
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=0.5)
        await self._redis.aclose()

    # ---- talking

    async def _talk(self) -> None:
        pause = PAUSE
        while not self._closing or self._waiting.messages:
            await self._wake.wait()
            self._wake.clear()
            if not self._waiting.messages:
                continue
            told, self._waiting = self._waiting, Bundle(self._process, [])
            try:
                await self._redis.publish(CHANNEL, msgspec.json.encode(told))
                pause = PAUSE
            except Exception as error:
                _note("telling the other processes failed", error)
                self._keep(told)
                await asyncio.sleep(pause)
                pause = min(2 * pause, MOST_PAUSE)
                self._wake.set()

    def _keep(self, told: Bundle) -> None:
        """Keep it for the next try: listeners may not have noticed, and would wait for it."""
        self._waiting.messages[:0] = told.messages
        self._waiting.missed |= told.missed
        if len(self._waiting.messages) > MOST_WAITING:
            del self._waiting.messages[:-1]
            self._waiting.missed = True

    # ---- listening

    async def _listen(self) -> None:
        pause, first = PAUSE, True
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await line.subscribe(CHANNEL)
                    async for message in _messages(line):
                        if message is None:
                            self._subscribed.set()
                            pause = PAUSE
                            if not first:
                                self._call(self._missed)
                            first = False
                        else:
                            self._receive(message)
            except Exception as error:
                self._subscribed.clear()
                _note("the line to Redis broke", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, MOST_PAUSE)

    def _receive(self, data: bytes) -> None:
        try:
            told = _decoder.decode(data)
        except msgspec.MsgspecError:
            log.warning("something on the channel is not ours")
            return
        if told.process == self._process:
            return
        if told.missed:
            self._call(self._missed)
        for topic, words in told.messages:
            self._call(self._heard, topic, words)

    def _call(self, listener: Callable[..., None], *words: object) -> None:
        """An error in one message must not break the line."""
        try:
            listener(*words)
        except Exception:
            log.exception("a message of another process could not be taken")


def _note(what: str, error: Exception) -> None:
    """Retry after any error: a process that gave up would stay deaf or mute. The driver and the event loop raise more
    than their own errors when a line breaks at the wrong moment."""
    from redis.exceptions import RedisError

    known = isinstance(error, RedisError | OSError)
    log.warning("%s: %s", what, type(error).__name__, exc_info=None if known else error)


async def _messages(line: Any) -> Any:
    """What the channel carries; None: listening begins now. Raises when the line is dead."""
    asked = False
    while True:
        found = await line.get_message(timeout=EVERY)
        if found is None:
            if asked:  # nothing came since, not even the answer
                raise ConnectionError("Redis does not answer")
            await line.ping()
            asked = True
            continue
        asked = False
        if found["type"] == "subscribe":
            yield None
        elif found["type"] == "message":
            yield found["data"]


def _client(url: str) -> Redis:
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError as error:
        raise DriverMissing(
            "several processes need the package redis: pip install 'baumeister[site]'", package="redis"
        ) from error
    try:
        # No retries by the driver, which would hide lost messages. Every server understands protocol 2.
        return Redis.from_url(
            url,
            protocol=2,
            retry=Retry(NoBackoff(), 0),
            socket_connect_timeout=CONNECT,
            socket_timeout=CONNECT,
            socket_keepalive=True,
            decode_responses=False,
        )
    except ValueError as error:
        raise BusUnreachable(f"a bus is redis://HOST:PORT/NUMBER: {error}", problem=str(error)[:200]) from error


async def open_bus(url: str, process: str, heard: Heard, missed: Missed) -> RunningBus:
    """The bus at this address; without an address, the one for a single process."""
    if not url:
        return MemoryBus()
    bus = RedisBus(url, process, heard, missed)
    await bus.start()
    return bus
