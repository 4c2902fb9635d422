"""Start, new table, waiting room, credits: boxes and axe at all widths, in both languages and themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.client.driver import Client
from tests.client.probes import axe, boxes

Make = Callable[..., Client]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("width", [360, 768, 1440])
def test_pages(client: Make, width: int, language: str) -> None:
    one = client(width=width, language=language, theme="dark" if width == 768 else "light")
    for path, ready in (("/", ".box"), ("/new", ".seat"), ("/credits", ".text"), ("/nirgendwo", ".state")):
        one.go(path)
        one.page.wait_for_selector(ready)
        assert not boxes(one.page), path
        assert not axe(one.page), path
    one.play_now()
    one.go()
    one.page.wait_for_selector(".tc")
    assert not boxes(one.page)
    assert not axe(one.page)
