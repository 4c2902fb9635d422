"""Who is renamed, deleted or becomes somebody else is that at all tables in memory, over all processes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.asyncio.client import ClientConnection

from baumeister.server.storage.schema import seats
from tests.server.app_tools import Browser, Running, greet, hear, run, running, say, settings_in, tie_buses
from tests.server.ended import play_on
from tests.services import Kind

PASSWORD = "correct horse battery"
BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


async def watch(socket: ClientConnection, code: str) -> Any:
    await greet(socket)
    return await look(socket, code)


async def look(socket: ClientConnection, code: str) -> Any:
    await say(socket, kind="watch", t=code)
    return await hear(socket, "table")


async def speak(socket: ClientConnection, code: str, text: str) -> None:
    await say(socket, kind="say", t=code, text=text, id=f"s{len(text)}")
    await hear(socket, "said")


async def seats_of(here: Running) -> list[tuple[str | None, str | None, str | None]]:
    query = select(seats.c.person, seats.c.reserved, seats.c.label).order_by(seats.c.table_id, seats.c.seat)
    async with here.site.database.read() as connection:
        return [(row.person, row.reserved, row.label) for row in await connection.execute(query)]


async def ended_table(here: Running, host: Browser, *others: Browser) -> str:
    code: str = (await host.ok("POST", "/api/tables", {"game": "caylus1303"}))["t"]
    for other in others:
        await other.ok("POST", f"/api/tables/{code}/join", {})
    await host.ok("POST", f"/api/tables/{code}/start", {})
    await play_on(here.site.shelf, code, most=3, stop=True)
    return code


def test_a_deleted_persons_name_and_chat_are_told_nobody_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table that is over, in memory of two processes: to those who look on, and to who comes later."""
    tie_buses(monkeypatch)

    async def test() -> None:
        settings = settings_in(tmp_path)
        async with running(settings, listening=True) as one, running(settings, listening=True) as other:
            anna, bruno, klara = await one.guest("Annegret"), await one.guest("Bruno"), await other.guest("Klara")
            code = await ended_table(one, anna, bruno)
            async with one.socket(anna) as own, one.socket(bruno) as near, other.socket(klara) as far:
                for socket in (own, near, far):
                    await watch(socket, code)
                await speak(own, code, "Where I live")
                await hear(near, "said")
                await hear(far, "said")
                await speak(near, code, "Oh")
                # A line that is still on its way to the other process comes after what is left of the chat, not in it.
                await hear(far, "said")
                await anna.ok("POST", "/api/me/deletion", {})
                for socket in (near, far):
                    assert "Annegret" not in str(await hear(socket, "sitting"))
                    assert [line["text"] for line in (await hear(socket, "chat"))["chat"]] == ["Oh"]
                for here, person in ((one, await one.guest("Late")), (other, await other.guest("Later"))):
                    async with here.socket(person) as socket:
                        shown = await watch(socket, code)
                        assert [line["text"] for line in shown["chat"]] == ["Oh"]
                        assert "Annegret" not in str(shown)

    run(test())


def test_a_seat_that_a_deleted_person_had_at_an_open_table_is_seen_to_be_free(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna, bruno = await here.guest("Anna"), await here.guest("Bruno")
            code = (await anna.ok("POST", "/api/tables", {"game": "caylus1303"}))["t"]
            await bruno.ok("POST", f"/api/tables/{code}/join", {})
            async with here.socket(anna) as socket:
                assert (await watch(socket, code))["sitting"]["seats"][1]["name"] == "Bruno"
                await bruno.ok("POST", "/api/me/deletion", {})
                assert (await hear(socket, "sitting"))["sitting"]["seats"][1] == {"name": ""}

    run(test())


def test_the_players_of_an_open_table_are_told_when_it_goes_with_its_host(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna, bruno = await here.guest("Anna"), await here.guest("Bruno")
            code = (await anna.ok("POST", "/api/tables", {"game": "caylus1303"}))["t"]
            await bruno.ok("POST", f"/api/tables/{code}/join", {})
            async with here.socket(bruno) as socket:
                await watch(socket, code)
                await anna.ok("POST", "/api/me/deletion", {})
                assert (await hear(socket, "gone"))["code"] == "unknown-table"

    run(test())


def test_a_new_name_stands_at_lines_that_were_said_before(tmp_path: Path) -> None:
    """Of a spectator, whom no seat names."""

    async def test() -> None:
        async with running(settings_in(tmp_path), listening=True) as here:
            anna, klara = await here.guest("Anna"), await here.guest("Klara")
            code = (await anna.ok("POST", "/api/tables", {"game": "caylus1303"}))["t"]
            async with here.socket(anna) as near, here.socket(klara) as own:
                await watch(near, code)
                await watch(own, code)
                await speak(own, code, "Hello")
                await klara.ok("PATCH", "/api/me", {"name": "Clara"})
                assert [line["name"] for line in (await hear(near, "chat"))["chat"]] == ["Clara"]
                assert [line["name"] for line in (await look(near, code))["chat"]] == ["Clara"]

    run(test())


# ---- seats that a rematch keeps free


@BOTH
def test_a_seat_kept_for_somebody_who_was_deleted_is_free_for_everybody(tmp_path: Path, kind: Kind) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as here:
            anna, bruno, klara = await here.guest("Anna"), await here.guest("Bruno"), await here.guest("Klara")
            old = await ended_table(here, anna, bruno)
            new = (await anna.ok("POST", f"/api/tables/{old}/rematch"))["t"]
            assert await klara.refused("POST", f"/api/tables/{new}/join", {}) == (409, "table-full")
            await bruno.ok("POST", "/api/me/deletion", {})
            await klara.ok("POST", f"/api/tables/{new}/join", {})

    run(test())


@BOTH
def test_a_seat_kept_for_a_guest_is_kept_for_the_account_but_never_a_second_one(tmp_path: Path, kind: Kind) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as here:
            home = await here.browser()
            account = (await home.sign_up("Bruno", PASSWORD))["id"]
            anna, road = await here.guest("Anna"), await here.guest("On the road")
            kept, taken = await ended_table(here, anna, road), await ended_table(here, anna, road)
            rematches = [(await anna.ok("POST", f"/api/tables/{code}/rematch"))["t"] for code in (kept, taken)]
            # The account sits at the second rematch already.
            async with here.site.database.begin() as connection:
                for seat, row in enumerate(
                    ({"person": account, "reserved": None}, {"person": None, "reserved": road.id})
                ):
                    this = update(seats).where(seats.c.table_id == 4, seats.c.seat == seat)
                    await connection.execute(this.values(row))
            await road.sign_in("Bruno", PASSWORD)
            assert await road.ok("POST", "/api/me/guest") == {"moved": 2, "left": 0}
            third, fourth = (await seats_of(here))[4:6], (await seats_of(here))[6:8]
            assert sorted(map(str, third)) == sorted(map(str, [(anna.id, None, None), (None, account, None)]))
            assert fourth == [(account, None, None), (None, None, None)]
            await road.ok("POST", f"/api/tables/{rematches[0]}/join", {})

    run(test())
