"""`baumeister backup` and `baumeister restore`: a whole site as one file, while games run."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from pathlib import Path

from baumeister.cli.desk import Desk
from baumeister.cli.serve import find_settings


def run_backup(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.backup import Manifest, back_up
    from baumeister.server.storage.database import open_database

    async def work(url: str, path: Path) -> Manifest:
        database = await open_database(url, migrate=False)
        try:
            return await back_up(database, path)
        finally:
            await database.close()

    settings = find_settings(arguments, os.environ, database=arguments.database)
    made = asyncio.run(work(settings.database, arguments.file))
    _tell(desk, "backup-done", arguments.file, made.tables["people"].rows, made.tables["tables"].rows)


def run_restore(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.backup import Manifest, restore
    from baumeister.server.storage.database import open_database

    async def work(url: str, path: Path) -> Manifest:
        # The database is empty, so nobody is at work on it who would have to be asked.
        database = await open_database(url, migrate=True)
        try:
            return await restore(database, path)
        finally:
            await database.close()

    settings = find_settings(arguments, os.environ, database=arguments.database)
    read = asyncio.run(work(settings.database, arguments.file))
    _tell(desk, "restore-done", arguments.file, read.tables["people"].rows, read.tables["tables"].rows)


def _tell(desk: Desk, identifier: str, path: Path, people: int, tables: int) -> None:
    desk.tell(identifier, file=str(path), people=people, tables=tables)
