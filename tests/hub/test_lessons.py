"""Lessons at the hub: the log is the truth, what a step does not ask for changes nothing, nothing hidden is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from baumeister.hub.thinking import WorkerThinkers
from baumeister.hub.worker import Reply
from baumeister.lessons.course import Course, course_of
from baumeister.lessons.session import Session
from baumeister.lessons.verdicts import best_way
from tests.hub.clients import Client, World, run
from tests.lessons.courses import GAMES
from tests.wall.harness import hidden_of

CODE = "lessonlesson"
WHEN = "2026-11-16T00:00:00.000Z"


@pytest.fixture(autouse=True)
def _one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("acting", "asking", "bots", "lessons"):
        monkeypatch.setattr(f"baumeister.hub.{module}.utc_now", lambda: WHEN)


def first_chapter(game: str) -> str:
    return course_of(game).chapters[0].id


async def opened(world: World, game: str, chapter: str = "", process: int = 0) -> Client:
    if CODE not in world.store.tables:
        world.store.add_lesson(CODE, game, chapter or first_chapter(game))
    anna = await world.client("anna", process)
    await anna.watch(CODE)
    await world.rest()
    return anna


def last_lesson(client: Client) -> dict[str, Any]:
    """Where the learner stands, as it was told last."""
    told = [msgspec.json.decode(raw) for raw in client.raw]
    return next(message for message in reversed(told) if message["type"] == "lesson")


def text_of(lesson: dict[str, Any]) -> str:
    return str(lesson["parts"][-1]["text"]["id"])


async def do_asked(world: World, client: Client) -> dict[str, Any]:
    """The usual action of the step, and what the others do."""
    await client.act(CODE, last_lesson(client)["usual"])
    await world.rest(200)
    lesson = last_lesson(client)
    assert lesson["n"] == client.tables[CODE].n
    return lesson


async def to_the_exercise(world: World, client: Client) -> dict[str, Any]:
    while last_lesson(client).get("usual"):
        await do_asked(world, client)
    return last_lesson(client)


def steps_of(course: Course, chapter: int = 0) -> list[str]:
    found = course.chapters[chapter]
    return [found.key(step) for step in found.steps if step.ask]


@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_is_played_to_its_exercise_and_what_is_not_asked_for_changes_nothing(game: str) -> None:
    async def scene() -> None:
        world = World()
        anna = await opened(world, game)
        kept, asked = world.store.tables[CODE], []
        while (lesson := last_lesson(anna)).get("usual"):
            asked.append(text_of(lesson))
            shown = anna.tables[CODE]
            assert lesson["n"] == shown.n
            assert set(lesson["accepts"]) < set(shown.choices) or set(shown.choices) == set(lesson["accepts"])
            before, number = list(kept.commits), shown.n
            for other in [name for name in shown.choices if name not in lesson["accepts"]]:
                identifier = await anna.act(CODE, other)
                await world.rest()
                reply = anna.take("lesson-reply")
                assert reply["id"] == identifier
                assert reply["text"]["id"]
            assert (kept.commits, anna.tables[CODE].n) == (before, number)
            await do_asked(world, anna)
        assert asked == steps_of(course_of(game))
        assert lesson["parts"][-1].get("step", 0) == 0
        assert set(lesson["accepts"]) == set(anna.tables[CODE].choices)

    run(scene)


def test_an_exercise_is_judged_and_what_is_won_is_kept() -> None:
    async def scene() -> None:
        world = World()
        anna = await opened(world, "caylus1303", "provost")
        await to_the_exercise(world, anna)
        await anna.send(type="lesson-way", t=CODE, id="show")
        await world.rest()
        assert anna.take("lesson-way")["way"]
        course = course_of("caylus1303")
        for name in _solution(course, "provost", world):
            await anna.act(CODE, name)
            await world.rest(400)
        lesson = last_lesson(anna)
        assert lesson["is_done"]
        assert lesson["verdict"]["won"]
        assert lesson["verdict"]["text"]["id"].endswith(".done")
        assert world.store.solved == [("anna", "caylus1303", "provost")]
        # Nothing more is played here: the next chapter is.
        if anna.tables[CODE].deciding == 0:
            await anna.act(CODE, anna.tables[CODE].choices[0])
            assert anna.take("refused")["code"] == "in-lesson"
        await anna.ask("undo", CODE, answers=anna.tables[CODE].n)
        await world.rest()
        assert last_lesson(anna).get("verdict") is None
        chapter = course.chapters[course.number_of("provost")]
        assert text_of(last_lesson(anna)) == chapter.key(chapter.exercise)

    run(scene)


def test_what_nobody_answered_in_time_is_asked_again_and_has_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float] = []

    async def ask(_slot: object, _task: object, limit: float) -> Reply:
        limits.append(limit)
        return Reply()

    monkeypatch.setattr("baumeister.hub.lessons.AGAIN", 0.0)
    monkeypatch.setattr("baumeister.hub.thinking._Slot.ask", ask)

    async def scene() -> None:
        world = World()
        (thinkers,) = world.thinkers
        thinkers.late = 5
        anna = await opened(world, "caylus1303")
        await world.rest(200)
        assert last_lesson(anna)["usual"]
        assert [job.given_up for job in thinkers.lessons] == [0, 1, 2, 3, 4, 5]
        await do_asked(world, anna)
        assert {job.given_up for job in thinkers.lessons[6:]} == {0}
        workers = WorkerThinkers(1)
        for job in thinkers.lessons[:6]:
            workers.lesson(job, lambda _: None)
            await asyncio.gather(*workers._tasks)
        await workers.stop()
        assert limits == [limits[0] * times for times in (1, 2, 4, 8, 8, 8)]

    run(scene)


def _solution(course: Course, chapter: str, world: World) -> tuple[str, ...]:
    """The best way of the exercise that the log has come to."""
    live = world.hub._room.tables[CODE]
    assert live.lesson is not None
    assert live.table is not None
    session = Session(course, course.number_of(chapter), live.lesson.played(live.table))
    return best_way(session, session.tried.start).names


def test_a_process_is_killed_while_the_others_move_and_the_next_one_goes_on() -> None:
    async def scene() -> None:
        world = World(processes=2)
        anna = await opened(world, "caylus1303")
        await anna.act(CODE, last_lesson(anna)["usual"])
        await world.rest(4)
        stopped = world.store.tables[CODE].number
        world.writers[0].hold()  # what it wants to write from now on is lost with it
        world.bus.deaf.add(0)
        await world.rest(100)
        assert world.store.tables[CODE].number <= stopped + 1
        again = await opened(world, "caylus1303", process=1)
        await world.rest(200)
        assert text_of(last_lesson(again)) == steps_of(course_of("caylus1303"))[1]
        assert last_lesson(again)["n"] == world.store.tables[CODE].number

    run(scene)


def test_two_devices_at_two_processes_stand_at_the_same_step() -> None:
    async def scene() -> None:
        world = World(processes=2)
        desk = await opened(world, "caylus1303")
        phone = await opened(world, "caylus1303", process=1)
        for client in (desk, phone, desk):
            await do_asked(world, client)
            await world.rest(200)
            assert last_lesson(desk) == last_lesson(phone)

    run(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_back_is_an_undo_in_the_log_also_past_a_draw(game: str) -> None:
    async def scene() -> None:
        world = World()
        anna = await opened(world, game)
        seen = [last_lesson(anna)]
        views = [anna.tables[CODE].view]
        while seen[-1].get("usual"):
            seen.append(await do_asked(world, anna))
            views.append(anna.tables[CODE].view)
        for lesson, view in zip(reversed(seen[:-1]), reversed(views[:-1]), strict=True):
            await anna.ask("undo", CODE, answers=anna.tables[CODE].n)
            await world.rest()
            now = last_lesson(anna)
            assert {**now, "n": 0} == {**lesson, "n": 0}
            assert anna.tables[CODE].view == view
        await anna.ask("undo", CODE, answers=anna.tables[CODE].n)
        assert anna.take("refused")["code"] == "nothing-to-undo"

    run(scene)


def test_play_on_freely_makes_it_a_table_like_any_other() -> None:
    async def scene() -> None:
        world = World()
        anna = await opened(world, "caylus1303")
        await anna.send(type="lesson-free", t=CODE, id="free")
        await world.rest(100)
        assert anna.take("done")["id"] == "free"
        assert anna.take("table")["sitting"].get("lesson", "") == ""
        await anna.act(CODE, "place:4")
        await world.hub.look_after()
        await world.rest(400)
        assert world.thinkers[0].jobs, "bots play the others now"
        assert anna.tables[CODE].deciding == 0
        await anna.send(type="lesson-way", t=CODE, id="way")
        assert anna.take("refused")["code"] == "not-a-lesson"

    run(scene)


def test_a_lesson_offers_nothing_that_ends_or_hands_over_a_game_and_nobody_else_sees_it() -> None:
    async def scene() -> None:
        world = World()
        anna = await opened(world, "caylus1303")
        for request, more in (("resign", {}), ("propose", {"kind": "end"}), ("return", {})):
            await anna.ask(request, CODE, **more)
            assert anna.take("refused")["code"] == "in-lesson"
        eve = await world.client("eve")
        await eve.send(type="watch", t=CODE)
        assert eve.take("gone")["code"] == "not-allowed"
        await world.hub.look_after()
        await world.rest(100)
        assert world.thinkers[0].jobs == [], "no bot thinks for the others"

    run(scene)


def test_a_lesson_of_a_course_that_has_changed_says_so() -> None:
    async def scene() -> None:
        world = World()
        world.store.add_lesson(CODE, "caylus1303", "first").course = "0123456789abcdef"
        anna = await opened(world, "caylus1303")
        assert last_lesson(anna)["changed"]
        await anna.act(CODE, "place:3")
        assert anna.take("refused")["code"] == "lesson-changed"

    run(scene)


@pytest.mark.parametrize("game", [game for game in GAMES if game in ("magna_carta", "villagers")] or ["caylus1303"])
def test_the_wall_stands_around_lessons(game: str) -> None:
    """Two lessons that differ only in what the learner cannot know: every byte is the same."""

    async def scene() -> None:
        worlds = [World(), World()]
        clients = [await opened(world, game) for world in worlds]
        compared = 0
        for _ in _steps(game):
            state = worlds[1].hub._room.tables[CODE].table
            assert state is not None
            line = state._course.line
            line.state = hidden_of(game).permute(line.state, course_of(game).table.seat, compared)
            for world, client in zip(worlds, clients, strict=True):
                client.raw.clear()
                client.inbox.clear()
                await client.watch(CODE)
                lesson = last_lesson(client)
                others = [name for name in client.tables[CODE].choices if name not in lesson["accepts"]]
                for number, name in enumerate(others[:4]):
                    await client.act(CODE, name, id=f"o{number}")
                    await world.rest()
                await client.send(type="lesson-way", t=CODE, id="way")
                await world.rest()
            assert clients[0].raw == clients[1].raw
            compared += 1
            usual = last_lesson(clients[0]).get("usual")
            if not usual:
                break
            line.state = worlds[0].hub._room.tables[CODE].table._course.line.state.clone()  # type: ignore[union-attr]
            for world, client in zip(worlds, clients, strict=True):
                await client.act(CODE, usual, id=f"m{compared}")
                await world.rest(200)
        assert compared >= 2

    run(scene)


def _steps(game: str) -> Iterator[int]:
    yield from range(len(course_of(game).chapters[0].steps) + 1)
