"""What processes use, as Linux tells it in /proc."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
#: Databases and buses by the names of their processes.
SERVICES: Final = frozenset({"postgres", "postmaster", "redis-server", "valkey-server"})


def cpu_seconds(pids: Iterable[int]) -> float:
    """CPU time of these processes so far; of those that have ended: nothing."""
    total = 0
    for pid in pids:
        fields = _stat(pid)
        total += int(fields[11]) + int(fields[12]) if fields else 0
    return total / _TICKS


def memory_bytes(pids: Iterable[int]) -> int:
    """Resident memory, shared parts included."""
    total = 0
    for pid in pids:
        try:
            total += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE
        except OSError:
            continue
    return total


def service_pids() -> list[int]:
    """Processes of databases and buses on this machine."""
    found = []
    for path in Path("/proc").glob("[0-9]*/comm"):
        try:
            if path.read_text().strip() in SERVICES:
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def children(pid: int) -> list[int]:
    """Processes that this one has started and that are still there."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        fields = _stat(int(path.name))
        if fields and int(fields[1]) == pid:
            found.append(int(path.name))
    return found


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return []


@dataclass(frozen=True)
class Machine:
    """Seconds of CPU time of the whole machine since it started."""

    busy: float
    stolen: float  # taken by the host of a virtual machine

    @classmethod
    def now(cls) -> Machine:
        with Path("/proc/stat").open() as file:
            user, nice, system, _idle, _waiting, irq, soft_irq, steal, *_ = map(int, file.readline().split()[1:])
        return cls((user + nice + system + irq + soft_irq) / _TICKS, steal / _TICKS)
