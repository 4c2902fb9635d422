"""What has to be done once in a while. Every process does all of it; each step is harmless when repeated."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Final

from baumeister.engine.errors import BaumeisterError
from baumeister.server.people.people import DAY
from baumeister.server.site import Site
from baumeister.server.storage import sittings
from baumeister.server.storage.clock import now

log = logging.getLogger("baumeister.chores")

#: How often, s; each time a little later or earlier, so that processes started together drift apart.
EVERY: Final = 10 * 60.0
HOUR: Final = 60 * 60 * 1000
#: With fewer sockets than this nobody notices a collection of all garbage, which else hardly ever happens (running.py).
CALM: Final = 100
#: Tables marked abandoned per round.
MOST: Final = 100


async def do_chores_for_ever(site: Site, sweeps: Callable[[], None], every: float = EVERY) -> None:
    """Until cancelled."""
    while True:
        await asyncio.sleep(every * random.uniform(0.8, 1.2))
        sweeps()
        await do_chores(site)
        if len(site.sockets) < CALM:
            gc.collect()


async def do_chores(site: Site) -> None:
    """All of them, once. One that fails (the database is away) is done next time."""
    chores: tuple[Callable[[Site], Awaitable[dict[str, int]]], ...] = (_people, _open_tables, _abandoned)
    for chore in chores:
        try:
            done = {name: count for name, count in (await chore(site)).items() if count}
        except BaumeisterError as error:
            log.warning("a chore has to wait", extra={"code": error.code})
            continue
        if done:
            log.info("chores done", extra=done)


async def _people(site: Site) -> dict[str, int]:
    return await site.people.expire()


async def _open_tables(site: Site) -> dict[str, int]:
    keep, at = site.settings, now()
    live, slow = at - keep.open_live_hours * HOUR, at - keep.open_slow_days * DAY
    return {"stale-tables": await site.lobby.remove_stale(live, slow)}


async def _abandoned(site: Site) -> dict[str, int]:
    """A running table where no person was for a month is ended, without counting for anybody."""
    async with site.database.read() as connection:
        codes = await sittings.abandoned(connection, now() - site.settings.abandoned_days * DAY, MOST)
    for code in codes:
        await site.hub.abandon(code)
    return {"abandoned-tables": len(codes)}
