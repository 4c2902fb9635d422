"""Opens all parts of a site in order, connects them, and closes them in reverse order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections.abc import AsyncIterator
from typing import Final

from baumeister import __version__
from baumeister.engine.errors import BaumeisterError
from baumeister.hub.background import Background
from baumeister.hub.hub import Hub
from baumeister.hub.limits import Limits
from baumeister.hub.thinking import WorkerThinkers
from baumeister.server.analyses import Analyses
from baumeister.server.archive import Archive
from baumeister.server.bus import PERSON_CHANGED, RunningBus, Word, open_bus
from baumeister.server.daily import Daily
from baumeister.server.learning import Learning
from baumeister.server.lines import Lines
from baumeister.server.lobby import Lobby, TableLimits
from baumeister.server.metrics import Metrics
from baumeister.server.people.people import People
from baumeister.server.settings import Settings
from baumeister.server.site import Site
from baumeister.server.socket import Sockets
from baumeister.server.storage.calendar import Calendar
from baumeister.server.storage.clock import now
from baumeister.server.storage.database import open_database, read_url
from baumeister.server.storage.holding import hold
from baumeister.server.storage.shelf import SqlShelf
from baumeister.server.storage.writing import open_writer

log = logging.getLogger("baumeister.server")

#: Seconds that clients have to read that the server is going away.
LAST_WORDS: Final = 3.0


class Wire:
    """Passes news between parts, here and in other processes. It is created before the parts it talks to."""

    def __init__(self) -> None:
        self.site: Site | None = None
        background = Background(log, "telling other parts failed")
        self._spawn = background.spawn
        self.settled = background.settled

    # ---- from the bus

    def heard(self, topic: str, words: tuple[Word, ...]) -> None:
        if self.site is None:
            return
        if topic == PERSON_CHANGED:
            self._spawn(self._refresh(self.site, str(words[0])))
        elif not self.site.hub.hearing.at_once(topic, words):
            self._spawn(self.site.hub.hearing.heard(topic, words))

    def missed(self) -> None:
        """Messages may have been lost: look at everything again."""
        if self.site is not None:
            self._spawn(self.site.hub.hearing.restored())
            for person in self.site.sockets.people():
                self._spawn(self._refresh(self.site, person))

    # ---- from the lobby

    def table_changed(self, code: str) -> None:
        self._hub().sitting_changed(code)

    # ---- from people

    def person_changed(self, person: str) -> None:
        site = self._site()
        site.bus.tell(PERSON_CHANGED, person)
        self._spawn(self._refresh(site, person))

    def person_renamed(self, person: str) -> None:
        self.person_changed(person)
        self._hub().person_renamed(person)

    def tables_moved(self, codes: tuple[str, ...]) -> None:
        for code in codes:
            self._hub().sitting_changed(code)

    # ---- what follows

    async def _refresh(self, site: Site, person: str) -> None:
        """Close the sockets of devices that were signed out. The others go on with the new name and mutes."""
        if not site.sockets.of(person):
            return
        try:
            devices = await site.people.devices(person)
            site.sockets.keep_only(person, {device.id for device in devices})
            if devices:
                site.hub.person_changed(await site.people.at_socket(devices[0]))
        except BaumeisterError as error:  # the database is away; whoever comes back later is checked then
            log.warning("a person could not be read again", extra={"code": error.code})

    def _site(self) -> Site:
        assert self.site is not None, "nobody is here before the site is open"
        return self.site

    def _hub(self) -> Hub:
        return self._site().hub


@contextlib.asynccontextmanager
async def open_site(settings: Settings, limits: Limits | None = None) -> AsyncIterator[Site]:
    """All parts, open until the end of the block. A part that cannot start raises its own error."""
    process, wire = secrets.token_hex(8), Wire()
    async with contextlib.AsyncExitStack() as closing:
        address = read_url(settings.database)
        if address.kind == "sqlite":
            closing.enter_context(hold(address))
        database = await open_database(settings.database, migrate=settings.migrate)
        closing.push_async_callback(database.close)
        shelf = SqlShelf(database, process)
        closing.push_async_callback(shelf.close)
        if address.kind == "sqlite":  # nobody else has the file, so whoever had leases is dead
            await shelf.end_leases()
        writer = await open_writer(database, process)
        closing.push_async_callback(writer.close)
        bus = await open_bus(settings.redis, process, wire.heard, wire.missed)
        closing.push_async_callback(bus.close)
        thinkers = WorkerThinkers(settings.workers or os.cpu_count() or 1)
        closing.push_async_callback(thinkers.stop)
        analyses = Analyses()
        closing.push_async_callback(analyses.stop)
        hub = Hub(shelf, writer, bus, thinkers, __version__, process=process, limits=limits)
        calendar = Calendar(database)
        await calendar.open()
        people = People(database, wire, now, settings, calendar=calendar.now)
        closing.callback(people.close)
        site = Site(
            settings=settings,
            database=database,
            calendar=calendar,
            people=people,
            lines=Lines(settings),
            sockets=Sockets(settings),
            shelf=shelf,
            writer=writer,
            lobby=Lobby(database, wire, now, _limits_of(settings)),
            learning=Learning(database, wire, now),
            daily=Daily(database, wire, now, calendar.now),
            archive=Archive(shelf, now, analyses),
            hub=hub,
            bus=bus,
            metrics=Metrics(),
        )
        _measure(site, thinkers, bus)
        wire.site = site
        await hub.start()
        closing.push_async_callback(stop, site)
        closing.push_async_callback(wire.settled)
        yield site


def _limits_of(settings: Settings) -> TableLimits:
    return TableLimits(settings.open_tables_per_person, settings.running_tables_per_person)


async def stop(site: Site) -> None:
    """Take nothing new, keep what was accepted, and tell all sockets to come back. Harmless when repeated."""
    if site.is_stopping:
        return
    site.is_stopping = True
    await site.hub.stop()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LAST_WORDS):
            while len(site.sockets):
                await asyncio.sleep(0.02)


def _measure(site: Site, thinkers: WorkerThinkers, bus: RunningBus) -> None:
    metrics, hub, counters, figures = site.metrics, site.hub, site.writer.counters, thinkers.figures
    counters.listener = metrics.note_commit
    metrics.show("sockets", "Open sockets", lambda: len(site.sockets))
    metrics.show("connections", "Open connections of all kinds", lambda: len(site.lines))
    metrics.show("backlog_bytes", "Bytes that wait for who does not read", lambda: site.lines.waiting)
    metrics.count("lines_refused", "Connections turned away or cut off", lambda: dict(site.lines.refused), "reason")
    metrics.show("tables", "Tables in memory", lambda: hub.figures["tables"])
    metrics.show("bots_thinking", "Decisions that bots think about", lambda: thinkers.working)
    metrics.show("bots_waiting", "Decisions that wait for a bot", lambda: thinkers.waiting)
    metrics.show("bus_up", "1 if the other processes can be told", lambda: int(bus.is_up))
    metrics.count("moves", "Moves that were kept", lambda: hub.figures["moves"])
    metrics.count("refusals", "Requests over sockets that were refused", lambda: dict(hub.refusals), "code")
    metrics.count("numbers_taken", "Moves that another process was faster with", lambda: hub.figures["taken"])
    metrics.count("commits_failed", "Rows of the log that could not be written", lambda: counters.failed)
    metrics.count("thoughts", "Decisions of bots", lambda: dict(figures.jobs), "level")
    metrics.count("thinking_seconds", "Time bots have thought", lambda: dict(figures.seconds), "level")
    metrics.count("bot_faults", "Bots that failed or overran", lambda: dict(figures.faults), "code")
