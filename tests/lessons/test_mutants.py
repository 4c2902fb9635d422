"""The check catches what it should: one thing broken at a time in the first chapters of a course."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

import baumeister as bm
import baumeister.lessons.check as checking
from baumeister.lessons.check import check
from baumeister.lessons.course import BadLesson, Course, read_course
from tests.lessons.courses import chapter_named, course_1303, cut

FOLDER = Path(bm.__file__).parent / "games" / "caylus1303" / "lessons"
COURSE, LINES, ENGLISH, GERMAN = "course.toml", "lines.json", "en.ftl", "de.ftl"

#: What is wrong: the file, what stands there, what stands there instead, and what the check says.
MUTANTS = {
    "an action that is not legal": (
        COURSE,
        'ask = ["place:3"]',
        'ask = ["place:5"]',
        "first-carpenter: place:5 is not",
    ),
    "an address that is not there": (COURSE, '"road/1", "road/14"', '"road/1", "road/99"', "road/99"),
    "an effect that does not come": (
        COURSE,
        '"players/0/points +2"',
        '"players/0/points +3"',
        "points +3 does not come",
    ),
    "an event that does not come": (COURSE, '"provost = 14"', '"event owner-points seat=2"', "does not come"),
    "no condition at all": (COURSE, '"provost = 14"', '"provost is 14"', "no condition"),
    "a rule that does not exist": (
        COURSE,
        '"1303-carpenter-01", ',
        '"1303-carpenter-99", ',
        "no rule 1303-carpenter-99",
    ),
    "a rule that nothing teaches": (COURSE, '"1303-carpenter-02", ', "", "1303-carpenter-02: neither"),
    "a rule taught and put off": (COURSE, "tables = [", 'tables = ["1303-carpenter-01", ', "taught and put off"),
    "a pattern of no rule": (COURSE, "tables = [", 'tables = ["1303-carpentry-*", ', "1303-carpentry-* is no rule"),
    "a step that teaches nothing": (
        COURSE,
        'teaches = ["1303-round-01", "1303-setup-01", "1303-end-03"]',
        "teaches = []",
        "teaches nothing",
    ),
    "an option that the game does not have": (
        COURSE,
        'start = { line = """\ncharacter',
        'start = { options = { last_game = true }, line = """\ncharacter',
        "last_game",
    ),
    "options in the middle of a game": (
        COURSE,
        '[[chapter]]\nid = "favor"',
        '[[chapter]]\nid = "favor"\nstart = { after = true, options = { first_game = false } }',
        "favor: goes on at a table",
    ),
    "a field that nobody knows": (COURSE, "first_points =", "best_points =", "best_points"),
    "another seat's move": (LINES, '"1 place:13", "2 place:11"', '"1 place:11", "2 place:14"', "first"),
    "an answer that is missing": (
        LINES,
        '{"provost:0": ["2 provost:0", "1 provost:0"]}',
        "{}",
        "first-harvest: is not reached",
    ),
    "a goal that nobody can reach": (
        COURSE,
        '["players/0/points >= +6"]',
        '["players/0/points >= +60"]',
        "does not win",
    ),
    "a goal that is already reached": (
        COURSE,
        '["players/0/points >= +6"]',
        '["players/0/points >= 1"]',
        "before it begins",
    ),
    "an exercise that everybody wins": (
        COURSE,
        '["players/0/workers >= +4"]',
        '["players/0/workers >= +1"]',
        "random ways win",
    ),
    "a wish that nobody fulfils": (
        COURSE,
        '"2 build:wood_spinning_mill"',
        '"2 build:wood_farm", "1 place:28"',
        "nobody does",
    ),
    "a number of what is hidden": (COURSE, '{ rounds = "rounds" }', '{ rounds = "players/1/points" }', "does not see"),
    "a number of a choice that is not there": (
        COURSE,
        '{ rounds = "rounds" }',
        '{ rounds = "cost pass goods" }',
        "first",
    ),
    "a number typed by hand": (ENGLISH, "up to { $steps } steps", "up to 3 steps", "typed by hand"),
    "a number word typed by hand": (GERMAN, "bis zu { $steps } Schritte", "bis zu drei Schritte", "typed by hand"),
    "a text missing in German": (GERMAN, "first-pass =", "first-passen =", "first-pass de: the text is missing"),
    "a text that nothing asks for": (ENGLISH, "first-pass =", "first-fail = No.\nfirst-pass =", "nothing asks for"),
    "an answer without a text": (
        ENGLISH,
        "    .early = You may pass at any time, but then",
        "    .late = But then",
        "first-carpenter.early en",
    ),
    "a verdict without a text": (
        GERMAN,
        "    .missed = { $got } Punkte, dabei",
        "    .lost = { $got } Punkte, dabei",
        "first-bundle.missed de",
    ),
    "a placeholder missing in German": (
        GERMAN,
        "{ $workers } Arbeiter. Wer zuerst",
        "ein paar Arbeiter. Wer zuerst",
        "different placeholders",
    ),
    "a placeholder that nobody fills": (
        ENGLISH,
        "{ $rounds } rounds, one road",
        "{ $turns } rounds, one road",
        "different placeholders",
    ),
    "a placeholder that nobody fills in any language": (COURSE, '{ rounds = "rounds" }', "{ }", "MissingText"),
    "another building in German": (
        GERMAN,
        "Beim **Zimmermann** bezahlst",
        "Beim **Maurer** bezahlst",
        "name different things",
    ),
    "a name that is none": (
        ENGLISH,
        "At the **Carpenter** you pay",
        "At the **Joiner** you pay",
        "'Joiner' is no name",
    ),
    "a name in one language only": (
        GERMAN,
        "geht so oder so ins **Camp**",
        "geht so oder so ins Camp",
        "name different things",
    ),
    "a fourth sentence": (ENGLISH, "Leave him where he is.", "Leave him. He is tired.", "first-bridge en: 4 sentences"),
    "a text that is too long": (GERMAN, "Lass ihn stehen.", "Lass ihn stehen, " + "und " * 20 + "warte.", "characters"),
}


@cache
def usual_problems() -> frozenset[str]:
    """What a course of these chapters lacks anyway."""
    return frozenset(check(first_chapters(read_course(FOLDER))).problems)


def first_chapters(course: Course) -> Course:
    return cut(course, "first", "favor")


@pytest.mark.parametrize("name", MUTANTS)
def test_what_is_broken_is_found(name: str, tmp_path: Path) -> None:
    file, there, instead, says = MUTANTS[name]
    folder = tmp_path / "lessons"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text("utf-8")
    assert there in text
    (folder / file).write_text(text.replace(there, instead, 1), "utf-8")
    try:
        found = set(check(first_chapters(read_course(folder))).problems) - usual_problems()
    except BadLesson as error:
        found = {str(error)}
    assert any(says in problem for problem in found), found


def test_the_two_chapters_lack_only_the_rest_of_the_course() -> None:
    """So that a mutant is found for its own fault."""
    spared = ("neither taught", "chapters", "trials", "minutes", "nothing asks for")
    assert [problem for problem in usual_problems() if not any(word in problem for word in spared)] == []


def with_module(**options: bool) -> Course:
    """A course whose only chapter is a module with these options."""
    course = course_1303()
    start = replace(chapter_named(course, "first").start, options=options)
    return replace(cut(course), modules=[replace(chapter_named(course, "first"), start=start)])


def test_a_module_has_an_option_that_the_course_has_not() -> None:
    says = "first: a module has an option of its own"
    assert says in check(with_module()).problems
    assert says in check(with_module(first_game=True)).problems
    assert says not in check(with_module(first_game=False)).problems


def test_a_module_takes_a_time_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    report = check(with_module())
    assert set(report.estimate.whole.values()) == {0.0}
    seconds = max(report.estimate.modules["first"].values())
    assert not any(problem.startswith("first: ") and "minutes" in problem for problem in report.problems)
    monkeypatch.setattr(checking, "MOST_MODULE_SECONDS", seconds - 1)
    assert f"first: {seconds / 60:.1f} minutes" in check(with_module()).problems
