"""Running a server process, from opening its parts to its last word."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import Callable
from typing import Final

from baumeister import __version__
from baumeister.server.app import make_app
from baumeister.server.chores import do_chores_for_ever
from baumeister.server.composing import open_site, stop
from baumeister.server.listening import Server, address_in_words, bind, make_config
from baumeister.server.logs import set_up_logs
from baumeister.server.pages import find_client
from baumeister.server.settings import Settings

log = logging.getLogger("baumeister.server")

#: The writer's thread waits at most this long for the interpreter, s.
SWITCH: Final = 0.001
#: Files to ask the system for, those kept for databases and workers, and connections there always are.
MOST_FILES: Final = 65_536
OTHER_FILES: Final = 128
LEAST_LINES: Final = 64
#: Of the garbage collector. Sockets leave no circles (listening.py), so the two young generations find what little
#: there is, and a collection of everything, which stops the loop, is left to a moment that is far away. A collection of
#: the second looks at all that has come since the last one, some 50,000 things at most, which takes a few ms.
THRESHOLDS: Final = (5_000, 10, 10_000)


def serve(settings: Settings, when_listening: Callable[[str], None]) -> None:
    """Until SIGTERM or SIGINT. `when_listening` is told the address."""
    set_up_logs(settings)
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(run(settings, when_listening))


async def run(settings: Settings, when_listening: Callable[[str], None]) -> None:
    with contextlib.closing(bind(settings.host, settings.port)) as listener:
        async with open_site(settings) as site:
            site.lines.most = min(site.lines.most, lines_there_are_files_for())
            shield = make_app(site, find_client())

            def sweep() -> None:
                shield.sweep()
                site.people.sweep()

            def listening() -> None:
                spare_the_collector()
                address = address_in_words(listener)
                log.info("listening", extra={"address": address, "version": __version__})
                when_listening(address)

            chores = asyncio.create_task(do_chores_for_ever(site, sweep))
            server = Server(make_config(shield, site.lines), lambda: stop(site), listening)
            try:
                await server.serve([listener])
            finally:
                chores.cancel()
    log.info("stopped")


def lines_there_are_files_for() -> int:
    """A connection is a file to the system. As many as it lets us have, but for those that all the rest needs."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return sys.maxsize
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    with contextlib.suppress(ValueError, OSError):  # else as it is
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return max(resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OTHER_FILES, LEAST_LINES)


def spare_the_collector() -> None:
    """What is there now stays: it is set aside once, and never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # Windows
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
