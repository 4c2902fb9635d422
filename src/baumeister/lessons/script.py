"""Where a learner stands: a function of the chapter and of what was played since it began, and of nothing else.

So whoever has a table's log knows the step: after a reload, at another device, behind an undo.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from baumeister.lessons.course import Chapter, Course, Exercise, Step


@dataclass(frozen=True)
class Situation:
    """What is to be read first, then what is asked: a step, or else the chapter's exercise."""

    readings: tuple[Step, ...]
    step: Step | None
    #: How many actions of the chapter were played when this was first asked, and when the step before it was.
    since: int
    before: int
    #: What the others have still to do before the learner is asked: ("1 place:3", ...).
    waiting: tuple[str, ...] = ()
    #: The learner has left the script and plays freely.
    free: bool = False


def stand(course: Course, chapter: Chapter, played: Sequence[str]) -> Situation:
    """Follow the script along the actions played since the chapter began."""
    readings: list[Step] = []
    at = before = 0
    for step in chapter.steps:
        if not step.ask:
            readings.append(step)
            continue
        if at == len(played):
            return Situation(tuple(readings), step, at, before)
        answers = course.lines.answers.get(chapter.key(step), {})
        if not step.accepts(played[at]) or played[at] not in answers:
            return Situation((), None, at, before, free=True)
        moves = answers[played[at]]
        told = [move.partition(" ")[2] for move in moves]
        before, at = at, at + 1
        there = list(played[at : at + len(moves)])
        if there != told[: len(there)]:
            return Situation((), None, at, before, free=True)
        readings = []
        if len(there) < len(moves):
            return Situation((), _step_after(chapter, step), at + len(moves), before, tuple(moves[len(there) :]))
        at += len(moves)
    return Situation(tuple(readings), None, at, before)


def step_back(standing: Situation, count: int) -> int | None:
    """How many of the `count` actions played a step back keeps: it leads to the beginning of the exercise, or to the
    step before; None: the chapter begins here."""
    if not count:
        return None
    in_exercise = standing.step is None and count > standing.since
    return standing.since if in_exercise else standing.before


def _step_after(chapter: Chapter, step: Step) -> Step | None:
    rest = chapter.steps[chapter.steps.index(step) + 1 :]
    return next((one for one in rest if one.ask), None)


def exercise_is_done(exercise: Exercise, *, own: int, over: bool, round_number: int, phase: str, asked: str) -> bool:
    """Has the exercise come to its end? `asked` is the learner's decision, empty while another seat is asked."""
    if over:
        return True
    reached = {"mine": own, "round": round_number}
    for condition in exercise.until:
        kind, value = condition.split()
        if kind in reached and reached[kind] >= int(value):
            return True
        if (kind == "phase" and phase == value) or (kind == "decision" and asked == value):
            return True
        if kind == "turn" and not asked:
            return True
    return False
