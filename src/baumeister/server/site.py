"""Everything a running server consists of, for whoever needs a part of it. `composing.py` puts it together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from baumeister.hub.hub import Hub
    from baumeister.hub.ports import Bus, Shelf
    from baumeister.server.lobby import Lobby
    from baumeister.server.metrics import Metrics
    from baumeister.server.people.people import People
    from baumeister.server.settings import Settings
    from baumeister.server.socket import Sockets
    from baumeister.server.storage.database import Database


@dataclass
class Site:
    """A handler gets it by `site: Parts`, and who is asking by `who: Who` (http/people.py)."""

    settings: Settings
    database: Database
    people: People
    sockets: Sockets
    shelf: Shelf
    lobby: Lobby
    hub: Hub
    bus: Bus
    metrics: Metrics
