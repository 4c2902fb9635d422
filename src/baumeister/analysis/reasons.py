"""Why one choice is better than another, in words: the parts of the judge's sum in which they differ most.

The judge looks at the position right after each choice, on several deals of what the seat cannot know; it says nothing
the seat could not work out for itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Final, TypeAlias

from baumeister.engine.judge import Judge
from baumeister.engine.state import State
from baumeister.engine.wire import Message, Text

#: How many parts are named, and how many points one must differ by at least.
MOST_NAMED: Final = 3
LEAST_NAMED: Final = 0.3
#: The same for what differs some moves later, which is a mean of several games.
LEAST_SAID: Final = 0.5

Parts: TypeAlias = Mapping[str, float]


def parts_after(judge: Judge, deals: Sequence[State], seat: int, actions: Iterable[int]) -> dict[int, Parts]:
    """What a seat has and may expect after each of these actions, by parts: the mean of the deals."""
    found: dict[int, Parts] = {}
    for action in actions:
        judged = []
        for deal in deals:
            after = deal.clone()
            after.step(action)
            judged.append(judge.reasons(after, seat))
        found[action] = {part: fmean(one[part] for one in judged) for part in judged[0]}
    return found


def why(game: str, one: Parts, other: Parts) -> tuple[Message, ...]:
    """The main reasons for and against one choice, compared with the other; reasons for it first."""
    gaps = {part: points - other[part] for part, points in one.items()}
    largest = sorted((part for part in gaps if abs(gaps[part]) >= LEAST_NAMED), key=lambda part: -abs(gaps[part]))
    named = sorted(largest[:MOST_NAMED], key=lambda part: gaps[part] < 0)
    return tuple(_in_words(game, part, gaps[part]) for part in named)


def _in_words(game: str, part: str, points: float) -> Message:
    amount = Message(f"{game}-judged-amount", {"count": round(abs(points))})
    more = "reason-more" if points > 0 else "reason-less"
    return Message(more, {"amount": (amount,), "part": Text(f"{game}-judged-{part}")})
