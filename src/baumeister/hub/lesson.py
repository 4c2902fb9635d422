"""A chapter of a course at a table in memory. Everything here follows from the log, and is forgotten with the table."""

from __future__ import annotations

from collections.abc import Sequence

from baumeister.hub.ports import StoredTable
from baumeister.hub.protocol import LessonShown
from baumeister.lessons.answers import Answer
from baumeister.lessons.course import Course, NoCourse, course_of
from baumeister.lessons.script import Situation, stand
from baumeister.tables import Table


class Lesson:
    __slots__ = ("asking", "chapter", "course", "given_up", "moves", "number", "shown", "start")

    def __init__(self, course: Course, chapter: str) -> None:
        self.course = course
        self.number = course.number_of(chapter)
        self.chapter = course.chapters[self.number]
        #: How many actions the table had when the chapter began.
        self.start = len(course.lines.starts.get(chapter, []))
        #: What was told last; with another log number than the table's it is of the past.
        self.shown: LessonShown | None = None
        #: What the others do next ("1 place:3"), and the log number after which they begin.
        self.moves: tuple[int, Sequence[str]] = (-1, ())
        #: Log number that the thinkers are asked about.
        self.asking = -1
        #: How often in a row they did not answer in time.
        self.given_up = 0

    def heard(self, answer: Answer | None) -> None:
        """The thinkers have answered, or (None) did not in time."""
        self.given_up = self.given_up + 1 if answer is None else 0

    def played(self, table: Table) -> tuple[str, ...]:
        """The actions since the chapter began, without those taken back."""
        return tuple(name for _, name in table.owners_line()[self.start :])

    def standing(self, table: Table) -> Situation:
        return stand(self.course, self.chapter, self.played(table))

    def next_move(self, table: Table) -> str | None:
        """What another seat does now, where that is known."""
        if waiting := self.standing(table).waiting:
            return waiting[0]
        since, moves = self.moves
        done = table.number - since
        return moves[done] if since >= 0 and 0 <= done < len(moves) else None


def lesson_at(stored: StoredTable, table: Table | None) -> Lesson | None:
    """The lesson of a table; None if it is none, or of a course that has changed since: then its log says nothing."""
    sitting = stored.sitting
    if not sitting.lesson or table is None:
        return None
    try:
        course = course_of(sitting.game)
        if course.digest != stored.course or table.figures != table.game.rules_version[1]:
            return None
        return Lesson(course, sitting.lesson)
    except NoCourse:
        return None
