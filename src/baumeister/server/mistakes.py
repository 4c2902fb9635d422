"""Mistakes of a judged game, put once more to whoever looks at it: the position as the seat saw it then, and what is
said to the choice made now. No web here.

Nothing is worked out here: it was when the game was judged (analysis/again.py).
"""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.analysis.forms import Retry
from baumeister.exercises.solving import answer_again
from baumeister.hub.protocol import SeatInfo
from baumeister.server.errors import NotFound, ServerError
from baumeister.server.posing import Answer, Posed, answer_of, asked_of, played_on
from baumeister.server.records import Replayed


class NoMistake(NotFound):
    """number: no mistake of this game that can be tried again has this number."""

    code = "no-mistake"


class NotJudgedYet(ServerError):
    """The game has to be judged first (`GET /api/records/{code}/analysis`)."""

    code = "not-judged-yet"
    status = 409


class PosedMistake(Posed, frozen=True, kw_only=True):
    """A mistake to try again: the `place`-th of `count` of its seat. `next`: the seat's next one; None: this is the
    last."""

    t: str
    number: int
    place: int
    count: int
    next: int | None


class MistakeAnswer(Answer, frozen=True, kw_only=True):
    """When the game was judged, something else was better by `size`, give or take `noise`."""

    size: float
    noise: float


def find_mistake(retries: Sequence[Retry], number: int) -> Retry:
    """Raises NoMistake."""
    for retry in retries:
        if retry.number == number:
            return retry
    raise NoMistake(f"there is no mistake number {number} to try again", number=number)


def pose_mistake(
    code: str, replayed: Replayed, seats: tuple[SeatInfo, ...], retries: Sequence[Retry], number: int
) -> PosedMistake:
    retry = find_mistake(retries, number)
    own = [one.number for one in retries if one.seat == retry.seat]
    place = own.index(number)
    return PosedMistake(
        t=code,
        number=number,
        place=place + 1,
        count=len(own),
        next=own[place + 1] if place + 1 < len(own) else None,
        seats=seats,
        **asked_of(replayed.state_before(number), replayed.record),
    )


def judge_mistake(replayed: Replayed, retries: Sequence[Retry], number: int, choice: str) -> MistakeAnswer:
    """Raises IllegalAction or UnknownAction for what is no choice."""
    retry = find_mistake(retries, number)
    found = answer_again(retry, replayed.state_before(number), choice)
    begun = [entry.action for entry in replayed.record.actions() if entry.number < number]
    return MistakeAnswer(
        measure=retry.measure,
        size=retry.size,
        noise=retry.noise,
        lines=played_on(replayed.record, begun, retry.lines, retry.seat),
        **answer_of(found),
    )
