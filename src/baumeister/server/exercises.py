"""Exercises for the browser: which there are, one to solve, and what is said to an answer. No web here.

Nothing of an exercise that would tell the answer leaves before one is given. What follows from exercise and choice
alone is made once and kept: there are a few dozen of each game.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from baumeister import Record, game, games
from baumeister.engine.wire import Choice, Message
from baumeister.exercises.form import MinedExercise, exercises_of, find_exercise
from baumeister.exercises.solving import answer, of_the_day
from baumeister.hub.protocol import SeatInfo
from baumeister.records import Action, Rules, human
from baumeister.server.records import Replayed, Steps

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


class Posed(Struct, frozen=True):
    """An exercise as it is put to somebody: what the asked seat sees, and what it can choose."""

    id: str
    game: str
    rules: Rules
    options: dict[str, bool | int | str]
    seats: tuple[SeatInfo, ...]
    seat: int
    grade: int
    view: Any
    question: Message
    choices: tuple[Choice, ...]


class WeighedChoice(Struct, frozen=True):
    """A choice of an answer, with the seat's chance to win after it."""

    name: str
    message: Message
    chance: float
    best: bool
    chosen: bool


class PlayedOn(Struct, frozen=True):
    """How the round may go on after a choice, as the asked seat sees it."""

    name: str
    steps: Steps


class Answer(Struct, frozen=True):
    """What is said to a choice. With the best one the seat won `gap` more of `deals` games than with the second best,
    and had `points` more; `why` says what it has more of by the end of the round."""

    right: bool
    choices: tuple[WeighedChoice, ...]
    why: tuple[Message, ...]
    gap: float
    points: float
    deals: int
    lines: tuple[PlayedOn, ...]


def list_exercises(today: date) -> ExerciseList:
    found = {name: exercises for name in games() if (exercises := exercises_of(name))}
    listed = {
        name: tuple(ExerciseInfo(one.id, one.grade, one.players, one.round, one.phase) for one in exercises)
        for name, exercises in found.items()
    }
    return ExerciseList(listed, {name: of_the_day(name, today).id for name in found})


@cache
def pose(game_id: str, identifier: str) -> Posed:
    """Raises NoExercise."""
    exercise = find_exercise(game_id, identifier)
    title, state = game(game_id), exercise.position()
    view = state.view(exercise.seat)
    return Posed(
        id=exercise.id,
        game=game_id,
        rules=Rules(*title.rules_version),
        options=exercise.options,
        seats=tuple(SeatInfo(name) for name in _NAMES[: exercise.players]),
        seat=exercise.seat,
        grade=exercise.grade,
        view=view,
        question=title.decision_message(view),
        choices=state.choices(),
    )


@cache
def judge(game_id: str, identifier: str, choice: str) -> Answer:
    """Raises NoExercise, and IllegalAction or UnknownAction for what is no choice: so only choices are kept."""
    exercise = find_exercise(game_id, identifier)
    found = answer(exercise, choice)
    shown = {name: exercise.lines[name] for name in (*exercise.best, exercise.tempting) if name in exercise.lines}
    return Answer(
        right=found.right,
        choices=tuple(
            WeighedChoice(one.name, one.message, one.chance, one.is_best, one.is_chosen) for one in found.choices
        ),
        why=found.why,
        gap=found.gap,
        points=found.points,
        deals=exercise.proof.deals,
        lines=tuple(PlayedOn(name, _steps(exercise, [name, *line])) for name, line in shown.items()),
    )


def _steps(exercise: MinedExercise, line: list[str]) -> Steps:
    """The actions of a line, with what each changes in the view of the asked seat."""
    title = game(exercise.game)
    seats = [human(name) for name in _NAMES[: exercise.players]]
    record = Record.begin(title, seats, exercise.seed, exercise.options)
    log, state = [], record.start()
    for number, name in enumerate([*exercise.line, *line], start=1):
        log.append(Action(number=number, seat=int(state.seat), action=name, by="person"))
        state.step(title.action(name))
    asked = len(exercise.line)
    return Replayed(replace(record, log=tuple(log))).steps(asked, len(log), exercise.seat)
