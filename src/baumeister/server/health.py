"""Health checks and metrics, for whoever runs the server."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any, Final

from litestar import Request, Response, get
from msgspec import Struct
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from baumeister.engine.errors import BaumeisterError
from baumeister.server.errors import NotAllowed
from baumeister.server.http.parts import Parts
from baumeister.server.security import is_from_here
from baumeister.server.site import Site

#: Seconds after which the database counts as away.
PATIENCE: Final = 3.0


class Health(Struct, frozen=True):
    """`ok`, or what is wrong, for each part."""

    status: str
    database: str = "ok"
    bus: str = "ok"
    writer: str = "ok"


@get("/health/live", include_in_schema=False)
async def live() -> Health:
    """The process answers."""
    return Health("ok")


@get("/health/ready", include_in_schema=False)
async def ready(site: Parts) -> Response[Health]:
    """The server can serve: a load balancer may send requests here."""
    health = await look(site)
    fine = health.status == "ok"
    site.metrics.ready.set(1 if fine else 0)
    return Response(health, status_code=200 if fine else 503)


async def look(site: Site) -> Health:
    parts = {
        "database": await _database(site),
        "bus": "ok" if site.bus.is_up else "away",
        "writer": "failing" if site.writer.counters.is_failing else "ok",
    }
    stopping = "stopping" if site.is_stopping else ""
    wrong = [name for name, state in parts.items() if state != "ok"]
    return Health(stopping or ("degraded" if wrong else "ok"), **parts)


async def _database(site: Site) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            await site.database.ping()
    except (BaumeisterError, TimeoutError):
        return "away"
    return "ok"


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], site: Parts) -> Response[bytes]:
    """For Prometheus."""
    token = site.settings.metrics_token
    if token:
        given = request.headers.get("authorization", "")
        if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
            raise NotAllowed("the metrics ask for a token")
    elif not is_from_here(request.scope):
        raise NotAllowed("without a token the metrics are for this machine alone")
    return Response(site.metrics.text(), media_type=CONTENT_TYPE_LATEST)
