"""A fair queue: everybody in turn, however many requests each has."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """One request of each person, then the next of each. A newcomer waits for one request of each of the others, not
    for all of them. A person's own requests keep their order."""

    def __init__(self) -> None:
        self._wishes: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._wishes.values()))

    def add(self, person: str, wish: T) -> None:
        self._wishes.setdefault(person, deque()).append(wish)

    def take(self, possible: Callable[[T], bool]) -> T | None:
        """The next request that can be served now; its person then goes to the end of the queue."""
        for person, own in self._wishes.items():
            for wish in own:
                if possible(wish):
                    own.remove(wish)
                    self._stand_behind(person)
                    return wish
        return None

    def drop(self, unwanted: Callable[[T], bool]) -> list[T]:
        """Remove all that nobody needs any more."""
        gone = [wish for own in self._wishes.values() for wish in own if unwanted(wish)]
        for person, own in tuple(self._wishes.items()):
            self._wishes[person] = deque(wish for wish in own if not unwanted(wish))
            if not self._wishes[person]:
                del self._wishes[person]
        return gone

    def clear(self) -> None:
        self._wishes.clear()

    def _stand_behind(self, person: str) -> None:
        if self._wishes[person]:
            self._wishes.move_to_end(person)
        else:
            del self._wishes[person]
