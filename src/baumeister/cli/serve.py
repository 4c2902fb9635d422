"""`baumeister serve` and `baumeister migrate`."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from baumeister.cli.desk import Desk
from baumeister.cli.saves import state_folder
from baumeister.server.settings import Settings, read_settings


def run_serve(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.running import serve

    names = ("host", "port", "database", "redis", "workers")
    settings = find_settings(arguments, os.environ, **{name: getattr(arguments, name) for name in names})

    def tell(address: str) -> None:
        desk.tell("serve-listening", address=address)
        desk.console.file.flush()

    serve(settings, tell)
    desk.tell("serve-stopped")


def run_migrate(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.storage.database import migrate_database, read_url

    settings = find_settings(arguments, os.environ, database=arguments.database)
    asyncio.run(migrate_database(settings.database))
    desk.tell("migrate-done", database=read_url(settings.database).shown)


def find_settings(arguments: Namespace, environment: Mapping[str, str], **given: Any) -> Settings:
    """From the command line, the environment and a file; without a database, a file of the person's own."""
    named = arguments.config or environment.get("BAUMEISTER_CONFIG")
    settings = read_settings(Path(named) if named else None, environment, **given)
    if settings.database:
        return settings
    folder = state_folder(environment) or Path.cwd()
    return msgspec.structs.replace(settings, database=f"sqlite:{folder / 'server.sqlite'}")
