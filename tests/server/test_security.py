"""What stands before the routes: origins, CSRF, hosts, rates, sizes, headers; and errors and logs that keep secrets."""

from __future__ import annotations

import ast
import io
import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import convert
from sqlalchemy import update

import baumeister
from baumeister.server.errors import TooMany
from baumeister.server.limits import Limit
from baumeister.server.logs import set_up_logs
from baumeister.server.security import address_of, is_secure
from baumeister.server.settings import Settings
from baumeister.server.storage.schema import tables
from baumeister.tables import StoreFailed
from tests.server.app_tools import Browser, Running, greet, hear, run, running, say, settings_in

PASSWORD = "correct horse battery"
JSON = {"content-type": "application/json"}
HEADERS = {
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "permissions-policy",
    "x-frame-options",
    "cross-origin-opener-policy",
}


def test_a_request_that_changes_something_needs_the_csrf_token(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna, bruno = await here.guest("Anna"), await here.guest("Bruno")
            for token in ("", "wrong", bruno.csrf, "ü"):
                answer = await anna.http.patch(
                    "/api/me", json={"name": "X"}, headers=[(b"x-csrf-token", token.encode())]
                )
                assert (answer.status_code, answer.json()["code"]) == (403, "csrf-missing")
            assert (await anna.ok("GET", "/api/me"))["name"] == "Anna"
            await anna.ok("PATCH", "/api/me", {"name": "Änne"})

    run(test())


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://baumeister.test.evil.example", "null", "http://baumeister.test:81", "x"]
)
def test_a_foreign_page_is_refused_even_with_everything_right(tmp_path: Path, origin: str) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            assert await anna.refused("PATCH", "/api/me", {"name": "X"}, origin=origin) == (403, "foreign-origin")
            stranger = await here.browser()
            wish = {"name": "Anna", "password": PASSWORD}
            assert await stranger.refused("POST", "/api/sign-in", wish, origin=origin) == (403, "foreign-origin")

    run(test())


def test_the_own_page_and_allowed_ones_are_not_foreign(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, origins=["https://games.example"])) as here:
            anna = await here.guest("Anna")
            for origin in ("http://baumeister.test", "https://baumeister.test", "https://games.example"):
                answer = await anna.ask("PATCH", "/api/me", {"name": "Änne"}, origin=origin)
                assert answer.status_code == 200, origin

    run(test())


def test_unknown_hosts_are_refused_when_the_host_names_his(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path, hosts=["baumeister.test"])) as here:
            browser = await here.browser()
            assert await browser.refused("GET", "/api/me", host="evil.example") == (400, "unknown-host")
            assert await browser.refused("GET", "/api/me", host="Baumeister.test:8303") == (401, "not-signed-in")

    run(test())


def test_the_cookie_is_for_the_server_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            answer = await (await here.browser()).ask("POST", "/api/people", {"name": "Anna"})
            parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
            assert {"httponly", "samesite=lax", "path=/"} <= parts
            assert "secure" not in parts
            secure = await here.browser()
            secure.http.base_url = httpx.URL("https://baumeister.test")
            answer = await secure.ask("POST", "/api/people", {"name": "Anna"})
            assert "; secure" in answer.headers["set-cookie"].lower()

    run(test())


def test_the_database_cannot_sign_anybody_in(tmp_path: Path) -> None:
    """The cookie is nowhere in it."""
    cookies: list[str] = []

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            cookies.append(anna.cookie)
            assert len(anna.cookie) >= 43  # 256 bits

    run(test())
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Anna" in files
    assert cookies[0].encode() not in files


def test_every_answer_has_the_security_headers(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            anna = await here.guest("Anna")
            asked = [
                ("GET", "/api/me", 200),
                ("GET", "/health/live", 200),
                ("GET", "/metrics", 200),
                ("GET", "/api/openapi.json", 200),
                ("GET", "/api/nowhere", 404),
                ("GET", "/", 200),
                ("GET", "/nowhere.txt", 404),
                ("PUT", "/api/people", 405),
                ("POST", "/api/people", 409),
                ("GET", "/api/socket", 404),
            ]
            for method, path, status in asked:
                answer = await anna.ask(method, path, {"name": "X"} if method == "POST" else None)
                assert answer.status_code == status, (method, path, answer.text)
                assert set(answer.headers) >= HEADERS, (method, path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "frame-ancestors 'none'" in policy
                assert "unsafe" not in policy

    run(test())


def test_failed_sign_ins_are_limited_by_name_and_by_address(tmp_path: Path) -> None:
    async def test() -> None:
        limits: dict[str, Any] = {"failures_per_name": 3, "failures_per_address": 5, "trusted_proxies": 1}
        async with running(settings_in(tmp_path, **limits)) as here:
            await (await here.browser()).sign_up("Anna", PASSWORD)
            thief = await here.browser()

            async def guess(name: str, password: str, address: str) -> tuple[int, str]:
                wish = {"name": name, "password": password}
                return await thief.refused("POST", "/api/sign-in", wish, x_forwarded_for=address)

            for _ in range(3):
                assert await guess("Anna", "guess guess", "192.0.2.1") == (403, "wrong-password")
            # The right password, from elsewhere, is no help for a while: else guessing would go on unseen.
            assert await guess("ANNA", PASSWORD, "192.0.2.2") == (429, "too-many")
            for name in ("Bruno", "Klara"):
                assert await guess(name, "guess guess", "192.0.2.1") == (403, "wrong-password")
            assert await guess("Dora", "guess guess", "192.0.2.1") == (429, "too-many")

    run(test())


def test_guests_and_requests_of_one_address_are_limited(tmp_path: Path) -> None:
    async def test() -> None:
        limits: dict[str, Any] = {
            "guests_per_hour": 2,
            "requests_at_once": 10,
            "requests_per_minute": 1,
            "trusted_proxies": 1,
        }
        async with running(settings_in(tmp_path, **limits)) as here:
            browser = await here.browser()

            async def come(address: str) -> int:
                browser.http.cookies.clear()
                return (await browser.ask("POST", "/api/people", {"name": "Anna"}, x_forwarded_for=address)).status_code

            assert [await come("192.0.2.1") for _ in range(3)] == [201, 201, 429]
            assert await come("192.0.2.2") == 201
            for _ in range(9):
                await browser.ask("GET", "/health/live", x_forwarded_for="192.0.2.2")
            answer = await browser.ask("GET", "/health/live", x_forwarded_for="192.0.2.2")
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) > 0
            assert set(answer.headers) >= HEADERS

    run(test())


def test_a_limit_fills_up_again_with_time_and_forgets_who_has_rested() -> None:
    time = [0.0]
    limit = Limit(2, 10, lambda: time[0])
    limit.take("a")
    limit.take("a")
    with pytest.raises(TooMany) as refusal:
        limit.take("a")
    assert refusal.value.seconds == 5
    limit.take("b")
    time[0] = 5.0
    limit.take("a")
    limit.sweep()
    assert len(limit) == 1
    time[0] = 60.0
    limit.sweep()
    assert len(limit) == 0


@pytest.mark.parametrize(
    ("proxies", "forwarded", "address"),
    [
        (0, "192.0.2.7", "203.0.113.1"),
        (1, "192.0.2.7", "192.0.2.7"),
        (1, "10.0.0.1, 192.0.2.7", "192.0.2.7"),
        (2, "10.0.0.1, 192.0.2.7, 192.0.2.8", "192.0.2.7"),
        (2, "192.0.2.8", "192.0.2.8"),
        (1, "", "203.0.113.1"),
    ],
)
def test_what_a_proxy_says_is_believed_only_where_there_is_one(proxies: int, forwarded: str, address: str) -> None:
    scope = {"client": ("203.0.113.1", 5), "headers": [(b"x-forwarded-for", forwarded.encode())] if forwarded else []}
    assert address_of(scope, convert({"trusted_proxies": proxies}, Settings)) == address


def test_bad_input_is_told_with_its_place(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            stranger = await here.browser()
            bodies: list[tuple[bytes, str]] = [
                (b"{", ""),
                (b"\xff", ""),
                (b'{"name": "\xff"}', ""),
                (b'{"name": "A", "language": "\xc3("}', ""),
                (b'{"name": 17}', "name"),
                (b'{"nome": "something"}', ""),
                (b'{"name": "A", "language": "something"}', "language"),
                (b"[]", ""),
                (b"", ""),
            ]
            for body, place in bodies:
                answer = await stranger.http.post("/api/people", content=body, headers=JSON)
                assert (answer.status_code, answer.json()["code"]) == (400, "bad-input"), (body, answer.text)
                assert place in answer.json()["params"]["path"]
            answer = await stranger.http.post("/api/people", content=b"x" * 70_000, headers=JSON)
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    run(test())


async def _break(here: Running, error: Exception) -> httpx.Response:
    async def fail(*_: object) -> None:
        raise error

    bert = await here.guest("Bert")
    here.site.people.mutes = fail  # type: ignore[method-assign, assignment]
    return await bert.ask("GET", "/api/me/mutes")


def test_a_database_that_is_away_is_a_503_with_a_time_to_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            answer = await _break(here, StoreFailed("the disk is full"))
            assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")
            assert answer.headers["retry-after"] == "2"

    run(test())


def test_our_own_mistake_is_a_500_with_an_id_that_the_log_has(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            answer = await _break(here, RuntimeError("inner workings"))
            body = answer.json()
            assert (answer.status_code, body["code"]) == (500, "unexpected")
            assert "inner" not in answer.text
            entry = next(record for record in caplog.records if record.message == "unexpected error")
            assert entry.__dict__["id"] == body["params"]["id"]
            assert entry.exc_info is not None

    run(test())


def test_what_several_proxies_say_on_lines_of_their_own_is_one_list() -> None:
    """The line that comes first is the one that anybody can write."""
    lines = [(b"x-forwarded-for", b"198.51.100.9"), (b"accept", b"*/*"), (b"x-forwarded-for", b"192.0.2.77")]
    scope = {"client": ("203.0.113.1", 5), "headers": lines}
    assert address_of(scope, Settings(trusted_proxies=1)) == "192.0.2.77"
    assert address_of(scope, Settings(trusted_proxies=2)) == "198.51.100.9"
    protocols = [(b"x-forwarded-proto", b"https"), (b"x-forwarded-proto", b"http")]
    assert not is_secure({"headers": protocols}, Settings(trusted_proxies=1))


def test_no_line_of_the_log_calls_a_table_by_its_code() -> None:
    """In the source: most of them are written when something fails that does not fail in a test."""
    by_code = re.compile(r"(?<![\w.'])code\b(?!['=])|live\.code|job\.table|sitting\.t\b")
    source, checked = Path(baumeister.__file__).parent, 0
    for path in [*source.glob("hub/*.py"), *source.glob("server/**/*.py")]:
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func).startswith(("log.", "logger.")):
                checked += 1
                said = ast.unparse(call).replace("in_logs(code)", "")
                assert not by_code.search(said), (path.name, said)
    assert checked > 30


def test_logs_hold_no_secrets(tmp_path: Path) -> None:
    """All that is logged while somebody does everything, also wrong, is searched for what must not be there."""
    stream = io.StringIO()
    secrets: list[str] = [PASSWORD, "a wrong guess", "192.0.2.77"]
    before = logging.getLogger().handlers[:], logging.getLogger().level

    async def test() -> None:
        settings = settings_in(tmp_path, log="json", log_level="debug", trusted_proxies=1)
        set_up_logs(settings, stream)
        async with running(settings, listening=True) as here:
            anna = await here.browser()
            anna.http.headers["x-forwarded-for"] = "192.0.2.77"
            await anna.sign_up("Anna", PASSWORD)
            secrets.extend([anna.cookie, anna.csrf])
            async with here.socket(anna) as socket:
                await socket.send("nonsense")
            other = await here.browser()
            await other.refused("POST", "/api/sign-in", {"name": "Anna", "password": "a wrong guess"})
            await anna.http.patch("/api/me", json={"name": "X"})
            secrets.extend([await _unreadable(here, anna, {"figures": "0123456789abcdef"})])
            secrets.extend([await _unreadable(here, anna, {"head": "{"})])
            answer = await _break(here, RuntimeError("inner workings"))
            assert answer.status_code == 500

    try:
        run(test())
    finally:
        logging.getLogger().handlers[:], level = before
        logging.getLogger().setLevel(level)
    clients = ("httpx", "httpcore", "websockets.client")  # the browsers of this test are in the same process
    lines = [line for line in stream.getvalue().splitlines() if not json.loads(line)["name"].startswith(clients)]
    assert any(json.loads(line)["message"] == "unexpected error" for line in lines)
    for secret in secrets:
        assert not [line for line in lines if secret in line]
    assert len(secrets) == 7
    assert len([line for line in lines if "cannot be" in line]) >= 2


async def _unreadable(here: Running, browser: Browser, wrong: dict[str, str]) -> str:
    """A running table that is broken and then looked at over a socket and by whoever looks after bots; its code."""
    wish = {"game": "caylus1303", "seats": [{"kind": "bot", "level": "random"}, {"kind": "me"}], "start_at_once": True}
    code: str = (await browser.ok("POST", "/api/tables", wish))["t"]
    live = await here.site.hub._reading.find(code)
    async with here.site.database.begin() as connection:
        await connection.execute(update(tables).where(tables.c.code == code).values(wrong))
    # After it is broken: the bot at the table reads it again at any moment.
    here.site.hub._reading.forget(live)
    await here.site.hub._bots._take_over(code)
    async with here.socket(browser) as socket:
        await greet(socket)
        await say(socket, kind="watch", t=code)
        await hear(socket, "gone")
    return code
