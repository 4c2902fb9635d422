"""A browser, a real server with the built client, and a page that complains about everything that goes wrong in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.client.driver import Client
from tests.client.running import ClientServer, open_browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as running:
        page = running.new_page()
        page.set_content("<b style='font-size:40px'>Baumeister</b>")
        # Without fonts every page is blank, and a careless test would not notice.
        assert page.evaluate("document.querySelector('b').getBoundingClientRect().width") > 100
        page.close()
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClientServer]:
    one = ClientServer(tmp_path_factory.mktemp("server"))
    try:
        one.start()
        yield one
    finally:
        one.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ClientServer]:
    """One that a test may end and start again."""
    one = ClientServer(tmp_path)
    try:
        one.start()
        yield one
    finally:
        one.kill()


@pytest.fixture
def client(browser: Browser, server: ClientServer) -> Iterator[Callable[..., Client]]:
    """Makes browsers of their own: `client(width=360, language="en", theme="dark")`. No page may log an error."""
    made: list[Client] = []

    def make(address: str = server.address, **options: Any) -> Client:
        one = Client(browser, address, **options)
        made.append(one)
        return one

    yield make
    for one in made:
        one.close()
    assert not [fault for one in made for fault in one.faults]
