"""What the host of a site does with people from the command line, on its database, while servers may be running."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass

from msgspec import Struct

from baumeister.hub import topics
from baumeister.hub.chat import cleaned
from baumeister.server.bus import PERSON_CHANGED, RunningBus, open_bus
from baumeister.server.errors import Conflict
from baumeister.server.people.errors import BadName, UnknownPerson
from baumeister.server.people.names import name_key, tidy_name
from baumeister.server.people.people import People
from baumeister.server.settings import Settings
from baumeister.server.storage import calendar
from baumeister.server.storage import people as store
from baumeister.server.storage.clock import now, written
from baumeister.server.storage.database import Database, open_database
from baumeister.server.storage.people import PersonRow


class SeveralPeople(Conflict):
    """ids: several guests have this name; name one by id."""

    code = "several-people"


class ReportShown(Struct, frozen=True):
    """A report as the host reads it, with today's names. A deleted person has none."""

    at: str
    about: str  # id
    about_name: str
    person: str  # id of who reported it
    person_name: str
    table: str | None
    text: str


@dataclass(frozen=True)
class Renamed:
    """`told`: running servers heard of it."""

    before: str
    after: str
    told: bool


class _BusTeller:
    """Tells running servers, as one of them would tell the others (`people.News`)."""

    def __init__(self, bus: RunningBus) -> None:
        self._bus = bus

    def person_changed(self, person: str) -> None:
        self._bus.tell(PERSON_CHANGED, person)

    def person_renamed(self, person: str) -> None:
        self.person_changed(person)
        self._bus.tell(topics.RENAMED, person)
        self._bus.tell(topics.LISTS)

    def tables_moved(self, codes: tuple[str, ...]) -> None:
        for code in codes:
            self._bus.tell(topics.TABLE, code)


async def rename(settings: Settings, who: str, name: str) -> Renamed:
    """Give somebody another name. `who`: an id, a registered name, or the name of a guest if only one has it."""
    async with _opened(settings) as database, contextlib.AsyncExitStack() as closing:
        bus = await open_bus(settings.redis, secrets.token_hex(8), lambda *_: None, lambda: None)
        closing.push_async_callback(bus.close)
        people = People(database, _BusTeller(bus), now, settings)
        closing.callback(people.close)
        person = await _find(database, who)
        await people.rename(person.id, name)
        return Renamed(person.name, (await people.find(person.id)).name, bool(settings.redis))


async def reports(settings: Settings) -> list[ReportShown]:
    """What people have reported about others, newest first."""
    async with _opened(settings) as database, database.read() as connection:
        return [
            ReportShown(
                at=written(row.at),
                about=row.about,
                about_name=row.about_name,
                person=row.person,
                person_name=row.person_name,
                table=row.code,
                text="\n".join(map(cleaned, row.text.splitlines())),
            )
            for row in await store.all_reports(connection)
        ]


async def trust_clock(settings: Settings) -> tuple[str, str]:
    """The host confirms that the clock is right. Returns up to when things had expired, and up to when they do now."""
    async with _opened(settings) as database:
        before, now = await calendar.trust_clock(database)
    return written(before), written(now)


@contextlib.asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[Database]:
    database = await open_database(settings.database, migrate=False)
    try:
        yield database
    finally:
        await database.close()


async def _find(database: Database, who: str) -> PersonRow:
    async with database.read() as connection:
        found = await store.find_person(connection, who)
        with contextlib.suppress(BadName):  # guests may have names that nobody can register
            found = found or await store.find_by_name_key(connection, name_key(tidy_name(who)))
        guests = [] if found else await store.guests_called(connection, who)
    if len(guests) > 1:
        ids = ", ".join(guest.id for guest in guests)
        raise SeveralPeople(f"several guests have this name: {ids}", ids=ids)
    if guests:
        return guests[0]
    if found is None or found.deleted:
        raise UnknownPerson("there is no such person")
    return found
