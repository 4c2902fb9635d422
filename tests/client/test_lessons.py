"""Courses in the browser: played to their end with one wrong click per step, a step back and a reload, by mouse and by
keys, on a desk and on a phone. What is not played here at both widths is a part of soak."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from baumeister.lessons.course import Chapter
from tests.client.driver import Client
from tests.client.lessons import SAYS, SEES, Learner, solutions
from tests.client.probes import axe, boxes
from tests.client.slow import PRESS_TWICE, sent_by
from tests.lessons.courses import GAMES

FIRST = "caylus1303"
#: The first course by keys, the others in turn on a phone and on a desk.
OTHERS = [game for game in GAMES if game != FIRST]
WAYS = ((360, "en"), (1440, "de"))
PLAYED = [(FIRST, 1440, "en"), *((game, *WAYS[place % 2]) for place, game in enumerate(OTHERS))]


def play_chapter(learner: Learner, chapter: Chapter, stands: dict[str, Any], *, looks: bool) -> None:
    """All steps and the exercise. `looks`: also a step back, a reload, and what axe and the boxes say."""
    page, asked = learner.page, 0
    while not stands["trying"]:
        said = page.evaluate(SAYS)
        assert len(said) > 20
        assert "[" not in said
        assert "**" not in said
        if page.viewport_size and page.viewport_size["width"] == 360:
            learner.client.wait_until(SEES)  # the sheet never hides what it points at
        learner.choose_otherwise(stands)
        if looks and asked == 1:
            learner.page.reload()
            learner.page.wait_for_selector("[data-settled=true] [data-told]")
            again = learner.stands()
            while again["reading"] and again["part"] != stands["part"]:
                learner.lit_button()
                again = learner.stands(again["part"])
            assert again["part"] == stands["part"], "the log says where one stands"
        learner.lit_button()
        before, stands = stands, learner.stands(stands["part"])
        if looks and asked == 1:
            learner.back()
            assert learner.stands(stands["part"])["part"] == before["part"]
            learner.lit_button()
            stands = learner.stands(before["part"])
        asked += not before["reading"]
    assert stands["part"] == chapter.key(chapter.exercise)
    if looks:
        assert not boxes(page)
        assert not axe(page)
    ended = learner.solve(stands)
    assert ended["verdict"] is True, f"{chapter.id}: the solution wins"


def play_course(one: Client, game: str, *, by_keys: bool = False) -> None:
    """From the first chapter to the farewell."""
    learner = Learner(one, game, by_keys=by_keys)
    of_course = [chapter for chapter in learner.course.chapters if chapter not in learner.course.modules]
    stands = learner.open(of_course[0].id)
    for number, chapter in enumerate(of_course):
        play_chapter(learner, chapter, stands, looks=number == 1)
        learner.lit_button()
        if number + 1 < len(of_course):
            one.page.wait_for_selector(f"[data-settled=true] [data-chapter={of_course[number + 1].id}] [data-told]")
            stands = learner.stands()
    one.page.wait_for_selector("[data-farewell]")
    assert one.page.locator(".chapters .solved").count() == len(of_course)
    assert not boxes(one.page)
    assert not axe(one.page)


@pytest.mark.parametrize(("game", "width", "language"), PLAYED)
def test_a_course_is_played_to_its_end(client: Callable[..., Client], game: str, width: int, language: str) -> None:
    one = client(width=width, language=language, touch=width == 360)
    play_course(one, game, by_keys=game == FIRST)


def test_who_misses_is_shown_the_way_tries_again_and_may_play_on_freely(client: Callable[..., Client]) -> None:
    one = client(width=360, language="en")
    learner = Learner(one, FIRST)
    stands = learner.open("favor")
    while not stands["trying"]:
        learner.lit_button()
        stands = learner.stands(stands["part"])
    one.page.click("[data-show-way]")
    one.page.wait_for_selector("[data-way]")
    right = one.page.inner_text("[data-way]")
    assert "→" in right or len(right) > 12
    one.page.click("[data-lesson-why]")
    one.page.wait_for_selector("[data-statements] li a")
    wrong = next(choice["name"] for choice in one.choices() if choice["name"] not in _solution("favor"))
    stands = learner.decide(wrong, stands)
    if stands["verdict"] is False:
        learner.lit_button()
        one.wait_until("() => window.baumeister.lesson.trying")
    one.page.click(".ways summary")
    one.page.click("[data-free]")
    one.page.wait_for_selector("[data-narrator]", state="detached")
    one.wait_for_turn()
    assert one.page.query_selector("[data-people]") is not None, "it is a table like any other"


def test_a_step_back_that_is_pressed_twice_is_one_step(client: Callable[..., Client]) -> None:
    one = client()
    sent = sent_by(one, "undo")
    learner = Learner(one, FIRST)
    stands = learner.open("favor")
    while stands["reading"]:
        learner.lit_button()
        stands = learner.stands(stands["part"])
    learner.lit_button()
    before, stands = stands, learner.stands(stands["part"])
    one.page.evaluate(PRESS_TWICE, "[data-undo]")
    assert learner.stands(stands["part"])["part"] == before["part"]
    assert len(sent) == 1


def _solution(chapter: str) -> tuple[str, ...]:
    return solutions(FIRST)[chapter]


def test_somebody_new_is_offered_the_course_and_a_thing_leads_to_its_chapter(client: Callable[..., Client]) -> None:
    one = client(language="en")
    one.go()
    one.page.wait_for_selector(".hero [data-learn].go")
    assert "Learn by playing" in one.page.inner_text("[data-learn]")
    assert one.page.locator(".hero .go").count() == 1, "one gold button"
    one.play_now(FIRST)
    one.wait_for_turn()
    one.page.hover('[data-knob="road/3"]')
    one.page.wait_for_selector(".tip [data-teaches]")
    one.page.click(".tip [data-teaches]")
    one.page.wait_for_selector("[data-settled=true] [data-narrator] [data-told]")


def test_a_guest_who_registers_brings_along_what_was_solved(client: Callable[..., Client]) -> None:
    one = client(language="de")
    learner = Learner(one, FIRST)
    stands = learner.open("favor")
    while not stands["trying"]:
        learner.lit_button()
        stands = learner.stands(stands["part"])
    assert learner.solve(stands)["verdict"] is True
    assert one.request("GET", "/lessons")["solved"] == {}, "a guest's progress stays in the browser"
    one.go("/learn")
    one.page.wait_for_selector(".chapters .solved")
    one.request("PUT", "/me/password", {"password": "ein langer Weg am Fluss"})
    one.go("/me")
    one.wait_until(
        "async () => (await (await fetch('/api/lessons')).json()).solved.caylus1303?.includes('favor') ?? false"
    )
    one.page.evaluate("localStorage.clear()")
    one.go("/learn")
    one.page.wait_for_selector(".chapters .solved")
