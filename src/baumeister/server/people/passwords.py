"""Passwords: argon2id, in its own threads, so that no move waits for a sign-in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError

from baumeister.server.errors import TooMany
from baumeister.server.people.errors import BadPassword, CommonPassword

LEAST_PASSWORD: Final = 8
#: Hashing a longer one would only cost time.
MOST_PASSWORD: Final = 256

#: OWASP's advice for argon2id (19 MiB, two passes): about 30 ms, and a hundred in the queue do not fill the memory.
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, type=Type.ID)
#: Compared with if nobody has the name, so that the answer takes as long as for a wrong password.
_NOBODY: Final = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

#: Passwords that this few guesses would find are refused: online, the limits allow a thousand a day.
_FEW_GUESSES: Final = 10**6
#: Of longer ones only the beginning is rated: rating takes quadratic time.
_MOST_WEIGHED: Final = 64

T = TypeVar("T")


class Passwords:
    """At most two are hashed at a time, and only a limited number wait: guesses must not cost us without limit."""

    def __init__(self, threads: int = 2, most_waiting: int = 64) -> None:
        self._threads = ThreadPoolExecutor(threads, "passwords")
        self._most_waiting = most_waiting
        self._waiting = 0

    async def hash(self, password: str, name: str) -> str:
        """A new password for the person of this name, as stored."""
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise BadPassword(
                f"a password has {LEAST_PASSWORD} to {MOST_PASSWORD} characters",
                least=LEAST_PASSWORD,
                most=MOST_PASSWORD,
            )
        if await self.run(lambda: is_common(password, name)):
            raise CommonPassword("this is guessed among the first")
        return await self.run(lambda: _HASHER.hash(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether the password matches the hash; just as slow if there is none."""
        return await self.run(lambda: _fits(hashed, password[: MOST_PASSWORD + 1]))

    async def run(self, work: Callable[[], T]) -> T:
        """Anything else that would hold up the loop for a few milliseconds."""
        if self._waiting >= self._most_waiting:
            raise TooMany(2)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def is_common(password: str, name: str) -> bool:
    """Would a million guesses with the usual lists and the name find it? Slow the first time, then a few milliseconds:
    not on the loop."""
    from zxcvbn import zxcvbn  # 15 MB of lists, needed only when somebody chooses a password

    return bool(zxcvbn(password[:_MOST_WEIGHED], [name, "baumeister", "caylus"])["guesses"] < _FEW_GUESSES)


def _fits(hashed: str | None, password: str) -> bool:
    try:
        _HASHER.verify(hashed or _NOBODY, password)
    except (VerificationError, InvalidHashError):
        return False
    return hashed is not None
