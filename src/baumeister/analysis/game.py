"""A whole game, judged: how everybody's chances went, the decisions that mattered, and why everybody won or lost."""

from __future__ import annotations

from collections.abc import Callable

from baumeister import Record
from baumeister.analysis.again import retries_of
from baumeister.analysis.eyes import Eyes, NetEyes
from baumeister.analysis.forms import FORMAT, Analysis, Chances, Judged, KeyMoment
from baumeister.analysis.judging import Effort, Estimate, standing
from baumeister.analysis.moments import PastDecision, choice_moment, largest, phase_of, round_turns, turn
from baumeister.analysis.stories import stories_of
from baumeister.engine.game import Game
from baumeister.engine.state import State
from baumeister.games import game as find_game

Progress = Callable[[int, int], None]


def analyse(
    record: Record,
    effort: Effort | None = None,
    progress: Progress | None = None,
    eyes: Eyes | None = None,
) -> Analysis:
    """Judge every decision of a record. The same record, effort and net give the same analysis. A record that breaks
    the rules, or whose result is not its game's, is refused first."""
    record.replay()
    game = find_game(record.game)
    effort = effort or Effort()
    eyes = eyes or NetEyes(game)
    start = record.start()
    decisions = decisions_of(game, record)
    course = [_chances(start, 0, -1, standing(eyes, start, effort, 0))]
    moments: list[KeyMoment] = []
    for done, decision in enumerate(decisions):
        if progress is not None:
            progress(done, len(decisions))
        last = course[-1]
        now = _standing_after(eyes, decision, last, effort)
        course.append(_chances(decision.after, decision.number, decision.seat, now))
        found = choice_moment(eyes, decision, last, now, effort) or turn(decision, last, now)
        if found is not None:
            moments.append(found)
    moments += round_turns(course, decisions, moments)
    if progress is not None:
        progress(len(decisions), len(decisions))
    return Analysis(
        format=FORMAT,
        game=record.game,
        players=int(start.players),
        eyes=eyes.version,
        course=tuple(course),
        moments=largest(moments),
        stories=stories_of(record, moments),
    )


def judge_whole(
    record: Record,
    effort: Effort | None = None,
    progress: Progress | None = None,
    eyes: Eyes | None = None,
) -> Judged:
    """The analysis, and its mistakes made ready to be tried again."""
    game = find_game(record.game)
    eyes = eyes or NetEyes(game)
    analysis = analyse(record, effort, progress, eyes)
    return Judged(analysis, retries_of(game, analysis, decisions_of(game, record), eyes))


def decisions_of(game: Game, record: Record) -> list[PastDecision]:
    """The decisions that count after all undos."""
    state = record.start()
    found = []
    for entry in record.actions():
        before = state.clone()
        action = game.action(entry.action)
        state.apply(action)
        found.append(PastDecision(entry.number, int(before.seat), action, before, state.clone()))
    return found


def _standing_after(eyes: Eyes, decision: PastDecision, last: Chances, effort: Effort) -> Estimate:
    """Where nothing was decided and nothing turned up, chances stay as before."""
    forced = len(decision.before.legal()) == 1
    if forced and not decision.after.is_over and decision.after.revealed == decision.before.revealed:
        return Estimate(last.chances, last.noise)
    return standing(eyes, decision.after, effort, decision.seed)


def _chances(state: State, number: int, seat: int, found: Estimate) -> Chances:
    return Chances(number, seat, int(state.round), phase_of(state), found.values, found.noise)
