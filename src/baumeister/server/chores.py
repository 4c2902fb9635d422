"""Periodic chores. Every process does all of them; each is harmless when repeated."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

from baumeister.engine.errors import BaumeisterError
from baumeister.server.people.people import DAY
from baumeister.server.site import Site
from baumeister.server.storage import sittings

log = logging.getLogger("baumeister.chores")

#: Does something, and returns what and how much.
Chore: TypeAlias = Callable[[Site], Awaitable[dict[str, int]]]

#: Seconds between two rounds, with some jitter so that processes started together drift apart.
EVERY: Final = 10 * 60.0
HOUR: Final = 60 * 60 * 1000
#: With fewer sockets than this nobody notices a full garbage collection, which otherwise hardly ever runs (running.py).
CALM: Final = 100
#: Tables marked abandoned per round.
MOST: Final = 100


async def do_chores_for_ever(site: Site, sweeps: Callable[[], None], every: float = EVERY) -> None:
    """Until cancelled."""
    # A server that runs for one evening forgets addresses too. Tables wait: after a long break their people need time
    # to come back.
    await do_chores(site, (_people,))
    while True:
        await asyncio.sleep(every * random.uniform(0.8, 1.2))
        sweeps()
        await do_chores(site)
        if len(site.sockets) < CALM:
            gc.collect()


async def do_chores(site: Site, chores: Sequence[Chore] | None = None) -> None:
    """These (all), once. One that fails (the database is away) is done next time."""
    for chore in chores or (_calendar, _people, _open_tables, _abandoned, _lessons):
        try:
            done = {name: count for name, count in (await chore(site)).items() if count}
        except BaumeisterError as error:
            log.warning("a chore has to wait", extra={"code": error.code})
            continue
        except Exception:  # the next time comes, whatever it was
            log.exception("a chore failed")
            continue
        if done:
            log.info("chores done", extra=done)


async def _calendar(site: Site) -> dict[str, int]:
    await site.calendar.note()
    return {}


async def _people(site: Site) -> dict[str, int]:
    return await site.people.expire()


async def _open_tables(site: Site) -> dict[str, int]:
    keep, at = site.settings, site.calendar.now()
    live, slow = at - keep.open_live_hours * HOUR, at - keep.open_slow_days * DAY
    return {"stale-tables": await site.lobby.remove_stale(live, slow)}


async def _abandoned(site: Site) -> dict[str, int]:
    """End running tables where nobody has been for a month. They count for nobody."""
    async with site.database.read() as connection:
        codes = await sittings.abandoned(connection, site.calendar.now() - site.settings.abandoned_days * DAY, MOST)
    done = 0
    for code in codes:
        try:
            await site.hub.abandon(code)
            done += 1
        except BaumeisterError as error:  # one that cannot be read is no reason to keep the others
            log.warning("a table could not be abandoned", extra={"code": error.code})
    return {"abandoned-tables": done}


async def _lessons(site: Site) -> dict[str, int]:
    """A lesson to which nobody has come back for a month is gone; what was solved stays."""
    before = site.calendar.now() - site.settings.abandoned_days * DAY
    return {"forgotten-lessons": await site.learning.remove_forgotten(before)}
