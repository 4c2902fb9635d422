"""One learner in one chapter, in memory: the terminal and the check play it; a server's table can do so by its log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from baumeister.bots.door import Bot, Budget, make_bot, seen_by
from baumeister.engine.game import Game
from baumeister.engine.state import State
from baumeister.engine.wire import Choice, Event
from baumeister.games import game as find_game
from baumeister.lessons.course import BadLesson, Chapter, Course, Exercise, Step
from baumeister.lessons.looking import Condition, Sight
from baumeister.lessons.script import Situation, exercise_is_done, stand, step_back

#: The others do not think about an exercise: they play by eye, and so always alike.
BY_EYE: Final = Budget(iterations=1)
#: Own decisions after which an exercise is given up: none needs nearly as many.
MOST_OWN: Final = 60


@dataclass(frozen=True)
class Tried:
    """An exercise under way: the position it began with and how many decisions the learner has made."""

    start: State
    own: int
    is_done: bool


class Session:
    """A chapter of a course, with what was played since it began."""

    def __init__(self, course: Course, number: int = 0, played: Sequence[str] = ()) -> None:
        self.course: Final = course
        self.number: Final = number
        self.chapter: Final[Chapter] = course.chapter(number)
        self.game: Final[Game] = find_game(course.game)
        self.played: list[str] = []
        #: How many of the step's readings the learner has read.
        self.read = 0
        self._start: Final = self._begin()
        self.state = self._start.clone()
        for name in played:
            self._apply(name)

    def _begin(self) -> State:
        course = self.course
        state = self.game.new(
            course.table.players, seed=course.seed_of(self.number), options=course.options_of(self.number)
        )
        for name in self.course.lines.starts.get(self.chapter.id, []):
            state.apply(self.game.action(name))
        return state

    # ---- where we are

    @property
    def seat(self) -> int:
        return self.course.table.seat

    @property
    def standing(self) -> Situation:
        return stand(self.course, self.chapter, self.played)

    @property
    def view(self) -> Any:
        return self.state.view(self.seat)

    def choices(self) -> tuple[Choice, ...]:
        return self.state.choices() if self.state.seat == self.seat else ()

    @property
    def sight(self) -> Sight:
        """What the texts of this moment may speak of."""
        before = self.state_after(self.standing.before)
        return Sight(self.game, self.view, before.view(self.seat), self.choices())

    @property
    def reading(self) -> Step | None:
        """The step that is only to be read, and has not been read yet; whoever has begun the exercise has read it."""
        standing = self.standing
        if len(self.played) > standing.since or self.read >= len(standing.readings):
            return None
        return standing.readings[self.read]

    @property
    def exercise(self) -> Exercise | None:
        """The exercise, once all steps are done."""
        standing = self.standing
        return self.chapter.exercise if standing.step is None and not standing.free else None

    @property
    def part(self) -> Step | Exercise | None:
        """What is to be read, done or tried now; None: whoever has left the script plays freely."""
        return self.reading or self.standing.step or self.exercise

    @property
    def tried(self) -> Tried:
        """How far the exercise has come."""
        since = self.standing.since
        state = self.state_after(since)
        start, own = state.clone(), 0
        for name in self.played[since:]:
            own += state.seat == self.seat and len(state.legal()) > 1
            state.apply(self.game.action(name))
        return Tried(start, own, own > 0 and self.is_done(state, own))

    def state_after(self, count: int) -> State:
        """The position after so many of the actions played."""
        state = self._start.clone()
        for name in self.played[:count]:
            state.apply(self.game.action(name))
        return state

    def events_since(self, count: int) -> list[Event]:
        """What the learner was told of the actions after the first `count` of the chapter."""
        state = self.state_after(count)
        told: list[Event] = []
        for name in self.played[count:]:
            state.apply(self.game.action(name))
            told += state.events(self.seat)
        return told

    # ---- going on

    def go_on(self) -> None:
        """The learner has read what was to be read."""
        self.read += self.reading is not None

    def act(self, name: str) -> bool:
        """Do what a choice says, then what the others do; False, and nothing happens, if the step asks for another."""
        step = self.reading or self.standing.step
        if step is not None and not step.accepts(name):
            return False
        self._apply(name)
        self.read = 0
        for move in self.standing.waiting:
            self._apply(move.partition(" ")[2])
        if self.exercise is not None and self.standing.since < len(self.played):
            self.played += self.moves_of_others(self.state, self.tried.own)
        return True

    def moves_of_others(self, state: State, own: int) -> list[str]:
        """Play in an exercise until the learner has a choice again; what was played."""
        moves: list[str] = []
        while not self.is_done(state, own) and not (state.seat == self.seat and len(state.legal()) > 1):
            action = self.by_eye(state)
            moves.append(self.game.action_name(action))
            state.apply(action)
        return moves

    def by_eye(self, state: State) -> int:
        """What the exercise wants of that seat, else what somebody of the course's level does at first sight."""
        legal = state.legal()
        for action in legal:
            if f"{state.seat} {self.game.action_name(action)}" in self.chapter.exercise.then:
                return action
        return legal[0] if len(legal) == 1 else self._bot.choose(seen_by(self.game, state), BY_EYE)

    @cached_property
    def _bot(self) -> Bot:
        return make_bot(self.course.table.level, seed=1)

    def back(self) -> bool:
        """A step back: to the reading before, the beginning of the exercise, or the step before; False if the chapter
        begins here."""
        if self.read:
            self.read -= 1
            return True
        kept = step_back(self.standing, len(self.played))
        if kept is not None:
            self._go_back_to(kept)
        return kept is not None

    def _go_back_to(self, count: int) -> None:
        self.state = self.state_after(count)
        del self.played[count:]
        # What was read there before need not be read again.
        self.read = len(self.standing.readings)

    def is_done(self, state: State, own: int) -> bool:
        asked = state.decision.name if state.seat == self.seat and state.decision is not None else ""
        return own >= MOST_OWN or exercise_is_done(
            self.chapter.exercise,
            own=own,
            over=state.is_over,
            round_number=int(state.round),
            phase=state.view(self.seat).phase,
            asked=asked,
        )

    def _apply(self, name: str) -> None:
        self.state.apply(self.game.action(name))
        self.played.append(name)


def goals_of(exercise: Exercise) -> tuple[Condition, ...]:
    return tuple(Condition(goal) for goal in exercise.goal)


Judged = Callable[[State], tuple[bool, int]]


def judge_by_goals(session: Session, start: State) -> Judged:
    """Says of a position whether the goals are reached, and how much there is of what the first one is about."""
    goals, before = goals_of(session.chapter.exercise), start.view(session.seat)
    if not goals:
        raise BadLesson(f"{session.chapter.id}: an exercise without a goal")

    def judged(state: State) -> tuple[bool, int]:
        view = state.view(session.seat)
        return all(goal.holds(before, view) for goal in goals), goals[0].measure(before, view)

    return judged
