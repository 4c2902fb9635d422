"""Courses for tests: those of the games, and small ones cut out of them."""

from __future__ import annotations

from msgspec.structs import replace

import baumeister as bm
from baumeister.lessons.course import Chapter, Course, Exercise, course_of, has_course

GAMES = [name for name in bm.games() if has_course(name)]


def cut(course: Course, *ids: str) -> Course:
    """Only these chapters of a course; its texts stay whole."""
    return replace(course, taught=[chapter for chapter in course.taught if chapter.id in ids], trials=[], modules=[])


def with_exercise(course: Course, chapter_id: str, exercise: Exercise) -> Course:
    """The chapter alone, with another exercise at its end."""
    (chapter,) = cut(course, chapter_id).taught
    return replace(course, taught=[replace(chapter, exercise=exercise)], trials=[], modules=[])


def number_of(course: Course, chapter_id: str) -> int:
    return [chapter.id for chapter in course.chapters].index(chapter_id)


def chapter_named(course: Course, chapter_id: str) -> Chapter:
    return course.chapters[number_of(course, chapter_id)]


def course_1303() -> Course:
    return course_of("caylus1303")
