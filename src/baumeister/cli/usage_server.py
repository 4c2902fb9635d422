"""The arguments of the commands around the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from baumeister.cli.arguments import take_json
from baumeister.cli.parser import Parser


def serve(parser: Parser) -> None:
    parser.take("--host", "usage-serve-host", metavar="ADDRESS")
    parser.take_number("--port", "usage-serve-port", least=0)
    _database(parser)
    _redis(parser)
    parser.take_number("--workers", "usage-serve-workers")
    parser.take_flag("--open", "usage-serve-open")
    _config(parser)


def site(parser: Parser) -> None:
    """Which database, and nothing else."""
    _database(parser)
    _config(parser)


def backup(parser: Parser) -> None:
    parser.take_file("file", "usage-backup-file")
    site(parser)


def rename(parser: Parser) -> None:
    parser.take("who", "usage-rename-who", metavar="NAME")
    parser.take("name", "usage-rename-name", metavar="NEW-NAME")
    _redis(parser)
    site(parser)


def reports(parser: Parser) -> None:
    take_json(parser)
    site(parser)


def _database(parser: Parser) -> None:
    parser.take("--database", "usage-serve-database", metavar="URL")


def _redis(parser: Parser) -> None:
    parser.take("--redis", "usage-serve-redis", metavar="URL")


def _config(parser: Parser) -> None:
    parser.take("--config", "usage-serve-config", metavar="FILE")


SERVER_COMMANDS: Final[Mapping[str, Callable[[Parser], None]]] = {
    "serve": serve,
    "migrate": site,
    "backup": backup,
    "restore": backup,
    "rename": rename,
    "reports": reports,
    "trust-clock": site,
}
