"""Exercises in the browser: a position on the real board, one choice, what was best, and both lines played on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from baumeister.exercises.form import MinedExercise, exercises_of
from tests.client.driver import Client
from tests.client.probes import axe, boxes, targets
from tests.client.slow import held_back
from tests.client.walks import GAMES

Make = Callable[..., Client]


def opened(one: Client, exercise: MinedExercise) -> None:
    one.go(f"/exercises/{exercise.game}/{exercise.id}")
    one.page.wait_for_selector(f'[data-exercise="{exercise.id}"]')
    one.page.wait_for_selector("[data-settled=true]")


def choose(one: Client, name: str) -> None:
    one.page.locator(f'.exercisebar [data-choice="{name}"]').click()
    one.page.locator("[data-do]").click()
    one.page.wait_for_selector("[data-right]")


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_answered_and_both_lines_are_played_on(client: Make, game: str) -> None:
    exercise = exercises_of(game)[0]
    one = client()
    for width in (1440, 360):
        one.resize(width)
        opened(one, exercise)
        found = targets(one.page)
        assert not found["missing"] + found["covered"], (width, found)
        assert not (wrong := boxes(one.page) + axe(one.page)), (width, wrong)
        choose(one, exercise.tempting)
        assert one.page.get_attribute("[data-right]", "data-right") == "false"
        assert not (wrong := boxes(one.page) + axe(one.page)), (width, wrong)
    before = one.page.evaluate("window.baumeister.view")
    one.page.locator(f'[data-line="{exercise.best[0]}"]').click()
    one.wait_until("!window.baumeister.replaying")
    assert one.page.evaluate("window.baumeister.view") != before
    assert one.page.evaluate("window.baumeister.n") == 1 + len(exercise.lines[exercise.best[0]])
    one.page.locator("[data-to-question]").click()
    assert one.page.evaluate("window.baumeister.view") == before


def test_the_first_answer_counts_and_the_next_exercise_is_another(client: Make) -> None:
    """By keys alone, from the list on."""
    one = client()
    exercise, second = exercises_of("caylus1303")[:2]
    one.go("/exercises")
    first = one.page.locator('[data-exercises="caylus1303"] .numbers a').first
    first.focus()
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector(f'[data-exercise="{exercise.id}"]')
    key = one.page.get_attribute(f'.exercisebar [data-choice="{exercise.best[0]}"]', "data-key")
    assert key
    one.page.keyboard.press(key)
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector('[data-right="true"]')
    one.page.locator("[data-next]").focus()
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector(f'[data-exercise="{second.id}"]')
    opened(one, exercise)
    choose(one, exercise.tempting)
    one.go("/exercises")
    one.page.reload()
    one.page.wait_for_selector('[data-exercises="caylus1303"] .numbers a.right')
    assert one.page.locator('[data-exercises="caylus1303"] .numbers a.wrong').count() == 0
    # With an account the server keeps it, and what a guest has tried comes along.
    one.sit_down("Rätselfreundin")
    one.request("PUT", "/me/password", {"password": "a long walk by the river"})
    with one.page.expect_response("**/api/exercises/results"):
        one.page.reload()
    one.page.wait_for_selector('[data-exercises="caylus1303"] .numbers a.right')
    assert one.request("GET", "/exercises/results")["first"] == {exercise.id: True}
    for width in (1440, 360):
        one.resize(width)
        assert not (wrong := boxes(one.page) + axe(one.page)), (width, wrong)


def test_while_an_answer_is_judged_it_is_what_is_chosen(client: Make) -> None:
    one = client()
    exercise = exercises_of("caylus1303")[0]
    opened(one, exercise)
    let_go = held_back(one, "POST", "**/api/exercises/caylus1303/*")
    one.page.click(f'.exercisebar [data-choice="{exercise.tempting}"]')
    with one.page.expect_request(lambda request: request.method == "POST"):
        one.page.click("[data-do]")
    one.page.locator("[data-knob][aria-pressed=false]:visible").first.click()
    one.page.keyboard.press("Escape")
    assert one.page.get_attribute("[data-do]", "data-do") == exercise.tempting
    let_go()
    one.page.wait_for_selector("[data-right=false]")
    assert one.page.evaluate("window.baumeister.chosen.name") == exercise.tempting


def test_an_exercise_that_is_not_there_says_so(client: Make) -> None:
    one = client()
    one.go("/exercises/caylus1303/00000000")
    one.page.wait_for_selector(".state a[href='/exercises']")
