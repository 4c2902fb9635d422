"""What a move costs the server, by stage: `python tools/profile_moves.py [--game ID] [--moves N]`.

Whole games are played through a hub in memory: four sockets a table that choose at random, and a writer that encodes
its rows and keeps nothing. So this is the work of the event loop without sockets and disk (for those, and for times,
`make loadtest`). Time is CPU time of this process; a sampler that costs next to nothing says where it goes.
The sampler sees interpreted functions only: what a compiled one does counts for whoever called it.

The machine's speed may change from second to second, so a loop that does nothing is timed in between, and figures are
given for a machine that takes 25 ns for a round of it. What does not change is the number of instructions:

    valgrind --tool=callgrind --callgrind-out-file=/dev/null python tools/profile_moves.py --moves 300 --plain

twice, with different numbers of moves; the difference is theirs.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from msgspec import Struct
from msgspec.json import Decoder

from baumeister.hub.hub import Hub
from baumeister.hub.limits import Limits
from baumeister.hub.live import Link
from baumeister.hub.ports import Person, Row, WriteOutcome
from baumeister.hub.protocol import PROTOCOL
from baumeister.server.storage.writing import waiting_row
from tests.hub.fakes import FakeThinkers, MemoryBus, MemoryShelf, Store

SEATS = ("anna", "bert", "cora", "dora")
SHOWN = (b'{"type":"step"', b'{"type":"table"')
#: Between two samples, s of CPU time.
EVERY = 0.001
#: Moves between two looks at the machine's speed, rounds of the empty loop, and how long one usually takes, s.
CHUNK = 50
ROUNDS = 20_000
USUAL = 25e-9
#: Played before anything is measured.
WARM = 200
#: Where a sample belongs: the innermost function of these, or else "hub".
STAGES = {
    "between": "difference",
    "views": "view",
    "choices": "choices",
    "choices_at": "choices",
    "telling": "words of events",
    "to": "words of events",
    "_says": "what is asked",
    "_undo": "undo",
    "step": "rendering, rest",
    "propose": "propose",
    "_commit": "propose: check",
    "publish": "publishing",
    "make_for": "view",
    "_prepare_action": "propose: clone, apply",
    "accept": "accept",
    "append": "writer",
    "_read": "reading the message",
    "heard": "(the players)",
}


class _Choice(Struct):
    name: str


class _Heard(Struct):
    type: str
    n: int = 0
    deciding: int | None = None
    choices: list[_Choice] | None = None
    code: str = ""


_read = Decoder(_Heard).decode


class Socket:
    """Keeps the last message that shows the game."""

    def __init__(self) -> None:
        self.last = b""
        self.bytes = self.messages = 0

    def push(self, message: bytes) -> None:
        if message.startswith(SHOWN):
            self.last = message
            self.bytes += len(message)
            self.messages += 1

    def close(self, last: bytes) -> None:
        raise AssertionError(last)

    def heard(self) -> _Heard:
        return _read(self.last)


class FastWriter:
    """Everything is kept, as soon as the loop comes round."""

    def append(self, row: Row, done: Callable[[WriteOutcome], None]) -> None:
        waiting = waiting_row(row, done)
        asyncio.get_running_loop().call_soon(waiting.done, WriteOutcome.KEPT)


class Players:
    """Four people who play game after game at random."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.chance = random.Random(1)
        self.store = Store()
        without_limits = Limits(messages=1e9, burst=1e9)
        self.hub = Hub(MemoryShelf(self.store), FastWriter(), MemoryBus(), FakeThinkers(), "1", limits=without_limits)
        self.sockets: list[Socket] = []
        self.links: list[Link] = []
        self.code = ""

    async def open(self) -> None:
        for name in SEATS:
            self.sockets.append(Socket())
            self.links.append(self.hub.connect(Person(name, name, True), self.sockets[-1]))
            await self.hub.receive(self.links[-1], b'{"type":"hello","protocol":%d}' % PROTOCOL)
        await self._sit_down()

    async def _sit_down(self) -> None:
        if self.code:
            for link in self.links:
                await self.hub.receive(link, b'{"type":"leave","t":"%s"}' % self.code.encode())
        number = len(self.store.tables)
        self.code = f"table-{number:06}"
        self.store.add(self.code, self.game, SEATS, seed=number)
        for link in self.links:
            await self.hub.receive(link, b'{"type":"watch","t":"%s"}' % self.code.encode())

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            heard = [socket.heard() for socket in self.sockets]
            while heard[0].deciding is None:
                await self._sit_down()
                await asyncio.sleep(0)
                heard = [socket.heard() for socket in self.sockets]
            asked, number = heard[0].deciding, heard[0].n
            choices = heard[asked].choices
            assert choices, heard[asked]
            action = choices[self.chance.randrange(len(choices))].name
            message = b'{"type":"act","t":"%s","seat":%d,"action":"%s","answers":%d,"id":"m%d"}'
            words = message % (self.code.encode(), asked, action.encode(), number, number)
            assert self.hub.act_at_once(self.links[asked], words.decode())
            while self.sockets[asked].heard().n == number:
                await asyncio.sleep(0)


class Sampler:
    """Looks every millisecond of CPU time where the program is."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()

    def __enter__(self) -> Sampler:
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
        return self

    def __exit__(self, *_: Any) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def _look(self, _number: int, frame: FrameType | None) -> None:
        while frame is not None:
            stage = STAGES.get(frame.f_code.co_name)
            if stage is not None:
                break
            frame = frame.f_back
        self.found[stage if frame is not None and stage is not None else "hub"] += 1


def empty_loop() -> float:
    """The CPU time it takes."""
    before = time.process_time()
    found = 0
    for number in range(ROUNDS):
        found += number & 3
    return time.process_time() - before


async def run(game: str, moves: int, plain: bool) -> None:
    players = Players(game)
    await players.open()
    await players.play(WARM)
    gc.collect()
    gc.freeze()
    sent = sum(socket.bytes for socket in players.sockets)
    messages = sum(socket.messages for socket in players.sockets)
    if plain:
        await players.play(moves)
        return
    sampler = Sampler()
    total = idle = 0.0
    for _ in range(0, moves, CHUNK):
        before = time.process_time()
        with sampler:
            await players.play(CHUNK)
        total += time.process_time() - before
        idle += empty_loop()
    rounds = idle / (moves / CHUNK) / ROUNDS
    spent = total / moves * 1e6 * USUAL / rounds
    sent = sum(socket.bytes for socket in players.sockets) - sent
    messages = sum(socket.messages for socket in players.sockets) - messages
    samples = sampler.found.total()
    ours = 1 - sampler.found["(the players)"] / samples
    print(f"{game}: {moves} moves, {spent * ours:.0f} µs of CPU a move, {sent / messages:.0f} bytes a message")
    print(f"  (a round of the empty loop took {rounds * 1e9:.0f} ns)")
    for stage, count in sampler.found.most_common():
        print(f"  {stage:24} {spent * count / samples:6.1f} µs {100 * count / samples:5.1f} %")


def main() -> None:
    parser = argparse.ArgumentParser(description="What a move costs the server, by stage.")
    parser.add_argument("--game", default="magna_carta")
    parser.add_argument("--moves", type=int, default=5000, help=f"in steps of {CHUNK}")
    parser.add_argument("--plain", action="store_true", help="only play: for other profilers")
    arguments = parser.parse_args()
    asyncio.run(run(arguments.game, arguments.moves, arguments.plain))


if __name__ == "__main__":
    main()
