"""Exercises over HTTP: listed, put, and answered without a word too early."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import baumeister as bm
from baumeister.exercises.form import exercises_of
from baumeister.exercises.solving import of_the_day
from baumeister.server.exercises import judge, list_exercises, pose
from tests.server.app_tools import run, running, settings_in

DAY = date(2026, 11, 18)


def test_all_exercises_are_listed_with_that_of_the_day() -> None:
    found = list_exercises(DAY)
    assert list(found.games) == bm.games()
    for game, listed in found.games.items():
        assert [one.id for one in listed] == [one.id for one in exercises_of(game)]
        assert found.day[game] == of_the_day(game, DAY).id


def test_an_exercise_that_is_put_does_not_tell_its_answer() -> None:
    for game in bm.games():
        exercise = exercises_of(game)[0]
        posed = pose(game, exercise.id)
        assert posed.view == exercise.position().view(exercise.seat)
        assert {choice.name for choice in posed.choices} == set(exercise.chances)
        told = {"best", "chances", "second", "tempting", "seed", "line", "lines", "proof", "rank"}
        assert not told & set(posed.__struct_fields__)


def test_lines_are_played_on_from_the_position_that_was_put() -> None:
    for game in bm.games():
        exercise = exercises_of(game)[0]
        found = judge(game, exercise.id, exercise.tempting)
        assert not found.right
        assert {line.name for line in found.lines} == {exercise.best[0], exercise.tempting}
        for line in found.lines:
            assert line.steps.views == (exercise.position().view(exercise.seat),)
            assert len(line.steps.steps) == 1 + len(exercise.lines[line.name])


def test_over_http(tmp_path: Path) -> None:
    exercise = exercises_of("caylus1303")[0]
    place = f"/api/exercises/caylus1303/{exercise.id}"

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            browser = await here.browser()
            listed = await browser.ok("GET", "/api/exercises")
            assert exercise.id in {one["id"] for one in listed["games"]["caylus1303"]}
            posed = await browser.ok("GET", place)
            assert posed["seat"] == exercise.seat
            found = await browser.ok("POST", place, {"choice": exercise.best[0]})
            assert found["right"]
            assert [one["name"] for one in found["choices"] if one["best"]] == [exercise.best[0]]
            for path, body, status in (
                (place, {"choice": "no-such-action"}, 400),
                (place, {"choice": ""}, 400),
                (place, {"choice": "pass", "more": 1}, 400),
                ("/api/exercises/caylus1303/00000000", {"choice": "pass"}, 404),
                ("/api/exercises/chess/00000000", {"choice": "pass"}, 404),
                ("/api/exercises/caylus1303/xyz", {"choice": "pass"}, 400),
            ):
                answer = await browser.ask("POST", path, body)
                assert answer.status_code == status, (path, body, answer.text)
                assert answer.json()["code"]

    run(test())
