"""`baumeister backup` and `baumeister restore`: a whole site in one file, while games run."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from baumeister.cli.desk import Desk
from baumeister.cli.serve import find_settings

if TYPE_CHECKING:
    from baumeister.server.backup import Manifest
    from baumeister.server.storage.database import Database


def run_backup(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.backup import back_up

    _carry_out(desk, arguments, back_up, "backup-done", migrate=False)


def run_restore(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.backup import restore

    # The database is empty, so nobody is using it.
    _carry_out(desk, arguments, restore, "restore-done", migrate=True)


def _carry_out(
    desk: Desk,
    arguments: Namespace,
    work: Callable[[Database, Path], Awaitable[Manifest]],
    done: str,
    *,
    migrate: bool,
) -> None:
    """Work with the database and the file, then say what is in the file."""
    from baumeister.server.storage.database import open_database

    async def run(url: str) -> Manifest:
        database = await open_database(url, migrate=migrate)
        try:
            return await work(database, arguments.file)
        finally:
            await database.close()

    settings = find_settings(arguments, os.environ, database=arguments.database)
    rows = asyncio.run(run(settings.database)).tables
    desk.tell(done, file=str(arguments.file), people=rows["people"].rows, tables=rows["tables"].rows)
