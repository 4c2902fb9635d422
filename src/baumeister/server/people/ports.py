"""What somebody arrives with, and what `People` needs from the rest: a database, and somebody to tell."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.server.storage.people import SignInRow


@dataclass(frozen=True)
class Device:
    """Where somebody signs in from."""

    name: str
    address: str
    known: str = ""  # the cookie that says so


@dataclass(frozen=True)
class Arrival:
    """A new sign-in. Its cookies are given out once and stored nowhere; `known` is for accounts' devices."""

    cookie: str
    sign_in: SignInRow
    known: str = ""


class Transactions(Protocol):
    """A database as far as it matters here: `storage.database.Database`."""

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]: ...

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]: ...


class News(Protocol):
    """Is told what changed about people, in this process and in others."""

    def person_changed(self, person: str) -> None:
        """Mutes or devices: sockets of ended devices are closed."""

    def person_renamed(self, person: str) -> None:
        """Also what tables show about somebody: the name, whether it is a guest, and that it is gone."""

    def tables_moved(self, codes: tuple[str, ...]) -> None:
        """Seats of these tables belong to another person now, in the logs too: they have to be read again."""
