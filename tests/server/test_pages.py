"""The built client as the server gives it out: which path is which file, how long browsers keep it; and no client."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from baumeister.server.pages import build_of, find_client
from tests.server.app_tools import hear, run, running, say, settings_in

SCRIPT = "export const answer = 42\n" * 50


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Client</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets/main-abc123.js").write_text(SCRIPT)
    (folder / "assets/font-abc123.woff2").write_bytes(b"wOF2")
    (tmp_path / "secret.txt").write_text("not for anybody")
    return folder


def test_files_and_addresses_of_the_client(tmp_path: Path, client: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), client=client) as here:
            browser = await here.browser()
            for path in ("/", "/new", "/t/some-table", "/nowhere", "/index.html"):
                page = await browser.ask("GET", path)
                assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8"), path
                assert "Client" in page.text
                assert page.headers["cache-control"] == "no-cache"
                assert "script-src 'self'" in page.headers["content-security-policy"]
            script = await browser.ask("GET", "/assets/main-abc123.js")
            assert script.text == SCRIPT
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            plain = await browser.ask("GET", "/assets/main-abc123.js", accept_encoding="identity")
            assert "content-encoding" not in plain.headers
            assert len(plain.content) == int(plain.headers["content-length"]) > len(gzip.compress(plain.content))
            assert (await browser.ask("GET", "/assets/font-abc123.woff2")).headers["content-type"] == "font/woff2"
            head = await browser.ask("HEAD", "/icon.svg")
            assert (head.status_code, head.content) == (200, b"")
            again = await browser.ask("GET", "/", if_none_match=page.headers["etag"])
            assert (again.status_code, again.content) == (304, b"")

    run(test())


def test_a_tab_of_another_build_is_told_so_and_no_other(tmp_path: Path, client: Path) -> None:
    page = '<!doctype html><script type="module" crossorigin src="/assets/main-abc123.js"></script>'
    (client / "index.html").write_text(page)

    async def test() -> None:
        async with running(settings_in(tmp_path), client=client, listening=True) as here:
            anna = await here.guest("Anna")
            for build, told in (("main-old456", "main-abc123"), ("main-abc123", ""), ("", "")):
                async with here.socket(anna) as socket:
                    await say(socket, kind="hello", protocol=2, build=build)
                    assert (await hear(socket, "welcome")).get("build", "") == told

    run(test())


def test_a_client_without_a_script_and_no_client_have_no_build(client: Path) -> None:
    assert build_of(client) == build_of(None) == ""
    built = find_client()
    if built is not None:  # in a checkout whose client was built
        name = build_of(built)
        assert (built / f"assets/{name}.js").is_file()
        assert len(name) <= 64


def test_what_is_no_file_and_no_page_of_the_client(tmp_path: Path, client: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path), client=client) as here:
            browser = await here.browser()
            for path in (
                "/assets/main-old.js",
                "/assets/old",
                "/robots.txt",
                "/api/nowhere",
                "/api",
                "/health/nowhere",
            ):
                assert await browser.refused("GET", path) == (404, "not-found"), path
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
                assert "not for anybody" not in (await browser.ask("GET", path)).text
            assert (await browser.ask("POST", "/new")).status_code in (404, 405)
            assert (await browser.ask("GET", "/health/live")).json()["status"] == "ok"

    run(test())


def test_without_a_client_the_first_page_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            browser = await here.browser()
            page = await browser.ask("GET", "/")
            assert page.status_code == 200
            assert "make client" in page.text
            assert "läuft" in page.text
            assert await browser.refused("GET", "/new") == (404, "not-found")

    run(test())


def test_the_client_of_a_checkout_is_found() -> None:
    built = Path(__file__).parents[2] / "web/dist"
    assert find_client() == (built if (built / "index.html").exists() else None)
