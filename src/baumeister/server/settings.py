"""The server's settings: a TOML file, environment variables BAUMEISTER_..., and the command line. The last one wins.

`[server]` of the file has the names below; the variable of `sockets_per_person` is BAUMEISTER_SOCKETS_PER_PERSON.
Lists are separated by commas in variables.
"""

from __future__ import annotations

import tomllib
import types
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from baumeister.server.errors import ServerError

PREFIX: Final = "BAUMEISTER_"
#: Variables with the same prefix that belong to other parts of the program.
OTHERS: Final = frozenset({"BAUMEISTER_CONFIG", "BAUMEISTER_DEBUG", "BAUMEISTER_PURE", "BAUMEISTER_TEST_NOTES"})

Count: TypeAlias = Annotated[int, Meta(ge=1)]
Days: TypeAlias = Annotated[int, Meta(ge=1, le=36_500)]


class BadSettings(ServerError):
    """setting, problem: a setting that does not exist or does not fit."""

    code = "bad-settings"


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything a host can choose. The defaults serve a household without any set-up."""

    #: Where to listen.
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8303
    #: `sqlite:FILE` or `postgresql://...`; empty: a file in the person's data folder.
    database: str = ""
    #: `redis://...` when several processes serve the same PostgreSQL; empty: this process is alone.
    redis: str = ""
    #: Run the migrations at the start. None: yes for SQLite, no for PostgreSQL (`baumeister migrate`).
    migrate: bool | None = None
    #: Processes in which bots think; 0: one per core.
    workers: Annotated[int, Meta(ge=0, le=256)] = 0

    #: Names this server is reached by, without port ("example.org"). Empty: any while it listens on this machine only,
    #: otherwise IP addresses and local names.
    hosts: tuple[str, ...] = ()
    #: Pages of other origins that may use this server ("https://example.org"), besides its own.
    origins: tuple[str, ...] = ()
    #: The server is reached over https (through a proxy): cookies are sent over https only. None: as each request came.
    secure: bool | None = None
    #: How many proxies in front are trusted. They set X-Forwarded-For and -Proto, and nobody can bypass them.
    trusted_proxies: Annotated[int, Meta(ge=0, le=8)] = 0
    #: Bearer token for /metrics; empty: it answers this machine only.
    metrics_token: str = ""

    #: Requests from one address (IPv6: one /64): on average per minute, and at once. A whole school may have one
    #: address. The client's files do not count.
    requests_per_minute: Count = 3000
    requests_at_once: Count = 1000
    #: Guests that one address may make in an hour, and failed sign-ins per address and per name in a quarter of an
    #: hour.
    guests_per_hour: Count = 300
    failures_per_address: Count = 30
    failures_per_name: Count = 10
    #: Bytes in a request's body; uploads allow more.
    body_bytes: Count = 64 * 1024
    sockets_per_person: Count = 20
    sockets_per_address: Count = 500
    #: Connections of all kinds (a browser has up to seven), in total and per address. Behind a proxy the second limit
    #: is the proxy's job.
    connections_per_address: Count = 2000
    connections: Count = 20_000
    #: Bytes that may wait in total for slow readers.
    backlog_bytes: Count = 64 * 1024 * 1024
    #: Open and running tables that one person may have made.
    open_tables_per_person: Count = 20
    running_tables_per_person: Count = 200

    #: How long things are kept.
    guest_days: Days = 30
    sign_in_days: Days = 180
    address_days: Annotated[int, Meta(ge=1, le=14)] = 14
    abandoned_days: Days = 30
    open_live_hours: Count = 24
    open_slow_days: Days = 14

    #: Log: `json` lines, `plain`, or `auto`: plain at a terminal.
    log: Literal["auto", "json", "plain"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "info"


def read_settings(file: Path | None = None, environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """Settings from file, environment and given values (None: not given)."""
    values: dict[str, Any] = _from_file(file) if file else {}
    values |= _from_environment(environment or {})
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings)
    except msgspec.ValidationError as error:
        raise BadSettings(f"the settings do not fit: {error}", problem=str(error)) from None


def _from_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text("utf-8")).get("server", {})
    except OSError as error:
        raise BadSettings(f"{file}: {error.strerror}", problem=f"{file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file}: {error}", problem=f"{file}: {error}") from None
    if not isinstance(found, dict):
        raise BadSettings(f"{file}: [server] is a table", problem=f"{file}: [server]")
    return found


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    kinds = typing.get_type_hints(Settings)
    values: dict[str, Any] = {}
    for variable, word in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or variable in OTHERS:
            continue
        if name not in kinds:
            raise BadSettings(f"there is no setting {variable}", problem=variable)
        values[name] = _read(word, kinds[name], variable)
    return values


def _read(word: str, kind: Any, variable: str) -> Any:
    """A variable's text as the setting's type; commas separate lists."""
    if typing.get_origin(kind) is tuple:
        return [part.strip() for part in word.split(",") if part.strip()]
    if isinstance(kind, types.UnionType) and not word:
        return None
    try:
        return msgspec.convert(word, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"{variable}: {error}", problem=f"{variable}: {error}") from None
