"""Lessons and exercises in SQL: which chapters are solved, the table of each person and game at which a chapter is
learned, and which exercises were tried."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from baumeister.server.storage.rows import insert_missing
from baumeister.server.storage.schema import answers, log, people, solved, tables

#: Lessons removed in one transaction.
MOST_AT_ONCE: Final = 500


@dataclass(frozen=True)
class LessonRow:
    """A lesson that somebody has begun. `course` is the digest of the course then."""

    code: str
    game: str
    chapter: str
    course: str
    status: str


async def note_solved(
    connection: AsyncConnection, person: str, chapters: Mapping[str, Iterable[str]], now: int
) -> None:
    """Keep these chapters, by their games, as solved; of an account only, and harmless when repeated."""
    rows = [
        {"person": person, "game": game, "chapter": chapter, "at": now}
        for game, ids in chapters.items()
        for chapter in ids
    ]
    await _keep(connection, person, solved, rows)


async def note_answers(connection: AsyncConnection, person: str, first: Mapping[str, bool], now: int) -> None:
    """Keep whether these exercises were answered rightly; of an account only, and only the first answer to each."""
    rows = [
        {"person": person, "exercise": exercise, "was_right": right, "at": now} for exercise, right in first.items()
    ]
    await _keep(connection, person, answers, rows)


async def answers_of(connection: AsyncConnection, person: str) -> dict[str, bool]:
    """The exercises that a person has tried, and whether the first answer was right."""
    query = select(answers.c.exercise, answers.c.was_right).where(answers.c.person == person).order_by(answers.c.at)
    return {row.exercise: row.was_right for row in await connection.execute(query)}


async def solved_by(connection: AsyncConnection, person: str) -> dict[str, list[str]]:
    """The chapters that a person has solved, by their games."""
    query = select(solved.c.game, solved.c.chapter).where(solved.c.person == person).order_by(solved.c.at)
    found: dict[str, list[str]] = defaultdict(list)
    for game, chapter in await connection.execute(query):
        found[game].append(chapter)
    return dict(found)


async def lessons_of(connection: AsyncConnection, person: str) -> list[LessonRow]:
    query = select(tables.c.code, tables.c.game, tables.c.lesson, tables.c.course, tables.c.status)
    rows = await connection.execute(query.where(_of(person)).order_by(tables.c.id.desc()))
    return [LessonRow(*row) for row in rows]


async def is_lesson(connection: AsyncConnection, table: int) -> bool:
    query = select(tables.c.id).where(tables.c.id == table, tables.c.lesson.is_not(None))
    return (await connection.execute(query)).first() is not None


async def remove_lessons(connection: AsyncConnection, person: str, game: str) -> list[str]:
    """Remove a person's lessons of a game, which begin anew; returns their codes."""
    return await _remove(connection, _of(person) & (tables.c.game == game))


async def remove_forgotten(connection: AsyncConnection, before: int) -> list[str]:
    """Remove lessons where nobody has been since then; returns their codes."""
    return await _remove(connection, tables.c.lesson.is_not(None) & (tables.c.visited < before))


async def end_lesson(connection: AsyncConnection, table: int, *, for_server: bool) -> None:
    """From now on it is a table like any other; if a bot is asked, it waits for a server."""
    values = {"lesson": None, "course": None, "for_server": for_server, "lease_by": None, "lease_until": 0}
    await connection.execute(update(tables).where(tables.c.id == table).values(values))


async def _keep(connection: AsyncConnection, person: str, table: Table, rows: list[dict[str, Any]]) -> None:
    """What is not there yet, if the person has an account."""
    account = select(people.c.id).where(people.c.id == person, people.c.password.is_not(None))
    if rows and (await connection.execute(account)).first() is not None:
        await insert_missing(connection, table, rows)


def _of(person: str) -> ColumnElement[bool]:
    return (tables.c.host == person) & tables.c.lesson.is_not(None)


async def _remove(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    found = (await connection.execute(select(tables.c.id, tables.c.code).where(which).limit(MOST_AT_ONCE))).all()
    numbers = [row.id for row in found]
    await connection.execute(delete(log).where(log.c.table_id.in_(numbers)))
    await connection.execute(delete(tables).where(tables.c.id.in_(numbers)))
    return [row.code for row in found]
