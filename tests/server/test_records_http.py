"""Records over HTTP: nothing before the end, everything after it, own games at once, and records people bring."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from baumeister.engine.wire import patch
from baumeister.records import Record
from baumeister.server.open_view import all_open
from baumeister.server.storage.schema import tables
from tests.server.app_tools import Browser, Running, run, running, settings_in
from tests.server.ended import play_on

#: One person at a shared screen: nobody else has to do anything, and no bot interferes.
SEATS = [{"kind": "me"}, {"kind": "shared", "label": "Kid"}, {"kind": "shared", "label": "Gran"}]


async def begun(browser: Browser, game: str = "magna_carta", **more: Any) -> str:
    wish = {"game": game, "seats": SEATS, "start_at_once": True, **more}
    code: str = (await browser.ok("POST", "/api/tables", wish))["t"]
    return code


async def ended(here: Running, browser: Browser, game: str = "magna_carta", seed: int = 1, **more: Any) -> str:
    code = await begun(browser, game, **more)
    await play_on(here.site.shelf, code, seed)
    return code


def test_nothing_is_told_of_a_game_that_has_not_ended(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            code = await begun(anna)
            await play_on(here.site.shelf, code, most=20)
            record = f"/api/records/{code}"
            for path in (
                record,
                f"{record}/steps",
                f"{record}/at/3",
                f"{record}/at/3?seat=0",
                f"{record}/scoring",
                f"{record}/download",
            ):
                assert await anna.refused("GET", path) == (403, "not-over-yet"), path
            unbegun = (await anna.ok("POST", "/api/tables", {"game": "caylus"}))["t"]
            assert await anna.refused("GET", f"/api/records/{unbegun}") == (403, "not-over-yet")
            assert await anna.refused("GET", "/api/records/nobody-knows-this") == (404, "unknown-table")
            assert (await anna.ok("GET", "/api/me/games"))["games"] == []
            zipped = await anna.ask("GET", "/api/me/games.zip")
            assert zipfile.ZipFile(io.BytesIO(zipped.content)).namelist() == []

    run(test())


@pytest.mark.parametrize("game", ["caylus", "caylus1303", "magna_carta", "villagers"])
def test_the_points_of_an_ended_game_are_told_line_by_line(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            code = await begun(anna, game)
            played = await play_on(here.site.shelf, code, seed=4)
            scoring = await anna.ok("GET", f"/api/records/{code}/scoring")
            assert played.result is not None
            for lines, score in zip(scoring["lines"], played.result.scores, strict=True):
                assert sum(line["points"] for line in lines) == score
                assert all(line["source"] != "other" for line in lines)
                assert len({(line["source"], line["thing"]) for line in lines}) == len(lines)
            standings = scoring["standings"]
            assert [one["round"] for one in standings] == list(range(1, len(standings) + 1))
            assert [one["number"] for one in standings] == sorted({one["number"] for one in standings})
            assert standings[-1]["points"] == list(played.result.scores)
            # Each of them is how the game stood after that number.
            number, points = standings[1]["number"], standings[1]["points"]
            moment = await anna.ok("GET", f"/api/records/{code}/at/{number}?seat=open")
            shown = moment["views"][0]["players"]
            assert [player.get("points", player.get("gold")) for player in shown] == points
            assert moment["views"][0]["round"] == 3

    run(test())


def test_a_game_that_was_ended_before_its_end_tells_the_points_so_far(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            code = await begun(anna, "caylus1303")
            await play_on(here.site.shelf, code, most=90, stop=True)
            scoring = await anna.ok("GET", f"/api/records/{code}/scoring")
            sums = [sum(line["points"] for line in lines) for lines in scoring["lines"]]
            assert sums == scoring["standings"][-1]["points"]

    run(test())


@pytest.mark.parametrize("game", ["magna_carta", "villagers"])
def test_an_ended_game_is_stepped_through_from_any_seat_and_open(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, stranger = await here.guest("Anna"), await here.browser()
            code = await begun(anna, game, invited=True)
            played = await play_on(here.site.shelf, code, seed=3)
            assert any(entry.__struct_config__.tag == "undo" for entry in played.log)
            states = [played.start(), *(step.state for step in played.steps())]
            record = f"/api/records/{code}"

            # Its link is enough, also for a table by invitation.
            shown = await stranger.ok("GET", record)
            assert (shown["status"], shown["last"], shown["plies"]) == ("over", len(played.log), len(played.actions()))
            assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Kid", "Gran"]
            assert shown["result"]["scores"] == states[-1].scores()
            assert [entry["number"] for entry in shown["entries"]] == list(range(1, len(played.log) + 1))

            for seat in (0, 2, None):
                word = "spectator" if seat is None else str(seat)
                views = await views_of(stranger, record, word, len(played.log))
                assert views == [plain(state.view(seat)) for state in states]
                for number in (0, 1, len(played.log) // 2, len(played.log)):
                    moment = await stranger.ok("GET", f"{record}/at/{number}?seat={word}")
                    assert moment["views"] == [views[number]]
                    assert (moment["told"] is None) == (number == 0)
            moment = await stranger.ok("GET", f"{record}/at/7?seat=open")
            assert moment["seats"] == [None]
            assert moment["views"] == [plain(all_open(states[7].views(range(3))))]
            views = await views_of(stranger, record, "open", len(played.log))
            assert views == [plain(all_open(state.views(range(3)))) for state in states]
            opened = await stranger.ok("GET", f"{record}/steps?from=5&to=9&seat=open")
            assert [step["told"]["number"] for step in opened["steps"]] == [6, 7, 8, 9]
            assert [len(step["sets"]) for step in opened["steps"]] == [1] * 4
            opened = await stranger.ok("GET", f"{record}/steps?seat=open")
            acting = [step["told"] for step in opened["steps"] if step["told"]["kind"] == "action"]
            assert all(told["action"] for told in acting)
            assert any(told.get("events") for told in acting)

            assert await stranger.refused("GET", f"{record}/at/{len(played.log) + 1}") == (404, "unknown-number")
            assert await stranger.refused("GET", f"{record}/steps?from=49999") == (404, "unknown-number")
            assert await stranger.refused("GET", f"{record}/at/1?seat=3") == (400, "bad-seat")
            assert await stranger.refused("GET", f"{record}/at/1?seat=16") == (400, "bad-input")
            assert await stranger.refused("GET", f"{record}/at/1?seat=me") == (400, "bad-input")

    run(test())


async def views_of(browser: Browser, record: str, seat: str, last: int) -> list[Any]:
    """The views after all log numbers, as a client puts them together from steps."""
    views: list[Any] = []
    while len(views) <= last:
        page = await browser.ok("GET", f"{record}/steps?from={max(0, len(views) - 1)}&seat={seat}")
        assert page["last"] == last
        assert len(page["steps"]) <= 100
        if views:
            assert page["views"] == [views[-1]]
        else:
            views += page["views"]
        for step in page["steps"]:
            views.append(patch(views[-1], step["sets"][0]))
    return views


def plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def test_an_ended_game_is_downloaded_in_both_forms_with_names_and_seed_and_replays(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            code = await begun(anna)
            played = await play_on(here.site.shelf, code)
            for form, media in (("json", "application/json"), ("text", "text/plain; charset=utf-8")):
                answer = await anna.ask("GET", f"/api/records/{code}/download?form={form}")
                assert answer.headers["content-type"] == media
                assert answer.headers["content-disposition"].startswith("attachment")
                record = Record.loads(answer.content)
                assert [seat.name for seat in record.seats] == ["Anna", "Kid", "Gran"]
                assert (record.seed, len(record.log)) == (played.seed, len(played.log))
                assert record.result is not None
                assert record.replay().digest() == played.replay().digest() == record.result.digest

    run(test())


def test_names_change_in_ended_games_and_deleted_people_have_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, stranger = await here.guest("Anna"), await here.browser()
            code = await ended(here, anna)
            path = f"/api/records/{code}"
            assert "Anna" in (await stranger.ask("GET", f"{path}/download")).text
            await anna.ok("PATCH", "/api/me", {"name": "Annette"})
            assert [seat["name"] for seat in (await stranger.ok("GET", path))["seats"]] == ["Annette", "Kid", "Gran"]
            assert "Annette" in (await stranger.ask("GET", f"{path}/download")).text
            await anna.ok("POST", "/api/me/deletion", {})
            shown = await stranger.ok("GET", path)
            assert [seat["name"] for seat in shown["seats"]] == ["", "", ""]
            record = Record.loads((await stranger.ask("GET", f"{path}/download")).content)
            assert {seat.name for seat in record.seats} == {"deleted player"}
            for request in (path, f"{path}/steps", f"{path}/download"):
                answer = (await stranger.ask("GET", request)).text
                assert not any(name in answer for name in ("Annette", "Kid", "Gran")), request

    run(test())


def test_a_game_ended_by_agreement_has_a_record_without_result(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            code = await begun(anna)
            await play_on(here.site.shelf, code, most=12, stop=True)
            shown = await anna.ok("GET", f"/api/records/{code}")
            assert (shown["status"], shown["result"], shown["entries"][-1]["kind"]) == ("stopped", None, "end")
            moment = await anna.ok("GET", f"/api/records/{code}/at/{shown['last']}?seat=1")
            assert moment["told"]["reason"] == "agreement"
            assert (await anna.ok("GET", "/api/me/games"))["games"][0]["results"] == []

    run(test())


def test_own_games_are_listed_page_by_page_and_downloaded_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            codes = [await ended(here, anna, seed=seed) for seed in range(5)]
            await ended(here, bert)
            seen: list[str] = []
            path = "/api/me/games?most=2"
            while path:
                page = await anna.ok("GET", path)
                seen += [game["sitting"]["t"] for game in page["games"]]
                for game in page["games"]:
                    assert len(game["results"]) == 3
                    assert any(result["won"] for result in game["results"])
                path = f"/api/me/games?most=2&before={page['next']}" if page["next"] else ""
            assert seen == codes[::-1]
            for wrong in ("x", "5", "5.x", "-5.1", "٣.٣", "1.2.3"):
                assert await anna.refused("GET", f"/api/me/games?before={wrong}") == (400, "bad-input"), wrong

            answer = await anna.ask("GET", "/api/me/games.zip")
            assert answer.headers["content-type"] == "application/zip"
            archive = zipfile.ZipFile(io.BytesIO(answer.content))
            assert archive.testzip() is None
            assert {name[-25:] for name in archive.namelist()} == {f"{code}.json" for code in codes}
            assert len(archive.namelist()) == len(codes)
            for name in archive.namelist():
                record = Record.loads(archive.read(name))
                assert record.seats[0].name == "Anna"
                assert record.result is not None
                record.replay()

    run(test())


def test_a_game_that_cannot_be_read_is_named_in_the_zip_and_the_others_are_in_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            codes = [await ended(here, anna, seed=seed) for seed in range(3)]
            async with here.site.database.begin() as connection:
                for code, wrong in ((codes[0], {"head": "{"}), (codes[1], {"figures": "0123456789abcdef"})):
                    await connection.execute(update(tables).where(tables.c.code == code).values(wrong))
            answer = await anna.ask("GET", "/api/me/games.zip")
            archive = zipfile.ZipFile(io.BytesIO(answer.content))
            first, unreadable = archive.namelist()
            assert first.endswith(f"{codes[2]}.json")
            missing = {game["t"]: game["code"] for game in json.loads(archive.read(unreadable))}
            assert set(missing) == set(codes[:2])
            assert missing[codes[1]] == "unknown-edition"

    run(test())


def test_a_record_that_somebody_brings_is_stepped_through_and_a_bad_one_refused_at_its_place(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, stranger = await here.guest("Anna"), await here.browser()
            code = await ended(here, anna, "caylus1303")
            text = (await anna.ask("GET", f"/api/records/{code}/download?form=text")).text
            upload = await anna.ask("POST", "/api/records", {"record": text})
            assert upload.status_code == 201
            brought = upload.json()["t"]
            shown = await stranger.ok("GET", f"/api/records/{brought}")
            assert (shown["status"], shown["game"]) == ("uploaded", "caylus1303")
            assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Kid", "Gran"]
            mine, theirs = [
                await stranger.ok("GET", f"/api/records/{which}/steps?from=10&to=20&seat=1")
                for which in (code, brought)
            ]
            assert mine == theirs

            good = json.loads((await anna.ask("GET", f"/api/records/{code}/download")).text)
            wrong_seat = json.dumps(
                {**good, "log": [{**good["log"][0], "seat": (good["log"][0]["seat"] + 1) % 3}], "result": None}
            )
            bad = {
                "hello": "record-foreign",
                text[: len(text) // 2]: None,  # truncated, or damaged where the cut goes through a word
                json.dumps({**good, "version": 99}): "record-future",
                json.dumps({**good, "seed": "0" * 16}): None,
                wrong_seat: "record-wrong-seat",
            }
            for record, expected in bad.items():
                answer = await anna.ask("POST", "/api/records", {"record": record})
                assert answer.status_code == 400, record[:80]
                found = answer.json()
                assert found["code"].startswith("record-")
                assert expected in (None, found["code"])
                assert "place" in found["params"]
            too_much = {"record": "x" * (1024 * 1024 + 1)}
            assert await anna.refused("POST", "/api/records", too_much) == (413, "record-too-large")
            too_many_bytes = {"record": "ä" * (512 * 1024 + 1)}
            assert await anna.refused("POST", "/api/records", too_many_bytes) == (413, "record-too-large")
            assert await anna.refused("POST", "/api/records", {"record": "x" * 3_000_000}) == (413, "too-large")
            assert await stranger.refused("POST", "/api/records", {"record": text}) == (401, "not-signed-in")

    run(test())


def test_a_game_may_be_repeated_with_the_same_people_by_one_click(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, bert, cleo = [await here.guest(name) for name in ("Anna", "Bert", "Cleo")]
            old = (await anna.ok("POST", "/api/tables", {"game": "magna_carta"}))["t"]
            await bert.ok("POST", f"/api/tables/{old}/join", {})
            await anna.ok("POST", f"/api/tables/{old}/start", {})
            assert await anna.refused("POST", f"/api/tables/{old}/rematch") == (409, "table-not-finished")
            await play_on(here.site.shelf, old)
            assert await cleo.refused("POST", f"/api/tables/{old}/rematch") == (409, "not-seated")
            new = await anna.ok("POST", f"/api/tables/{old}/rematch")
            kept = next(seat for seat in new["seats"] if "person" not in seat)
            assert kept == {"name": "Bert", "reserved": bert.id}
            assert (await anna.ok("GET", f"/api/tables/{old}"))["rematch"] == new["t"]
            assert await cleo.refused("POST", f"/api/tables/{new['t']}/join", {}) == (409, "table-full")
            again = await bert.ok("POST", f"/api/tables/{old}/rematch")
            assert again["t"] == new["t"]
            assert {seat["person"] for seat in again["seats"]} == {anna.id, bert.id}
            assert (await anna.ok("POST", f"/api/tables/{new['t']}/start", {}))["status"] == "running"

    run(test())
