"""`baumeister rename` and `baumeister reports`: what a host does with people beside a server that runs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from baumeister.cli.main import main
from baumeister.server.hosting import SeveralPeople, rename, reports
from baumeister.server.people.errors import NameTaken, UnknownPerson
from baumeister.server.settings import Settings
from tests import services
from tests.server.app_tools import greet, hear, run, running, say, settings_in

PASSWORD = "correct horse battery"


def program(capsys: pytest.CaptureFixture[str], settings: Settings, *words: str) -> tuple[int, str, str]:
    code = main([*words, "--database", settings.database, "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_host_renames_by_registered_name_by_id_and_by_the_name_of_a_single_guest(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)

    async def test() -> None:
        async with running(settings) as here:
            account = await here.browser()
            await account.sign_up("Anna", PASSWORD)
            guest, twins = await here.guest("Something rude"), [await here.guest("Twin") for _ in range(2)]
            done = await rename(settings, "ANNA", "Berta")
            assert (done.before, done.after, done.told) == ("Anna", "Berta", False)
            assert (await (await here.browser()).sign_in("Berta", PASSWORD))["id"] == account.id
            await rename(settings, "Something rude", "Guest 17")
            assert (await guest.ok("GET", "/api/me"))["name"] == "Guest 17"
            with pytest.raises(SeveralPeople) as several:
                await rename(settings, "Twin", "Guest 18")
            assert all(twin.id in str(several.value.params["ids"]) for twin in twins)
            await rename(settings, twins[0].id, "Guest 18")
            assert [(await twin.ok("GET", "/api/me"))["name"] for twin in twins] == ["Guest 18", "Twin"]
            with pytest.raises(UnknownPerson):
                await rename(settings, "Nobody", "Somebody")
            other = await here.browser()
            await other.sign_up("Klara", PASSWORD)
            with pytest.raises(NameTaken):
                await rename(settings, "Klara", "Berta")

    run(test())


def test_servers_on_a_bus_show_the_new_name_at_once(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, redis=services.redis().url)

    async def test() -> None:
        async with running(settings, listening=True) as here:
            anna = await here.guest("Something rude")
            code = (await anna.ok("POST", "/api/tables", {"game": "caylus1303"}))["t"]
            async with here.socket(anna) as socket:
                await greet(socket)
                await say(socket, kind="watch", t=code)
                await hear(socket, "table")
                assert (await rename(settings, anna.id, "Guest 17")).told
                assert (await hear(socket, "sitting"))["sitting"]["seats"][0]["name"] == "Guest 17"

    run(test())


def test_reports_are_read_the_newest_first_and_write_nothing_but_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings, ids = settings_in(tmp_path), []

    async def test() -> None:
        async with running(settings) as here:
            anna, bruno = await here.guest("Anna"), await here.guest("Bruno")
            ids.extend([anna.id, bruno.id])
            await anna.ok("POST", "/api/reports", {"about": bruno.id, "text": "first"})
            wish = {"about": bruno.id, "text": "\x1b[2Jsecond\nline", "table": "a-table-code"}
            await anna.ok("POST", "/api/reports", wish)

    run(test())
    code, out, _ = program(capsys, settings, "reports")
    assert code == 0
    assert out.index("second") < out.index("first")
    assert "Bruno" in out
    assert ids[1] in out
    assert "\x1b" not in out
    code, out, _ = program(capsys, settings, "reports", "--json")
    newest, oldest = json.loads(out)
    assert (newest["table"], newest["about"], newest["person"]) == ("a-table-code", ids[1], ids[0])
    assert oldest["text"] == "first"
    assert program(capsys, settings, "rename", "Bruno", "Guest 17")[:2][0] == 0
    code, _, complaint = program(capsys, settings, "rename", "Bruno", "Guest 18")
    assert code == 1
    assert "[unknown-person]" in complaint
    assert {report.about_name for report in asyncio.run(reports(settings))} == {"Guest 17"}
