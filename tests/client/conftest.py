"""A browser, a server, and a page that complains about everything that goes wrong in it."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.client.driver import Client

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str:
    """The one on PATH, else the one `tools/browser` has unpacked."""
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    own = ROOT / ".tools/chromium/chromium"
    if not own.exists():
        pytest.skip("no Chromium: (cd tools/browser && npm ci && npm run unpack)")
    return str(own)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", shutil.which("node") or "")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as tool:
        running = tool.chromium.launch(
            executable_path=find_chromium(),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        )
        page = running.new_page()
        page.set_content("<b style='font-size:40px'>Baumeister</b>")
        # Without fonts every page is blank, and a careless test would not notice.
        assert page.evaluate("document.querySelector('b').getBoundingClientRect().width") > 100
        page.close()
        yield running
        running.close()


@contextlib.contextmanager
def serve() -> Iterator[str]:
    """The development server with bots that do not wait."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [sys.executable, str(ROOT / "web/dev/server.py"), "--port", str(port), "--pause", "0.01"]
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path})
    where = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{where}/api/games", timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield where
    finally:
        process.terminate()
        process.wait(10)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    if not (ROOT / "web/dist/index.html").exists():
        pytest.skip("no client: (cd web && npm ci && npm run build)")
    with serve() as where:
        yield where


@pytest.fixture
def client(browser: Browser, address: str) -> Iterator[Callable[..., Client]]:
    """Makes browsers of their own: `client(width=360, language="en", theme="dark")`. No page may log an error."""
    made: list[Client] = []

    def make(**options: object) -> Client:
        one = Client(browser, address, **options)  # type: ignore[arg-type]
        made.append(one)
        return one

    yield make
    for one in made:
        one.close()
    assert not [fault for one in made for fault in one.faults]
