"""An exercise as it is kept: how its position came about, what is best there, and what proved it.

A game's exercises are lines of JSON in its folder (`exercises.jsonl`), in the order in which they were found.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

import msgspec
from msgspec import Struct

from baumeister.engine.errors import BaumeisterError
from baumeister.engine.state import State
from baumeister.games import game as find_game

FILE: Final = "exercises.jsonl"
#: Grades of difficulty, from the easiest on.
GRADES: Final = (1, 2, 3)
#: From this many different choices on, finding the best one is harder.
MANY_CHOICES: Final = 9
#: Games that differ in a smaller share of their actions up to the question are the same game.
DIFFERENT: Final = 0.1
#: Where the best choice ranks at first sight: from here on nobody just happens to look at it.
OUT_OF_SIGHT: Final = 4


class BadExercise(BaumeisterError):
    """An exercise that is damaged, or whose position this program does not reach."""

    code = "bad-exercise"


class NoExercise(BaumeisterError):
    """There is no such exercise."""

    code = "no-exercise"


class Proof(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What games played on from two choices, on the same deals, have shown for the seat that is asked."""

    deals: int
    #: By how much the seat wins more often after the best choice, and the standard error of that.
    gap: float
    noise: float
    #: How many more points the seat has at the end of the game.
    points: float
    #: By how much the parts of the judge's sum differ at the end of the round.
    parts: dict[str, float]


class MinedExercise(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One position with one question: what is best?"""

    id: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    seed: int
    #: The actions from the beginning of the game to the question.
    line: list[str]
    #: Of the position; whoever reaches another one plays other rules.
    digest: str
    seat: int
    round: int
    phase: str
    decision: str
    #: How many choices lead to different positions.
    choices: int
    #: All names of the best choice: several actions can lead to the same position.
    best: list[str]
    #: What the best choice was compared with: the best of the others.
    second: str
    #: What one would do at first sight.
    tempting: str
    #: Where the best choice ranks at first sight.
    rank: int
    #: Whether an Apprentice chooses something else, too.
    apprentice_errs: bool
    #: The seat's chance of winning after each choice, by a long search.
    chances: dict[str, float]
    proof: Proof
    #: What the others and the seat itself play on, up to the end of the round, after the best and the tempting choice.
    lines: dict[str, list[str]]
    #: Versions of the two nets that agree.
    nets: list[str]

    @property
    def grade(self) -> int:
        """From 1, easy, to 3."""
        hard = (self.rank >= OUT_OF_SIGHT) + self.apprentice_errs + (self.choices >= MANY_CHOICES)
        return GRADES[min(hard, len(GRADES) - 1)]

    def position(self) -> State:
        """The position; raises BadExercise where the line does not lead to it."""
        game = find_game(self.game)
        state = game.new(self.players, seed=self.seed, options=self.options)
        try:
            for name in self.line:
                state.apply(game.action(name))
        except BaumeisterError as error:
            raise BadExercise(f"exercise {self.id}: {error}", exercise=self.id) from error
        if state.digest() != self.digest:
            raise BadExercise(f"exercise {self.id}: its line leads to another position", exercise=self.id)
        return state


def read_exercises(text: str) -> list[MinedExercise]:
    """From the lines of a file."""
    try:
        return [msgspec.json.decode(line, type=MinedExercise) for line in text.splitlines() if line.strip()]
    except msgspec.DecodeError as error:
        raise BadExercise(f"this is no exercise: {error}") from error


def write_exercise(exercise: MinedExercise) -> str:
    """Its line of a file."""
    return msgspec.json.encode(exercise).decode() + "\n"


@cache
def exercises_of(game_id: str) -> tuple[MinedExercise, ...]:
    """All exercises of a game, the easiest first; none if nobody has looked for any."""
    file = resources.files(find_game(game_id).package).joinpath(FILE)
    if not file.is_file():
        return ()
    return by_difficulty(read_exercises(file.read_text("utf-8")))


def asks_the_same(one: MinedExercise, other: MinedExercise) -> bool:
    """Is it the same question, with the same answer, in games that went almost alike? Where little is dealt, games of
    different seeds can be the same."""
    if (one.players, one.decision, one.best[0]) != (other.players, other.decision, other.best[0]):
        return False
    longer = max(len(one.line), len(other.line))
    equal = sum(own == its for own, its in zip(one.line, other.line, strict=False))
    return longer - equal < DIFFERENT * longer


def by_difficulty(found: Iterable[MinedExercise]) -> tuple[MinedExercise, ...]:
    """The easiest first; within a grade those with the clearest answer."""
    return tuple(sorted(found, key=lambda one: (one.grade, -one.proof.gap, one.id)))


def find_exercise(game_id: str, identifier: str) -> MinedExercise:
    for exercise in exercises_of(game_id):
        if exercise.id == identifier:
            return exercise
    raise NoExercise(f"{game_id} has no exercise {identifier[:40]!r}", game=game_id, exercise=identifier[:40])
