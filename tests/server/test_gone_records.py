"""What is gone in the database is gone everywhere at once: no process answers for it out of what it has kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.app_tools import Browser, Running, run, running, settings_in
from tests.server.ended import play_on

PASSWORD = "a long and odd sentence"
#: Everything that is told of a record, by the end of its address.
ADDRESSES = ("", "/steps", "/at/3", "/at/3?seat=open", "/scoring", "/download", "/download?form=text", "/analysis")


async def brought(here: Running, owner: Browser) -> str:
    """The code of a record that its owner has uploaded."""
    seats = [{"kind": "me"}, {"kind": "shared", "label": "Kid"}]
    wish = {"game": "magna_carta", "seats": seats, "start_at_once": True}
    code = (await owner.ok("POST", "/api/tables", wish))["t"]
    await play_on(here.site.shelf, code)
    text = (await owner.ask("GET", f"/api/records/{code}/download")).text
    return str((await owner.ok("POST", "/api/records", {"record": text}))["t"])


def test_a_record_of_a_deleted_account_is_gone_in_every_process_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        settings = settings_in(tmp_path, "postgresql")
        async with running(settings) as here, running(settings) as there:
            owner = await here.browser()
            await owner.sign_up("Anna", PASSWORD)
            code = await brought(here, owner)
            readers = [await here.guest("Bert"), await there.guest("Cora")]
            for reader in readers:
                for end in ADDRESSES:  # so that both processes have it in memory
                    assert (await reader.ask("GET", f"/api/records/{code}{end}")).status_code == 200, end
            await owner.ok("POST", "/api/me/deletion", {"password": PASSWORD})
            for reader in readers:
                for end in ADDRESSES:
                    found = await reader.refused("GET", f"/api/records/{code}{end}")
                    assert found == (404, "unknown-table"), end

    run(test())


def test_brought_records_are_listed_for_their_owner_page_by_page_and_taken_back_by_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("baumeister.server.uploads.MOST_LISTED", 2)

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            first = await brought(here, anna)
            text = (await anna.ask("GET", f"/api/records/{first}/download")).text
            codes = [first, *[(await anna.ok("POST", "/api/records", {"record": text}))["t"] for _ in range(2)]]
            page = await anna.ok("GET", "/api/me/records")
            rest = await anna.ok("GET", f"/api/me/records?before={page['next']}")
            assert (len(page["uploads"]), len(rest["uploads"]), rest["next"]) == (2, 1, None)
            found = page["uploads"] + rest["uploads"]
            assert {one["t"] for one in found} == set(codes)
            result = (await anna.ok("GET", f"/api/records/{first}"))["result"]
            for one in found:
                assert (one["game"], [seat["name"] for seat in one["seats"]]) == ("magna_carta", ["Anna", "Kid"])
                assert (one["scores"], one["winners"]) == (result["scores"], result["winners"])
            assert (await bert.ok("GET", "/api/me/records"))["uploads"] == []
            assert await bert.refused("DELETE", f"/api/records/{first}") == (404, "unknown-table")
            await anna.ok("DELETE", f"/api/records/{first}")
            assert await anna.refused("GET", f"/api/records/{first}") == (404, "unknown-table")
            assert await anna.refused("GET", "/api/me/records?before=yesterday") == (400, "bad-input")

    run(test())


def test_a_download_is_called_by_its_title_and_the_day_the_game_ended(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            code = await brought(here, anna)
            day = (await anna.ok("GET", f"/api/records/{code}"))["ended"][:10]
            for form, ending in (("json", "json"), ("text", "txt")):
                answer = await anna.ask("GET", f"/api/records/{code}/download?form={form}")
                expected = f'attachment; filename="magna-carta-{day}.{ending}"'
                assert answer.headers["content-disposition"] == expected

    run(test())
