"""What all parts of the hub share: the ports, the tables in memory, the sockets, and background work."""

from __future__ import annotations

import hashlib
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from baumeister.engine.errors import BaumeisterError, IllegalAction
from baumeister.hub.background import Background
from baumeister.hub.limits import Limits
from baumeister.hub.live import Link, Live
from baumeister.hub.ports import Bus, Shelf, Thinkers, Writer
from baumeister.hub.protocol import Refused

if TYPE_CHECKING:
    from baumeister.hub.following import Following

log = logging.getLogger("baumeister.hub")


def in_logs(code: str) -> str:
    """How logs name a table of which only the code is known: the code is a link that invites, so it must not be logged.
    Elsewhere logs use the table's number in the store."""
    return hashlib.sha256(code.encode()).hexdigest()[:8]


@dataclass
class Counts:
    """What has happened since the start, for metrics."""

    moves: int = 0
    commits_read: int = 0
    taken: int = 0
    failed: int = 0
    bot_faults: int = 0


class Room:
    def __init__(
        self,
        shelf: Shelf,
        writer: Writer,
        bus: Bus,
        thinkers: Thinkers,
        limits: Limits,
        clock: Callable[[], float],
        process: str,
    ) -> None:
        self.shelf = shelf
        self.writer = writer
        self.bus = bus
        self.thinkers = thinkers
        self.limits = limits
        self.clock = clock
        #: Names this process on the bus.
        self.process = process
        self.tables: dict[str, Live] = {}
        self.links: set[Link] = set()
        self.figures = Counts()
        self.refused: Counter[str] = Counter()  # by code
        self.closing = False
        #: What follows when something has happened at a table; the hub sets it when it has all its parts.
        self.then: Following
        background = Background(log, "work of the hub failed")
        self.spawn = background.spawn
        self.settled = background.settled

    def refuse(
        self,
        link: Link,
        error: BaumeisterError,
        live: Live | None,
        move_id: str | None = None,
        code: str | None = None,
    ) -> None:
        """Say why a request was not carried out. Only code and parameters are sent: they are meant for the
        requester."""
        self.refused[error.refusal.code if isinstance(error, IllegalAction) else error.code] += 1
        number = None if live is None else live.number
        code = code if live is None else live.code
        if isinstance(error, IllegalAction):
            refusal = error.refusal
            link.send(Refused(refusal.code, code, move_id, refusal.params, refusal.rule, number))
        else:
            link.send(Refused(error.code, code, move_id, dict(error.params), n=number))
