"""Who is let in, and how often: names, health and metrics, a class of thirty behind one address, and floods."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from baumeister.server.addresses import block_of, is_local_name, is_loopback
from baumeister.server.composing import Wire
from baumeister.server.errors import TooMany
from baumeister.server.limits import AddressLimit
from baumeister.server.security import FILES
from baumeister.server.settings import Settings
from tests.server.app_tools import Browser, Running, run, running, settings_in

USUAL = Settings()
#: What a test must not change if it is about the usual limits.
AS_USUAL = {
    name: getattr(USUAL, name) for name in ("requests_per_minute", "requests_at_once", "guests_per_hour", "workers")
}
STRANGER = ("203.0.113.7", 4711)


async def from_elsewhere(here: Running, client: tuple[str, int] = STRANGER) -> Browser:
    """A browser of another machine."""
    browser = await here.browser()
    browser.http._transport = httpx.ASGITransport(here.shield, client=client)
    return browser


# ---- names of hosts


@pytest.mark.parametrize(
    ("name", "local"),
    [
        ("192.0.2.7", True),
        ("::1", True),
        ("fe80::1", True),
        ("localhost", True),
        ("raspberrypi", True),
        ("clubhouse.local", True),
        ("Clubhouse.LOCAL.", True),
        ("nas.home.arpa", True),
        ("play.example.org", False),
        ("192.0.2.7.evil.example", False),
        ("local.evil.example", False),
        ("evil-local", True),  # no dot: no name server of the internet has it
        ("", False),
        (".", False),
    ],
)
def test_names_of_the_own_network_are_told_from_those_anybody_can_register(name: str, local: bool) -> None:
    assert is_local_name(name) == local


@pytest.mark.parametrize(
    ("address", "loopback"),
    [("127.0.0.1", True), ("127.8.9.1", True), ("::1", True), ("::ffff:127.0.0.1", True), ("localhost", True)]
    + [("0.0.0.0", False), ("::", False), ("192.0.2.1", False), ("example.org", False), ("", False)],
)
def test_only_this_machine_is_loopback(address: str, loopback: bool) -> None:
    assert is_loopback(address) == loopback


def test_a_server_for_others_without_names_of_its_own_answers_only_to_local_names(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, host="0.0.0.0")) as here:
            browser = await here.browser()
            for host in ("192.0.2.7:8303", "clubhouse.local:8303", "raspberrypi", "[2001:db8::1]:8303"):
                assert (await browser.ask("GET", "/api/games", host=host)).status_code == 200, host
            for host in ("play.example.org", "192.0.2.7.evil.example:8303", "[", ""):
                assert await browser.refused("GET", "/api/games", host=host) == (400, "unknown-host"), host

    run(test())


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost"])
def test_a_server_for_this_machine_answers_to_every_name(tmp_path: Path, host: str) -> None:
    """A proxy beside it passes the name on by which it was asked."""

    async def test() -> None:
        async with running(settings_in(tmp_path, host=host)) as here:
            assert (await (await here.browser()).ask("GET", "/api/games", host="play.example.org")).status_code == 200

    run(test())


def test_health_is_told_by_any_name_and_nothing_else_is(tmp_path: Path) -> None:
    """Who distributes requests asks each process by its address."""

    async def test() -> None:
        async with running(settings_in(tmp_path, hosts=["play.example.org"])) as here:
            browser = await here.browser()
            for path in ("/health/live", "/health/ready"):
                assert (await browser.ask("GET", path, host="10.0.0.7:8303")).status_code == 200
            for path in ("/api/games", "/", "/metrics", "/health", "/healthy"):
                assert await browser.refused("GET", path, host="10.0.0.7:8303") == (400, "unknown-host"), path

    run(test())


def test_metrics_without_a_token_are_for_this_machine_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            browser, stranger = await here.browser(), await from_elsewhere(here)
            assert (await browser.ask("GET", "/metrics")).status_code == 200
            assert await stranger.refused("GET", "/metrics") == (403, "not-allowed")
            # A proxy on this machine asks for somebody else.
            for name in ("x_forwarded_for", "x_real_ip", "forwarded", "via"):
                assert await browser.refused("GET", "/metrics", **{name: "127.0.0.1"}) == (403, "not-allowed"), name
        async with running(settings_in(tmp_path, metrics_token="let me see")) as here:
            stranger = await from_elsewhere(here)
            assert (await stranger.ask("GET", "/metrics", authorization="Bearer let me see")).status_code == 200

    run(test())


# ---- how often


@pytest.mark.parametrize(
    ("address", "block"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("unknown", "unknown"),
    ],
)
def test_addresses_of_one_household_are_one(address: str, block: str) -> None:
    assert block_of(address) == block


def test_a_limit_of_addresses_counts_a_block_as_one() -> None:
    limit = AddressLimit(2, 60)
    limit.take("2001:db8::1")
    limit.take("2001:db8::2")
    for address in ("2001:db8::1", "2001:db8::ffff:1"):
        with pytest.raises(TooMany):
            limit.take(address)
    limit.give_back("2001:db8::ffff:1")
    limit.take("2001:db8::1")
    limit.take("2001:db8:0:1::1")


def test_a_class_of_thirty_behind_one_address_opens_the_page_and_sits_down(tmp_path: Path) -> None:
    """By the usual limits, in no time at all, each with an empty cache: the files, the page's questions, a name, a
    table with a bot, its socket."""
    client = tmp_path / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>", "utf-8")
    files = [f"assets/part-{number}.js" for number in range(60)]
    for name in files:
        (client / name).write_text("x", "utf-8")

    async def visit(here: Running, number: int) -> list[int]:
        browser = await from_elsewhere(here)
        asked = [await browser.ask("GET", f"/{name}") for name in ("", *files)]
        asked += [await browser.ask("GET", path) for path in ("/api/me", "/api/games", "/api/texts/nothing")]
        await browser.come(f"Person {number}")
        asked += [await browser.ask("GET", path) for path in ("/api/me", "/api/me/mutes", "/api/me/games")]
        wish = {"game": "magna_carta", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        asked += [await browser.ask("POST", "/api/tables", wish) for _ in range(2)]
        return [answer.status_code for answer in asked if not (answer.is_success or answer.status_code in (401, 404))]

    async def test() -> None:
        async with running(settings_in(tmp_path, **AS_USUAL), client=client) as here:
            for number in range(30):
                assert await visit(here, number) == []

    run(test())


def test_a_flood_of_requests_or_of_files_is_refused_and_told_when_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who only asks for files has not used up his questions, and the other way round."""
    assert FILES > 30 * 100, "a class with empty caches"
    monkeypatch.setattr("baumeister.server.security.FILES", 20)

    async def test() -> None:
        async with running(settings_in(tmp_path, requests_at_once=30)) as here:
            here.shield._files._clock = here.shield._requests._clock = lambda: 0.0
            stranger = await from_elsewhere(here)
            for path, most in (("/nothing.js", 20), ("/health/live", 30)):
                answers = [await stranger.ask("GET", path) for _ in range(most + 5)]
                assert [answer.status_code == 429 for answer in answers] == [False] * most + [True] * 5, path
                assert answers[-1].json()["code"] == "too-many"
                assert int(answers[-1].headers["retry-after"]) >= 1
            other = await from_elsewhere(here, ("203.0.113.8", 1))
            assert (await other.ask("GET", "/health/live")).status_code == 200

    run(test())


def test_every_429_and_503_says_when_to_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers them, and whatever they forgot."""

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            for status in (429, 503):

                async def answer(scope: Any, receive: Any, send: Any, status: int = status) -> None:
                    await send({"type": "http.response.start", "status": status, "headers": []})
                    await send({"type": "http.response.body", "body": b""})

                monkeypatch.setattr(here.shield, "_app", answer)
                found = await (await here.browser()).ask("GET", "/api/games")
                assert (found.status_code, found.headers["retry-after"]) == (status, "2")

    run(test())


# ---- mistakes of our own


def test_what_fails_while_others_are_told_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise RuntimeError("inner workings")

    async def test() -> None:
        wire = Wire()
        wire._spawn(fail())
        await wire.settled()
        await asyncio.sleep(0)
        found = [record for record in caplog.records if record.exc_info and record.levelno >= logging.ERROR]
        assert [str(record.exc_info[1]) for record in found if record.exc_info] == ["inner workings"]

    run(test())
