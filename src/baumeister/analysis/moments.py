"""The decisions of a game that mattered: mistakes, strong choices, turning points.

A decision is listed only if what it changed is well above the noise; with about a hundred decisions in a game a single
95 % interval would be wrong several times. A player far behind has hardly any chance left to lose, so choices are
measured by points as well: by what the judge expects a little later, which has less noise than a chance of winning.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from baumeister.analysis.eyes import Eyes, Ranked
from baumeister.analysis.forms import Chances, KeyMoment, Kind, Measure
from baumeister.analysis.judging import Compared, Effort, Estimate, difference
from baumeister.engine.chance import Rng
from baumeister.engine.state import State
from baumeister.engine.wire import Message

#: What is listed is this many times larger than its noise, and at least this large.
CLEARLY: Final = 2.0
LEAST: Final[Mapping[Kind, float]] = {"mistake": 0.04, "strong": 0.08, "turn": 0.10}
LEAST_POINTS: Final[Mapping[Kind, float]] = {"mistake": 1.0, "strong": 2.0}
#: Chances that moved this far over a whole round are a turning point, though no single decision made it.
LEAST_OF_A_ROUND: Final = 0.20
#: At most this many mistakes and strong choices of each seat, and turning points of all; the largest first.
MOST_OF_A_SEAT: Final = 4
MOST_TURNS: Final = 6
#: Where the search itself sees a smaller gap than this, or the judge one of fewer points, two choices are not compared.
SUSPICION: Final = 0.02
SUSPICION_POINTS: Final = 0.7
#: In this order: what changes the chance of winning is not measured in points.
MEASURES: Final[tuple[Measure, ...]] = ("chance", "points")
#: How far apart the seeds of neighbouring decisions are.
_STRIDE: Final = 1 << 10


@dataclass
class PastDecision:
    """One decision of the game, with the position it was made in."""

    number: int
    seat: int
    action: int
    before: State
    after: State

    @property
    def seed(self) -> int:
        return self.number * _STRIDE

    @property
    def is_forced(self) -> bool:
        return len(self.before.legal()) == 1


@dataclass(frozen=True)
class _Doubt:
    """Two choices that should be compared: was the chosen one worse than the other, or much better?"""

    kind: Kind
    other: int


# ---- mistakes and strong choices


def choice_moment(eyes: Eyes, decision: PastDecision, last: Chances, now: Estimate, effort: Effort) -> KeyMoment | None:
    """A mistake or a strong choice, if it was one: by the chance of winning, else by points."""
    if decision.is_forced:
        return None
    imagined = decision.before.determinize(decision.seat, decision.seed)
    ranked = eyes.search(imagined, effort.iterations, 0.0, Rng(decision.seed))
    obvious = eyes.first_sight(imagined, Rng(decision.seed))
    for measure in MEASURES:
        by_points = measure == "points"
        doubt = (
            _doubt_by_points(eyes, decision, ranked, obvious)
            if by_points
            else _doubt_by_chances(decision, ranked, obvious)
        )
        if doubt is None:
            continue
        better, worse = (doubt.other, decision.action) if doubt.kind == "mistake" else (decision.action, doubt.other)
        enough = effort.for_points if by_points else effort
        found = difference(eyes, decision.before, better, worse, enough, decision.seed)
        if _counts(found, decision.seat, doubt.kind, measure):
            return _moment(decision, last, now, doubt, found, measure)
    return None


def _doubt_by_chances(decision: PastDecision, ranked: Sequence[Ranked], obvious: int) -> _Doubt | None:
    """What the search likes better, or the next best to a choice that was not obvious."""
    best = ranked[0]
    if best.action != decision.action:
        chosen = next(one for one in ranked if one.action == decision.action)
        return _Doubt("mistake", best.action) if best.chance - chosen.chance >= SUSPICION else None
    if obvious == decision.action:
        return None  # anybody would have done it
    # The next best by its value: the search visits others too rarely to go by visits.
    other = max((one for one in ranked if one.action != best.action), key=lambda one: one.chance)
    return _Doubt("strong", other.action) if best.chance - other.chance >= LEAST["strong"] else None


def _doubt_by_points(eyes: Eyes, decision: PastDecision, ranked: Sequence[Ranked], obvious: int) -> _Doubt | None:
    """What looks richer at a glance than the chosen one, unless that is what the search would have done as well."""
    if ranked[0].action == decision.action:
        return None if obvious == decision.action else _Doubt("strong", obvious)
    points = {}
    for action in decision.before.legal():
        after = decision.before.determinize(decision.seat, decision.seed)
        after.step(action)
        points[action] = eyes.points(after)[decision.seat]
    richest = max(points, key=lambda action: points[action])
    return _Doubt("mistake", richest) if points[richest] - points[decision.action] >= SUSPICION_POINTS else None


def _counts(found: Compared, seat: int, kind: Kind, measure: Measure) -> bool:
    """Is it large enough, and clearly above its noise? Points at the cost of the chance to win do not count."""
    if measure == "chance":
        return _is_clear(found.chances, seat, LEAST[kind])
    return found.chances.values[seat] >= 0 and _is_clear(found.points, seat, LEAST_POINTS[kind])


def _is_clear(found: Estimate, seat: int, least: float) -> bool:
    return found.values[seat] >= max(least, CLEARLY * found.noise[seat])


def _moment(
    decision: PastDecision, last: Chances, now: Estimate, doubt: _Doubt, found: Compared, measure: Measure
) -> KeyMoment:
    seat = decision.seat
    return KeyMoment(
        number=decision.number,
        seat=seat,
        kind=doubt.kind,
        round=int(decision.before.round),
        phase=phase_of(decision.before),
        chosen=_words(decision, decision.action),
        other=_words(decision, doubt.other),
        about=seat,
        before=last.chances[seat],
        after=now.values[seat],
        size=found.chances.values[seat],
        noise=found.chances.noise[seat],
        measure=measure,
        points=found.points.values[seat],
        points_noise=found.points.noise[seat],
    )


# ---- turning points


def turn(decision: PastDecision, last: Chances, now: Estimate) -> KeyMoment | None:
    """Chances moved because of what turned up or what others can do now."""
    return _turn(decision, last, now, LEAST["turn"])


def round_turns(
    course: Sequence[Chances], decisions: Sequence[PastDecision], listed: Iterable[KeyMoment]
) -> list[KeyMoment]:
    """Rounds over which chances moved far, bit by bit, placed at the last decision of the round, for the player they
    moved most for. Rounds where something of that player is listed anyway are left out."""
    told = {(moment.round, moment.about) for moment in listed}
    found = []
    first = 0
    for at, decision in enumerate(decisions):
        ends = at + 1 == len(decisions) or decisions[at + 1].before.round != decision.before.round
        if not ends:
            continue
        # The end itself is not a turning point: by then the game was decided, or the decision was listed.
        last_at = at if decision.after.is_over else at + 1
        now = Estimate(course[last_at].chances, course[last_at].noise)
        moment = _turn(decisions[max(first, last_at - 1)], course[first], now, LEAST_OF_A_ROUND, whole_round=True)
        if moment is not None and (moment.round, moment.about) not in told:
            found.append(moment)
        first = at + 1
    return found


def _turn(
    decision: PastDecision, last: Chances, now: Estimate, least: float, *, whole_round: bool = False
) -> KeyMoment | None:
    moved = [after - before for after, before in zip(now.values, last.chances, strict=True)]
    about = max(range(len(moved)), key=lambda seat: abs(moved[seat]))
    noise = math.hypot(now.noise[about], last.noise[about])
    size = abs(moved[about])
    if size < max(least, CLEARLY * noise):
        return None
    return KeyMoment(
        number=decision.number,
        seat=decision.seat,
        kind="turn",
        round=int(decision.before.round),
        phase=phase_of(decision.before),
        chosen=_words(decision, decision.action),
        other=None,
        about=about,
        before=last.chances[about],
        after=now.values[about],
        size=size,
        noise=noise,
        whole_round=whole_round,
    )


# ---- what is listed


def weight(moment: KeyMoment) -> float:
    """How much a moment matters, as a multiple of the least that is listed of its kind."""
    if moment.measure == "points":
        return moment.points / LEAST_POINTS[moment.kind]
    return moment.size / LEAST[moment.kind]


def largest(moments: Iterable[KeyMoment]) -> tuple[KeyMoment, ...]:
    """The largest of each seat's mistakes and strong choices and of all turning points, in the order of the game."""
    kept: list[KeyMoment] = []
    counts: dict[tuple[str, int], int] = {}
    for moment in sorted(moments, key=lambda one: (-weight(one), one.number)):
        key, most = (moment.kind, moment.seat), MOST_OF_A_SEAT
        if moment.kind == "turn":
            key, most = (moment.kind, -1), MOST_TURNS
        counts[key] = counts.get(key, 0) + 1
        if counts[key] <= most:
            kept.append(moment)
    return tuple(sorted(kept, key=lambda one: one.number))


def _words(decision: PastDecision, action: int) -> Message:
    """How the choice was worded for the player who made it."""
    return next(choice.message for choice in decision.before.choices() if choice.action == action)


def phase_of(state: State) -> str:
    return str(state.catalogue().phases[state.phase])
