"""`baumeister rename`, `reports` and `trust-clock`: what the host does, while servers run."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import Namespace

import msgspec
from rich.text import Text as Words

from baumeister.cli.desk import Desk
from baumeister.cli.serve import find_settings


def run_rename(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.hosting import rename

    settings = find_settings(arguments, os.environ, database=arguments.database, redis=arguments.redis)
    done = asyncio.run(rename(settings, arguments.who, arguments.name))
    desk.tell("rename-done", before=done.before, after=done.after)
    desk.tell("rename-told" if done.told else "rename-later")


def run_reports(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.hosting import reports

    settings = find_settings(arguments, os.environ, database=arguments.database)
    found = asyncio.run(reports(settings))
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found)).decode() + "\n")
        return
    if not found:
        desk.tell("reports-none")
    for report in found:
        about, by = (f"{report.about_name} ({report.about})", f"{report.person_name} ({report.person})")
        desk.tell("reports-line", at=report.at, about=about, by=by, table=report.table or "-", style="bold")
        desk.indent(Words(report.text))


def run_trust_clock(desk: Desk, arguments: Namespace) -> None:
    from baumeister.server.hosting import trust_clock

    before, now = asyncio.run(trust_clock(find_settings(arguments, os.environ, database=arguments.database)))
    desk.tell("trust-clock-done", before=before, now=now)
