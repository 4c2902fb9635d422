"""What every course must hold. All of it is played: every step, every other legal click, every accepted branch, both
languages, and the same on imagined deals. Problems are collected, so that an author sees them all."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from baumeister.engine.addresses import find
from baumeister.engine.errors import BaumeisterError
from baumeister.games import game as find_game
from baumeister.lessons.course import Chapter, Course, Exercise, Step, matches
from baumeister.lessons.looking import Condition, plain
from baumeister.lessons.narrator import Narrator
from baumeister.lessons.session import Session, judge_by_goals
from baumeister.lessons.verdicts import Solution, Verdict, best_way, verdict
from baumeister.lessons.wording import length_problems, text_problems
from baumeister.texts.catalogue import LANGUAGES

FEWEST_STEPS, MOST_STEPS, MOST_READINGS = 3, 8, 2
FEWEST_CHAPTERS, MOST_CHAPTERS, TRIALS = 6, 9, 4
#: How the time is estimated: reading, a click, and an exercise, where one thinks.
WORDS_A_MINUTE: Final = 180
CLICK_SECONDS, EXERCISE_SECONDS = 6, 50
FIRST_POINTS_SECONDS, LEAST_SECONDS, MOST_SECONDS = 120, 15 * 60, 20 * 60
MOST_MODULE_SECONDS: Final = 5 * 60
#: Deals that the learner cannot tell from the true one.
IMAGINED: Final = (1, 2, 3)
#: Random ways through an exercise; if nearly all of them win there is nothing to find.
RANDOM_WAYS, MOST_LUCK = 30, 0.9


@dataclass
class TimeNeeded:
    """How long somebody needs, in seconds by language; `first` up to the first points, `modules` for each of them."""

    whole: dict[str, float] = field(default_factory=lambda: dict.fromkeys(LANGUAGES, 0.0))
    first: dict[str, float] = field(default_factory=dict)
    modules: dict[str, dict[str, float]] = field(default_factory=dict)


@dataclass(frozen=True)
class CourseReport:
    """Everything that is wrong with a course (nothing, if it may be shown), and how long it takes."""

    problems: list[str]
    estimate: TimeNeeded


def check(course: Course) -> CourseReport:
    walk = CourseWalk(course)
    return CourseReport([*text_problems(course), *_structure(course), *walk.run()], walk.estimate)


# ---- without playing


def _structure(course: Course) -> Iterator[str]:
    if not FEWEST_CHAPTERS <= len(course.taught) <= MOST_CHAPTERS:
        yield f"{len(course.taught)} chapters"
    if len(course.trials) != TRIALS:
        yield f"{len(course.trials)} trials"
    for chapter in (*course.taught, *course.modules):
        if not FEWEST_STEPS <= len(chapter.steps) <= MOST_STEPS:
            yield f"{chapter.id}: {len(chapter.steps)} steps"
        kinds = "".join("r" if not step.ask else "a" for step in chapter.steps)
        if "r" * (MOST_READINGS + 1) in kinds:
            yield f"{chapter.id}: more than {MOST_READINGS} steps in a row only to be read"
    for chapter in course.trials:
        if chapter.steps:
            yield f"{chapter.id}: a trial has no steps"
    for chapter in course.modules:
        if all(course.table.options.get(name) == value for name, value in chapter.start.options.items()):
            yield f"{chapter.id}: a module has an option of its own"
    for chapter in course.chapters:
        start = chapter.start
        if start.after and (start.line or start.options or start.seed is not None):
            yield f"{chapter.id}: goes on at a table that was begun before"
    yield from _coverage(course)


def _coverage(course: Course) -> Iterator[str]:
    """Everything a first game needs is taught, and what is put off is not."""
    ledger = find_game(course.game).ledger
    taught: set[str] = set()
    for chapter in course.chapters:
        for part in (*chapter.steps, chapter.exercise):
            if not part.teaches:
                yield f"{chapter.key(part)}: teaches nothing"
            for rule in part.teaches:
                if rule not in ledger:
                    yield f"{chapter.key(part)}: there is no rule {rule}"
            taught |= set(part.teaches)
    for rule in course.needed(ledger):
        if rule not in taught:
            yield f"{rule}: neither taught nor put off"
    for group, patterns in course.later.items():
        for pattern in patterns:
            if not any(matches(rule, [pattern]) for rule in ledger):
                yield f"later {group}: {pattern} is no rule"
        for rule in course.put_off(ledger)[group]:
            if rule in taught:
                yield f"{rule}: taught and put off"


# ---- playing


class CourseWalk:
    """The usual way through all chapters, with a look to all sides at each step."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.estimate = TimeNeeded()
        #: Where the time of the present chapter is counted.
        self._time = self.estimate.whole
        self._found: list[str] = []
        self._narrators: dict[str, Narrator] = {}

    def run(self) -> list[str]:
        for language in LANGUAGES:
            self._try(language, self._begin(language))
        for number, chapter in enumerate(self.course.chapters):
            if chapter in self.course.modules:
                self._time = self.estimate.modules[chapter.id] = dict.fromkeys(LANGUAGES, 0.0)
            self._try(chapter.id, self._chapter(number))
        self._try("time", self._times())
        return self._found

    def _begin(self, language: str) -> Iterator[str]:
        narrator = self._narrators[language] = Narrator(self.course, language)
        for said in (narrator.title(), narrator.farewell(), *narrator.not_yet_seen()):
            yield from length_problems(f"{language} {said[:20]!r}", said)

    def _try(self, where: str, what: Iterator[str]) -> None:
        """What goes wrong on the way is a problem too, and the rest is looked at all the same."""
        try:
            self._found += what
        except (BaumeisterError, KeyError, StopIteration, RuntimeError, TypeError) as error:
            self._found.append(f"{where}: {type(error).__name__}: {error}")

    def _times(self) -> Iterator[str]:
        for language, seconds in self.estimate.whole.items():
            first = self.estimate.first.get(language)
            if first is None or first > FIRST_POINTS_SECONDS:
                yield f"{language}: first points after {first} s"
            if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
                yield f"{language}: {seconds / 60:.1f} minutes"
        for module, times in self.estimate.modules.items():
            if max(times.values()) > MOST_MODULE_SECONDS:
                yield f"{module}: {max(times.values()) / 60:.1f} minutes"

    def _chapter(self, number: int) -> Iterator[str]:
        session = Session(self.course, number)
        chapter = session.chapter
        for narrator in self._narrators.values():
            yield from length_problems(chapter.id, narrator.chapter(chapter))
        if session.state.seat != session.seat:
            yield f"{chapter.id}: seat {session.state.seat} is asked at its beginning"
            return
        for step in chapter.steps:
            key = chapter.key(step)
            if session.part is not step:
                yield f"{key}: is not reached"
                return
            names = [choice.name for choice in session.choices() if step.accepts(choice.name)]
            usual = step.usual(names)
            if step.ask and not usual:
                yield f"{key}: {step.ask[0]} is not legal"
                return
            yield from self._look(session, key, step.show)
            yield from self._others_answered(session, key)
            if not step.ask:
                session.go_on()
                continue
            for name in names:
                if name != usual:
                    yield from self._branch(session, name)
            yield from self._act(session, step, key, usual)
        yield from self._exercise(session, chapter)

    # ---- one step

    def _look(self, session: Session, key: str, show: list[str]) -> Iterator[str]:
        """The text in both languages, what is shown, and the same on deals the learner cannot tell from this one."""
        for address in show:
            find(session.view, address)
        texts = {}
        for language, narrator in self._narrators.items():
            texts[language] = said = narrator.text(session)
            yield from length_problems(f"{key} {language}", said.replace("**", ""))
            self._spend(language, len(said.split()) / WORDS_A_MINUTE * 60 + CLICK_SECONDS)
        again = Session(self.course, session.number, session.played)
        if again.state.digest() != session.state.digest() or again.standing != session.standing:
            yield f"{key}: the log leads elsewhere"
        for seed in IMAGINED:
            again.state = session.state.determinize(session.seat, seed)
            again.read = session.read
            if again.view != session.view or again.state.legal() != session.state.legal():
                yield f"{key}: an imagined state looks different"
            if any(narrator.text(again) != texts[language] for language, narrator in self._narrators.items()):
                yield f"{key}: the text says something hidden"

    def _others_answered(self, session: Session, key: str) -> Iterator[str]:
        """Every other legal click gets a kind answer in both languages, and changes nothing."""
        step = session.reading or session.standing.step
        assert step is not None
        digest, played = session.state.digest(), list(session.played)
        for choice in session.choices():
            if step.accepts(choice.name):
                continue
            if session.act(choice.name) or session.state.digest() != digest or session.played != played:
                yield f"{key}: {choice.name} changes something"
                return
            for language, narrator in self._narrators.items():
                yield from length_problems(f"{key} {language} {choice.name}", narrator.other(session, choice.name))

    def _act(self, session: Session, step: Step, key: str, name: str) -> Iterator[str]:
        """The step's own action has the effects it promises; a step back leads here, and forward again."""
        before, digest, count = session.view, session.state.digest(), len(session.played)
        session.act(name)
        after, events = session.state.digest(), session.events_since(count)
        for condition in step.expect:
            if not Condition(condition).holds(before, session.view, events):
                yield f"{key}: {condition} does not come"
        if not session.back() or session.state.digest() != digest or session.part is not step:
            yield f"{key}: a step back does not lead here"
        session.act(name)
        if session.state.digest() != after:
            yield f"{key}: forward again leads elsewhere"
        if session.state.is_over or session.state.seat != session.seat:
            yield f"{key}: seat {session.state.seat} is asked afterwards"
        if not self.estimate.first.get(LANGUAGES[0]) and self._has_points(before, session):
            self.estimate.first = dict(self.estimate.whole)

    def _has_points(self, before: object, session: Session) -> bool:
        address = self.course.first_points
        return bool(plain(find(session.view, address)) > plain(find(before, address)))

    def _spend(self, language: str, seconds: float) -> None:
        self._time[language] += seconds

    def _branch(self, session: Session, name: str) -> Iterator[str]:
        """Another accepted action, and from there the usual way to the chapter's end."""
        branch = Session(self.course, session.number, session.played)
        branch.read = session.read
        branch.act(name)
        where = f"{session.chapter.id} after {name}"
        while (step := branch.reading or branch.standing.step) is not None:
            for narrator in self._narrators.values():
                narrator.text(branch)
            if not step.ask:
                branch.go_on()
            elif not branch.act(step.usual(choice.name for choice in branch.choices())):
                yield f"{where}: {step.id} cannot be done"
                return
        if not best_way(branch, branch.state).won:
            yield f"{where}: the exercise cannot be won"

    # ---- the exercise

    def _exercise(self, session: Session, chapter: Chapter) -> Iterator[str]:
        exercise = chapter.exercise
        key = chapter.key(exercise)
        if session.exercise is not exercise:
            yield f"{key}: is not reached"
            return
        yield from self._look(session, key, exercise.show)
        start = session.state.clone()
        way = Solution(names=tuple(exercise.solution))
        if exercise.judge != "chance":
            if judge_by_goals(session, start)(start)[0]:
                yield f"{key}: the goal is reached before it begins"
        if exercise.judge == "best":
            found = best_way(session, start)
            way = way if way.names else found
            for seed in IMAGINED[:2]:
                other = best_way(session, start.determinize(session.seat, seed))
                if (other.got, other.names) != (found.got, found.names):
                    yield f"{key}: the best is {found.got}, on another deal {other.got}"
        for language in LANGUAGES:
            self._spend(language, max(EXERCISE_SECONDS, CLICK_SECONDS * len(way.names)))
        yield from self._solved(session, exercise, key, way)
        yield from self._luck(session, exercise, key)

    def _solved(self, session: Session, exercise: Exercise, key: str, way: Solution) -> Iterator[str]:
        """The solution wins, the verdict is said, and whoever goes back stands at the exercise's beginning."""
        digest = session.state.digest()
        wanted = set(exercise.then)
        for name in way.names:
            count = len(session.played)
            session.act(name)
            wanted -= set(moves_since(session, count))
        if not session.tried.is_done:
            yield f"{key}: the solution does not lead to its end"
            return
        if wanted:
            yield f"{key}: nobody does {sorted(wanted)}"
        found = verdict(session)
        if not found.won:
            yield f"{key}: the solution does not win: {found.got}, the best is {found.best}"
        self._said(session, found)
        if not session.back() or session.state.digest() != digest:
            yield f"{key}: it does not begin again"

    def _luck(self, session: Session, exercise: Exercise, key: str) -> Iterator[str]:
        """Random clicks do not nearly always win, and whoever fails is told so."""
        chance, won, missed = random.Random(7), 0, None
        for _ in range(RANDOM_WAYS):
            trial = Session(self.course, session.number, session.played)
            trial.read = session.read
            while not trial.tried.is_done:
                trial.act(chance.choice(trial.choices()).name)
            is_won = judge_by_goals(trial, session.state)(trial.state)[0]
            won += is_won
            missed = missed if is_won or missed else trial
        if exercise.judge != "chance" and won > MOST_LUCK * RANDOM_WAYS:
            yield f"{key}: {won} of {RANDOM_WAYS} random ways win"
        if missed is not None:
            found = verdict(missed)
            if found.won:
                yield f"{key}: a failure is called a success"
            self._said(missed, found)

    def _said(self, session: Session, found: Verdict) -> None:
        for narrator in self._narrators.values():
            narrator.verdict(session, found)


def moves_since(session: Session, count: int) -> Iterator[str]:
    """What was played after the first `count` actions of the chapter, as "seat action"."""
    state = session.state_after(count)
    for name in session.played[count:]:
        yield f"{state.seat} {name}"
        state.apply(session.game.action(name))
