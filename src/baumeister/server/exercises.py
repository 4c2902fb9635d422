"""Exercises for the browser: which there are, one to solve, and what is said to an answer. No web here.

Nothing of an exercise that would tell the answer leaves before one is given. What follows from exercise and choice
alone is made once and kept: there are a few dozen of each game.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Final

from msgspec import Struct

from baumeister import Record, game, games
from baumeister.exercises.form import MinedExercise, exercises_of, find_exercise
from baumeister.exercises.solving import answer, of_the_day
from baumeister.hub.protocol import SeatInfo
from baumeister.records import human
from baumeister.server.posing import Answer, Posed, answer_of, asked_of, played_on

#: The players of an exercise are nobody in particular.
_NAMES: Final = ("Anna", "Bruno", "Clara", "David", "Emma")


class ExerciseInfo(Struct, frozen=True):
    """One of a list."""

    id: str
    grade: int
    players: int
    round: int
    phase: str


class ExerciseList(Struct, frozen=True):
    """All exercises by game, the easiest first, and the one of the day of each game that has any."""

    games: dict[str, tuple[ExerciseInfo, ...]]
    day: dict[str, str]


class PosedExercise(Posed, frozen=True, kw_only=True):
    """An exercise to solve."""

    id: str
    grade: int


class ExerciseAnswer(Answer, frozen=True, kw_only=True):
    """With the best choice the seat won `gap` more of `deals` games than with the second best, and had `points`
    more."""

    gap: float
    points: float
    deals: int


def list_exercises(today: date) -> ExerciseList:
    found = {name: exercises for name in games() if (exercises := exercises_of(name))}
    listed = {
        name: tuple(ExerciseInfo(one.id, one.grade, one.players, one.round, one.phase) for one in exercises)
        for name, exercises in found.items()
    }
    return ExerciseList(listed, {name: of_the_day(name, today).id for name in found})


@cache
def pose(game_id: str, identifier: str) -> PosedExercise:
    """Raises NoExercise."""
    exercise = find_exercise(game_id, identifier)
    seats = tuple(SeatInfo(name) for name in _NAMES[: exercise.players])
    return PosedExercise(
        id=exercise.id, grade=exercise.grade, seats=seats, **asked_of(exercise.position(), _record(exercise))
    )


@cache
def judge(game_id: str, identifier: str, choice: str) -> ExerciseAnswer:
    """Raises NoExercise, and IllegalAction or UnknownAction for what is no choice: so only choices are kept."""
    exercise = find_exercise(game_id, identifier)
    found = answer(exercise, choice)
    shown = {name: exercise.lines[name] for name in (*exercise.best, exercise.tempting) if name in exercise.lines}
    return ExerciseAnswer(
        measure="chance",
        gap=exercise.proof.gap,
        points=exercise.proof.points,
        deals=exercise.proof.deals,
        lines=played_on(_record(exercise), exercise.line, shown, exercise.seat),
        **answer_of(found),
    )


def _record(exercise: MinedExercise) -> Record:
    seats = [human(name) for name in _NAMES[: exercise.players]]
    return Record.begin(game(exercise.game), seats, exercise.seed, exercise.options)
