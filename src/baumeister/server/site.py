"""Everything that a running server consists of. `composing.py` puts it together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from baumeister.hub.hub import Hub
    from baumeister.server.archive import Archive
    from baumeister.server.bus import RunningBus
    from baumeister.server.daily import Daily
    from baumeister.server.learning import Learning
    from baumeister.server.lines import Lines
    from baumeister.server.lobby import Lobby
    from baumeister.server.metrics import Metrics
    from baumeister.server.people.people import People
    from baumeister.server.settings import Settings
    from baumeister.server.socket import Sockets
    from baumeister.server.storage.calendar import Calendar
    from baumeister.server.storage.database import Database
    from baumeister.server.storage.shelf import SqlShelf
    from baumeister.server.storage.writing import LogWriter


@dataclass
class Site:
    """A handler gets it as `site: Parts`, and the person as `who: Who` (http/people.py)."""

    settings: Settings
    database: Database
    calendar: Calendar
    people: People
    lines: Lines
    sockets: Sockets
    shelf: SqlShelf
    writer: LogWriter
    lobby: Lobby
    learning: Learning
    daily: Daily
    archive: Archive
    hub: Hub
    bus: RunningBus
    metrics: Metrics
    is_stopping: bool = False
