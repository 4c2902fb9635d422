"""Tables over HTTP: making, joining and starting, what the lists say, and what strangers cannot do."""

from __future__ import annotations

from pathlib import Path

from tests.server.app_tools import greet, hear, run, running, say, settings_in

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


def test_a_table_is_made_joined_started_and_seen_in_the_lists(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, bert, stranger = await here.guest("Anna"), await here.guest("Bert"), await here.browser()
            answer = await anna.ask("POST", "/api/tables", {"game": "caylus1303", "name": "Friday"})
            assert answer.status_code == 201
            table = answer.json()
            where = f"/api/tables/{table['t']}"
            assert table["seats"] == [{"name": "Anna", "person": anna.id, "guest": True}, {"name": ""}]
            # An invitation is looked at before one has a name.
            assert (await stranger.ok("GET", where))["name"] == "Friday"
            assert await stranger.refused("POST", f"{where}/join", {}) == (401, "not-signed-in")
            assert await stranger.refused("POST", "/api/tables", {"game": "caylus"}) == (401, "not-signed-in")

            lists = await bert.ok("GET", "/api/lobby")
            assert [listed["sitting"]["t"] for listed in lists["open"]] == [table["t"]]
            assert lists["own"] == []
            joined = await bert.ok("POST", f"{where}/join", {})
            assert joined["seats"][1] == {"name": "Bert", "person": bert.id, "guest": True}
            assert await bert.refused("POST", f"{where}/join", {}) == (409, "already-seated")
            assert await bert.refused("POST", f"{where}/start", {}) == (403, "not-the-host")
            assert await bert.refused("DELETE", where) == (403, "not-the-host")
            started = await anna.ok("POST", f"{where}/start", {"shuffle": False})
            assert started["status"] == "running"
            assert "seed" not in str(started)
            lists = await bert.ok("GET", "/api/lobby")
            assert lists["open"] == []
            assert [listed["sitting"]["t"] for listed in lists["running"]] == [table["t"]]
            assert [listed["sitting"]["t"] for listed in lists["own"]] == [table["t"]]

    run(test())


def test_a_visitor_without_a_session_sees_the_listed_tables_and_those_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, visitor = await here.guest("Anna"), await here.browser()
            listed = (await anna.ok("POST", "/api/tables", {"game": "caylus"}))["t"]
            await anna.ok("POST", "/api/tables", {"game": "caylus", "invited": True})
            shown = await visitor.ok("GET", "/api/lobby")
            assert [table["sitting"]["t"] for table in shown["open"]] == [listed]
            assert (shown["running"], shown["own"]) == ([], [])

    run(test())


def test_tables_by_invitation_are_in_no_list_but_the_participants_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            code = (await anna.ok("POST", "/api/tables", {"game": "caylus", "invited": True}))["t"]
            assert (await bert.ok("GET", "/api/lobby"))["open"] == []
            assert len((await anna.ok("GET", "/api/lobby"))["own"]) == 1
            assert (await bert.ok("POST", f"/api/tables/{code}/join", {}))["seats"][1]["name"] == "Bert"

    run(test())


def test_seats_are_changed_and_tables_removed_by_the_host(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            code = (await anna.ok("POST", "/api/tables", {"game": "caylus", "seats": [ME, OPEN, OPEN]}))["t"]
            where = f"/api/tables/{code}"
            changed = await anna.ok("PUT", f"{where}/seats/1", {"kind": "bot", "level": "apprentice"})
            assert changed["seats"][1] == {"name": "apprentice", "bot": "apprentice"}
            assert await anna.refused("PUT", f"{where}/seats/1", {"kind": "bot"}) == (400, "unknown-level")
            assert await anna.refused("PUT", f"{where}/seats/7", {"kind": "open"}) == (400, "bad-seating")
            assert await bert.refused("PUT", f"{where}/seats/1", {"kind": "open"}) == (403, "not-the-host")
            await bert.ok("POST", f"{where}/join", {"seat": 2})
            await bert.ok("POST", f"{where}/leave")
            await anna.ok("DELETE", where)
            assert await anna.refused("GET", where) == (404, "unknown-table")
            assert await anna.refused("DELETE", where) == (404, "unknown-table")

    run(test())


def test_bad_wishes_are_refused_with_their_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            wishes: list[tuple[object, int, str]] = [
                ({}, 400, "bad-input"),
                ({"game": 5}, 400, "bad-input"),
                ({"game": "caylus", "seed": 5}, 400, "bad-input"),
                ({"game": "caylus", "name": "x" * 61}, 400, "bad-input"),
                ({"game": "caylus", "name": "a\nb"}, 400, "bad-input"),
                ({"game": "caylus", "seats": [{"kind": "robot"}]}, 400, "bad-input"),
                ({"game": "caylus", "seats": [ME] * 17}, 400, "bad-input"),
                ({"game": "chess"}, 404, "unknown-game"),
                ({"game": "caylus", "seats": [ME]}, 400, "bad-players"),
                ({"game": "caylus", "options": {"dragons": True}}, 400, "bad-option"),
                ({"game": "caylus", "seats": [ME, {"kind": "bot", "level": "os:system"}]}, 400, "unknown-level"),
                ({"game": "caylus", "seats": [ME, {"kind": "shared", "label": "\x07"}]}, 400, "bad-input"),
            ]
            for wish, status, code in wishes:
                assert await anna.refused("POST", "/api/tables", wish) == (status, code), wish
            assert await anna.refused("GET", "/api/tables/short") == (400, "bad-input")
            assert await anna.refused("GET", "/api/tables/unknown-table-code") == (404, "unknown-table")
            assert (await anna.ok("GET", "/api/lobby"))["own"] == []

    run(test())


def test_a_person_alone_begins_a_game_against_bots_by_one_request_and_the_bots_play(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna = await here.guest("Anna")
            wish = {"game": "magna_carta", "seats": [BOT, ME, BOT], "start_at_once": True}
            table = await anna.ok("POST", "/api/tables", wish)
            assert table["status"] == "running"
            async with here.socket(anna) as socket:
                await greet(socket)
                await say(socket, kind="watch", t=table["t"])
                shown = await hear(socket, "table")
                while shown["deciding"] != 1:
                    shown = await hear(socket, "step")
                assert shown["n"] > 0
                assert shown["choices"]

    run(test())


def test_who_watches_a_table_or_follows_the_lists_sees_it_change_and_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            code = (await anna.ok("POST", "/api/tables", {"game": "caylus"}))["t"]
            async with here.socket(anna) as socket:
                await greet(socket)
                await say(socket, kind="watch", t=code)
                assert (await hear(socket, "table"))["sitting"]["status"] == "open"
                await say(socket, kind="lobby", follow=True)
                assert [one["sitting"]["t"] for one in (await hear(socket, "lists"))["own"]] == [code]
                await bert.ok("POST", f"/api/tables/{code}/join", {})
                assert (await hear(socket, "sitting"))["sitting"]["seats"][1]["name"] == "Bert"
                await anna.ok("DELETE", f"/api/tables/{code}")
                gone = await hear(socket, "gone")
                assert gone == {"type": "gone", "t": code, "code": "unknown-table"}
                while (await hear(socket, "lists"))["own"]:
                    pass

    run(test())
