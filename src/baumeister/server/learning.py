"""Opening chapters of courses, and what somebody has solved there or among the exercises. A lesson is a private table
of one person, in no list.

Each person has at most one lesson of a game: whoever opens another chapter leaves the one before.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Collection, Mapping
from functools import cache

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister import game as find_game
from baumeister import games as all_games
from baumeister.exercises.form import exercises_of
from baumeister.lessons.course import Course, course_of, has_course
from baumeister.records import Entry, Record
from baumeister.server.lobby import Announcer, private_table, record_seat
from baumeister.server.storage import learning, sittings
from baumeister.server.storage.database import Database
from baumeister.server.storage.learning import LessonRow
from baumeister.server.storage.sittings import Beginning, SeatRow
from baumeister.tables import Act, Settings, Table


class Learning:
    """`clock` says milliseconds since 1970."""

    def __init__(
        self,
        database: Database,
        announcer: Announcer,
        clock: Callable[[], int],
    ) -> None:
        self._database = database
        self._announcer = announcer
        self._clock = clock

    async def open(self, person: str, game: str, chapter: str, *, again: bool) -> str:
        """The table of this chapter: the one that the person has left, or (`again`, or there is none) a new one. Its
        code."""
        course = course_of(game)
        number = course.number_of(chapter)
        entries = await asyncio.to_thread(begun, game, chapter)
        async with self._database.begin() as connection:
            lessons = await learning.lessons_of(connection, person)
            kept = next((row for row in lessons if _goes_on(row, course, chapter)), None)
            if kept is not None and not again:
                return kept.code
            gone = await learning.remove_lessons(connection, person, game)
            code = await self._make(connection, person, course, number, entries)
        for other in gone:
            self._announcer.table_changed(other)
        return code

    async def state_of(self, person: str) -> tuple[dict[str, list[str]], list[LessonRow]]:
        """What the person has solved, if it is an account, and the lessons it has begun."""
        async with self._database.read() as connection:
            rows = await learning.lessons_of(connection, person)
            return await learning.solved_by(connection, person), [row for row in rows if _is_of_today(row)]

    async def note(self, person: str, chapters: Mapping[str, Collection[str]]) -> None:
        """What somebody had solved as a guest, by games; what no course knows is passed over."""
        known = {game: [chapter.id for chapter in course_of(game).chapters] for game in _courses()}
        solved = {game: [one for one in known[game] if one in chapters[game]] for game in known if game in chapters}
        async with self._database.begin() as connection:
            await learning.note_solved(connection, person, solved, self._clock())

    async def answers_of(self, person: str) -> dict[str, bool]:
        """Exercises that the person has tried, if it is an account, and whether the first answer was right."""
        async with self._database.read() as connection:
            return await learning.answers_of(connection, person)

    async def note_answers(self, person: str, first: Mapping[str, bool]) -> None:
        """What somebody has answered, now or before as a guest: the first answer to each counts, and what is no
        exercise is passed over."""
        known = {exercise.id for game in all_games() for exercise in exercises_of(game)}
        async with self._database.begin() as connection:
            answered = {exercise: right for exercise, right in first.items() if exercise in known}
            await learning.note_answers(connection, person, answered, self._clock())

    async def remove_forgotten(self, before: int) -> int:
        """Lessons that nobody has come back to since then; how many."""
        async with self._database.begin() as connection:
            gone = await learning.remove_forgotten(connection, before)
        for code in gone:
            self._announcer.table_changed(code)
        return len(gone)

    async def _make(
        self, connection: AsyncConnection, person: str, course: Course, number: int, entries: tuple[Entry, ...]
    ) -> str:
        title = find_game(course.game)
        rows = _seat_rows(course, person)
        new = dataclasses.replace(
            private_table(title, person, rows, course.options_of(number)),
            undo_past_news=True,
            lesson=course.chapters[number].id,
            course=course.digest,
        )
        record = replace(_record(course, number, rows), log=entries)
        beginning = Beginning(
            title.rules_version, record.to_json(), course.table.seat, for_server=False, number=len(entries)
        )
        table = await sittings.make(connection, new, self._clock())
        await sittings.begin(connection, table, beginning, self._clock())
        return new.code


@cache
def begun(game: str, chapter: str) -> tuple[Entry, ...]:
    """The log up to the beginning of a chapter. It is the same for everybody."""
    course = course_of(game)
    number = course.number_of(chapter)
    table = Table(_record(course, number, _seat_rows(course, "learner")), settings=Settings(auto_forced=False))
    for name in course.lines.starts.get(chapter, []):
        table.accept(table.propose(Act(table.seat, name, table.number)))
    return table.owners_record().log


def _record(course: Course, number: int, rows: tuple[SeatRow, ...]) -> Record:
    title = find_game(course.game)
    seats = [record_seat(seat, row, course.game) for seat, row in enumerate(rows)]
    return Record.begin(title, seats, course.seed_of(number), title.settle_options(course.options_of(number)))


def _seat_rows(course: Course, person: str) -> tuple[SeatRow, ...]:
    """The learner under their own name, the others under those that the texts know."""
    table = course.table
    return tuple(
        SeatRow(person=person) if seat == table.seat else SeatRow(bot=table.level, label=name)
        for seat, name in enumerate(table.names)
    )


def _courses() -> list[str]:
    return [game for game in all_games() if has_course(game)]


def _is_of_today(row: LessonRow) -> bool:
    return row.status == "running" and has_course(row.game) and course_of(row.game).digest == row.course


def _goes_on(row: LessonRow, course: Course, chapter: str) -> bool:
    return row.game == course.game and row.chapter == chapter and _is_of_today(row)
