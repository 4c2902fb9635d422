"""Signing in: guesses are counted before they are compared, others lock no owner out, and cookies are new ones."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from baumeister.server.people.passwords import Passwords
from tests.server.app_tools import Browser, Running, run, running, settings_in

PASSWORD = "correct horse battery"


async def guess(browser: Browser, name: str, password: str) -> int:
    wish = {"name": name, "password": password}
    return (await browser.ask("POST", "/api/sign-in", wish)).status_code


async def leave(browser: Browser) -> None:
    """Sign out; the browser stays what it is."""
    await browser.ok("POST", "/api/sign-out")
    browser.csrf = ""


async def attacked(here: Running, name: str) -> None:
    """Somebody else guesses until nobody may guess any more."""
    thief = await here.browser()
    while await guess(thief, name, "guess guess") != 429:
        pass


def test_of_many_guesses_at_once_only_as_many_as_allowed_are_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    gate = asyncio.Event()
    fits = Passwords.fits

    async def slow(self: Passwords, hashed: str | None, password: str) -> bool:
        nonlocal compared
        compared += 1
        await gate.wait()
        return await fits(self, hashed, password)

    async def test() -> None:
        limits: dict[str, Any] = {"failures_per_name": 10, "failures_per_address": 1000}
        async with running(settings_in(tmp_path, **limits)) as here:
            await (await here.browser()).sign_up("Anna", PASSWORD)
            monkeypatch.setattr(Passwords, "fits", slow)
            thief = await here.browser()
            guesses = [asyncio.create_task(guess(thief, "Anna", f"guess {number}")) for number in range(60)]
            while sum(task.done() for task in guesses) < 50:  # those were refused at once
                await asyncio.sleep(0.01)
            gate.set()
            answers = await asyncio.gather(*guesses)
            assert (compared, answers.count(403), answers.count(429)) == (10, 10, 50)

    run(test())


def test_the_right_password_costs_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, failures_per_name=2, failures_per_address=2)) as here:
            await (await here.browser()).sign_up("Anna", PASSWORD)
            for _ in range(6):
                assert await guess(await here.browser(), "Anna", PASSWORD) == 200

    run(test())


def test_guesses_of_others_do_not_lock_the_owner_out_of_a_device_that_is_known(tmp_path: Path) -> None:
    async def test() -> None:
        limits: dict[str, Any] = {"failures_per_name": 3, "failures_per_address": 5}
        async with running(settings_in(tmp_path, **limits)) as here:
            anna, bert = await here.browser(), await here.browser()
            await anna.sign_up("Anna", PASSWORD)
            await bert.sign_up("Bert", PASSWORD)
            await leave(anna)
            await leave(bert)
            await attacked(here, "Anna")
            assert await guess(await here.browser(), "Anna", PASSWORD) == 429  # a new device: as everybody else
            assert await guess(bert, "Anna", PASSWORD) == 429  # known, but as somebody else's
            assert await guess(anna, "Anna", PASSWORD) == 200
            # It has a limit of its own.
            anna.csrf = (await anna.ok("GET", "/api/me"))["csrf"]
            await leave(anna)
            answers = [await guess(anna, "Anna", "guess guess") for _ in range(4)]
            assert answers == [403, 403, 403, 429]

    run(test())


@pytest.mark.parametrize("forged", ["", "x", "x.y", "%e4.%e4", "." * 300])
def test_what_says_that_a_device_is_known_cannot_be_made_up_and_ends_with_the_password(
    tmp_path: Path, forged: str
) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, failures_per_name=3)) as here:
            anna, other = await here.browser(), await here.browser()
            await anna.sign_up("Anna", PASSWORD)
            await other.sign_in("Anna", PASSWORD)
            changed = {"password": "quite another sentence", "old": PASSWORD}
            anna._is(await anna.ok("PUT", "/api/me/password", changed))
            other.csrf = ""
            await attacked(here, "Anna")
            assert await guess(other, "Anna", "quite another sentence") == 429
            await leave(anna)
            assert await guess(anna, "Anna", "quite another sentence") == 200  # it has changed it, so it is known
            thief = await here.browser()
            header = f"baumeister-device={forged}"
            wish = {"name": "Anna", "password": "quite another sentence"}
            assert (await thief.refused("POST", "/api/sign-in", wish, cookie=header))[0] == 429

    run(test())


@pytest.mark.parametrize("password", ["12345678", "password", "Passwort1", "hallo123", "00000000", "Berta1234"])
def test_what_everybody_guesses_first_is_no_password(tmp_path: Path, password: str) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            berta = await here.guest("Berta")
            wish = {"password": password}
            assert await berta.refused("PUT", "/api/me/password", wish) == (400, "common-password")
            berta._is(await berta.ok("PUT", "/api/me/password", {"password": PASSWORD}))
            change = {"password": password, "old": PASSWORD}
            assert await berta.refused("PUT", "/api/me/password", change) == (400, "common-password")

    run(test())


def test_a_cookie_from_before_is_nobodys_after_registering_signing_in_and_a_new_password(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            thief = await here.browser()

            async def is_dead(cookie: str) -> bool:
                """Whoever knew it, or had put it there, is nobody with it."""
                answer = await thief.refused("GET", "/api/me", cookie=f"baumeister={cookie}")
                return answer == (401, "not-signed-in")

            planted = anna.cookie
            anna._is(await anna.ok("PUT", "/api/me/password", {"password": PASSWORD}))
            assert anna.cookie != planted
            assert await is_dead(planted)
            devices = await anna.ok("GET", "/api/me/devices")
            assert [device["current"] for device in devices] == [True]
            before = anna.cookie
            anna._is(await anna.ok("PUT", "/api/me/password", {"password": PASSWORD + "!", "old": PASSWORD}))
            assert anna.cookie != before
            assert await is_dead(before)
            other = await here.guest("Guest")
            planted = other.cookie
            await other.sign_in("Anna", PASSWORD + "!")
            assert other.cookie != planted
            assert await is_dead(planted)

    run(test())


@pytest.mark.parametrize("secure", [True, False])
def test_over_https_the_cookies_belong_to_this_host_alone(tmp_path: Path, secure: bool) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, secure=secure)) as here:
            browser = await here.browser()
            answer = await browser.ask("POST", "/api/people", {"name": "Anna"})
            csrf = answer.json()["csrf"]
            said = answer.headers["set-cookie"].lower()
            name, _, rest = answer.headers["set-cookie"].partition("=")
            assert name == ("__Host-baumeister" if secure else "baumeister")
            assert "path=/" in said
            assert "domain" not in said
            assert ("secure" in said) is secure
            value = rest.partition(";")[0]
            browser.http.cookies.clear()
            me = await browser.ask("GET", "/api/me", cookie=f"{name}={value}")
            assert me.status_code == 200
            # One of the other name (a neighbour under the same domain may have put it there) is not heard.
            other = "baumeister" if secure else "__Host-baumeister"
            assert (await browser.ask("GET", "/api/me", cookie=f"{other}={value}")).status_code == 401
            kept = await browser.ask(
                "PUT", "/api/me/password", {"password": PASSWORD}, cookie=f"{name}={value}", x_csrf_token=csrf
            )
            names = {one.partition("=")[0] for one in kept.headers.get_list("set-cookie")}
            assert names == {name, f"{name}-device"}
            assert all("httponly" in one.lower() for one in kept.headers.get_list("set-cookie"))

    run(test())


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"])
def test_a_body_that_does_not_say_it_is_json_is_not_read(tmp_path: Path, kind: str | None) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            browser = await here.browser()
            headers = {} if kind is None else {"content-type": kind}
            answer = await browser.http.post("/api/people", content=b'{"name": "Anna"}', headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
            for good in ("application/json", "application/json; charset=utf-8", "Application/JSON"):
                body = b'{"name": "Anna"}'
                stranger = await here.browser()
                answer = await stranger.http.post("/api/people", content=body, headers={"content-type": good})
                assert answer.status_code == 201, good

    run(test())
