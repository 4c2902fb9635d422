"""How much one socket may ask for, and one person say."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    messages: float = 20  # a second
    burst: float = 60
    lines: float = 1  # of chat, a second, of one person over all sockets of a process
    lines_burst: float = 5
    tables: int = 64  # watched over one socket
    faults: float = 0.2  # bad messages, and ones that were too many, a second; then the socket is closed
    faults_burst: float = 20
    waiting: int = 16  # requests that wait at one table until a commit is through


class Bucket:
    """Tokens that come back with time; taking more than there are means waiting."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = now

    def left(self, now: float) -> float:
        """Tokens there are now."""
        return min(self._most, self._left + (now - self._at) * self._rate)

    def is_full(self, now: float) -> bool:
        return self.left(now) >= self._most

    def wait(self, now: float) -> float:
        """Seconds until there is a token."""
        return max(0.0, (1 - self.left(now)) / self._rate)

    def take(self, now: float) -> bool:
        left = self.left(now)
        self._at = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True

    def give_back(self, now: float) -> None:
        """Give a token back."""
        self._left = min(self._most, self.left(now) + 1)
        self._at = now
