"""People: guests, accounts, devices, names, and what is left of somebody who goes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from baumeister.server.people.errors import BadName, NameTaken, WrongPassword
from baumeister.server.people.names import name_key, tidy_name
from baumeister.server.storage.schema import chat, people, seats, sign_ins, tables
from tests.server.app_tools import Running, run, running, settings_in
from tests.services import Kind

PASSWORD = "correct horse battery"
#: What is mostly SQL is tried on both databases.
BOTH = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


async def two_tables(here: Running, guest: str, account: str) -> None:
    """At the first table the guest sits alone, at the second both have a seat."""
    async with here.site.database.begin() as connection:
        for number, persons in ((1, [guest, None]), (2, [guest, account])):
            head = f'{{"seats":[{{"name":"{guest}"}}]}}'
            await connection.execute(
                insert(tables).values(
                    id=number,
                    code=f"table-{number:04}",
                    game="caylus1303",
                    rules_code=1,
                    figures="x",
                    options="{}",
                    host=guest,
                    status="over",
                    live=True,
                    invited=False,
                    spectators=True,
                    undo_past_news=True,
                    head=head,
                    created=0,
                    changed=0,
                    visited=0,
                )
            )
            for seat, person in enumerate(persons):
                await connection.execute(insert(seats).values(table_id=number, seat=seat, person=person))


def between(here: Running, meanwhile: Callable[[], Awaitable[Any]]) -> None:
    """Let something happen while the next password is hashed, which takes a while."""
    passwords: Any = here.site.people._passwords
    real = passwords.hash

    async def slow(password: str, name: str) -> str:
        passwords.hash = real
        await meanwhile()
        hashed: str = await real(password, name)
        return hashed

    passwords.hash = slow


def test_a_guest_sits_down_at_once_and_keeps_the_name_with_a_password(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.browser()
            assert await anna.refused("GET", "/api/me") == (401, "not-signed-in")
            me = await anna.come("  Anna \u00a0 Maria ")
            assert me["guest"]
            assert me["name"] == "Anna Maria"
            kept = await anna.ok("PUT", "/api/me/password", {"password": PASSWORD})
            assert not kept["guest"]
            assert kept["id"] == me["id"]
            other = await here.browser()
            assert (await other.sign_in("anna maria", PASSWORD))["id"] == me["id"]

    run(test())


@BOTH
def test_a_person_signs_in_on_several_devices_and_ends_one_of_them(tmp_path: Path, kind: Kind) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as here:
            first, second = await here.browser(), await here.browser()
            await first.sign_up("Anna", PASSWORD)
            await second.sign_in("Anna", PASSWORD)
            devices = await first.ok("GET", "/api/me/devices")
            assert [one["name"] for one in devices] == ["Firefox, Linux"] * 2
            other = next(one["id"] for one in devices if not one["current"])
            await first.ok("DELETE", f"/api/me/devices/{other}")
            assert await second.refused("GET", "/api/me") == (401, "not-signed-in")
            assert await first.refused("DELETE", f"/api/me/devices/{other}") == (404, "unknown-device")
            await first.ok("POST", "/api/sign-out")
            assert await first.refused("GET", "/api/me") == (401, "not-signed-in")

    run(test())


def test_nobody_ends_a_device_of_somebody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, bruno = await here.guest("Anna"), await here.guest("Bruno")
            device = (await anna.ok("GET", "/api/me"))["device"]
            assert await bruno.refused("DELETE", f"/api/me/devices/{device}") == (404, "unknown-device")
            await anna.ok("GET", "/api/me")

    run(test())


def test_a_changed_password_signs_the_other_devices_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            first, second = await here.browser(), await here.browser()
            await first.sign_up("Anna", PASSWORD)
            await second.sign_in("Anna", PASSWORD)
            new = {"password": "another password", "old": "not this one"}
            assert await first.refused("PUT", "/api/me/password", new) == (403, "wrong-password")
            await first.ok("PUT", "/api/me/password", new | {"old": PASSWORD})
            assert await second.refused("GET", "/api/me") == (401, "not-signed-in")
            await second.sign_in("Anna", "another password")

    run(test())


def test_name_language_time_zone_and_settings_are_changed(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            wish = {"name": "Änne", "language": "de", "time_zone": "Europe/Berlin", "settings": {"sound": True}}
            await anna.ok("PATCH", "/api/me", wish)
            me = await anna.ok("GET", "/api/me")
            assert {key: me[key] for key in wish} == wish
            assert await anna.refused("PATCH", "/api/me", {"time_zone": "Europe/Caylus"}) == (400, "bad-input")
            assert await anna.refused("PATCH", "/api/me", {"language": "fr"}) == (400, "bad-input")
            assert await anna.refused("PATCH", "/api/me", {"settings": {"a": "x" * 20_000}}) == (400, "bad-input")

    run(test())


TWINS = ["ANNA", "anna", "Ａnna", "Αnna", "Аnna", "Anna\u00a0"]


@BOTH
def test_a_registered_name_has_no_twin(tmp_path: Path, kind: Kind) -> None:
    """The list has capitals, full width, Greek and Cyrillic letters; mixed alphabets are refused as such."""
    refusals = ((409, "name-taken"), (400, "bad-name"))

    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as here:
            twins = [await here.guest(name) for name in TWINS]  # they were called so before anybody had the name
            await (await here.browser()).sign_up("Anna", PASSWORD)
            account = await here.browser()
            await account.sign_up("Bruno", PASSWORD)
            for name, twin in zip(TWINS, twins, strict=True):
                assert await twin.refused("PUT", "/api/me/password", {"password": PASSWORD}) in refusals
                assert await account.refused("PATCH", "/api/me", {"name": name}) in refusals

    run(test())


def test_a_guest_cannot_be_called_like_an_account_nor_look_like_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            await (await here.browser()).sign_up("Anna Bell", PASSWORD)
            guest, other = await here.guest("Berta"), await here.guest("Carla")
            # The last one is written in two alphabets: no account could have it, but a guest would look like Anna.
            for twin in ("Anna Bell", "ANNA  BELL", "Anna BeII", "\uff21nna Bell", "\u0410nn\u0430 Bell"):
                stranger = await here.browser()
                assert await stranger.refused("POST", "/api/people", {"name": twin}) == (409, "name-taken"), twin
                assert await guest.refused("PATCH", "/api/me", {"name": twin}) == (409, "name-taken"), twin
            # Guests among themselves may have one name, in any letters.
            for name in ("Berta", "Bert\u0430"):
                await other.ok("PATCH", "/api/me", {"name": name})

    run(test())


@BOTH
def test_a_name_cannot_be_stolen_while_a_password_is_hashed(tmp_path: Path, kind: Kind) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as here:
            victim, thief = await here.browser(), await here.guest("Victim")
            seen = await here.site.people.find(thief.id)
            between(here, lambda: victim.sign_up("Victim", PASSWORD))
            assert await thief.refused("PUT", "/api/me/password", {"password": PASSWORD}) == (409, "name-taken")
            await thief.ok("PATCH", "/api/me", {"name": "Thief"})
            await thief.ok("PUT", "/api/me/password", {"password": PASSWORD})
            # The other way round: what was read of the guest is out of date when the name is written.
            with pytest.raises(NameTaken):
                await here.site.people.change(seen, name="Victim")
            await here.site.people.change(seen, name="Reformed")
            assert (await (await here.browser()).sign_in("Reformed", PASSWORD))["id"] == thief.id

    run(test())


def test_a_guest_who_is_renamed_while_the_password_is_hashed_keeps_the_new_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            between(here, lambda: anna.ok("PATCH", "/api/me", {"name": "Berta"}))
            await anna.ok("PUT", "/api/me/password", {"password": PASSWORD})
            assert (await (await here.browser()).sign_in("Berta", PASSWORD))["id"] == anna.id
            await (await here.browser()).sign_up("Anna", PASSWORD)

    run(test())


def test_what_a_password_proves_has_to_be_true_when_it_is_done(tmp_path: Path) -> None:
    """Deleting as a guest what has become an account, signing in with a password that has just been changed."""

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            people_of, anna, elsewhere = here.site.people, await here.guest("Anna"), await here.browser()
            guest = await people_of.find(anna.id)
            await anna.ok("PUT", "/api/me/password", {"password": PASSWORD})
            with pytest.raises(WrongPassword):
                await people_of.delete(guest, "")
            changed = {"password": "another password", "old": PASSWORD}
            passwords: Any = people_of._passwords
            fits = passwords.fits

            async def late(hashed: str | None, password: str) -> bool:
                passwords.fits = fits
                found: bool = await fits(hashed, password)
                await anna.ok("PUT", "/api/me/password", changed)
                return found

            passwords.fits = late
            wish = {"name": "Anna", "password": PASSWORD}
            assert await elsewhere.refused("POST", "/api/sign-in", wish) == (403, "wrong-password")

    run(test())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paypal", "PaypaI"),
        ("Bob", "B0b"),
        ("Oca", "Оса"),
        ("modern", "rnodern"),
        ("Straße", "STRASSE"),
        ("ΡΑΡΑ", "PAPA"),
    ],
)
def test_names_that_look_alike_have_one_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Müller", "Muller"), ("Tim", "Tom"), ("вова", "мама")])
def test_names_that_look_different_have_different_keys(one: str, other: str) -> None:
    assert name_key(one) != name_key(other)


@pytest.mark.parametrize(
    "name", ["", " \t ", "a" * 41, "a\u0000b", "a\u202eb", "a\u200db", "...", "Z\u0300\u0301\u0302\u0303"]
)
def test_a_name_nobody_can_have_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        tidy_name(name)


def test_a_long_key_still_tells_names_apart() -> None:
    assert name_key("ﷺ" * 9) != name_key("ﷺ" * 10)
    assert len(name_key("ﷺ" * 10)) <= 80


@BOTH
def test_signing_in_moves_the_guests_seats_but_never_to_a_second_seat_of_a_table(tmp_path: Path, kind: Kind) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as here:
            home = await here.browser()
            account = (await home.sign_up("Anna", PASSWORD))["id"]
            away = await here.guest("Anna on the road")
            guest = away.id
            await two_tables(here, guest, account)
            me = await away.sign_in("Anna", PASSWORD)
            assert me["offer"] == {
                "guest": {"id": guest, "name": "Anna on the road", "guest": True, "deleted": False},
                "tables": 2,
            }
            assert await away.ok("POST", "/api/me/guest") == {"moved": 1, "left": 1}
            async with here.site.database.read() as connection:
                query = select(seats.c.table_id, seats.c.person).order_by(seats.c.table_id, seats.c.seat)
                held = [tuple(row) for row in await connection.execute(query)]
                heads = list((await connection.execute(select(tables.c.head).order_by(tables.c.id))).scalars())
            assert held == [(1, account), (1, None), (2, guest), (2, account)]
            assert account in heads[0]
            assert guest not in heads[0]
            assert guest in heads[1]
            assert (await away.ok("GET", "/api/me"))["offer"] is None
            assert await away.refused("POST", "/api/me/guest") == (404, "no-guest")

    run(test())


def test_the_offer_to_move_can_be_declined(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            await (await here.browser()).sign_up("Anna", PASSWORD)
            away = await here.guest("Somebody")
            assert (await away.sign_in("Anna", PASSWORD))["offer"]["tables"] == 0
            await away.ok("DELETE", "/api/me/guest")
            assert (await away.ok("GET", "/api/me"))["offer"] is None

    run(test())


def test_a_deleted_person_leaves_no_name_chat_or_settings_in_the_file(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)

    async def test() -> None:
        async with running(settings) as here:
            anna, bruno = await here.browser(), await here.guest("Bruno")
            await anna.sign_up("Annegret", PASSWORD)
            await anna.ok("PATCH", "/api/me", {"settings": {"colour": "periwinkle"}})
            await two_tables(here, anna.id, bruno.id)
            async with here.site.database.begin() as connection:
                await connection.execute(
                    insert(chat).values(table_id=1, person=anna.id, at=0, text="nobody reads this")
                )
            await anna.ok("PUT", f"/api/me/mutes/{bruno.id}")
            await anna.ok("POST", "/api/reports", {"about": bruno.id, "text": "stole my castle"})
            assert await anna.refused("POST", "/api/me/deletion", {"password": "wrong"}) == (403, "wrong-password")
            await anna.ok("POST", "/api/me/deletion", {"password": PASSWORD})
            assert await anna.refused("GET", "/api/me") == (401, "not-signed-in")
            seen = await bruno.ok("GET", f"/api/people/{anna.id}")
            assert seen == {"id": anna.id, "name": "", "guest": False, "deleted": True}
            # The name is free again.
            await (await here.browser()).sign_up("Klara", PASSWORD)

    run(test())
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Klara" in left
    for trace in (b"Annegret", b"ANNEGRET", b"periwinkle", b"nobody reads this", b"stole my castle"):
        assert trace not in left, trace


@BOTH
def test_a_deleted_name_can_be_registered_again(tmp_path: Path, kind: Kind) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as here:
            for _ in range(2):
                anna = await here.browser()
                await anna.sign_up("Anna", PASSWORD)
                await anna.ok("POST", "/api/me/deletion", {"password": PASSWORD})

    run(test())


@BOTH
def test_mutes_are_listed_and_taken_back(tmp_path: Path, kind: Kind) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as here:
            anna, bruno = await here.guest("Anna"), await here.guest("Bruno")
            for _ in range(2):  # harmless when repeated
                await anna.ok("PUT", f"/api/me/mutes/{bruno.id}")
            assert [one["name"] for one in await anna.ok("GET", "/api/me/mutes")] == ["Bruno"]
            assert await anna.refused("PUT", "/api/me/mutes/nobody") == (404, "unknown-person")
            await anna.ok("DELETE", f"/api/me/mutes/{bruno.id}")
            assert await anna.ok("GET", "/api/me/mutes") == []

    run(test())


@BOTH
def test_old_sign_ins_addresses_and_unused_guests_go_and_the_others_stay(tmp_path: Path, kind: Kind) -> None:
    day = 24 * 60 * 60 * 1000

    async def count(here: Running) -> dict[str, int]:
        async with here.site.database.read() as connection:
            queries = {
                "people": select(func.count()).select_from(people),
                "sign_ins": select(func.count()).select_from(sign_ins),
                "addresses": select(func.count(sign_ins.c.address)),
            }
            return {name: (await connection.execute(query)).scalar_one() for name, query in queries.items()}

    async def test() -> None:
        async with running(settings_in(tmp_path, kind)) as here:
            account = await here.browser()
            await account.sign_up("Anna", PASSWORD)
            player, unused = await here.guest("Bruno"), await here.guest("Klara")
            await two_tables(here, player.id, account.id)
            parts: Any = here.site.people

            def set_clock(days: int) -> None:
                parts._clock = parts._calendar = lambda: began + days * day

            assert await count(here) == {"people": 3, "sign_ins": 3, "addresses": 3}
            began = parts._clock()
            set_clock(15)
            await here.site.people.expire()
            assert await count(here) == {"people": 3, "sign_ins": 3, "addresses": 0}
            set_clock(31)
            await here.site.people.expire()
            assert await count(here) == {"people": 2, "sign_ins": 2, "addresses": 0}
            assert await unused.refused("GET", "/api/me") == (401, "not-signed-in")
            set_clock(181)
            assert await account.refused("GET", "/api/me") == (401, "not-signed-in")
            await here.site.people.expire()
            assert await count(here) == {"people": 2, "sign_ins": 0, "addresses": 0}

    run(test())


def test_being_here_is_noted_once_an_hour(tmp_path: Path) -> None:
    async def seen(here: Running) -> int:
        async with here.site.database.read() as connection:
            return int((await connection.execute(select(people.c.seen))).scalar_one())

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            clock: Any = here.site.people
            began = await seen(here)
            for minutes, noted in ((59, 0), (61, 61), (90, 61)):
                clock._clock = lambda minutes=minutes: began + minutes * 60_000
                await anna.ok("GET", "/api/me")
                assert await seen(here) == began + noted * 60_000

    run(test())


@pytest.mark.parametrize("levels", [40, 980, 5000])
def test_what_is_nested_too_deeply_is_bad_input(tmp_path: Path, levels: int) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, nobody = await here.guest("Anna"), await here.browser()
            for nested in ("[" * levels + "]" * levels, '{"a":' * levels + "1" + "}" * levels):
                for browser, method, path, body in (
                    (nobody, "POST", "/api/people", f'{{"name":{nested}}}'),
                    (nobody, "POST", "/api/people", f'{{"name":"Bruno","more":{nested}}}'),
                    (anna, "PATCH", "/api/me", f'{{"settings":{{"a":{nested}}}}}'),
                    (anna, "POST", "/api/tables", f'{{"game":"caylus","options":{nested}}}'),
                ):
                    headers = {"x-csrf-token": browser.csrf, "content-type": "application/json"}
                    answer = await browser.http.request(method, path, content=body, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input"), (path, body[:40])
            await anna.ok("PATCH", "/api/me", {"settings": {"a": [[[{"b": 1}]]]}})

    run(test())


def test_the_host_can_rename_somebody(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Something rude")
            await here.site.people.rename(anna.id, "Guest 17")
            assert (await anna.ok("GET", "/api/me"))["name"] == "Guest 17"

    run(test())
