"""Exercises over HTTP: listed, put, and answered without a word too early."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from sqlalchemy import select

import baumeister as bm
from baumeister.exercises.form import MinedExercise, exercises_of
from baumeister.exercises.solving import of_the_day
from baumeister.server.exercises import judge, list_exercises, pose
from baumeister.server.storage import schema
from tests.server.app_tools import Browser, run, running, settings_in
from tests.services import Kind

PASSWORD = "a long walk by the river"
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


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_first_answers_are_kept_for_accounts_and_come_along_from_a_guest(tmp_path: Path, kind: Kind) -> None:
    easy, other, third = exercises_of("caylus1303")[:3]
    results = "/api/exercises/results"

    async def answer(browser: Browser, exercise: MinedExercise, choice: str) -> None:
        await browser.ok("POST", f"/api/exercises/caylus1303/{exercise.id}", {"choice": choice})

    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as site:
            anna = await site.guest("Anna")
            await answer(anna, easy, easy.best[0])
            assert await anna.ok("GET", results) == {"first": {}}, "a guest's stay in the browser"
            await anna.ok("PUT", "/api/me/password", {"password": PASSWORD})
            await answer(anna, other, other.tempting)
            await answer(anna, other, other.best[0])  # the first answer counts
            brought = {easy.id: True, other.id: True, third.id: False, "00000000": True}
            for _ in range(2):
                await anna.ok("POST", results, {"first": brought})
            assert await anna.ok("GET", results) == {"first": {easy.id: True, other.id: False, third.id: False}}
            stranger = await site.browser()
            assert await stranger.ok("GET", results) == {"first": {}}
            assert await stranger.refused("POST", results, {"first": {}}) == (401, "not-signed-in")
            for wrong in ({"first": {"x": True}}, {"first": {easy.id: "perhaps"}}, {"first": {}, "more": 1}):
                assert await anna.refused("POST", results, wrong) == (400, "bad-input")
            await anna.ok("POST", "/api/me/deletion", {"password": PASSWORD})
            async with site.site.database.read() as connection:
                assert not (await connection.execute(select(schema.answers))).all()

    run(test())


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
