"""Runs a server process, from opening its parts to the end."""

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

#: Seconds that the writer's thread waits at most for the interpreter.
SWITCH: Final = 0.001
#: Files to request from the system, files reserved for databases and workers, and the least number of connections.
MOST_FILES: Final = 65_536
OTHER_FILES: Final = 128
LEAST_LINES: Final = 64
#: Thresholds of the garbage collector. Sockets leave no reference cycles (listening.py), so the two young generations
#: find what little there is, and a full collection, which stops the loop, is put off. A collection of the second
#: generation looks at what has come since the last one, at most some 50,000 objects, in a few ms.
THRESHOLDS: Final = (5_000, 10, 10_000)


def serve(settings: Settings, when_listening: Callable[[str], None]) -> None:
    """Serve until SIGTERM or SIGINT. `when_listening` gets the address."""
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
    """How many connections we can have. Each is an open file to the system, which limits them, and the rest needs some
    too."""
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
    """Everything that exists now stays: move it out of the collector's sight for good."""
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
