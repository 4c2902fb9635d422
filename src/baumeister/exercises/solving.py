"""Solving an exercise: an answer is judged by what proved the exercise, or by what was found when the game with the
mistake was judged; nothing is thought about anew, so everybody is told the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from baumeister.analysis.forms import Retry, Way
from baumeister.analysis.reasons import LEAST_SAID, why
from baumeister.engine.messages import Message
from baumeister.engine.state import State
from baumeister.exercises.form import MinedExercise, NoExercise, exercises_of

#: How many choices an answer names, the best first; the chosen one is always among them.
NAMED: Final = 4


@dataclass(frozen=True)
class Weighed:
    """A choice, and what it is worth: how often the seat wins after it or, for a mistake measured by points, how many
    more it has than with the best."""

    name: str
    message: Message
    worth: float
    is_best: bool
    is_chosen: bool
    #: Chosen in the game the position is from.
    was_made: bool = False


@dataclass(frozen=True)
class Solved:
    """What is said to an answer."""

    right: bool
    choices: tuple[Weighed, ...]
    #: What the best choice brings by the end of the round, in words, compared with the second best or, for a mistake,
    #: with what was chosen in the game.
    why: tuple[Message, ...]


def answer(exercise: MinedExercise, chosen: str) -> Solved:
    """Judge a choice; raises IllegalAction where it is none."""
    chances = exercise.chances
    others = sorted(chances.keys() - set(exercise.best), key=lambda name: (-chances[name], name))
    # Names of the best choice share the highest chance that was found for one of them.
    best = Way(tuple(exercise.best), max(chances[name] for name in exercise.best))
    ways = [best, *(Way((name,), chances[name]) for name in others)]
    named = weigh(exercise.position(), ways, 1, chosen)
    return Solved(chosen in exercise.best, named, reasons(exercise))


def answer_again(retry: Retry, state: State, chosen: str) -> Solved:
    """Judge a choice in the position of a mistake; raises IllegalAction where it is none."""
    named = weigh(state, retry.ways, retry.right, chosen, retry.made)
    right = any(chosen in way.names for way in retry.ways[: retry.right])
    return Solved(right, named, retry.why)


def weigh(state: State, ways: Sequence[Way], right: int, chosen: str, made: str = "") -> tuple[Weighed, ...]:
    """The best ways, of which so many are right, the chosen one and the one made in the game; each under the name that
    somebody has chosen it by."""
    messages = {choice.name: choice.message for choice in state.choices()}
    if chosen not in messages:
        state.clone().apply(state.game().action(chosen))  # raises with the reason
    weighed = []
    for place, way in enumerate(ways):
        if place < NAMED or chosen in way.names or made in way.names:
            name = next((one for one in (chosen, made) if one in way.names), way.names[0])
            is_chosen, was_made = chosen in way.names, made in way.names
            weighed.append(Weighed(name, messages[name], way.worth, place < right, is_chosen, was_made))
    return tuple(weighed)


def reasons(exercise: MinedExercise) -> tuple[Message, ...]:
    parts: Mapping[str, float] = {part: gap for part, gap in exercise.proof.parts.items() if abs(gap) >= LEAST_SAID}
    return why(exercise.game, parts, dict.fromkeys(parts, 0.0))


def of_the_day(game_id: str, day: date) -> MinedExercise:
    """The exercise of a day, the same for everybody; all come round before one does again."""
    found = sorted(exercises_of(game_id), key=lambda exercise: exercise.id)
    if not found:
        raise NoExercise(f"{game_id} has no exercises", game=game_id, exercise="")
    return found[day.toordinal() % len(found)]
