"""Logs on stderr: JSON lines for machines, plain ones at a terminal.

Nothing secret is logged, because nothing secret is handed to a logger: no bodies, cookies, tokens, passwords, seeds or
addresses of people. uvicorn's own lines contain addresses, so only its warnings and errors are let through.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import Any, Final, TextIO

from baumeister.server.settings import Settings
from baumeister.server.storage.clock import written

#: What every record has; everything else came from `extra` and is logged too.
_USUAL: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
#: Loggers that say too much, or log addresses.
_QUIET: Final = ("uvicorn", "uvicorn.error", "websockets", "asyncio", "aiosqlite", "sqlalchemy", "alembic", "litestar")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": written(int(record.created * 1000)),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = written(int(record.created * 1000))
        more = "".join(f" {name}={value}" for name, value in extras(record).items())
        trace = "\n" + self.formatException(record.exc_info) if record.exc_info else ""
        return f"{at} {record.levelname.lower()} {record.name}: {record.getMessage()}{more}{trace}"


def extras(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in record.__dict__.items() if name not in _USUAL}


def set_up_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """For a process that is nothing but the server."""
    stream = sys.stderr if stream is None else stream
    plain = settings.log == "plain" or (settings.log == "auto" and stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Plain() if plain else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(settings.log_level.upper())
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
