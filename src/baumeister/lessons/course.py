"""A course as data: chapters of some steps and a free exercise, at positions made by a seed and a line of actions.

`course.toml` is written by hand. `lines.json` is written by tools/freeze_lessons.py: how the position of each chapter
came about, and what the others do after each accepted action. So a lesson plays the same for everybody until it is
frozen anew.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct, ValidationError, convert, field, to_builtins

from baumeister.engine.errors import BaumeisterError, echo_name
from baumeister.games import game as find_game


class BadLesson(BaumeisterError):
    """A course that does not hold what it promises."""

    code = "bad-lesson"


class NoCourse(BaumeisterError):
    """There is no course for this game, or no such chapter in it."""

    code = "no-course"


class LessonPart(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What steps and exercises have in common."""

    id: str
    #: Statements of the ledger; "Why?" shows them.
    teaches: list[str]
    #: Addresses of the view, marked 1, 2, 3.
    show: list[str] = []
    #: Numbers and names in the text, as the engine says them (looking.py).
    values: dict[str, str] = {}


class Step(LessonPart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to do, or to read where nothing is asked."""

    #: Accepted actions as patterns, the usual one first.
    ask: list[str] = []
    #: Other actions that get an answer of their own: pattern -> attribute of the step's text.
    replies: dict[str, str] = {}
    #: What the others do afterwards, as far as the author wants something special: "1 place:3".
    then: list[str] = []
    #: What must be true afterwards.
    expect: list[str] = []

    def accepts(self, name: str) -> bool:
        return matches(name, self.ask)

    def usual(self, names: Iterable[str]) -> str:
        """Of these actions the one that the text speaks of; empty if it is not among them."""
        return next((name for name in names if matches(name, self.ask[:1])), "")


class Exercise(LessonPart, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to play alone, up to a point, with a goal."""

    goal: list[str]
    until: list[str]
    #: By which the verdict is found: the best of all own ways, the goal alone, or the chance of winning.
    judge: Literal["best", "goal", "chance"] = "best"
    #: A way that reaches the goal, where the next chapter needs a certain one.
    solution: list[str] = []
    #: What the others do wherever they can, besides playing by eye: "2 build:wood_spinning_mill".
    then: list[str] = []


class Start(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a chapter begins: after the former one, or at a table of its own, after a line of actions."""

    after: bool = False
    line: str = ""
    seed: int | None = None
    #: What this table agreed on differently: one part of a course may be played by other rules.
    options: dict[str, bool | int | str] = {}


class Chapter(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    start: Start = Start(after=True)
    steps: list[Step] = field(name="step", default_factory=list)
    exercise: Exercise

    def key(self, part: LessonPart) -> str:
        """By this name the texts and the frozen lines know a step or exercise."""
        return f"{self.id}-{part.id}"


class CourseTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits where, and what the table agreed on."""

    players: int
    seat: int
    seed: int
    names: list[str]
    #: Who plays the others where nothing is written down.
    level: str
    options: dict[str, bool | int | str] = {}


class FrozenLines(Struct, frozen=True, forbid_unknown_fields=True):
    """Frozen: actions up to the beginning of a chapter; moves of the others ("1 place:3") by step and action."""

    starts: dict[str, list[str]] = {}
    answers: dict[str, dict[str, list[str]]] = {}


class Course(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """The whole course of a game."""

    format: Literal[1]
    game: str
    table: CourseTable
    #: The address at which the learner's first success shows.
    first_points: str
    #: Statements of the ledger (patterns) that a first game can do without, by the text that says so at the end.
    later: dict[str, list[str]]
    taught: list[Chapter] = field(name="chapter")
    #: Played alone after the chapters: an exercise without steps.
    trials: list[Chapter] = field(name="trial", default_factory=list)
    #: For whoever wants more: chapters at tables with other options, which the course's time does not count.
    modules: list[Chapter] = field(name="module", default_factory=list)
    lines: FrozenLines = FrozenLines()
    texts: Mapping[str, str] = {}

    @cached_property
    def chapters(self) -> list[Chapter]:
        """All of the course in its order: what is taught, the trials, then the modules."""
        return [*self.taught, *self.trials, *self.modules]

    @cached_property
    def digest(self) -> str:
        """Changes when a chapter or a line does: progress made in another course counts by chapters only."""
        told = json.dumps(to_builtins([self.chapters, self.lines]), sort_keys=True)
        return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()

    def chapter(self, number: int) -> Chapter:
        if not 0 <= number < len(self.chapters):
            raise NoCourse(f"the course of {self.game} has the chapters 1 to {len(self.chapters)}", game=self.game)
        return self.chapters[number]

    def number_of(self, chapter: str) -> int:
        """Where a chapter of this id stands in the course."""
        number = next((number for number, one in enumerate(self.chapters) if one.id == chapter), None)
        if number is None:
            raise NoCourse(f"the course of {self.game} has no chapter {echo_name(chapter)}", game=self.game)
        return number

    def seed_of(self, number: int) -> int:
        """A chapter that goes on after another one is played with its chance."""
        seed = self._begun(number).seed
        return self.table.seed if seed is None else seed

    def options_of(self, number: int) -> dict[str, bool | int | str]:
        """What the table agreed on at which a chapter is played."""
        return {**self.table.options, **self._begun(number).options}

    def _begun(self, number: int) -> Start:
        """Where the table was begun at which a chapter is played: there, or in a chapter before it."""
        while self.chapters[number].start.after and number:
            number -= 1
        return self.chapters[number].start

    def put_off(self, rules: Iterable[str]) -> dict[str, list[str]]:
        """Of these rules those that the course leaves for later, by the text that says so."""
        rules = list(rules)
        return {group: [rule for rule in rules if matches(rule, patterns)] for group, patterns in self.later.items()}

    def needed(self, rules: Iterable[str]) -> list[str]:
        """Of these rules those that a first game needs."""
        return [rule for rule in rules if not any(matches(rule, patterns) for patterns in self.later.values())]


def matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def has_course(game_id: str) -> bool:
    return _folder(game_id).joinpath("course.toml").is_file()


@cache
def course_of(game_id: str) -> Course:
    """The course of a game; NoCourse if it has none."""
    if not has_course(game_id):
        raise NoCourse(f"there is no course for {echo_name(game_id)}", game=echo_name(game_id))
    return read_course(_folder(game_id))


def read_course(folder: Traversable) -> Course:
    """A course from its folder."""
    try:
        written = tomllib.loads(folder.joinpath("course.toml").read_text("utf-8"))
        frozen = folder.joinpath("lines.json")
        written["lines"] = json.loads(frozen.read_text("utf-8")) if frozen.is_file() else {}
        written["texts"] = {
            file.name.removesuffix(".ftl"): file.read_text("utf-8")
            for file in sorted(folder.iterdir(), key=lambda file: file.name)
            if file.name.endswith(".ftl")
        }
        return convert(written, Course)
    except (ValidationError, ValueError) as error:
        raise BadLesson(f"the course in {folder.name}: {error}") from error


def _folder(game_id: str) -> Traversable:
    return resources.files(find_game(game_id).package).joinpath("lessons")
