"""The description of the HTTP addresses, which everybody may ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from baumeister.server.http import openapi
from baumeister.server.http.description import describe
from tests.server.app_tools import run, running, settings_in


def test_the_description_is_made_once_for_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Making it takes the event loop for long enough to be felt at every table."""
    made: list[Litestar] = []
    make = openapi.description

    def counted(app: Litestar) -> dict[str, Any]:
        made.append(app)
        return make(app)

    monkeypatch.setattr(openapi, "description", counted)

    async def test() -> None:
        async with running(settings_in(tmp_path)) as here:
            assert not made
            answers = [await (await here.browser()).ask("GET", "/api/openapi.json") for _ in range(3)]
            assert all(answer.json() == describe() for answer in answers)
            assert len({answer.content for answer in answers}) == 1
            assert all(answer.headers["content-type"] == "application/json" for answer in answers)

    run(test())
    assert len(made) == 1
