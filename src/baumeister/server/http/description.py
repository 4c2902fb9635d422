"""The description of the HTTP addresses without a running server: for generated types and for tests."""

from __future__ import annotations

from typing import Any, NoReturn

from litestar import Litestar
from litestar.di import Provide

from baumeister.server.http import ROUTES
from baumeister.server.http.openapi import description, make_config


def describe() -> dict[str, Any]:
    """OpenAPI, as /api/openapi.json serves it."""
    app = Litestar(
        ROUTES,
        dependencies={name: _absent(name) for name in ("site", "who")},
        openapi_config=make_config(),
        logging_config=None,
    )
    return description(app)


def _absent(name: str) -> Provide:
    def refuse() -> NoReturn:
        raise AssertionError(f"nothing is asked of this application, so there is no {name}")

    return Provide(refuse, sync_to_thread=False)
