"""A whole game, judged: how everybody's chances went, and the decisions that mattered.

A decision is listed only if what it changed stands well above the noise; with some hundred decisions in a game a
single 95 % interval would be wrong several times.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from baumeister.analysis.eyes import Eyes, NetEyes
from baumeister.analysis.forms import FORMAT, Analysis, Chances, KeyMoment, Kind
from baumeister.analysis.judging import Effort, Estimate, difference, standing
from baumeister.api import Record
from baumeister.engine.chance import Rng
from baumeister.engine.game import Game
from baumeister.engine.state import State
from baumeister.engine.wire import Message
from baumeister.games import game as find_game

Progress = Callable[[int, int], None]

#: What is listed is so many times larger than its noise, and at least so large.
CLEARLY: Final = 2.0
LEAST: Final[Mapping[Kind, float]] = {"mistake": 0.04, "strong": 0.08, "turn": 0.10}
#: Of each kind so many at most, the largest first.
MOST_LISTED: Final = 6
#: Where the search itself sees a smaller gap than this, two choices are not compared.
SUSPICION: Final = 0.02
#: Seeds of neighbouring decisions lie so far apart.
_STRIDE: Final = 1 << 10


@dataclass
class _Decision:
    """One decision of the game, with the position it was made in."""

    number: int
    seat: int
    action: int
    before: State
    after: State


def analyse(
    record: Record,
    effort: Effort | None = None,
    progress: Progress | None = None,
    eyes: Eyes | None = None,
) -> Analysis:
    """Judge every decision of a record. The same record, effort and net give the same analysis. A record that does not
    follow the rules, or has another result than its game, is refused before."""
    record.replay()
    game = find_game(record.game)
    effort = effort or Effort()
    eyes = eyes or NetEyes(game)
    start = record.start()
    decisions = _decisions(game, record)
    course = [_chances(start, 0, -1, standing(eyes, start, effort, 0))]
    moments: list[KeyMoment] = []
    for done, decision in enumerate(decisions):
        if progress is not None:
            progress(done, len(decisions))
        last = course[-1]
        now = _standing_after(eyes, decision, last, effort)
        course.append(_chances(decision.after, decision.number, decision.seat, now))
        found = _choice_moment(eyes, decision, last, now, effort) or _turn(decision, last, now)
        if found is not None:
            moments.append(found)
    if progress is not None:
        progress(len(decisions), len(decisions))
    return Analysis(
        format=FORMAT,
        game=record.game,
        players=int(start.players),
        eyes=eyes.version,
        course=tuple(course),
        moments=_largest(moments),
    )


def _decisions(game: Game, record: Record) -> list[_Decision]:
    """The decisions that count after all undos."""
    state = record.start()
    found = []
    for entry in record.actions():
        before = state.clone()
        action = game.action(entry.action)
        state.apply(action)
        found.append(_Decision(entry.number, int(before.seat), action, before, state.clone()))
    return found


def _standing_after(eyes: Eyes, decision: _Decision, last: Chances, effort: Effort) -> Estimate:
    """Where nothing was decided and nothing turned up, everybody stands as before."""
    forced = len(decision.before.legal()) == 1
    if forced and not decision.after.is_over and decision.after.revealed == decision.before.revealed:
        return Estimate(last.chances, last.noise)
    return standing(eyes, decision.after, effort, decision.number * _STRIDE)


def _choice_moment(eyes: Eyes, decision: _Decision, last: Chances, now: Estimate, effort: Effort) -> KeyMoment | None:
    """A mistake or a strong choice, if it was one."""
    if len(decision.before.legal()) == 1:
        return None
    seat, seed = decision.seat, decision.number * _STRIDE
    imagined = decision.before.determinize(seat, seed)
    ranked = eyes.search(imagined, effort.iterations, 0.0, Rng(seed))
    chance = {one.action: one.chance for one in ranked}
    best = ranked[0]
    kind: Kind = "mistake"
    other = best.action
    if best.action == decision.action:
        if eyes.first_sight(imagined, Rng(seed)) == decision.action:
            return None  # anybody would have done it
        kind = "strong"
        # The next best by what it promises: the search visits others too rarely to go by visits.
        other = max((one for one in ranked if one.action != best.action), key=lambda one: one.chance).action
    gap = best.chance - chance[decision.action if kind == "mistake" else other]
    if gap < (SUSPICION if kind == "mistake" else LEAST[kind]):
        return None
    better, worse = (other, decision.action) if kind == "mistake" else (decision.action, other)
    found = difference(eyes, decision.before, better, worse, effort, seed)
    size, noise = found.values[seat], found.noise[seat]
    if size < LEAST[kind] or size < CLEARLY * noise:
        return None
    return KeyMoment(
        number=decision.number,
        seat=seat,
        kind=kind,
        round=int(decision.before.round),
        phase=_phase(decision.before),
        chosen=_words(decision, decision.action),
        other=_words(decision, other),
        about=seat,
        before=last.chances[seat],
        after=now.values[seat],
        size=size,
        noise=noise,
    )


def _turn(decision: _Decision, last: Chances, now: Estimate) -> KeyMoment | None:
    """Chances moved, through what turned up or what others can do now."""
    moved = [after - before for after, before in zip(now.values, last.chances, strict=True)]
    about = max(range(len(moved)), key=lambda seat: abs(moved[seat]))
    noise = math.hypot(now.noise[about], last.noise[about])
    size = abs(moved[about])
    if size < LEAST["turn"] or size < CLEARLY * noise:
        return None
    return KeyMoment(
        number=decision.number,
        seat=decision.seat,
        kind="turn",
        round=int(decision.before.round),
        phase=_phase(decision.before),
        chosen=_words(decision, decision.action),
        other=None,
        about=about,
        before=last.chances[about],
        after=now.values[about],
        size=size,
        noise=noise,
    )


def _largest(moments: list[KeyMoment]) -> tuple[KeyMoment, ...]:
    """Of each kind the largest, in the order of the game."""
    kept: list[KeyMoment] = []
    for kind in LEAST:
        own = sorted((one for one in moments if one.kind == kind), key=lambda one: (-one.size, one.number))
        kept += own[:MOST_LISTED]
    return tuple(sorted(kept, key=lambda one: one.number))


def _words(decision: _Decision, action: int) -> Message:
    """How the choice was worded for whoever made it."""
    return next(choice.message for choice in decision.before.choices() if choice.action == action)


def _chances(state: State, number: int, seat: int, found: Estimate) -> Chances:
    return Chances(number, seat, int(state.round), _phase(state), found.values, found.noise)


def _phase(state: State) -> str:
    return str(state.catalogue().phases[state.phase])
