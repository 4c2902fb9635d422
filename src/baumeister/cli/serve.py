"""`baumeister serve` and `baumeister migrate`."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import urllib.request
import webbrowser
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from baumeister.cli.desk import Desk
from baumeister.cli.saves import state_folder
from baumeister.server.settings import Settings, read_settings

#: Where none of these is set there is no screen; then only the address is printed.
SCREENS: Final = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")


def run_serve(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.addresses import is_loopback
    from baumeister.server.listening import CannotListen
    from baumeister.server.running import serve

    names = ("host", "port", "database", "redis", "workers")
    settings = find_settings(arguments, os.environ, **{name: getattr(arguments, name) for name in names})

    def tell(address: str) -> None:
        desk.tell("serve-listening", address=address)
        if not settings.hosts and not is_loopback(settings.host):
            desk.tell("serve-local-names")
        desk.console.file.flush()
        if arguments.open:
            open_browser(address)

    try:
        serve(settings, tell)
    except CannotListen:
        running = f"http://{settings.host}:{settings.port}"
        if not (arguments.open and is_baumeister(running)):
            raise
        desk.tell("serve-already", address=running)
        open_browser(running, wait=True)
        return
    desk.tell("serve-stopped")


def open_browser(address: str, wait: bool = False) -> None:
    """In the person's own browser, where there is a screen to show it on. The address has been printed anyway."""
    if sys.platform in ("darwin", "win32") or any(name in os.environ for name in SCREENS):
        # Some browser commands only return when the browser is closed.
        opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
        opening.start()
        if wait:
            opening.join(timeout=5)


def is_baumeister(address: str) -> bool:
    """Does a server of ours answer there?"""
    try:
        with urllib.request.urlopen(f"{address}/api/games", timeout=5) as answer:
            return "levels" in msgspec.json.decode(answer.read(), type=dict[str, Any])
    except (OSError, ValueError, msgspec.DecodeError):
        return False


def run_migrate(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.storage.database import migrate_database, read_url

    settings = find_settings(arguments, os.environ, database=arguments.database)
    asyncio.run(migrate_database(settings.database))
    desk.tell("migrate-done", database=read_url(settings.database).shown)


def find_settings(arguments: Namespace, environment: Mapping[str, str], **given: Any) -> Settings:
    """From the command line, the environment and a file; without a database, one in the person's own folder."""
    named = arguments.config or environment.get("BAUMEISTER_CONFIG")
    settings = read_settings(Path(named) if named else None, environment, **given)
    if settings.database:
        return settings
    folder = state_folder(environment) or Path.cwd()
    return msgspec.structs.replace(settings, database=f"sqlite:{folder / 'server.sqlite'}")
