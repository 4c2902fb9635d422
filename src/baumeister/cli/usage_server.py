"""The arguments of the commands around the server: serve, migrate, backup, restore, rename, reports,
trust-clock."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from baumeister.cli.arguments import add_json, make_command, say, whole
from baumeister.cli.parser import Parser
from baumeister.texts.catalogue import Texts


def add_serve(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "serve")
    parser.add_argument("--host", metavar="ADDRESS", help=say(texts, "usage-serve-host"))
    parser.add_argument("--port", type=whole(texts, 0), metavar="N", help=say(texts, "usage-serve-port"))
    _database(parser, texts)
    parser.add_argument("--redis", metavar="URL", help=say(texts, "usage-serve-redis"))
    parser.add_argument("--workers", type=whole(texts, 1), metavar="N", help=say(texts, "usage-serve-workers"))
    parser.add_argument("--open", action="store_true", help=say(texts, "usage-serve-open"))
    _config(parser, texts)


def add_migrate(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "migrate")
    _database(parser, texts)
    _config(parser, texts)


def add_backup(commands: Any, texts: Texts) -> None:
    _backup_file(make_command(commands, texts, "backup"), texts)


def add_restore(commands: Any, texts: Texts) -> None:
    _backup_file(make_command(commands, texts, "restore"), texts)


def _backup_file(parser: Parser, texts: Texts) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say(texts, "usage-backup-file"))
    _database(parser, texts)
    _config(parser, texts)


def add_rename(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "rename")
    parser.add_argument("who", metavar="NAME", help=say(texts, "usage-rename-who"))
    parser.add_argument("name", metavar="NEW-NAME", help=say(texts, "usage-rename-name"))
    parser.add_argument("--redis", metavar="URL", help=say(texts, "usage-serve-redis"))
    _database(parser, texts)
    _config(parser, texts)


def add_reports(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "reports")
    add_json(parser, texts)
    _database(parser, texts)
    _config(parser, texts)


def add_trust_clock(commands: Any, texts: Texts) -> None:
    parser = make_command(commands, texts, "trust-clock")
    _database(parser, texts)
    _config(parser, texts)


def _database(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--database", metavar="URL", help=say(texts, "usage-serve-database"))


def _config(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--config", metavar="FILE", help=say(texts, "usage-serve-config"))
