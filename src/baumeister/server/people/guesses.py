"""Password guesses: how many, and by whom. A guess is counted before it is compared, and uncounted if it was right: of
many at once no more than the limit are compared. Guesses from anywhere share a limit by name and one by address. A
device on which the account has signed in before has its own limit, so guesses elsewhere cannot lock its owner out. A
cookie marks a known device: a number, and a code for it that is made with the account's stored password. So there is
nothing to store and no secret to look after; it expires with the password, and grants nothing but that limit.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from baumeister.server.errors import TooMany
from baumeister.server.limits import AddressLimit, Limit
from baumeister.server.settings import Settings
from baumeister.server.storage.people import PersonRow

WINDOW: Final = 900  # seconds
_MOST_COOKIE: Final = 200


def new_device(person: str, hashed: str) -> str:
    """The cookie for a device on which this account has just given its password."""
    number = secrets.token_urlsafe(12)
    return f"{number}.{_code(number, person, hashed)}"


def device_number(cookie: str, person: PersonRow | None) -> str | None:
    """Which of this account's devices it is; None: none of them."""
    number, dot, code = cookie.partition(".")
    if person is None or person.password is None or not dot or len(cookie) > _MOST_COOKIE:
        return None
    expected = _code(number, person.id, person.password)
    return number if hmac.compare_digest(expected.encode(), code.encode("utf-8", "replace")) else None


def _code(number: str, person: str, hashed: str) -> str:
    words = f"known device {person} {number}".encode("utf-8", "replace")
    return hmac.new(hashed.encode(), words, hashlib.sha256).hexdigest()


class Guess:
    """A counted guess."""

    def __init__(self, *counted: tuple[Limit, str]) -> None:
        self._taken: list[tuple[Limit, str]] = []
        try:
            for limit, key in counted:
                limit.take(key)
                self._taken.append((limit, key))
        except TooMany:
            self.give_back()
            raise

    def give_back(self) -> None:
        """It was right, or was not compared at all."""
        for limit, key in self._taken:
            limit.give_back(key)
        self._taken.clear()


class Guesses:
    def __init__(self, settings: Settings) -> None:
        self._of_address = AddressLimit(settings.failures_per_address, WINDOW)
        self._of_name = Limit(settings.failures_per_name, WINDOW)
        self._of_device = Limit(settings.failures_per_name, WINDOW)
        self._of_person = Limit(settings.failures_per_name, WINDOW)

    def at_sign_in(self, key: str, person: PersonRow | None, address: str, cookie: str) -> Guess:
        """Count a guess at a name (by its key); raises `TooMany`."""
        device = device_number(cookie, person)
        if device is not None and person is not None:
            return Guess((self._of_device, f"{person.id} {device}"))
        return Guess((self._of_address, address), (self._of_name, key))

    def of_signed_in(self, person: str) -> Guess:
        """Somebody who is signed in gives the password once more: nobody else can guess here."""
        return Guess((self._of_person, person))

    def sweep(self) -> None:
        for limit in (self._of_address, self._of_name, self._of_device, self._of_person):
            limit.sweep()
