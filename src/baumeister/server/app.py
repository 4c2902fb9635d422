"""The application: Litestar with all routes and the socket, inside the shield."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeAlias

from litestar import Litestar, Request, Router
from litestar.di import Provide

from baumeister.server.answers import HANDLERS
from baumeister.server.http import ROUTES
from baumeister.server.http.openapi import make_config, openapi
from baumeister.server.security import Shield, check_request, signed_in
from baumeister.server.settings import Settings
from baumeister.server.site import Site
from baumeister.server.socket import socket
from baumeister.server.storage.people import SignInRow

OpenSite: TypeAlias = Callable[[Settings], AbstractAsyncContextManager[Site]]


def make_app(settings: Settings, open_site: OpenSite) -> Shield:
    """The ASGI application. Its parts are opened when it starts and closed when it ends (ASGI's lifespan)."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_site(settings) as site:
            app.state.site = site
            yield

    routes = Router(
        "/",
        route_handlers=ROUTES,
        guards=[check_request],
        dependencies={"who": Provide(_who, sync_to_thread=False)},
    )
    app = Litestar(
        [routes, openapi, socket],
        lifespan=[lifespan],
        dependencies={"site": Provide(_site, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        request_max_body_size=settings.body_bytes,
        openapi_config=make_config(),
        logging_config=None,
        debug=False,
    )
    return Shield(app, settings)


def _site(request: Request[Any, Any, Any]) -> Site:
    site: Site = request.app.state.site
    return site


def _who(request: Request[Any, Any, Any]) -> SignInRow:
    return signed_in(request.scope)
