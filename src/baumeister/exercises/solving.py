"""Solving an exercise: an answer is judged by what proved the exercise; nothing is thought about anew, so everybody is
told the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from baumeister.analysis.reasons import why
from baumeister.engine.messages import Message
from baumeister.exercises.form import LEAST_SAID, MinedExercise, NoExercise, exercises_of
from baumeister.games import game as find_game

#: How many choices an answer names, the best first; the chosen one is always among them.
NAMED: Final = 4


@dataclass(frozen=True)
class Weighed:
    """A choice, and how often the seat wins after it."""

    name: str
    message: Message
    chance: float
    is_best: bool
    is_chosen: bool


@dataclass(frozen=True)
class Answered:
    """What is said to an answer."""

    right: bool
    choices: tuple[Weighed, ...]
    #: What the best choice brings by the end of the round, compared with the second best, in words.
    why: tuple[Message, ...]
    #: By how much the seat won more often with the best than with the second best, and how many points more it had.
    gap: float
    points: float


def answer(exercise: MinedExercise, chosen: str) -> Answered:
    """Judge a choice; raises IllegalAction where it is none."""
    game, state = find_game(exercise.game), exercise.position()
    action = game.action(chosen)
    messages = {choice.name: choice.message for choice in state.choices()}
    if chosen not in messages:
        state.apply(action)  # raises with the reason
    liked = sorted(exercise.chances, key=lambda name: (name not in exercise.best, -exercise.chances[name]))
    # Several names of the best choice lead to the same position: one is enough, and it is the chosen one if it can be.
    right = chosen in exercise.best
    best = chosen if right else exercise.best[0]
    named = [best, *(name for name in liked if name not in exercise.best)][:NAMED]
    if chosen not in named:
        named.append(chosen)
    weighed = [
        Weighed(name, messages[name], _chance(exercise, name), name in exercise.best, name == chosen) for name in named
    ]
    return Answered(right, tuple(weighed), reasons(exercise), exercise.proof.gap, exercise.proof.points)


def _chance(exercise: MinedExercise, name: str) -> float:
    """Names of the best choice share the highest chance that was found for one of them."""
    if name in exercise.best:
        return max(exercise.chances[other] for other in exercise.best)
    return exercise.chances[name]


def reasons(exercise: MinedExercise) -> tuple[Message, ...]:
    parts: Mapping[str, float] = {part: gap for part, gap in exercise.proof.parts.items() if abs(gap) >= LEAST_SAID}
    return why(exercise.game, parts, dict.fromkeys(parts, 0.0))


def of_the_day(game_id: str, day: date) -> MinedExercise:
    """The exercise of a day, the same for everybody; all come round before one does again."""
    found = sorted(exercises_of(game_id), key=lambda exercise: exercise.id)
    if not found:
        raise NoExercise(f"{game_id} has no exercises", game=game_id, exercise="")
    return found[day.toordinal() % len(found)]
