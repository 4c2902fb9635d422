"""Every course holds what it promises: all steps, all clicks, all branches, both languages, imagined deals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import to_builtins

import baumeister as bm
from baumeister.lessons.check import FIRST_POINTS_SECONDS, check
from baumeister.lessons.course import NoCourse, course_of
from baumeister.lessons.narrator import Narrator
from baumeister.texts.catalogue import LANGUAGES
from tests.lessons.courses import GAMES
from tools.freeze_lessons import freeze

FOLDER = Path(bm.__file__).parent / "games"


@pytest.mark.parametrize("game", GAMES)
def test_a_course_has_no_problem(game: str) -> None:
    report = check(course_of(game))
    assert report.problems == []
    assert set(report.estimate.first) == set(LANGUAGES)
    assert max(report.estimate.first.values()) < FIRST_POINTS_SECONDS


@pytest.mark.parametrize("game", GAMES)
def test_the_frozen_lines_are_those_of_the_course(game: str) -> None:
    """What the others do was written down after the last change of the course."""
    course = course_of(game)
    assert json.loads((FOLDER / game / "lessons" / "lines.json").read_text("utf-8")) == to_builtins(course.lines)
    assert freeze(course) == course.lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_course_says_what_was_not_seen(game: str, language: str) -> None:
    course = course_of(game)
    put_off = course.put_off(bm.game(game).ledger)
    assert len(Narrator(course, language).not_yet_seen()) == len(put_off)
    assert all(put_off.values())


def test_a_game_without_a_course_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baumeister.lessons.course.has_course", lambda game: False)
    with pytest.raises(NoCourse):
        course_of.__wrapped__("villagers")
    with pytest.raises(NoCourse):
        course_of("caylus1303").chapter(99)


def test_magna_carta_teaches_the_beginner_game_first_and_then_the_standard_game() -> None:
    course = course_of("magna_carta")
    parts = [course.options_of(number)["beginner"] for number in range(len(course.taught))]
    assert parts == [True] * 3 + [False] * 3
