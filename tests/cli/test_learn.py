"""Learning at the terminal, through pipes and on a small screen: the whole course, other choices, steps back."""

from __future__ import annotations

import json
from functools import cache

import pytest

from baumeister.lessons.course import course_of
from baumeister.lessons.session import Session
from baumeister.lessons.verdicts import best_way
from baumeister.texts.catalogue import Texts
from tests.cli.program import Program

COURSE = course_of("caylus1303")
LEARN = ("learn", "caylus1303")


@cache
def solving(number: int) -> list[str]:
    """What somebody types who does what a chapter asks and solves its exercise."""
    session = Session(COURSE, number)
    for step in session.chapter.steps:
        if step.ask:
            session.act(step.usual(choice.name for choice in session.choices()))
        else:
            session.go_on()
    names = session.chapter.exercise.solution or best_way(session, session.state).names
    return [*([""] * len(session.chapter.steps)), *names, ""]


def progress(program: Program) -> dict[str, object]:
    kept = json.loads((program.home / "state" / "baumeister" / "lessons.json").read_text("utf-8"))
    found: dict[str, object] = kept["caylus1303"]
    return found


@pytest.mark.parametrize(
    ("language", "is_small", "words"),
    [
        ("en", False, ("Now the buildings work", "Not yet seen", "Well built")),
        ("de", True, ("Jetzt wirken die Gebäude", "Noch nicht gesehen", "Gut gebaut")),
    ],
)
def test_the_whole_course_can_be_played(
    program: Program, language: str, is_small: bool, words: tuple[str, ...]
) -> None:
    if is_small:
        program.environment |= {"COLUMNS": "80", "LINES": "24"}
    lines = [line for number in range(len(COURSE.chapters)) for line in solving(number)]
    done = program.run(*LEARN, "--lang", language, lines=lines).check()
    for said in words:
        assert said in done.out
    assert "**" not in done.out
    assert progress(program)["solved"] == [chapter.id for chapter in COURSE.chapters]
    if is_small:
        screens = done.out.split("\n> ")
        assert all(len(screen.split("\n")) <= 24 for screen in screens[1:-1])
        assert all(len(line) <= 80 for screen in screens[:-1] for line in screen.split("\n"))


def test_another_choice_gets_a_kind_answer_and_changes_nothing(program: Program) -> None:
    done = program.run(*LEARN, lines=["", "toll", "place:1", "8", "13", "zzz", "q"]).check()
    assert "Toll (4): you may do that too. For this step: Carpenter (3)." in done.out
    assert "You may pass at any time, but then nothing is built today." in done.out
    assert "There is no choice 13, only 1 to 8." in done.out  # and the worker does not go to space 13
    assert "I do not understand “zzz”" in done.out
    assert progress(program)["played"] == []


def test_why_show_me_board_rules_and_help_are_always_there(program: Program) -> None:
    asked = ["w", "s", "b", "l", "h", "r provost"]
    done = program.run(*LEARN, lines=[*asked, "", *asked, "w toll", *solving(0)[1:-3], *asked, "q"]).check()
    assert "1303-planning-02  A free printed building 1-4" in done.out
    assert "It is choice 3: Carpenter (3). Enter does it." in done.out
    assert "One way: take 1 stone; wood into the bundle" in done.out
    assert "a step back" in done.out
    assert "1303-provost-01" in done.out
    assert "Press Enter to go on." in done.out


def test_a_step_back_and_going_on_later(program: Program) -> None:
    done = program.run(*LEARN, lines=["", "", "z", "z", "z", "", "", "q"]).check()
    assert "This is where the chapter begins." in done.out
    assert "Kept. Go on with:" in done.out
    assert done.out.count("step 3 of 6") == 2
    played = progress(program)["played"]
    again = program.run(*LEARN, lines=["q"]).check()
    assert "step 3 of 6" in again.out
    assert "step 1 of 6" not in again.out
    assert progress(program)["played"] == played == ["place:3", "place:13", "place:11"]


def test_a_failed_exercise_is_tried_again(program: Program) -> None:
    missed = [*solving(0)[:-3], "decline", "decline"]
    done = program.run(*LEARN, lines=[*missed, "", *solving(0)[-3:], "q"]).check()
    assert "0 points, but 6 were there" in done.out
    assert "Enter: try again" in done.out
    assert "6 points: your goods have become prestige." in done.out
    assert progress(program)["chapter"] == "favor"


def test_chapters_can_be_chosen(program: Program) -> None:
    done = program.run(*LEARN, "--chapter", "4", lines=["c", "99", "6", "c 2", "q"]).check()
    for words in (
        "Chapter 4 of 10",
        Texts("en").say("ask-number", least=1, most=10),
        "Chapter 6 of 10",
        "Chapter 2 of 10",
    ):
        assert words in done.out
    assert progress(program)["chapter"] == "favor"
    program.run(*LEARN, "--chapter", "1", lines=[*solving(0), "q"]).check()
    later = program.run(*LEARN, lines=["", "q"]).check()
    assert "First points  solved" in later.out
    assert "Which chapter? [2]" in later.out


def test_playing_on_freely_makes_a_game_like_any_other(program: Program) -> None:
    done = program.run(*LEARN, "--chapter", "2", lines=["", "f", "1", "q"]).check()
    assert "Anna to move" in done.out
    assert "play --resume" in done.out
    (path,) = program.tables()
    assert path.read_text("utf-8").count('"place:') > 3
    again = program.run("play", "--resume", lines=["q"]).check()
    assert "/9 ·" in again.out


def test_a_damaged_or_foreign_progress_begins_the_chapter(program: Program) -> None:
    program.run(*LEARN, lines=["", "", "q"]).check()
    path = program.home / "state" / "baumeister" / "lessons.json"
    kept = json.loads(path.read_text("utf-8"))
    for spoilt in (
        "{",
        "[]",
        json.dumps({"caylus1303": 3}),
        json.dumps({"caylus1303": {**kept["caylus1303"], "played": ["place:99"]}}),
        json.dumps({"caylus1303": {**kept["caylus1303"], "digest": "other"}}),
    ):
        path.write_text(spoilt, "utf-8")
        assert "step 1 of 6" in program.run(*LEARN, lines=["q"]).check().out


def test_a_game_that_is_none_and_a_chapter_that_is_none_are_refused(program: Program) -> None:
    assert "unknown-game" in program.run("learn", "chess").check(1).err
    assert "no-course" in program.run(*LEARN, "--chapter", "99").check(1).err


@pytest.mark.parametrize(
    ("game", "command"), [("caylus1303", "caylus1303 --option first_game\n"), ("caylus", "caylus\n")]
)
def test_the_end_of_a_course_says_how_to_play_on(program: Program, game: str, command: str) -> None:
    course = course_of(game)
    lines = [*course.chapters[-1].exercise.solution, ""]
    done = program.run("learn", game, "--chapter", str(len(course.chapters)), "--lang", "en", lines=lines).check()
    assert f"play {command}" in done.out


def test_whoever_names_no_game_begins_with_the_shortest_rules(program: Program) -> None:
    assert "Caylus 1303: your first game" in program.run("learn", lines=["q"]).check().out


@pytest.mark.parametrize(("language", "words"), [("en", "learn a game by playing"), ("de", "beim Spielen lernen")])
def test_the_help_says_what_learn_is(program: Program, language: str, words: str) -> None:
    done = program.run("learn", "--help", "--lang", language).check()
    assert words in done.out
    assert "learn caylus1303 --chapter 3" in done.out
