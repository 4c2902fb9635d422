"""A batch on several cores: every process plays a part of the places and shows it in memory that all of them share.

The process that asks plays the first part itself: otherwise it would only wait and be woken. Compiled code holds
Python's lock, so threads would only take turns. What happens in a place does not depend on how many there are.
"""

from __future__ import annotations

import multiprocessing
import os
import select
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

from baumeister.engine.errors import BaumeisterError
from baumeister.engine.state import MOST_LEGAL
from baumeister.research.arrays import Arrays, action_bytes, first_legal, random_legal
from baumeister.research.errors import BadActions, WorkerLost, needed
from baumeister.research.spec import EnvSpec, column_names

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = needed("numpy")

#: What processes say to each other, a byte each: to make messages of it would take longer than to send it.
STEP: Final = b"s"
STOP: Final = b"x"
DONE: Final = b"d"
#: Why a process ends follows, up to the end of the line.
FAILED: Final = b"f"
#: A worker that says nothing for so long is lost: no step takes nearly as much.
PATIENCE: Final = 600.0
#: So many seconds a process that has nothing to do looks for its next message before it goes to sleep, if there is a
#: core for each: to wake a sleeping core takes as long as some hundred decisions.
AWAKE: Final = 0.0002


class Processes:
    """The arrays of `Arrays` that learners need, over all places. A context manager: it ends its processes."""

    def __init__(
        self,
        spec: EnvSpec,
        count: int,
        processes: int = 2,
        seed: int = 0,
        opponents: Sequence[str] = (),
        observations: bool = True,
    ) -> None:
        if not 1 <= processes <= count:
            raise BadActions(f"{count} places can be played by 1 to {count} processes, not {processes}")
        self.spec = spec
        self.count = count
        self._memory = SharedMemory(create=True, size=_layout(spec, count, observations)[1])
        self._workers: list[tuple[Any, socket.socket]] = []
        self._waits: list[Callable[[float], bool]] = []
        self._waited = 0.0
        awake = AWAKE if processes <= _cores() else 0.0
        try:
            self._look(observations)
            bounds = [count * number // processes for number in range(processes + 1)]
            whole = _Part(
                spec=spec,
                count=count,
                first=0,
                end=count,
                seed=seed,
                opponents=tuple(opponents),
                observations=observations,
            )
            own, *others = [replace(whole, first=first, end=end) for first, end in pairwise(bounds)]
            context = multiprocessing.get_context("spawn")
            for part in others:
                here, there = socket.socketpair()
                worker = context.Process(target=_work, args=(there, self._memory.name, part, awake), daemon=True)
                worker.start()
                there.close()
                self._workers.append((worker, here))
                self._waits.append(_waiting_for(here, awake))
            self._own = _PartPlayer(own, self._memory)
            self._wait()
        except BaseException:
            self.close()
            raise
        self._first_legal = first_legal(count)
        self._first_of_mask = np.arange(count) * self.mask.shape[1]

    def _look(self, observations: bool) -> None:
        arrays = _shared_arrays(self._memory, self.spec, self.count, observations)
        self._actions = arrays.pop("actions")
        self._cpu = arrays.pop("cpu")
        for name, array in arrays.items():
            array.flags.writeable = False
            setattr(self, name, array)

    obs: NDArray[np.int16]
    mask: NDArray[np.int8]
    legal: NDArray[np.int16]
    legal_count: NDArray[np.int16]
    seat: NDArray[np.int16]
    viewer: NDArray[np.int16]
    done: NDArray[np.bool_]
    reward: NDArray[np.float64]
    episode: NDArray[np.int64]
    final_score: NDArray[np.int16]

    def step(self, actions: Any) -> None:
        """One action for every game; all are checked before any process is told."""
        given = np.frombuffer(action_bytes(actions, self.count), "<i4")
        if not self._are_legal(given):
            legal = [self._are_legal(given, place) for place in range(self.count)]
            place = legal.index(False)
            raise BadActions(
                f"place {place}: action {given[place]} is not legal", place=place, action=int(given[place])
            )
        self._actions[:] = given
        for _, line in self._workers:
            with suppress(OSError):  # whoever has gone is missed below
                line.send(STEP)
        self._own.step()
        self._wait()

    def _are_legal(self, given: NDArray[np.int32], place: int | None = None) -> bool:
        """All of them, or that of one place."""
        at = slice(None) if place is None else slice(place, place + 1)
        actions = given[at]
        # Below zero is far above the last one.
        if actions.view("<u4").max() >= self.mask.shape[1]:
            return False
        return bool(self.mask.reshape(-1).take(actions + self._first_of_mask[at]).all())

    @property
    def cpu_seconds(self) -> float:
        """CPU time of this process and then of whoever everybody waits for, as if nobody had to be waited for longer:
        what this process did without playing and waiting, and what the busiest played."""
        return time.process_time() - self._waited - float(self._cpu[0]) + float(self._cpu.max())

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int16]:
        """A legal action for every game, all equally likely."""
        return random_legal(rng, self.legal.reshape(-1), self.legal_count, self._first_legal)

    def _wait(self) -> None:
        """Until all processes have done what they were told."""
        begun = time.process_time()
        for (_, line), waiting in zip(self._workers, self._waits, strict=True):
            said = b""
            with suppress(OSError):
                if waiting(PATIENCE):
                    said = line.recv(1)
            if said == FAILED:
                raise WorkerLost(_rest_of(line))
            if said != DONE:
                raise WorkerLost("a process of the batch has gone: begin anew")
        self._waited += time.process_time() - begun

    def close(self) -> None:
        """End the processes and give the memory back. The arrays must not be used any more."""
        for worker, line in self._workers:
            with suppress(OSError):
                line.send(STOP)
            worker.join(PATIENCE)
            line.close()
        self._workers = []
        self._waits = []
        for name in (*_layout(self.spec, self.count, True)[0], "_actions", "_cpu", "_own"):
            self.__dict__.pop(name, None)
        # Somebody may still hold one of the arrays: the memory goes with it. And it may be closed twice.
        with suppress(BufferError):
            self._memory.close()
        with suppress(FileNotFoundError):
            self._memory.unlink()

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _rest_of(line: socket.socket) -> str:
    return b"".join(iter(lambda: line.recv(1 << 12), b"")).decode()


def _waiting_for(line: socket.socket, awake: float) -> Callable[[float], bool]:
    """Waits for so many seconds until there is something to read; for the first `awake` seconds it does not sleep."""
    if not hasattr(select, "poll"):  # Windows
        return lambda seconds: bool(select.select([line], [], [], seconds)[0])
    ready = select.poll()
    ready.register(line.fileno(), select.POLLIN)

    def wait(seconds: float) -> bool:
        end = time.perf_counter() + awake
        while time.perf_counter() < end:
            if ready.poll(0):
                return True
        return bool(ready.poll(1000 * seconds))

    return wait


def _layout(spec: EnvSpec, count: int, observations: bool) -> tuple[dict[str, tuple[Any, tuple[int, ...], int]], int]:
    """Type, shape and place of every array in the shared memory, and its size."""
    columns = len(column_names(spec.game)) if observations else 1
    shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
        "reward": (np.float64, (count, spec.players)),
        "episode": (np.int64, (count,)),
        "cpu": (np.float64, (count,)),  # in the first place of each process
        "actions": (np.dtype("<i4"), (count,)),
        "obs": (np.int16, (count, columns)),
        "legal": (np.int16, (count, MOST_LEGAL)),
        "legal_count": (np.int16, (count,)),
        "seat": (np.int16, (count,)),
        "viewer": (np.int16, (count,)),
        "final_score": (np.int16, (count, spec.players)),
        "mask": (np.int8, (count, spec.title.action_count)),
        "done": (np.bool_, (count,)),
    }
    found = {}
    at = 0
    for name, (kind, shape) in shapes.items():
        found[name] = (kind, shape, at)
        at += int(np.prod(shape)) * np.dtype(kind).itemsize
    return found, at


def _shared_arrays(memory: SharedMemory, spec: EnvSpec, count: int, observations: bool) -> dict[str, Any]:
    layout, _ = _layout(spec, count, observations)
    return {name: np.ndarray(shape, kind, memory.buf, at) for name, (kind, shape, at) in layout.items()}


@dataclass(frozen=True)
class _Part:
    """The places from `first` up to `end` of so many: what one process plays."""

    spec: EnvSpec
    count: int
    first: int
    end: int
    seed: int
    opponents: tuple[str, ...]
    observations: bool


class _PartPlayer:
    """Plays the games of a part, and shows them in the shared memory."""

    def __init__(self, part: _Part, memory: SharedMemory) -> None:
        shared = _shared_arrays(memory, part.spec, part.count, part.observations)
        arrays = {name: array[part.first : part.end] for name, array in shared.items()}
        self._actions, self._cpu, self._legal = arrays.pop("actions"), arrays.pop("cpu"), arrays.pop("legal")
        if not part.observations:
            del arrays["obs"]
        size = part.end - part.first
        self._games = games = Arrays(
            part.spec, size, part.seed, part.opponents, observations=part.observations, first=part.first
        )
        self._shown = [(array, getattr(games, name)) for name, array in arrays.items()]
        self._show()

    def step(self) -> None:
        begun = time.process_time()
        self._games.batch.step(self._actions.tobytes())
        self._show()
        self._cpu[0] += time.process_time() - begun

    def _show(self) -> None:
        for array, own in self._shown:
            array[:] = own
        most = int(self._games.legal_count.max())
        self._legal[:, :most] = self._games.legal[:, :most]


def _work(line: socket.socket, name: str, part: _Part, awake: float) -> None:
    """What a process does: its own places, one byte for every step."""
    memory = SharedMemory(name)
    player = None
    waiting = _waiting_for(line, awake)
    try:
        player = _PartPlayer(part, memory)
        while True:
            line.send(DONE)
            while not waiting(PATIENCE):
                pass
            if line.recv(1) != STEP:  # to stop; nothing: whoever asks has gone
                return
            player.step()
    except (OSError, KeyboardInterrupt):
        return
    except BaumeisterError as error:
        line.sendall(FAILED + str(error).encode())
    finally:
        player = None
        memory.close()
