"""Lessons over real sockets and databases: in no list, gone on with after a kill, progress of accounts and guests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from baumeister.lessons.course import course_of
from tests.lessons.courses import GAMES
from tests.server.app_tools import Browser, Running, greet, hear, run, running, say, settings_in
from tests.server.real import Visitor, serve
from tests.server.real import running as processes
from tests.services import Kind

PASSWORD = "a long walk by the river"


async def stand_of(socket: ClientConnection, code: str, number: int = -1) -> Any:
    """Where the learner stands, after this log number."""
    while True:
        lesson = await hear(socket, "lesson")
        if lesson["t"] == code and lesson["n"] > number:
            return lesson


async def act(socket: ClientConnection, lesson: Any, action: str) -> None:
    seat = course_of("caylus1303").table.seat
    await say(
        socket, kind="act", t=lesson["t"], seat=seat, action=action, answers=lesson["n"], id=f"m{lesson['n']}{action}"
    )


async def solve_first_step(socket: ClientConnection, code: str) -> Any:
    await greet(socket)
    await say(socket, kind="watch", t=code)
    lesson = await stand_of(socket, code)
    await act(socket, lesson, lesson["usual"])
    return await stand_of(socket, code, lesson["n"])


async def everything_listed(site: Running, browser: Browser) -> str:
    stranger = await site.guest("Eve")
    lists = [await one.ok("GET", "/api/lobby") for one in (browser, stranger)]
    games = await browser.ok("GET", "/api/me/games")
    return f"{lists} {games}"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_lesson_is_in_no_list_and_goes_on_where_it_was_left(tmp_path: Path, kind: Kind) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, kind), listening=True) as site:
            anna = await site.guest("Anna")
            table = await anna.ok("POST", "/api/lessons/caylus1303", {"chapter": "first"})
            assert (table["lesson"], table["invited"], table["spectators"]) == ("first", True, False)
            assert [seat["name"] for seat in table["seats"]] == ["Anna", "Bruno", "Clara"]
            code = table["t"]
            async with site.socket(anna) as socket:
                lesson = await solve_first_step(socket, code)
                assert lesson["back"]
            async with site.socket(anna) as phone:
                await greet(phone)
                await say(phone, kind="watch", t=code)
                assert await stand_of(phone, code) == lesson
            assert code not in await everything_listed(site, anna)
            learned = await anna.ok("GET", "/api/lessons")
            assert learned == {"solved": {}, "begun": [{"t": code, "game": "caylus1303", "chapter": "first"}]}
            again = await anna.ok("POST", "/api/lessons/caylus1303", {"chapter": "first"})
            assert again["t"] == code
            # Another chapter, or the same from its beginning, takes its place.
            anew = await anna.ok("POST", "/api/lessons/caylus1303", {"chapter": "first", "again": True})
            other = await anna.ok("POST", "/api/lessons/caylus1303", {"chapter": "road"})
            assert len({code, anew["t"], other["t"]}) == 3
            for gone in (code, anew["t"]):
                assert await anna.refused("GET", f"/api/tables/{gone}") == (404, "unknown-table")
            await anna.ok("POST", "/api/lessons/caylus1303", {"chapter": "first"})

    run(test())


def test_play_on_freely_puts_the_table_among_the_own_ones_and_bots_play(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as site:
            anna = await site.guest("Anna")
            code = (await anna.ok("POST", "/api/lessons/caylus1303", {"chapter": "first"}))["t"]
            async with site.socket(anna) as socket:
                lesson = await solve_first_step(socket, code)
                await say(socket, kind="lesson-free", t=code, id="free")
                table = await hear(socket, "table")
                assert table["sitting"].get("lesson", "") == ""
                assert code in str((await anna.ok("GET", "/api/lobby"))["own"])
                await act(socket, lesson, "place:4")
                while (await hear(socket, "step"))["deciding"] != 0:
                    pass
            # A lesson of the same game does not take the table's place.
            await anna.ok("POST", "/api/lessons/caylus1303", {"chapter": "first"})
            assert (await anna.ok("GET", f"/api/tables/{code}"))["status"] == "running"

    run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_progress_is_kept_for_accounts_and_comes_along_from_a_guest(tmp_path: Path, kind: Kind) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as site:
            anna = await site.guest("Anna")
            solved = {"caylus1303": ["first", "road", "nowhere"], "no_such_game": ["first"]}
            await anna.ok("POST", "/api/lessons/solved", {"solved": solved})
            assert (await anna.ok("GET", "/api/lessons"))["solved"] == {}, "a guest's stays in the browser"
            await anna.ok("PUT", "/api/me/password", {"password": PASSWORD})
            for _ in range(2):
                await anna.ok("POST", "/api/lessons/solved", {"solved": solved})
            await site.site.shelf.solved(anna.id, "caylus1303", "favor")
            found = (await anna.ok("GET", "/api/lessons"))["solved"]
            assert list(found) == ["caylus1303"]
            assert sorted(found["caylus1303"]) == ["favor", "first", "road"]
            assert (await (await site.browser()).ok("GET", "/api/lessons")) == {"solved": {}, "begun": []}
            await anna.ok("POST", "/api/me/deletion", {"password": PASSWORD})

    run(test())


def test_what_no_course_knows_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as site:
            anna = await site.guest("Anna")
            assert await anna.refused("POST", "/api/lessons/caylus1303", {"chapter": "nowhere"}) == (400, "no-course")
            assert (await anna.refused("POST", "/api/lessons/chess", {"chapter": "first"}))[1] == "unknown-game"
            many = {"caylus1303": ["first"] * 41}
            assert (await anna.refused("POST", "/api/lessons/solved", {"solved": many}))[1] == "bad-input"

    run(test())


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_every_course_opens(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as site:
            anna = await site.guest("Anna")
            async with site.socket(anna) as socket:
                await greet(socket)
                for chapter in course_of(game).chapters:
                    code = (await anna.ok("POST", f"/api/lessons/{game}", {"chapter": chapter.id}))["t"]
                    await say(socket, kind="watch", t=code)
                    lesson = await stand_of(socket, code)
                    assert lesson["chapter"] == chapter.id
                    assert lesson["accepts"]
                    await say(socket, kind="leave", t=code)

    run(test())


def test_forgotten_lessons_go_and_nothing_else_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as site:
            anna = await site.guest("Anna")
            code = (await anna.ok("POST", "/api/lessons/caylus1303", {"chapter": "first"}))["t"]
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            other = (
                await anna.ok("POST", "/api/tables", {"game": "caylus1303", "seats": seats, "start_at_once": True})
            )["t"]
            assert await site.site.learning.remove_forgotten(0) == 0
            assert await site.site.learning.remove_forgotten(2**53) == 1
            assert await anna.refused("GET", f"/api/tables/{code}") == (404, "unknown-table")
            await anna.ok("GET", f"/api/tables/{other}")

    run(test())


def test_a_server_is_killed_in_the_middle_of_a_lesson_and_nothing_is_lost(tmp_path: Path) -> None:
    async def test() -> None:
        server = serve(tmp_path)
        async with processes(server):
            anna = await Visitor.come(server.address, "Anna")
            made = (await anna.ask("POST", "/api/lessons/caylus1303", {"chapter": "first"}, expect=201)).json()
            code = made["t"]
            socket = await anna.socket()
            await greet(socket)
            await say(socket, kind="watch", t=code)
            lesson = await stand_of(socket, code)
            await act(socket, lesson, lesson["usual"])
            await hear(socket, "step")  # the move is on the disk; the others have theirs to make
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            socket = await anna.socket(server.address)
            await greet(socket)
            await say(socket, kind="watch", t=code)
            after = await stand_of(socket, code)
            assert after["n"] == lesson["n"] + 3
            assert after["parts"][-1]["text"]["id"] == "first-pass"
            await socket.close()

    run(test())
